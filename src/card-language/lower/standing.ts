import type { Claim } from '../../claims/index.ts';
import type { Json } from '../../state/index.ts';
import { across } from './played.ts';

/** Texts in force. Where one stands says which Pokémon it can mean: a power its own Pokémon, a Tool or an Energy card the one it is attached to, a Stadium neither. */

const FORBIDDEN = {
  pokemon: /"%(?:that|new)"|"host"|"defending"|"chosen"/u,
  attached: /"%(?:that|new)"|"on":"self"|"defending"|"chosen"/u,
  stadium: /"%(?:that|new)"|"self"|"host"|"defending"|"chosen"/u,
} as const;

export type Bearer = keyof typeof FORBIDDEN;

/** The claims as the engine takes them; null where one of them means a Pokémon that is not there. */
export const standingOf = (claims: readonly Claim[], bearer: Bearer): readonly Json[] | null => {
  const said = across(claims) as readonly Json[];
  return FORBIDDEN[bearer].test(JSON.stringify(said)) ? null : said;
};
