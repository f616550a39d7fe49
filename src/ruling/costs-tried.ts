import { energyIds, pokemonOf, type View } from '../claims/index.ts';
import type { Action, ActionOf } from '../engine/index.ts';
import { attackCost, findAttack, type Rules, unitsOn } from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import type { OneAction } from './rule-on-action.ts';
import type { GapFound, Ground, Verdict } from './ruling.ts';
import { retreatCosts, type Supposed } from './suppose.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What comes of a text that can change a cost: the same question with every cost that makes a difference. */

export interface CostTried {
  /** `retreat cost: 0 or 1`, `attack cost: paid`. */
  readonly condition: string;
  readonly verdict: Verdict;
  /** The smallest of these costs, where it is an amount. */
  readonly cost: number | null;
  readonly trace: OneAction['trace'];
  readonly grounds: readonly Ground[];
}

type Rule = (supposed: readonly Supposed[]) => OneAction;

/** No Pokémon carries as much Energy: a deck has 60 cards. */
const UNPAYABLE = 99;

/** Most units that one card on file gives, for Energy whose units depend on an unknown fact. */
const MOST_UNITS = 4;

const units = (view: View, pokemon: Pokemon): number => {
  return unlessUnknown(
    () => unitsOn(view, pokemon).length,
    () => energyIds(view, pokemon).length * MOST_UNITS,
  );
};

const span = (from: number, to: number, last: boolean): string => {
  if (last) return `${from} or more`;
  if (from === to) return `${from}`;
  return to === from + 1 ? `${from} or ${to}` : `${from} to ${to}`;
};

const standing = (ruled: OneAction): readonly Ground[] => ruled.grounds.filter((ground) => ground.overruled === null);

/** Every Retreat Cost from nothing to more than there is; neighbours that come to the same verdict are one. */
const everyRetreatCost = (most: number, rule: Rule): readonly CostTried[] => {
  const each = Array.from({ length: most + 1 }, (_, cost) => ({ cost, ruled: rule([retreatCosts(cost)]) }));
  const starts = each.filter(({ cost, ruled }) => ruled.verdict !== each[cost - 1]?.ruled.verdict);
  return starts.map(({ cost, ruled }, at) => {
    const next = starts[at + 1]?.cost;
    return {
      condition: `retreat cost: ${span(cost, (next ?? cost) - 1, next === undefined)}`,
      verdict: ruled.verdict,
      cost,
      trace: ruled.trace,
      grounds: standing(ruled),
    };
  });
};

/** A cost of which only this is known: that it is paid, or is not. */
const paidOrNot = (act: 'retreat' | 'attack', rule: Rule): readonly CostTried[] => {
  const supposed: readonly (readonly [string, Supposed])[] =
    act === 'retreat'
      ? [
          ['paid', retreatCosts(0)],
          ['not paid', retreatCosts(UNPAYABLE)],
        ]
      : [
          ['paid', { says: { claim: 'may', act, despite: ['energy'] }, name: 'the text', on: 'player' }],
          ['not paid', { says: { claim: 'cost', add: UNPAYABLE }, name: 'the text', on: 'active' }],
        ];
  return supposed.map(([how, claim]) => {
    const ruled = rule([claim]);
    // No amount is known, so nothing is said of how it is paid.
    return {
      condition: `${act} cost: ${how}`,
      verdict: ruled.verdict,
      cost: null,
      trace: [],
      grounds: standing(ruled),
    };
  });
};

/** Where nothing is to be paid it is all the same what Energy gives. */
const isForNothing = (view: View, action: ActionOf<'attack'>): boolean => {
  const attacker = pokemonOf(view.state, action.attacker);
  const found = findAttack(view, action);
  return attacker !== null && found !== null && attackCost(view, attacker, found.attack).length === 0;
};

/** `view` shows the table with what is assumed of it. */
export const tryCosts = (
  view: View,
  rules: Rules,
  action: Action,
  gaps: readonly GapFound[],
  rule: Rule,
): readonly CostTried[] => {
  const touched = new Set(gaps.flatMap((gap) => gap.couldChange));
  if (action.kind === 'attack')
    return !touched.has('cost') && isForNothing(view, action) ? [] : paidOrNot('attack', rule);
  if (action.kind !== 'retreat') return [];
  const pokemon = pokemonOf(view.state, action.pokemon);
  if (pokemon === null) return paidOrNot('retreat', rule);
  if (!touched.has('energy')) return everyRetreatCost(units(view, pokemon) + 1, rule);
  // Where nothing is to be paid it is all the same what Energy gives.
  const free = !touched.has('retreat-cost') && rules.answers.retreatCost(view, [pokemon]) === 0;
  return free ? [] : paidOrNot('retreat', rule);
};
