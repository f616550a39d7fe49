import { pokemonOf, topCard } from '../claims/index.ts';
import { type Law, lawOf, NotModelled, paragraphOf, reading, speaksHere, step } from '../engine/index.ts';
import { attackCost, hasAttached, type T, type TextContext, unitsOn, unmet } from '../rules/index.ts';
import type { EnergyLetter, Pokemon } from '../state/index.ts';
import { paragraphInForce } from './paragraph-in-force.ts';
import type { Count, ExtraEnergy } from './verb.ts';
import { describedUnless } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['gx-does-more', 'no-extra-energy'],
  question: ['energy-left-over'],
} as const;

/** Energy on an attacking Pokémon that its attack does not cost, for attacks that count it. */

type Unit = readonly EnergyLetter[];
type LeftOver = Extract<Count, { readonly 'energy-left-over': true }>;

/** More Energy than that is not gone through way by way. */
const MOST_UNITS = 12;

/** How many of the Energy meant may go into the cost, the fewest and the most, whichever way it is paid; null where it is not paid. */
const paidWith = (
  cost: readonly EnergyLetter[],
  units: readonly Unit[],
  meant: (unit: Unit) => boolean,
  isPaid: (units: readonly Unit[]) => boolean,
): readonly [number, number] | null => {
  let found: readonly [number, number] | null = null;
  for (let way = 0; way < 2 ** units.length; way += 1) {
    const spent = units.filter((_unit, at) => Math.floor(way / 2 ** at) % 2 === 1);
    if (spent.length !== cost.length || !isPaid(spent)) continue;
    const used = spent.filter(meant).length;
    found = found === null ? [used, used] : [Math.min(found[0], used), Math.max(found[1], used)];
  }
  return found;
};

/** Asked only where it makes a difference which Energy the attack is paid with. */
const whicheverPays = step(
  {
    'neo-2001': { silent: 'the attacking player says which Energy pays for the attack', near: 'Order.2' },
    'ex-2003': { silent: 'the attacking player says which Energy pays for the attack', near: 'Types: Energy' },
    'comprehensive-2009': { silent: 'the attacking player says which Energy pays for the attack', near: '302.3' },
    'xy-2016': { silent: 'the attacking player says which Energy pays for the attack', near: 'Turn.3A#1' },
    'me-2026': { silent: 'the attacking player says which Energy pays for the attack', near: 'Turn.3A#1' },
    'advanced-2018': { silent: 'the attacking player says which Energy pays for the attack', near: 'I.A-01#2' },
    'advanced-2025': { silent: 'the attacking player says which Energy pays for the attack', near: 'I.A-01#2' },
  },
  (t: T, context: TextContext, [least, most]: readonly [number, number]): number => {
    const options = Array.from({ length: most - least + 1 }, (_none, at) => ({
      key: String(least + at),
      aliases: [],
      value: least + at,
    }));
    return t.choose({ by: context.seat, code: 'energy-left-over', options }).value;
  },
  (_t: T, _context: TextContext, [least]: readonly [number, number]) => least,
);

/** So much Energy of the kind that is meant is left over, at most as much as the text counts. */
export const leftOver = (t: T, { type, 'at-most': bound }: LeftOver, context: TextContext): number => {
  const run = context.attack;
  if (run === null || run.copies > 0)
    throw new NotModelled(context.card, context.place, 'Energy left over where another attack, or none, was paid for');
  describedUnless(t.view, run.attacker, hasAttached);
  const pokemon = pokemonOf(t.state, run.attacker);
  if (pokemon === null) return 0;
  const units = unitsOn(t.view, pokemon);
  if (units.length > MOST_UNITS)
    throw new NotModelled(context.card, context.place, `which of ${units.length} Energy the attack is paid with`);
  const cost = attackCost(t.view, pokemon, run.attack);
  const meant = (unit: Unit): boolean => type === undefined || unit.includes(type);
  const paid = paidWith(cost, units, meant, (spent) => unmet(t.view, [cost, spent]) === 0);
  const all = units.filter(meant).length;
  const counted = (used: number): number => Math.min(all - used, bound ?? all);
  // An attack that was used without its Energy was paid with none.
  if (paid === null)
    throw new NotModelled(context.card, context.place, 'Energy left over by an attack that was not paid for');
  const [fewest, most] = paid;
  const range = [counted(most), counted(fewest)] as const;
  return range[0] === range[1] ? range[0] : whicheverPays(t, context, range);
};

const DOES_MORE: Law<'me-2026'> = { 'me-2026': ['App16#3', 'does more when the printed condition is met'] };

const isTagTeam = (t: T, pokemon: Pokemon): boolean =>
  speaksHere(DOES_MORE, t.rules) && topCard(t.view, pokemon)?.tags?.includes('tag team') === true;

/** The GX attack of a TAG TEAM does more where the Energy that it asks for is there. */
const doesMore = reading(
  DOES_MORE,
  (_view, [met]: readonly [boolean], why): boolean => {
    if (met) why('gx-does-more');
    return met;
  },
  () => false,
);

const WHICH_COST =
  'beyond which of its costs an attack has extra Energy, where a text changes the cost or copies the attack';

/** Asked only where Energy is there beyond the one cost and not beyond the other. */
const BEYOND_WHICH_COST = lawOf({
  'neo-2001': { open: WHICH_COST, near: 'Order.2' },
  'ex-2003': { open: WHICH_COST, near: 'Types: Energy' },
  'comprehensive-2009': { open: WHICH_COST, near: '302.3' },
  'xy-2016': { open: WHICH_COST, near: 'Turn.3A#1' },
  'me-2026': { open: WHICH_COST, near: 'Turn.3A#1' },
  'advanced-2018': { open: WHICH_COST, near: 'I.A-01#2' },
  'advanced-2025': { open: WHICH_COST, near: 'I.A-01#2' },
});

/** The letters of so much Energy, one for each. */
const lettersOf = (wanted: ExtraEnergy): readonly EnergyLetter[] =>
  Object.entries(wanted).flatMap(([type, number]) => Array.from({ length: number }, () => type as EnergyLetter));

/**
 * Is so much Energy on the attacking Pokémon beyond what its attack costs? Where a text changes that cost, or the attack copies another one, and it
 * matters, no document says which of the costs is meant.
 */
export const hasExtra = (t: T, wanted: ExtraEnergy, context: TextContext): boolean => {
  const run = context.attack;
  if (run === null || run.copies > 1)
    throw new NotModelled(context.card, context.place, 'extra Energy where another attack, or none, was paid for');
  describedUnless(t.view, run.attacker, hasAttached);
  const pokemon = pokemonOf(t.state, run.attacker);
  if (pokemon === null)
    throw new NotModelled(context.card, context.place, 'extra Energy of an attacker that has left play');
  const units = unitsOn(t.view, pokemon);
  const extra = lettersOf(wanted);
  const covers = (cost: readonly EnergyLetter[]): boolean => unmet(t.view, [[...cost, ...extra], units]) === 0;
  const meant = run.copies === 0 ? [run.attack] : [run.attack, run.announced];
  const costs = meant.flatMap((attack) => [attackCost(t.view, pokemon, attack), attack.cost]).map(covers);
  const isCovered = costs.every(Boolean);
  if (!isCovered && costs.some(Boolean)) paragraphOf(BEYOND_WHICH_COST, t.view);
  const { gx } = run.attack;
  const isThere = gx === true && isTagTeam(t, pokemon) ? doesMore(t.view, [isCovered], t.why) : isCovered;
  const rule = paragraphInForce(t);
  if (!isThere && rule !== null) t.aside(rule, 'no-extra-energy', { place: context.place, needs: extra });
  return isThere;
};
