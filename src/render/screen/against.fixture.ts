import type { AgainstJson } from '../report/types.ts';

/** What a player says against a ruling on a confused Pokémon: words that fit a rule of another document, by which the same question comes out otherwise. */
export const AGAINST: AgainstJson = {
  said: 'a confused Pokémon must flip to retreat',
  by: 'sentence',
  document: 'neo-2001',
  verdict: 'depends',
  agrees: false,
  outcome: null,
  rules: [
    {
      document: 'comprehensive-2009',
      id: '603.4e',
      title: 'Confusion flip',
      says: 'Flip a coin if the Attacking Pokémon is Confused.',
      use: 'not-used',
    },
    {
      document: 'neo-2001',
      id: 'Cond.Confused#2',
      title: 'A Confused Pokémon retreats',
      says: 'If you try to make a Confused Pokémon retreat, its retreat cost must be paid first: you discard Energy cards from it.',
      use: 'other-document',
    },
  ],
  parts: [],
  points: [
    {
      key: 'confused-retreat',
      point: 'May a Confused Pokémon retreat?',
      here: {
        document: 'comprehensive-2009',
        says: 'As usual, without a coin; only sleep and paralysis bar it.',
        silent: false,
        rules: [
          { document: 'comprehensive-2009', id: '311.2b' },
          { document: 'comprehensive-2009', id: '311.5b' },
        ],
      },
      there: {
        document: 'neo-2001',
        says: 'It pays first, then flips. Tails: it stays, the cost is gone, and it may not try again this turn.',
        silent: false,
        rules: [{ document: 'neo-2001', id: 'Cond.Confused#2' }],
      },
    },
  ],
  nearest: [],
};
