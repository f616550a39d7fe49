import { claimsOn, topCard } from '../../claims/index.ts';
import type { Law } from '../../engine/index.ts';
import { isCalled, isFossil } from '../../rules/index.ts';
import type { Card } from '../../state/index.ts';
import { type InspectedPokemon, type InspectedTable, sinceTold, type TableFault } from './table-fault.ts';

/** What lies on what: Evolution and Level Up cards on the cards they belong on, and not before they may (CR 203, 204, 307). */

const isLevel = (card: Card | null): boolean => card?.stage === 'level-up';

/** A Baby card lets a Basic Pokémon lie on it by its own text, and so may any card with a Poké-Power for evolving. */
const letsItselfBeCovered = (card: Card): boolean =>
  card.stage === 'baby' || (card.powers ?? []).some((power) => (power.touches ?? []).includes('evolve'));

/** Skipping a stage is possible by card texts, so an Evolution may lie where a card between would link the two. */
const linked = ({ view }: InspectedTable, upper: Card, lower: Card): boolean =>
  view.pool
    .all()
    .some(
      (card) =>
        isCalled(view, card.name, upper.from ?? '') && card.from !== undefined && isCalled(view, lower.name, card.from),
    );

const ONTO: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['307.3a', 'Put onto'] };
const FROM: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['307.2a', 'Evolves from'] };

const wrongNeighbours = (table: InspectedTable, { base }: InspectedPokemon, upper: Card, lower: Card): TableFault[] => {
  if (upper.from === undefined) {
    if (upper.sketched === true || letsItselfBeCovered(lower)) return [];
    const law: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['203.1', 'Evolves from'] };
    return [{ law, code: 'basic-on-top', facts: { ...base, card: upper.name, below: lower.name } }];
  }
  if (isCalled(table.view, lower.name, upper.from)) return [];
  if (!isLevel(upper) && linked(table, upper, lower)) return [];
  const facts = { ...base, card: upper.name, from: upper.from, below: lower.name };
  return [isLevel(upper) ? { law: ONTO, code: 'wrong-put-onto', facts } : { law: FROM, code: 'wrong-line', facts }];
};

/** Nobody's Pokémon evolves or levels up in anybody's first turn, so whoever has, did so later. */
const changedTooEarly = ({ view }: InspectedTable, one: InspectedPokemon): TableFault[] => {
  const { pokemon, spec, base } = one;
  const { turn, told, players } = view.state;
  const by = sinceTold(one) ?? turn - 1;
  if (!told.turn || spec.under?.length === 0 || pokemon.stack.length < 2 || by > players.length) return [];
  if (
    claimsOn(view, pokemon, 'may').some(({ claim }) => claim.act === 'evolve' && claim.despite.includes('first-turn'))
  )
    return [];
  const facts = { ...base, turn: Math.max(1, by) };
  if (isLevel(topCard(view, pokemon)))
    return [{ law: { 'comprehensive-2009': ['307.3f', 'first turn'] }, code: 'leveled-up-on-first-turn', facts }];
  return [{ law: { 'comprehensive-2009': ['307.2f', 'first turn'] }, code: 'evolved-on-first-turn', facts }];
};

export const stackFaults = function* (table: InspectedTable, one: InspectedPokemon): Generator<TableFault> {
  const { view } = table;
  const { pokemon, base } = one;
  const cards = pokemon.stack.map((id) => view.cardAt(id));
  const [top] = cards;
  if (top !== null && top !== undefined && top.kind !== 'pokemon' && !isFossil(top))
    yield { law: { 'comprehensive-2009': ['300.2', 'Basic Pokémon'] }, code: 'not-a-pokemon', facts: base };
  if (top !== null && top !== undefined && isLevel(top) && cards.length === 1)
    yield {
      law: { 'comprehensive-2009': ['204.2', 'only'] },
      code: 'level-up-on-nothing',
      facts: { ...base, card: top.name, from: top.from ?? '' },
    };
  if (cards.filter(isLevel).length > 1)
    yield { law: { 'comprehensive-2009': ['307.3g', 'Leveled Up'] }, code: 'leveled-up-twice', facts: base };
  for (const [at, upper] of cards.entries()) {
    const lower = cards[at + 1];
    if (upper === null || lower === null || lower === undefined || (isLevel(upper) && isLevel(lower))) continue;
    yield* wrongNeighbours(table, one, upper, lower);
  }
  yield* changedTooEarly(table, one);
};
