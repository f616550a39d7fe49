import { claimsOn, type Force, type ForceOf, fits, pokemonOf, preventsDamage, type View } from '../../claims/index.ts';
import { NotModelled, UnknownFact } from '../../engine/index.ts';
import type { Pokemon, SetAside, Uid } from '../../state/index.ts';

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

/** The text in force on the attacker that sets this aside; null where it is the text of the attack. */
export const textThatSetsAside = (view: View, attacker: Pokemon, target: Pokemon, what: SetAside): Force | null =>
  claimsOn(view, attacker, 'sets-aside', {
    only: ({ claim, from }) =>
      claim.what.includes(what) && (claim.against === undefined || fits(view, target, claim.against, from)),
  })[0] ?? null;

/** The texts that would lessen or prevent the damage to this Pokémon and are set aside. What is not known of them does not matter then. */
export const effectsLeftOut = (
  view: View,
  attacker: Pokemon,
  target: Pokemon,
  here: (force: ForceOf<'damage' | 'prevent'>) => boolean = () => true,
): readonly string[] => {
  try {
    const lessening = claimsOn(view, target, 'damage', {
      only: (force) => {
        const { when, against, attack } = force.claim;
        const isMeant = when === 'after' && attack === undefined && here(force);
        return isMeant && (against === undefined || fits(view, attacker, against, force.from));
      },
    });
    const preventing = claimsOn(view, target, 'prevent', {
      only: (force) => {
        const { claim, from } = force;
        const isMeant = preventsDamage(claim) && here(force);
        return isMeant && (claim.from === undefined || fits(view, attacker, claim.from, from));
      },
    });
    return [...new Set([...lessening, ...preventing].map(({ name }) => name))];
  } catch (stop) {
    if (stop instanceof UnknownFact || stop instanceof NotModelled) return [];
    throw stop;
  }
};
