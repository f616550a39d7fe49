import type { Facts } from '../claims/index.ts';
import type { Doc, Ids } from '../corpus/index.ts';
import type { ActionOf, ForbidDeck, Reading, Ruleset, Silence, Stage, Step, Table } from '../engine/index.ts';
import type {
  Arrival,
  Card,
  CardId,
  ConditionName,
  EnergyLetter,
  GameResult,
  Json,
  Pokemon,
  Seat,
  Uid,
} from '../state/index.ts';
import type { AttackRun } from './attack/attack-run.ts';
import type { OpenEffect } from './cards-from-hand/discarded-for-nothing.ts';
import type { Blow } from './damage/damage.ts';
import type { FormatAnswers } from './forms-of-play/format-questions.ts';
import type { CheckRun } from './knock-outs/check-run.ts';
import type { Falling, Reach } from './knock-outs/falling.ts';

/** The table and ruleset as the rules room sees them: with every question answered. */
export type T = Table<Answers<Doc>>;
export type Rules = Ruleset<Answers<Doc>>;

/** A step without further details. */
export type Moment<D extends Doc> = Step<readonly [], void, Answers<Doc>, D>;

/** Deals with one Pokémon between turns. */
export type ConditionStep<D extends Doc> = Step<readonly [uid: Uid], void, Answers<Doc>, D>;

/**
 * The attack in a document's own order: the order of writing the record is the order of play (CR 603.4a-i). Every key that a
 * document cannot do without is required, so a forgotten step does not compile.
 */
export interface AttackSteps<D extends Doc> {
  /** What follows the announcement before anything else, in a document that has it. */
  readonly announced?: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly energy: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly choices: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly activate: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly alter: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly confusion: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly compute: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly discard: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly apply: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  /** Damage that the text does beside the number, in a document that has it apart from the effects. */
  readonly damageByText?: Step<readonly [AttackRun], void, Answers<Doc>, D>;
  readonly rest: Step<readonly [AttackRun], void, Answers<Doc>, D>;
}

/** The stages of the damage reckoning, in order of play; a stage after which zero ends the sum says so. */
export interface DamageStages<D extends Doc> {
  readonly dealer: Stage<Blow, D>;
  readonly weakness: Stage<Blow, D>;
  readonly resistance: Stage<Blow, D>;
  readonly receiver: Stage<Blow, D>;
  /** The step in which damage is prevented, in a document that has it after the others. */
  readonly final?: Stage<Blow, D>;
  /** Steps of their own in a document that parts them: Trainers on the two sides, cards about the whole play area. */
  readonly dealerTrainers?: Stage<Blow, D>;
  readonly playArea?: Stage<Blow, D>;
  readonly receiverTrainers?: Stage<Blow, D>;
}

/** One of the checks between actions. */
type Check<D extends Doc> = Step<readonly [CheckRun], void, Answers<Doc>, D>;

/** Checks that repeat until nothing new happens, in order of play. */
export interface SettleSteps<D extends Doc> {
  readonly attachments: Check<D>;
  readonly triggers: Check<D>;
  readonly lethal: (t: T, run: CheckRun) => void;
  readonly cease: (t: T, run: CheckRun) => void;
}

/** What follows Knock Outs, once they are settled, in order of play. */
export interface AwardSteps<D extends Doc> {
  readonly prizes: Check<D>;
  readonly promote: Check<D>;
  readonly win: Check<D>;
}

export interface EndPhaseSteps<D extends Doc> {
  readonly triggers: Moment<D>;
  readonly lapse: Moment<D>;
  readonly checks: Moment<D>;
  readonly close: Moment<D>;
}

/** Special Conditions between turns, in order of play. */
export interface CheckupConditions<D extends Doc> {
  readonly poisoned: ConditionStep<D>;
  /** Of a document that knows it. */
  readonly burned?: ConditionStep<D>;
  readonly charred?: ConditionStep<D>;
  readonly asleep: ConditionStep<D>;
  readonly paralyzed: ConditionStep<D>;
}

export interface BetweenTurnsSteps<D extends Doc> {
  readonly conditions: Moment<D>;
  /** Energy that hurts between turns by a rule of the document. */
  readonly burdens?: Moment<D>;
  readonly triggers: Moment<D>;
  readonly checks: Moment<D>;
  readonly next: Moment<D>;
}

/** The set-up of a game (CR 500). */
export interface SetUpSteps<D extends Doc> {
  /** Everything back into the decks, for a game that follows Sudden Death. */
  readonly newGame: Moment<D>;
  readonly hand: Step<readonly [cards: readonly (CardId | null)[]], void, Answers<Doc>, D>;
  readonly active: Step<readonly [card: CardId], void, Answers<Doc>, D>;
  readonly bench: (t: T, card: CardId) => void;
  readonly prizes: Moment<D>;
  /** What follows an initial hand without a Basic Pokémon; `extra` is the opponent's choice where it is given already. */
  readonly mulligan: (t: T, seat: Seat, extra?: ExtraCards) => void;
}

/** The extra cards that are drawn at once; `null` for one that is not described. */
export type ExtraCards = readonly (CardId | null)[];

/** Who begins, and how the game opens once both are set up: in order of play. */
export interface OpeningSteps<D extends Doc> {
  readonly flip: Moment<D>;
  readonly turnUp: Moment<D>;
}

/** A unit of Energy and the types it counts as. */
export type Unit = readonly EnergyLetter[];

/**
 * Every question on which documents may differ, each answered by a rule that the document itself states. One folder of `eras/` answers them
 * all; a missing answer does not compile, and neither does a rule of another document.
 */
export interface EraAnswers<D extends Doc> {
  /** What a deck may not be, in the order in which a judge counts it. */
  readonly deck: readonly ForbidDeck<D>[];
  readonly setUp: SetUpSteps<D>;
  readonly opening: OpeningSteps<D>;
  /** A Trainer card is played that is neither Supporter nor Stadium, Tool nor Technical Machine: an Item, where it is called so. */
  readonly playItem: Step<readonly [ActionOf<'play-trainer'>, printed: Card], void, Answers<Doc>, D>;
  /** A Supporter is played. */
  readonly playSupporter: Step<readonly [ActionOf<'play-supporter'>], void, Answers<Doc>, D>;
  /** What comes before an attack is announced. Does it come to that? */
  readonly beforeAnnouncing: (t: T, action: ActionOf<'attack'>) => boolean;
  readonly attack: AttackSteps<D>;
  readonly damage: DamageStages<D>;
  /** Does the sum end where this much is left: after the base damage, or after a stage? */
  readonly zeroEnds: Reading<readonly [damage: number, after: 'base' | keyof DamageStages<D>, blow: Blow], boolean, D>;
  readonly settle: SettleSteps<D>;
  readonly award: AwardSteps<D>;
  readonly endPhase: EndPhaseSteps<D>;
  readonly betweenTurns: BetweenTurnsSteps<D>;
  readonly checkup: CheckupConditions<D>;
  readonly retreatCost: Reading<readonly [pokemon: Pokemon], number | null, D>;
  /** The cost is paid. Does the Pokémon leave its place? */
  readonly retreatSucceeds: (t: T, pokemon: Pokemon) => boolean;
  readonly conditions: Reading<readonly [], readonly ConditionName[], D>;
  /** The types that Pokémon and Energy of its time have. */
  readonly energyTypes: Reading<readonly [], readonly EnergyLetter[], D>;
  readonly prizesFor: Reading<readonly [pokemon: Pokemon], number, D>;
  /** Both sides fulfil the same number of win conditions. */
  readonly level: Step<readonly [met: GameResult['met']], void, Answers<Doc>, D>;
  readonly confusionCounters: Reading<readonly [], number, D>;
  /** Triggered effects that wait for the checks, those at the end of a turn, and those between turns. */
  readonly triggered: (t: T) => void;
  /** Effects of being Knocked Out. When they come is asked before: a document that leaves it open gets this far only with a fallback, or where every moment leads to the same. */
  readonly falling: (t: T, waiting: readonly Falling[]) => void;
  /** What a text that waits for a Knock Out can reach. */
  readonly reachOfFalling: (does: readonly Json[]) => Reach;
  /** What a card says for the moment after it was seen and before it goes into the hand, where it then goes. */
  readonly asItComes: (t: T, seat: Seat, cards: readonly CardId[], by: Arrival) => void;
  readonly endOfTurn: (t: T) => void;
  readonly startOfTurn: (t: T) => void;
  readonly atCheckup: (t: T) => void;
  /** Effects between turns whose owner may choose the moment: asked before each condition is dealt with. */
  readonly atAnyTime: (t: T) => void;
}

/** A point the document does rule on and this version does not play yet: said as such, never guessed. */
export interface Unmodelled<D extends Doc> {
  readonly unmodelled: string;
  readonly near: Ids[D];
}

/** What an era puts down: to each question its answer, or that its document is silent. Lists can be empty, but not silent. */
export type EraQuestionnaire<D extends Doc> = {
  readonly [Q in keyof EraAnswers<D>]: Q extends 'deck'
    ? EraAnswers<D>[Q]
    : EraAnswers<D>[Q] | Silence<D> | Unmodelled<D>;
};

/** What the rules of a game answer: the document, and the form of play. */
export interface Answers<D extends Doc> extends EraAnswers<D> {
  readonly form: FormatAnswers<D>;
  /** Set where play goes on with one of the two that a document leaves possible: does the Bench end what is on a Pokémon? */
  readonly benchEnds?: boolean;
  /** Set where play goes on as if a deck that is not given held nothing that a search looks for, or as if any of its cards came to the hand, unseen. */
  readonly unseen?: 'nothing-fits' | 'any-card';
}

/** A coin that fell, or Energy beyond the cost that was there or not. */
export type Turnout = 'heads' | 'tails' | 'extra' | 'no extra';

/** Who says a text, and about what. Filled by the ruleset; the rules room only opens the door. */
export interface TextContext {
  /** Whom the text calls "you". */
  readonly seat: Seat;
  /** Whom it calls "your opponent", once that is settled. */
  readonly them?: Seat | undefined;
  readonly uid: Uid | null;
  /** The Pokémon that carries the card whose text waited for something, no matter to which Pokémon that happened. */
  readonly holder?: Uid | null | undefined;
  readonly card: CardId | null;
  readonly place: string;
  readonly origin: 'attack' | 'power' | 'card' | 'body';
  readonly attack: AttackRun | null;
  /** The Pokémon whose attack set a triggered text off. */
  readonly by?: Uid | null | undefined;
  /** What cannot be done here ends the attack (CR 603.4c, 603.4g). A function ends it by the rule that says so, and breaks off where none in force does. */
  readonly required?: boolean | (() => void) | undefined;
  /** The Pokémon that its player has named for it; then it is not asked for. */
  readonly named?: Uid | undefined;
  /** So many cards of its name its player has said to play at once; then it is not asked for. */
  readonly together?: number | undefined;
  /** The Pokémon chosen last, for `chosen`. */
  chosen: Uid | null;
  /** How many of the coins flipped last came up heads. */
  heads?: number | undefined;
  /** Of something that moves, the end for which a Pokémon is chosen now. */
  end?: 'from' | 'to' | undefined;
  /** What it lets a player do now has been done once already, and may be done “up to” so often. */
  again?: boolean | undefined;
  /** The Pokémon to which it has attached Energy. */
  given?: readonly Uid[] | undefined;
  /** How that came out which decides what the text leaves, while that is carried out. */
  turnout?: Turnout | undefined;
  /** Cards of hands that it, or the price of playing it, has thrown away. */
  thrownAway?: readonly CardId[] | undefined;
  /** How many cards it has shuffled out of hands into decks. */
  shuffled?: number | undefined;
  /** Whose hand went into the deck without its cards being given, so that they cannot be counted. */
  shuffledUnknown?: Seat | undefined;
}

/** The door to card texts: plays a list of verbs, finds a base damage. `text/` supplies it, so that law and text may call each other. */
/** What can be done of a text in two halves, of which the second depends on the first; `price`: the first is what its use costs. */
export interface Halves {
  readonly price: boolean;
  /** Can a part of the first be done, or the whole of it where it is a price? null: unknown. */
  readonly first: boolean | null;
  /** Could the second change anything, once the price is paid? null: unknown, or the first is not a price. */
  readonly second: boolean | null;
}

export interface Texts {
  say(t: T, does: readonly Json[], context: TextContext): void;
  base(t: T, run: AttackRun): number;
  /** Is there a verb of that name anywhere in this text, inside others too? */
  holds(does: readonly Json[], verb: string): boolean;
  /** Does a card outside play fit that filter of a text? */
  fits(view: T['view'], card: Card, filter: Json): boolean;
  /** Does it search for Pokémon that go to the Bench? */
  fillsBench(does: readonly Json[]): boolean;
  /** Could playing this text change anything at all (CR 602.3)? null when that is unknown. */
  wouldChange(t: T['view'], does: readonly Json[], context: TextContext): boolean | null;
  /** Of an Ability that changes nothing because something keeps it off: what does, and from whom; else null. */
  keptOffFrom(view: T['view'], does: readonly Json[], context: TextContext): Facts | null;
  /** The two halves that a text begins with; null where it begins otherwise. */
  halves(t: T['view'], does: readonly Json[], context: TextContext): Halves | null;
  /** Is less Energy attached to its own Pokémon than it takes off there? */
  lacksEnergy(t: T, does: readonly Json[], context: TextContext): boolean;
  /** Does that depend on whether discarding cards for something that changes nothing is itself a change? */
  discardsForNothing(t: T['view'], does: readonly Json[], context: TextContext): OpenEffect | null;
}
