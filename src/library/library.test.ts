import { describe, expect, it } from 'vitest';
import { ran } from '../cli/fake-io.fixture.ts';
import * as headjudge from './index.ts';

const board = 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Riolu';

describe('the library gives what the commands print as JSON', () => {
  const same = (words: readonly string[], input: string, given: () => Promise<unknown>) => ({ words, input, given });
  it.each([
    same(['can', 'retreat', '-b', '-'], board, () => headjudge.can('retreat', { board })),
    same(['can', 'retreat', '-b', '-', '--everywhere', '--ruleset', 'XY'], board, () =>
      headjudge.can('retreat', { board, everywhere: true, ruleset: 'XY' }),
    ),
    same(['legal', '-b', '-'], board, () => headjudge.legal(board)),
    same(['search', 'asleep retreat', '--limit', '3'], '', () => headjudge.search('asleep retreat', { limit: 3 })),
    same(['rules', '--document', 'Neo'], '', () => headjudge.rules('Neo')),
    same(['compare', 'confusion', '--document', 'CR'], '', () => headjudge.compare('confusion', { documents: ['CR'] })),
    same(['board', 'check', '-b', '-'], board, () => headjudge.checkBoard(board)),
    same(['deck', 'check', '-'], '4 Shinx\n', () => headjudge.checkDeck('4 Shinx\n')),
    same(['coverage', '309'], '', () => headjudge.coverage(['309'])),
  ])('$words', async ({ words, input, given }) => {
    expect(await given()).toEqual(JSON.parse((await ran([...words, '--json'], input)).out));
  });

  it('takes a board as an object as it takes its text', async () => {
    const board = { ruleset: 'comprehensive-2009', p1: { active: 'Luxray' }, p2: { active: 'Riolu' } };
    expect(await headjudge.legal(board)).toEqual(await headjudge.legal(JSON.stringify(board)));
  });

  it('plays the steps of a scenario with the answers given', async () => {
    const scenario = { board: 'CR t9 p1 | Luxray +L / Shinx vs Riolu', steps: ['retreat to bench 1'] };
    const replayed = await headjudge.replay(scenario);
    expect(replayed.steps.map(({ verdict }) => verdict)).toEqual(['legal']);
  });

  it.each([
    ['XY', 'p1 | Pikachu / Shinx [prizes 3] vs Riolu -60 / -', 'end turn', ['Winning.2']],
    ['XY', 'p1 draw | Pikachu / - [deck 0] vs Riolu / -', 'draw', ['Winning.3']],
    ['EX', 'p1 draw | Pikachu / - [deck 0] vs Riolu / -', 'draw', ['Draw']],
    ['CR', 'p1 | Pikachu / Shinx [prizes 3] vs Riolu -60 / -', 'end turn', ['606.1b']],
  ])('a game won by %s names the rule that says so: %s', async (doc, table, step, by) => {
    const { result } = await headjudge.replay({ board: `${doc} t9 ${table}`, steps: [step] });
    expect(result?.by.map(({ id }) => id)).toEqual(by);
  });

  it('a rule has its number, and a word that begins with a dash is a word', async () => {
    expect((await headjudge.rule('309.4')).map(({ id }) => id)).toEqual(['309.4']);
    expect(await headjudge.search('--json')).toEqual([]);
  });
});

describe('what cannot be read is thrown', () => {
  it('with every fault at once and its place', async () => {
    const thrown = await headjudge.can('retreat', { board: 'CR | Luxry vs Rioluu' }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(headjudge.JudgeError);
    if (!(thrown instanceof headjudge.JudgeError)) return;
    expect(thrown.failed).toBe(false);
    expect(thrown.faults.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['unknown-card', 1, 6],
      ['unknown-card', 1, 15],
    ]);
  });

  it('as are arguments of another kind, unknown options and boards that are not data, each by itself', async () => {
    const circle: { p1?: object } = {};
    circle.p1 = circle;
    // Callers without types give anything.
    const { can, rule, rules, replay, search, compare, coverage, checkDeck, boardLine } = headjudge as unknown as {
      readonly [name: string]: (...given: readonly unknown[]) => Promise<unknown>;
    };
    const said = async (call: Promise<unknown> | undefined): Promise<readonly string[]> => {
      const thrown = await call?.catch((error: unknown) => error);
      if (!(thrown instanceof headjudge.JudgeError)) return [String(thrown)];
      expect(thrown.failed).toBe(false);
      return thrown.faults.map(({ code, message }) => `${code}: ${message}`);
    };
    expect(await said(can?.('retreat'))).toEqual(['bad-argument: can: board is not given.']);
    expect(await said(can?.('retreat', null))).toEqual(['bad-argument: can: its options are not an object.']);
    expect(await said(can?.(5, { board, rulset: 'XY', answers: 'heads', everywhere: 'yes' }))).toEqual([
      'bad-argument: can: question is a number.',
      'bad-argument: can has no option rulset.  Did you mean ruleset?',
      'bad-argument: can: answers is a text.',
      'bad-argument: can: everywhere is a text.',
    ]);
    for (const wrong of [circle, { p1: 1n }])
      expect(await said(can?.('retreat', { board: wrong }))).toEqual([
        'bad-argument: the board cannot be written as JSON.',
      ]);
    expect(await said(rule?.(309.4, null))).toEqual([
      'bad-argument: rule: id 1 is a number.',
      'bad-argument: rule: id 2 is null.',
    ]);
    expect(await said(rules?.({ document: 'CR' }))).toEqual(['bad-argument: rules: document is an object.']);
    expect(await said(coverage?.('309'))).toEqual(['bad-argument: coverage: ids is a text.']);
    expect(await said(search?.('burn', { limit: '3' }))).toEqual(['bad-argument: search: limit is a text.']);
    expect(await said(compare?.())).toEqual(['bad-argument: compare: topic is not given.']);
    expect(await said(replay?.(() => 1, { foo: 1 }))).toEqual([
      'bad-argument: replay: scenario is a function.',
      'bad-argument: replay has no option foo.',
    ]);
    expect(await said(checkDeck?.('60 L', { fallback: 'CR' }))).toEqual([
      'bad-argument: checkDeck has no option fallback.',
    ]);
    expect(await said(boardLine?.(board, { dataFolder: 5 }))).toEqual([
      'bad-argument: boardLine: dataFolder is a number.',
    ]);
  });

  it('an id that does not exist', async () => {
    await expect(headjudge.rule('999.9')).rejects.toThrow(/999\.9/);
  });
});
