import type { RuledDoc } from '../corpus/index.ts';
import { type Law, lawOf } from '../engine/index.ts';
import type { T } from '../rules/index.ts';

const SPEAKS_TO = 'the player a text speaks to makes the choice';

/** A player who plays a card follows its text, so the choices that it asks for are that player's. */
const AS_ELSEWHERE = {
  'comprehensive-2009': ['400.3', 'makes the choice'],
  'ex-2003': ['Options.4', 'Do what it directs'],
  'neo-2001': { silent: SPEAKS_TO, near: 'Play.9B4' },
  'xy-2016': ['Turn.2D', 'follows its text'],
  'me-2026': ['Turn.2D#1', 'follows its text'],
} as const;

/** The player a text speaks to makes the choices it asks for (CR 400.3). */
export const MAKES_THE_CHOICE = lawOf({
  ...AS_ELSEWHERE,
  'advanced-2018': ['II.D-04#2', 'the player chooses'],
  'advanced-2025': ['II.D-04#3', 'the player chooses'],
});

/** So it does of what is discarded, which some documents say in a paragraph of its own. */
export const CHOOSES_THE_DISCARD = lawOf({
  ...AS_ELSEWHERE,
  'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
  'advanced-2025': ['II.C-01', 'The player who used the effect chooses'],
});

/** The same of the text of an attack, where some documents have it in the order of an attack. */
const ofAttack = (law: Law<RuledDoc>): Law<RuledDoc> => ({
  ...law,
  'ex-2003': { silent: SPEAKS_TO, near: 'Attack' },
  'neo-2001': ['Order.3', 'choices from you'],
  'xy-2016': ['Attack.C', 'makes the choices that the attack demands'],
  'me-2026': ['Attack.D', 'makes the choices that the attack demands'],
});

/** The same of a power or an Ability that is used. */
const ofPower = (law: Law<RuledDoc>): Law<RuledDoc> => ({
  ...law,
  'ex-2003': { silent: SPEAKS_TO, near: 'Options.4' },
  'xy-2016': ['Turn.2F#1', 'the text of each decides'],
  'me-2026': ['Turn.2F#1a', 'The text of each decides'],
});

const usesPower = ({ events }: T): boolean => events.some(({ kind }) => kind === 'power-used');

type Choosing<Args extends readonly unknown[], R> = (t: T, ...args: Args) => R;

/** One of three: for what is asked while an attack is carried out, where a power is used, and by every other text. */
const byWhatActs = <X>(t: T, inAttack: X, inUse: X, otherwise: X): X =>
  t.state.phase === 'attack' ? inAttack : usesPower(t) ? inUse : otherwise;

const IN_ATTACK = lawOf(ofAttack(MAKES_THE_CHOICE));
const IN_USE = lawOf(ofPower(MAKES_THE_CHOICE));

/** What has the player of the text that is carried out make a choice, for a fact that the choice has to know. */
export const choiceLaw = (t: T): Law<RuledDoc> => byWhatActs(t, IN_ATTACK, IN_USE, MAKES_THE_CHOICE);

/** A choice that is bound by one law while an attack is carried out, by another where a power is used, and by a third for every other text. */
export const asChoice = <Args extends readonly unknown[], R>(
  law: Law<RuledDoc>,
  bind: (law: Law<RuledDoc>) => Choosing<Args, R>,
): Choosing<Args, R> => {
  const inAttack = bind(ofAttack(law));
  const inUse = bind(ofPower(law));
  const otherwise = bind(law);
  return (t, ...args) => byWhatActs(t, inAttack, inUse, otherwise)(t, ...args);
};
