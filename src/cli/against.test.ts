import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { can } from '../asking/rulings/can.ts';
import type { World } from '../asking/world.ts';
import type { AgainstJson } from '../render/report/types.ts';
import { worldOnDisk } from './world-on-disk.ts';

/** `judge can … --against X`: both rulings side by side, and nothing claimed for words that match no paragraph. */

const CONFUSED = 'CR t9 p1 | Shinx(DP 98) ~confused +L / Shinx(DP 98) vs Shinx(DP 98)';

let world: World;
beforeAll(() => {
  world = worldOnDisk({ env: { HEADJUDGE_DATA: mkdtempSync(join(tmpdir(), 'against-')) } });
});

const reported = async (said: string, ruling?: string, board = CONFUSED, question = 'retreat') => {
  const against = { said, ...(ruling === undefined ? {} : { ruling }) };
  const outcome = await can({ table: { text: board, file: 'board' }, question, against }, world);
  if (!('report' in outcome) || outcome.report.against === undefined) throw new Error('no ruling was made');
  return { ...outcome.report, against: outcome.report.against };
};

const held = async (said: string, ruling?: string, board = CONFUSED): Promise<AgainstJson> =>
  (await reported(said, ruling, board)).against;

const codes = async (said: string, ruling?: string): Promise<readonly string[]> => {
  const against = { said, ...(ruling === undefined ? {} : { ruling }) };
  const outcome = await can({ table: { text: CONFUSED, file: 'board' }, question: 'retreat', against }, world);
  return 'faults' in outcome ? outcome.faults.map(({ code }) => code) : [];
};

describe('a ruling held against', () => {
  it('a sentence names its paragraphs and the point on which the documents differ', async () => {
    const { by, document, rules, points } = await held('a confused Pokémon must flip to retreat');
    expect(by).toBe('sentence');
    expect(document).toBe('neo-2001');
    expect(rules.map(({ id }) => id)).toContain('Cond.Confused#2');
    expect(points[0]?.point).toBe('May a Confused Pokémon retreat?');
  });

  it('a sentence is held against what forbids the act, whatever shares more words with it', async () => {
    const board = 'CR t5 p1 used retreat | Shinx(DP 98) +L / Shinx(DP 98) vs Shinx(DP 98)';
    const { rules } = await held('you may retreat twice if you pay twice', undefined, board);
    expect(rules[0]).toMatchObject({ document: 'comprehensive-2009', id: '309.2', use: 'forbids' });
    const { rules: asleep } = await held(
      'paralysis only stops attacking',
      undefined,
      'EX t5 p1 | Onix ~paralyzed +L / - vs Onix',
    );
    expect(asleep.map(({ use }) => use)).toContain('forbids');
  });

  it('a rule without its document is that of the document in force, where that has one', async () => {
    const of = async (said: string, doc: string) => {
      const board = `${doc} t9 p1 | Shinx(DP 98) +L / Shinx(DP 98) vs Shinx(DP 98)`;
      return (await held(said, undefined, board)).rules.map(({ document }) => document);
    };
    expect(await of('Turn.2E#4', 'ME')).toEqual(['me-2026']);
    expect(await of('Turn.2E#4', 'XY')).toEqual(['xy-2016']);
    expect(await of('XY Turn.2E#4', 'ME')).toEqual(['xy-2016']);
    expect(await of('309.4', 'XY')).toEqual(['comprehensive-2009']);
  });

  it('words without a rule claims nothing for them', async () => {
    const { rules, points, verdict } = await held('my dog likes trains');
    expect({ rules, points, verdict }).toEqual({ rules: [], points: [], verdict: null });
  });

  it('a rule says what the ruling has to do with it', async () => {
    const use = async (said: string, board?: string) =>
      (await held(said, undefined, board)).rules.map((one) => one.use);
    expect(await use('CR 311.2b', CONFUSED.replace('confused', 'asleep'))).toEqual(['forbids']);
    expect(await use('CR 311.2b')).toEqual(['asked']);
    expect(await use('CR 309.4')).toEqual(['applies']);
    expect(await use('CR 606.1')).toEqual(['not-used']);
    expect(await use('Neo Cond.Confused#2')).toEqual(['other-document']);
  });

  it('a document rules on the same question', async () => {
    const neo = await held('Neo');
    expect([neo.verdict, neo.agrees]).toEqual(['depends', false]);
    expect(neo.points.map(({ point }) => point)).toContain('May a Confused Pokémon retreat?');
    expect((await held('CR')).agrees).toBe(true);
  });

  it('a document with the same verdict is held against what follows, too', async () => {
    const boomer =
      'Boomer{60HP, R, no weakness, no resistance, "Burst R 60 This Pokémon also does 60 damage to itself."}';
    const board = `ME t9 p1 | ${boomer} +R / ${boomer} [prizes 1] vs ${boomer} / ${boomer} [prizes 1]`;
    const tie = await reported('APR25', undefined, board, 'attack Burst');
    expect(tie.against).toMatchObject({ verdict: 'legal', agrees: true, outcome: 'other' });
    expect(tie.against.parts.map(({ says }) => says)).toContainEqual(
      expect.stringContaining('APR 2025: the game ends in a tie'),
    );
    expect(tie.say.join(' ')).not.toContain('comes to the same');

    const early = board.replaceAll('prizes 1', 'prizes 4');
    const same = await reported('APR25', undefined, early, 'attack Burst');
    expect(same.against).toMatchObject({ agrees: true, outcome: 'same', parts: [] });
    expect(same.say.join(' ')).toContain('APR 2025 comes to the same.');

    const unknown = board.replaceAll('no weakness, no resistance, ', '');
    const open = await reported('APR25', undefined, unknown, 'attack Burst');
    expect(open.against).toMatchObject({ agrees: true, outcome: 'unknown', parts: [] });
    expect(open.say.join(' ')).not.toContain('comes to the same');
  });

  it('a saved ruling says where the two part', async () => {
    const saved = JSON.stringify({
      ruleset: 'comprehensive-2009',
      question: 'retreat',
      board: 'CR t9 p1 | Shinx(DP 98) ~asleep / Shinx(DP 98) vs Shinx(DP 98)',
      verdict: 'illegal',
      grounds: [{ rule: { document: 'comprehensive-2009', id: '311.2b' }, says: 'Shinx is Asleep.' }],
    });
    const { agrees, parts } = await held('other.json', saved);
    expect(agrees).toBe(false);
    expect(parts.map(({ says }) => says)).toEqual([
      expect.stringContaining('the table: here'),
      'only there: Shinx is Asleep.',
    ]);
  });

  it('what cannot be read is refused', async () => {
    expect(await codes('CR 311.99')).toEqual(['unknown-rule']);
    expect(await codes(' ')).toEqual(['missing-word']);
    expect(await codes('x.json', '{}')).toEqual(['bad-ruling']);
    expect(await codes('x.json', 'nothing')).toEqual(['bad-ruling']);
  });
});
