import type { Claim, Condition, ConditionName, Filter, Obstacle } from '../claims/index.ts';
import type { CardKind, EnergyLetter, SetAside, Stage } from '../state/index.ts';

/**
 * The verbs of card text: what an attack, a Poké-Power, a Trainer or a triggered text does, written as data in card files.
 * Amounts called damage or HP are damage points; `counters` are damage counters.
 */

/**
 * Whom a verb is about.
 * `self`: the Pokémon the text stands on. `host`: the Pokémon the card is attached to. `defending`: bound when the attack was declared.
 * `your-active`, `opponents-active`: read when the verb's turn comes. `chosen`: the last choice. `{each: filter}`: every Pokémon that fits.
 * `attacker`: in a trigger, the Pokémon whose attack set it off. `{one: filter}`: one that the performer picks. `{some: 2, of: filter}`: so many.
 */
export type Who =
  | 'self'
  | 'host'
  | 'defending'
  | 'your-active'
  | 'opponents-active'
  | 'chosen'
  | 'attacker'
  | { readonly each: Filter }
  | { readonly one: Filter }
  /** So many of them, each another one; fewer where there are not as many. */
  /** `up-to`: fewer, if the performer likes, but one at least. */
  | { readonly some: number; readonly of: Filter; readonly 'up-to'?: true };

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

/** Which cards of a hidden or open pile are meant. No field: any card. */
export interface CardFilter {
  readonly kind?: CardKind;
  readonly stage?: Stage;
  readonly basic?: boolean;
  readonly evolution?: boolean;
  readonly tag?: string;
  readonly 'not-tag'?: string;
  /** Whether it has a Rule Box (APR 2025 II.D-18). */
  readonly 'rule-box'?: boolean;
  readonly named?: string;
  /** That word stands in its name. */
  readonly 'name-has'?: string;
  readonly 'not-named'?: string;
  /** The HP it prints. */
  readonly 'hp-at-most'?: number;
  /** The Retreat Cost it prints. */
  readonly 'retreat-at-least'?: number;
  /** It prints an attack of that name. */
  readonly 'has-attack'?: string;
  /** A Pokémon of that player in play has the same name. */
  readonly 'as-in-play'?: 'yours';
  /** It fits one of these at least. */
  readonly 'any-of'?: readonly CardFilter[];
  /** It fits none of these. */
  readonly 'none-of'?: readonly CardFilter[];
  /** What it says it evolves from. */
  readonly 'evolves-from'?: string;
  readonly type?: EnergyLetter;
  /** A Trainer card that is neither a Supporter nor a Stadium; a Pokémon Tool is one (XY Gl, APR I.B-01). */
  readonly item?: true;
  /** Old wording: "Trainer" that reaches Supporters and Stadiums too (CR 902.2). */
  readonly 'old-trainer'?: boolean;
}

/** When a lasting effect ends. */
export type Duration =
  | 'this-turn'
  | 'opponents-next-turn'
  | 'your-next-turn'
  | 'end-of-opponents-next-turn'
  | 'end-of-your-next-turn'
  | 'while-in-play';

export type Verb =
  | { readonly flip: { readonly heads?: readonly Verb[]; readonly tails?: readonly Verb[] }; readonly by?: 'opponent' }
  | { readonly 'flip-coins': Count; readonly 'each-heads': readonly Verb[] }
  /** `coins`: so many have to be heads between turns for it to wake up. */
  | { readonly condition: ConditionName; readonly on: Who; readonly counters?: number; readonly coins?: number }
  /** `ignores`: what this damage is not affected by. */
  | { readonly damage: Count; readonly to: Who; readonly ignores?: readonly SetAside[] }
  /** `up-to`: fewer, if the performer likes. */
  | { readonly counters: Count; readonly on: Who; readonly 'up-to'?: true }
  /** Damage points; a COUNT other than a number is of counters. */
  | { readonly heal: Count | 'all'; readonly from: Who }
  | { readonly cure: 'all' | readonly ConditionName[]; readonly on: Who }
  | { readonly draw: Count; readonly who?: 'you' | 'opponent'; readonly 'up-to'?: boolean }
  /** `or-discard`: a player with more cards discards down to that many. */
  | { readonly 'draw-until': number | 'opponents-hand'; readonly who?: 'opponent'; readonly 'or-discard'?: true }
  /** `with: self`: the Benched Pokémon that has the text is the one that comes up. */
  /** `of`: only such a Benched Pokémon may come up. */
  | {
      readonly switch: 'yours' | 'theirs';
      readonly chooser?: 'you' | 'opponent';
      readonly with?: 'self';
      readonly of?: Filter;
      /** Of two Active Pokémon (CR 701) the opponent picks the one that goes. */
      readonly away?: 'opponent';
    }
  | {
      readonly 'discard-energy': number | 'all' | 'any';
      readonly from: Who;
      /** So many on all those Pokémon together, and not on each. */
      readonly 'in-all'?: true;
      readonly type?: EnergyLetter;
      readonly basic?: boolean;
      readonly special?: boolean;
      readonly 'up-to'?: boolean;
    }
  | {
      readonly 'move-energy': number | 'all';
      readonly from: Who;
      readonly to: Who;
      readonly type?: EnergyLetter;
      readonly basic?: boolean;
      readonly special?: boolean;
      readonly 'up-to'?: boolean;
    }
  /** Attached Energy goes back to its owner's hand. */
  | {
      readonly 'energy-to-hand': number | 'all' | 'any';
      readonly from: Who;
      readonly type?: EnergyLetter;
      readonly basic?: boolean;
      readonly special?: boolean;
      /** There instead: the Lost Zone, or the deck, which is shuffled unless it says `top` or `bottom`. */
      readonly into?: 'lost' | 'deck' | 'top' | 'bottom';
    }
  /**
   * Energy cards out of a pile go onto a Pokémon, all at once; that is not the turn's attachment. `any`: as many as the player likes, or none.
   * `spread`: for each card another Pokémon may be picked.
   */
  | {
      readonly attach: CardFilter;
      readonly count: number | 'any';
      readonly from: 'hand' | 'deck' | 'discard';
      readonly to: Who;
      readonly 'up-to'?: boolean;
      readonly spread?: true;
      /** So many to each of those Pokémon. */
      readonly apiece?: true;
      /** No two of them of one type. */
      readonly unlike?: 'type';
    }
  /** Damage counters go from one Pokémon to another; `any`: as many as the player likes. `not-fatal`: only where that leaves it HP. */
  | {
      readonly 'move-counters': number | 'all' | 'any';
      readonly from: Who;
      readonly to: Who;
      readonly 'not-fatal'?: true;
      readonly 'up-to'?: true;
    }
  /** A Pokémon goes from play to its owner's hand or deck, with the stages beneath it; what is attached goes along or is discarded. */
  /** `kept: basic`: of its own cards only the undermost goes, and all others are discarded. */
  | {
      readonly return: Who;
      /** `discard`, `lost`: it leaves play with all its cards, and is not Knocked Out. */
      readonly to: 'hand' | 'deck' | 'discard' | 'lost';
      readonly attached: 'along' | 'discard';
      readonly kept?: 'basic';
    }
  | { readonly 'discard-tool': Who }
  | { readonly 'discard-stadium': true }
  /** So many Pokémon Tools and Stadiums in play, of either player, in any combination; `any`: as many as the player likes, or none. */
  | {
      readonly 'discard-in-play': number | 'any';
      readonly 'up-to'?: boolean;
      readonly only?: 'tools';
      /** There instead of the discard pile. */
      readonly into?: 'hand' | 'lost';
      readonly side?: 'yours' | 'theirs';
    }
  /** That player chooses so many Benched Pokémon; the others go into the deck with all their cards. */
  | { readonly 'keep-on-bench': number; readonly of: 'theirs'; readonly rest: 'deck' }
  /** One of the attacks that Pokémon has is picked, and cannot be used until then. */
  | { readonly 'lock-attack': Who; readonly until: Duration }
  /** A Level Up card out of the deck goes onto that Pokémon; the checks of CR 303.1 follow. `despite`: what an official ruling says does not stop it (CR 102.3). */
  | { readonly 'level-up': Who; readonly from: 'deck'; readonly despite?: readonly Obstacle[] }
  /** A card of the opponent's hand is picked at random, shown, and shuffled into the deck; which one came up is an answer like a coin. */
  | { readonly 'hand-at-random': number; readonly of: 'theirs'; readonly to: 'deck' | 'discard' | 'lost' }
  /** The opponent's hand is looked at and the player picks so many cards of it, of a kind, or `any` number; where there are none, none. The Bench is the opponent's. */
  | {
      readonly 'hand-picked': number | 'any';
      readonly of: 'theirs';
      readonly 'up-to'?: boolean;
      readonly which?: CardFilter;
      /** `bottom`: under the deck, which is not shuffled. */
      readonly to: 'deck' | 'bottom' | 'discard' | 'bench' | 'lost';
    }
  /** So many cards of the hand, of a kind, change places with cards out of the deck, which is then shuffled, or the discard pile. */
  | {
      readonly trade: number;
      readonly of?: CardFilter;
      readonly for: CardFilter;
      readonly count: number;
      readonly from: 'deck' | 'discard';
      readonly 'up-to'?: boolean;
    }
  /** Both players play for it: one list where its player has won, the other where the opponent has. */
  | { readonly 'rock-paper-scissors': { readonly won: readonly Verb[]; readonly lost: readonly Verb[] } }
  /** One of these lists, whichever the player picks, each under a word. */
  | { readonly 'pick-one': { readonly [word: string]: readonly Verb[] } }
  /** `of`: only such cards; `who`: of that player's hand, who picks them unless `chooser` says otherwise. */
  /** `any`: as many as the player likes, or none; `leaving`: until no more than so many are left. `into`: there instead of the discard pile. */
  | {
      readonly 'discard-hand': number | 'all' | 'any';
      readonly 'up-to'?: boolean;
      readonly leaving?: number;
      /** With `all`: so many are kept, which that player chooses. */
      readonly keeping?: number;
      readonly into?: 'lost';
      readonly of?: CardFilter;
      readonly who?: 'opponent';
      readonly chooser?: 'you';
    }
  /** `of`: only such cards of the hands; `drawn-anew`: each draws as many as went in; `under`: the hand is shuffled and put under the deck. */
  | {
      readonly 'shuffle-hand': 'you' | 'opponent' | 'both';
      readonly of?: CardFilter;
      readonly 'drawn-anew'?: true;
      readonly under?: true;
    }
  /** `also`: of each of these kinds one card more, in the same search. */
  | {
      readonly search: CardFilter;
      readonly count: Count;
      /** `top`: onto the deck once it is shuffled, in an order that the player chooses. */
      readonly to: 'hand' | 'bench' | 'discard' | 'top';
      readonly 'up-to'?: boolean;
      /** No two of them of one type, or of one name. */
      readonly unlike?: 'type' | 'name';
      readonly also?: readonly CardFilter[];
    }
  /** So many cards from the top of a deck to its discard pile, or as many as there are. */
  /** `attaching`: those of them that fit go from the discard pile onto that Pokémon; `spread`: each onto another one, if the player likes. */
  | {
      readonly 'discard-top': Count;
      readonly of: 'yours' | 'theirs';
      /** There instead of the discard pile. */
      readonly into?: 'lost';
      readonly attaching?: CardFilter;
      readonly onto?: Who;
      readonly spread?: true;
    }
  /** The opponent shows the whole hand, or both players show theirs. */
  | { readonly 'reveal-hand': 'theirs' | 'both' }
  /** The turn of its player ends. */
  | { readonly 'end-turn': true }
  /** Every effect of an attack on a player or a Pokémon is over; a Special Condition is none. */
  | { readonly 'end-effects': 'of attacks' }
  | {
      readonly 'from-discard': CardFilter;
      readonly count: Count | 'all';
      readonly to: 'hand' | 'deck' | 'bench';
      /** To the deck: on top of it, which is not shuffled. */
      readonly at?: 'top';
      /** But none that this text, or the price of playing it, has thrown away. */
      readonly 'not-thrown'?: true;
      /** Out of the opponent's pile; with `bench` alone, onto the opponent's Bench. */
      readonly of?: 'theirs';
      readonly 'up-to'?: boolean;
    }
  /** So many cards of the hand go onto the deck or under it, in an order that the player chooses (CR 316.4d). */
  | {
      readonly 'hand-to-deck': number | 'any' | 'all-but-one';
      readonly at: 'top' | 'bottom' | 'shuffled';
      readonly of?: CardFilter;
      readonly 'up-to'?: boolean;
      /** Cards of that player's hand, who picks them. */
      readonly who?: 'opponent';
    }
  /**
   * Look at so many cards on top of a deck; `count` of those that fit `take` go to your hand, the rest where `rest` says: onto the deck or under it in
   * an order you choose, shuffled in, or discarded.
   */
  | {
      readonly 'look-at-top': number;
      readonly of?: 'opponent';
      /** The cards beneath all others instead. */
      readonly end?: 'bottom';
      /** The opponent picks those that are taken. */
      readonly chooser?: 'opponent';
      readonly take?: CardFilter;
      readonly count?: number;
      readonly 'up-to'?: boolean;
      /** Its player may take none. */
      readonly 'or-none'?: true;
      /** They are Energy cards, and are attached to this Pokémon instead; `spread`: each to another one, if the player likes. */
      readonly onto?: Who;
      readonly spread?: true;
      /** Those that are taken go there and not to the hand: `top`, onto the deck once the rest is where it goes; `bottom`, under it. */
      readonly into?: 'lost' | 'bench' | 'discard' | 'top' | 'bottom';
      /** `beneath`: under the deck, shuffled among themselves. */
      readonly rest: 'top' | 'bottom' | 'beneath' | 'shuffle' | 'discard' | 'lost' | 'hand';
    }
  /** Prizes are turned face up: all of them, or so many face-down ones, which look alike (CR 316.7b). */
  | { readonly 'turn-prizes-up': number | 'all'; readonly of: 'yours' | 'theirs' }
  /**
   * The face-down Prizes are looked at; one of them that fits goes to the hand, and the card whose text it is lies face down among the others instead,
   * which are shuffled. `or-none`: its player may leave all of them.
   */
  | { readonly 'prize-for-this': CardFilter; readonly 'or-none'?: true }
  /** Face-down Prizes are looked at and put back in any order. */
  | { readonly 'look-at-prizes': 'yours' | 'theirs' }
  /** `despite`: what an official ruling says does not stop this card (CR 102.3). */
  /** `bound`: what stops it by its own words, where the document would let an effect do it. */
  /** `only`: for a Stage 2 alone, as Pokémon Breeder. */
  | {
      readonly 'rare-candy': true;
      readonly despite?: readonly Obstacle[];
      readonly bound?: readonly Obstacle[];
      readonly only?: 'stage 2';
    }
  /** A card that evolves from that Pokémon goes onto it out of a pile; the checks of CR 303.1 follow in the middle of the text. */
  /** A card out of a pile takes the place of that Pokémon, whose own card goes to that pile; all that is on the Pokémon stays there (APR 2025 II.D-19). */
  | { readonly exchange: Who; readonly for: CardFilter; readonly from: 'discard' | 'deck' | 'hand' }
  | {
      readonly evolve: Who;
      readonly from: 'deck' | 'hand';
      /** The card of that name, whatever it says it evolves from. */
      readonly into?: string;
      readonly despite?: readonly Obstacle[];
      /** What an official ruling says does not stop it (CR 102.3). */
      readonly ruled?: readonly Obstacle[];
      readonly bound?: readonly Obstacle[];
    }
  /** Takes the highest Evolution card off; the checks of CR 303.1 follow in the middle of the text. `any-stage`: down to whichever card the player picks. */
  | { readonly devolve: Who; readonly to: 'hand' | 'deck' | 'discard'; readonly 'any-stage'?: true }
  | {
      readonly lasting: Claim;
      readonly on: Who | 'you' | 'opponent';
      readonly until: Duration;
      readonly ends?: 'leaving-active';
      readonly marker?: boolean;
    }
  | { readonly choose: Filter }
  /** One attack of that Pokémon is performed instead (CR 302.6); stands in the `choose` of an attack. */
  /** `if-payable`: only one for which the copying Pokémon has the Energy. `spares`: what is thrown away in order to use it is not. */
  | { readonly 'copy-attack': Who; readonly 'if-payable'?: true; readonly spares?: 'prices' }
  | { readonly if: Condition; readonly then: readonly Verb[]; readonly else?: readonly Verb[] }
  /** What an attack asks for by its own text: where it can't be done, the attack does nothing. */
  | { readonly 'or-nothing': readonly Verb[] }
  /** `by`: that player is asked. */
  | { readonly may: readonly Verb[]; readonly by?: 'opponent' }
  /** The list so many times. */
  | { readonly times: Count; readonly does: readonly Verb[] }
  /** One list or the other, by whether that Energy is left over. */
  | { readonly 'extra-energy': ExtraEnergy; readonly then: readonly Verb[]; readonly else?: readonly Verb[] }
  /** The list again and again, until the player has enough or nothing of it could change anything. */
  | { readonly 'as-often-as-liked': readonly Verb[] }
  /** It is Knocked Out, whatever damage there is on it. */
  | { readonly 'knock-out': Who }
  /** Its player wins the game. */
  | { readonly win: true }
  /** Its player loses the game. */
  | { readonly lose: true }
  /** So many of its player's Prizes are taken. */
  | { readonly 'take-prizes': number }
  /** The card whose text is used goes from where it is to that place; on the Bench it is `chosen`, and a deck is shuffled. */
  | { readonly 'put-this': 'bench' | 'hand' | 'lost' | 'discard' | 'deck' }
  /** The Pokémon that speaks is stripped of its cards and attached to that one as a Tool (CR 200.3). */
  | { readonly 'become-tool': Who }
  /** The second list only where something of the first was done. */
  /** `price`: the first is paid for the second, so it is done as a whole and for something, or not at all. */
  /** `worded`: the card says “then” and not “if you do”, and a document says whether that is the same; or it says so in other words, or implies it. */
  | {
      readonly 'if-you-do': readonly Verb[];
      readonly first: readonly Verb[];
      readonly price?: true;
      readonly worded?: 'then' | 'implied';
    }
  | { readonly nothing: true }
  | { readonly 'not-modelled': string; readonly touches?: readonly string[] };

/** The units an Energy card provides: each unit lists its types, `all` being every type. The first alternative whose condition holds counts. */
export interface Provision {
  readonly if?: Condition;
  readonly units: readonly (EnergyLetter | 'all' | readonly EnergyLetter[])[];
}
