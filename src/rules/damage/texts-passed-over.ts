import {
  type ClaimOf,
  claimsOn,
  type Facts,
  type ForceOf,
  fits,
  type NoteCode,
  namedApart,
  preventsDamage,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { type ForOthers, textsAgainstOthers, textsForOthers } from '../effects/for-others.ts';

/** Texts that a player counts on, or fears, and that do not count in this damage: what they ask for is said. All amounts are damage points. */

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['prevents-other-amounts'],
} as const;

/** Says it by the paragraph of the step of damage that is being carried out. */
type Step = (code: NoteCode, facts: Facts) => void;

const anywhere = (): boolean => true;

/** The Pokémon that attacks and the one that is attacked, or the other way round: first the one whose texts are looked at. */
type Pair = readonly [bearer: Pokemon, other: Pokemon];

/** By the rule that says why it is another kind, and else by that of the step. */
const sayEach = (passing: readonly ForOthers[], step: Step, asked: Why): void => {
  for (const { facts, rule } of passing) {
    if (rule === null) step('text-for-others', facts);
    else asked(rule, 'text-for-others', facts);
  }
};

/** Says of the texts that change damage of, or to, Pokémon of another kind that they do not count here. */
export const sayChangesOfOthers = (
  view: View,
  pair: Pair,
  meant: (force: ForceOf<'damage'>) => boolean,
  step: Step,
  asked: Why | undefined,
): void => {
  if (asked === undefined || !view.says('damage')) return;
  const passing = [
    ...textsForOthers(view, pair[0], 'damage', meant),
    ...textsAgainstOthers(view, pair, 'damage', ({ against }) => against, meant),
  ];
  sayEach(passing, step, asked);
};

/** Says of the texts that prevent damage to, or by, Pokémon of another kind that they do not reach this one. */
export const sayShieldsOfOthers = (
  view: View,
  [attacker, target]: Pair,
  step: Step,
  asked: Why | undefined,
  here: (force: ForceOf<'prevent'>) => boolean = anywhere,
): void => {
  if (asked === undefined || !view.says('prevent')) return;
  const isMeant = (force: ForceOf<'prevent'>): boolean => preventsDamage(force.claim) && here(force);
  const isOfAttacker = (force: ForceOf<'prevent'>): boolean =>
    isMeant(force) && (force.claim.from === undefined || fits(view, attacker, force.claim.from, force.from));
  const passing = [
    ...textsForOthers(view, target, 'prevent', isOfAttacker),
    ...textsAgainstOthers(view, [target, attacker], 'prevent', ({ from }) => from, isMeant),
  ];
  sayEach(passing, step, asked);
};

/** Does a text that prevents only small or only large damage speak of so much? */
export const withinBounds = (claim: ClaimOf<'prevent'>, damage: number): boolean =>
  (claim.exactly === undefined || claim.exactly.includes(damage)) &&
  damage <= (claim['at-most'] ?? Number.POSITIVE_INFINITY) &&
  damage >= (claim['at-least'] ?? 0);

const boundsOf = (claim: ClaimOf<'prevent'>): Facts => ({
  ...(claim['at-most'] === undefined ? {} : { most: claim['at-most'] }),
  ...(claim['at-least'] === undefined ? {} : { least: claim['at-least'] }),
  ...(claim.exactly === undefined ? {} : { exactly: claim.exactly.map(String) }),
});

/** Says of the texts that prevent only small or only large damage that this is none. */
export const sayOtherAmounts = (
  view: View,
  damage: number,
  [attacker, target]: Pair,
  step: Step,
  here: (force: ForceOf<'prevent'>) => boolean = anywhere,
): void => {
  if (damage <= 0 || !view.says('prevent')) return;
  const isOfOthers = (force: ForceOf<'prevent'>): boolean =>
    preventsDamage(force.claim) &&
    here(force) &&
    !withinBounds(force.claim, damage) &&
    (force.claim.from === undefined || fits(view, attacker, force.claim.from, force.from));
  for (const { claim, name } of claimsOn(view, target, 'prevent', { only: isOfOthers }))
    step('prevents-other-amounts', { by: name, pokemon: namedApart(view, target), damage, ...boundsOf(claim) });
};
