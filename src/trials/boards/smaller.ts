import type { Dealt, DealtPokemon, DealtSide } from './dealt.ts';

/** Each way to leave one part out of a board. */

const without = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.map((_one, at) => list.filter((_other, place) => place !== at));

const fewerOn = (one: DealtPokemon): readonly DealtPokemon[] => [
  ...(one.since === null ? [] : [{ ...one, since: null }]),
  ...without(one.signs).map((signs) => ({ ...one, signs })),
  ...(one.under.length === 0 ? [] : [{ ...one, under: [] }]),
];

const fewerAt = (side: DealtSide): readonly DealtSide[] => [
  ...without(side.zones).map((zones) => ({ ...side, zones })),
  ...(side.bench === null ? [{ ...side, bench: [] }] : without(side.bench).map((bench) => ({ ...side, bench }))),
  ...side.active.flatMap((one, at) => fewerOn(one).map((two) => ({ ...side, active: side.active.with(at, two) }))),
  ...(side.bench ?? []).flatMap((one, at) =>
    fewerOn(one).map((two) => ({ ...side, bench: (side.bench ?? []).with(at, two) })),
  ),
];

export const smallerThan = (one: Dealt): readonly Dealt[] => [
  ...(one.fallback === null ? [] : [{ ...one, fallback: null }]),
  ...(one.stadium === null ? [] : [{ ...one, stadium: null }]),
  ...without(one.used).map((used) => ({ ...one, used })),
  ...one.sides.flatMap((side, at) => fewerAt(side).map((two) => ({ ...one, sides: one.sides.with(at, two) }))),
];

/** The smallest board found that is still broken in the same way; `tries` is how many are looked at. */
export const shrunk = async (one: Dealt, still: (smaller: Dealt) => Promise<boolean>, tries = 60): Promise<Dealt> => {
  let best = one;
  let left = tries;
  for (let found = true; found && left > 0; ) {
    found = false;
    for (const smaller of smallerThan(best)) {
      if (left <= 0) break;
      left -= 1;
      if (!(await still(smaller))) continue;
      best = smaller;
      found = true;
      break;
    }
  }
  return best;
};
