import { energyIds, holds, type View } from '../../claims/index.ts';
import { UnknownFact } from '../../engine/index.ts';
import { type CardId, energyLabel, type Pokemon } from '../../state/index.ts';
import type { Unit } from '../questions.ts';
import { type Alternative, asGiven, givenUnits, unitsIfKnown } from './energy.ts';

/** Energy whose units depend on an unknown fact, such as Scramble Energy: everything it may give, and what is true whichever it gives. */

/** Everything a card may give on this Pokémon: one thing, unless an unknown fact decides between several. */
const mayGive = (view: View, id: CardId, pokemon: Pokemon): readonly (readonly Unit[])[] => {
  const known = unitsIfKnown(view, id, pokemon.uid);
  if (known !== null) return [known];
  const found: (readonly Unit[])[] = [];
  const owner = view.state.cards[id]?.owner ?? view.state.toMove;
  for (const given of (view.cardAt(id)?.provides ?? []) as unknown as readonly Alternative[]) {
    const condition = given.if;
    const speaks = condition === undefined || perhaps(() => holds(view, condition, { seat: owner, uid: pokemon.uid }));
    if (speaks !== false) found.push(asGiven(view, givenUnits(view, given), id, pokemon.uid));
    if (speaks === true) return found;
  }
  return [...found, []];
};

/** Null where it depends on an unknown fact. */
const perhaps = (condition: () => boolean): boolean | null => {
  try {
    return condition();
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};

/** What each Energy card of a Pokémon gives, if the unknown facts are so. */
export interface EnergyReading {
  readonly units: ReadonlyMap<CardId, readonly Unit[]>;
  /** What the cards are assumed to give where that depends on an unknown fact: `SCR gives 3`. */
  readonly taken: readonly string[];
}

/**
 * Every reading of the Energy on a Pokémon; one where no fact is missing. Prints of one card give the same on one Pokémon, but where a text may speak
 * of one of them alone.
 */
export const everyReading = (view: View, pokemon: Pokemon): readonly EnergyReading[] => {
  let readings: readonly { readonly units: Map<CardId, readonly Unit[]>; readonly taken: readonly string[] }[] = [
    { units: new Map(), taken: [] },
  ];
  const firstLike = new Map<string, CardId>();
  const apart = view.says('energy-type') || view.says('energy-units');
  for (const id of energyIds(view, pokemon)) {
    const instance = view.state.cards[id];
    const like = `${instance?.card} ${instance?.owner}`;
    const before = apart ? undefined : firstLike.get(like);
    if (before !== undefined) {
      for (const { units } of readings) units.set(id, units.get(before) ?? []);
      continue;
    }
    firstLike.set(like, id);
    const ways = mayGive(view, id, pokemon);
    const [only, ...more] = ways;
    if (only !== undefined && more.length === 0) for (const { units } of readings) units.set(id, only);
    else
      readings = readings.flatMap(({ units, taken }) =>
        ways.map((way) => ({
          units: new Map([...units, [id, way]]),
          taken: [...taken, `${energyLabel(view.cardAt(id))} gives ${way.length}`],
        })),
      );
  }
  return readings;
};

/** All units of one reading. */
export const unitsIn = ({ units }: EnergyReading): readonly Unit[] => {
  const all: Unit[] = [];
  for (const ofCard of units.values()) for (const unit of ofCard) all.push(unit);
  return all;
};

/** How many units these cards give at the least and at the most. */
export const spanOf = (
  readings: readonly EnergyReading[],
  cards: readonly CardId[],
): { readonly least: number; readonly most: number } => {
  const sums = readings.map(({ units }) => cards.reduce((sum, id) => sum + (units.get(id)?.length ?? 0), 0));
  return { least: Math.min(...sums), most: Math.max(...sums) };
};
