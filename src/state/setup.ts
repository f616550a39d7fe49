import type { EnergyLetter, PowerKind, Resistance, Stage, Weakness } from './card.ts';
import type { Facing, FormatName, Phase, Seat, TurnLimit } from './seat.ts';

/**
 * A table as it was given: names instead of cards, gaps where nothing was said, not necessarily legal, perhaps not
 * even possible. The board line and the YAML are two spellings of it; `setUpTable` turns it into a `GameState`.
 *
 * An optional field that is absent was not given.
 */
export interface Setup {
  /** Document key, `comprehensive-2009`. */
  readonly ruleset?: string;
  readonly turn?: number;
  readonly toMove?: Seat;
  readonly phase?: Phase;
  readonly format?: FormatName;
  readonly facing?: Facing;
  readonly first?: Seat;
  /** A game that follows Sudden Death. */
  readonly suddenDeath?: true;
  readonly used: readonly TurnLimit[];
  /** Supporters played this turn, where there were several. */
  readonly supporters?: number;
  /** What they are called, all of them. */
  readonly supportersPlayed?: readonly string[];
  /** Powers used this turn whose Pokémon or card has left its place since. */
  readonly usedPowers?: readonly string[];
  /** The last action was none that a power waits for (CR 408.3). */
  readonly momentOver?: true;
  /** What the players are called, for screens and sheets; no rule sees it. */
  readonly players?: PlayerNames;
  readonly sides: { readonly [S in Seat]?: Side };
  readonly stadium?: CardSpec;
  /** The player to move has used what the Stadium lets a player do. */
  readonly stadiumUsed?: true;
  readonly effects: readonly EffectSpec[];
}

export type PlayerNames = { readonly [S in Seat]?: string };

/** Whether four players sit at a table: a Team Battle, given as one or with a third or fourth player. */
export const fourSit = ({ format, sides, toMove }: Setup): boolean =>
  format === 'team' || sides.p3 !== undefined || sides.p4 !== undefined || toMove === 'p3' || toMove === 'p4';

/** An attack of the last turn: by which Pokémon, and its name. */
export interface AttackedSpec {
  readonly user: string;
  readonly attack: string;
}

/** One player's side. `active` holds more than one Pokémon only in 2-on-2. `bench: []` is an empty Bench; absent is unknown. */
export interface Side {
  readonly active?: readonly PokemonSpec[];
  readonly bench?: readonly PokemonSpec[];
  readonly prizes?: ZoneSpec;
  readonly hand?: ZoneSpec;
  readonly deck?: ZoneSpec;
  readonly discard?: ZoneSpec;
  readonly lost?: ZoneSpec;
  readonly beside?: ZoneSpec;
  /** Own Knock Outs in the opponent's last turn. */
  readonly fallen?: number;
  readonly fallenToDamage?: number;
  /** Names of some or all of them. */
  readonly fallenNames?: readonly string[];
  readonly fallenToDamageNames?: readonly string[];
  /** Attacks of this player's last turn whose Pokémon is not there any more as it was; empty: there was none. */
  readonly attacked?: readonly AttackedSpec[];
  /** Initial hands already shown for want of a Basic Pokémon, those that both players showed together left out. */
  readonly mulligans?: number;
  /** Prizes to take once the turn is over, for Knock Outs of this turn. */
  readonly due?: number;
  readonly gx?: boolean;
  /** A VSTAR Power was used in this game. */
  readonly vstar?: boolean;
  /** Names of Pokémon V-UNION that were played in this game. */
  readonly unions?: readonly string[];
  /** Names of cards that do something once in a game and have done it. */
  readonly once?: readonly string[];
  /** Removed from the game (CR 702.12). */
  readonly out?: boolean;
  readonly effects: readonly EffectSpec[];
}

/**
 * A zone: `listed` are its described cards (deck: from the top), `null` standing for a card not described; `count` is the size, absent when
 * only the list was given (then the list is complete, unless `atLeast` says that there may be more).
 */
export interface ZoneSpec {
  readonly count?: number;
  readonly listed: readonly (CardSpec | null)[];
  readonly atLeast?: true;
  /** A deck of which cards are known, and not their order. */
  readonly shuffled?: true;
  readonly span?: Span;
}

/** Are the cards that are listed some of a pile, and there are others? */
export const isPartOf = ({ count, listed, atLeast }: Pick<ZoneSpec, 'count' | 'listed' | 'atLeast'>): boolean =>
  listed.length > 0 && (atLeast === true || (count ?? 0) > listed.length);

/** A card as it was named. */
export interface CardSpec {
  readonly name: string;
  /** `DP 7` or `dp1-7`. */
  readonly print?: string;
  readonly owner?: Seat;
  readonly since?: number;
  readonly sketch?: Sketch;
  /** A Prize that lies face up. */
  readonly up?: true;
  /** What of a card in a pile was used this turn: the name of the power. */
  readonly used?: readonly string[];
  readonly span?: Span;
}

/** A Pokémon that is not on file, described on the spot. An empty list says that it has no Weakness, or no Resistance. */
export interface Sketch {
  readonly hp?: number;
  readonly types?: readonly EnergyLetter[];
  readonly retreat?: number;
  readonly weakness?: readonly Weakness[];
  readonly resistance?: readonly Resistance[];
  readonly stage?: Stage;
  readonly prizes?: number;
  readonly from?: string;
  /** All its attacks, as they are printed. */
  readonly attacks?: readonly SketchedAttack[];
  /** All its powers, as they are printed. */
  readonly powers?: readonly SketchedPower[];
}

export interface SketchedAttack {
  readonly name: string;
  readonly cost: readonly EnergyLetter[];
  readonly damage?: number;
  readonly mark?: '+' | '-' | 'x';
  readonly text?: string;
}

/** Kinds of powers that a card prints a word for. */
export type PrintedPowerKind = Exclude<PowerKind, 'trait'>;

export interface SketchedPower {
  readonly name: string;
  readonly kind: PrintedPowerKind;
  readonly text: string;
}

/** `card: null` is a Pokémon not described. */
export interface PokemonSpec {
  readonly card: CardSpec | null;
  /** Cards beneath, top first; `[]` when there are none; absent: its normal line. */
  readonly under?: readonly CardSpec[];
  readonly attached: readonly AttachedSpec[];
  /** Damage points, a multiple of 10. */
  readonly damage: number;
  readonly conditions: readonly ConditionSpec[];
  /** What happened to it this turn: the name of a power used (its own, or that of a card attached to it), `healed`, `came up`, `just evolved`. */
  readonly history: readonly string[];
  readonly effects: readonly EffectSpec[];
  readonly since?: number;
  readonly span?: Span;
}

/** An attached card; basic Energy has its letter as name. */
export interface AttachedSpec {
  readonly card: CardSpec;
  readonly as?: 'tool';
}

/** A Special Condition or a named marker. `amount` is damage counters for Poison and Burn, and coins between turns for Sleep. */
export interface ConditionSpec {
  readonly name: string;
  readonly amount?: number;
  readonly since?: number;
  readonly span?: Span;
}

/** Of an effect on the Energy that was attached when it was made: none of what is attached now was. */
export const NO_ENERGY = 'none';

/** Of an effect that is not there any more, though what made it was used. */
export const OVER = 'over';

/** A lasting effect, by the name of what made it. */
export interface EffectSpec {
  readonly name: string;
  readonly by?: string;
  /** Which print of the card that made it. */
  readonly print?: string;
  readonly since?: number;
  /** The attack that was chosen, or the Energy that it changes, such as `R, R`; `over`: it is not there any more. */
  readonly chosen?: string;
  readonly span?: Span;
}

/** Where something stands in the text it was read from. `start` and `end` are offsets in UTF-16 units; line and column count from 1. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

/** Something wrong with an input, in words for the person who typed it. Codes are those of the contract (`unknown-card`, …). */
export interface InputFault {
  readonly code: string;
  readonly message: string;
  readonly span?: Span;
  readonly file?: string;
  readonly hint?: string;
  /** The input line the span points into, for the caret: as it was written, not yet safe to show. */
  readonly excerpt?: string;
}
