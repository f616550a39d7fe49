import { claimsOn, fits, namedApart, ownerOf, pokemonOf } from '../../claims/index.ts';
import { reading, step } from '../../engine/index.ts';
import type { SetAside, Uid } from '../../state/index.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { cite } from '../effects/continuous-effects.ts';
import { maximumHp } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';
import { detachToDiscard } from '../zones.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['survives', 'survives-all-the-same'],
  question: ['damage-may-be-prevented', 'knock-out-may-be-averted'],
} as const;

/** Texts by which damage of an attack does not knock a Pokémon out. */

const survives = byKindOfText((law) =>
  reading(
    {
      ...law,
      'advanced-2018': ['II.D-16', 'minus the damage it has taken'],
      'advanced-2025': ['II.D-16', 'minus the damage it has taken'],
    },
    (_view, [amount, most, by]: readonly [number, number, string], why) => {
      why('survives', { by, damage: most });
      return Math.min(amount, most);
    },
    (_view, [amount]) => amount,
  ),
);

const COUNTS_ALL_THE_SAME =
  'whether a text by which a Pokémon is not Knocked Out counts against damage that no effect changes';

/** Damage that no effect changes leaves out what is reckoned into damage, and what prevents it; a text about the Knock Out is neither. */
const countsAllTheSame = reading(
  {
    'neo-2001': { open: COUNTS_ALL_THE_SAME, near: 'Order.7' },
    'ex-2003': { open: COUNTS_ALL_THE_SAME, near: 'intro' },
    'comprehensive-2009': { open: COUNTS_ALL_THE_SAME, near: '303.1c' },
    'xy-2016': { open: COUNTS_ALL_THE_SAME, near: 'Turn.3C#3' },
    'me-2026': { open: COUNTS_ALL_THE_SAME, near: 'Turn.3C#3a' },
    'advanced-2018': ['II.B-07#1', 'without calculating damage step 5'],
    'advanced-2025': ['II.B-07', 'damage step 5'],
  },
  (_view, [by]: readonly [string], why) => {
    why('survives-all-the-same', { by });
    return true;
  },
  () => true,
);

const flipToSurvive = (t: T, uid: Uid, by: string): boolean => {
  const pokemon = pokemonOf(t.state, uid);
  const facts = { by, pokemon: pokemon === null ? 'nobody' : namedApart(t.view, pokemon) };
  const seat = pokemon === null ? t.state.toMove : ownerOf(t.view, pokemon);
  return t.ask({ kind: 'coin', by: seat, code: 'knock-out-may-be-averted', facts }) === 'heads';
};

/** So much of this damage is done to the Pokémon. */
export const withSurvival = (
  t: T,
  uid: Uid,
  amount: number,
  ignores: readonly SetAside[] = [],
  by: Uid | null = null,
): number => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return amount;
  const attacker = by === null ? null : pokemonOf(t.state, by);
  const [force] = claimsOn(t.view, pokemon, 'survives', {
    only: ({ claim: { against }, from }) =>
      against === undefined || (attacker !== null && fits(t.view, attacker, against, from)),
  });
  if (force === undefined) return amount;
  const hp = maximumHp(t.view, pokemon);
  const most = (hp ?? 0) - pokemon.damage - force.claim.left;
  if (hp === null || pokemon.damage + amount < hp || most < 0) return amount;
  if (ignores.includes('effects')) countsAllTheSame(t.view, [force.name], t.why);
  cite(t.view, force, t.why);
  if (force.claim.flip === true && !flipToSurvive(t, uid, force.name)) return amount;
  const done = survives(t.view, force)(t.view, [amount, most, force.name], t.why);
  if (force.claim.spent === true && force.card !== null && done < amount) detachToDiscard(t, force.card, uid);
  return done;
};

/** A coin that a text asks for before damage of an attack is put on its Pokémon: heads prevents all of it. */
const coinPrevents = byKindOfText((law) =>
  step(
    {
      ...law,
      'advanced-2018': ['II.C-16#1', 'the damage it takes becomes zero'],
      'advanced-2025': ['II.C-16#1', 'the damage it takes becomes zero'],
    },
    (t: T, uid: Uid, by: string): boolean => {
      const pokemon = pokemonOf(t.state, uid);
      if (pokemon === null) return false;
      const facts = { by, pokemon: namedApart(t.view, pokemon) };
      const coin = t.ask({ kind: 'coin', by: ownerOf(t.view, pokemon), code: 'damage-may-be-prevented', facts });
      if (coin === 'heads') t.note('damage-prevented', facts);
      return coin === 'heads';
    },
    (_t: T, _uid: Uid, _by: string) => false,
  ),
);

/** Is this damage kept off by a coin? Damage that effects do not change is not. */
export const preventedByCoin = (t: T, uid: Uid, ignores: readonly SetAside[] = []): boolean => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null || ignores.includes('effects')) return false;
  // Texts of that kind are asked one after the other.
  return claimsOn(t.view, pokemon, 'flip-to-prevent', { why: t.why }).some((force) =>
    coinPrevents(t.view, force)(t, uid, force.name),
  );
};
