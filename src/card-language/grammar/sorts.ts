import type {
  Claim,
  Condition,
  ConditionName,
  Filter,
  Obstacle,
  Subject,
  Tally,
  TriggerEvent,
} from '../../claims/index.ts';
import type { CardKind, EnergyLetter, SetAside } from '../../state/index.ts';
import type { CardFilter, Count, Duration, ExtraEnergy, Verb, Who } from '../../text/index.ts';
import type { Step, Steps } from '../lower/steps.ts';

/** What a construction of each sort means. */
export interface Meaning {
  /** The whole text of an attack. */
  readonly AttackText: Steps;
  /** The whole text of a Trainer card that is discarded after use. */
  readonly TrainerText: Played;
  /** What a Stadium lets each player do, and what else it keeps in force. */
  readonly UsedInPlay: Played & InForce;
  /** So many other cards of the hand, as a price. */
  readonly OtherCards: number;
  /** What is done with cards of the hand first, for all the rest: discarded, or put elsewhere. */
  readonly PlayPrice: { readonly discard: number } | { readonly away: Verb; readonly n: number };
  /** So many cards of the hand, which are not there. */
  readonly Lacking: number;
  /** What a Trainer card asks for before it is played. */
  readonly PlayIf: Pick<Played, 'when' | 'discardsToPlay' | 'discardsOf'> & { readonly first?: Verb };
  /** What keeps a Trainer card from being played, as what has to hold; as a whole sentence, and after "if". */
  readonly PlayBar: readonly Condition[];
  readonly PlayBarred: readonly Condition[];
  /** One of their player's Pokémon evolves. */
  readonly Evolves: Extract<Verb, { readonly evolve: unknown } | { readonly 'rare-candy': true }>;
  /** What is said of new Pokémon and of a first turn. */
  readonly Newness: {
    readonly how: { readonly bound: readonly Obstacle[] } | { readonly despite: readonly Obstacle[] };
    readonly when?: readonly Condition[];
  };
  /** What a player does, said of either. */
  readonly Doing: {
    readonly yours: readonly Verb[];
    readonly theirs: readonly Verb[];
    /** Of both, where it does not have to be said who is first. */
    readonly each?: readonly Verb[];
  };
  readonly OneDoing: Meaning['Doing'];
  /** Several things of which some are picked. */
  readonly Options: readonly Steps[];
  /** The same, said to you. */
  readonly YouDo: Meaning['Doing'];
  /** What each player does, one after the other. */
  readonly EachDoes: Steps;
  /** The whole text of a power: it is used, or in force. */
  readonly PowerText: Played | InForce;
  /** A text that is in force as long as its card is there: of a power, a Stadium, a Tool, an Energy card. */
  readonly Standings: readonly Claim[];
  readonly Standing: readonly Claim[];
  /** What a sentence in force says, without its condition and its full stop. */
  readonly Claimed: readonly Claim[];
  /** All that one sentence in force says. */
  readonly Said: readonly Claim[];
  /** Whom a text in force is about. */
  readonly Subject: Subject;
  /** Who of them is left out; no field: nobody. */
  readonly Spared: Filter;
  /** Pokémon of which one speaks beside its subject, of a side or only of a kind. */
  readonly Those: Filter;
  /** The same with "'s": "its", "your Benched Pokémon's". */
  readonly Whose: Subject;
  /** The Pokémon whose attacks are spoken of. */
  readonly AttacksOf: Subject;
  /** So much Energy more, or less where it is below zero; so much damage; so many HP. */
  readonly Shift: number;
  readonly Points: number;
  readonly Hp: number;
  /** Who pays to retreat. */
  readonly Payer: Filter['side'] & string;
  /** How many Prizes more or fewer are taken, or that none is. */
  readonly Toll: { readonly add: number } | { readonly none: true };
  /** Whose attacks; no field: anybody's. */
  readonly Attacks: Filter;
  /** What a text in force asks for before it speaks. */
  readonly Proviso: Asked;
  /** What a text waits for. */
  readonly Event: EventMeant;
  /** What a claim counts, after "for each". */
  readonly Tally: Tally;
  /** That copies of it do not add up, or nothing. */
  readonly Limit: Limit;
  /** When a power may be used, up to "you may". */
  readonly Usage: Usage;
  readonly Moment: Usage;
  /** What else keeps a power from being used. */
  readonly Bars: Usage;
  readonly Bar: Usage;
  /** The sentence that says to what a card may be attached. */
  readonly AttachingSentence: Filter;
  /** The whole text of a card that is attached, but of an Energy card. */
  readonly AttachedText: CarriedSaid;
  /** When a card that is attached is discarded by its own text. */
  readonly Going: Going;
  /** That its carrier can use the attack on the card. */
  readonly LendingText: Going;
  /** The whole text of a Trainer card that is played as a Basic Pokémon. */
  readonly FossilText: FossilSaid;
  readonly FossilSentence: FossilSaid;
  /** The whole text of a special Energy card. */
  readonly EnergyText: EnergySaid;
  readonly EnergySentences: EnergySaid;
  readonly EnergySentence: EnergySaid;
  /** What it gives, each with the types it may count as. */
  readonly Units: EnergySaid['gives'][number]['units'];
  readonly Extra: ExtraEnergy;
  /** Colorless Energy, by its symbols. */
  readonly Symbols: number;
  /** The Energy of a cost, symbol by symbol. */
  readonly Costs: readonly EnergyLetter[];
  readonly Coins: CoinsMeant;
  /** A coin with its sides, without a full stop. */
  readonly Toss: Steps;
  /** Damage for each of what is counted, which its frame says. */
  readonly DamageFor: Step;
  /** Coins that are flipped, by how many heads they are counted. */
  readonly Flips: Count;
  /** What several coins decide, result by result. */
  readonly OnCoins: readonly (readonly [CoinsMeant, Steps])[];
  /** All that a sentence says, without its full stop and what only repeats a rule. */
  readonly Stated: Steps;
  readonly MoreDamage: Step;
  readonly Sentences: Steps;
  readonly Sentence: Steps;
  /** What a sentence says is done, without its full stop. */
  readonly Clause: Steps;
  /** That a Special Condition puts more counters on its Pokémon than usual. */
  readonly Worse: Steps;
  readonly Effect: Steps;
  /** A sentence in brackets that only repeats a rule. */
  readonly Reminders: true;
  readonly Reminder: true;

  readonly Type: EnergyLetter;
  readonly State: ConditionName;
  readonly States: readonly ConditionName[];
  /** Any of several. */
  readonly EitherState: readonly ConditionName[];
  readonly Numbers: readonly number[];
  readonly Side: 'yours' | 'theirs';
  /** Which kind of Pokémon, without saying whose. */
  readonly Kind: Filter;
  readonly Kinds: Filter;
  /** The same without what is said after their noun. */
  readonly KindsAlone: Filter;
  /** Types or marks, of which Pokémon have any. */
  readonly AnyOfThese: readonly { readonly type?: EnergyLetter; readonly tag?: string }[];
  /** What a card is called after "Pokémon", by its tag: "V", "-GX". */
  readonly Rank: string;
  /** Who is left out of several. */
  readonly Except: Filter;
  /** The last kinds of a row of three or more. */
  readonly KindList: readonly Filter[];
  /** What is said of Pokémon after their name: "that has any damage counters on it". */
  readonly Which: Filter;
  /** What a Pokémon has, after "has" or "with": "any damage counters on it". */
  readonly Trait: Filter;
  /** What a Pokémon is, after "is". */
  readonly Being: Filter;
  /** Whose something is, in "you have". */
  readonly Has: Filter['side'] & string;
  readonly HasNot: 'yours' | 'theirs';
  /** From how many to how many, or which numbers alone. */
  readonly Bound: Bound;
  /** What a player has that is counted. */
  readonly Held: Held;
  /** What each player may use once in a game. */
  readonly OnceAGame: 'gx' | 'vstar';
  /** Names joined by "and", or by "or". */
  readonly Names: { readonly all: readonly string[] } | { readonly any: readonly string[] };
  readonly Whom: Who;
  /** Where what leaves play goes. */
  readonly OffTo: 'hand' | 'deck' | 'top' | 'bottom' | 'lost';
  /** Whose attack is copied. */
  readonly Copied: Pick<Extract<Verb, { readonly 'copy-attack': unknown }>, 'copy-attack' | 'not-gx'>;
  /** Damage beside the attack's own, and to whom. */
  readonly Blow: { readonly damage: Count; readonly to: Who };
  /** To whom something is moved. */
  readonly Onward: Who | { readonly another: Filter };
  /** A single Pokémon of which something can be asked. */
  readonly Known: 'self' | 'defending' | 'opponents-active' | 'your-active' | 'attacker';

  readonly Many: Many;
  /** Just so many, neither fewer nor as many as one likes. */
  readonly Exact: number;
  /** What is done where there are fewer counters than that; `any`: of whatever number it is said. */
  readonly Fewer: number | 'any';
  /** What is done where there are fewer cards than that; `any`: of whatever number it is said. */
  readonly FewCards: number | 'any';
  /** Energy that is attached. */
  readonly Energy: EnergyMeant;
  /** The Energy cards that are attached, and how many of them. */
  readonly Attached: Attached;
  /** To whom cards are attached, and whether to several in any way. */
  readonly Onto: Onto;
  /** The pile that cards of one's own are attached from. */
  readonly FromPile: 'hand' | 'discard';
  /** What cards are called beside their kind: "Single Strike", "Tera". */
  readonly Tag: string;
  /** Pokémon cards with all that stands before the noun. */
  readonly PokemonCards: CardFilter;
  readonly EnergyCards: CardFilter;
  /** Cards that are discarded for something. */
  readonly Thrown: Verb;
  /** What is done in an amount that another may stand in for. */
  readonly Amounted: { readonly key: 'draw' | 'draw-until' | 'discard-top' | 'counters' | 'heal'; readonly verb: Verb };
  /** Cards of one kind, and what is said after their noun. */
  readonly CardKind: CardFilter;
  readonly CardWhich: CardFilter;
  readonly CardsOne: CardFilter;
  /** Cards of a pile, in the singular or plural. */
  readonly Cards: CardFilter;
  /** So many cards of a kind, or of each of several. */
  readonly ManyCards: readonly (readonly [Many, CardFilter])[];
  /** Cards of a pile that are counted in a condition. */
  readonly PiledCards: Piled;
  /** Cards that are looked at. */
  readonly Looked: { readonly n: number; readonly end: 'top' | 'bottom'; readonly of: 'yours' | 'theirs' };
  /** Which of them are picked, and where those go: to the hand, if nothing else is said. */
  readonly Picking: Pick<Extract<Verb, { readonly 'look-at-top': unknown }>, 'into' | 'onto' | 'spread' | 'also'> & {
    readonly many: Many;
    readonly cards?: CardFilter;
    /** Its player may pick none. */
    readonly may?: true;
  };
  /** Where those of them go that are not taken. */
  readonly Rest: 'top' | 'bottom' | 'beneath' | 'shuffle' | 'discard' | 'lost' | 'hand';
  /** What a search is for, wherever it goes. */
  readonly Sought: Omit<Extract<Verb, { readonly search: unknown }>, 'to'>;
  /** What a search takes, before the deck is shuffled. */
  readonly Found: Steps;
  /** What is done with as many cards as coins come up heads. */
  readonly ForHeads: Verb;
  /** What was done "in this way", by the keyword of its verb. */
  readonly Done: readonly string[];
  readonly Shown: true;
  readonly Shuffled: true;

  readonly Count: Count;
  /** What is counted on the very Pokémon that is chosen. */
  readonly OnIt: Count;
  readonly Counted: Count;
  /** On whom something is counted: on one, or on all of several. */
  readonly Bearers: Who;
  /** Those of your Pokémon that are counted. */
  readonly Yours: Filter;
  readonly Condition: Asked;
  /** Of two numbers, that the one is as large as the other: 1 or 0. */
  readonly Compared: Count;
  /** Whether it is more. */
  readonly MoreOrFewer: boolean;
  readonly Duration: Duration;
  readonly Lasting: Lasting;
  /** What a Pokémon can't do for a time. */
  readonly Kept: readonly Claim[];
  readonly SetAside: readonly SetAside[];
  /** That cards of one kind can't be played. */
  readonly Barred: readonly Claim[];
  /** The same of several kinds, one of which at least no plain prohibition names. */
  readonly Bans: readonly Claim[];
  readonly Playable: readonly ('play-trainer' | 'play-supporter' | 'play-stadium')[];
}

export type Sort = keyof Meaning;

export interface InForce {
  readonly always: readonly Claim[];
}

export interface FossilSaid {
  readonly types?: readonly EnergyLetter[];
  readonly hp?: number;
  readonly prizes?: 0;
  /** Its player may discard it in any turn of theirs. */
  readonly mayBeDiscarded?: true;
  readonly claims: readonly Claim[];
}

export interface Going {
  readonly discardUnless?: Filter;
  readonly discardAtEndOfTurn?: true;
  readonly discardAtEndOfOpponentsTurn?: true;
  /** At the end of a turn in which its Pokémon attacks. */
  readonly discardIfItAttacks?: true;
}

export type CarriedSaid = InForce & Going;

export interface EnergySaid {
  readonly gives: readonly {
    readonly if?: Condition;
    readonly units: readonly (EnergyLetter | 'all' | readonly EnergyLetter[])[];
  }[];
  readonly claims: readonly Claim[];
  readonly attachesTo?: Filter;
  readonly discardUnless?: Filter;
  readonly discardAtEndOfTurn?: true;
  /** What "it" gives is said of those on which it was said to give something before. */
  readonly depends?: true;
  /** What else it says it does not say on these. */
  readonly silentOn?: Filter;
  /** It puts down so many counters between turns. */
  readonly burden?: number;
  readonly colorlessElsewhere?: true;
}

export interface EventMeant {
  readonly event: TriggerEvent;
  readonly on: Subject;
  readonly while?: Condition;
  readonly from?: 'hand';
  readonly type?: EnergyLetter;
  readonly basic?: boolean;
  readonly 'by-damage'?: true;
  /** Whose attack it was. */
  readonly by?: Filter;
  /** The very card that says this is what was attached. */
  readonly this?: true;
  /** Nothing is offered there: what its player may do is a power that is used. */
  readonly alone?: true;
}

export interface Limit {
  readonly once?: true;
  /** The power stops while this is so. */
  readonly while?: Condition;
}

export interface Usage {
  readonly zone?: 'hand' | 'discard';
  /** Its card is on its way into the hand, from there. */
  readonly comes?: 'prize' | 'draw';
  /** What is discarded from the hand in order to use it. */
  readonly price?: Verb;
  /** What follows the use, whatever came of it. */
  readonly after?: readonly Verb[];
  readonly oncePerTurn?: true;
  readonly asOften?: true;
  readonly oneOfNamePerTurn?: true;
  readonly on?: 'benched' | 'evolved' | 'leveled-up' | 'energy-attached' | 'came-up';
  readonly when?: readonly Condition[];
}

export interface Played extends Usage {
  readonly steps: Steps;
  readonly discardsToPlay?: number;
  /** Of which kind those cards have to be. */
  readonly discardsOf?: CardFilter;
  /** What does not keep it from being played. */
  readonly playsDespite?: readonly Obstacle[];
}

/** Among so many coins, so many heads. */
export interface CoinsMeant {
  readonly is: (coins: number) => Condition | null;
  readonly said: string;
}

interface Piled {
  readonly kind?: CardKind;
  readonly tag?: string;
  readonly named?: string;
}

export type Bound = { readonly least?: number; readonly most?: number } | { readonly among: readonly number[] };

export type Held =
  | { readonly held: 'hand' | 'deck' | 'prizes' }
  | { readonly held: 'pokemon'; readonly of: Filter }
  | { readonly held: 'discard' | 'lost'; readonly cards: Piled };

export interface Attached extends Many {
  readonly cards: CardFilter;
  /** No two of one type. */
  readonly unlike?: true;
}

export interface Onto {
  readonly to: Who;
  /** `spread`: each card to whichever of them; `apiece`: one card to each of them. */
  readonly how?: 'spread' | 'apiece';
}

export interface Many {
  readonly n: number | 'all' | 'any';
  readonly upTo: boolean;
}

export interface EnergyMeant {
  readonly type?: EnergyLetter;
  readonly basic?: true;
  readonly special?: true;
}

export interface Asked {
  readonly is: Condition;
  /** The Pokémon it is about, for "that Pokémon" afterwards. */
  readonly about?: Who;
  /** Those it is about, for "1 of them" afterwards. */
  readonly them?: Filter;
  /** Damage of the attack itself might change the answer. */
  readonly shaken?: true;
  /** It only asks to whom the very card is attached. */
  readonly carries?: true;
}

export interface Lasting {
  readonly on: Who | 'you' | 'opponent';
  readonly claims: readonly Claim[];
}

export type { Verb };
