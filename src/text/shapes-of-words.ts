import {
  type Check,
  condition,
  either,
  filter,
  flag,
  letter,
  list,
  number,
  type Said,
  table,
  tag,
  text,
  word,
  yes,
} from '../claims/index.ts';
import { CARD_KINDS, ENERGY_LETTERS, STAGES } from '../state/index.ts';
import type { Count, ExtraEnergy } from './verb.ts';

/** Shapes of what verbs alone are made of: whom and which cards they mean, how much or how many. */

/**
 * Whom a verb is about.
 * `self`: the Pokémon the text stands on. `host`: the Pokémon the card is attached to. `defending`: bound when the attack was declared.
 * `your-active`, `opponents-active`: read when the verb's turn comes. `chosen`: the last choice. `{each: filter}`: every Pokémon that fits.
 * `attacker`: in a trigger, the Pokémon whose attack set it off. `{one: filter}`: one that the performer picks. `{some: 2, of: filter}`: so many.
 * `some`: each another one, and fewer where there are not as many; `up-to`: fewer, if the performer likes, but one at least.
 */
export type Who = Said<typeof role> | Said<typeof whichPokemon>;

const role = word('self', 'host', 'defending', 'your-active', 'opponents-active', 'chosen', 'attacker');

const whichPokemon = either(
  table({ each: filter }, 'each'),
  table({ one: filter }, 'one'),
  table({ some: number, of: filter, 'up-to': yes }, 'some', 'of'),
);

export const who: Check<Who> = (value, at) => (typeof value === 'string' ? role : whichPokemon)(value, at);

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

/** Which cards of a hidden or open pile are meant. No field: any card. */
const cardTable = table({
  /** Which cards of a hidden or open pile are meant. No field: any card. */
  kind: word(...CARD_KINDS),
  stage: word(...STAGES),
  basic: flag,
  evolution: flag,
  tag,
  'not-tag': tag,
  /** Whether it has a Rule Box (APR 2025 II.D-18). */
  'rule-box': flag,
  named: text,
  'not-named': text,
  /** That word stands in its name. */
  'name-has': text,
  /** The HP it prints. */
  'hp-at-most': number,
  /** The Retreat Cost it prints. */
  'retreat-at-least': number,
  /** It prints an attack of that name. */
  'has-attack': text,
  /** A Pokémon of that player in play has the same name. */
  'as-in-play': word('yours'),
  /** It fits one of these at least. */
  'any-of': list(cardFilter),
  /** It fits none of these. */
  'none-of': list(cardFilter),
  /** What it says it evolves from. */
  'evolves-from': text,
  type: letter,
  /** A Trainer card that is neither a Supporter nor a Stadium; a Pokémon Tool is one (XY Gl, APR I.B-01). */
  item: yes,
  /** Old wording: "Trainer" that reaches Supporters and Stadiums too (CR 902.2). */
  'old-trainer': flag,
});

export interface CardFilter extends Said<typeof cardTable> {}
