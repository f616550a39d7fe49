import { expect, test } from 'vitest';
import { waysOfPrints } from '../../ruling/prints.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { optionsJson } from './ruling-report.ts';

/** What only some prints bring says of which card they are, where its words speak of another one. */

const card = (name: string, print: string): Card => ({
  key: print,
  name,
  print,
  kind: 'pokemon',
  hp: 60,
  types: ['G'],
});
const pool = cardPool([card('Fern', 'DP 1'), card('Fern', 'DP 2'), card('Moss', 'DP 3'), card('Moss', 'DP 4')]);

const way = (code: string, facts = {}) => ({ legal: true, code, facts, rule: null }) as const;
const shown = (ways: (fern: string, moss: string) => readonly ReturnType<typeof way>[]): readonly string[] => {
  const meant = ['DP 1', 'DP 2'].flatMap((fern) =>
    ['DP 3', 'DP 4'].map((moss) => ({
      label: `${fern} · ${moss}`,
      pick: new Map([
        ['fern', fern],
        ['moss', moss],
      ]),
      pool,
      ways: ways(fern, moss),
    })),
  );
  return optionsJson(waysOfPrints(meant as unknown as Parameters<typeof waysOfPrints>[0])).map(({ says }) => says);
};

test('the card is named after words, and not where all prints bring it', () => {
  const [empty] = shown(() => [way('deck-empty')]);
  expect(shown((_, moss) => (moss === 'DP 4' ? [way('deck-empty')] : []))).toEqual([`${empty} (if Moss is DP 4)`]);
  expect(empty).not.toMatch(/if Moss/u);
});

test('where two cards decide together, their prints are named side by side', () => {
  const [both] = shown((fern, moss) => (fern === 'DP 1' && moss === 'DP 3' ? [way('deck-empty')] : []));
  expect(both).toMatch(/\(if DP 1 · DP 3\)$/u);
});
