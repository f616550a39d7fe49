import type { EnergyLetter, Resistance, Weakness } from '../../state/index.ts';

/** A card as the data tells it, in our letters and numbers, its texts as they are printed. What it comes to is for `card-of.ts` to say. */

export const SUPERTYPES = ['Pokémon', 'Trainer', 'Energy'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const POWER_TYPES = ['Ability', 'Poké-Power', 'Poké-Body', 'Pokémon Power'] as const;
export type PowerType = (typeof POWER_TYPES)[number];

export interface SourceAttack {
  readonly name: string;
  readonly cost: readonly EnergyLetter[];
  readonly damage?: number;
  readonly mark?: '+' | '-' | 'x' | '?';
  readonly text?: string;
}

export interface SourcePower {
  readonly name: string;
  readonly type: PowerType;
  readonly text: string;
}

export interface SourceCard {
  /** `dp1-7`. */
  readonly id: string;
  readonly set: string;
  readonly number: string;
  readonly name: string;
  readonly supertype: Supertype;
  readonly subtypes?: readonly string[];
  readonly hp?: number;
  readonly types?: readonly EnergyLetter[];
  readonly from?: string;
  /** Of a Baby Pokémon, what it says it evolves into. */
  readonly into?: readonly string[];
  readonly powers?: readonly SourcePower[];
  readonly attacks?: readonly SourceAttack[];
  readonly weaknesses?: readonly Weakness[];
  readonly resistances?: readonly Resistance[];
  readonly retreat?: number;
  /** One for each printed paragraph. */
  readonly rules?: readonly string[];
  readonly trait?: { readonly name: string; readonly text: string };
  readonly level?: string;
  /** `H` */
  readonly regulation?: string;
}

export interface SourceSet {
  readonly id: string;
  readonly name: string;
  /** How judges call it: `DP`. */
  readonly code?: string;
  /** `2007/05/01` */
  readonly released?: string;
}

/** A card that a search found. */
export interface FoundCard {
  readonly card: Pick<SourceCard, 'id' | 'name' | 'set' | 'number'>;
  readonly set: SourceSet | undefined;
  /** Its name has what was looked for, not only its text or its set. */
  readonly byName: boolean;
}

/** How judges name a print of that set: `DP 7`; by the id of the set where it has no code. */
export const printOf = (card: Pick<SourceCard, 'set' | 'number'>, set: SourceSet | undefined): string =>
  `${set?.code ?? card.set} ${card.number}`;
