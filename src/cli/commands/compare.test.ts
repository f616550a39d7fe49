import { describe, expect, test } from 'vitest';
import type { CompareReport, RulesReport, TopicsReport } from '../../render/report/types.ts';
import { PUBLISHED_POINTS } from '../../trials/published-ids/points.ts';
import { ran } from '../fake-io.fixture.ts';

const compared = async (...words: string[]): Promise<CompareReport & { code: number }> => {
  const { code, out } = await ran(['compare', ...words, '--json']);
  return { code, ...(JSON.parse(out) as CompareReport) };
};

const keys = ({ points }: CompareReport): readonly string[] => points.map(({ key }) => key);

const ALL = ['neo-2001', 'ex-2003', 'comprehensive-2009', 'xy-2016', 'advanced-2018', 'advanced-2025', 'me-2026'];

describe('judge compare', () => {
  test('tells what all documents say on every point of a topic', async () => {
    const report = await compared('confusion');
    expect(report).toMatchObject({ schema: 1, topic: 'confusion', code: 0 });
    expect(keys(report)).toContain('confused-retreat');
    for (const { documents } of report.points) expect(Object.keys(documents)).toEqual(ALL);
    const retreat = report.points.find(({ key }) => key === 'confused-retreat');
    expect(retreat?.documents['neo-2001']).toMatchObject({
      silent: false,
      rules: [
        { document: 'neo-2001', id: 'Cond.Confused#1' },
        { document: 'neo-2001', id: 'Cond.Confused#2' },
      ],
    });
  });

  test.each([
    ['retreat', 'retreats-per-turn'],
    ['how many prizes', 'number-of-prizes'],
    ['attack on the first turn', 'first-turn-attack'],
    ['evolve first turn', 'first-turn-evolution'],
    ['double knock out', 'promotion-order'],
    ['two supporters', 'supporters-per-turn'],
    ['fail to find', 'search-misses'],
    ['overpay retreat', 'paying-the-retreat'],
    ['coin off the table', 'coins'],
    ['scoop up', 'returned-pokemon'],
    ['knocked out by poison', 'knock-outs-between-turns'],
    ['poke-power asleep', 'conditions-stopping-powers'],
  ])('puts the point meant by “%s” first: %s', async (words, key) => {
    expect(keys(await compared(...words.split(' ')))[0]).toBe(key);
  });

  test('says silent where a document is, and cites the part of a rule', async () => {
    const { points } = await compared('multi-type-energy');
    expect(points[0]?.documents['xy-2016']).toEqual({ says: 'silent', silent: true, rules: [] });
    expect(points[0]?.documents['advanced-2018']?.rules).toEqual([
      { document: 'advanced-2018', id: 'II.D-08', part: 'FAQ' },
    ]);
  });

  test('gives an order of steps with the rule of each', async () => {
    const { points } = await compared('damage-steps');
    const { steps } = points[0]?.documents['neo-2001'] ?? {};
    expect(steps?.map(({ rules }) => rules[0]?.id)).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((x) => `Math.${x}`),
    );
  });

  test.each([
    ['another name of a topic', ['Confused'], 'confusion'],
    ['a name of several words', ['who', 'goes', 'first'], 'going first'],
    ['a hyphen more or less', ['set', 'up'], 'setting up'],
    ['a slip of the pen', ['confuson'], 'confusion'],
    ['a slip in two words', ['fist', 'turn'], 'first turn'],
  ])('understands %s', async (_what, words, topic) => {
    const report = await compared(...words);
    expect(report).toMatchObject({ topic, by: 'topic', code: 0 });
    expect(report.points.length).toBeGreaterThan(0);
  });

  test.each([
    [['can', 'a', 'confused', 'pokemon', 'retreat'], 'confused-retreat'],
    [['trainers', 'attached', 'to', 'the', 'attacker', 'weakness'], 'attackers-trainers'],
    [['rare', 'candy'], 'rare-candy'],
    [['supporter', 'on', 'the', 'first', 'turn'], 'first-turn-trainers'],
    [['how', 'many', 'prizes', 'for', 'ex'], 'prizes-per-knock-out'],
  ])('finds the point for everyday words: %j', async (words, key) => {
    expect(keys(await compared(...words))[0]).toBe(key);
  });

  test('takes a rule by its number, in any spelling, with every point that cites it', async () => {
    for (const words of [['309.4'], ['cr', '309.4'], ['comprehensive-2009/309.4']]) {
      const report = await compared(...words);
      expect(report).toMatchObject({ topic: 'CR 309.4', by: 'rule', code: 0 });
      expect(keys(report)).toEqual(['unit-or-card', 'paying-the-retreat']);
    }
  });

  test('takes a section for all points of its rules', async () => {
    const report = await compared('309');
    expect(keys(report)).toEqual(expect.arrayContaining(['paying-the-retreat', 'retreats-per-turn', 'free-retreat']));
    expect(new Set(keys(report)).size).toBe(report.points.length);
  });

  test('narrows to the documents named, and to what they do not agree on', async () => {
    const two = ['--document', 'CR', '--document', 'xy'];
    const all = await compared('confusion', ...two);
    for (const { documents } of all.points) expect(Object.keys(documents)).toEqual(['comprehensive-2009', 'xy-2016']);
    const differing = await compared('confusion', ...two, '--differences');
    expect(keys(all)).toContain('exclusive-conditions');
    expect(keys(differing)).not.toContain('exclusive-conditions');
    expect(keys(differing)).toContain('confusion-flip');
  });

  test('ends with 1 and the nearest topics where nothing is found', async () => {
    const report = await compared('confusioneer');
    expect(report).toMatchObject({ code: 1, points: [] });
    expect(report.nearest).toContain('confusion');
    const { code, out, error } = await ran(['compare', 'planeswalker']);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('No point on “planeswalker”.');
    expect(error).toContain('judge compare');
  });

  test('says which of the words no point has', async () => {
    const report = await compared('poison', 'zzyzx');
    expect(report).toMatchObject({ code: 0, by: 'words', missing: ['zzyzx'] });
    const { error } = await ran(['compare', 'poison', 'zzyzx']);
    expect(error).toContain('No point has “zzyzx”');
  });

  test('tells of a rule that no point cites', async () => {
    const { code, error } = await ran(['compare', '316.3']);
    expect(code).toBe(1);
    expect(error).toContain('On no point is CR 316.3 compared.');
  });

  test('takes no point for an answer that only shares a word with a rule on which nothing is compared', async () => {
    expect(await compared('negative', 'damage', 'becomes', 'zero')).toMatchObject({ code: 1, by: 'words', points: [] });
    expect((await compared('how', 'much', 'is', 'poison')).code).toBe(0);
  });

  test('finds the points on the rules around the one that the words find', async () => {
    expect(keys(await compared('order', 'of', 'damage', 'calculation'))[0]).toBe('damage-steps');
    expect(keys(await compared('knock', 'out', 'process'))[0]).toBe('knock-out-steps');
  });

  test.each(['slow play', 'time is called', 'tournament rules'])(
    'tells for “%s” what is left to the tournament, and no points that share a word',
    async (words) => {
      expect(keys(await compared(...words.split(' ')))).toEqual(['tournament-policy']);
    },
  );

  test('refuses a number that does not exist with the nearest ones', async () => {
    const { code, error } = await ran(['compare', '309.9']);
    expect(code).toBe(2);
    expect(error).toContain('CR has no rule 309.9.');
  });

  test('lists the topics when none is named, each with points', async () => {
    const { code, out } = await ran(['compare', '--json']);
    const { topics, points } = JSON.parse(out) as TopicsReport;
    expect(code).toBe(0);
    expect(points).toBeGreaterThanOrEqual(PUBLISHED_POINTS.length);
    for (const topic of topics) expect(topic.points, topic.topic).toBeGreaterThan(0);
    const plain = await ran(['compare']);
    expect(plain.out.trimEnd().split('\n')).toHaveLength(topics.length);
  });

  test('is one line for each document when piped', async () => {
    const { out } = await ran(['compare', 'rare-candy']);
    const lines = out.replace(/\n$/, '').split('\n');
    expect(lines).toHaveLength(ALL.length);
    for (const line of lines) expect(line.split('\t')).toHaveLength(4);
  });
});

describe('judge rule', () => {
  test('tells the same point in the other documents', async () => {
    const { out } = await ran(['rule', '309.4', '--json']);
    const [rule] = (JSON.parse(out) as RulesReport).rules;
    const elsewhere = rule?.elsewhere ?? [];
    expect(new Set(elsewhere.map(({ document }) => document))).toEqual(
      new Set(ALL.filter((key) => key !== 'comprehensive-2009')),
    );
    for (const { id, says, point } of elsewhere) expect([id, says, point].every((word) => word.length > 0)).toBe(true);
    const screen = await ran(['rule', '309.4']);
    for (const { says, point } of elsewhere) {
      expect(screen.out).toContain(says);
      expect(screen.out).toContain(point);
    }
  });
});
