import { ACTS, BARS, TRIGGER_EVENTS } from '../claims/index.ts';
import {
  ALL_CONDITIONS,
  CARD_KINDS,
  type Card,
  ENERGY_LETTERS,
  type Json,
  POWER_KINDS,
  type Script,
  SET_ASIDE,
  STAGES,
  TOUCHES,
  tagMeant,
} from '../state/index.ts';
import { nearest } from '../state/notation/index.ts';
import { faultsOfPlace } from './check-place.ts';
import {
  type Check,
  either,
  expected,
  flag,
  isMap,
  list,
  number,
  type ScriptFault,
  type Shape,
  said,
  table,
  text,
  word,
  wrong,
  yes,
} from './shape.ts';

/**
 * Checks card text written as data: every verb, claim, condition and filter must be one this program knows, with the keys it has. A misspelled
 * key would otherwise be a text that is silently not there.
 */

const letter = word(...ENERGY_LETTERS);
const conditionName = word(...ALL_CONDITIONS);

/** A tag that only its capitals keep from being one that cards carry. */
const tag: Check = (value, at) => {
  const meant = typeof value === 'string' ? tagMeant(value) : value;
  return meant === value
    ? text(value, at)
    : [{ said: `${at}: no card is marked “${String(value)}”; nearest ${String(meant)}` }];
};

const filter: Check = (value, at) => filterTable(value, at);

const filterTable: Check = table({
  side: word('yours', 'theirs', 'any'),
  place: word('active', 'bench'),
  basic: flag,
  evolved: flag,
  stage: word(...STAGES),
  tag,
  'not-tag': tag,
  named: text,
  'not-named': text,
  'name-has': text,
  'evolves-from': text,
  'has-attack': text,
  other: yes,
  type: letter,
  owned: flag,
  'with-energy': either(yes, letter),
  'with-tool': yes,
  damaged: flag,
  'counters-at-least': number,
  condition: either(list(conditionName), conditionName),
  affected: flag,
  'with-special-energy': yes,
  'any-of': list(filter),
  'none-of': list(filter),
  'full-hp': flag,
  'hp-left-at-most': number,
  has: word(...POWER_KINDS),
});

const condition: Check = (value, at) =>
  table({
    self: filter,
    defending: filter,
    chosen: filter,
    'opponent-has': filter,
    'you-have': filter,
    attached: text,
    'more-prizes': flag,
    'hand-at-least': number,
    'bench-room': flag,
    'hand-at-most': number,
    'first-turn': yes,
    'own-turn': yes,
    'hands-equal': yes,
    stadium: either(text, flag),
    'fallen-last-turn': word('any', 'to-damage'),
    'evolved-from': text,
    'came-up': yes,
    healed: yes,
    'supporter-played': yes,
    'prizes-left': table({ yours: number, theirs: number }),
    'prizes-at-most': table({ yours: number, theirs: number }),
    accepted: yes,
    heads: number,
    'any-of': list(condition),
    not: condition,
  })(value, at);

const who: Check = (value, at) =>
  typeof value === 'string'
    ? word('self', 'host', 'defending', 'your-active', 'opponents-active', 'chosen', 'attacker')(value, at)
    : either(
        table({ each: filter }, 'each'),
        table({ one: filter }, 'one'),
        table({ some: number, of: filter }, 'some', 'of'),
      )(value, at);

const extra: Check = table(Object.fromEntries(ENERGY_LETTERS.map((one) => [one, number])));

const count: Check = (value, at) =>
  either(
    number,
    table({ heads: count }, 'heads'),
    table({ 'heads-until-tails': yes }, 'heads-until-tails'),
    table({ 'counters-on': who }, 'counters-on'),
    table({ 'energy-on': who, type: letter, cards: yes, basic: flag }, 'energy-on'),
    table({ 'conditions-on': who }, 'conditions-on'),
    table({ hand: word('yours', 'theirs') }, 'hand'),
    table({ 'in-discard': (value, at) => cardFilter(value, at), of: word('yours', 'theirs') }, 'in-discard', 'of'),
    table({ 'energy-left-over': yes, type: letter, 'at-most': number }, 'energy-left-over'),
    table({ 'damage-done': yes, half: yes }, 'damage-done'),
    table({ each: filter }, 'each'),
    table({ 'retreat-cost-of': who }, 'retreat-cost-of'),
    table({ when: condition }, 'when'),
    table({ 'prizes-left': word('yours', 'theirs') }, 'prizes-left'),
    table({ 'prizes-taken': word('yours', 'theirs') }, 'prizes-taken'),
    table({ counted: count, times: number, 'at-most': number }, 'counted'),
    table({ whether: count }, 'whether'),
    table({ 'extra-energy': extra }, 'extra-energy'),
    table({ may: yes }, 'may'),
    table({ discarded: yes }, 'discarded'),
  )(value, at);

const base: Check = table({ times: count, plus: number, minus: number }, 'times');

const cardFilter: Check = (value, at) => cardTable(value, at);

const cardTable: Check = table({
  kind: word(...CARD_KINDS),
  stage: word(...STAGES),
  basic: flag,
  evolution: flag,
  tag,
  'not-tag': tag,
  named: text,
  'not-named': text,
  'name-has': text,
  'hp-at-most': number,
  'any-of': list(cardFilter),
  'none-of': list(cardFilter),
  'evolves-from': text,
  type: letter,
  'old-trainer': flag,
});

const act = word(...ACTS);
const bar = word(...BARS);
const subject: Check = (value, at) => (typeof value === 'string' ? word('self', 'host') : filter)(value, at);

const verbs: Check = (value, at) => list(verb)(value, at);

/** Keys every claim may have, then those of its own. */
const claimShapes: { readonly [claim: string]: Check } = (() => {
  const claim = (own: Shape, ...needed: readonly string[]): Check =>
    table({ claim: text, on: subject, while: condition, once: yes, ...own }, 'claim', ...needed);
  return {
    'no-weakness': claim({ against: filter }),
    'no-resistance': claim({ against: filter }),
    weakness: claim({ type: letter }, 'type'),
    'uses-attacks': claim({ of: word('stages-beneath', 'discarded-basics') }, 'of'),
    survives: claim({ left: number }, 'left'),
    retreat: claim({ set: number, add: number }),
    hp: claim({ set: number, add: number }),
    types: either(claim({ also: list(letter) }, 'also'), claim({ are: list(letter) }, 'are')),
    cost: either(claim({ none: yes }, 'none'), claim({ add: number, type: letter }, 'add')),
    cannot: claim({ act, attack: text, gx: yes }, 'act'),
    may: claim({ act, despite: list(bar) }, 'act', 'despite'),
    damage: claim(
      {
        when: word('before', 'after', 'behind'),
        add: number,
        'if-damage': yes,
        against: filter,
        attack: text,
        'for-each-prize': word('yours', 'theirs'),
      },
      'when',
      'add',
    ),
    prevent: either(
      claim({ what: word('damage'), from: filter, 'at-most': number }, 'what', 'at-most'),
      claim({ what: word('damage'), from: filter, 'at-least': number }, 'what', 'at-least'),
      claim({ what: word('damage'), from: filter, exactly: list(number) }, 'what', 'exactly'),
      claim({ what: word('damage', 'effects', 'all'), from: filter }, 'what'),
    ),
    mute: claim(
      { what: word('powers', 'bodies', 'both', 'pokemon-powers', 'abilities', 'tools'), except: text, beyond: yes },
      'what',
    ),
    'base-damage': claim({ set: number, attack: text }, 'set', 'attack'),
    'no-heal': claim({}),
    'flip-to-prevent': claim({}),
    'poison-counters': claim({ add: number }, 'add'),
    prizes: claim({ add: number, 'by-damage': yes, of: word('struck'), against: filter }, 'add'),
    'tool-limit': claim({ most: number }, 'most'),
    condition: claim({ name: conditionName, counters: number }, 'name'),
    'immune-to-condition': claim({ names: list(conditionName) }),
    'turn-goes-on': claim({ named: text }, 'named'),
    'flip-to-attack': claim({}),
    'flip-to-be-attacked': claim({}),
    trigger: claim(
      {
        event: word(...TRIGGER_EVENTS),
        'by-damage': yes,
        type: letter,
        from: word('hand', 'deck', 'discard'),
        this: yes,
        does: verbs,
      },
      'event',
      'does',
    ),
    unaffected: claim(
      { by: list(word('play-trainer', 'play-supporter')), whose: word('theirs', 'any') },
      'by',
      'whose',
    ),
    'burn-counters': claim({ put: number }, 'put'),
    checkup: claim({ does: verbs, 'any-time': yes }, 'does'),
    'end-of-turn': claim({ does: verbs }, 'does'),
  };
})();

const claim: Check = (value, at) => {
  const name = isMap(value) ? value.claim : undefined;
  const shape = typeof name === 'string' && Object.hasOwn(claimShapes, name) ? claimShapes[name] : undefined;
  if (shape !== undefined) return shape(value, at);
  const typed = typeof name === 'string' ? name : '';
  if (isMap(value) && value['not-modelled'] !== undefined)
    return [
      {
        said: `${at}: what no claim says is left out here; beside it, under text, stands what it can bear on, such as  touches: [damage]`,
        of: value,
        key: 'not-modelled',
      },
    ];
  if (isMap(value) && name === undefined)
    return [
      { said: `${at}: a claim begins with its name, such as {claim: hp, add: 20}${expected('', CHECKED_CLAIMS)}` },
    ];
  return [
    {
      said: `${at}: “${String(name)}” is no claim${expected(typed, CHECKED_CLAIMS)}`,
      ...(isMap(value) ? { of: value, key: 'claim' } : {}),
    },
    // What else is wrong is told along, if it is sure which claim was meant.
    ...inTheNearest(claimShapes, typed, typeof name === 'string' && isMap(value) ? value : null, at),
  ];
};

/** What would be wrong with a table of the name that was probably meant. */
const inTheNearest = (
  shapes: { readonly [name: string]: Check },
  typed: string,
  value: Json,
  at: string,
): readonly ScriptFault[] => {
  const [near] = nearest(typed, Object.keys(shapes), 1);
  const shape = near === undefined ? undefined : shapes[near];
  return value === null || shape === undefined ? [] : shape(value, at);
};

/** Several lists, each under the word by which it is picked. */
const parts: Check = (value, at) =>
  isMap(value) && Object.keys(value).length > 1
    ? Object.entries(value).flatMap(([key, does]) => verbs(does, `${at}.${key}`))
    : wrong(`${at}: expected two lists or more, each under a word, not ${said(value)}`);

const amount = either(number, word('all'));

const verbShapes: { readonly [verb: string]: Check } = {
  flip: table({ flip: table({ heads: verbs, tails: verbs }), by: word('opponent') }, 'flip'),
  'flip-coins': table({ 'flip-coins': count, 'each-heads': verbs }, 'flip-coins', 'each-heads'),
  condition: table({ condition: conditionName, on: who, counters: number }, 'condition', 'on'),
  damage: table({ damage: count, to: who, ignores: list(word(...SET_ASIDE)) }, 'damage', 'to'),
  counters: table({ counters: count, on: who }, 'counters', 'on'),
  heal: table({ heal: either(count, word('all')), from: who }, 'heal', 'from'),
  cure: table({ cure: either(word('all'), list(conditionName)), on: who }, 'cure', 'on'),
  draw: table({ draw: either(count, number), who: word('you', 'opponent'), 'up-to': flag }, 'draw'),
  'draw-until': table({ 'draw-until': either(number, word('opponents-hand')) }, 'draw-until'),
  switch: table({ switch: word('yours', 'theirs'), chooser: word('you', 'opponent'), with: word('self') }, 'switch'),
  'discard-energy': table(
    {
      'discard-energy': either(amount, word('any')),
      from: who,
      'in-all': yes,
      type: letter,
      basic: flag,
      special: flag,
    },
    'discard-energy',
    'from',
  ),
  'move-energy': table(
    { 'move-energy': amount, from: who, to: who, type: letter, basic: flag, special: flag },
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
    },
    'attach',
    'count',
    'from',
    'to',
  ),
  'move-counters': either(
    table({ 'move-counters': word('any'), from: who, to: who }, 'move-counters', 'from', 'to'),
    table({ 'move-counters': amount, from: who, to: who, 'not-fatal': yes }, 'move-counters', 'from', 'to'),
  ),
  return: table(
    { return: who, to: word('hand', 'deck'), attached: word('along', 'discard'), kept: word('basic') },
    'return',
    'to',
    'attached',
  ),
  'discard-tool': table({ 'discard-tool': who }, 'discard-tool'),
  'discard-in-play': table(
    { 'discard-in-play': either(number, word('any')), 'up-to': flag, only: word('tools'), side: word('yours') },
    'discard-in-play',
  ),
  'energy-to-hand': table(
    { 'energy-to-hand': either(amount, word('any')), from: who, type: letter, basic: flag, special: flag },
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
    { 'hand-at-random': number, of: word('theirs'), to: word('deck', 'discard') },
    'hand-at-random',
    'of',
    'to',
  ),
  'level-up': table({ 'level-up': who, from: word('deck') }, 'level-up', 'from'),
  'pick-one': table({ 'pick-one': (value, at) => parts(value, at) }, 'pick-one'),
  'discard-stadium': table({ 'discard-stadium': yes }, 'discard-stadium'),
  'discard-hand': table(
    { 'discard-hand': either(number, word('all')), of: cardFilter, who: word('opponent'), chooser: word('you') },
    'discard-hand',
  ),
  'shuffle-hand': table({ 'shuffle-hand': word('you', 'opponent', 'both') }, 'shuffle-hand'),
  search: table(
    {
      search: cardFilter,
      count: number,
      to: word('hand', 'bench', 'discard'),
      'up-to': flag,
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
      attaching: cardFilter,
      onto: who,
      spread: yes,
    },
    'discard-top',
    'of',
  ),
  'reveal-hand': table({ 'reveal-hand': word('theirs') }, 'reveal-hand'),
  'end-turn': table({ 'end-turn': yes }, 'end-turn'),
  'from-discard': table(
    {
      'from-discard': cardFilter,
      count: amount,
      to: word('hand', 'deck', 'bench'),
      of: word('theirs'),
      'up-to': flag,
      at: word('top'),
    },
    'from-discard',
    'count',
    'to',
  ),
  'hand-to-deck': table(
    {
      'hand-to-deck': either(number, word('any', 'all-but-one')),
      at: word('top', 'bottom', 'shuffled'),
      'up-to': flag,
    },
    'hand-to-deck',
    'at',
  ),
  'look-at-top': table(
    {
      'look-at-top': number,
      of: word('opponent'),
      take: cardFilter,
      count: number,
      'up-to': flag,
      'or-none': yes,
      onto: who,
      spread: yes,
      rest: word('top', 'bottom', 'shuffle', 'discard'),
    },
    'look-at-top',
    'rest',
  ),
  'turn-prizes-up': table(
    { 'turn-prizes-up': either(number, word('all')), of: word('yours', 'theirs') },
    'turn-prizes-up',
    'of',
  ),
  'look-at-prizes': table({ 'look-at-prizes': word('yours', 'theirs') }, 'look-at-prizes'),
  evolve: table(
    { evolve: who, from: word('deck', 'hand'), into: text, despite: list(bar), bound: list(bar) },
    'evolve',
    'from',
  ),
  devolve: table({ devolve: who, to: word('hand', 'deck', 'discard') }, 'devolve', 'to'),
  'rare-candy': table({ 'rare-candy': yes, despite: list(bar), bound: list(bar), only: word('stage 2') }, 'rare-candy'),
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
  'copy-attack': table({ 'copy-attack': who, 'if-payable': yes }, 'copy-attack'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  if: table({ if: condition, then: verbs, else: verbs }, 'if', 'then'),
  may: table({ may: verbs }, 'may'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
  'extra-energy': table({ 'extra-energy': extra, then: verbs, else: verbs }, 'extra-energy', 'then'),
  'as-often-as-liked': table({ 'as-often-as-liked': verbs }, 'as-often-as-liked'),
  'knock-out': table({ 'knock-out': who }, 'knock-out'),
  'take-prizes': table({ 'take-prizes': number }, 'take-prizes'),
  'put-this': table({ 'put-this': word('bench', 'hand', 'lost', 'discard') }, 'put-this'),
  'if-you-do': table({ 'if-you-do': verbs, first: verbs }, 'if-you-do', 'first'),
  nothing: table({ nothing: yes }, 'nothing'),
  'not-modelled': table({ 'not-modelled': text, touches: list(word(...TOUCHES)) }, 'not-modelled'),
};

/** Names of the claims with a shape. */
export const CHECKED_CLAIMS: readonly string[] = Object.keys(claimShapes);

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
      said: `${at}: “${keys.join(', ')}” is no verb${expected(typed, CHECKED_VERBS)}`,
      of: value,
      key: typed,
      ofKey: true,
    },
    ...inTheNearest(verbShapes, typed, corrected, at).map((fault) =>
      fault.of === corrected ? { ...fault, of: value, ...(fault.key === near ? { key: typed } : {}) } : fault,
    ),
  ];
};

const provision: Check = table({ if: condition, units: list(either(letter, word('all'), list(letter))) }, 'units');

/** Everything wrong with the texts of a card, each in one line that says where. Empty when all is known. */
export const checkScripts = (card: Card): readonly string[] => scriptFaults(card).map(({ said }) => said);

/** The same, each with the innermost table or list of the card that it lies in. */
export const scriptFaults = (card: Card): readonly ScriptFault[] => {
  const faults: ScriptFault[] = [];
  const look = (check: Check, value: Json | readonly Json[] | undefined, at: string): void => {
    if (value !== undefined) faults.push(...check(value as Json, `${card.name}, ${at}`));
  };
  const lookAtScript = (script: Script, at: string): void => {
    look(condition, script.while, `${at}, while`);
    look(list(word(...TOUCHES)), script.touches, `${at}, touches`);
  };
  for (const attack of [...(card.attacks ?? []), ...(card.lends ?? [])]) {
    const named = attack.name === '' ? 'an attack without a name' : `attack ${attack.name}`;
    look(verbs, attack.does, `${named}, does`);
    look(verbs, attack.choose, `${named}, choose`);
    look(verbs, attack.activate, `${named}, activate`);
    look(verbs, attack.discards, `${named}, discards`);
    look(list(bar), attack.despite as Json | undefined, `${named}, despite`);
    look(condition, attack.freeWhen, `${named}, free-when`);
    look(condition, attack.onlyIf, `${named}, only-if`);
    look(base, attack.base, `${named}, base`);
    lookAtScript(attack, named);
  }
  for (const power of card.powers ?? []) {
    look(verbs, power.does, `${power.name}, does`);
    look(list(claim), power.always, `${power.name}, always`);
    look(list(condition), power.when, `${power.name}, when`);
    lookAtScript(power, power.name);
  }
  look(list(claim), card.always, 'always');
  look(verbs, card.announced?.does, 'announced');
  look(list(condition), card.announced?.when, 'announced, when');
  if (card.announced !== undefined) lookAtScript(card.announced, 'announced');
  look(verbs, card.play?.does, 'play');
  if (card.play !== undefined) lookAtScript(card.play, 'play');
  look(list(provision), card.provides, 'provides');
  look(condition, card.playsOnlyIf, 'plays-only-if');
  look(filter, card.attachesTo, 'attaches-to');
  for (const script of card.unread ?? []) lookAtScript(script, 'unread');
  // What is no text at all is not asked where it stands.
  return faults.length > 0 ? faults : faultsOfPlace(card).map((fault) => ({ said: `${card.name}, ${fault}` }));
};
