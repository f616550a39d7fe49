import { inPlay, nameOf, playerOf, topCard, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { rulesName } from '../../rules/index.ts';
import { type CardId, type Pokemon, sameName } from '../../state/index.ts';
import { holding, type Prepared } from '../in-hand.ts';
import { butWherever, fault, here, ok, type Reader, unknownWhat } from './answer.ts';
import { cardsCalled, findPokemon, hasNoActive, NOBODY, nobodyThere, ownActives, withCard } from './names.ts';
import { splitAt, unquote } from './words.ts';

const atUpon = splitAt('on', 'onto', 'upon');
const atInto = splitAt('into', 'to');
const atOnto = splitAt('on', 'onto');

/** Is this a Pokémon of the player that is to evolve, and no card that would go onto one? */
const namesOnlyWhom = (view: View, name: string): boolean => {
  const mine = inPlay(playerOf(view.state, view.state.toMove));
  const goesOn = cardsCalled(view, [name]).some(
    ({ from }) => from !== undefined && mine.some((pokemon) => sameName(nameOf(view, pokemon), from)),
  );
  return !goesOn && findPokemon(view, name).length > 0;
};

/** The card on each Pokémon in play. */
const anywhere = (view: View, name: string): readonly Prepared[] =>
  withCard(view, [name], ({ stage }, card) =>
    inPlay(playerOf(view.state, view.state.toMove)).map(({ uid }) => ({
      kind: stage === 'level-up' ? 'level-up' : 'evolve',
      card,
      on: uid,
    })),
  ) ?? [];

/** `evolve Raichu on bench 2`, `evolve Pikachu into Raichu`. */
export const readEvolve: Reader = (view, rest) => {
  const [said, on] = atUpon(rest);
  const [from, into] = atInto(said);
  const name = unquote(into ?? said);
  const host = on ?? (into === null ? null : from);
  if (host === null && namesOnlyWhom(view, name)) return fault('incomplete-question', rest, ['evolve CARD on PLACE']);
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
  if (prepared.length === 0) return butWherever(nobodyThere(view, 'evolve', host ?? 'active'), anywhere(view, name));
  return ok(prepared[0]?.action.kind ?? 'evolve', prepared);
};

/** The Active Pokémon that a LV.X is meant for: those whose name it has, else the first. */
const levelable = (view: View, said: string): readonly Pokemon[] => {
  const actives = ownActives(view);
  const name = said.replace(/\s*lv\.?\s*x$/i, '');
  const called = actives.filter((pokemon) => sameName(rulesName(view, pokemon), name));
  return called.length > 0 ? called : actives.slice(0, 1);
};

const levelUp = (card: CardId, { uid }: Pick<Pokemon, 'uid'>): Action => ({ kind: 'level-up', card, on: uid });

/** A LV.X that was not named: the one on file of that name, else those in hand, else an unknown one. */
const anyLevelUp = (view: View, host: Pick<Pokemon, 'uid'>, name: string | null): readonly Prepared[] => {
  const onFile = name === null ? null : withCard(view, [`${name} LV.X`], (_card, id) => [levelUp(id, host)]);
  if (onFile !== null) return onFile;
  const { hand } = playerOf(view.state, view.state.toMove);
  const held = hand.cards.filter((id) => view.cardAt(id)?.stage === 'level-up');
  if (held.length > 0)
    return here(
      view,
      held.map((id) => levelUp(id, host)),
    );
  return holding(view, null, undefined).map(({ card, state, assumed }) => ({
    action: levelUp(card, host),
    state,
    assumed,
  }));
};

const PLACE = /^(?:my |the )?((?:active|bench)(?: \d+)?)(?: pok[eé]mon)?$/iu;

/** Which LV.X, and what it is for: `Lucario LV.X on active`, `active into Lucario LV.X`, `active`. */
const levelUpSaid = (rest: string): { readonly named: string; readonly on: string | null } => {
  const [said, onto] = atOnto(rest.replace(/^into\s+/i, ''));
  const [whom, into] = atInto(said);
  const named = unquote(into ?? said);
  if (into !== null) return { named, on: onto ?? whom };
  const place = onto === null ? PLACE.exec(named)?.[1] : undefined;
  return place === undefined ? { named, on: onto } : { named: '', on: place };
};

/** `level-up`, `level-up Lucario LV.X on active`, `level-up active`. */
export const readLevelUp: Reader = (view, rest) => {
  const { named, on } = levelUpSaid(rest);
  const meant = named === '' ? ownActives(view) : levelable(view, named);
  const hosts = on === null ? meant : findPokemon(view, on).slice(0, 1);
  const [first] = hosts;
  if (first === undefined && on === null && hasNoActive(view))
    return ok('level-up', anyLevelUp(view, { uid: NOBODY }, null));
  if (first === undefined) return nobodyThere(view, 'level-up', on ?? 'active');
  if (named === '') {
    const tops = hosts.map((host) => topCard(view, host));
    if (tops.every((top) => top === null || top.kind !== 'pokemon')) return unknownWhat('level-up', first);
    return ok(
      'level-up',
      hosts.flatMap((host) => anyLevelUp(view, host, rulesName(view, host))),
    );
  }
  const name = /lv\.?\s*x$/i.test(named) ? named : `${named} LV.X`;
  const prepared = withCard(view, [name, named], (_card, id) => hosts.map((host) => levelUp(id, host)));
  return prepared === null ? fault('unknown-card', name, []) : ok('level-up', prepared);
};
