import type { Doc } from '../corpus/index.ts';
import type { Json, PutDown } from './card.ts';
import type { Facing, FormatName, Phase, Seat } from './seat.ts';

/** Index into `GameState.cards`: one physical card. */
export type CardId = number;
/** Names one place in play for as long as a Pokémon stays in play, through evolving and moving. */
export type Uid = number;

/** A physical card: the key of its print in the pool, or `null` while it is unknown. Owners never change (CR G:owner). */
export interface CardInstance {
  readonly card: string | null;
  readonly owner: Seat;
  /** The print, where it was given. */
  readonly print?: string;
}

/** A pile. `given` is false when it is unknown what or how many cards are in it; then `cards` lists only those known to be there. */
export interface Zone {
  readonly cards: readonly CardId[];
  readonly given: boolean;
  /** Not given, and yet there are no fewer cards in it than those that are listed: only how many came to them is unknown. */
  readonly atLeast?: true;
  /** True after a shuffle: the position of each card is unknown. */
  readonly shuffled?: boolean;
  /** So many of the cards at the end are under those that are unknown. */
  readonly beneath?: number;
  /** Prizes that are face up (CR 316.7b). */
  readonly faceUp?: readonly CardId[];
}

/** The piles of a player, in the order in which a board tells them. */
export const ZONE_NAMES = ['prizes', 'hand', 'deck', 'discard', 'lost', 'beside'] as const;

export type ZoneName = (typeof ZONE_NAMES)[number];

/** Among what has happened to a Pokémon this turn: it was healed, came up from the Bench, evolved from one of that name (APR II.E-23 to E-26). */
export const HEALED = 'healed';
export const CAME_UP = 'came up';
export const EVOLVED_FROM = 'evolved from ';

/** Among what was used this turn: by this very card, before it left its place and came back. */
export const EARLIER = 'earlier ';

/** What the last action was, of a Pokémon: the moment for which a power of that Pokémon may wait. */
export const JUST: Readonly<Record<PutDown, string>> = {
  benched: 'just benched',
  evolved: 'just evolved',
  'leveled-up': 'just leveled up',
  'energy-attached': 'just got Energy',
  'came-up': 'just came up',
};

/** The same, where something else was done since that a document may not count: a retreat, or a power of another Pokémon. */
export const JUST_BEFORE: Readonly<Record<PutDown, string>> = {
  benched: 'benched before the last act',
  evolved: 'evolved before the last act',
  'leveled-up': 'leveled up before the last act',
  'energy-attached': 'got Energy before the last act',
  'came-up': 'came up before the last act',
};

/** Among what a Pokémon has done this turn: a retreat that failed (Neo Cond.Confused#2). */
export const TRIED_TO_RETREAT = 'tried to retreat';
/** A text has Knocked it Out; the checks that follow take it off. */
export const STRUCK_OUT = 'struck out';

/** Before the attack that a Pokémon used in the last turn of its player; an attack that something else kept from happening says so. */
export const LAST_TURN = 'last turn ';
/** Before one that it has used in this turn, which goes on. */
export const THIS_TURN = 'this turn ';
export const FAILED = 'failed ';

/** How an attack ends that something else has kept from happening. */
export const KEPT_FROM_HAPPENING: readonly string[] = ['cancelled-by-effect', 'confused', 'baby-flip'];

/** An attack that was used. */
export interface AttackUsed {
  readonly attack: string;
  /** The Pokémon that used it, which may have left play or evolved since; null where it was not in play any more on the given table. */
  readonly by: Uid | null;
  /** What that Pokémon was called then. */
  readonly user: string | null;
  /** Something else kept it from happening. */
  readonly failed?: true;
}

/** The time of arrival of what was on the given table, where it is not given; else it is the turn. */
export const UNKNOWN_ARRIVAL = 0;
/** What arrives in play arrives later than all that was there: no turn is counted so far. */
export const FIRST_ARRIVAL = 1_000_000;

/** A card on a Pokémon. `at` is its time of arrival (newest wins, CR 403.2); `as` the role it was played in (CR 200.3). */
export interface Attachment {
  readonly card: CardId;
  readonly at: number;
  readonly as?: 'tool';
}

/** When a lasting effect ends of itself: at the end of that turn, before or after what happens between turns. */
export type Until = { readonly turn: number; readonly checkup: boolean } | null;

/**
 * A definite continuous effect on a Pokémon or player (CR 402). `says` is a claim of `claims/`, as data.
 * `origin` decides what removes it: attack, power, card, or condition; `marker` likewise (CR 402.2b). `assumed`: what a judge takes a card in play to say.
 */
export interface Mark {
  readonly id: number;
  readonly says: { readonly [key: string]: Json };
  readonly name: string;
  readonly seat: Seat;
  readonly origin: 'attack' | 'power' | 'card' | 'condition' | 'told' | 'assumed';
  readonly marker: boolean;
  readonly from: number;
  readonly until: Until;
  /** True when `from` was counted by the program and not given. */
  readonly reckoned?: boolean;
  /** The effect this one depends on (CR 405.1). */
  readonly parent: number | null;
  /** The Pokémon whose attack or Poké-Power made it, as it was then. Absent: unknown, or a card made it. */
  readonly maker?: { readonly uid: Uid; readonly inc: number };
}

export interface Pokemon {
  readonly uid: Uid;
  /** Incarnation: new at each evolving, devolving and change of zone (CR 307.2d). */
  readonly inc: number;
  /** Top card first. */
  readonly stack: readonly CardId[];
  readonly attached: readonly Attachment[];
  /** Damage points; may exceed HP (CR 304.1). */
  readonly damage: number;
  readonly marks: readonly Mark[];
  /** The turn in which it came into play, evolved or last changed its incarnation; 0: before anybody's current turn. Below 0: in turn 7, on a table that does not tell which turn it is now. */
  readonly since: number;
  readonly at: number;
  /** Names of powers used, and other things that happened to it, this turn. */
  readonly thisTurn: readonly string[];
}

export interface Player {
  readonly seat: Seat;
  readonly team: number;
  readonly active: readonly (Pokemon | null)[];
  readonly bench: readonly Pokemon[];
  readonly benchGiven: boolean;
  readonly activeGiven: boolean;
  readonly deck: Zone;
  readonly hand: Zone;
  readonly discard: Zone;
  readonly prizes: Zone;
  readonly lost: Zone;
  /** Supporters beside the Active (CR 313.1). */
  readonly beside: Zone;
  readonly marks: readonly Mark[];
  /** Removed from the game while it goes on (CR 702.12). */
  readonly out: boolean;
  /** Own Knock Outs in the opponent's last turn. */
  readonly fallen: number;
  /** Of these the ones that fell to the damage of an attack; absent where unknown. */
  readonly fallenToDamage?: number;
  /** Names of some or all of them. */
  readonly fallenNames?: readonly string[];
  readonly fallenToDamageNames?: readonly string[];
  /** The attacks of this player's last turn; absent where unknown. */
  readonly attacksBefore?: readonly AttackUsed[];
  /** That there were none is assumed. */
  readonly attacksAssumed?: true;
  /** Initial hands shown for want of a Basic Pokémon (CR 500.4), those of both players together left out. */
  readonly mulligans: number;
  /** Prizes this player has still to take for Knock Outs of this turn (EX Attack). */
  readonly due: number;
  /** This player has used a GX attack in this game. */
  readonly gx?: true;
  /** This player has used a VSTAR Power in this game. */
  readonly vstar?: true;
  /** Names of Pokémon V-UNION this player has played in this game. */
  readonly unions?: readonly string[];
  /** Names of this player's cards that do something once in a game and have done it. */
  readonly once?: readonly string[];
}

export interface StadiumInPlay {
  readonly card: CardId;
  readonly at: number;
  /** Who played it was not given, so its card is assumed to be that of player 1. */
  readonly ownerUnknown?: true;
}

export type WinCondition = 'prizes' | 'no-pokemon' | 'no-draw' | 'by-card' | 'fewer-prizes';

export interface GameResult {
  readonly outcome: 'win' | 'sudden-death' | 'tiebreaker' | 'tie';
  readonly winners: readonly Seat[];
  /** The conditions each seat fulfilled. */
  readonly met: readonly { readonly seat: Seat; readonly conditions: readonly WinCondition[] }[];
  /** Of a tie: the game that follows where the event needs a winner. */
  readonly next?: 'tiebreaker';
}

/** What was given; the rest was filled in. */
export interface Given {
  readonly turn: boolean;
  readonly first: boolean;
}

/**
 * The whole table, as plain JSON: no methods, no classes. Every change goes through an event of the engine.
 */
export interface GameState {
  readonly ruleset: Doc;
  readonly format: FormatName;
  /** Who sits across from p1, in a form of play with four seats; null while unknown. */
  readonly facing: Facing | null;
  readonly turn: number;
  readonly phase: Phase;
  readonly toMove: Seat;
  readonly first: Seat;
  readonly players: readonly Player[];
  readonly stadium: StadiumInPlay | null;
  readonly spent: {
    readonly energy: boolean;
    readonly retreat: boolean;
    readonly supporter: boolean;
    readonly stadium: boolean;
  };
  /** Supporters played this turn, where there were several. */
  readonly supporters?: number;
  /** What the Supporters are called that were played this turn, as far as that is known. */
  readonly supportersPlayed?: readonly string[];
  /** Names of the powers used this turn, whatever has become of the Pokémon that used them. */
  readonly powersUsed?: readonly string[];
  /** The attacks of this turn; absent where unknown. */
  readonly attacksUsed?: readonly AttackUsed[];
  /** Cards that are not Pokémon in play and whose text was used this turn; `putDownAgain`: it has been put down again since. */
  readonly cardsUsed?: readonly { readonly card: CardId; readonly name: string; readonly putDownAgain: boolean }[];
  readonly cards: readonly CardInstance[];
  /** Next time of arrival. */
  readonly clock: number;
  readonly nextUid: Uid;
  readonly nextMark: number;
  /** The Pokémon whose triggered power may be the very next action (CR 408.3); unknown at the start, since the last action is unknown. */
  /** `late`: something else was done since that a document may not count. */
  readonly window:
    | { readonly uid: Uid; readonly inc: number; readonly event: PutDown; readonly late?: true }
    | 'untold'
    | null;
  readonly result: GameResult | null;
  /** This game follows one that ended in Sudden Death (CR 606.2a.i); absent where unknown. */
  readonly suddenDeath?: true;
  readonly given: Given;
}
