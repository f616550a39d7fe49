import {
  type Check,
  condition,
  either,
  filter,
  flag,
  type Given,
  later,
  letter,
  list,
  named,
  needing,
  number,
  type Said,
  table,
  tag,
  text,
  word,
  yes,
} from '../claims/index.ts';
import { CARD_KINDS, ENERGY_LETTERS, type EnergyLetter, type Json, STAGES } from '../state/index.ts';

/** Shapes of what verbs alone are made of: whom and which cards they mean, how much or how many. */

/** Whom a verb is about. */
export type Who = Said<typeof role> | Said<typeof whichPokemon>;

/** What has to be there for a role to mean a Pokémon. */
const NEEDED_BY_ROLES = {
  /** The Pokémon the text stands on; in a trigger or between turns the one it happens to. */
  self: 'pokemon',
  /** The Pokémon the card is attached to. */
  host: 'pokemon',
  /** The Defending Pokémon, as it was when the attack was declared. */
  defending: 'attack',
  /** Your Active Pokémon when the verb's turn comes. */
  'your-active': undefined,
  /** The opponent's Active Pokémon when the verb's turn comes. */
  'opponents-active': undefined,
  /** The last choice. */
  chosen: 'course',
  /** In the answer to an attack, the Pokémon whose attack it was. */
  attacker: 'attacker',
} as const satisfies { readonly [role: string]: Given | undefined };

const ROLES = Object.keys(NEEDED_BY_ROLES) as (keyof typeof NEEDED_BY_ROLES)[];

const role = Object.assign(word(...ROLES), {
  needs: (value: Json) => NEEDED_BY_ROLES[value as keyof typeof NEEDED_BY_ROLES],
});

const whichPokemon = either(
  /** Every Pokémon that fits. */
  table({ each: filter }, 'each'),
  /** One that fits, picked by the player who performs the action (CR 400.3). */
  table({ one: filter }, 'one'),
  /** So many, each another one; all of them if there are no more; `up-to`: fewer, but one at least. */
  table({ some: number, of: filter, 'up-to': yes }, 'some', 'of'),
);

export const who: Check<Who> = named(
  (value, at) => whoIs(value)(value, at),
  () => [role, whichPokemon],
  (value) => whoIs(value),
);

const whoIs = (value: Json): Check => (typeof value === 'string' ? role : whichPokemon);

export const cardFilter: Check<CardFilter> = later(() => cardTable);

/** So much Energy, of whatever type (`C`) or of these. */
export type ExtraEnergy = Said<typeof extra>;

export const extra = table(
  Object.fromEntries(ENERGY_LETTERS.map((one) => [one, number])) as { readonly [L in EnergyLetter]: Check<number> },
);

/** A number found on the table or by coins. */
export type Count = Said<typeof plainCount> | Heads | Counted | Sum | Compared | Where | Whether;

export const count: Check<Count> = later(() => anyCount);

const plainCount = either(
  number,
  /** Heads until the first tails. */
  table({ 'heads-until-tails': yes }, 'heads-until-tails'),
  /** Damage counters on it, or on all of them together. */
  table({ 'counters-on': who }, 'counters-on'),
  /** Energy on it; `cards`: so many cards, however much each provides; `basic`, `special`, `named`: of such cards alone. */
  table({ 'energy-on': who, type: letter, cards: yes, basic: flag, special: yes, named: text }, 'energy-on'),
  /** Different types of basic Energy on it. */
  table({ 'energy-types-on': who }, 'energy-types-on'),
  /** In an answer to an attack: counters that its damage was worth. */
  needing('attacker', table({ 'damage-taken': yes }, 'damage-taken')),
  /** Counters that this attack has put down up to here. */
  table({ placed: yes }, 'placed'),
  /** Special Conditions of that Pokémon. */
  table({ 'conditions-on': who }, 'conditions-on'),
  /** So many counters as it would take until that Pokémon has so many HP left. */
  table({ 'hp-above': number, of: who }, 'hp-above', 'of'),
  /** So many counters as half of its remaining HP is worth, rounded `up` or `down`. */
  table({ 'half-hp-left': word('up', 'down'), of: who }, 'half-hp-left', 'of'),
  /** Cards in a hand. */
  table({ hand: word('yours', 'theirs') }, 'hand'),
  /** Cards of that kind in a discard pile. */
  table({ 'in-discard': cardFilter, of: word('yours', 'theirs') }, 'in-discard', 'of'),
  /** Cards of that kind in a Lost Zone, or in those of both players. */
  table({ 'in-lost': cardFilter, of: word('yours', 'theirs', 'both') }, 'in-lost', 'of'),
  /** Pokémon Tools on it, or on all of them together. */
  table({ 'tools-on': who }, 'tools-on'),
  /** Energy on the attacking Pokémon, of a type, beyond what its attack costs; counted `at-most` so far. Where it matters its player says which Energy pays. */
  needing('attack', table({ 'energy-left-over': yes, type: letter, 'at-most': number }, 'energy-left-over')),
  /** Counters that this attack has put on the Defending Pokémon by its damage; `half` of them, rounded up. */
  needing('attack', table({ 'damage-done': yes, half: yes }, 'damage-done')),
  /** Pokémon in play that fit. */
  table({ each: filter }, 'each'),
  /** Symbols in the Retreat Cost of that Pokémon, as it is now. */
  table({ 'retreat-cost-of': who }, 'retreat-cost-of'),
  /** 1 if the condition holds, 0 if not. */
  table({ when: condition }, 'when'),
  /** Prizes that player has left. */
  table({ 'prizes-left': word('yours', 'theirs') }, 'prizes-left'),
  /** Prizes that player has taken. */
  table({ 'prizes-taken': word('yours', 'theirs') }, 'prizes-taken'),
  /** So many of such cards as the player shows out of the hand, as many as they like. */
  table({ shown: cardFilter }, 'shown'),
  /** Different types among the Pokémon that fit. */
  table({ 'types-among': filter }, 'types-among'),
  /** 1 where so much Energy is on the attacking Pokémon beyond what its attack costs (`C`: any), 0 where not; what a text makes of that cost is left open. */
  needing('attack', table({ 'extra-energy': extra }, 'extra-energy')),
  /** 1 if its player takes up what the attack offers, 0 if not; for `accepted` later (APR II.E-10). */
  needing('attack', table({ may: yes }, 'may')),
  /** Cards that this attack has discarded up to here; `of`: of that kind; `into`: that it has put there instead. */
  table({ discarded: yes, of: cardFilter, into: word('lost', 'deck') }, 'discarded'),
  /** Pokémon that this attack has discarded from play up to here. */
  table({ 'pokemon-discarded': yes }, 'pokemon-discarded'),
  /** Cards of that kind in a hand that is shown. */
  table({ 'in-hand': cardFilter, of: word('yours', 'theirs') }, 'in-hand', 'of'),
  /** Cards that this text has shuffled out of hands into decks up to here. */
  table({ shuffled: yes }, 'shuffled'),
);

/** Heads among so many coins, kept for `heads` of a condition. */
const heads = table({ heads: count }, 'heads');
/** A count multiplied, and bounded where `at-most` stands there. */
const counted = table({ counted: count, times: number, 'at-most': number }, 'counted');
/** Several counts together. */
const sum = table({ sum: list(count) }, 'sum');
/** 1 where the one count is as large as the other, or at least as large; else 0. */
const compared = table({ compared: count, is: word('at-least', 'equal'), to: count }, 'compared', 'is', 'to');
/** That count where the condition holds, else 0. */
const where = table({ counting: count, where: condition }, 'counting', 'where');
/** 1 where that count is above 0, else 0. */
const whether = table({ whether: count }, 'whether');

const anyCount = either(plainCount, heads, counted, sum, compared, where, whether);

interface Heads extends Said<typeof heads> {}
interface Counted extends Said<typeof counted> {}
interface Sum extends Said<typeof sum> {}
interface Compared extends Said<typeof compared> {}
interface Where extends Said<typeof where> {}
interface Whether extends Said<typeof whether> {}

/** How the base damage is found when the printed number is not the whole answer (CR 603.5a). */
export type Base = Said<typeof base>;

export const base = either(
  table({ times: count }, 'times'),
  table({ plus: number, times: count }, 'plus', 'times'),
  table({ minus: number, times: count }, 'minus', 'times'),
);

/** The units an Energy card provides: each unit lists its types, `all` being every type. The first alternative whose condition holds counts. */
export interface Provision extends Said<typeof provision> {}

export const provision = table({ if: condition, units: list(either(letter, word('all'), list(letter))) }, 'units');

/** So much Energy, or so many counters. */
export const amount = either(number, word('all'));

/** Which cards of a hidden or open pile are meant. No field: any card. */
const cardTable = table({
  /** Its kind; in most documents `trainer` reaches Supporters and Stadiums too. */
  kind: word(...CARD_KINDS),
  /** Its stage. */
  stage: word(...STAGES),
  /** It is a Basic Pokémon, or is not. */
  basic: flag,
  /** It is an Evolution card, or is not. */
  evolution: flag,
  /** It has that mark. */
  tag,
  /** It does not have that mark. */
  'not-tag': tag,
  /** It has a Rule Box, or has none (APR 2025 II.D-18). */
  'rule-box': flag,
  /** It has that name. */
  named: text,
  /** It has another name. */
  'not-named': text,
  /** That word stands in its name, as a word of its own. */
  'name-has': text,
  /** The HP it prints, at most. */
  'hp-at-most': number,
  /** The Retreat Cost it prints, at least. */
  'retreat-at-least': number,
  /** It prints an attack of that name. */
  'has-attack': text,
  /** It prints an Ability. */
  has: word('ability'),
  /** A Pokémon of that player in play has the same name. */
  'as-in-play': word('yours'),
  /** It fits one of these at least. */
  'any-of': list(cardFilter),
  /** It fits none of these. */
  'none-of': list(cardFilter),
  /** What it says it evolves from. */
  'evolves-from': text,
  /** It is of that type. */
  type: letter,
  /** A Trainer card that is neither a Supporter nor a Stadium; a Pokémon Tool is one (XY Gl, APR I.B-01). */
  item: yes,
  /** Old wording: "Trainer" that reaches Supporters and Stadiums too (CR 902.2). */
  'old-trainer': flag,
});

export interface CardFilter extends Said<typeof cardTable> {}
