import { energyIds, type Facts, type Force, namedApart, seatOf, type View, type Why } from '../../claims/index.ts';
import { type CardId, type EnergyLetter, energyLabel, type Pokemon } from '../../state/index.ts';
import { unmetTerms } from '../attack/unmet-terms.ts';
import type { T } from '../questions.ts';
import {
  type Alternative,
  givenByItself,
  isBasicEnergy,
  provides,
  simultaneous,
  textOnNumber,
  textOnType,
  turned,
  unitsIfKnown,
} from './energy.ts';
import type { EnergyReading } from './unknown-energy.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['energy-counted', 'energy-counts-as', 'energy-counts-for', 'gives-by-its-text', 'several-types-at-once'],
} as const;

/** What a ruling says of Energy that meets a cost in another way than a basic Energy card does by itself (CR 305.4, 102.1). */

/** Energy of several types that can be of one that the cost asks for. */
const severalTypes = ({ view, why }: T, cost: readonly EnergyLetter[], [reading]: readonly EnergyReading[]): void => {
  for (const [id, units] of reading?.units ?? []) {
    const unit = units.find((one) => one.length > 1);
    const type = cost.find((letter) => letter !== 'C' && unit?.includes(letter) === true);
    if (type !== undefined)
      why(simultaneous.rule(view), 'several-types-at-once', { card: energyLabel(view.cardAt(id)), type });
  }
};

/** Texts that make one of these cards on it count for another number of Energy, each once. */
const changedInNumber = (view: View, pokemon: Pokemon, cards: readonly CardId[], why: Why): void => {
  if (!view.says('energy-units')) return;
  const cited = new Set<Force>();
  for (const id of cards) {
    const at = [id, pokemon.uid] as const;
    const units = provides(view, [id, null]);
    const number = textOnNumber(view, at, units);
    if (number === undefined || cited.has(number)) continue;
    cited.add(number);
    textOnNumber(view, at, units, why);
    const { name, claim } = number;
    why(turned(view, number).rule(view), 'energy-counts-for', { by: name, type: claim.type, units: claim.units });
  }
};

/** Texts that make Energy attached to it count as another type, each once. */
const changedInType = (view: View, pokemon: Pokemon, why: Why): void => {
  if (!view.says('energy-type')) return;
  const cited = new Set<Force>();
  for (const id of energyIds(view, pokemon)) {
    const at = [id, pokemon.uid] as const;
    const units = () => givenByItself(view, id, pokemon.uid);
    const type = textOnType(view, at, units);
    if (type === undefined || cited.has(type)) continue;
    cited.add(type);
    textOnType(view, at, units, why);
    why(turned(view, type).rule(view), 'energy-counts-as', { by: type.name, type: type.claim.type });
  }
};

/** Texts that make Energy attached to it count as another type or number: those that reach a card of it, each once. */
export const changedByTexts = (view: View, pokemon: Pokemon, why: Why): void => {
  changedInType(view, pokemon, why);
  changedInNumber(view, pokemon, energyIds(view, pokemon), why);
};

/** What a card that gives one thing or another by its own text gives on this Pokémon now: how many units, and the types of each. */
export interface GivenByText {
  readonly card: string;
  readonly units: number;
  readonly types: readonly EnergyLetter[];
  /** What it asks for to give something else, where that is not so, as JSON. */
  readonly otherwise?: string;
}

/** The cards on it that give one thing or another by their own text, each name once. */
export const givenByTexts = (
  view: View,
  pokemon: Pokemon,
  cards = energyIds(view, pokemon),
): readonly GivenByText[] => {
  const byName = new Map<string, GivenByText>();
  for (const id of cards) {
    const card = view.cardAt(id);
    const alternatives = (card?.provides ?? []) as unknown as readonly Alternative[];
    if (card === null || alternatives.every((one) => one.if === undefined)) continue;
    const units = unitsIfKnown(view, id, pokemon.uid);
    if (units === null) continue;
    const asked = alternatives.flatMap((one) => one.if ?? [])[0];
    const seat = seatOf(view.state, pokemon.uid) ?? view.state.toMove;
    const unmet: Facts = asked === undefined ? {} : unmetTerms(view, asked, { seat, uid: pokemon.uid });
    const otherwise = unmet.unmet === undefined ? {} : { otherwise: JSON.stringify(unmet) };
    byName.set(card.name, { card: energyLabel(card), units: units.length, types: units[0] ?? [], ...otherwise });
  }
  return [...byName.values()];
};

const sayGiven = (t: T, given: GivenByText): void => t.why(provides.rule(t.view), 'gives-by-its-text', { ...given });

/** A card on it that gives by its own text less than was hoped for, where a cost is not met. */
export const lessByText = (view: View, pokemon: Pokemon): Facts => {
  const [first] = givenByTexts(view, pokemon);
  if (first === undefined) return {};
  const { card, units, types, ...more } = first;
  return { givenBy: card, gives: units, givesTypes: types, ...more };
};

/** Tells by which rules the Energy attached to it meets that cost. `readings`: what it gives. */
export const remarkOnEnergy = (
  t: T,
  pokemon: Pokemon,
  cost: readonly EnergyLetter[],
  readings: readonly EnergyReading[],
): void => {
  if (cost.length === 0) return;
  severalTypes(t, cost, readings);
  for (const given of givenByTexts(t.view, pokemon)) sayGiven(t, given);
  changedByTexts(t.view, pokemon, t.why);
};

/** Tells by which texts the cards that pay a Retreat Cost give more or less than one Energy each; of which type does not matter there. */
export const remarkOnPayment = (t: T, pokemon: Pokemon, cards: readonly CardId[]): void => {
  for (const given of givenByTexts(t.view, pokemon, cards)) if (given.units !== 1) sayGiven(t, given);
  changedInNumber(t.view, pokemon, cards, t.why);
};

/** Tells, where a text means Energy of that type, by what the Energy there is of it or is not. */
export const remarkOnType = (t: T, among: readonly Pokemon[], type: EnergyLetter | undefined): void => {
  if (type === undefined) return;
  for (const pokemon of among) {
    for (const given of givenByTexts(t.view, pokemon)) sayGiven(t, given);
    changedInType(t.view, pokemon, t.why);
  }
};

/** Tells where a text counts Energy how many there are, if one of the cards is another number of it than one, or of its type only by what it says. */
export const remarkOnCount = (
  t: T,
  pokemon: Pokemon,
  cards: readonly CardId[],
  type: EnergyLetter | undefined,
): void => {
  const counts = new Map<string, number>();
  let all = 0;
  for (const id of cards) {
    const units = provides(t.view, [id, pokemon.uid]).filter((unit) => type === undefined || unit.includes(type));
    all += units.length;
    const card = t.view.cardAt(id);
    if (card !== null && (units.length !== 1 || (type !== undefined && units[0]?.length !== 1)))
      if (!isBasicEnergy(card)) counts.set(card.name, units.length);
  }
  if (type === undefined) changedInNumber(t.view, pokemon, cards, t.why);
  else changedByTexts(t.view, pokemon, t.why);
  if (counts.size === 0) return;
  t.why(provides.rule(t.view), 'energy-counted', {
    pokemon: namedApart(t.view, pokemon),
    count: all,
    ...(type === undefined ? {} : { type }),
    cards: [...counts].map(([name]) => name),
    each: [...counts].map(([, units]) => String(units)),
  });
};
