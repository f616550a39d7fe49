import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** All faults are reported at once: those of the text of a table, what is impossible about it, and those of the rest of the command line. */

let folder = '';
const at = (name: string): string => join(folder, name);
const file = (name: string, text: string | Buffer): string => {
  writeFileSync(at(name), text);
  return at(name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly hint: string | null;
}

/** Codes with their places, as JSON gives them; the screen has to show as many. */
const faultsOf = async (...words: readonly string[]): Promise<readonly string[]> => {
  const [{ code, error }, json] = [await ran(words), await ran([...words, '--json'])];
  expect([code, json.code]).toEqual([2, 2]);
  const { errors } = JSON.parse(json.out) as { errors: readonly Fault[] };
  expect(error.match(/^error: /gmu)?.length).toBe(errors.length);
  return errors.map((one) => `${one.code} ${one.line}:${one.column}`);
};

describe('a table that cannot be read whole', () => {
  test('also reports what is impossible about the rest of it, in the order of its text', async () => {
    const board =
      'CR t3 | Luxry ~asleep / Shinx ~asleep, Shinx, Shinx, Shinx, Shinx, Luxray -500 +DRE+Nope [prizes 9] vs Machamp, Pikachu';
    expect(await faultsOf('board', 'check', board)).toEqual([
      'unknown-card 1:9',
      'condition-on-bench 1:25',
      'bench-overfull 1:68',
      'should-be-knocked-out 1:68',
      'evolved-on-first-turn 1:68',
      'unknown-energy 1:85',
      'too-many-prizes 1:91',
      'evolved-on-first-turn 1:104',
      'two-actives 1:113',
    ]);
    const { error } = await ran(['board', 'check', board]);
    expect(error).toContain("p1's Bench has 6 Pokémon; at most 5 fit.");
    expect(error).toContain('by   CR 300.3');
  });

  test('is not found impossible for want of what could not be read', async () => {
    // Luxi may be any Pokémon, and Luxry may be the missing Active Pokémon.
    expect(await faultsOf('board', 'check', 'CR | Luxray<Luxi<Shinx vs Luxry')).toEqual([
      'unknown-card 1:13',
      'unknown-card 1:27',
    ]);
    expect(await faultsOf('board', 'check', 'CR | Luxray / Shinx ~asleep [prizes x] vs Machamp')).toEqual([
      'expected 1:37',
    ]);
  });

  test('is not held against rules that it may not have named', async () => {
    expect(await faultsOf('board', 'check', file('which.yaml', 'ruleset: CRR\np1: {active: Luxray -500}\n'))).toEqual([
      'bad-value 1:10',
    ]);
  });
});

describe('what was typed beside a faulty table', () => {
  test('is reported with it', async () => {
    const words = ['can', 'retrat', '-b', 'CR | Luxry vs Machamp', '--assume', 'nonsense', '--sheet', 'x.pdf'];
    expect(await faultsOf(...words)).toEqual([
      'unknown-card 1:6',
      'unknown-ending null:null',
      'unknown-question null:null',
      'unknown-assumption null:null',
    ]);
  });

  test('hides no fault of the table, even if it is an unknown flag', async () => {
    expect(await faultsOf('can', 'retrat', '-b', 'CR | Luxry vs Machamp', '--rulset', 'CR', '--explain=no')).toEqual([
      'unknown-flag null:null',
      'bad-value null:null',
      'unknown-card 1:6',
      'unknown-question null:null',
    ]);
    const steps = file('steps.yaml', 'board: CR | Luxry vs Machamp\nsteps: [retreat]\n');
    expect(await faultsOf('replay', steps, '--foo')).toEqual(['unknown-flag null:null', 'unknown-card 1:13']);
  });

  test('may not give a flag twice, and none of the values wins', async () => {
    const twice = ['-b', 'CR | Luxry vs ?', '--board=CR | Machamp vs ?', '--ruleset', 'CR', '--ruleset', 'XY'];
    expect(await faultsOf('can', 'retreat', ...twice, '--answers', 'heads', '--answers', 'tails')).toEqual([
      'told-twice null:null',
      'told-twice null:null',
      'told-twice null:null',
      'unknown-card 1:6',
    ]);
    expect(await faultsOf('search', 'burn', '--limit', '3', '--limit', '3')).toEqual(['told-twice null:null']);
    // A flag that may be given several times, or that says the same twice, is not a fault.
    expect((await ran(['compare', 'confusion', '--document', 'CR', '--document', 'XY', '--json', '--json'])).code).toBe(
      0,
    );
  });

  test('may not be an empty assumption, or a file beside --schema', async () => {
    expect(await faultsOf('can', 'retreat', '-b', 'CR | Luxray vs ?', '--assume', '')).toEqual([
      'unknown-assumption null:null',
    ]);
    expect(await faultsOf('board', 'check', 'CR | Luxray vs ?', '--schema')).toEqual(['extra-word null:null']);
    expect(await faultsOf('deck', 'check', 'deck.txt', '--schema')).toEqual(['extra-word null:null']);
  });

  test('is reported beside an unknown kind of action', async () => {
    expect(await faultsOf('legal', 'retret', '-b', 'CR | Luxry vs ?', '--sheet', 'x.pdf')).toEqual([
      'unknown-card 1:6',
      'unknown-action null:null',
      'unknown-ending null:null',
    ]);
  });

  test('is JSON where --json is a flag, and not after --', async () => {
    expect((await ran(['rule', '--', '--json'])).out).toBe('');
    expect((await ran(['rule', '--json', '--', 'zz'])).error).toBe('');
  });

  test('may not be a second table', async () => {
    const table = 'CR | Luxray vs ?';
    for (const command of ['check', 'show', 'convert', 'new'])
      expect(await faultsOf('board', command, table, '-b', table)).toEqual(['told-twice null:null']);
  });

  test('has the faults of its assumptions, its sheet and its rules reported', async () => {
    const unknown = 'unknown-assumption null:null';
    const flag = 'unknown-flag null:null';
    expect(await faultsOf('can', 'retreat', '-b', 'CR | Luxray vs ?', '--foo', '--assume', 'nonsense')).toEqual([
      flag,
      unknown,
    ]);
    expect(await faultsOf('can', 'retreat', '--foo', '--assume', 'nonsense')).toEqual([flag, unknown]);
    expect(await faultsOf('replay', at('none.yaml'), '--assume', 'nonsense', '--sheet', 'x.pdf')).toEqual([
      'no-such-file null:null',
      'unknown-ending null:null',
      unknown,
    ]);
    const deck = file('deck.txt', '4 Luxry\n');
    expect(await faultsOf('deck', 'check', deck, '--foo', '--assume', 'x')).toEqual([flag, unknown]);
    expect(await faultsOf('coverage', '309.9', '--document', 'ZZ')).toEqual([
      'bad-value null:null',
      'unknown-rule null:null',
    ]);
    expect(await faultsOf('compare', '309.99', '--foo')).toEqual([flag, 'unknown-rule null:null']);
    expect(await faultsOf('compare', 'slow play', '--foo')).toEqual([flag]);
    expect(await faultsOf('rule', '309.9', '--foo', '999.1')).toEqual([
      flag,
      'unknown-rule null:null',
      'unknown-rule null:null',
    ]);
  });

  test('does not take the value of an unknown flag for a word of the question', async () => {
    expect(await faultsOf('can', 'retreat', '-b', 'CR | Luxray vs ?', '--rulset', 'CR')).toEqual([
      'unknown-flag null:null',
    ]);
    expect(await faultsOf('can', 'retreat', '-b', 'CR | Luxray vs ?', '--limit', '3')).toEqual([
      'unknown-flag null:null',
    ]);
  });

  test('is not read as a table where it is none', async () => {
    expect(await faultsOf('rule', '309.4', '--foo')).toEqual(['unknown-flag null:null']);
    expect(await faultsOf('--jsn')).toEqual(['unknown-flag null:null']);
  });
});

describe('a file that stops being YAML at some place', () => {
  const of = async (text: string): Promise<readonly string[]> => faultsOf('board', 'check', file('slip.yaml', text));

  test('has the faults before that place reported as well', async () => {
    expect(await of('board: CR | Luxry vs ?\nfoo: 1\np1: {active: x\n')).toEqual([
      'unknown-card 1:13',
      'unknown-key 2:1',
      'yaml 4:1',
    ]);
    expect(await of('{"board": "CR | Luxry vs ?"')).toEqual(['unknown-card 1:17', 'yaml 1:28']);
  });

  test('is found to lack nothing, and no fault is made of what the slip swallowed', async () => {
    expect(await of('ask: retreat\np1: {active: x\n')).toEqual(['yaml 3:1']);
    expect(await of('name: "abc\nboard: CR | Luxry vs ?\n')).toEqual(['yaml 3:1']);
    expect(await of('p1:\n\tactive: Luxray\n')).toEqual(['yaml 2:1']);
  });
});

describe('a file with faults of several kinds', () => {
  test('has the faults of its assumptions reported with the rest', async () => {
    const text = 'board: CR | Luxray vs ?\nassume: [nonsense, ignore Luxray]\nfoo: 1\n';
    expect(await faultsOf('board', 'check', file('assumes.yaml', text))).toEqual([
      'unknown-assumption 2:10',
      'unknown-key 3:1',
    ]);
  });

  test('counts its columns after the mark that some editors begin it with', async () => {
    const text = '\ufeffboard: CR | Luxry vs ?\r\nfoo: 1\r\n';
    expect(await faultsOf('board', 'check', file('mark.yaml', text))).toEqual(['unknown-card 1:13', 'unknown-key 2:1']);
    expect(await faultsOf('can', 'retreat', '-b', '\ufeffCR | Luxry vs ?')).toEqual(['unknown-card 1:6']);
  });

  test('has those of its first document reported beside the second', async () => {
    expect(
      await faultsOf('board', 'check', file('two.yaml', 'board: CR | Luxry vs ?\nfoo: 1\n---\nboard: x\n')),
    ).toEqual(['unknown-card 1:13', 'unknown-key 2:1', 'yaml 3:1']);
  });

  test('has unknown cards reported in every step', async () => {
    const play =
      'board: CR t9 p1 | Wall{60HP} vs ?\nsteps: [end turn, play Nope, evolve Zilch on bench 1, play Wall]\n';
    expect(await faultsOf('replay', file('play.yaml', play))).toEqual(['unknown-card 2:19', 'unknown-card 2:30']);
  });

  test('has a question mark that begins a value in YAML reported', async () => {
    const { error } = await ran(['board', 'check', file('marks.yaml', 'p1:\n  active: ?\np2:\n  active: Luxray\n')]);
    expect(error).toContain('a value cannot begin with ? unless it is in quotes.');
  });

  test('has one slip reported once', async () => {
    expect(await faultsOf('board', 'check', 'CR used foo | Shinx vs ?')).toEqual(['unknown-word 1:9']);
    expect(await faultsOf('board', 'check', 'CR | "Luxray vs ?')).toEqual(['unclosed 1:6']);
    expect(await faultsOf('board', 'check', file('list.yaml', 'board: [a, b]\n'))).toEqual(['bad-value 1:8']);
    const long = await ran(['can', 'x'.repeat(3000), '-b', 'CR | Luxray vs ?']);
    expect(long.error).toBe('error: judge can: words of 3000 characters; 2000 are read at most.\n');
    expect(await faultsOf('board', 'check', 'CR | Wall{60HP, weak Q} vs Luxray *@3=(x')).toEqual([
      'expected 1:22',
      'expected 1:36',
    ]);
    expect(await faultsOf('board', 'check', file('alias.yaml', 'p1: *a\np2: {active: Luxray}\n'))).toEqual([
      'yaml 1:5',
    ]);
  });

  test('has owners who are not players there reported', async () => {
    const board = 'CR | Luxray +Fluffy Berry(p4) vs ? | stadium Moonlight Stadium(p3)';
    expect(await faultsOf('board', 'check', board)).toEqual(['unknown-seat 1:14', 'unknown-seat 1:46']);
    expect((await ran(['board', 'check', board.replace('CR', 'CR team')])).error).toBe('');
    expect(await faultsOf('board', 'check', 'CR | Luxray +L(p9) vs Shinx(p0)')).toEqual([
      'unknown-seat 1:16',
      'unknown-seat 1:29',
    ]);
  });
});

describe('a player beyond the second', () => {
  const keys = (more: string): string =>
    file('seats.yaml', `ruleset: CR\np1: {active: Shinx}\np2: {active: Riolu}\n${more}`);

  test('is unknown without a Team Battle, as the player to move or to go first', async () => {
    expect(await faultsOf('board', 'check', 'CR t5 p3 | Luxray vs Machamp')).toEqual(['unknown-seat 1:7']);
    expect(await faultsOf('can', 'retreat', '-b', 'CR t5 first-p4 | Shinx vs Riolu')).toEqual(['unknown-seat 1:7']);
    expect(await faultsOf('board', 'check', 'CR p3 2on2 | Shinx vs Riolu')).toEqual(['unknown-seat 1:4']);
    expect(await faultsOf('board', 'check', keys('to-move: p3\nfirst: p4\n'))).toEqual([
      'unknown-seat 4:10',
      'unknown-seat 5:8',
    ]);
    const lost = await ran(['board', 'check', 'CR p3 | Shinx vs Riolu']);
    expect(lost.error).toContain('write   team   in the header');
  });

  test('makes no Team Battle of a table that names none', async () => {
    expect(await faultsOf('board', 'check', 'CR t5 | Luxray vs Machamp vs Shinx')).toEqual(['missing-team 1:30']);
    expect(await faultsOf('board', 'check', keys('p3: {active: Shinx}\np4: {active: Shinx}\n'))).toEqual([
      'missing-team 4:1',
    ]);
  });

  test('is as well where the word stands in another key, and no word for it where that was misspelt', async () => {
    expect(
      (await ran(['board', 'check', file('team.yaml', 'format: team\nboard: CR p3 | Shinx vs Riolu\n')])).code,
    ).toBe(0);
    expect((await ran(['board', 'check', keys('format: team\np3: {active: Shinx}\n')])).code).toBe(0);
    expect(await faultsOf('board', 'check', 'CR p3 taem | Shinx vs Riolu vs Shinx')).toEqual(['unknown-word 1:7']);
    expect(await faultsOf('board', 'check', keys('format: taem\np3: {active: Shinx}\n'))).toEqual(['bad-value 4:9']);
  });
});

describe('an impossible table', () => {
  test('has each fault reported at the place of what is too much or wrong', async () => {
    const board = file(
      'where.yaml',
      'p1:\n  active: Luxray\n  bench: [Shinx, Shinx, Shinx, Shinx, Pichu, Pikachu]\n  prizes: 7\np2: {active: Machamp}\nstadium: Switch\n',
    );
    const { out } = await ran(['board', 'check', board, '--json']);
    const { faults } = JSON.parse(out) as { faults: readonly { code: string; at: string }[] };
    expect(faults.map((one) => `${one.code} ${one.at.slice(board.length)}`)).toEqual([
      'bench-overfull :3:46',
      'too-many-prizes :4:11',
      'not-a-stadium :6:10',
    ]);
  });
});

describe('a file that is not a board', () => {
  test('is reported with the place where it stops being text', async () => {
    expect(
      await faultsOf('board', 'check', file('latin.yaml', Buffer.from('p1:\n  active: Pok\u00e9', 'latin1'))),
    ).toEqual(['unreadable 2:14']);
    expect(await faultsOf('board', 'check', file('nul.yaml', 'board: CR\0'))).toEqual(['unreadable 1:10']);
  });

  test('that is a link without an end is not said to be another of its own name', async () => {
    symlinkSync('loop.yaml', at('loop.yaml'));
    expect((await ran(['board', 'check', at('loop.yaml')])).error).toContain('is a link that leads nowhere.');
  });

  test('may be UTF-16 with its mark, as some shells write what a command prints', async () => {
    const board = 'board: CR | Luxray vs Machamp\n';
    expect((await ran(['board', 'check', file('le.yaml', Buffer.from(`\ufeff${board}`, 'utf16le'))])).code).toBe(0);
    const swapped = Buffer.from(`\ufeff${board}`, 'utf16le').swap16();
    expect((await ran(['board', 'check', file('be.yaml', swapped)])).code).toBe(0);
  });
});
