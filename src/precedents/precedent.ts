import type { Citation } from '../corpus/index.ts';

/** Published rulings as case law: what was ruled, when, by whom, on which cards, and what the documents say of it. */

/** Folders of `precedents/`, in the order of time. */
export const PERIODS = ['base-neo', 'ex', 'dp-hgss', 'bw-xy', 'sun-moon', 'sword-shield', 'scarlet-violet'] as const;
export type Period = (typeof PERIODS)[number];

/** Who published it. `quoted`: an official answer that somebody else passed on; `community`: a judge, a shop or a forum. */
export const SOURCE_KINDS = ['rules-team', 'chat', 'faq', 'notice', 'quoted', 'community'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What the document says without the ruling: the same, more than it, the contrary, or nothing. */
export const SAYINGS = ['same', 'more', 'contrary', 'silent'] as const;
export type Saying = (typeof SAYINGS)[number];

/** What a player did or wanted to do. */
export const ACTS = [
  'play',
  'attack',
  'power',
  'retreat',
  'evolve',
  'attach',
  'bench',
  'set-up',
  'turn',
  'between-turns',
  'knock-out',
  'deck',
] as const;
export type Act = (typeof ACTS)[number];

export const MECHANICS = [
  'attack costs',
  'attack steps',
  'attaching',
  'babies',
  'between turns',
  'choices',
  'coins',
  'copied attacks',
  'costs of cards',
  'damage',
  'damage counters',
  'decks',
  'devolving',
  'drawing',
  'effects that end',
  'Energy',
  'evolving',
  'first turn',
  'fossils',
  'healing',
  'Knock Outs',
  'names',
  'no effect',
  'order of effects',
  'Pokémon Powers',
  'Pokémon Tools',
  'prevention',
  'Prizes',
  'retreating',
  'searching',
  'set-up',
  'shuffling',
  'Special Conditions',
  'Stadiums',
  'switching',
  'table manners',
  'up to a number',
  'winning',
] as const;
export type Mechanic = (typeof MECHANICS)[number];

export const RULED = ['legal', 'illegal', 'depends'] as const;

export interface Precedent {
  /** Its file without the ending: `ex/rare-candy-for-nothing`. */
  readonly id: string;
  readonly name: string;
  readonly period: Period;
  /** `2003-10-30`, `2003-10`, `2003`; null where the source gives none. */
  readonly date: string | null;
  readonly source: { readonly kind: SourceKind; readonly where: string };
  readonly cards: readonly string[];
  /** The attack or power it is about. */
  readonly called: string | null;
  readonly mechanic: Mechanic;
  readonly act: Act;
  /** What was ruled, in our words. */
  readonly holds: string;
  /** The verdict of that on what was asked; null where it was not about a permission. */
  readonly verdict: (typeof RULED)[number] | null;
  readonly document: Saying;
  /** One sentence on what the document says. */
  readonly because: string;
  readonly restsOn: readonly Citation[];
  /** Scenarios of the documents that play its table. */
  readonly heldBy: readonly string[];
  /** Is there a table in its own file? */
  readonly plays: boolean;
  /** Why no table plays it. */
  readonly open: string | null;
}

/** Was it published by those who make the rules? */
export const isOfficial = ({ source }: Precedent): boolean => source.kind !== 'community';
