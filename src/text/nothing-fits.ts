import { nameOf, type Obstacle } from '../claims/index.ts';
import { keptApartBy, type T, whyNotRipe } from '../rules/index.ts';
import type { CardId, Pokemon, Seat, ZoneName } from '../state/index.ts';
import { paragraphInForce } from './paragraph-in-force.ts';
import type { CardFilter } from './verb.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['another-name', 'none-evolves', 'not-ripe', 'nothing-fits', 'pile-empty'],
} as const;

/** Why nothing is taken where a text has cards taken of a kind: none of that kind is there, and by which rule a card that looks like one is not. */

/** The names that a filter asks for. */
const namesAsked = (filter: CardFilter): readonly string[] => [
  ...(filter.named === undefined ? [] : [filter.named]),
  ...(filter['any-of'] ?? []).flatMap(namesAsked),
];

/** Cards with a part of a name beside the one asked for, which makes it another. */
const saySimilarNames = (t: T, pile: readonly CardId[], filter: CardFilter): void => {
  const printed = new Set(pile.flatMap((id) => t.view.cardAt(id)?.name ?? []));
  for (const said of namesAsked(filter))
    for (const name of printed) {
      const rule = keptApartBy(t.view, name, said);
      if (rule !== null) t.aside(rule, 'another-name', { card: name, said });
    }
};

/** Whose pile cards are taken out of; `lookedAt`: out of a part of it. */
export interface TakenFrom {
  readonly of: Seat;
  readonly zone: ZoneName;
  readonly lookedAt?: boolean;
}

/** Says that nothing of these cards is what the text asks for. */
export const sayNothingFits = (t: T, from: TakenFrom, pile: readonly CardId[], filter: CardFilter): void => {
  const rule = paragraphInForce(t);
  if (rule === null) return;
  const { of, zone, lookedAt = false } = from;
  const facts = { player: of, zone, ...(lookedAt ? { lookedAt } : {}) };
  if (pile.length === 0) t.aside(rule, 'pile-empty', facts);
  else t.aside(rule, 'nothing-fits', { ...facts, filter: JSON.stringify(filter) });
  saySimilarNames(t, pile, filter);
};

/** Says that no card of the pile, of the kind that the text asks for, goes onto any of these Pokémon, where that is so of each of them. */
export const sayNoneEvolves = (
  t: T,
  { of, zone, which }: TakenFrom & { readonly which?: CardFilter | undefined },
  pokemon: readonly Pokemon[],
  hasOne: (pokemon: Pokemon) => boolean,
): void => {
  const rule = paragraphInForce(t);
  if (rule === null || pokemon.length === 0 || pokemon.some(hasOne)) return;
  const onto = [...new Set(pokemon.map((one) => nameOf(t.view, one)))];
  const filter = which === undefined ? {} : { filter: JSON.stringify(which) };
  t.aside(rule, 'none-evolves', { player: of, zone, onto, ...filter });
};

/** Says of each of these Pokémon, onto which a card would go, why it may not evolve now. */
export const sayNotRipe = (
  t: T,
  pokemon: readonly Pokemon[],
  despite: readonly Obstacle[],
  bound: readonly Obstacle[],
): void => {
  for (const one of pokemon) {
    const why = whyNotRipe(t.view, one, despite, bound);
    if (why !== null) t.aside(why.rule, 'not-ripe', why.facts);
  }
};
