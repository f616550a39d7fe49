import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manySets, RAW_SET, type RawCard, rawEnergy, rawPokemon, rawTrainer } from '../../card-data/samples.fixture.ts';
import type { CardsImportReport, CardsSearchReport, CardsShowReport } from '../../render/report/cards-report.ts';
import type { ErrorReport, RulingReport } from '../../render/report/types.ts';
import { ran } from '../fake-io.fixture.ts';

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'judge-cards-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const data = (): string => join(room, 'data');
const judge = (...words: readonly string[]) => ran(words, '', { env: { HEADJUDGE_DATA: data() } });
const json = async <T>(...words: readonly string[]): Promise<{ readonly code: number; readonly report: T }> => {
  const { code, out } = await judge(...words, '--json');
  return { code, report: JSON.parse(out) as T };
};

const write = (name: string, value: unknown): string => {
  const file = join(room, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 1));
  return file;
};

const imported = async (cards: readonly RawCard[], ...flags: readonly string[]) =>
  json<CardsImportReport>('cards', 'import', write('sets.json', [RAW_SET]), write('tst1.json', cards), ...flags);

const can = (question: string, board: string) => json<RulingReport>('can', question, '-b', board);

describe('importing cards', () => {
  it('puts them beside those that ship, and a card of the same id in its place', async () => {
    const first = await imported([rawPokemon(), rawTrainer()]);
    expect(first).toMatchObject({
      code: 0,
      report: { cards: 2, names: 2, sets: 1, added: 2, changed: 0, same: 0, notes: [] },
    });
    const second = await imported([rawPokemon({ hp: '70' }), rawTrainer(), rawEnergy()]);
    expect(second).toMatchObject({ code: 0, report: { cards: 3, added: 1, changed: 1, same: 1 } });
    const { report } = await json<CardsShowReport>('cards', 'show', 'Mistmoth');
    expect(report.cards).toMatchObject([{ id: 'tst1-1', print: 'TM 1', hp: 70, source: 'imported' }]);
  });

  it('compiles the cards again, once, after a change of how texts are read', async () => {
    await imported([rawPokemon(), rawTrainer()]);
    const pointer = join(data(), 'cards', 'current.json');
    const first = JSON.parse(readFileSync(pointer, 'utf8'));
    // As a headjudge of before wrote it: another reading, and a list of names that this one cannot use.
    writeFileSync(join(data(), 'cards', `${first.generation}.names`), 'headjudge cards 0\n');
    const bytes = { ...first.bytes, pack: 'headjudge cards 0\n'.length };
    writeFileSync(pointer, JSON.stringify({ ...first, format: 1, reading: undefined, bytes }));
    expect(await can('attack Dust', 'APR t5 p1 | Mistmoth +GG / - vs Mistmoth / -')).toMatchObject({ code: 0 });
    const second = JSON.parse(readFileSync(pointer, 'utf8'));
    expect(second).toMatchObject({ format: first.format, reading: first.reading, cards: 2 });
    await can('attack Dust', 'APR t5 p1 | Mistmoth +GG / - vs Mistmoth / -');
    expect(JSON.parse(readFileSync(pointer, 'utf8')).generation).toBe(second.generation);
  });

  it('forgets the others only with --fresh', async () => {
    await imported([rawPokemon(), rawTrainer()]);
    expect((await imported([rawEnergy()], '--fresh')).report).toMatchObject({ cards: 1, added: 1 });
  });

  it('reads folders within folders, and leaves alone what is not card data', async () => {
    write('all/cards/en/tst1.json', [rawPokemon()]);
    write('all/sets/en.json', [RAW_SET]);
    write('all/decks/en/tst1.json', [{ id: 'd-1', name: 'A deck', cards: [] }]);
    write('all/package.json', { name: 'x' });
    const { code, report } = await json<CardsImportReport>('cards', 'import', join(room, 'all'));
    expect([code, report.cards, report.notes.length]).toEqual([0, 1, 1]);
    expect(report.notes[0]).toContain('package.json');
  });

  it('reads - as standard input, beside files', async () => {
    const io = { env: { HEADJUDGE_DATA: data() } };
    const sets = write('sets.json', [RAW_SET]);
    const { code, out } = await ran(['cards', 'import', sets, '-', '--json'], JSON.stringify([rawPokemon()]), io);
    expect([code, JSON.parse(out)]).toMatchObject([0, { cards: 1, files: 2, faults: [] }]);
    const broken = await ran(['cards', 'import', '-'], '[\n{"id": 3,,}]', io);
    expect([broken.code, broken.error]).toMatchObject([2, expect.stringContaining('standard input:2:10')]);
    expect((await ran(['cards', 'import', '-'], '[\ufffd]', io)).error).toContain(
      'standard input is not a text in UTF-8.',
    );
  });

  it('says that the date of a set without a description is unknown', async () => {
    const { report } = await json<CardsImportReport>('cards', 'import', write('tst1.json', [rawPokemon()]));
    expect(report.notes).toMatchObject([expect.stringContaining('no release date is known of 1 set (tst1)')]);
  });

  it('imports nothing where anything is wrong, tells all of it, and keeps what was there', async () => {
    await imported([rawPokemon()]);
    const files = [
      write('one.json', [rawPokemon({ id: 'tst1-2', hp: 'x' }), rawPokemon({ id: 'tst1-3' })]),
      write('two.json', '[{"id": '),
      join(room, 'none.json'),
    ];
    const { code, report } = await json<ErrorReport>('cards', 'import', ...files);
    expect(code).toBe(2);
    expect(report.errors.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['no-such-file', files[2], null],
      ['bad-value', files[0], expect.any(Number)],
      ['not-json', files[1], 1],
      ['nothing-imported', null, null],
    ]);
    expect(report.errors.at(-1)).toMatchObject({
      message: expect.stringContaining('(1 imported card)'),
      hint: expect.stringContaining('--skip-bad'),
    });
    expect((await judge('cards', 'show', 'tst1-3')).code).toBe(1);
  });

  it('leaves out what is wrong with --skip-bad, and says what that was', async () => {
    const { code, report } = await imported([rawPokemon({ hp: 'x' }), rawPokemon({ id: 'tst1-3' })], '--skip-bad');
    expect([code, report.cards, report.skipped, report.faults.length]).toEqual([0, 1, { cards: 1, files: 0 }, 1]);
  });

  it('refuses two different cards of one id, and bears the same one twice', async () => {
    const once = write('a.json', [rawPokemon()]);
    const again = write('b.json', [rawPokemon()]);
    expect((await judge('cards', 'import', once, again)).code).toBe(0);
    const other = write('c.json', [rawPokemon({ hp: '90' })]);
    expect((await json<ErrorReport>('cards', 'import', once, other)).report.errors).toMatchObject([
      { code: 'told-twice', file: other, line: expect.any(Number), column: expect.any(Number) },
      {},
    ]);
    const both = write('d.json', [rawPokemon(), rawPokemon({ hp: '90' })]);
    const [twice] = (await json<ErrorReport>('cards', 'import', both)).report.errors;
    expect(twice?.hint).toMatch(/d\.json, line \d+$/u);
    expect(twice?.line).toBeGreaterThan(Number(/\d+$/u.exec(twice?.hint ?? '')?.[0]));
  });

  it('says so where there is nothing, and where the path names something else', async () => {
    mkdirSync(join(room, 'empty'));
    expect((await json<ErrorReport>('cards', 'import', join(room, 'empty'))).report.errors[0]?.code).toBe('no-data');
    expect((await json<ErrorReport>('cards', 'import', write('x.json', { a: 1 }))).report.errors[0]?.code).toBe(
      'no-card-data',
    );
    expect((await judge('cards', 'import')).code).toBe(2);
  });

  it('refuses a file that is too large before reading it', async () => {
    const file = write('huge.json', '[]');
    truncateSync(file, 65 * 1024 * 1024);
    const { code, report } = await json<ErrorReport>('cards', 'import', file);
    expect([code, report.errors[0]?.code, report.errors[0]?.message]).toEqual([
      2,
      'too-large',
      expect.stringContaining('65 MiB'),
    ]);
  });

  it('lets no sign of the data steer the terminal', async () => {
    const file = write('x.json', [rawPokemon({ name: 'A\u001b[31mB', hp: 'C\u001b[2JD', supertype: '\u202eE' })]);
    const { error } = await judge('cards', 'import', file);
    expect(['\u001b', '\u202e'].filter((sign) => error.includes(sign))).toEqual([]);
    expect(error).toContain('\\u001b');
  });

  it('needs a home, and says which folder cannot be written', async () => {
    const file = write('tst1.json', [rawPokemon()]);
    const homeless = await ran(['cards', 'import', file, '--json'], '', { env: {} });
    expect([homeless.code, homeless.out]).toEqual([2, expect.stringContaining('HEADJUDGE_DATA')]);
    mkdirSync(data());
    writeFileSync(join(data(), 'cards'), 'a file where the folder should be');
    const { code, report } = await json<ErrorReport>('cards', 'import', file);
    expect([code, report.errors[0]?.code, report.errors[0]?.message]).toEqual([
      4,
      'not-written',
      expect.stringContaining('a file stands where'),
    ]);
  });

  it('without a home leaves every other command as it was', async () => {
    const { code } = await ran(['can', 'retreat', '-b', 'CR t9 p1 | Pikachu +L / Shinx vs ?'], '', { env: {} });
    expect(code).toBe(0);
  });
});

describe('what is damaged', () => {
  const part = (ending: string): string =>
    join(data(), 'cards', readdirSync(join(data(), 'cards')).find((name) => name.endsWith(ending)) ?? '');

  it.each(['.names', '.sqlite', 'current.json'])('is said to be so, and can be imported again: %s', async (ending) => {
    await imported([rawPokemon()]);
    writeFileSync(part(ending), readFileSync(part(ending)).subarray(0, 90));
    const question =
      ending === '.sqlite'
        ? ['cards', 'import', join(room, 'tst1.json')]
        : ['can', 'retreat', '-b', 'CR t9 p1 | Mistmoth +G / Pikachu vs ?'];
    const { code, report } = await json<ErrorReport>(...question);
    expect([code, report.errors[0]?.code]).toEqual([2, 'damaged-cards']);
    expect((await imported([rawPokemon()], '--fresh')).code).toBe(0);
    expect((await judge(...question)).code).toBe(0);
  });

  it('is noticed when bytes are no longer what was written', async () => {
    await imported([rawPokemon()]);
    const bytes = readFileSync(part('.names'));
    bytes.fill(7, bytes.length - 40);
    writeFileSync(part('.names'), bytes);
    expect(
      (await json<ErrorReport>('can', 'retreat', '-b', 'CR t9 p1 | Mistmoth +G / Pikachu vs ?')).report.errors[0]?.code,
    ).toBe('damaged-cards');
  });
});

describe('searching and showing', () => {
  it('finds by name, set, number and the words on a card, the name first', async () => {
    await imported([
      rawPokemon(),
      rawTrainer({ rules: ['Put a Mistmoth into your hand.'] }),
      rawPokemon({ id: 'tst1-2', number: '2', name: 'Mistmoths Heir' }),
    ]);
    const found = async (...words: readonly string[]) =>
      (await json<CardsSearchReport>('cards', 'search', ...words)).report.cards.map(({ id }) => id);
    expect(await found('mistmoth')).toEqual(['tst1-1', 'tst1-2', 'tst1-50']);
    expect(await found('meadow', '2')).toEqual(['tst1-2']);
    expect(await found('TM', 'lantern')).toEqual(['tst1-50']);
    expect(await found('into', 'hand', 'mistmoth')).toEqual(['tst1-50']);
    expect(await found('%')).toEqual([]);
    expect(await found('"* OR NEAR(')).toEqual([]);
  });

  it('names what looks like it where nothing was found', async () => {
    await imported([rawPokemon()]);
    const { code, report } = await json<CardsSearchReport>('cards', 'search', 'mistmtoh');
    expect([code, report.near[0]]).toEqual([1, 'Mistmoth']);
  });

  it('finds and shows the cards that ship where nothing was imported', async () => {
    expect((await json<CardsSearchReport>('cards', 'search', 'luxray')).report.cards.map(({ id }) => id)).toContain(
      'dp1-7',
    );
    const { report } = await json<CardsShowReport>('cards', 'show', 'Luxray', 'DP', '7');
    expect(report.cards).toMatchObject([
      {
        id: 'dp1-7',
        source: 'shipped',
        texts: [
          { place: 'power', executed: 'not' },
          { place: 'attack', name: 'Lightning Star', cost: ['L', 'L', 'L', 'L'], damage: '80', executed: 'whole' },
        ],
      },
    ]);
    expect((await judge('cards', 'show', 'Luxry')).error).toContain('Luxray');
  });

  it('shows one print by name and print, in brackets or not, or by its id', async () => {
    await imported([rawPokemon(), rawPokemon({ id: 'tst1-2', number: '2', hp: '90' })]);
    for (const words of [['Mistmoth', '(TM', '2)'], ['mistmoth', 'tm', '2'], ['Mistmoth', 'tst1-2'], ['tst1-2']]) {
      const { report } = await json<CardsShowReport>('cards', 'show', ...words);
      expect(
        report.cards.map(({ hp }) => hp),
        words.join(' '),
      ).toEqual([90]);
    }
    expect((await json<CardsShowReport>('cards', 'show', 'Mistmoth')).report.cards.length).toBe(2);
    expect((await judge('cards', 'show', 'Mistmoth (TM 9)')).error).toContain('Mistmoth (TM 2)');
  });
});

describe('boards with imported cards', () => {
  it('rule at once on what is printed', async () => {
    await imported([
      rawPokemon(),
      rawPokemon({ id: 'tst1-2', number: '2', name: 'Mistwing', subtypes: ['Stage 1'], evolvesFrom: 'Mistmoth' }),
    ]);
    expect((await can('attack Dust', 'CR t9 p1 | Mistmoth +GG / - vs Pikachu(MD 70) / -')).report.verdict).toBe(
      'legal',
    );
    expect((await can('attack Dust', 'CR t9 p1 | Mistmoth +G / - vs Pikachu(MD 70) / -')).report.verdict).toBe(
      'illegal',
    );
    expect((await can('retreat', 'CR t9 p1 | Mistmoth / Pikachu(MD 70) vs ?')).report.verdict).toBe('illegal');
    expect((await can('evolve Mistwing on active', 'CR t9 p1 | Mistmoth / - vs ?')).report.verdict).toBe('legal');
  });

  it('do not rule where the text of a card in play may bear on it, and do where it cannot', async () => {
    const body = (text: string) => rawPokemon({ abilities: [{ name: 'Haze', type: 'Poké-Body', text }] });
    const board = 'CR t9 p1 | Pikachu(MD 70) +L / Shinx vs Mistmoth';
    await imported([body("Your opponent's Pokémon can't retreat on rainy days.")]);
    expect((await can('retreat', board)).report).toMatchObject({
      verdict: 'not-modelled',
      gaps: [{ card: 'Mistmoth (TM 1)' }],
    });
    await imported([body('Any damage done to Mistmoth by attacks is reduced by 20.')]);
    expect((await can('retreat', board)).report.verdict).toBe('legal');
    await imported([body('Something nobody can make out, instead.')]);
    expect((await can('retreat', board)).report.verdict).toBe('not-modelled');
  });

  it('rule by the limit in the text of a card that is played, and not where that text is unread', async () => {
    const only = (to: string) => `This card provides Fire Energy. This card can be attached only ${to}.`;
    await imported([
      rawEnergy({ rules: [only('on a rainy day')] }),
      rawEnergy({ id: 'tst1-91', number: '91', name: 'Plain Energy' }),
      rawEnergy({ id: 'tst1-92', number: '92', name: 'Moth Energy', rules: [only('to Mistmoth')] }),
    ]);
    const board = 'CR t9 p1 | Pikachu(MD 70) / - vs ?';
    expect((await can('attach Moth Energy to active', board)).report).toMatchObject({
      verdict: 'illegal',
      grounds: [{ rule: { id: '102.1' } }],
    });
    expect((await can('attach Ember Energy to active', board)).report.verdict).toBe('not-modelled');
    expect((await can('attach Plain Energy to active', board)).report.verdict).toBe('legal');
  });

  it('ask for the discard pile from which the parts of a V-UNION are played', async () => {
    await imported([rawPokemon({ name: 'Mistmoth V-UNION', subtypes: ['V-UNION'] })]);
    expect((await can('bench Mistmoth V-UNION', 'XY t9 p1 | Pikachu(MD 70) / - vs ?')).report.verdict).toBe(
      'undetermined',
    );
  });

  it('ask which print it is where that decides, and only there', async () => {
    await imported([rawPokemon(), rawPokemon({ id: 'tst1-2', number: '2', retreatCost: [] })]);
    const { code, report } = await can('retreat', 'CR t9 p1 | Mistmoth / Pikachu(MD 70) vs ?');
    expect([code, report.verdict, report.branches.map(({ verdict }) => verdict)]).toEqual([
      3,
      'undetermined',
      ['legal', 'illegal'],
    ]);
    expect((await can('retreat', 'CR t9 p1 | Mistmoth(TM 2) / Pikachu(MD 70) vs ?')).report.verdict).toBe('legal');
    expect((await can('retreat', 'CR t9 p1 | Mistmoth(tst1-1) +G / Pikachu(MD 70) vs ?')).report.verdict).toBe('legal');
    expect((await can('retreat', 'CR t9 p1 | Mistmoth +G / Pikachu(MD 70) vs ?')).report.verdict).toBe('legal');
  });

  it('mean the prints of the period by a name, and no print that came out later', async () => {
    const later = { ...RAW_SET, id: 'tst2', ptcgoCode: 'TL', releaseDate: '2016/02/01' };
    await json(
      'cards',
      'import',
      write('s.json', [RAW_SET, later]),
      write('a.json', [rawPokemon()]),
      write('b.json', [rawPokemon({ id: 'tst2-1', retreatCost: [] })]),
    );
    expect((await can('retreat', 'CR t9 p1 | Mistmoth / Pikachu(MD 70) vs ?')).report.verdict).toBe('illegal');
    expect((await can('retreat', 'XY t9 p1 | Mistmoth / Pikachu(MD 70) vs ?')).report.verdict).toBe('undetermined');
    expect((await can('retreat', 'XY t9 p1 | Mistmoth(TL 1) / Pikachu(MD 70) vs ?')).report.verdict).toBe('legal');
    const board = 'CR t9 p1 | Mistmoth(TL 1) / Pikachu(MD 70) vs ?';
    const refused = await json<ErrorReport>('can', 'retreat', '-b', board);
    expect([refused.code, refused.report.errors.map(({ code }) => code)]).toEqual([2, ['later-card']]);
  });

  it('play a Trainer by its newest wording within the period', async () => {
    const older = { ...RAW_SET, id: 'tst0', ptcgoCode: 'TO', releaseDate: '2003/02/01' };
    const newest = { ...RAW_SET, id: 'tst9', ptcgoCode: 'TN', releaseDate: '2016/02/01' };
    const lantern = (id: string, rule: string) => rawTrainer({ id, rules: [rule] });
    await json(
      'cards',
      'import',
      write('s.json', [older, RAW_SET, newest]),
      write('c.json', [
        lantern('tst0-50', 'The first words.'),
        lantern('tst1-50', 'The second words.'),
        lantern('tst9-50', 'The third words.'),
      ]),
    );
    const { report } = await can('play Lantern', 'CR t9 p1 | Pikachu(MD 70) / - vs ? [hand (Lantern(TO 50))]');
    expect(report.gaps).not.toHaveLength(0);
    expect(report.gaps).not.toContainEqual(expect.objectContaining({ text: 'The third words.' }));
    const { report: held } = await can('play Lantern', 'CR t9 p1 | Pikachu(MD 70) / - [hand (Lantern(TO 50))] vs ?');
    expect(held.gaps).toMatchObject([{ text: 'The second words.' }]);
  });

  it('keep the executed text of a print that ships, and give it to reprints in the same words', async () => {
    const shipped = rawPokemon({
      id: 'dp1-98',
      name: 'Shinx',
      number: '98',
      attacks: [{ name: 'Spark', cost: ['Lightning'], damage: '10', text: 'Our words.' }],
    });
    const set = { ...RAW_SET, id: 'dp1', ptcgoCode: 'DP' };
    await json(
      'cards',
      'import',
      write('s.json', [set, RAW_SET]),
      write('c.json', [
        shipped,
        { ...shipped, id: 'tst1-8', number: '8' },
        { ...shipped, id: 'tst1-9', number: '9', hp: '50' },
      ]),
    );
    const { report } = await json<CardsShowReport>('cards', 'show', 'Shinx');
    expect(report.cards.map(({ print, alike, texts }) => [print, alike, texts[0]?.executed])).toEqual([
      ['DP 98', ['TM 8'], 'whole'],
      ['TM 9', [], 'not'],
    ]);
  });

  it('change no scenario: a name that a shipped card has means shipped cards there', async () => {
    await imported([
      rawPokemon({ name: 'Pikachu', hp: '200', retreatCost: [] }),
      rawPokemon({ id: 'tst1-2', number: '2' }),
    ]);
    const file = write('s.yaml', 'board: CR t9 p1 | Pikachu / Mistmoth vs ?\nask: retreat\nexpect: illegal\n');
    expect((await judge('verify', file)).code).toBe(0);
    expect((await can('retreat', 'CR t9 p1 | Pikachu / Mistmoth vs ?')).report.verdict).toBe('undetermined');
  });

  it('are meant in a scenario all the same where it tells their print', async () => {
    await imported([rawPokemon({ name: 'Pikachu', hp: '200', retreatCost: [] })]);
    const board = 'CR t9 p1 | Pikachu(TM 1) / Turtwig vs ?';
    expect((await judge('verify', write('s.yaml', `board: ${board}\nask: retreat\nexpect: legal\n`))).code).toBe(0);
    expect((await can('retreat', board)).report.verdict).toBe('legal');
    const unknownPrint = write(
      'n.yaml',
      'board: CR t9 p1 | Pikachu(TM 7) / Turtwig vs ?\nask: retreat\nexpect: legal\n',
    );
    expect((await judge('verify', unknownPrint)).code).toBe(2);
  });

  it('serve decks as well', async () => {
    await imported([rawPokemon()]);
    const { code } = await judge('deck', 'check', write('d.txt', '4 Mistmoth TM 1\n56 Fire Energy\n'));
    expect(code).toBe(0);
  });
});

describe('an import that is stopped, and two at once', () => {
  const bin = join(import.meta.dirname, '../../../bin/judge.js');
  const start = (...words: readonly string[]): ChildProcess =>
    spawn(process.execPath, [bin, ...words], { env: { ...process.env, HEADJUDGE_DATA: data() }, stdio: 'ignore' });
  const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('exit', resolve));

  const bulk = (cards: number): string => {
    const { sets, files } = manySets(cards);
    write('bulk/sets.json', sets);
    for (const [id, list] of files) write(`bulk/${id}.json`, list);
    return join(room, 'bulk');
  };

  it('leave what was there, wherever it was stopped, and the next one goes through', async () => {
    await imported([rawPokemon()]);
    const folder = bulk(6_000);
    for (const pause of [150, 400, 700, 1000, 1400]) {
      const child = start('cards', 'import', folder);
      const end = ended(child);
      setTimeout(() => child.kill('SIGKILL'), pause);
      await end;
      const { report } = await json<CardsShowReport>('cards', 'show', 'Mistmoth');
      expect(report.cards.map(({ id }) => id)).toEqual(['tst1-1']);
    }
    const { code, report } = await json<CardsImportReport>('cards', 'import', folder);
    expect([code, report.cards]).toEqual([0, 6_001]);
    // Nothing of those that were stopped is left lying about.
    expect(readdirSync(join(data(), 'cards')).length).toBe(3);
  }, 120_000);

  it('both arrive', async () => {
    const one = bulk(1_500);
    const other = write('other.json', [rawPokemon()]);
    const codes = await Promise.all([ended(start('cards', 'import', one)), ended(start('cards', 'import', other))]);
    expect(codes).toEqual([0, 0]);
    expect((await imported([rawTrainer()])).report.cards).toBe(1_502);
    expect(existsSync(join(data(), 'cards', 'import.lock'))).toBe(false);
  }, 120_000);
});
