import { claimsOn, fits, pokemonOf, type View } from '../../claims/index.ts';
import type { SetAside, Uid } from '../../state/index.ts';

/** What the damage of an attack is not affected by: by its own words, and by what a text in force says of that Pokémon's attacks. */
export const setAsideFor = (
  view: View,
  attacker: Uid,
  target: Uid,
  own: readonly SetAside[] | undefined,
): readonly SetAside[] | undefined => {
  const [striker, struck] = [attacker, target].map((uid) => pokemonOf(view.state, uid));
  if (striker === null || striker === undefined || struck === null || struck === undefined) return own;
  const said = claimsOn(view, striker, 'sets-aside', {
    only: ({ claim: { against }, from }) => against === undefined || fits(view, struck, against, from),
  }).flatMap(({ claim }) => claim.what);
  return said.length === 0 ? own : [...new Set([...(own ?? []), ...said])];
};
