import { playerOf, topCard } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { attacksOf } from '../../rules/index.ts';
import { plainName, sameName } from '../../state/index.ts';
import { fault, here, ok, type Reader } from './answer.ts';
import { findPokemon, placesOf } from './names.ts';
import { splitAt, unquote } from './words.ts';

/** `attack`, `attack Live Coal`, `attack Live Coal with bench 1`. */
export const readAttack: Reader = (view, rest) => {
  const active = playerOf(view.state, view.state.toMove).active[0] ?? null;
  const [before, withWhom] = splitAt(rest.replace(/^with\s+/i, ' with '), ['with']);
  const whom = withWhom === null ? active : findPokemon(view, withWhom)[0];
  const whole = findPokemon(view, rest.replace(/^with\s+/i, ''))[0];
  const pokemon = whom ?? whole ?? active;
  if (pokemon === null || pokemon === undefined) return fault('unknown-place', withWhom ?? 'active', placesOf(view));
  const name = unquote(withWhom === null ? rest : before);
  const known = attacksOf(view, pokemon);
  const act = (attack: string): Action => ({ kind: 'attack', attacker: pokemon.uid, attack });
  // Nobody told what attacks a sketched or undescribed Pokémon has.
  const card = topCard(view, pokemon);
  if (known.length === 0 && (card === null || card.sketched === true))
    return ok('attack', here(view, [act(name === '' ? 'an attack' : name)]));
  if (name === '' || whole !== undefined) {
    // One without any attack is asked about all the same: the rule that looks for the attack answers.
    const names = known.length === 0 ? ['an attack'] : known.map(({ attack }) => attack.name);
    return ok('attack', here(view, names.map(act)));
  }
  const exact = known.find(({ attack }) => sameName(attack.name, name));
  if (exact !== undefined) return ok('attack', here(view, [act(exact.attack.name)]));
  const begun = known.filter(({ attack }) => plainName(attack.name).startsWith(plainName(name)));
  const [only] = begun;
  if (begun.length === 1 && only !== undefined) return ok('attack', here(view, [act(only.attack.name)]));
  if (known.length > 0)
    return fault(
      'unknown-attack',
      name,
      known.map(({ attack }) => attack.name),
    );
  return ok('attack', here(view, [act(name)]));
};
