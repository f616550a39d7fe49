import {
  type Check,
  condition,
  either,
  filter,
  flag,
  letter,
  list,
  number,
  table,
  tag,
  text,
  word,
  yes,
} from '../claims/index.ts';
import { CARD_KINDS, ENERGY_LETTERS, STAGES } from '../state/index.ts';
import type { CardFilter, Count, ExtraEnergy, Who } from './verb.ts';

/** Shapes of what verbs alone are made of: whom and which cards they mean, how much or how many. */

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
