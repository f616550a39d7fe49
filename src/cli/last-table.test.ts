import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLAIN_FACE } from '../render/face.ts';
import { ran } from './fake-io.fixture.ts';
import { agoWords } from './last-table.ts';

const TABLE = 'CR t7 p1 used retreat | Cyndaquil ~asleep / Luxray vs Machamp -40';
const TERMINAL = { ...PLAIN_FACE, plain: false };

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'judge-last-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const judge = (face = TERMINAL, ...words: string[]) => ran(words, '', { face, env: { HEADJUDGE_DATA: home } });

describe('--last', () => {
  test('asks about the table of the last question, and its first line says so', async () => {
    const first = await judge(TERMINAL, 'can', 'retreat', '-b', TABLE);
    const again = await judge(TERMINAL, 'can', 'retreat', '-l');
    expect(again.code).toBe(1);
    expect(again.out).toBe(`last board, just now\n${first.out}`);
    for (const words of [['legal'], ['board', 'show']]) {
      const { code, out } = await judge(TERMINAL, ...words, '--last');
      expect(code).toBe(0);
      expect(out).toMatch(/^last board, just now\n/u);
      expect(out).toContain('Cyndaquil');
    }
  });

  test('tells the age in JSON too', async () => {
    await judge(TERMINAL, 'legal', '-b', TABLE);
    const { out } = await judge(PLAIN_FACE, 'can', 'retreat', '-l', '--json');
    expect(JSON.parse(out)).toMatchObject({ verdict: 'illegal', lastBoard: 'just now', board: TABLE });
  });

  test('leaves the first line of a pipe to the verdict', async () => {
    await judge(TERMINAL, 'can', 'retreat', '-b', TABLE);
    const { out } = await judge(PLAIN_FACE, 'can', 'retreat', '-l');
    expect(out).toMatch(/^✗ ILLEGAL.*\nlast board, just now\n/u);
  });

  test('keeps a table that was a file as it was then', async () => {
    const file = join(home, 'dispute.yaml');
    writeFileSync(file, `board: ${TABLE}\nask: retreat\n`);
    await judge(TERMINAL, 'can', '-b', file);
    rmSync(file);
    expect((await judge(TERMINAL, 'can', '-l')).code).toBe(1);
  });

  test('remembers nothing of a pipe, and no table that cannot be read', async () => {
    await judge(PLAIN_FACE, 'can', 'retreat', '-b', TABLE);
    expect((await judge(TERMINAL, 'can', 'retreat', '-l')).code).toBe(2);
    await judge(TERMINAL, 'can', 'retreat', '-b', TABLE);
    await judge(TERMINAL, 'can', 'retreat', '-b', 'CR | Luxry vs ?');
    expect((await judge(TERMINAL, 'can', 'retreat', '-l')).code).toBe(1);
  });

  test('is never taken beside another table, nor without being asked for', async () => {
    await judge(TERMINAL, 'can', 'retreat', '-b', TABLE);
    const both = await judge(TERMINAL, 'can', 'retreat', '-l', '-b', TABLE);
    expect(both.code).toBe(2);
    expect(both.error).toContain('--last and --board name two tables');
    expect((await judge(TERMINAL, 'can', 'retreat')).code).toBe(2);
  });

  test('says that there is none, also where what was kept is damaged', async () => {
    expect((await judge(TERMINAL, 'can', 'retreat', '-l')).error).toContain('no table was asked about yet');
    writeFileSync(join(home, 'last-table.json'), '{"text":');
    expect((await judge(TERMINAL, 'can', 'retreat', '-l')).code).toBe(2);
  });
});

test('an age is given in the unit one would say', () => {
  expect(agoWords(0)).toBe('just now');
  expect(agoWords(3 * 60_000)).toBe('3 minutes ago');
  expect(agoWords(3_600_000)).toBe('1 hour ago');
  expect(agoWords(2.5 * 86_400_000)).toBe('2 days ago');
});
