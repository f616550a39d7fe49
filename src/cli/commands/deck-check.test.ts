import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { ran } from '../fake-io.fixture.ts';

const LEGAL = '4 Shinx\n4 Luxio\n52 Lightning Energy\n';

const check = async (list: string, ...words: readonly string[]) => {
  const { code, out } = await ran(['deck', 'check', '-', '--json', ...words], list);
  return { code, report: JSON.parse(out) as Record<string, unknown> };
};

describe('judge deck check', () => {
  test('a legal deck ends with 0 and says what it rests on', async () => {
    const { code, report } = await check(LEGAL);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      schema: 1,
      ok: true,
      verdict: 'legal',
      format: 'constructed',
      cards: 60,
      faults: [],
      needs: [],
    });
    expect(report.assumptions).toMatchObject([{ about: 'format' }, { about: 'ruleset' }]);
  });

  test('reads the columns of a table, and basic Energy that programs number without a set', async () => {
    const lists = ['4\tShinx\tDP 98\n4\tLuxio\n52\tLightning Energy\n'];
    for (const energy of ['Lightning Energy  4', 'Lightning Energy Energy 4', 'Basic {L} Energy Energy 12'])
      lists.push(`* 4 Shinx\n* 4 Luxio\n* 52 ${energy}\n`);
    for (const list of lists) expect((await check(list)).code).toBe(0);
    // A number after a special Energy says nothing yet.
    expect((await check('4 Shinx\n4 Luxio\n52 Double Rainbow Energy 4\n')).code).not.toBe(0);
  });

  test('a list may have a set and number for a name, or beside a name in another language', async () => {
    const { report } = await check('4 DP 98\n4 Sheinux DP 98\n52 Lightning Energy\n');
    expect(report.faults).toMatchObject([{ code: 'too-many-of-a-name' }]);
    expect(report.notes).toMatchObject([
      {
        code: 'found-by-print',
        says: 'Sheinux DP 98: no card on file has this name; its set and number are those of Shinx.',
      },
    ]);
  });

  test('a limited deck is ruled by what is in force on its day', async () => {
    const five = '5 Shinx\n35 Lightning Energy\n';
    const today = await check(five, '--format', 'limited', '--date', '2026-11-22');
    expect(today.report).toMatchObject({ verdict: 'legal', ruleset: 'me-2026', rulesetFrom: 'format' });
    const wrong = await check(`${five}1 Luxio\n`, '--format', 'limited', '--date', '2026-11-22');
    expect(wrong.report).toMatchObject({
      verdict: 'illegal',
      tournament: { faults: [{ code: 'wrong-size', source: 'TCG-H 5#1' }] },
    });
    const then = await check(five, '--format', 'limited', '--date', '2008-05-01');
    expect(then.report).toMatchObject({ verdict: 'legal', ruleset: 'comprehensive-2009', rulesetFrom: 'day' });
    // A document that is named decides, whatever the day.
    const named = await check(five, '--format', 'limited', '--date', '2026-11-22', '--ruleset', 'XY');
    expect(named.report).toMatchObject({ verdict: 'undetermined', ruleset: 'xy-2016' });
  });

  test('a deck with faults ends with 1, each fault with code, words, rule and place', async () => {
    const { code, report } = await check('5 Luxio\n52 Lightning Energy\n');
    expect(code).toBe(1);
    expect(report.ok).toBe(false);
    expect(report.faults).toMatchObject([
      { code: 'deck-size-wrong', rule: { document: 'comprehensive-2009', id: '100.1' }, at: 'standard input:1:3' },
      {
        code: 'too-many-of-a-name',
        says: '5 cards with the name Luxio; a deck may have at most four.',
        at: 'standard input:1:3',
      },
      { code: 'no-basic', rule: { id: '100.3' } },
    ]);
  });

  test('a card that is not on file leaves open what depends on it, and only that', async () => {
    const { code, report } = await check('4 Shinx\n1 Luxry\n55 Lightning Energy\n');
    expect(code).toBe(3);
    expect(report).toMatchObject({ ok: false, verdict: 'undetermined', faults: [] });
    expect(report.needs).toMatchObject([{ code: 'limits-not-on-file', rule: { id: '100.2e' } }]);
    expect(report.notOnFile).toMatchObject([
      { name: 'Luxry', copies: 1, nearest: ['Luxray', expect.any(String), expect.any(String)] },
    ]);
    const assumed = await check('4 Shinx\n1 Luxry\n55 Lightning Energy\n', '--assume', 'ignore Luxry');
    expect(assumed.code).toBe(0);
    expect(assumed.report.assumptions).toContainEqual(expect.objectContaining({ kind: 'chosen', about: 'Luxry' }));
  });

  test('a print that is not on file is not taken for one that is', async () => {
    const { code, report } = await check('4 Shinx XX 99\n56 Lightning Energy XX 1\n');
    expect(code).toBe(3);
    expect(report.notOnFile).toMatchObject([{ name: 'Shinx XX 99', nearest: [expect.stringContaining('Shinx')] }]);
  });

  test('what the document does not say is reported as assumed, or comes from the one that fills silences', async () => {
    const many = '4 Pikachu\n56 Lightning Energy\n';
    const open = await check(many, '--ruleset', 'Neo');
    expect(open.code).toBe(3);
    expect(open.report.remedy).toEqual([expect.stringContaining('--fallback')]);
    const filled = await check(many, '--ruleset', 'Neo', '--fallback', 'CR');
    expect(filled.code).toBe(0);
    expect(filled.report.assumptions).toContainEqual(
      expect.objectContaining({ kind: 'fallback', rule: { document: 'comprehensive-2009', id: '100.2' } }),
    );
    const none = await check('60 Lightning Energy\n', '--ruleset', 'EX');
    expect(none.report).toMatchObject({ verdict: 'illegal' });
    expect(none.report.assumptions).toContainEqual(
      expect.objectContaining({ kind: 'default', rule: { document: 'ex-2003', id: 'Begin#2', near: true } }),
    );
    expect((await ran(['deck', 'check', '-', '--ruleset', 'Neo', '--fallback', 'Neo'], many)).error).toContain(
      '--fallback',
    );
  });

  test('--format wins over the format of the file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-deck-'));
    const path = join(folder, 'deck.yaml');
    writeFileSync(path, 'format: constructed\nruleset: CR\ndeck: [4 Shinx, 36 L]\n');
    expect((await ran(['deck', 'check', path])).code).toBe(1);
    const limited = await ran(['deck', 'check', path, '--format', 'Limited']);
    expect(limited.code).toBe(0);
    expect(limited.out).toContain('LEGAL   a deck for Limited Play.');
    expect((await ran(['can', 'retreat', '-b', path])).error).toContain('this file holds a deck, not a table.');
  });

  test.each([
    [['deck', 'check', 'nowhere.txt'], 'no file nowhere.txt'],
    [['deck', 'check'], 'needs a deck'],
    [['deck', 'check', '-', '--format', 'unlimitid'], 'nearest   unlimited'],
    [['deck', 'check', '-', '--assume', 'ignore Luxray'], 'is not an assumption about this deck'],
  ])('%j is wrong usage', async (words, said) => {
    const { code, error } = await ran(words, LEGAL);
    expect(code).toBe(2);
    expect(error).toContain(said);
  });

  test('two cards in one line are not a card that is not on file', async () => {
    const { code, report } = await check('4 Shinx, 4 Luxio\n4 Luxray DP 7 3 Shinx DP 98\n45 L\n');
    expect(code).toBe(2);
    expect(report.errors).toMatchObject([
      { code: 'unexpected', line: 1, column: 10 },
      { code: 'unexpected', line: 2, column: 15 },
    ]);
    expect((await check('4 Shinx, 4 zzyzx\n')).code).toBe(1);
  });

  test('all lines that cannot be read are reported at once, and nothing is ruled', async () => {
    const { code, report } = await check('4 Shinx\nnonsense\n0 Luxio\n');
    expect(code).toBe(2);
    expect(report.errors).toMatchObject([
      { code: 'expected', line: 2, column: 1 },
      { code: 'bad-number', line: 3, column: 1 },
    ]);
  });

  const unruled = DOCUMENTS.find(({ key }) => !isRuled(key));

  test.skipIf(unruled === undefined)('rules on no deck by a document it does not rule by', async () => {
    const { code, error } = await ran(['deck', 'check', '-', '--ruleset', unruled?.label ?? ''], LEGAL);
    expect(code).toBe(3);
    expect(error).toContain(`${unruled?.title} does not rule on decks yet`);
  });

  test('a deck is a scenario of judge verify', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-deck-'));
    const deck = 'ruleset: CR\nformat: limited\ndeck: [4 Shinx, 37 L]\nexpect: {verdict: legal, rules-not: [100.2]}\n';
    writeFileSync(join(folder, 'a.yaml'), deck);
    writeFileSync(join(folder, 'b.yaml'), deck.replace('37', '36'));
    const { code, out } = await ran(['verify', folder, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      scenarios: 2,
      passed: 1,
      failed: [{ path: 'verdict', expected: 'legal', got: 'illegal', at: expect.stringContaining('a.yaml:4:19') }],
    });
  });
});

describe('judge deck check --format', () => {
  test('a format of tournaments is asked for the day, and both verdicts count', async () => {
    const { code, report } = await check(LEGAL, '--format', 'unlimited', '--date', '2026-10-01');
    expect(code).toBe(0);
    expect(report).toMatchObject({
      verdict: 'legal',
      rulesetFrom: 'format',
      tournament: { format: 'unlimited', date: '2026-10-01', faults: [], needs: [] },
    });
    const old = await check(LEGAL, '--format', 'standard', '--date', '2026-10-01');
    expect(old.code).toBe(1);
    expect(old.report.tournament).toMatchObject({
      faults: [{ code: 'not-in-pool', source: 'TCG-H 4.1.1' }, { code: 'not-in-pool' }],
    });
  });

  test('tells of a later day that announcements may be missing, and of a fan format who decides it', async () => {
    const { report } = await check(LEGAL, '--format', 'glc', '--date', '2099-01-01');
    const { notes = [] } = report.tournament as { readonly notes?: readonly string[] };
    expect(notes[0]).toMatch(/not the publisher.*a later announcement is not in it/u);
  });

  test.each([
    [['--format', 'standart'], 'standart'],
    [['--format', 'standard', '--date', '2026-02-30'], '2026-02-30'],
  ])('refuses %j', async (flags, word) => {
    const { code, error } = await ran(['deck', 'check', '-', ...flags], LEGAL);
    expect(code).toBe(2);
    expect(error).toContain(word);
  });

  test('reads an export in another language, with sets that only a program has and lines after the cards', async () => {
    const list =
      'Pokémon : 2\n4 Shinx\n4 Luxio SVALT 32 PH\n\nÉnergie: 1\n52 Basic {L} Energy Energy 13\n\ndeck for Saturday\n';
    const { code, report } = await check(list);
    expect(code).toBe(0);
    expect(report.notes).toMatchObject([{ code: 'name-decides' }, { code: 'line-not-read' }]);
  });
});

describe('the sheet of a deck check', () => {
  test('has every line once, in the piles in which judges count, and the faults first', async () => {
    const sheet = join(mkdtempSync(join(tmpdir(), 'headjudge-deck-')), 'check.md');
    const { code } = await ran(['deck', 'check', '-', '--sheet', sheet], '52 Lightning Energy\n4 Shinx\n5 Luxio\n');
    const written = readFileSync(sheet, 'utf8');
    expect(code).toBe(1);
    expect(written.match(/^## .*$/gmu)).toEqual([
      '## Faults',
      '## Pokémon: 9',
      '## Basic Energy: 52',
      '## Together: 61 cards',
      '## The rules cited, in our words',
    ]);
    expect(written).toContain('☐ 5 Luxio');
  });
});

describe('a deck file that names a format of tournaments', () => {
  const file = (format: string, more = ''): string => `format: ${format}\n${more}deck: [4 Machop PK 53, 57 F]\n`;

  test('is checked against it on its day, and its size is one fault', async () => {
    const { code, report } = await check(file('unlimited', 'date: 2026-04-20\n'), '--ruleset', 'APR25');
    expect(code).toBe(1);
    expect(report).toMatchObject({ faults: [], needs: [], tournament: { faults: [{ source: 'TCG-H 4#1' }] } });
  });

  test('is refused where there is no such format, or no such day', async () => {
    const faults = async (list: string) => (await ran(['deck', 'check', '-', '--json'], list)).out;
    expect(await faults(file('unlimitid'))).toContain('is not a format of a deck');
    expect(await faults(file('unlimited', 'date: 2026-02-30\n'))).toContain('is not a day');
  });
});
