import { ACTS, type Condition, type Filter, OBSTACLES } from '../claims/index.ts';
import { ALL_CONDITIONS, CARD_KINDS, ENERGY_LETTERS, POWER_KINDS, STAGES, tagMeant } from '../state/index.ts';
import { type Check, either, flag, list, number, table, text, word, yes } from './shape.ts';
import type { CardFilter, Count, ExtraEnergy, Who } from './verb.ts';

/** Shapes of what every text is made of, whatever it does: which Pokémon and cards it means, when it holds, how much or how many. */

export const letter = word(...ENERGY_LETTERS);
export const conditionName = word(...ALL_CONDITIONS);

/** A tag that only its capitals keep from being one that cards carry. */
const tag: Check<string> = (value, at) => {
  const meant = typeof value === 'string' ? tagMeant(value) : value;
  return meant === value
    ? text(value, at)
    : [{ said: `${at}: no card is marked “${String(value)}”; nearest ${String(meant)}` }];
};

export const filter: Check<Filter> = (value, at) => filterTable(value, at);

const filterTable: Check<Filter> = table({
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
  'rule-box': flag,
  'has-attack': text,
  'has-power': text,
  'energy-at-least': table({ n: number, type: letter }, 'n'),
  other: yes,
  type: letter,
  owned: flag,
  'with-energy': either(yes, letter),
  'with-tool': yes,
  damaged: flag,
  'counters-at-least': number,
  condition: either(list(conditionName), conditionName),
  affected: flag,
  'with-special-energy': either(yes, number),
  'any-of': list(filter),
  'none-of': list(filter),
  'full-hp': flag,
  'hp-left-at-most': number,
  'least-hp-left': yes,
  'hp-at-least': number,
  resistance: either(yes, letter),
  has: word(...POWER_KINDS),
});

const piledUp = { kind: word(...CARD_KINDS), tag, named: text };
const most = { 'at-most': number };

/** What a claim is counted by. */
export const tally: Check = either(
  table({ each: filter, ...most }, 'each'),
  table({ energy: either(yes, letter), ...most }, 'energy'),
  table({ 'prizes-taken': word('yours', 'theirs'), ...most }, 'prizes-taken'),
  table({ 'in-discard': table(piledUp), of: word('yours', 'theirs'), ...most }, 'in-discard', 'of'),
  table({ counters: yes, ...most }, 'counters'),
);

export const condition: Check<Condition> = (value, at) => conditionTable(value, at);

const conditionTable: Check<Condition> = table({
  self: filter,
  defending: filter,
  chosen: filter,
  'opponent-has': filter,
  'you-have': filter,
  'you-have-so-many': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  'opponent-has-so-many': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  attached: text,
  'more-prizes': flag,
  'hand-at-least': number,
  'deck-at-least': number,
  'opponents-deck-at-least': number,
  'in-discard': table({ kind: word(...CARD_KINDS), tag, named: text, 'at-least': number }, 'at-least'),
  'in-lost': table({ kind: word(...CARD_KINDS), tag, named: text, of: word('theirs'), 'at-least': number }, 'at-least'),
  'in-play': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  'energy-in-play': table({ type: letter, 'at-least': number }, 'at-least'),
  'bench-room': flag,
  'opponents-bench-room': flag,
  'hand-at-most': number,
  'opponents-hand-at-most': number,
  'opponents-hand-at-least': number,
  goes: word('first', 'second'),
  'hand-only': text,
  'first-turn': yes,
  'own-turn': yes,
  'hands-equal': yes,
  stadium: either(text, flag),
  'stadium-of': word('yours', 'theirs'),
  'used-in-game': table({ what: word('gx', 'vstar'), by: word('yours', 'theirs') }, 'what', 'by'),
  'fallen-last-turn': word('any', 'to-damage'),
  'evolved-from': text,
  'came-up': yes,
  healed: yes,
  'supporter-played': either(yes, text),
  'prizes-left': table({ yours: number, theirs: number }),
  'prizes-at-most': table({ yours: number, theirs: number }),
  accepted: yes,
  heads: number,
  'any-of': list(condition),
  not: condition,
});

export const who: Check<Who> = (value, at) =>
  typeof value === 'string'
    ? word('self', 'host', 'defending', 'your-active', 'opponents-active', 'chosen', 'attacker')(value, at)
    : either(
        table({ each: filter }, 'each'),
        table({ one: filter }, 'one'),
        table({ some: number, of: filter, 'up-to': yes }, 'some', 'of'),
      )(value, at);

export const cardFilter: Check<CardFilter> = (value, at) => cardTable(value, at);

/** Energy beyond what an attack costs: so many of each type. */
export const extra: Check<ExtraEnergy> = table(Object.fromEntries(ENERGY_LETTERS.map((one) => [one, number])));

export const count: Check<Count> = (value, at) => anyCount(value, at);

const anyCount: Check<Count> = either(
  number,
  table({ heads: count }, 'heads'),
  table({ 'heads-until-tails': yes }, 'heads-until-tails'),
  table({ 'counters-on': who }, 'counters-on'),
  table({ 'energy-on': who, type: letter, cards: yes, basic: flag, special: yes }, 'energy-on'),
  table({ 'energy-types-on': who }, 'energy-types-on'),
  table({ 'damage-taken': yes }, 'damage-taken'),
  table({ placed: yes }, 'placed'),
  table({ 'conditions-on': who }, 'conditions-on'),
  table({ 'hp-above': number, of: who }, 'hp-above', 'of'),
  table({ hand: word('yours', 'theirs') }, 'hand'),
  table({ 'in-discard': cardFilter, of: word('yours', 'theirs') }, 'in-discard', 'of'),
  table({ 'energy-left-over': yes, type: letter, 'at-most': number }, 'energy-left-over'),
  table({ 'damage-done': yes, half: yes }, 'damage-done'),
  table({ each: filter }, 'each'),
  table({ 'retreat-cost-of': who }, 'retreat-cost-of'),
  table({ when: condition }, 'when'),
  table({ 'prizes-left': word('yours', 'theirs') }, 'prizes-left'),
  table({ 'prizes-taken': word('yours', 'theirs') }, 'prizes-taken'),
  table({ shown: cardFilter }, 'shown'),
  table({ counted: count, times: number, 'at-most': number }, 'counted'),
  table({ sum: list(count) }, 'sum'),
  table({ compared: count, is: word('at-least', 'equal'), to: count }, 'compared', 'is', 'to'),
  table({ 'types-among': filter }, 'types-among'),
  table({ whether: count }, 'whether'),
  table({ 'extra-energy': extra }, 'extra-energy'),
  table({ may: yes }, 'may'),
  table({ discarded: yes, of: cardFilter }, 'discarded'),
  table({ 'in-hand': cardFilter, of: word('yours', 'theirs') }, 'in-hand', 'of'),
  table({ shuffled: yes }, 'shuffled'),
);

export const base: Check = table({ times: count, plus: number, minus: number }, 'times');

const cardTable: Check<CardFilter> = table({
  kind: word(...CARD_KINDS),
  stage: word(...STAGES),
  basic: flag,
  evolution: flag,
  tag,
  'not-tag': tag,
  'rule-box': flag,
  named: text,
  'not-named': text,
  'name-has': text,
  'hp-at-most': number,
  'retreat-at-least': number,
  'has-attack': text,
  'as-in-play': word('yours'),
  'any-of': list(cardFilter),
  'none-of': list(cardFilter),
  'evolves-from': text,
  type: letter,
  item: yes,
  'old-trainer': flag,
});

export const act = word(...ACTS);
export const obstacle = word(...OBSTACLES);
export const subject: Check = (value, at) => (typeof value === 'string' ? word('self', 'host') : filter)(value, at);
