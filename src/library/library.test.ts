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
    const told = { ruleset: 'comprehensive-2009', p1: { active: 'Luxray' }, p2: { active: 'Riolu' } };
    expect(await headjudge.legal(told)).toEqual(await headjudge.legal(JSON.stringify(told)));
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

  it('an id that does not exist', async () => {
    await expect(headjudge.rule('999.9')).rejects.toThrow(/999\.9/);
  });
});
