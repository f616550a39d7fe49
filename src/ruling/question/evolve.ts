import { inPlay, nameOf, playerOf, topCard, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { rulesName } from '../../rules/index.ts';
import { type Pokemon, sameName } from '../../state/index.ts';
import { fault, ok, type Reader, unknownWhat } from './answer.ts';
import { findPokemon, nobodyThere, ownActives, withCard } from './names.ts';
import { splitAt, unquote } from './words.ts';

/** `evolve Raichu on bench 2`, `evolve Pikachu into Raichu`. */
export const readEvolve: Reader = (view, rest) => {
  const [said, on] = splitAt(rest, ['on', 'onto', 'upon']);
  const [from, into] = splitAt(said, ['into', 'to']);
  const name = unquote(into ?? said);
  const host = on ?? (into === null ? null : from);
  const prepared = withCard(view, [name], (card, id) => {
    const all = inPlay(playerOf(view.state, view.state.toMove));
    const named =
      host === null
        ? all.filter((pokemon) => card.from !== undefined && sameName(nameOf(view, pokemon), card.from))
        : findPokemon(view, host);
    const hosts = named.length > 0 ? named : host === null ? ownActives(view) : [];
    const kind = card.stage === 'level-up' ? 'level-up' : 'evolve';
    return hosts.map((pokemon): Action => ({ kind, card: id, on: pokemon.uid }));
  });
  if (prepared === null) return fault('unknown-card', name, []);
  if (prepared.length === 0) return nobodyThere(view, 'evolve', host ?? 'active');
  return ok(prepared[0]?.action.kind ?? 'evolve', prepared);
};

/** The Active Pokémon that a LV.X is meant for: the one whose name it has, else the first. */
const levelable = (view: View, said: string): Pokemon | undefined => {
  const actives = ownActives(view);
  const name = said.replace(/\s*lv\.?\s*x$/i, '');
  return actives.find((pokemon) => sameName(rulesName(view, pokemon), name)) ?? actives[0];
};

/** `level-up`, `level-up Lucario LV.X on active`. */
export const readLevelUp: Reader = (view, rest) => {
  const [said, on] = splitAt(rest.replace(/^into\s+/i, ''), ['on', 'onto']);
  const named = unquote(said);
  const host = on === null ? levelable(view, named) : findPokemon(view, on)[0];
  if (host === undefined) return nobodyThere(view, 'level-up', on ?? 'active');
  const top = topCard(view, host);
  if (named === '' && (top === null || top.kind !== 'pokemon')) return unknownWhat('level-up', host);
  const name = named === '' ? `${rulesName(view, host)} LV.X` : /lv\.?\s*x$/i.test(named) ? named : `${named} LV.X`;
  const prepared = withCard(view, [name, named], (_card, id) => [{ kind: 'level-up', card: id, on: host.uid }]);
  return prepared === null ? fault('unknown-card', name, []) : ok('level-up', prepared);
};
