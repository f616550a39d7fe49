import type { Citation } from '../corpus/index.ts';

/** The decision table as the build compiles it from `handbooks/penalties.yaml`. Every cell has its sections. */

/** Mildest first; the two Prize penalties exist in a running game only. */
export const SCALE = [
  'none',
  'caution',
  'warning',
  'double-prize',
  'quadruple-prize',
  'game-loss',
  'match-loss',
  'disqualification',
] as const;
export type Penalty = (typeof SCALE)[number];

export const SEVERITIES = ['none', 'minor', 'major', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const CATEGORIES = [
  'Procedural Error',
  'Tardiness',
  'Unsporting Conduct',
  'Cheating',
  'Gameplay Error',
  'Deck Legality',
  'Pace of Play',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** `A`: read in the document; `B`: known from one restatement of it; `C`: our inference, which the document does not state. */
export const CONFIDENCES = ['A', 'B', 'C'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** When the penalty is given. */
export const PHASES = ['game', 'after-game', 'after-match', 'between-rounds'] as const;
export type Phase = (typeof PHASES)[number];

export const STAGES = ['swiss', 'cut'] as const;
export type Stage = (typeof STAGES)[number];

export const TIERS = ['league', 'challenge', 'cup', 'regional', 'special', 'international', 'worlds'] as const;
export type Tier = (typeof TIERS)[number];

/** Occasions of duties. */
export const DUTIES = [
  'above-warning',
  'disqualification-large',
  'disqualification',
  'time',
  'time-large',
  'reported',
  'told-head-judge',
  'always',
] as const;
export type DutyWhen = (typeof DUTIES)[number];

/** What can be asked about an infraction: yes or no, a number, or one of these words. */
export interface Fact {
  readonly ask: string;
  readonly is: 'yes-no' | 'number' | { readonly [value: string]: string };
  /** Words of a judge that give the value. */
  readonly cues?: { readonly [value: string]: readonly string[] };
}

/** Facts by name, as they were given: `yes`, `4`, `partly`. */
export type Facts = { readonly [fact: string]: string };

export interface Row {
  readonly id: string;
  readonly category: Category | null;
  readonly severity: Severity;
  /** Facts that have to hold: a word, a number, or a range of numbers (`>10`, `5..10`). */
  readonly if: Facts;
  readonly start: Penalty;
  /** Other penalties that the document names for it. */
  readonly could: readonly Penalty[];
  readonly repair: string | null;
  readonly sections: readonly Citation[];
  readonly conf: Confidence;
  readonly note: string | null;
}

export interface Infraction {
  readonly key: string;
  readonly name: string;
  /** To the player. */
  readonly say: string;
  /** What judges type for it. */
  readonly asked: readonly string[];
  readonly rows: readonly Row[];
}

/** What is forbidden or not mentioned, and has no penalty of its own. */
export interface SilentCase {
  readonly key: string;
  readonly name: string;
  readonly asked: readonly string[];
  readonly sections: readonly Citation[];
  readonly says: string;
  readonly nearest: readonly { readonly key: string; readonly when: string }[];
}

export interface Adjustment {
  /** `other`: not this player but the opponent. */
  readonly moves: 'up' | 'down' | 'either' | 'other';
  /** How far it moves; a penalty that is there already is not moved. */
  readonly to?: Penalty;
  /** The only infractions it is about. */
  readonly keys?: readonly string[];
  /** It speaks of that fact, and has nothing to say where the row is for a value of it. */
  readonly fact?: string;
  readonly says: string;
  readonly sections: readonly Citation[];
  readonly categories: readonly Category[];
}

export interface Landing {
  readonly penalty: Penalty;
  readonly phase?: readonly Phase[];
  readonly stage?: Stage;
  readonly says: string;
  readonly sections: readonly Citation[];
}

export interface Duty {
  readonly when: DutyWhen;
  readonly says: string;
  readonly sections: readonly Citation[];
}

export interface PenaltyTable {
  readonly facts: { readonly [name: string]: Fact };
  readonly infractions: readonly Infraction[];
  readonly silent: readonly SilentCase[];
  readonly adjust: readonly Adjustment[];
  readonly lands: readonly Landing[];
  readonly duties: readonly Duty[];
}
