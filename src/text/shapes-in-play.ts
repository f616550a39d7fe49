import {
  type Check,
  conditionName,
  either,
  filter,
  flag,
  letter,
  list,
  number,
  obstacle,
  table,
  text,
  word,
  yes,
} from '../claims/index.ts';
import { SET_ASIDE, TOUCHES } from '../state/index.ts';
import { cardFilter, count, who } from './shapes-of-words.ts';
import type { Who } from './verb.ts';

/** What a text may do to Pokémon in play, and to the game: the shape of each verb, from which its type follows. */

const amount = either(number, word('all'));

const MOVED: Check<{
  readonly 'move-counters': number | 'all' | 'any';
  readonly from: Who;
  readonly to: Who;
  readonly 'not-fatal'?: true;
  readonly 'up-to'?: true;
}> = either(
  table({ 'move-counters': word('any'), from: who, to: who }, 'move-counters', 'from', 'to'),
  table({ 'move-counters': amount, from: who, to: who, 'not-fatal': yes, 'up-to': yes }, 'move-counters', 'from', 'to'),
);

export const SHAPES_IN_PLAY = {
  /** `coins`: so many have to be heads between turns for it to wake up. */
  condition: table({ condition: conditionName, on: who, counters: number, coins: number }, 'condition', 'on'),
  /** `ignores`: what this damage is not affected by. */
  damage: table({ damage: count, to: who, ignores: list(word(...SET_ASIDE)) }, 'damage', 'to'),
  /** `up-to`: fewer, if the performer likes. */
  counters: table({ counters: count, on: who, 'up-to': yes }, 'counters', 'on'),
  /** Damage points; a COUNT other than a number is of counters. */
  heal: table({ heal: either(count, word('all')), from: who }, 'heal', 'from'),

  cure: table({ cure: either(word('all'), list(conditionName)), on: who }, 'cure', 'on'),
  /** `with: self`: the Benched Pokémon that has the text is the one that comes up. */
  /** `of`: only such a Benched Pokémon may come up. */
  switch: table(
    {
      switch: word('yours', 'theirs'),
      chooser: word('you', 'opponent'),
      with: word('self'),
      of: filter,
      /** Of two Active Pokémon (CR 701) the opponent picks the one that goes. */
      away: word('opponent'),
    },
    'switch',
  ),

  'discard-energy': table(
    {
      'discard-energy': either(amount, word('any')),
      from: who,
      /** So many on all those Pokémon together, and not on each. */
      'in-all': yes,
      type: letter,
      basic: flag,
      special: flag,
      'up-to': flag,
    },
    'discard-energy',
    'from',
  ),

  'move-energy': table(
    { 'move-energy': amount, from: who, to: who, type: letter, basic: flag, special: flag, 'up-to': flag },
    'move-energy',
    'from',
    'to',
  ),
  /**
   * Energy cards out of a pile go onto a Pokémon, all at once; that is not the turn's attachment. `any`: as many as the player likes, or none.
   * `spread`: for each card another Pokémon may be picked.
   */
  attach: table(
    {
      attach: cardFilter,
      count: either(number, word('any')),
      from: word('hand', 'deck', 'discard'),
      to: who,
      'up-to': flag,
      spread: yes,
      /** So many to each of those Pokémon. */
      apiece: yes,
      /** No two of them of one type. */
      unlike: word('type'),
    },
    'attach',
    'count',
    'from',
    'to',
  ),
  /** Damage counters go from one Pokémon to another; `any`: as many as the player likes. `not-fatal`: only where that leaves it HP. */
  'move-counters': MOVED,
  /** A Pokémon goes from play to its owner's hand or deck, with the stages beneath it; what is attached goes along or is discarded. */
  /** `kept: basic`: of its own cards only the undermost goes, and all others are discarded. */
  return: table(
    {
      return: who,
      /** `discard`, `lost`: it leaves play with all its cards, and is not Knocked Out. */
      to: word('hand', 'deck', 'discard', 'lost'),
      attached: word('along', 'discard'),
      kept: word('basic'),
    },
    'return',
    'to',
    'attached',
  ),

  'discard-tool': table({ 'discard-tool': who }, 'discard-tool'),
  /** So many Pokémon Tools and Stadiums in play, of either player, in any combination; `any`: as many as the player likes, or none. */
  'discard-in-play': table(
    {
      'discard-in-play': either(number, word('any')),
      'up-to': flag,
      only: word('tools'),
      /** There instead of the discard pile. */
      into: word('hand', 'lost'),
      side: word('yours', 'theirs'),
    },
    'discard-in-play',
  ),
  /** Attached Energy goes back to its owner's hand. */
  'energy-to-hand': table(
    {
      'energy-to-hand': either(amount, word('any')),
      from: who,
      type: letter,
      basic: flag,
      special: flag,
      /** There instead: the Lost Zone, or the deck, which is shuffled unless it says `top` or `bottom`. */
      into: word('lost', 'deck', 'top', 'bottom'),
    },
    'energy-to-hand',
    'from',
  ),
  /** That player chooses so many Benched Pokémon; the others go into the deck with all their cards. */
  'keep-on-bench': table(
    { 'keep-on-bench': number, of: word('theirs'), rest: word('deck') },
    'keep-on-bench',
    'of',
    'rest',
  ),
  /** One of the attacks that Pokémon has is picked, and cannot be used until then. */
  'lock-attack': table(
    { 'lock-attack': who, until: word('opponents-next-turn', 'end-of-your-next-turn') },
    'lock-attack',
    'until',
  ),
  /** A Level Up card out of the deck goes onto that Pokémon; the checks of CR 303.1 follow. `despite`: what an official ruling says does not stop it (CR 102.3). */
  'level-up': table({ 'level-up': who, from: word('deck'), despite: list(obstacle) }, 'level-up', 'from'),

  'discard-stadium': table({ 'discard-stadium': yes }, 'discard-stadium'),
  /** The turn of its player ends. */
  'end-turn': table({ 'end-turn': yes }, 'end-turn'),
  /** Every effect of an attack on a player or a Pokémon is over; a Special Condition is none. */
  'end-effects': table({ 'end-effects': word('of attacks') }, 'end-effects'),

  /** A card that evolves from that Pokémon goes onto it out of a pile; the checks of CR 303.1 follow in the middle of the text. */
  evolve: table(
    {
      evolve: who,
      from: word('deck', 'hand'),
      /** The card of that name, whatever it says it evolves from. */
      into: text,
      despite: list(obstacle),
      /** What an official ruling says does not stop it (CR 102.3). */
      ruled: list(obstacle),
      bound: list(obstacle),
    },
    'evolve',
    'from',
  ),
  /** A card out of a pile takes the place of that Pokémon, whose own card goes to that pile; all that is on the Pokémon stays there (APR 2025 II.D-19). */
  exchange: table({ exchange: who, for: cardFilter, from: word('discard', 'deck', 'hand') }, 'exchange', 'for', 'from'),
  /** Takes the highest Evolution card off; the checks of CR 303.1 follow in the middle of the text. `any-stage`: down to whichever card the player picks. */
  devolve: table({ devolve: who, to: word('hand', 'deck', 'discard'), 'any-stage': yes }, 'devolve', 'to'),
  /** `despite`: what an official ruling says does not stop this card (CR 102.3). */
  /** `bound`: what stops it by its own words, where the document would let an effect do it. */
  /** `only`: for a Stage 2 alone, as Pokémon Breeder. */
  'rare-candy': table(
    { 'rare-candy': yes, despite: list(obstacle), bound: list(obstacle), only: word('stage 2') },
    'rare-candy',
  ),

  choose: table({ choose: filter }, 'choose'),
  /** One attack of that Pokémon is performed instead (CR 302.6); stands in the `choose` of an attack. */
  /** `if-payable`: only one for which the copying Pokémon has the Energy. `spares`: what is thrown away in order to use it is not. */
  'copy-attack': table({ 'copy-attack': who, 'if-payable': yes, spares: word('prices') }, 'copy-attack'),
  /** It is Knocked Out, whatever damage there is on it. */
  'knock-out': table({ 'knock-out': who }, 'knock-out'),
  /** Its player wins the game. */
  win: table({ win: yes }, 'win'),
  /** Its player loses the game. */
  lose: table({ lose: yes }, 'lose'),
  /** The Pokémon that speaks is stripped of its cards and attached to that one as a Tool (CR 200.3). */
  'become-tool': table({ 'become-tool': who }, 'become-tool'),

  nothing: table({ nothing: yes }, 'nothing'),

  'not-modelled': table({ 'not-modelled': text, touches: list(word(...TOUCHES)) }, 'not-modelled'),
};
