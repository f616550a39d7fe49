import { claimsOn, type ForceOf, namedApart, type View, type Why } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type Law, lawOf, paragraphOf, reading } from '../../engine/index.ts';
import type { EnergyLetter, Pokemon } from '../../state/index.ts';
import { cite, newest } from '../effects/continuous-effects.ts';
import { namingTexts } from '../effects/texts-in-a-silence.ts';
import { notBelowZero, retreatChange, retreatCost } from '../pokemon/effective-values.ts';
import { features } from '../pokemon/pokemon.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['changed-in-total', 'cost-ignored'],
} as const;

/** Costs that are more, less, or none, where a document says of each what it comes to (APR II.D-11 to D-13). */

/** Of what the number is the cost. */
type Counted = 'retreat' | 'attack';

/** By how much a text changes a number. */
interface Change {
  readonly add: number;
  readonly by: string;
}

const sumOf = (changes: readonly Change[]): number => changes.reduce((all, { add }) => all + add, 0);

/** One effect changes the printed number, several are added up. */
const summed = (one: Law<Advanced>, several: Law<Advanced>) => {
  const said = (changes: readonly Change[], of: Counted) => ({
    add: sumOf(changes),
    effects: changes.length,
    by: changes.map(({ by }) => by),
    of,
  });
  const single = reading(
    one,
    (_view, [change, of]: readonly [Change, Counted], why) => {
      why('changed-in-total', said([change], of));
      return change.add;
    },
    () => 0,
  );
  const total = reading(
    several,
    (_view, [changes, of]: readonly [readonly [Change, ...Change[]], Counted], why) => {
      why('changed-in-total', said(changes, of));
      return sumOf(changes);
    },
    (_view, [[first]]) => first.add,
  );
  return (view: View, changes: readonly Change[], of: Counted, why: Why | undefined): number => {
    const [first, ...others] = changes;
    if (first === undefined) return 0;
    return others.length === 0 ? single(view, [first, of], why) : total(view, [[first, ...others], of], why);
  };
};

/** Several texts of "more" or of "less" are added up. */
export const TOTALLED = {
  more: lawOf({
    'advanced-2018': ['II.D-11#2', 'their total is calculated'],
    'advanced-2025': ['II.D-11#2', 'their total is calculated'],
  }),
  less: lawOf({
    'advanced-2018': ['II.D-12#2', 'their total is calculated'],
    'advanced-2025': ['II.D-12#2', 'their total is calculated'],
  }),
};

const more = summed(
  {
    'advanced-2018': ['II.D-11#1', 'as though it were higher'],
    'advanced-2025': ['II.D-11#1', 'as though it were higher'],
  },
  TOTALLED.more,
);
const less = summed(
  {
    'advanced-2018': ['II.D-12#1', 'as though it were lower'],
    'advanced-2025': ['II.D-12#1', 'as though it were lower'],
  },
  TOTALLED.less,
);

/** By how much all of these together change a number. */
const changeBy = (view: View, changes: readonly Change[], of: Counted, why: Why | undefined): number =>
  more(
    view,
    changes.filter(({ add }) => add > 0),
    of,
    why,
  ) +
  less(
    view,
    changes.filter(({ add }) => add < 0),
    of,
    why,
  );

/** The Retreat Cost that the card prints; one that prints none has none. Null where it is not given. */
const printedCost = reading(
  {
    'advanced-2018': ['I.A-03#3', 'printed in the bottom left corner of the card'],
    'advanced-2025': ['I.A-03#3', 'printed in the bottom right corner of the card'],
  },
  (view, [pokemon]: readonly [Pokemon]): number | null => features(view, [pokemon]).retreat,
  () => 0,
);

const totalled = (view: View, pokemon: Pokemon, why: Why | undefined): number | null => {
  const printed = printedCost(view, [pokemon], why);
  if (printed === null) return null;
  const adding = claimsOn(view, pokemon, 'retreat', { only: ({ claim }) => claim.add !== undefined, why });
  const changes = adding.map((force) => ({ add: retreatChange(view, force), by: force.name }));
  return notBelowZero(view, [printed + changeBy(view, changes, 'retreat', why)], why);
};

const NONE_FIRST = lawOf({
  'advanced-2018': ['II.D-13#4', 'has priority'],
  'advanced-2025': ['II.D-13#3', 'has priority'],
});

/** What has no Retreat Cost has none, whatever adds or takes away; any other cost is the printed one with all that does. */
export const retreatCostInTotal = reading(
  NONE_FIRST,
  (view, [pokemon]: readonly [Pokemon], why, asked): number | null => {
    const set = claimsOn(view, pokemon, 'retreat', { only: ({ claim }) => claim.set !== undefined });
    const none = set.find(({ claim }) => claim.set === 0);
    if (none !== undefined) {
      cite(view, none, asked);
      const changes = claimsOn(view, pokemon, 'retreat', { only: ({ claim }) => claim.add !== undefined });
      const without = changes.length === 0 ? {} : { without: changes.map(({ name }) => name) };
      why('retreat-cost-set', { pokemon: namedApart(view, pokemon), cost: 0, by: none.name, ...without });
      return 0;
    }
    // Another number in place of the printed one is nothing this document speaks of.
    return set.length > 0 ? retreatCost(view, [pokemon], asked) : totalled(view, pokemon, asked);
  },
  (view, [pokemon]) => totalled(view, pokemon, undefined),
);

/** Where a document says what ignoring the Energy of an attack cost comes to. */
export const IGNORED: Law<Advanced> = {
  'advanced-2018': ['II.D-13#3', 'ignores the Energy that is required'],
  'advanced-2025': ['II.D-13#1', 'treated as not there'],
};

const ignored = reading(
  IGNORED,
  (_view, [cost]: readonly [readonly EnergyLetter[]], why): readonly EnergyLetter[] => {
    why('cost-ignored', { symbols: cost.length });
    return [];
  },
  (_view, [cost]) => cost,
);

/** An attack cost that is ignored is none, whatever makes it more or less. */
export const ignoredCost = (
  view: View,
  cost: readonly EnergyLetter[],
  changed: readonly ForceOf<'cost'>[],
  why?: Why,
): readonly EnergyLetter[] =>
  changed.length === 0 ? ignored(view, [cost], why) : ignoredBeforeAll(view, [cost, changed], why);

const ignoredBeforeAll = reading(
  NONE_FIRST,
  (view, [cost]: readonly [readonly EnergyLetter[], readonly ForceOf<'cost'>[]], why, asked) => {
    why('cost-ignored', { symbols: cost.length });
    return ignored(view, [cost], asked);
  },
  (view, [cost, changed]) => costInTotal(view, cost, changed),
);

/** An attack cost with everything that makes it more or less. What takes off a type takes off that type. */
export const costInTotal = (
  view: View,
  cost: readonly EnergyLetter[],
  changed: readonly ForceOf<'cost'>[],
  why?: Why,
): readonly EnergyLetter[] => {
  let now = cost;
  for (const type of new Set(changed.map(({ claim }) => claim.type ?? 'C'))) {
    const changes = changed
      .filter(({ claim }) => (claim.type ?? 'C') === type)
      .flatMap(({ claim: { add }, name: by }) => (add === undefined ? [] : [{ add, by }]));
    now = withSymbols(now, type, changeBy(view, changes, 'attack', why));
  }
  return now;
};

/** The cost where one text has it ignored and another makes it more, which only the document of 2018 puts in an order. */
const noneBeforeMore = reading(
  {
    'comprehensive-2009': { open: 'what a cost comes to that is ignored and made more', near: '403.2' },
    'ex-2003': { open: 'what a cost comes to that is ignored and made more', near: 'Types: Energy' },
    'advanced-2018': ['II.D-13#4', 'has priority'],
    'advanced-2025': ['II.D-13#3', 'has priority'],
    'neo-2001': { open: 'what a cost comes to that is ignored and made more', near: 'Order.2' },
    'xy-2016': { open: 'what a cost comes to that is ignored and made more', near: 'Turn.3A#1' },
    'me-2026': { open: 'what a cost comes to that is ignored and made more', near: 'Turn.3A#1' },
  },
  (_view, [cost]: readonly [readonly EnergyLetter[]], why): readonly EnergyLetter[] => {
    why('cost-ignored', { symbols: cost.length });
    return [];
  },
  (_view, [cost]) => cost,
);

/** Of all effects in play that change the cost, the newest goes before the rest; if that one ignores the cost, nothing is left of it. */
const newestIgnores = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['403.2', 'the newest takes precedence'],
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': { otherwise: 'II.D-13#4' },
    'advanced-2025': { otherwise: 'II.D-13#3' },
  },
  (view, [forces]: readonly [readonly ForceOf<'cost'>[]], why): boolean => {
    const oldestFirst = forces.toSorted((a, b) => a.at - b.at);
    const last = oldestFirst.at(-1);
    if (last?.claim.none !== true || last.mark !== null) return false;
    if (newest(view, oldestFirst) !== last) return false;
    why('newest-counts', { by: last.name, of: forces.map(({ name }) => name) });
    return true;
  },
  () => false,
);

/** What more and less come to where they change different symbols, so that their order decides. */
const inAnyOrder = lawOf({
  'comprehensive-2009': { open: 'whether more or less of a cost is reckoned first', near: '403.2' },
  'ex-2003': { open: 'whether more or less of a cost is reckoned first', near: 'Types: Energy' },
  'advanced-2018': ['II.D-11#2', 'their total is calculated'],
  'advanced-2025': ['II.D-11#2', 'their total is calculated'],
  'neo-2001': { open: 'whether more or less of a cost is reckoned first', near: 'Order.2' },
  'xy-2016': { open: 'whether more or less of a cost is reckoned first', near: 'Turn.3A#1' },
  'me-2026': { open: 'whether more or less of a cost is reckoned first', near: 'Turn.3A#1' },
});

/** An attack cost by a document that does not reckon it in steps. Where the order of the texts would decide, it is for the document to say. */
export const costAsTextsSay = (
  view: View,
  printed: readonly EnergyLetter[],
  forces: readonly ForceOf<'cost'>[],
  ignoredByItself: boolean,
  why?: Why,
): readonly EnergyLetter[] => {
  const changed = forces.filter(({ claim }) => claim.add !== undefined);
  const names = forces.map(({ name }) => name);
  if (ignoredByItself || forces.some(({ claim }) => claim.none === true)) {
    const more = changed.some(({ claim }) => (claim.add ?? 0) > 0);
    if (!more || newestIgnores(view, [forces], why)) return [];
    return namingTexts(names, () => noneBeforeMore(view, [printed], why));
  }
  const one = changed.reduce(withForce, printed);
  if (changed.length < 2) return one;
  const other = changed.toReversed().reduce(withForce, printed);
  // The paragraph of a document that fills silences adds them all up.
  if (
    one.toSorted().join() !== other.toSorted().join() &&
    namingTexts(names, () => paragraphOf(inAnyOrder, view)) !== null
  )
    return costInTotal(view, printed, changed);
  return one;
};

const withForce = (cost: readonly EnergyLetter[], { claim }: ForceOf<'cost'>): readonly EnergyLetter[] =>
  withSymbols(cost, claim.type ?? 'C', claim.add ?? 0);

/** So many symbols of that type more, or less as far as there are any. */
export const withSymbols = (cost: readonly EnergyLetter[], type: EnergyLetter, by: number): readonly EnergyLetter[] => {
  if (by > 0) return [...cost, ...Array.from({ length: by }, () => type)];
  let now = cost;
  for (let left = -by; left > 0 && now.includes(type); left -= 1) now = now.toSpliced(now.lastIndexOf(type), 1);
  return now;
};
