import { either, flag, list, number, table, word, yes } from '../claims/index.ts';
import { cardFilter, count, who } from './shapes-of-words.ts';

/** What a text may do with hands, decks, discard piles and Prizes: the shape of each verb, from which its type follows. */

export const SHAPES_OF_PILES = {
  draw: table({ draw: either(count, number), who: word('you', 'opponent'), 'up-to': flag }, 'draw'),
  /** `or-discard`: a player with more cards discards down to that many. */
  'draw-until': table(
    { 'draw-until': either(number, word('opponents-hand')), who: word('opponent'), 'or-discard': yes },
    'draw-until',
  ),
  /** A card of the opponent's hand is picked at random, shown, and shuffled into the deck; which one came up is an answer like a coin. */
  'hand-at-random': table(
    { 'hand-at-random': number, of: word('theirs'), to: word('deck', 'discard', 'lost') },
    'hand-at-random',
    'of',
    'to',
  ),
  /** The opponent's hand is looked at and the player picks so many cards of it, of a kind, or `any` number; where there are none, none. The Bench is the opponent's. */
  'hand-picked': table(
    {
      'hand-picked': either(number, word('any')),
      of: word('theirs'),
      'up-to': flag,
      which: cardFilter,
      /** `bottom`: under the deck, which is not shuffled. */
      to: word('deck', 'bottom', 'discard', 'bench', 'lost'),
    },
    'hand-picked',
    'of',
    'to',
  ),
  /** So many cards of the hand, of a kind, change places with cards out of the deck, which is then shuffled, or the discard pile. */
  trade: table(
    { trade: number, of: cardFilter, for: cardFilter, count: number, from: word('deck', 'discard'), 'up-to': flag },
    'trade',
    'for',
    'count',
    'from',
  ),
  /** `of`: only such cards; `who`: of that player's hand, who picks them unless `chooser` says otherwise. */
  /** `any`: as many as the player likes, or none; `leaving`: until no more than so many are left. `into`: there instead of the discard pile. */
  'discard-hand': table(
    {
      'discard-hand': either(number, word('all', 'any')),
      'up-to': flag,
      leaving: number,
      /** With `all`: so many are kept, which that player chooses. */
      keeping: number,
      into: word('lost'),
      of: cardFilter,
      who: word('opponent'),
      chooser: word('you'),
    },
    'discard-hand',
  ),
  /** `of`: only such cards of the hands; `drawn-anew`: each draws as many as went in; `under`: the hand is shuffled and put under the deck. */
  'shuffle-hand': table(
    { 'shuffle-hand': word('you', 'opponent', 'both'), of: cardFilter, 'drawn-anew': yes, under: yes },
    'shuffle-hand',
  ),
  /** `also`: of each of these kinds one card more, in the same search. */
  search: table(
    {
      search: cardFilter,
      count,
      /** `top`: onto the deck once it is shuffled, in an order that the player chooses. */
      to: word('hand', 'bench', 'discard', 'top'),
      'up-to': flag,
      /** No two of them of one type, or of one name. */
      unlike: word('type', 'name'),
      also: list(cardFilter),
    },
    'search',
    'count',
    'to',
  ),
  /** So many cards from the top of a deck to its discard pile, or as many as there are. */
  /** `attaching`: those of them that fit go from the discard pile onto that Pokémon; `spread`: each onto another one, if the player likes. */
  'discard-top': table(
    {
      'discard-top': either(count, number),
      of: word('yours', 'theirs'),
      /** There instead of the discard pile. */
      into: word('lost'),
      attaching: cardFilter,
      onto: who,
      spread: yes,
    },
    'discard-top',
    'of',
  ),
  /** The opponent shows the whole hand, or both players show theirs. */
  'reveal-hand': table({ 'reveal-hand': word('theirs', 'both') }, 'reveal-hand'),

  'from-discard': table(
    {
      'from-discard': cardFilter,
      count: either(count, word('all')),
      to: word('hand', 'deck', 'bench'),
      /** Out of the opponent's pile; with `bench` alone, onto the opponent's Bench. */
      of: word('theirs'),
      'up-to': flag,
      /** To the deck: on top of it, which is not shuffled. */
      at: word('top'),
      /** But none that this text, or the price of playing it, has thrown away. */
      'not-thrown': yes,
    },
    'from-discard',
    'count',
    'to',
  ),
  /** So many cards of the hand go onto the deck or under it, in an order that the player chooses (CR 316.4d). */
  'hand-to-deck': table(
    {
      'hand-to-deck': either(number, word('any', 'all-but-one')),
      at: word('top', 'bottom', 'shuffled'),
      of: cardFilter,
      'up-to': flag,
      /** Cards of that player's hand, who picks them. */
      who: word('opponent'),
    },
    'hand-to-deck',
    'at',
  ),
  /**
   * Look at so many cards on top of a deck; `count` of those that fit `take` go to your hand, the rest where `rest` says: onto the deck or under it in
   * an order you choose, shuffled in, or discarded.
   */
  'look-at-top': table(
    {
      'look-at-top': number,
      of: word('opponent'),
      /** The cards beneath all others instead. */
      end: word('bottom'),
      /** The opponent picks those that are taken. */
      chooser: word('opponent'),
      take: cardFilter,
      count: number,
      'up-to': flag,
      /** Its player may take none. */
      'or-none': yes,
      /** They are Energy cards, and are attached to this Pokémon instead; `spread`: each to another one, if the player likes. */
      onto: who,
      spread: yes,
      /** Those that are taken go there and not to the hand: `top`, onto the deck once the rest is where it goes; `bottom`, under it. */
      into: word('lost', 'bench', 'discard', 'top', 'bottom'),
      /** `beneath`: under the deck, shuffled among themselves. */
      rest: word('top', 'bottom', 'beneath', 'shuffle', 'discard', 'lost', 'hand'),
    },
    'look-at-top',
    'rest',
  ),
  /** Prizes are turned face up: all of them, or so many face-down ones, which look alike (CR 316.7b). */
  'turn-prizes-up': table(
    { 'turn-prizes-up': either(number, word('all')), of: word('yours', 'theirs') },
    'turn-prizes-up',
    'of',
  ),
  /**
   * The face-down Prizes are looked at; one of them that fits goes to the hand, and the card whose text it is lies face down among the others instead,
   * which are shuffled. `or-none`: its player may leave all of them.
   */
  'prize-for-this': table({ 'prize-for-this': cardFilter, 'or-none': yes }, 'prize-for-this'),
  /** Face-down Prizes are looked at and put back in any order. */
  'look-at-prizes': table({ 'look-at-prizes': word('yours', 'theirs') }, 'look-at-prizes'),
  /** So many of its player's Prizes are taken. */
  'take-prizes': table({ 'take-prizes': number }, 'take-prizes'),
  /** The card whose text is used goes from where it is to that place; on the Bench it is `chosen`, and a deck is shuffled. */
  'put-this': table({ 'put-this': word('bench', 'hand', 'lost', 'discard', 'deck') }, 'put-this'),
};
