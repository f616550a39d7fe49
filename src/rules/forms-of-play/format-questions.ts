import type { TextReach, View, Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import type { ActionOf, Forbid, Reading, SetUpKind, Step } from '../../engine/index.ts';
import type { Player, Pokemon, Seat, Uid } from '../../state/index.ts';
import type { Answers, T, TextContext } from '../questions.ts';

/** A value that a form of play gives: a rule of its own, or what the base game takes for granted. */
type Ask<Args extends readonly unknown[], Value> = (view: View, args: Args, why?: Why) => Value;

/**
 * Every question on which forms of play differ (CR 700). Each form in `formats/` answers them all; a missing answer does not compile, and no rule
 * asks for the name of the form.
 */
export interface FormatAnswers<D extends Doc> {
  /** Active Pokémon a player has to have, if possible. */
  readonly actives: Ask<readonly [], number>;
  /** Everybody who plays against that seat, round the table from it. */
  readonly opponents: Ask<readonly [seat: Seat], readonly Seat[]>;
  /** Who sits across from that seat. Breaks off where that is not given. */
  readonly facing: Ask<readonly [seat: Seat], Seat>;
  /** Whose turn follows that seat's; a player who is out has none. */
  readonly turnAfter: Ask<readonly [seat: Seat], Seat>;
  /** Prize Cards a player sets out at the start of a game with 60-card decks. */
  readonly prizesAtStart: Reading<readonly [], number, D>;
  /** What a player may not do while the game is set up, where the forms differ. */
  readonly settingUp: readonly Forbid<Answers<Doc>, SetUpKind, D>[];
  /** How many Prize Cards are set out, where a game between two players has that many. */
  readonly shareOfPrizes: Ask<readonly [usual: number], number>;
  /** Who may draw an extra card for a hand without a Basic Pokémon that this seat shows; and whose hand it is for which this seat may. */
  readonly extraFor: Ask<readonly [seat: Seat], Seat>;
  /** Shows a hand without a Basic Pokémon. */
  readonly showHand: (t: T, seat: Seat) => void;
  /** Who takes the first turn, that seat having won the flip. */
  readonly goesFirst: (t: T, winner: Seat) => Seat;
  /** Who draws the next Prize Card for a fallen Pokémon of that seat. */
  readonly prizeTaker: Ask<readonly [owner: Seat], Seat>;
  readonly allPrizesTaken: Reading<readonly [player: Player], boolean, D>;
  /** Have these opponents no Pokémon in play, so that the other side wins? */
  readonly emptied: Reading<readonly [opponents: readonly Player[]], boolean, D>;
  readonly benchLimit: Reading<readonly [seat: Seat], number, D>;
  readonly benchFull: Forbid<Answers<Doc>, 'bench' | 'initial-bench', D>;
  readonly noneOnFirstTurn: Forbid<Answers<Doc>, 'play-trainer' | 'play-supporter' | 'play-stadium' | 'bench', D>;
  /** Is this a turn in which it forbids Trainer, Supporter and Stadium cards, as it did in every turn before? */
  readonly noTrainersYet: Ask<readonly [], boolean>;
  /** An attack goes against an Active Pokémon of an opponent. */
  readonly aimedAtActive: Forbid<Answers<Doc>, 'attack', D>;
  /** The Defending Pokémon, where the action names none. Null when that Pokémon is not given. */
  readonly aim: (t: T, action: ActionOf<'attack'>) => Uid | null;
  /** The Pokémon whose Paralysis keeps this one from attacking and retreating. */
  readonly boundBy: Ask<readonly [pokemon: Pokemon], readonly Pokemon[]>;
  /** The Pokémon whose own texts may make a player who attacks that one flip a coin. */
  readonly guards: Ask<readonly [defending: Pokemon], readonly Pokemon[]>;
  /** Fills one empty Active place from the Bench. */
  readonly fillActive: (t: T, seat: Seat) => void;
  /** What follows drawing a card at once. */
  readonly drew: (t: T, seat: Seat) => void;
  /** The draw phase of a player whose deck is empty. */
  readonly cannotDraw: Step<readonly [seat: Seat], void, Answers<Doc>, D>;
  /** Whose Pokémon are looked at between these two turns, in order. */
  readonly betweenTurns: Ask<readonly [], readonly Seat[]>;
  /** The Pokémon with Special Conditions in groups: each group is dealt with condition by condition, the groups one after the other. */
  readonly conditionOrder: (t: T, seats: readonly Seat[]) => readonly (readonly Uid[])[];
  /** The player a text calls "you", and the one it calls "your opponent", asked once for a text that mentions them. */
  readonly you: (t: T, context: TextContext) => Seat;
  readonly them: (t: T, context: TextContext) => Seat;
  /** The players whose Pokémon a text reaches; null where the document does not say how far it goes. */
  readonly reach: Ask<readonly [of: TextReach], readonly Seat[] | null>;
  /** Does a lasting text of `from` mean this player when it says "your" or "your opponent's"? Breaks off where that would have to be designated. */
  readonly means: Ask<readonly [from: Seat, seat: Seat], boolean>;
  /** Which of a player's Active Pokémon a text means that speaks of one. */
  readonly oneActive: (t: T, among: readonly Pokemon[], context: TextContext) => Uid | null;
}
