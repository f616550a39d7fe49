import { inPlay, playerOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { attacksOf, features, isBasicPokemonCard, isFossil, isToldWhole } from '../../rules/index.ts';
import { type Card, type CardId, type Pokemon, sameName } from '../../state/index.ts';
import { fault, here, ok, type Reader } from './answer.ts';
import { readAttack } from './attack.ts';
import { cardsCalled, energyNames, findPokemon, isPlace, nobodyThere, withCard } from './names.ts';
import { splitAt, unquote } from './words.ts';

/** `attach Fire to active`. */
export const readAttach: Reader = (view, rest) => {
  const [said, to] = splitAt(rest, ['to', 'on', 'onto']);
  const hosts = findPokemon(view, to ?? 'active');
  if (hosts.length === 0) return nobodyThere(view, 'attach-energy', to ?? 'active');
  const prepared = withCard(view, energyNames(said), (card, id) => {
    if (card.kind === 'energy') return hosts.map(({ uid }) => ({ kind: 'attach-energy', card: id, to: uid }));
    return card.attaches === true ? hosts.map(({ uid }) => ({ kind: 'play-trainer', card: id, to: uid })) : [];
  });
  if (prepared?.length === 0)
    return fault('incomplete-question', rest, [
      'attach ENERGY to PLACE',
      'play CARD',
      'bench CARD',
      'evolve CARD on PLACE',
    ]);
  return prepared === null
    ? fault('unknown-card', unquote(said), [])
    : ok(prepared[0]?.action.kind ?? 'attach-energy', prepared);
};

/** `bench Pikachu`. */
export const readBench: Reader = (view, rest) => {
  const name = unquote(rest.replace(/\s+(?:on|to)\s+(?:the\s+)?bench$/i, ''));
  if (name === '') return fault('incomplete-question', 'bench', ['bench CARD']);
  const prepared = withCard(view, [name], (_card, id) => [{ kind: 'bench', card: id }]);
  return prepared === null ? fault('unknown-card', name, []) : ok('bench', prepared);
};

/** `play Potion`, `play Fluffy Berry on bench 1`. */
export const readPlay: Reader = (view, rest) => {
  const [said, on] = splitAt(rest, ['on', 'onto', 'to']);
  let prepared = withCard(view, [unquote(rest)], (card, id) => playsOf(view, card, id, undefined));
  if (prepared === null && on !== null) {
    const hosts = findPokemon(view, on);
    if (hosts.length === 0 && cardsCalled(view, [unquote(said)]).length > 0)
      return nobodyThere(view, 'play-trainer', on);
    prepared = withCard(view, [unquote(said)], (card, id) => hosts.flatMap(({ uid }) => playsOf(view, card, id, uid)));
  }
  if (prepared === null) return fault('unknown-card', unquote(said), []);
  if (prepared.length === 0)
    return fault('incomplete-question', rest, ['attach ENERGY to PLACE', 'evolve CARD on PLACE']);
  return ok(prepared[0]?.action.kind ?? 'play-trainer', prepared);
};

/** The ways a card is played from hand by that word alone. */
const playsOf = (view: View, card: Card, id: CardId, to: number | undefined): readonly Action[] => {
  const host = to === undefined ? {} : { to };
  if (isFossil(card)) return [{ kind: 'bench', card: id }];
  if (card.kind === 'trainer') return [{ kind: 'play-trainer', card: id, ...host }];
  if (card.kind === 'supporter') return [{ kind: 'play-supporter', card: id }];
  if (card.kind === 'stadium') return [{ kind: 'play-stadium', card: id }];
  if (card.kind === 'energy') return to === undefined ? [] : [{ kind: 'attach-energy', card: id, to }];
  if (isBasicPokemonCard(view, card)) return [{ kind: 'bench', card: id }];
  return to === undefined ? [] : [{ kind: card.stage === 'level-up' ? 'level-up' : 'evolve', card: id, on: to }];
};

/** `use Guard`, `use Guard of bench 1`; an attack's name is understood too. */
export const readUse: Reader = (view, rest) => {
  const [said, of] = splitAt(rest, ['of', 'on', 'with', 'from']);
  const whole = unquote(rest);
  const all = inPlay(playerOf(view.state, view.state.toMove));
  const holders = (name: string, among: readonly Pokemon[]): readonly Action[] =>
    among
      .filter((pokemon) => features(view, [pokemon]).powers.some(({ power }) => sameName(power.name, name)))
      .map((pokemon) => ({ kind: 'use-power', pokemon: pokemon.uid, power: name }));
  const direct = holders(whole, all);
  if (direct.length > 0) return ok('use-power', here(view, direct));
  const among = of === null ? all : findPokemon(view, of);
  const narrowed = holders(unquote(said), among);
  if (narrowed.length > 0) return ok('use-power', here(view, narrowed));
  const asAttack = all.some((pokemon) => attacksOf(view, pokemon).some(({ attack }) => sameName(attack.name, whole)));
  if (asAttack) return readAttack(view, rest, rest);
  if (among.length === 0 && of !== null && isPlace(of)) return nobodyThere(view, 'use-power', of);
  // What a sketched or undescribed Pokémon can do nobody told, so it may have the Poké-Power that is asked about.
  const placed = of !== null && among.length > 0;
  const untold = (placed ? among : all).filter((pokemon) => !isToldWhole(view, pokemon));
  const asked = (pokemon: Pokemon): Action => ({
    kind: 'use-power',
    pokemon: pokemon.uid,
    power: unquote(placed ? said : rest),
  });
  if (untold.length > 0 && whole !== '') return ok('use-power', here(view, untold.map(asked)));
  const names = all.flatMap((pokemon) => features(view, [pokemon]).powers.map(({ power }) => power.name));
  return fault('unknown-power', whole, names);
};
