import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../day.ts';
import { ran } from '../fake-io.fixture.ts';

const TURN = [
  'board: CR t9 p1 | Cyndaquil / Riolu [hand (R, F)] vs Onix / -',
  'steps:',
  '  - attach Fire to active',
  '  - attach Fighting to bench 1',
  '  - end turn',
].join('\n');

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'headjudge-penalty-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const judged = (...words: readonly string[]) => ran(['penalty', ...words], '', { env: { HEADJUDGE_DATA: home } });

describe('judge penalty', () => {
  it.each([
    [['took too many prizes'], 0],
    [['late', '--minutes', '0'], 1],
    [['late', '--minutes', 'soon'], 2],
    [[], 2],
    [['second supporter'], 3],
    [['phone at the table'], 3],
  ] as const)('%j ends with %i', async (words, code) => expect((await judged(...words)).code).toBe(code));

  it('asks at a terminal for the facts that decide', async () => {
    const asked: string[] = [];
    const { out, code } = await ran(['penalty', 'second supporter'], '', {
      canAsk: true,
      ask: async (question) => {
        asked.push(question);
        return 'partly';
      },
    });
    expect([asked, code]).toEqual([['How far can it be undone?'], 0]);
    expect(out).toContain('Double Prize Card');
  });

  it('takes the act back and shows the table before it', async () => {
    const turn = join(home, 'turn.yaml');
    writeFileSync(turn, TURN);
    const { out } = await judged('second energy', '-b', turn, '--repair', 'fully', '--json');
    const { repaired } = JSON.parse(out);
    expect(repaired).toMatchObject({ also: 1, grounds: ['CR 305.3'] });
    expect(repaired.board).toContain('Cyndaquil +R');
    expect(repaired.board).not.toContain('Riolu +');
  });

  it('refuses a board without an act', async () => {
    const { code, out } = await judged('second energy', '-b', 'CR t9 p1 | Cyndaquil vs Onix', '--json');
    expect([code, out]).toEqual([2, expect.stringContaining('no steps')]);
  });
});

describe('the log of penalties', () => {
  const late = ['late', '--minutes', '4', '--player', '2222222', '--round', '4', '--log', '--json'] as const;

  it('keeps each penalty in a file of its own and says when the same comes again', async () => {
    const first = JSON.parse((await judged(...late)).out);
    const second = JSON.parse((await judged(...late)).out);
    expect([first.kept, second.kept].map((file) => file.slice(-9))).toEqual(['0001.json', '0002.json']);
    expect(second.notes.join()).toContain('PPG 4.2.2#1');
    expect(first.notes.join()).not.toContain('PPG 4.2.2#1');
  });

  it('loses none of many that are kept at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => judged(...late)));
    expect(JSON.parse((await judged('log', '--json')).out).kept).toHaveLength(12);
  });

  it('leaves a damaged file alone and names it', async () => {
    await judged(...late);
    const folder = join(home, 'penalties', dayOf(new Date()));
    writeFileSync(join(folder, '0002.json'), '{');
    const { kept, damaged } = JSON.parse((await judged('log', '--json')).out);
    expect([kept.length, damaged.length, readdirSync(folder).length]).toEqual([1, 1, 2]);
  });

  it('prints the rows of the report as CSV, in the columns of the guidelines', async () => {
    await judged(...late);
    const { out } = await judged('log', '--csv');
    expect(out.split('\n').slice(0, 2)).toEqual([
      "Tournament ID,Round of Issue,Judge Player ID,Competitor's Player ID,Category,Severity,Penalty,Notes",
      expect.stringMatching(/^,4,,2222222,Tardiness,Minor,Warning,late; repair:/u),
    ]);
  });

  it('ends with 1 where nothing was kept', async () => expect((await judged('log')).code).toBe(1));
});
