import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DisputesReport } from '../../render/report/disputes-report.ts';
import type { RulingReport } from '../../render/report/types.ts';
import { ran } from '../fake-io.fixture.ts';
import { home, person, STOP } from '../prompts/person.fixture.ts';

const ASLEEP = ['', 're', 'cyn', 'as', 'luxr', '', '', ''];

describe('below a ruling', () => {
  it('l shows all that may be done and w why it is so, and the talk goes on', async () => {
    const { out } = await ran(
      ['board', 'new', 'CR | Cyndaquil ~asleep / Luxray vs ?'],
      '',
      person(home(), [['retreat']], ['l', 'w', 'enter']),
    );
    expect(out).toContain('closed  retreat  Cyndaquil is Asleep');
    expect(out).toContain('no attack has been declared');
  });
});

describe('judge board new by flags', () => {
  const words = ['board', 'new', '--ask', 'retreat', '--active', 'Cyndaquil ~asleep', '--bench', 'Luxray'];

  it('rules at once, as judge can does on the line', async () => {
    const data = home();
    const { code, out } = await ran(words, '', { env: { HEADJUDGE_DATA: data } });
    const can = await ran(['can', 'retreat', '-b', 'CR | Cyndaquil ~asleep / Luxray vs ?']);
    expect(code).toBe(1);
    expect(out).toBe(can.out);
    expect(readdirSync(data)).toEqual([]);
  });

  it('takes every other fact of the table', async () => {
    const more = [
      '--their-active',
      'Machamp -40',
      '--their-bench',
      'Pichu',
      '--used',
      'retreat',
      '--stadium',
      'Moonlight Stadium',
      '--turn',
      '7',
      '--ruleset',
      'XY',
    ];
    const { out } = await ran([...words, ...more, '--json']);
    expect((JSON.parse(out) as RulingReport).board).toBe(
      'XY t7 used retreat | Cyndaquil ~asleep / Luxray vs Machamp -40 / Pichu | stadium Moonlight Stadium',
    );
  });

  it('saves under the name that is given, as a scenario that comes to the same', async () => {
    const data = home();
    await ran([...words, '--save', 'Table 7'], '', { env: { HEADJUDGE_DATA: data } });
    const file = join(data, 'disputes', 'table-7.yaml');
    expect(readFileSync(file, 'utf8')).toContain(
      'name: Table 7\nboard: CR | Cyndaquil ~asleep / Luxray vs ?\nask: retreat\n',
    );
    expect((await ran(['verify', file])).code).toBe(0);
  });

  it('names the saved file in JSON, and tells nothing but the fault where it cannot be saved', async () => {
    const data = home();
    const env = { HEADJUDGE_DATA: data };
    const { out } = await ran([...words, '--save', 'x', '--json'], '', { env });
    expect((JSON.parse(out) as RulingReport).saved).toBe(join(data, 'disputes', 'x.yaml'));
    const blocked = home();
    writeFileSync(join(blocked, 'disputes'), 'a file');
    const refused = await ran([...words, '--save', 'x', '--json'], '', { env: { HEADJUDGE_DATA: blocked } });
    expect(refused.code).toBe(2);
    expect(JSON.parse(refused.out)).toMatchObject({ errors: [{ code: 'unwritable' }] });
  });

  it('tells all that is wrong in one go', async () => {
    const { code, error } = await ran([
      'board',
      'new',
      '--ask',
      'retreat',
      '--active',
      'Cyndaqil ~aslep',
      '--bench',
      'Luxry',
    ]);
    expect(code).toBe(2);
    expect(error).toContain('“aslep” is not a Special Condition');
    expect(error).toContain('Cyndaquil');
    expect(error).toContain('Luxray');
  });

  it('leaves no fact out that the question does not read', async () => {
    const words = ['board', 'new', '--ask', 'attack', '--active', 'Luxray +LLLL', '--used', 'retreat,energy', '--json'];
    expect((JSON.parse((await ran(words)).out) as RulingReport).board).toBe(
      'CR used energy retreat | Luxray +LLLL vs ?',
    );
  });

  it('takes no table twice', async () => {
    const { code, error } = await ran([
      'board',
      'new',
      '--ask',
      'retreat',
      '-b',
      'CR | Luxray vs ?',
      '--their-active',
      'Pichu',
    ]);
    expect(code).toBe(2);
    expect(error).toContain('--their-active');
  });

  it('names what is missing where there is no terminal to ask on', async () => {
    const { code, error } = await ran(['board', 'new', '--active', 'Cyndaquil']);
    expect(code).toBe(2);
    expect(error).toContain('--ask QUESTION');
    expect(error).not.toContain('--active POKEMON or');
  });
});

describe('judge board new by questions', () => {
  it('rules, and leaves no draft when the judge leaves', async () => {
    const data = home();
    const { code, out } = await ran(['board', 'new'], '', person(data, [ASLEEP], ['enter']));
    expect(code).toBe(1);
    expect(out).toContain('CR | Cyndaquil ~asleep / Luxray vs ?');
    expect(readdirSync(join(data, 'drafts'))).toEqual([]);
  });

  it('keeps what was answered when it is interrupted, and goes on with it', async () => {
    const data = home();
    const first = await ran(['board', 'new'], '', person(data, [['', 're', 'cyn', STOP]], []));
    expect(first.code).toBe(3);
    expect(first.out).toContain('Stopped after 3 answers. They are saved.');
    const again = await ran(['board', 'new', '--resume'], '', person(data, [['as', 'luxr', '', '', '']], ['enter']));
    expect(again.out).toContain('CR | Cyndaquil ~asleep / Luxray vs ?');
    expect(readdirSync(join(data, 'drafts'))).toEqual([]);
  });

  it('offers what was left, and a new table leaves it there', async () => {
    const data = home();
    await ran(['board', 'new'], '', person(data, [['', 're', 'cyn', STOP]], []));
    const fresh = await ran(['board', 'new'], '', person(data, [ASLEEP], ['n', 'enter']));
    expect(fresh.out).toContain('Unfinished table');
    expect(readdirSync(join(data, 'drafts'))).toHaveLength(1);
    const thrown = await ran(['board', 'new'], '', person(data, [ASLEEP], ['x', 'enter']));
    expect(thrown.code).toBe(1);
    expect(readdirSync(join(data, 'drafts'))).toEqual([]);
  });

  it('corrects a fact after the ruling', async () => {
    const data = home();
    const { out } = await ran(['board', 'new'], '', person(data, [ASLEEP, ['4'], ['nothing']], ['e', 'enter']));
    expect(out).toContain('CR | Cyndaquil / Luxray vs ?');
  });

  it('a draft whose card is on file no more is not ruled on, and kept', async () => {
    const data = home();
    await ran(['board', 'new'], '', person(data, [['', 're', 'cyn', STOP]], []));
    const [name = ''] = readdirSync(join(data, 'drafts'));
    const file = join(data, 'drafts', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Cyndaquil', 'Nosuchmon'));
    const { code, error, out } = await ran(['board', 'new', '--resume'], '', person(data, [['.']], []));
    expect(code).toBe(3);
    expect(error).toContain('no card is called “Nosuchmon”');
    expect(out).not.toContain('ILLEGAL');
    expect(readdirSync(join(data, 'drafts'))).toHaveLength(1);
  });

  it('a draft that cannot be read is ignored', async () => {
    const data = home();
    await ran(['board', 'new'], '', person(data, [['', 're', STOP]], []));
    const [name = ''] = readdirSync(join(data, 'drafts'));
    writeFileSync(join(data, 'drafts', name), '{"session": {"draft": 1');
    const { out } = await ran(['board', 'new'], '', person(data, [ASLEEP], ['enter']));
    expect(out).not.toContain('Unfinished');
  });

  it('goes on where nothing can be kept, and says so when it is stopped', async () => {
    const data = home();
    writeFileSync(join(data, 'drafts'), 'a file where the folder should be');
    const { out } = await ran(['board', 'new'], '', person(data, [['', 're', 'cyn', STOP]], []));
    expect(out).toContain('Your answers could not be saved');
    expect(out).toContain('CR | Cyndaquil vs ?');
  });
});

describe('do it', () => {
  const TURN = ['', 'attach', 'fire', 'cyn', '', '', '', '', ''];

  it('plays a turn action by action, and saves it as a scenario that is replayed and verified', async () => {
    const data = home();
    const { out } = await ran(
      ['board', 'new'],
      '',
      person(data, [TURN, ['attach L to active'], ['turn seven']], ['d', 'n', 's', 'enter']),
    );
    expect(out).toContain('p1 attaches');
    const file = join(data, 'disputes', 'turn-seven.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('steps:\n  - attach R to active\n  - do: attach L to active\n');
    expect(text).toContain('verdict: illegal');
    expect((await ran(['verify', file])).code).toBe(0);
    expect((await ran(['replay', file])).out).toContain('attach');
  });

  it('asks for the coins and choices of the action', async () => {
    const data = home();
    const retreat = ['', 're', 'luxr', 'l', 'cyn,machop', '', '', ''];
    const { out } = await ran(['board', 'new'], '', person(data, [retreat, ['x']], ['d', 's', 'enter'], ['bench 2']));
    const text = readFileSync(join(data, 'disputes', 'x.yaml'), 'utf8');
    expect(text).toContain('bench 2');
    expect(out).toContain('Machop');
  });
});

describe('judge board list and open', () => {
  const saved = async (data: string): Promise<void> => {
    await ran(['board', 'new'], '', person(data, [ASLEEP, ['table 7']], ['s', 'enter']));
  };

  it('tells name, document, question and verdict of each, as screen and as JSON', async () => {
    const data = home();
    await saved(data);
    writeFileSync(join(data, 'disputes', 'broken.yaml'), 'board: [');
    const env = { HEADJUDGE_DATA: data };
    const { disputes } = JSON.parse((await ran(['board', 'list', '--json'], '', { env })).out) as DisputesReport;
    expect(disputes.find(({ name }) => name === 'table-7')).toMatchObject({
      title: 'table 7',
      document: 'comprehensive-2009',
      question: 'retreat',
      verdict: 'illegal',
      steps: 0,
      board: 'CR | Cyndaquil ~asleep / Luxray vs ?',
      fault: null,
    });
    expect(disputes.find(({ name }) => name === 'broken')?.fault).not.toBeNull();
    const { code, out } = await ran(['board', 'list'], '', { env });
    expect(code).toBe(0);
    expect(out).toMatch(/\ttable-7\tCR 2009\t\d{4}-\d\d-\d\d\tretreat\tillegal/u);
  });

  it('says how to save one where there is none', async () => {
    expect((await ran(['board', 'list'], '', { env: { HEADJUDGE_DATA: home() } })).out).toContain('judge board new');
  });

  it('opens one by the beginning of its name: piped, it is what replay prints', async () => {
    const data = home();
    await saved(data);
    const env = { HEADJUDGE_DATA: data };
    const opened = await ran(['board', 'open', 'tab'], '', { env });
    expect(opened).toEqual(await ran(['replay', join(data, 'disputes', 'table-7.yaml')], '', { env }));
  });

  it('goes on with it at a terminal, and saves it again in its place', async () => {
    const data = home();
    await saved(data);
    const { out } = await ran(['board', 'open', '1'], '', person(data, [['end turn'], ['']], ['n', 's', 'enter']));
    expect(out).toContain('p1 may end the turn');
    expect(readdirSync(join(data, 'disputes'))).toEqual(['table-7.yaml']);
    expect(readFileSync(join(data, 'disputes', 'table-7.yaml'), 'utf8')).toContain('name: table-7\n');
    expect(readFileSync(join(data, 'disputes', 'table-7.yaml'), 'utf8')).toContain('ask: end turn');
  });

  it('names the nearest on a miss', async () => {
    const data = home();
    await saved(data);
    const { code, error } = await ran(['board', 'open', 'tabel-7'], '', { env: { HEADJUDGE_DATA: data } });
    expect(code).toBe(2);
    expect(error).toContain('nearest   table-7');
  });
});

describe('judge alone', () => {
  it('is the help where there is no terminal', async () => {
    const { code, out } = await ran([]);
    expect(code).toBe(2);
    expect(out).toContain('Usage: judge');
  });

  it('is a menu at a terminal, in which every thing to do names its command', async () => {
    const data = join(home(), 'fresh');
    const { code, out } = await ran([], '', person(data, [['309.4']], ['i', 'q']));
    expect(code).toBe(0);
    for (const command of ['judge board new', 'judge search', 'judge rule', 'judge compare', 'judge --help'])
      expect(out).toContain(command);
    expect(out).toContain('New here?');
    expect(out).toContain('$ judge rule 309.4');
    expect(out).toContain('CR 309.4');
  });

  it('changes the usual rulebook, with which new disputes begin and by which a bare line is ruled', async () => {
    const data = home();
    const { out } = await ran([], '', person(data, [['xy'], ['', 're', STOP]], ['r', 'n', 'q']));
    expect(out).toContain('$ judge use XY');
    expect(out).toContain('judges, by XY 2016');
    expect(out).toContain('so far   XY | ? vs ?');
    const line = await ran(['can', 'retreat', '-b', 'Cyndaquil / Luxray vs ?'], '', { env: { HEADJUDGE_DATA: data } });
    expect(line.out).toMatch(/XY 2016\n/u);
  });

  it('keeps the usual rulebook where a file says anything else', async () => {
    const data = home();
    for (const text of ['{"ruleset":"pauper"}', '[]', 'no JSON']) {
      writeFileSync(join(data, 'rulebook.json'), text);
      expect((await ran([], '', person(data, [], ['q']))).out).toContain('judges, by CR 2009');
    }
  });

  it('verifies a folder of scenarios', async () => {
    const { out } = await ran([], '', person(home(), [['no-such-folder']], ['v', 'q']));
    expect(out).toContain('$ judge verify no-such-folder');
  });

  it('offers what was left and what was saved', async () => {
    const data = home();
    await ran(['board', 'new'], '', person(data, [ASLEEP, ['table 7']], ['s', 'enter']));
    await ran(['board', 'new'], '', person(data, [['', 're', 'cyn', STOP]], []));
    const { out } = await ran([], '', person(data, [['table']], ['o', 'enter', 'q']));
    expect(out).toContain('continue: retreat  CR | Cyndaquil vs ?');
    expect(out).toContain('open a saved dispute (1)');
    expect(out).toContain('$ judge board open table-7');
    expect(out).not.toContain('New here?');
  });
});
