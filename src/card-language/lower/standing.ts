import type { Claim } from '../../claims/index.ts';
import type { Json } from '../../state/index.ts';
import { across } from './played.ts';

/** Texts in force. Where one stands says which Pokémon it can mean: a power its own Pokémon, a Tool or an Energy card the one it is attached to, a Stadium neither. */

const FORBIDDEN = {
  pokemon: /"%(?:that|new|opposing)"|"(?:on|discard-tool)":"host"|"defending"|"damage":|"damage-done":|"discarded":/u,
  attached: /"%(?:that|new|opposing)"|"defending"|"damage":|"damage-done":|"discarded":/u,
  stadium: /"%(?:that|new|opposing)"|"host"|"defending"|"damage":|"damage-done":|"discarded":/u,
} as const;

export type Bearer = keyof typeof FORBIDDEN;

/** What a text says of both sides and of the side across from each: once for either. */
export const bothWays = (claims: readonly Claim[]): readonly Claim[] | null => {
  const found: Claim[] = [];
  for (const claim of claims) {
    const said = JSON.stringify(claim);
    if (!said.includes('"%opposing"')) {
      found.push(claim);
      continue;
    }
    const { on } = claim;
    if (typeof on !== 'object' || on.side !== 'any') return null;
    for (const [side, across] of [
      ['yours', 'theirs'],
      ['theirs', 'yours'],
    ] as const) {
      const one = JSON.parse(said.replaceAll('"%opposing"', `"${across}"`)) as Claim;
      found.push({ ...one, on: { ...on, side } });
    }
  }
  return found;
};

/** The claims as the engine takes them; null where one of them means a Pokémon that is not there. */
export const standingOf = (claims: readonly Claim[], bearer: Bearer): readonly Json[] | null => {
  const said = across(claims) as readonly Json[];
  if (FORBIDDEN[bearer].test(JSON.stringify(said))) return null;
  // In its own event a power has no holder beside itself.
  if (bearer === 'pokemon' && claims.some((claim) => claim.on === 'self' && JSON.stringify(claim).includes('"host"')))
    return null;
  // Only a power is about the Pokémon that has it.
  if (
    bearer !== 'pokemon' &&
    claims.some(({ claim, on }) => on === 'self' && !(bearer === 'stadium' && claim === 'unaffected'))
  )
    return null;
  const knowsAttacker = (claim: Claim): boolean =>
    claim.claim === 'trigger' && (claim.event === 'damaged-by-attack' || claim['by-damage'] === true);
  const unknown = claims.some((claim) => !knowsAttacker(claim) && JSON.stringify(claim).includes('"attacker"'));
  return unknown ? null : said;
};
