import type { Condition, Filter, Tally } from './shapes-of-words.ts';

/** What claims speak of: acts, whom they are about, and the events they wait for. */

/** What an action may be called in a prohibition or a permission, in the order in which CR 602.1 lists them. */
export const ACTS = [
  'attach-energy',
  'bench',
  'evolve',
  'level-up',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'use-power',
  'use-card',
  'attack',
] as const;

export type Act = (typeof ACTS)[number];

/** What a claim is about. `self`: the Pokémon that has the Poké-Body. `host`: the Pokémon the card is attached to. */
export type Subject = 'self' | 'host' | Filter;

export interface Common {
  readonly on?: Subject;
  /** The claim holds only while this does. */
  readonly while?: Condition;
  /** However many texts of this name a side has, one of them speaks. */
  readonly once?: true;
  /** What it adds is added so many times. */
  readonly per?: Tally;
}

/**
 * Events a triggered effect can wait for (CR 406): Energy attached to the Pokémon, damage done to it by an attack of an opponent, the Pokémon put on
 * the Bench, the Pokémon evolved or leveled up, the Pokémon Knocked Out (APR I.D/ko.2), the Pokémon come up for one that retreated,
 * or that moved to the Bench in a turn of its player in whatever way, the Pokémon that retreated, the Pokémon come up in whatever way.
 */
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];

export const TRIGGER_EVENTS = [
  'energy-attached',
  'damaged-by-attack',
  'benched',
  'evolved',
  'leveled-up',
  'knocked-out',
  'up-for-retreated',
  'retreated',
  'became-active',
  'up-for-benched',
  'moved-to-bench',
] as const;
