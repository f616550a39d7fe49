import type { Condition, Filter, Said } from '../claims/index.ts';
import type { EnergyLetter } from '../state/index.ts';
import type { SHAPES_IN_PLAY } from './shapes-in-play.ts';
import type { SHAPES_OF_PILES } from './shapes-of-piles.ts';
import type { DURATIONS, SHAPES_OF_ORDER } from './shapes-of-verbs.ts';
import type { CardFilter, Who } from './shapes-of-words.ts';

/**
 * The verbs of card text: what an attack, a Poké-Power, a Trainer or a triggered text does, written as data in card files.
 * Amounts called damage or HP are damage points; `counters` are damage counters.
 */

export type { CardFilter, Who } from './shapes-of-words.ts';

/** A number found on the table or by coins. */
export type Count =
  | number
  /** Heads among so many coins, kept for `heads` of a condition. */
  | { readonly heads: Count }
  | { readonly 'heads-until-tails': true }
  | { readonly 'counters-on': Who }
  /** Energy; `cards`: so many cards, however much each provides. */
  | {
      readonly 'energy-on': Who;
      readonly type?: EnergyLetter;
      readonly cards?: true;
      readonly basic?: boolean;
      readonly special?: true;
    }
  /** Different types of basic Energy on that Pokémon. */
  | { readonly 'energy-types-on': Who }
  /** In an answer to an attack: counters that its damage was worth. */
  | { readonly 'damage-taken': true }
  /** Counters that this attack has put down up to here. */
  | { readonly placed: true }
  /** So many counters as it would take until that Pokémon has so many HP left. */
  | { readonly 'hp-above': number; readonly of: Who }
  /** Special Conditions of that Pokémon. */
  | { readonly 'conditions-on': Who }
  /** Cards in a hand. */
  | { readonly hand: 'yours' | 'theirs' }
  /** Cards of that kind in a discard pile. */
  | { readonly 'in-discard': CardFilter; readonly of: 'yours' | 'theirs' }
  /** Energy on the attacking Pokémon, of a type, beyond what its attack costs; counted `at-most` so far. */
  | { readonly 'energy-left-over': true; readonly type?: EnergyLetter; readonly 'at-most'?: number }
  /** Counters that this attack has put on the Defending Pokémon by its damage; `half` of them, rounded up. */
  | { readonly 'damage-done': true; readonly half?: true }
  | { readonly each: Filter }
  /** Symbols in the Retreat Cost of that Pokémon, as it is now. */
  | { readonly 'retreat-cost-of': Who }
  /** 1 if the condition holds, 0 if not. */
  | { readonly when: Condition }
  | { readonly 'prizes-left': 'yours' | 'theirs' }
  | { readonly 'prizes-taken': 'yours' | 'theirs' }
  /** So many of such cards as the player shows out of the hand, as many as they like. */
  | { readonly shown: CardFilter }
  /** Cards that this attack has discarded up to here; `of`: of that kind. */
  | { readonly discarded: true; readonly of?: CardFilter }
  /** Cards of that kind in a hand that is shown. */
  | { readonly 'in-hand': CardFilter; readonly of: 'yours' | 'theirs' }
  /** Cards that this text has shuffled out of hands into decks up to here. */
  | { readonly shuffled: true }
  /** A count multiplied, and bounded where `at-most` stands there. */
  | { readonly counted: Count; readonly times?: number; readonly 'at-most'?: number }
  /** Several counts together. */
  | { readonly sum: readonly Count[] }
  /** 1 where the one count is as large as the other, or at least as large; else 0. */
  | { readonly compared: Count; readonly is: 'at-least' | 'equal'; readonly to: Count }
  /** Different types among the Pokémon that fit. */
  | { readonly 'types-among': Filter }
  /** 1 where that count is above 0, else 0. */
  | { readonly whether: Count }
  /** 1 where so much Energy is on the attacking Pokémon beyond what its attack costs, 0 where not. */
  | { readonly 'extra-energy': ExtraEnergy }
  /** 1 if its player takes up what the attack offers, 0 if not; for `accepted` later. */
  | { readonly may: true };

/** So much Energy, of whatever type (`C`) or of these. */
export type ExtraEnergy = { readonly [type in EnergyLetter]?: number };

/** How the base damage is found when the printed number is not the whole answer (CR 603.5a). */
export type Base =
  | { readonly times: Count }
  | { readonly plus: number; readonly times: Count }
  | { readonly minus: number; readonly times: Count };

/** When a lasting effect ends. */
export type Duration = (typeof DURATIONS)[number];

type Shapes = typeof SHAPES_IN_PLAY & typeof SHAPES_OF_PILES & typeof SHAPES_OF_ORDER;

/** The word that a verb begins with. */
export type VerbName = keyof Shapes;

export type Verb = { [N in VerbName]: Said<Shapes[N]> }[VerbName];

/** A list of them; an interface, so that the shapes of verbs can speak of lists of verbs. */
export interface VerbList extends ReadonlyArray<Verb> {}

/** The units an Energy card provides: each unit lists its types, `all` being every type. The first alternative whose condition holds counts. */
export interface Provision {
  readonly if?: Condition;
  readonly units: readonly (EnergyLetter | 'all' | readonly EnergyLetter[])[];
}
