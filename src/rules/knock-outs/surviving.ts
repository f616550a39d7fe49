import { claimsOn, nameOf, pokemonOf } from '../../claims/index.ts';
import { NotModelled, reading } from '../../engine/index.ts';
import type { SetAside, Uid } from '../../state/index.ts';
import { maximumHp } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';

/** Texts by which damage of an attack does not knock a Pokémon out. */

const survives = reading(
  {
    'comprehensive-2009': ['102.1', 'precedence'],
    'ex-2003': { silent: 'what a card says goes before a rule', near: 'Options#2' },
    'advanced-2018': ['II.D-16', 'minus the damage it has taken'],
    'neo-2001': { silent: 'what a card says goes before a rule', near: 'Evolution#3' },
    'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
  },
  (_view, [amount, most, by]: readonly [number, number, string], why) => {
    why('survives', { by, damage: most });
    return Math.min(amount, most);
  },
  (_view, [amount]) => amount,
);

/** So much of this damage is done to the Pokémon. Whether a text counts against damage that effects do not change, nobody says. */
export const withSurvival = (t: T, uid: Uid, amount: number, ignores: readonly SetAside[] = []): number => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return amount;
  const [force] = claimsOn(t.view, pokemon, 'survives');
  if (force === undefined) return amount;
  const hp = maximumHp(t.view, pokemon);
  const most = (hp ?? 0) - pokemon.damage - force.claim.left;
  if (hp === null || pokemon.damage + amount < hp || most < 0) return amount;
  if (ignores.includes('effects'))
    throw new NotModelled(
      force.card,
      force.name,
      `damage that effects do not change, and a text by which ${nameOf(t.view, pokemon)} is not Knocked Out`,
    );
  return survives(t.view, [amount, most, force.name], t.why);
};
