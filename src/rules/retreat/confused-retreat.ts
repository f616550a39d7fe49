import { conditionOf, namedApart, pokemonOf } from '../../claims/index.ts';
import { type ActionOf, type Law, step } from '../../engine/index.ts';
import { type Pokemon, TRIED_TO_RETREAT } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['confused-retreat'],
} as const;

/** A Confused Pokémon of the Neo rules that retreats: the cost first, then a coin. */

/** A Pokémon that has paid changes places. */
export const paidIsDone = (_t: T, _pokemon: Pokemon): boolean => true;

const fails = step(
  { 'neo-2001': ['Cond.Confused#2', 'On tails, the retreat fails'] },
  (t: T, pokemon: Pokemon): void => {
    t.put({ kind: 'retreat-failed', uid: pokemon.uid });
  },
);

/** A coin decides whether a Confused Pokémon retreats. */
export const FLIPS_TO_RETREAT: Law<'neo-2001'> = {
  'neo-2001': ['Cond.Confused#1', 'every time you try to make it retreat'],
};

/** The cost has been paid before. */
const flip = step(
  FLIPS_TO_RETREAT,
  (t: T, pokemon: Pokemon): boolean => {
    const facts = { pokemon: namedApart(t.view, pokemon) };
    const coin = t.ask({ kind: 'coin', by: t.state.toMove, code: 'confused-retreat', facts });
    if (coin === 'heads') return true;
    fails(t, pokemon);
    return false;
  },
  (_t: T, _pokemon: Pokemon) => true,
);

export const confusedFlips = (t: T, pokemon: Pokemon): boolean =>
  conditionOf(pokemon, 'confused') === null || flip(t, pokemon);

/** On tails that Pokémon can't try to retreat again this turn. */
export const noSecondTry = forbids({
  acts: ['retreat'],
  obstacle: 'used',
  code: 'retreat-has-failed',
  law: { 'neo-2001': ['Cond.Confused#2', 'cannot try to retreat again'] },
  concerns: (view, { pokemon }: ActionOf<'retreat'>) =>
    pokemonOf(view.state, pokemon)?.thisTurn.includes(TRIED_TO_RETREAT) === true,
  when: (view, { pokemon: uid }) => {
    const pokemon = pokemonOf(view.state, uid);
    return pokemon === null ? null : { pokemon: namedApart(view, pokemon), turn: view.state.turn };
  },
});
