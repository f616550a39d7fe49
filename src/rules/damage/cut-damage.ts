import {
  type ClaimOf,
  claimsOn,
  type Facts,
  type ForceOf,
  fits,
  type NoteCode,
  namedApart,
  type View,
  type Why,
} from '../../claims/index.ts';
import { NotModelled } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['cuts-other-amounts'],
} as const;

/** Texts that cut the damage of attacks: to half of it, or to one amount (CR 603.5d). */

const cutTo = (claim: ClaimOf<'cut-damage'>, damage: number): number => {
  if (claim.half === true) return Math.floor(damage / 20) * 10;
  const isMeant = damage >= (claim['at-least'] ?? 0) && damage <= (claim['at-most'] ?? Number.POSITIVE_INFINITY);
  return isMeant && claim.to !== undefined ? claim.to : damage;
};

const boundsOf = ({ 'at-least': least, 'at-most': most }: ClaimOf<'cut-damage'>): Facts => ({
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
});

/** What is left of the damage; `changed`: another text of that step has changed it, and none says which comes first. */
export const cutDamage = (
  view: View,
  damage: number,
  changed: boolean,
  [attacker, target]: readonly [Pokemon, Pokemon],
  note: (code: NoteCode, facts: Facts) => void,
  why: Why | undefined,
): number => {
  let left = damage;
  let cut = changed;
  const isMeant = ({ claim, from }: ForceOf<'cut-damage'>): boolean =>
    isDamage(damage) && (claim.from === undefined || fits(view, attacker, claim.from, from));
  const cuts = ({ claim }: ForceOf<'cut-damage'>): boolean => cutTo(claim, damage) !== damage;
  for (const { claim, name } of claimsOn(view, target, 'cut-damage', { only: (one) => isMeant(one) && !cuts(one) }))
    if (claim.half !== true) note('cuts-other-amounts', { by: name, damage, ...boundsOf(claim) });
  // A text that cuts nothing here is not said to apply.
  const here = claimsOn(view, target, 'cut-damage', { only: (one) => isMeant(one) && cuts(one), why });
  for (const { claim, name, card } of here) {
    const now = cutTo(claim, left);
    if (now === left) continue;
    if (cut) throw new NotModelled(card, name, 'in which order texts change the damage', ['damage']);
    note('damage-changed', { by: name, add: now - left, pokemon: namedApart(view, target), damage: now });
    left = now;
    cut = true;
  }
  return left;
};
