import { energyIds, playerOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { type CardId, energyLabel, type Pokemon, sameName } from '../../state/index.ts';
import { butWherever, fault, here, ok, type Reader } from './answer.ts';
import { energyNames, findPokemon, hasNoActive, NOBODY, nobodyThere, ownActives, placesOf } from './names.ts';
import { splitAt } from './words.ts';

const atPaying = splitAt('paying', 'pay');

/** `LL` in a payment is two cards, as on the board; a short name such as DRE stays one. */
const oneByOne = (said: string): readonly string[] => (/^[GRWLPFDMY]{2,}$/i.test(said) ? [...said] : [said]);

/** The Energy cards that are to pay, in the order said. A word that names none of those left is given back. */
const readPayment = (view: View, active: Pokemon, text: string): readonly CardId[] | { readonly stranger: string } => {
  const left = [...energyIds(view, active)];
  const paid: CardId[] = [];
  const called = (id: CardId, said: string): boolean =>
    sameName(energyLabel(view.cardAt(id)), said) || sameName(view.cardAt(id)?.name ?? '', energyNames(said)[0] ?? said);
  const named = (said: string): boolean => left.some((id) => called(id, said));
  // `Scramble Energy` is one card, `R R` are two.
  const words = text
    .split(/\s*(?:,|\+|\bthen\b|\band\b)\s*/i)
    .flatMap((part) => (named(part) ? [part] : part.split(/\s+/)))
    .filter((word) => word !== '');
  if (words.every((word) => /^(?:nothing|none|0|-)$/i.test(word))) return [];
  for (const word of words) {
    for (const said of named(word) ? [word] : oneByOne(word)) {
      const at = left.findIndex((id) => called(id, said));
      const [id] = at < 0 ? [] : left.splice(at, 1);
      if (id === undefined) return { stranger: said };
      paid.push(id);
    }
  }
  return paid;
};

const anyRetreat = (actives: readonly Pokemon[]): readonly Action[] =>
  actives.map(({ uid }) => ({ kind: 'retreat', pokemon: uid }));

/** `retreat`, `retreat to bench 2 paying R then DRE`. */
export const readRetreat: Reader = (view, rest) => {
  const actives = ownActives(view);
  if (rest === '' && hasNoActive(view)) return ok('retreat', here(view, [{ kind: 'retreat', pokemon: NOBODY }]));
  if (actives.length === 0) return nobodyThere(view, 'retreat', 'active', ['an Active Pokémon on the board']);
  const [before, paying] = atPaying(` ${rest}`);
  const way = before.replace(/,\s*$/, '');
  const toward = /\b(?:to|for|into)\s+(.+)$/i.exec(way);
  const { bench } = playerOf(view.state, view.state.toMove);
  // With an empty or unknown Bench, the rule that a Pokémon has to be there answers, whatever the question names.
  const place = bench.length === 0 ? undefined : toward?.[1];
  const benched = place === undefined ? [] : findPokemon(view, place).filter((pokemon) => !actives.includes(pokemon));
  if (place !== undefined && benched.length === 0) {
    const others = placesOf(view).filter((one) => !one.startsWith('active'));
    return butWherever(nobodyThere(view, 'retreat', place, others), here(view, anyRetreat(actives)));
  }
  const whom = (toward === null ? way : way.slice(0, toward.index)).trim().replace(/^with\s+/i, '');
  const found = whom === '' ? actives : findPokemon(view, whom);
  // Of several with a name, those that are Active, else the first.
  const named = found.filter((pokemon) => actives.includes(pokemon));
  const retreating = named.length > 0 ? named : found.slice(0, 1);
  if (retreating.length === 0) return nobodyThere(view, 'retreat', whom);
  const targets = place === undefined ? [{}] : benched.map(({ uid }) => ({ to: uid }));
  const ways: Action[] = [];
  for (const pokemon of retreating) {
    const pay = paying === null ? undefined : readPayment(view, pokemon, paying);
    if (pay !== undefined && 'stranger' in pay) {
      if (retreating.length > 1) continue;
      const attached = energyIds(view, pokemon).map((id) => energyLabel(view.cardAt(id)));
      return butWherever(fault('not-attached', pay.stranger, attached), here(view, anyRetreat([pokemon])));
    }
    const details = { pokemon: pokemon.uid, ...(pay === undefined ? {} : { pay }) };
    ways.push(...targets.map((to): Action => ({ kind: 'retreat', ...details, ...to })));
  }
  return ways.length === 0 ? fault('not-attached', paying ?? '', []) : ok('retreat', here(view, ways));
};
