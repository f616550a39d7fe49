import type { Confidence, Penalty } from '../../penalties/index.ts';

/** Names of penalties as the guidelines print them. */
export const PENALTY_NAMES: { readonly [P in Penalty]: string } = {
  none: 'No penalty',
  caution: 'Caution',
  warning: 'Warning',
  'double-prize': 'Double Prize Card',
  'quadruple-prize': 'Quadruple Prize Card',
  'game-loss': 'Game Loss',
  'match-loss': 'Match Loss',
  disqualification: 'Disqualification',
};

/** A penalty of a report by its printed name. */
export const penaltyName = (penalty: string): string =>
  (PENALTY_NAMES as Readonly<Record<string, string>>)[penalty] ?? penalty;

/** A fact as the question it answers: `Has the player seen its face? No.` */
export const factAnswered = (ask: string, words: string): string =>
  `${ask} ${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What the player hears of each. */
export const PENALTY_SAID: { readonly [P in Penalty]: string } = {
  none: '',
  caution: 'This is a Caution.',
  warning: 'This is a Warning; it is noted.',
  'double-prize': 'You get a Double Prize Card penalty.',
  'quadruple-prize': 'You get a Quadruple Prize Card penalty.',
  'game-loss': 'You get a Game Loss.',
  'match-loss': 'You get a Match Loss.',
  disqualification: 'You are disqualified.',
};

/** Where a row rests on less than the document; empty for one that was read in it. */
export const PROVENANCE: { readonly [C in Confidence]: string } = {
  A: '',
  B: 'Known from one restatement of the edition of May 2026 only; look it up in your own copy.',
  C: 'Our inference: the guidelines do not name this case.',
};
