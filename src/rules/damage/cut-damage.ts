import {
  type ClaimOf,
  claimsOn,
  type Facts,
  fits,
  type NoteCode,
  namedApart,
  type View,
  type Why,
} from '../../claims/index.ts';
import { NotModelled } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';

/** Texts that cut the damage of attacks: to half of it, or to one amount (CR 603.5d). */

const cutTo = (claim: ClaimOf<'cut-damage'>, damage: number): number => {
  if (claim.half === true) return Math.floor(damage / 20) * 10;
  const isMeant = damage >= (claim['at-least'] ?? 0) && damage <= (claim['at-most'] ?? Number.POSITIVE_INFINITY);
  return isMeant && claim.to !== undefined ? claim.to : damage;
};

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
  for (const { claim, name, card, from } of claimsOn(view, target, 'cut-damage', { why })) {
    if (!isDamage(left) || (claim.from !== undefined && !fits(view, attacker, claim.from, from))) continue;
    const now = cutTo(claim, left);
    if (now === left) continue;
    if (cut) throw new NotModelled(card, name, 'in which order texts change the damage', ['damage']);
    note('damage-changed', { by: name, add: now - left, pokemon: namedApart(view, target), damage: now });
    left = now;
    cut = true;
  }
  return left;
};
