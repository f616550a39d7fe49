import { energyIds, inPlay, namedApart, nameOf, pokemonOf, topCard, type View, type Why } from '../../claims/index.ts';
import { lawOf, paragraphOf, reading, speaksOfLaw, step, unknownFact } from '../../engine/index.ts';
import { type CardId, type Pokemon, sameName, type Uid } from '../../state/index.ts';
import { placeCountersOtherwise } from '../damage/damage-counters.ts';
import { effectiveTypes } from '../pokemon/effective-values.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['counters-not-told'],
  note: ['dark-in-its-name', 'suits-darkness-energy', 'unsuited-to-darkness-energy'],
} as const;

/** Darkness Energy of the Neo sets, which damages between turns a Pokémon that it does not suit. */

const LAW = lawOf({ 'neo-2001': ['After.1D', 'Every Pokémon that has Darkness Energy attached gets damage counters'] });

const DARKNESS_ENERGY = 'Darkness Energy';

/** Does the document itself say what such a card prints? */
export const knowsDarknessEnergy = (view: View): boolean => speaksOfLaw(LAW, view.doc);

/** "Dark in its name" is the word by itself: the Dark Pokémon of Team Rocket, whatever their type. */
export const hasDarkInName = reading(
  { 'neo-2001': ['Energy Types', 'Dark in its name means a Dark Pokémon'] },
  (view, [pokemon]: readonly [Pokemon], why): boolean => {
    const dark = /(?:^|\s)Dark\s/u.test(nameOf(view, pokemon));
    if (dark) why('dark-in-its-name', { pokemon: namedApart(view, pokemon) });
    return dark;
  },
  (view, [pokemon]) => effectiveTypes(view, pokemon).includes('D'),
);

/** The Darkness Energy cards on a Pokémon that burden it; that it suits its Pokémon is reported, for its players will ask. */
const burdening = (view: View, uid: Uid, why?: Why): readonly CardId[] => {
  const pokemon = pokemonOf(view.state, uid);
  const cards = (pokemon === null ? [] : energyIds(view, pokemon)).filter((id) => {
    const card = view.cardAt(id);
    return card !== null && sameName(card.name, DARKNESS_ENERGY);
  });
  if (pokemon === null || cards.length === 0) return [];
  if (topCard(view, pokemon) === null) view.readings.undescribed(view, pokemon);
  const isDarkness = effectiveTypes(view, pokemon).includes('D');
  if (!isDarkness && !hasDarkInName(view, [pokemon], why)) return cards;
  why?.(paragraphOf(LAW, view), 'suits-darkness-energy', {
    pokemon: namedApart(view, pokemon),
    by: isDarkness ? 'type' : 'name',
  });
  return [];
};

/** How many counters one such card puts down. The document names no number; the card may. */
const countersOf = (view: View, id: CardId, uid: Uid): number => {
  const pokemon = pokemonOf(view.state, uid);
  const facts = { pokemon: pokemon === null ? 'a Pokémon' : namedApart(view, pokemon) };
  return view.cardAt(id)?.burden ?? unknownFact(view, LAW, 'counters-not-told', facts);
};

const everyUid = (t: T): readonly Uid[] => t.state.players.flatMap((player) => inPlay(player).map(({ uid }) => uid));

export const darknessBetweenTurns = step(LAW, (t: T): void => {
  if (everyUid(t).some((uid) => burdening(t.view, uid).length > 0)) t.rules.answers.atAnyTime(t);
  for (const uid of everyUid(t)) {
    const all = burdening(t.view, uid, t.why);
    const pokemon = pokemonOf(t.state, uid);
    if (all.length > 0 && pokemon !== null)
      t.note('unsuited-to-darkness-energy', { pokemon: namedApart(t.view, pokemon) });
    for (const id of all) placeCountersOtherwise(t, uid, countersOf(t.view, id, uid));
  }
});
