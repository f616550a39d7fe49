import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RAW_SET, type RawCard, rawPokemon } from '../card-data/samples.fixture.ts';
import type { RulingReport } from '../render/report/types.ts';
import { ran } from './fake-io.fixture.ts';

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'judge-format-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const judge = (...words: readonly string[]) => ran(words, '', { env: { HEADJUDGE_DATA: join(room, 'data') } });
const json = async <T>(...words: readonly string[]): Promise<{ readonly code: number; readonly report: T }> => {
  const { code, out } = await judge(...words, '--json');
  return { code, report: JSON.parse(out) as T };
};

const write = (name: string, value: unknown): string => {
  const file = join(room, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

const imported = (cards: readonly RawCard[]) =>
  judge('cards', 'import', write('sets.json', [RAW_SET]), write('tst1.json', cards));

const can = (question: string, board: string) => json<RulingReport>('can', question, '-b', board);

describe('the usual format', () => {
  const print = (id: string, regulationMark: string | undefined, retreat: number, ability?: string): RawCard => ({
    ...rawPokemon({ id, number: id.slice(5), retreatCost: Array.from({ length: retreat }, () => 'Colorless') }),
    convertedRetreatCost: retreat,
    ...(regulationMark === undefined ? {} : { regulationMark }),
    ...(ability === undefined ? {} : { abilities: [{ name: 'Hum', type: 'Ability', text: ability }] }),
  });
  const board = 'Mistmoth / Mistmoth vs Machop';
  const says = (report: RulingReport): string => report.assumptions.map((one) => one.says).join(' ');

  it('lets a name without a print mean prints of that format, and says so where that was another answer', async () => {
    await imported([print('tst1-1', undefined, 2), print('tst1-2', 'H', 0), print('tst1-3', 'D', 1)]);
    await judge('use', 'ME', '--fallback', 'APR25');
    expect((await can('retreat', board)).report.verdict).toBe('undetermined');
    const { report: use } = await json<{ format: string }>('use', 'ME', '--fallback', 'APR25', '--format', 'standard');
    expect(use.format).toBe('standard');
    const { report } = await can('retreat', board);
    expect(report.verdict).toBe('legal');
    expect(says(report)).toMatch(/A name without a print means one of Standard \(\d+ \w+ \d{4}\)/u);
    // A print that is named is that print, and another document has all prints.
    const { report: named } = await can('retreat', board.replaceAll('Mistmoth', 'Mistmoth(TM 1)'));
    expect([named.verdict, says(named)]).toEqual(['illegal', expect.not.stringContaining('Standard')]);
    expect((await can('retreat', `APR25 | ${board}`)).report.verdict).toBe('undetermined');
    expect(says((await can('retreat', 'Pichu / Pichu vs Machop')).report)).not.toContain('Standard');
  });

  it('gives way to a print outside it where that alone has what is asked about', async () => {
    const attack = { name: 'Glide', cost: ['Colorless'], convertedEnergyCost: 1, damage: '10', text: '' };
    await imported([{ ...print('tst1-1', undefined, 2), attacks: [attack] }, print('tst1-2', 'H', 0)]);
    await judge('use', 'ME', '--fallback', 'APR25', '--format', 'standard');
    const { report } = await can('attack Glide', 'Mistmoth +R / - vs Machop{60HP, no weakness, no resistance}');
    expect([report.verdict, says(report)]).toEqual(['legal', expect.not.stringContaining('Standard')]);
    const { code } = await judge('can', 'attack Nothing', '-b', 'Mistmoth +R / - vs Machop');
    expect(code).toBe(2);
  });

  it('leaves a name that the format has no print of its prints', async () => {
    await imported([print('tst1-1', undefined, 2), print('tst1-3', 'D', 0)]);
    await judge('use', 'ME', '--format', 'standard');
    const { report } = await can('retreat', board);
    expect([report.verdict, says(report)]).toEqual(['undetermined', expect.not.stringContaining('Standard')]);
  });

  it('counts in the overview and in a replay too', async () => {
    await imported([print('tst1-1', undefined, 2), print('tst1-2', 'H', 0)]);
    await judge('use', 'ME', '--fallback', 'APR25', '--format', 'standard');
    const { report } = await json<RulingReport>('legal', '-b', board);
    expect(says(report)).toContain('one of Standard');
    const turn = write('turn.yaml', `board: ${board}\nsteps:\n  - retreat to bench 1\n`);
    const { code, report: replayed } = await json<RulingReport>('replay', turn);
    expect([code, says(replayed)]).toEqual([0, expect.stringContaining('one of Standard')]);
  });

  it('is a fault where there is no format of that name, and only where it would count', async () => {
    const env = { HEADJUDGE_DATA: join(room, 'data'), JUDGE_RULEBOOK: 'ME', JUDGE_FORMAT: 'standart' };
    const { code, error } = await ran(['can', 'retreat', '-b', 'Pichu / Pichu vs Machop'], '', { env });
    expect([code, error]).toEqual([2, expect.stringContaining('nearest   standard')]);
    expect((await ran(['can', 'retreat', '-b', 'CR | Pichu / Pichu vs Machop'], '', { env })).code).not.toBe(2);
  });
});
