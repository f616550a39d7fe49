import { nearest, SET_ASIDE, TOUCHES } from '../state/index.ts';
import { claimsWith } from './check-claims.ts';
import { cardFilter, condition, conditionName, count, extra, filter, letter, obstacle, who } from './check-words.ts';
import {
  type Check,
  either,
  expected,
  flag,
  inTheNearest,
  isMap,
  list,
  number,
  said,
  table,
  text,
  word,
  wrong,
  yes,
} from './shape.ts';

/** Shapes of what a text may do. */

export const verbs: Check = (value, at) => list(verb)(value, at);

/** Claims, and the names of those with a shape: a verb can leave claims, and a claim does verbs once its moment comes. */
export const { claim, names: CHECKED_CLAIMS } = claimsWith(verbs);

/** Several lists, each under the word by which it is picked. */
const parts: Check = (value, at) =>
  isMap(value) && Object.keys(value).length > 1
    ? Object.entries(value).flatMap(([key, does]) => verbs(does, `${at}.${key}`))
    : wrong(`${at}: expected two lists or more, each under a word, not ${said(value)}`);

const amount = either(number, word('all'));

const verbShapes: { readonly [verb: string]: Check } = {
  flip: table({ flip: table({ heads: verbs, tails: verbs }), by: word('opponent') }, 'flip'),
  'flip-coins': table({ 'flip-coins': count, 'each-heads': verbs }, 'flip-coins', 'each-heads'),
  condition: table({ condition: conditionName, on: who, counters: number, coins: number }, 'condition', 'on'),
  damage: table({ damage: count, to: who, ignores: list(word(...SET_ASIDE)) }, 'damage', 'to'),
  counters: table({ counters: count, on: who, 'up-to': yes }, 'counters', 'on'),
  heal: table({ heal: either(count, word('all')), from: who }, 'heal', 'from'),
  cure: table({ cure: either(word('all'), list(conditionName)), on: who }, 'cure', 'on'),
  draw: table({ draw: either(count, number), who: word('you', 'opponent'), 'up-to': flag }, 'draw'),
  'draw-until': table(
    { 'draw-until': either(number, word('opponents-hand')), who: word('opponent'), 'or-discard': yes },
    'draw-until',
  ),
  switch: table(
    {
      switch: word('yours', 'theirs'),
      chooser: word('you', 'opponent'),
      with: word('self'),
      of: filter,
      away: word('opponent'),
    },
    'switch',
  ),
  'discard-energy': table(
    {
      'discard-energy': either(amount, word('any')),
      from: who,
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
  attach: table(
    {
      attach: cardFilter,
      count: either(number, word('any')),
      from: word('hand', 'deck', 'discard'),
      to: who,
      'up-to': flag,
      spread: yes,
      apiece: yes,
      unlike: word('type'),
    },
    'attach',
    'count',
    'from',
    'to',
  ),
  'move-counters': either(
    table({ 'move-counters': word('any'), from: who, to: who }, 'move-counters', 'from', 'to'),
    table(
      { 'move-counters': amount, from: who, to: who, 'not-fatal': yes, 'up-to': yes },
      'move-counters',
      'from',
      'to',
    ),
  ),
  return: table(
    {
      return: who,
      to: word('hand', 'deck', 'discard', 'lost'),
      attached: word('along', 'discard'),
      kept: word('basic'),
    },
    'return',
    'to',
    'attached',
  ),
  'discard-tool': table({ 'discard-tool': who }, 'discard-tool'),
  'discard-in-play': table(
    {
      'discard-in-play': either(number, word('any')),
      'up-to': flag,
      only: word('tools'),
      into: word('hand', 'lost'),
      side: word('yours', 'theirs'),
    },
    'discard-in-play',
  ),
  'energy-to-hand': table(
    {
      'energy-to-hand': either(amount, word('any')),
      from: who,
      type: letter,
      basic: flag,
      special: flag,
      into: word('lost', 'deck', 'top', 'bottom'),
    },
    'energy-to-hand',
    'from',
  ),
  'keep-on-bench': table(
    { 'keep-on-bench': number, of: word('theirs'), rest: word('deck') },
    'keep-on-bench',
    'of',
    'rest',
  ),
  'lock-attack': table(
    { 'lock-attack': who, until: word('opponents-next-turn', 'end-of-your-next-turn') },
    'lock-attack',
    'until',
  ),
  'hand-at-random': table(
    { 'hand-at-random': number, of: word('theirs'), to: word('deck', 'discard', 'lost') },
    'hand-at-random',
    'of',
    'to',
  ),
  'hand-picked': table(
    {
      'hand-picked': either(number, word('any')),
      of: word('theirs'),
      'up-to': flag,
      which: cardFilter,
      to: word('deck', 'bottom', 'discard', 'bench', 'lost'),
    },
    'hand-picked',
    'of',
    'to',
  ),
  trade: table(
    { trade: number, of: cardFilter, for: cardFilter, count: number, from: word('deck', 'discard'), 'up-to': flag },
    'trade',
    'for',
    'count',
    'from',
  ),
  'level-up': table({ 'level-up': who, from: word('deck'), despite: list(obstacle) }, 'level-up', 'from'),
  'pick-one': table({ 'pick-one': (value, at) => parts(value, at) }, 'pick-one'),
  'discard-stadium': table({ 'discard-stadium': yes }, 'discard-stadium'),
  'discard-hand': table(
    {
      'discard-hand': either(number, word('all', 'any')),
      'up-to': flag,
      leaving: number,
      keeping: number,
      into: word('lost'),
      of: cardFilter,
      who: word('opponent'),
      chooser: word('you'),
    },
    'discard-hand',
  ),
  'shuffle-hand': table(
    { 'shuffle-hand': word('you', 'opponent', 'both'), of: cardFilter, 'drawn-anew': yes, under: yes },
    'shuffle-hand',
  ),
  search: table(
    {
      search: cardFilter,
      count,
      to: word('hand', 'bench', 'discard', 'top'),
      'up-to': flag,
      unlike: word('type', 'name'),
      also: list(cardFilter),
    },
    'search',
    'count',
    'to',
  ),
  'discard-top': table(
    {
      'discard-top': either(count, number),
      of: word('yours', 'theirs'),
      into: word('lost'),
      attaching: cardFilter,
      onto: who,
      spread: yes,
    },
    'discard-top',
    'of',
  ),
  'reveal-hand': table({ 'reveal-hand': word('theirs', 'both') }, 'reveal-hand'),
  'end-turn': table({ 'end-turn': yes }, 'end-turn'),
  'end-effects': table({ 'end-effects': word('of attacks') }, 'end-effects'),
  'from-discard': table(
    {
      'from-discard': cardFilter,
      count: either(count, word('all')),
      to: word('hand', 'deck', 'bench'),
      of: word('theirs'),
      'up-to': flag,
      at: word('top'),
      'not-thrown': yes,
    },
    'from-discard',
    'count',
    'to',
  ),
  'hand-to-deck': table(
    {
      'hand-to-deck': either(number, word('any', 'all-but-one')),
      at: word('top', 'bottom', 'shuffled'),
      of: cardFilter,
      'up-to': flag,
      who: word('opponent'),
    },
    'hand-to-deck',
    'at',
  ),
  'look-at-top': table(
    {
      'look-at-top': number,
      of: word('opponent'),
      end: word('bottom'),
      chooser: word('opponent'),
      take: cardFilter,
      count: number,
      'up-to': flag,
      'or-none': yes,
      onto: who,
      spread: yes,
      into: word('lost', 'bench', 'discard', 'top', 'bottom'),
      rest: word('top', 'bottom', 'beneath', 'shuffle', 'discard', 'lost', 'hand'),
    },
    'look-at-top',
    'rest',
  ),
  'turn-prizes-up': table(
    { 'turn-prizes-up': either(number, word('all')), of: word('yours', 'theirs') },
    'turn-prizes-up',
    'of',
  ),
  'prize-for-this': table({ 'prize-for-this': cardFilter, 'or-none': yes }, 'prize-for-this'),
  'look-at-prizes': table({ 'look-at-prizes': word('yours', 'theirs') }, 'look-at-prizes'),
  evolve: table(
    {
      evolve: who,
      from: word('deck', 'hand'),
      into: text,
      despite: list(obstacle),
      ruled: list(obstacle),
      bound: list(obstacle),
    },
    'evolve',
    'from',
  ),
  exchange: table({ exchange: who, for: cardFilter, from: word('discard', 'deck', 'hand') }, 'exchange', 'for', 'from'),
  devolve: table({ devolve: who, to: word('hand', 'deck', 'discard'), 'any-stage': yes }, 'devolve', 'to'),
  'rare-candy': table(
    { 'rare-candy': yes, despite: list(obstacle), bound: list(obstacle), only: word('stage 2') },
    'rare-candy',
  ),
  lasting: table(
    {
      lasting: claim,
      on: either(word('you', 'opponent'), who),
      until: word(
        'this-turn',
        'opponents-next-turn',
        'your-next-turn',
        'end-of-opponents-next-turn',
        'end-of-your-next-turn',
        'while-in-play',
      ),
      marker: flag,
      ends: word('leaving-active'),
    },
    'lasting',
    'on',
    'until',
  ),
  choose: table({ choose: filter }, 'choose'),
  'copy-attack': table({ 'copy-attack': who, 'if-payable': yes, spares: word('prices') }, 'copy-attack'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  if: table({ if: condition, then: verbs, else: verbs }, 'if', 'then'),
  'or-nothing': table({ 'or-nothing': verbs }, 'or-nothing'),
  may: table({ may: verbs, by: word('opponent') }, 'may'),
  times: table({ times: count, does: verbs }, 'times', 'does'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  'extra-energy': table({ 'extra-energy': extra, then: verbs, else: verbs }, 'extra-energy', 'then'),
  'as-often-as-liked': table({ 'as-often-as-liked': verbs }, 'as-often-as-liked'),
  'knock-out': table({ 'knock-out': who }, 'knock-out'),
  win: table({ win: yes }, 'win'),
  lose: table({ lose: yes }, 'lose'),
  'rock-paper-scissors': table(
    { 'rock-paper-scissors': table({ won: verbs, lost: verbs }, 'won', 'lost') },
    'rock-paper-scissors',
  ),
  'take-prizes': table({ 'take-prizes': number }, 'take-prizes'),
  'put-this': table({ 'put-this': word('bench', 'hand', 'lost', 'discard', 'deck') }, 'put-this'),
  'become-tool': table({ 'become-tool': who }, 'become-tool'),
  'if-you-do': table(
    { 'if-you-do': verbs, first: verbs, price: yes, worded: word('then', 'implied') },
    'if-you-do',
    'first',
  ),
  nothing: table({ nothing: yes }, 'nothing'),
  'not-modelled': table({ 'not-modelled': text, touches: list(word(...TOUCHES)) }, 'not-modelled'),
};

/** Names of the verbs with a shape; the interpreter plays exactly these. */
export const CHECKED_VERBS: readonly string[] = Object.keys(verbShapes);

const verb: Check = (value, at) => {
  if (!isMap(value)) return wrong(`${at}: expected a verb, not ${said(value)}`);
  const keys = Object.keys(value);
  const name = keys.includes('condition') ? 'condition' : keys.find((key) => Object.hasOwn(verbShapes, key));
  const shape = name === undefined ? undefined : verbShapes[name];
  if (shape !== undefined) return shape(value, at);
  const typed = keys.find((key) => nearest(key, CHECKED_VERBS, 1).length > 0) ?? keys[0] ?? '';
  const [near] = nearest(typed, CHECKED_VERBS, 1);
  const corrected =
    near === undefined
      ? null
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === typed ? near : key, inner]));
  return [
    {
      said: `${at}: “${keys.join(', ')}” is not a verb${expected(typed, CHECKED_VERBS)}`,
      of: value,
      key: typed,
      ofKey: true,
    },
    ...inTheNearest(verbShapes, typed, corrected, at).map((fault) =>
      fault.of === corrected ? { ...fault, of: value, ...(fault.key === near ? { key: typed } : {}) } : fault,
    ),
  ];
};
