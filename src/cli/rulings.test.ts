import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DOCUMENTS, isRuled } from '../corpus/index.ts';
import { ran } from './fake-io.fixture.ts';

const TABLE_A =
  'CR t7 p1 used retreat | Cyndaquil(MT 79) ~asleep@7 / Luxray(DP 7), Wigglytuff(GE 32) vs Machamp(DP 31) -40 / -';
const TABLE_B =
  'CR t9 p1 | Typhlosion(MT 16)<Quilava<Cyndaquil +RR+DRE(CG 88) / Cyndaquil(MT 79) vs Machamp(DP 31) / -';
const CONFUSED = 'CR t9 p1 | Cyndaquil(MT 79) +RR ~confused / - vs Machamp(DP 31) / -';
const PRINTS = 'CR t7 p2 | Aggron ex / ? vs Kecleon(LM 37) +RCT+R / -';

/** A document that is read and not ruled by, while there is one. */
const unruled = DOCUMENTS.find(({ key }) => !isRuled(key));

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

interface Json {
  readonly [key: string]: unknown;
}
const jsonOf = async (...words: readonly string[]): Promise<{ readonly code: number; readonly json: Json }> => {
  const { code, out, error } = await ran([...words, '--json']);
  expect(error).toBe('');
  return { code, json: JSON.parse(out) as Json };
};

const CITATION = { document: 'comprehensive-2009', id: expect.any(String) };

describe('judge can', () => {
  test('has every key of the contract, whatever the verdict', async () => {
    for (const [question, board] of [
      ['retreat', TABLE_A],
      ['retreat', TABLE_B],
      ['attack Live Coal', CONFUSED],
      ['attack Quick Attack', PRINTS],
      ['retreat', 'Neo | Charmeleon / Flaaffy vs Natu'],
    ] as const) {
      const { json } = await jsonOf('can', question, '-b', board);
      expect(json).toMatchObject({
        schema: 1,
        ruleset: expect.any(String),
        question,
        verdict: expect.stringMatching(/^(legal|illegal|depends|undetermined|not-modelled)$/u),
        say: expect.any(Array),
        grounds: expect.any(Array),
        options: expect.any(Array),
        branches: expect.any(Array),
        gaps: expect.any(Array),
        assumptions: expect.any(Array),
        trace: expect.any(Array),
        remedy: expect.any(Array),
        elsewhere: expect.any(Array),
        board: expect.any(String),
      });
      for (const line of json.remedy as unknown[]) expect(line).toBeTypeOf('string');
      for (const said of json.say as unknown[]) expect(said).not.toMatch(/\bp[1-4]\b|\d{3}\.\d/u);
      // Both sides of a coin are two, and what comes after either is one more.
      const most = (json.branches as unknown[]).length > 1 ? 4 : 3;
      expect((json.say as unknown[]).length).toBeLessThanOrEqual(most);
    }
  });

  test('takes a point that one document parts from it, whichever of its paragraphs it is', async () => {
    const table = (hand: string) => `XY t8 p1 | Pikachu(MD 70) / - [hand (${hand})] vs Machamp(DP 31) / -`;
    const filled = await jsonOf('can', 'play Potion', '-b', table('Potion'), '--fallback', 'APR');
    expect(filled.code).toBe(1);
    expect(filled.json.grounds).toMatchObject([
      { rule: { document: 'advanced-2018', id: 'I.B-01/itm.1' } },
      { rule: { document: 'advanced-2018', id: 'II.C-06#4' } },
    ]);
    expect((await jsonOf('can', 'play Potion', '-b', table('Potion'))).json.verdict).toBe('undetermined');
    const elder = await jsonOf('can', 'play Potion', '-b', table('Potion'), '--fallback', 'CR');
    expect(elder.json.grounds).toMatchObject([{ rule: { document: 'comprehensive-2009', id: '602.3' } }]);
  });

  test('fills every prohibition on which the document in force is silent, and none against what it states', async () => {
    const ruled = async (question: string, board: string, fallback: string | null) => {
      const { json } = await jsonOf(
        'can',
        question,
        '-b',
        board,
        ...(fallback === null ? [] : ['--fallback', fallback]),
      );
      return [json.verdict, (json.grounds as { rule: { id: string } }[]).map(({ rule }) => rule.id)];
    };
    const poisoned = 'Neo t5 p1 | Alakazam ~poisoned / Machop@2 vs Pikachu';
    expect(await ruled('use Damage Swap', poisoned, null)).toEqual(['legal', []]);
    expect(await ruled('use Damage Swap', poisoned, 'CR')).toEqual(['illegal', ['903.1']]);
    expect(await ruled('use Damage Swap', poisoned.replace(' ~poisoned', ''), 'CR')).toEqual(['legal', []]);
    const fossils = 'EX p1 setup | [hand (7 Dome Fossil), deck 53] vs [hand (7 R), deck 53]';
    expect(await ruled('mulligan', fossils, null)).toEqual(['undetermined', []]);
    expect(await ruled('mulligan', fossils, 'CR')).toEqual(['illegal', ['500.2a']]);
    expect(await ruled('mulligan', fossils.replace('Dome Fossil', 'R'), 'CR')).toEqual(['legal', []]);
    // Everything may be done as often as a player likes, and the document says so.
    const again = 'EX t5 p1 used retreat | Machop +F / Pikachu(MD 70) vs Pikachu(MD 70)';
    expect(await ruled('retreat', again, 'CR')).toEqual(['legal', []]);
    expect(await ruled('retreat', again.replace('EX', 'CR'), null)).toEqual(['illegal', ['309.2']]);
  });

  test('gives every ground with its rule, the fact on this table and what would allow it', async () => {
    const { code, json } = await jsonOf('can', 'retreat', '-b', TABLE_A);
    expect(code).toBe(1);
    expect(json.grounds).toMatchObject(
      [
        ['311.2b', 2],
        ['309.3', 2],
        ['309.2', 0],
      ].map(([id, allowances]) => ({
        rule: { document: 'comprehensive-2009', id },
        says: expect.any(String),
        because: expect.any(String),
        allowedBy: Array.from({ length: Number(allowances) }, () => ({ ...CITATION, says: expect.any(String) })),
      })),
    );
    const grounds = json.grounds as { allowedBy: unknown; liftedBy: unknown }[];
    for (const one of grounds) expect(one.liftedBy).toEqual(one.allowedBy);
  });

  test('lists the ways, and the near ways that are refused', async () => {
    const { code, json } = await jsonOf('can', 'retreat', '-b', TABLE_B);
    expect(code).toBe(0);
    const options = json.options as { legal: boolean; rule: object }[];
    expect(options.map((one) => one.legal)).toEqual([true, true, true, false, false, true]);
    for (const one of options) expect(one.rule).toEqual(CITATION);
  });

  test('follows a coin both ways, or the one way that was given', async () => {
    const both = await jsonOf('can', 'attack Live Coal', '-b', CONFUSED);
    expect(both).toMatchObject({
      code: 0,
      json: {
        verdict: 'depends',
        branches: [
          { if: ['coin: heads'], verdict: 'legal' },
          { if: ['coin: tails'], verdict: 'illegal' },
        ],
      },
    });
    const tails = await jsonOf('can', 'attack Live Coal', '-b', CONFUSED, '--answers', 'tails');
    expect(tails).toMatchObject({
      code: 0,
      json: { verdict: 'legal', headline: expect.stringContaining('no effect') },
    });
  });

  test('says which print decides, and what each would give', async () => {
    const { code, json } = await jsonOf('can', 'attack Quick Attack', '-b', PRINTS);
    expect(code).toBe(3);
    expect(json).toMatchObject({
      verdict: 'undetermined',
      branches: [
        { if: ['print: with Intimidating Armor'], verdict: 'illegal' },
        { if: ['print: without Intimidating Armor'], verdict: 'legal' },
      ],
    });
  });

  test.skipIf(unruled === undefined)('rules on no document that it does not know', async () => {
    for (const words of [
      ['-b', `${unruled?.label} | Charmeleon / Flaaffy vs Natu`],
      ['-b', TABLE_A, '--ruleset', unruled?.label ?? ''],
    ]) {
      const { code, json } = await jsonOf('can', 'retreat', ...words);
      expect(code).toBe(3);
      expect(json).toMatchObject({
        verdict: 'not-modelled',
        grounds: [],
        gaps: [{ text: expect.stringContaining('This version rules') }],
      });
    }
  });

  test('knows no ruleset of a name that is none', async () => {
    expect((await ran(['can', 'retreat', '-b', TABLE_A, '--ruleset', 'ZZ'])).code).toBe(2);
  });

  test('rules on every form of play by the rules of that form', async () => {
    const two = await jsonOf('can', 'bench Shinx', '-b', 'CR 2on2 | Pikachu, Raichu / Luxray, ?3 vs ?2');
    expect(two.code).toBe(1);
    expect(two.json.grounds).toMatchObject([{ rule: { document: 'comprehensive-2009', id: '701.3' } }]);
    const four = 'CR team | Pikachu / - vs Raichu / - vs Luxray / - vs Shinx / -';
    const team = await jsonOf('can', 'retreat', '-b', four);
    expect(team.json).toMatchObject({ verdict: 'illegal', gaps: [] });
    const mate = await jsonOf('can', 'attack with active on p3 active', '-b', four);
    expect(mate.json).toMatchObject({ verdict: 'illegal' });
    expect((await ran(['can', 'attack on nobody', '-b', four])).code).toBe(2);
  });

  test('asks for one form of play where four players sit and two were named', async () => {
    const board = 'CR 2on2 | Pikachu / - vs Raichu / - vs Luxray / - vs Shinx / -';
    const { json } = await jsonOf('can', 'end turn', '-b', board);
    expect(json).toMatchObject({ verdict: 'undetermined', needs: [{ says: expect.stringContaining('four players') }] });
  });

  test('says that it assumed a document, and that a flag chose one', async () => {
    const assumed = await jsonOf('can', 'retreat', '-b', 'Cyndaquil ~asleep / Luxray vs ?');
    expect(assumed.json.assumptions).toContainEqual(expect.objectContaining({ kind: 'default', about: 'ruleset' }));
    const shown = await ran(['can', 'retreat', '-b', 'Cyndaquil ~asleep / Luxray vs ?']);
    expect(shown.out).toContain('note  CR 2009 decides: neither the board nor --ruleset names a document.');
    const chosen = await ran([
      'can',
      'retreat',
      '-b',
      'Neo | Cyndaquil(MT 79) ~asleep / Luxray(DP 7) vs ?',
      '--ruleset',
      'CR',
    ]);
    expect(chosen.out.split('\n')[0]).toContain('CR 2009 by --ruleset');
  });

  test('takes assumptions, names them first, and refuses what it does not understand', async () => {
    const { out, code } = await ran([
      'can',
      'retreat',
      '-b',
      TABLE_A.replace('used retreat ', '').replace(' ~asleep@7', ''),
      '--assume',
      'retreat cost 0',
    ]);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 2).join('\n')).toMatch(
      /^✓ LEGAL, as assumed[^\n]*\nAssumed {2}The Retreat Cost is 0/u,
    );
    expect((await ran(['can', 'retreat', '-b', TABLE_A, '--assume', 'moon'])).error).toContain(
      '“moon” is not an assumption',
    );
  });

  test('what is healed is said after a replay too, so that nobody is left with too many counters', async () => {
    const file = [
      'cards:',
      '  Nurse: {hp: 80, type: W, retreat: 1, attacks: [{name: Mend, cost: [], damage: 10, does: [{heal: 20, from: self}]}]}',
      "board: 'CR t9 p1 | Nurse -50 / - vs Nurse / - [deck 9]'",
      'steps:',
      '  - do: attack Mend',
    ].join('\n');
    const { out } = await ran(['replay', '-', '--say'], file);
    expect(out).toContain('Take 2 damage counters off');
  });

  test('--say prints what to read aloud and nothing else', async () => {
    const { out } = await ran(['can', 'retreat', '-b', TABLE_A, '--say']);
    expect(out).toBe(
      "You can't retreat.\nCyndaquil is Asleep, it has no Energy for its Retreat Cost of one, and you have already retreated this turn.\n",
    );
  });

  test('takes the question of the file when none is typed, with its answers', async () => {
    const path = file('ask.yaml', `board: ${CONFUSED}\nask: attack Live Coal\nanswers: [tails]\n`);
    expect(await jsonOf('can', '-b', path)).toMatchObject({ code: 0, json: { question: 'attack Live Coal' } });
    expect((await ran(['can', '-b', TABLE_A])).error).toContain('judge can needs a question');
    expect((await ran(['can', 'retreat'])).error).toContain('judge can needs a table');
    expect((await ran(['can', 'disputes/a.yaml', 'retreat'])).error).toContain('--board disputes/a.yaml');
    expect((await ran(['legal', TABLE_A])).error).toContain(`--board '${TABLE_A}'`);
  });

  test.each([
    ['retrat', 'unknown-question', 'Did you mean  retreat ?'],
    ['attack Tickle', 'unknown-attack', 'Tackle'],
    ['play Swich', 'unknown-card', 'Switch'],
    ['use Good Knight', 'unknown-power', ''],
    ['attach R to bench 4', 'unknown-place', 'bench 1'],
    ['bench', 'incomplete-question', 'bench CARD'],
  ])('“%s” is refused as %s, with what is near', async (question, code, near) => {
    const { code: exit, json } = await jsonOf('can', question, '-b', TABLE_A);
    expect(exit).toBe(2);
    const [fault] = json.errors as { code: string; message: string; hint: string | null }[];
    expect(fault?.code).toBe(code);
    expect(`${fault?.message} ${fault?.hint}`).toContain(near);
  });
});

describe('assumptions about one thing', () => {
  test.each([
    [['retreat cost 0', 'retreat cost 2']],
    [['retreat cost is 1', 'retreat cost 1']],
    [['ignore Luxray', 'ignore luxray']],
  ])('cannot be two, and both are named: %j', async (assume) => {
    const flags = assume.flatMap((text) => ['--assume', text]);
    const { code, out, error } = await ran(['can', 'retreat', '-b', TABLE_A, ...flags]);
    expect(code).toBe(2);
    expect(out).toBe('');
    for (const text of assume) expect(error).toContain(`“${text}”`);
  });

  test('may be of several things', async () => {
    const flags = ['--assume', 'retreat cost 0', '--assume', 'ignore Luxray'];
    expect((await ran(['can', 'retreat', '-b', TABLE_A, ...flags])).code).toBe(1);
  });

  test('cannot take away a text that is read and applied', async () => {
    const { code, out, error } = await ran(['can', 'retreat', '-b', TABLE_A, '--assume', 'ignore Machamp']);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('every text of “Machamp” is read and applied');
  });

  test('collide in a scenario as they do on the command line', async () => {
    const path = file(
      'collide.yaml',
      `board: ${TABLE_A}\nask: retreat\nassume: [retreat cost 0, retreat cost 2]\nexpect: illegal\n`,
    );
    const { code, out, error } = await ran(['verify', path]);
    expect(code).not.toBe(0);
    expect(`${out}${error}`).toContain('retreat cost 0”, “retreat cost 2');
  });
});

describe('a Trainer in the Active place', () => {
  test.each(['retreat', 'attack', 'attack Tackle', 'level-up', 'evolve Raichu on active', 'attach Fire to active'])(
    '%s is answered with the fault, not with a ruling',
    async (question) => {
      const { code, json } = await jsonOf('can', question, '-b', 'CR | Switch vs Machamp(DP 31)');
      expect(code).toBe(3);
      expect(json).toMatchObject({
        verdict: 'undetermined',
        grounds: [],
        passed: [],
        needs: [{ id: '300.2', says: expect.stringContaining('Switch is in p1') }],
      });
    },
  );

  test('a question that it cannot matter to is answered', async () => {
    expect((await ran(['can', 'end turn', '-b', 'CR | Switch vs Machamp(DP 31)'])).code).toBe(0);
  });

  test('a Fossil there is a Pokémon without any attack', async () => {
    const { json } = await jsonOf('can', 'attack', '-b', 'CR | Dome Fossil vs Machamp(DP 31)');
    expect(json).toMatchObject({
      verdict: 'illegal',
      grounds: [{ rule: { id: '302.1' }, says: 'Dome Fossil has no attack.' }],
    });
  });
});

describe('judge legal', () => {
  test('has the keys of the contract, open and closed', async () => {
    const { code, json } = await jsonOf('legal', '-b', TABLE_A);
    expect(code).toBe(0);
    const open = json.open as Json[];
    const closed = json.closed as Json[];
    expect(json).toMatchObject({
      schema: 1,
      ruleset: 'comprehensive-2009',
      assumptions: expect.any(Array),
      gaps: [],
      faults: [],
      board: TABLE_A,
    });
    for (const row of open)
      expect(row).toMatchObject({ action: expect.any(String), rule: CITATION, options: expect.any(Array) });
    for (const row of closed) expect((row.grounds as unknown[]).length).toBeGreaterThan(0);
    expect(closed.map((row) => row.action)).toContain('retreat');
    expect(open.map((row) => row.action)).toContain('end turn');
  });

  test('narrows to one kind of action, and knows which there are', async () => {
    const { json } = await jsonOf('legal', 'retreat', '-b', TABLE_B);
    expect(json).toMatchObject({ open: [{ action: 'retreat' }], closed: [] });
    expect((json.open as { options: unknown[] }[])[0]?.options).toHaveLength(6);
    expect((await ran(['legal', 'retrat', '-b', TABLE_B])).error).toContain('Did you mean  retreat ?');
  });

  test('a card text that is not executed decides its row, and is shown', async () => {
    const bard = 'Bard{60HP, C, basic, "Poké-Power Old Song: Once during your turn, sing a song."}';
    const board = `CR t9 p1 | ${bard} / - vs Machamp(DP 31) / -`;
    const { json } = await jsonOf('legal', 'use', '-b', board);
    expect(json).toMatchObject({
      gaps: [{ card: 'Bard', place: 'Poké-Power Old Song' }],
      open: [{ says: 'Old Song of Bard', verdict: 'not-modelled' }],
      closed: [],
    });
    const { code } = await ran(['can', 'use Old Song', '-b', board]);
    expect(code).toBe(3);
  });

  test('a Trainer in the Active place evolves into nothing, and its rows name the fault', async () => {
    const { json } = await jsonOf('legal', '-b', 'CR | Switch vs Machamp(DP 31)');
    const open = json.open as Json[];
    const rows = [...open, ...(json.closed as Json[])].map(({ action }) => action);
    for (const never of ['evolve', 'level up', 'attack', 'use']) expect(rows).not.toContain(never);
    for (const action of ['retreat', 'attach'])
      expect(open.find((row) => row.action === action)).toMatchObject({
        verdict: 'undetermined',
        needs: [{ id: '300.2', says: expect.stringContaining('Switch is in p1') }],
      });
    expect(json.faults).toMatchObject([{ id: '300.2' }]);
  });

  test('a row that needs an unknown fact is not called closed', async () => {
    const { json } = await jsonOf('legal', 'retreat', '-b', 'CR t7 p1 | Wall{60HP, C} vs Machamp(DP 31)');
    expect(json.closed).toEqual([]);
    for (const row of json.open as Json[]) expect(row.verdict).toBe('undetermined');
  });
});

const REPLAY = `board: ${CONFUSED}\nsteps:\n  - do: attack Live Coal\n    answers: [tails]\n    expect: {p1 active damage: 20}\n`;

describe('unknown facts', () => {
  const BOARD = (foo: string): string => `turn: 7
p1: {active: [{card: Foo, energy: [R]}], bench: [Foo]}
p2: {active: [Obstacle], bench: []}
cards:
  Foo: {hp: 60, type: R, retreat: 1, ${foo}}
  Obstacle: {hp: 90, type: W, retreat: 1}
`;
  const DEPENDENT = {
    'an HP': 'powers: [{name: Big, kind: body, text: x, always: [{claim: hp, add: 20, while: {more-prizes: true}}]}]',
    'a permission':
      'powers: [{name: Up, kind: body, text: x, always: [{claim: may, act: retreat, despite: [limit], while: {more-prizes: true}}]}]',
    'an unread text': 'unread: [{text: Who cannot retreat., touches: [retreat], while: {more-prizes: true}}]',
  };

  test.each(Object.entries(DEPENDENT))('%s that depends on them makes no command fail', async (what, foo) => {
    const path = file('hanging.yaml', BOARD(foo));
    const { code, json } = await jsonOf('can', 'retreat', '-b', path);
    expect(code).toBe(what === 'an unread text' ? 3 : 0);
    expect(json.errors).toBeUndefined();
    expect((await jsonOf('board', 'check', path)).json).toMatchObject({ ok: true });
    expect((await jsonOf('legal', '-b', path)).json).toMatchObject({ open: expect.any(Array) });
    const used = file('used.yaml', `used: [retreat]\n${BOARD(foo)}`);
    expect((await ran(['can', 'retreat', '-b', used])).code).toBe(what === 'an HP' ? 1 : 3);
  });

  test('which of two Pokémon of one name is meant is not decided in silence', async () => {
    const line = 'CR t7 p1 | Luxray(DP 7) +L / Pikachu, Pikachu -10 [hand 1 (L)] vs Machamp(DP 31) / -';
    const { json } = await jsonOf('can', 'attach L to Pikachu', '-b', line);
    expect((json.options as Json[]).map(({ says }) => says)).toEqual([
      expect.stringContaining('bench 1'),
      expect.stringContaining('bench 2'),
    ]);
    const path = file('two.yaml', `board: ${line}\nsteps:\n  - attach L to Pikachu\n`);
    const replayed = await jsonOf('replay', path);
    expect(replayed.code).toBe(2);
    expect(replayed.json).toMatchObject({ errors: [{ code: 'ambiguous-question' }] });
  });

  test('answers that were not asked for are reported, and a kind of action that is impossible is not a gap', async () => {
    const { json } = await jsonOf('can', 'retreat', '-b', TABLE_A, '--answers', 'tails');
    expect(json).toMatchObject({ verdict: 'illegal' });
    expect(json.assumptions).toContainEqual(expect.objectContaining({ about: 'answers' }));
    const { out } = await ran([
      'legal',
      'evolve',
      '-b',
      'CR t7 p1 | Cyndaquil / - [hand 1 (Potion)] vs Machamp(DP 31) / -',
    ]);
    expect(out).toMatch(/nothing of that kind to do/u);
    expect(out).not.toContain('NOT MODELLED');
  });
});

describe('judge replay', () => {
  test('has the keys of the contract', async () => {
    const { code, json } = await jsonOf('replay', file('tails.yaml', REPLAY));
    expect(code).toBe(1);
    expect(json).toMatchObject({
      schema: 1,
      ruleset: 'comprehensive-2009',
      name: expect.any(String),
      steps: [{ action: { kind: 'attack' }, verdict: 'legal', grounds: [], trace: expect.any(Array) }],
      table: { turn: 10, 'to-move': 'p2', p1: { active: { card: 'Cyndaquil(MT 79)' } } },
      result: null,
      expectations: {
        met: expect.any(Number),
        unmet: [
          {
            path: 'step 1 p1 active damage',
            expected: '20',
            got: '30',
            at: expect.stringMatching(/tails\.yaml:5:\d+$/u),
          },
        ],
      },
      board: expect.stringMatching(/^CR t10 p2 draw \| /u),
    });
  });

  test('every node of a trace has what other programs read', async () => {
    const { json } = await jsonOf('replay', file('tails.yaml', REPLAY));
    const check = (nodes: readonly Json[]): void => {
      for (const node of nodes) {
        expect(node).toMatchObject({
          event: expect.any(String),
          text: expect.any(String),
          children: expect.any(Array),
        });
        expect([2, 3]).toContain(node.depth);
        expect(node.rule).toEqual(CITATION);
        check(node.children as readonly Json[]);
      }
    };
    check((json.steps as Json[])[0]?.trace as readonly Json[]);
  });

  const OPEN = `board: ${CONFUSED}\nsteps:\n  - attack Live Coal\n`;

  test('never waits where there is no terminal: it says what is asked', async () => {
    const { code, json } = await jsonOf('replay', file('open.yaml', OPEN));
    expect(code).toBe(3);
    expect(json).toMatchObject({
      steps: [{ open: { by: 'p1', answers: ['heads', 'tails'] } }],
      expectations: { unmet: [] },
    });
  });

  test('takes answers from the command line in the order of asking, and no more than are asked for', async () => {
    const path = file('open.yaml', OPEN);
    const { code, json } = await jsonOf('replay', path, '--answers', 'tails');
    expect(code).toBe(0);
    expect(json).toMatchObject({ board: expect.stringContaining('-30') });
    expect((await ran(['replay', path, '--answers', 'tails,heads'])).error).toContain('“heads” answers nothing');
    expect((await ran(['replay', path, '--answers', 'edge'])).error).toContain('“edge” does not answer');
  });

  test('asks the person at the terminal, once for each question', async () => {
    const asked: string[] = [];
    const { code, out } = await ran(['replay', file('open.yaml', OPEN)], '', {
      canAsk: true,
      ask: async (message, choices) => {
        asked.push(`${message} ${choices.join('/')}`);
        return 'heads';
      },
    });
    expect(asked).toEqual(['Cyndaquil is Confused. Its coin: heads or tails? heads/tails']);
    expect(code).toBe(0);
    expect(out).toContain('2 on Machamp for 20 damage');
  });

  test('ends with the open question when the person stops', async () => {
    expect((await ran(['replay', file('open.yaml', OPEN)], '', { canAsk: true })).code).toBe(3);
  });

  const STAR = 'board: CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +LL+DRE / Raichu ex<Pikachu vs Wailord(GE 30)<Wailmer / ?2';

  test('an answer may name a choice that was forced, in the file and on the command line', async () => {
    const named = file('star.yaml', `${STAR}\nsteps:\n  - {do: attack Lightning Star, answers: [bench 1]}\n`);
    const bare = file('star-bare.yaml', `${STAR}\nsteps:\n  - attack Lightning Star\n`);
    expect((await ran(['replay', named])).code).toBe(0);
    expect((await ran(['replay', bare, '--answers', 'bench1'])).code).toBe(0);
    expect((await ran(['replay', bare, '--answers', 'bench2'])).error).toContain('“bench2” answers nothing');
    const { code, json } = await jsonOf('can', 'attack Lightning Star', '-b', STAR.slice(7), '--answers', 'bench1');
    expect(code).toBe(0);
    expect(json).toMatchObject({ verdict: 'legal' });
  });

  test('says what it rests on, as a single ruling does', async () => {
    const { json } = await jsonOf('replay', file('rests.yaml', `${STAR}\nsteps:\n  - attach Lightning to active\n`));
    expect((json.assumptions as Json[]).map(({ kind, about }) => [kind, about])).toEqual([
      ['told-by-nobody', 'Lightning Energy'],
    ]);
  });

  const SLEEPY = `cards:
  Mistmoth:
    kind: pokemon
    stage: basic
    hp: 70
    type: G
    attacks:
      - {name: Sleepy Dust, cost: G C, damage: 20, does: [{flip: {heads: [{condition: asleep, on: defending}]}}]}
board: CR t5 p1 | Mistmoth +GG vs Cyndaquil(MT 79)
steps:
  - do: attack Sleepy Dust
    answers: [heads]
`;

  test('an unknown coin between turns leaves the table as far as it was played, and the expectations open', async () => {
    const path = file('sleepy.yaml', `${SLEEPY}    expect: {p2 active damage: 20}\n`);
    const { code, json } = await jsonOf('replay', path);
    expect(code).toBe(3);
    expect(json).toMatchObject({
      verdict: 'legal',
      headline: 'step 1 waits for a coin.',
      say: [
        'That is 20 damage to Cyndaquil.',
        'Cyndaquil is now Asleep.',
        expect.stringContaining('Its coin to wake up'),
      ],
      steps: [{ verdict: 'legal', open: { answers: ['heads', 'tails'] } }],
      board: expect.stringMatching(/p1 between .*Cyndaquil\(MT 79\) -20 ~asleep@5$/u),
    });
    expect((await ran(['verify', path])).code).toBe(1);
    const answered = await jsonOf('replay', path, '--answers', 'tails');
    expect(answered.code).toBe(0);
    expect(answered.json).toMatchObject({ verdict: 'legal', expectations: { met: 1, unmet: [] } });
  });

  test('a step that waits for an answer is legal where none can forbid it and no step is left, and open otherwise', async () => {
    const trainer = 'board: CR t9 p1 | Pikachu / - [hand (Poké Ball)] vs Machamp\nsteps:\n  - play Poké Ball\n';
    for (const steps of [SLEEPY, `${SLEEPY}  - draw\n`, OPEN, trainer, `${trainer}  - end turn\n`]) {
      const path = file('waits.yaml', steps);
      const { code, out } = await ran(['replay', path]);
      const onlyWaits = steps === SLEEPY || steps === trainer;
      expect(code).toBe(onlyWaits ? 0 : 3);
      expect(out).toMatch(
        onlyWaits ? /^✓ LEGAL {3}step 1 waits for a coin\./u : /^\? UNDETERMINED {3}step 1 waits for an answer\./u,
      );
      expect((await ran(['verify', path])).code).toBe(1);
    }
  });

  test('a file that expects nothing is headed by its verdict', async () => {
    const open = 'board: CR t9 p1 | Cyndaquil +R vs Machamp\nsteps:\n  - retreat\n';
    const { code, out } = await ran(['replay', file('undetermined.yaml', open)]);
    expect(code).toBe(3);
    expect(out).toMatch(/^\? UNDETERMINED {3}step 1 of 1\./u);
    expect(out).not.toContain('expectation');
    const illegal = await ran(['replay', file('illegal.yaml', `board: ${TABLE_A}\nsteps:\n  - retreat\n`)]);
    expect(illegal.code).toBe(1);
    expect(illegal.out).toMatch(/^✗ ILLEGAL {3}step 1 of 1\./u);
    expect(illegal.out).not.toContain('expectation');
  });

  test('an answer that nothing asked for is named, and the replay goes on; a file with expectations does not hold', async () => {
    const path = file('too-many.yaml', `${STAR}\nsteps:\n  - {do: attack Lightning Star, answers: [bench 1, heads]}\n`);
    const { code, json } = await jsonOf('replay', path);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      steps: [{ unasked: 'Nothing asked for “bench 1” and “heads” here, so leave them out.' }],
      expectations: { unmet: [] },
      board: expect.stringContaining('Wailord(GE 30)<Wailmer -140'),
    });
    const expecting = file(
      'too-many-expected.yaml',
      `${STAR}\nsteps:\n  - {do: attack Lightning Star, answers: [bench 1, heads], expect: legal}\n`,
    );
    const strict = await jsonOf('replay', expecting);
    expect(strict.code).toBe(1);
    expect(strict.json).toMatchObject({
      expectations: { unmet: [{ path: 'step 1 unused-answers', got: 'bench 1, heads' }] },
    });
  });

  test('an assumption for a replay is understood, reported, or refused', async () => {
    const path = file('cost.yaml', 'board: CR t9 p1 | Cyndaquil / Luxray vs Machamp\nsteps:\n  - retreat\n');
    expect((await ran(['replay', path])).code).toBe(1);
    const { code, json } = await jsonOf('replay', path, '--assume', 'retreat cost 0');
    expect(code).toBe(0);
    expect((json.assumptions as Json[])[0]).toMatchObject({ kind: 'chosen', about: 'Retreat Cost' });
    expect(json.board).not.toContain('assumption');
    expect((await ran(['replay', path, '--assume', 'nonsense'])).code).toBe(2);
  });

  test('a step that cannot be read is reported with its place', async () => {
    const { code, out } = await ran([
      'replay',
      file('typo.yaml', `board: ${CONFUSED}\nsteps:\n  - atack Live Coal\n`),
      '--json',
    ]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ errors: [{ code: 'unknown-question', line: 3, column: 5 }] });
  });

  test('shows the ruling of a file that only asks, and refuses a board that asks nothing', async () => {
    const path = file('only-ask.yaml', `board: ${TABLE_A}\nask: retreat\nexpect: illegal\n`);
    const { code, out } = await ran(['replay', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/^✗ ILLEGAL/u);
    expect((await ran(['replay', TABLE_A])).code).toBe(2);
  });

  test.skipIf(unruled === undefined)('other documents are not replayed by these rules', async () => {
    const path = file('other.yaml', `board: ${unruled?.label} | Charmeleon +RR / Flaaffy vs Natu\nsteps: [retreat]\n`);
    expect(await jsonOf('replay', path)).toMatchObject({ code: 3, json: { verdict: 'not-modelled', steps: [] } });
  });
});

describe('judge verify', () => {
  test('has the keys of the contract, and fails with what is not as expected', async () => {
    const path = file('tails.yaml', REPLAY);
    const { code, json } = await jsonOf('verify', path);
    expect(code).toBe(1);
    expect(json).toMatchObject({
      schema: 1,
      scenarios: 1,
      passed: 0,
      failed: [{ file: path, expected: '20', got: '30' }],
    });
  });

  test('passes the scenarios of this project, card files left out', async () => {
    const { code, json } = await jsonOf('verify', 'scenarios/disputes');
    expect(json).toMatchObject({ failed: [] });
    expect(code).toBe(0);
  });

  test('finds nothing: exit 1; no such place: exit 2; nothing expected: not counted', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect((await ran(['verify', empty])).code).toBe(1);
    expect((await ran(['verify', join(folder, 'nowhere')])).code).toBe(2);
    const board = file('board.yaml', `board: ${TABLE_A}\n`);
    expect(await jsonOf('verify', board)).toMatchObject({ code: 1, json: { scenarios: 0, skipped: 1 } });
  });

  test('a file that cannot be read is reported as by board check, in one document with the results of the others', async () => {
    const bad = mkdtempSync(join(folder, 'bad-'));
    const [unreadable, unknown] = [join(bad, 'a.yaml'), join(bad, 'b.yaml')];
    writeFileSync(unreadable, 'bord: x\nask: retrat\n');
    writeFileSync(unknown, `board: ${TABLE_A}\nask: retreat\nexpect: {rules: [309.2, 999.9]}\n`);
    writeFileSync(join(bad, 'c.yaml'), 'board: Neo | Charmeleon / Flaaffy vs Natu\nask: retreat\nexpect: legal\n');
    const { code, json } = await jsonOf('verify', bad);
    expect(code).toBe(2);
    expect(json).toMatchObject({ schema: 1, scenarios: 3, passed: 0, unread: 2 });
    expect((json.failed as { file: string }[]).map((one) => one.file.slice(-6))).toEqual(['c.yaml']);
    const checked = [await jsonOf('board', 'check', unreadable), await jsonOf('board', 'check', unknown)];
    expect(json.errors).toEqual(checked.flatMap((one) => one.json.errors));
    expect(json.errors).toMatchObject([
      { code: 'unknown-key', line: 1, column: 1 },
      { code: 'missing-key', line: 1, column: 1 },
      { code: 'unknown-question', file: unreadable, line: 2, column: 6, hint: expect.stringContaining('retreat') },
      { code: 'unknown-rule', line: 3, column: 25, length: 5 },
    ]);
    expect(await ran(['verify', unreadable])).toMatchObject({ code: 2, out: '' });
  });

  test('a file that is too large is reported the same way by every command', async () => {
    const big = file('big.yaml', `name: ${'x'.repeat(70_000)}\n`);
    const said = 'big.yaml is 69 KiB; a board file may have 64 KiB.';
    for (const words of [['verify'], ['replay'], ['board', 'show'], ['board', 'check'], ['can', 'retreat', '-b']]) {
      const { code, error } = await ran([...words, big]);
      expect(code).toBe(2);
      expect(error).toContain(said);
      expect(await jsonOf(...words, big)).toMatchObject({ json: { errors: [{ code: 'too-large', file: big }] } });
    }
    const piped = await ran(['can', 'retreat', '-b', '-'], 'x'.repeat(70_000));
    expect(piped.error).toContain('standard input is too large; a board file may have 64 KiB.');
  });
});

describe('a file with faults', () => {
  const MANY = [
    'ruleset: CRR',
    'p1: {active: Luxry}',
    'p2: {active: Machamp}',
    'ask: retrat',
    'steps:',
    '  - do: retret',
    '    expect: {rules-not: [999.9]}',
    'about: [CR 999.8]',
    '__proto__: {x: 1}',
  ].join('\n');

  test('is reported whole, from its first line to its last, by every command', async () => {
    const path = file('many.yaml', MANY);
    const expected = [
      [1, 'bad-value'],
      [2, 'unknown-card'],
      [4, 'unknown-question'],
      [6, 'unknown-question'],
      [7, 'unknown-rule'],
      [8, 'unknown-rule'],
      [9, 'unknown-key'],
    ];
    for (const words of [['verify'], ['replay'], ['board', 'check'], ['can', 'retreat', '-b']]) {
      const { code, json } = await jsonOf(...words, path);
      expect(code).toBe(2);
      const errors = json.errors as { line: number; code: string; file: string }[];
      expect(errors.map(({ line, code: what }) => [line, what])).toEqual(expected);
      expect(new Set(errors.map((one) => one.file))).toEqual(new Set([path]));
    }
  });

  test('has the names in its question looked up where the table itself is in order', async () => {
    const path = file('attack.yaml', `board: ${TABLE_A}\nask: attack Retreet\nabout: [CR 999.9]\n`);
    const { json } = await jsonOf('board', 'check', path);
    expect(json.errors).toMatchObject([
      { code: 'unknown-attack', line: 2 },
      { code: 'unknown-rule', line: 3 },
    ]);
  });

  test('names itself in JSON also where no line is at fault', async () => {
    for (const [path, code] of [
      [join(folder, 'nowhere.yaml'), 'no-such-file'],
      [folder, 'unreadable'],
    ])
      expect(await jsonOf('board', 'check', path ?? '')).toMatchObject({ json: { errors: [{ code, file: path }] } });
  });
});

test('judge board check names the place of what is impossible', async () => {
  const path = file(
    'impossible.yaml',
    'ruleset: CR\np1:\n  active: Luxray(DP 7)\n  bench:\n    - card: Shinx\n    - Shinx ~asleep\np2: {active: Machamp(DP 31)}\n',
  );
  const { code, json } = await jsonOf('board', 'check', path);
  expect(code).toBe(1);
  expect(json).toMatchObject({ faults: [{ code: 'condition-on-bench', at: `${path}:6:7` }] });
  const line = await jsonOf('board', 'check', 'CR | Luxray(DP 7) / Shinx ~asleep vs Machamp(DP 31)');
  expect(line.json).toMatchObject({ faults: [{ at: 'board:1:21' }] });
});

test('the line of a ruling names the document it was ruled by', async () => {
  for (const board of ['APR | Luxray(DP 7) / Shinx vs ?', 'Luxray(DP 7) / Shinx vs ?']) {
    const { json } = await jsonOf('can', 'retreat', '-b', board, '--ruleset', 'CR');
    expect(json.board).toMatch(/^CR (?!APR)/u);
  }
});

test.each([
  ['attach Fier to active', 'Fire'],
  ['evolve', 'names no card'],
  ['retrat', 'Did you mean  retreat ?'],
])('judge can “%s” says what is meant', async (question, said) => {
  const { code, error } = await ran(['can', question, '-b', 'CR | Luxray(DP 7) / Shinx vs ?']);
  expect(code).toBe(2);
  expect(error).toContain(said);
});

test('judge can suggests nothing that is far from what was typed', async () => {
  const { error } = await ran(['can', 'dance', '-b', 'CR | Luxray(DP 7) / Shinx vs ?']);
  expect(error).toContain('is not a question I know.');
  expect(error).not.toContain('Did you mean');
});

test.skipIf(unruled === undefined)('judge board check looks into no document it does not rule by', async () => {
  const { code, error } = await ran(['board', 'check', '-b', `${unruled?.label} | Charmeleon / Flaaffy vs Natu`]);
  expect(code).toBe(3);
  expect(error).toContain(`${unruled?.title} is not looked into`);
});

describe('an overview that looks at what was assumed', () => {
  test.each([
    "XY t5 p1 | Team Aqua's Walrein(MA 6) +W +W +P +P / Unown Q(MD 49) vs Lucario(DP 6)<Riolu(DP 61) +W / Bronzor(MT 74) +M +R -40",
    'APR t3 p1 | Luxio(DP 52) +PlusPower(BS 84) / - [hand (Devolution Spray(BS 72), Arceus(AR AR7), Team Aqua Technical Machine 01(MA 79), L)] vs Crobat(HL 3) / -',
  ])('is given where play without a rule comes to something impossible: %s', async (board) => {
    expect((await ran(['legal', '--fallback', 'CR', '-b', board])).code).toBe(0);
  });
});
