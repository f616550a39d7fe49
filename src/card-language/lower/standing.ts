import type { Claim } from '../../claims/index.ts';
import { hasEntry, hasKey, type Json, mentions, replacedWithin, sameValue } from '../../state/index.ts';
import { across } from './played.ts';

/** Texts in force. Where one stands says which Pokémon it can mean: a power its own Pokémon, a Tool or an Energy card the one it is attached to, a Stadium neither. */

export type Bearer = 'pokemon' | 'attached' | 'stadium';

/** Without the damage that strikes an attacker back. */
const answered = (said: readonly Json[]): unknown =>
  JSON.parse(JSON.stringify(said, (_key, value) => (sameValue(value?.to, 'attacker') ? null : value)));

/** Is it about the very card that says it? */
export const saysThis = (claim: Json): boolean => typeof claim === 'object' && claim !== null && 'this' in claim;

/** Does it mean a Pokémon, or a number of an attack, that is not there? */
const meansNobody = (said: readonly Json[], bearer: Bearer): boolean =>
  mentions(said, '%that', '%new', '%them', '%opposing', 'defending') ||
  // What comes of its own being attached may do damage, and what meets a Pokémon that comes up.
  hasKey(answered(said.filter((claim) => !saysThis(claim) && !hasEntry(claim, 'event', 'became-active'))), 'damage') ||
  hasKey(said, 'damage-done', 'discarded') ||
  (bearer === 'stadium' && mentions(said, 'host')) ||
  (bearer === 'pokemon' && (hasEntry(said, 'on', 'host') || hasEntry(said, 'discard-tool', 'host')));

/** Of Pokémon of both sides "an opponent" is that of their own player. */
const ofAnOpponent = (claim: Claim): boolean =>
  typeof claim.on === 'object' &&
  claim.on.side === 'any' &&
  (claim.claim === 'damage'
    ? claim.against?.side === 'theirs'
    : claim.claim === 'prevent' && claim.from?.side === 'theirs');

/** What a text says of both sides and of the side across from each: once for either. */
export const bothWays = (claims: readonly Claim[]): readonly Claim[] | null => {
  const found: Claim[] = [];
  for (const claim of claims) {
    if (!mentions(claim, '%opposing') && !ofAnOpponent(claim)) {
      found.push(claim);
      continue;
    }
    const { on } = claim;
    if (typeof on !== 'object' || on.side !== 'any') return null;
    for (const [side, across] of [
      ['yours', 'theirs'],
      ['theirs', 'yours'],
    ] as const) {
      const opposing = replacedWithin(replacedWithin(claim, 'theirs', across), '%opposing', across);
      found.push({ ...opposing, on: { ...on, side } });
    }
  }
  return found;
};

/** The claims as the engine takes them; null where one of them means a Pokémon that is not there. */
export const standingOf = (claims: readonly Claim[], bearer: Bearer): readonly Json[] | null => {
  const said = across(claims) as readonly Json[];
  if (meansNobody(said, bearer)) return null;
  // In its own event a power has no holder beside itself.
  if (bearer === 'pokemon' && claims.some((claim) => claim.on === 'self' && mentions(claim, 'host'))) return null;
  // Only a power is about the Pokémon that has it.
  if (
    bearer !== 'pokemon' &&
    claims.some(({ claim, on }) => on === 'self' && !(bearer === 'stadium' && claim === 'unaffected'))
  )
    return null;
  const knowsAttacker = (claim: Claim): boolean =>
    claim.claim === 'trigger' && (claim.event === 'damaged-by-attack' || claim['by-damage'] === true);
  const unknown = claims.some((claim) => !knowsAttacker(claim) && mentions(claim, 'attacker'));
  return unknown ? null : said;
};
