import { claimsOn, topCard } from '../../claims/index.ts';
import { bareName, countsAsBasic, isCalled, isFossil, legend, mayBeCovered } from '../../rules/index.ts';
import type { Card } from '../../state/index.ts';
import {
  breaks,
  type InspectedPokemon,
  type InspectedTable,
  sinceGiven,
  type TableFault,
  type Tell,
} from './table-fault.ts';

/** What is on what: Evolution and Level Up cards on the cards they belong on, and not before they may (CR 203, 204, 307). */

const wrongPutOnto = breaks('wrong-put-onto', {
  'comprehensive-2009': ['307.3a', 'Put onto'],
  'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
});
const wrongLine = breaks('wrong-line', {
  'comprehensive-2009': ['307.2a', 'Evolves from'],
  'ex-2003': ['Evo.2', 'played on top of the card'],
  'advanced-2018': ['I.A-05#1', 'put on top of it'],
  'neo-2001': ['Evolution#3', 'what it evolves from'],
  'xy-2016': ['Turn.2B#1', 'put the card on top of it'],
});
const basicOnTop = breaks('basic-on-top', {
  'comprehensive-2009': ['203.1', 'Evolves from'],
  'ex-2003': ['Evo.1', 'Only a Basic Pokémon can be played directly'],
  'advanced-2018': ['I.A-05#1', 'put on top of it'],
  'neo-2001': ['Evolution#3', 'says what it evolves from'],
  'xy-2016': ['Gl:Evolution Card', 'played onto'],
});
const leveledUpOnFirstTurn = breaks('leveled-up-on-first-turn', { 'comprehensive-2009': ['307.3f', 'first turn'] });
const evolvedOnFirstTurn = breaks('evolved-on-first-turn', {
  'comprehensive-2009': ['307.2f', 'first turn'],
  'ex-2003': ['Options.3', 'on your first turn'],
  'advanced-2018': ['I.A-05#2', 'on their own first turn'],
  'neo-2001': 'absent',
  'xy-2016': ['Turn.2B#4', 'during their own first turn'],
});
const notAPokemon = breaks('not-a-pokemon', {
  'comprehensive-2009': ['300.2', 'Basic Pokémon'],
  'ex-2003': ['Options.2', 'a Basic Pokémon from your hand'],
  'advanced-2018': ['I.A-04#1', 'Basic Pokémon from their hand'],
  'neo-2001': ['Play.9B1', 'a Basic Pokémon on your Bench'],
  'xy-2016': ['Turn.2A', 'Basic Pokémon card in hand'],
});
const levelUpOnNothing = breaks('level-up-on-nothing', {
  'comprehensive-2009': ['204.2', 'only'],
  'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
});
const leveledUpTwice = breaks('leveled-up-twice', { 'comprehensive-2009': ['307.3g', 'Leveled Up'] });

const noBasicSetOut = breaks('no-basic-set-out', {
  'comprehensive-2009': ['500.2', 'one Basic Pokémon card'],
  'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
  'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
  'neo-2001': ['Play.3', 'a Basic Pokémon'],
  'xy-2016': ['Start.5', 'as the Active Pokémon'],
});

const isLevel = (card: Card | null): boolean => card?.stage === 'level-up';

/** A Baby card lets a Basic Pokémon be put onto it by its own text, and so may any card with a Poké-Power for evolving. */
const letsItselfBeCovered = (card: Card, upper: Card): boolean =>
  card.stage === 'baby' || (card.powers ?? []).some((power) => mayBeCovered(power, upper.name));

/** Skipping a stage is possible by card texts, so an Evolution may be where a card between would link the two. */
const linked = ({ view }: InspectedTable, upper: Card, lower: Card): boolean =>
  [lower.name, bareName(view, lower.name)].some((name) =>
    view.pool.evolvingFrom(name).some((card) => isCalled(view, card.name, upper.from ?? '')),
  );

const wrongNeighbours = (table: InspectedTable, { base }: InspectedPokemon, upper: Card, lower: Card): TableFault[] => {
  if (upper.from === undefined) {
    if (upper.stage === 'legend' && legend.isOtherHalf(upper, lower)) return [];
    if (upper.sketched === true || letsItselfBeCovered(lower, upper)) return [];
    return [basicOnTop({ ...base(), card: upper.name, below: lower.name })];
  }
  if (isCalled(table.view, lower.name, upper.from)) return [];
  if (!isLevel(upper) && linked(table, upper, lower)) return [];
  const facts = { ...base(), card: upper.name, from: upper.from, below: lower.name };
  return [isLevel(upper) ? wrongPutOnto(facts) : wrongLine(facts)];
};

/** No Pokémon evolves or levels up in a player's first turn, so one that has did so later. */
const changedTooEarly = ({ view }: InspectedTable, one: InspectedPokemon): TableFault[] => {
  const { pokemon, spec, base } = one;
  const { turn, given, players } = view.state;
  const by = sinceGiven(one) ?? turn - 1;
  if (!given.turn || spec.under?.length === 0 || pokemon.stack.length < 2 || by > players.length) return [];
  // Two halves come down together.
  if (topCard(view, pokemon)?.stage === 'legend' && pokemon.stack.length === 2) return [];
  if (
    claimsOn(view, pokemon, 'may').some(({ claim }) => claim.act === 'evolve' && claim.despite.includes('first-turn'))
  )
    return [];
  const facts = { ...base(), turn: Math.max(1, by) };
  if (isLevel(topCard(view, pokemon))) return [leveledUpOnFirstTurn(facts)];
  return [evolvedOnFirstTurn(facts)];
};

export const stackFaults = (table: InspectedTable, one: InspectedPokemon, tell: Tell): void => {
  const { view } = table;
  const { pokemon, base } = one;
  const cards = pokemon.stack.map((id) => view.cardAt(id));
  const [top] = cards;
  if (top !== null && top !== undefined && top.kind !== 'pokemon' && !isFossil(top)) tell(notAPokemon(base()));
  if (view.state.phase === 'setup' && top !== null && top !== undefined && !countsAsBasic(view, [top]))
    tell(noBasicSetOut(base()));
  if (top !== null && top !== undefined && isLevel(top) && cards.length === 1)
    tell(levelUpOnNothing({ ...base(), card: top.name, from: top.from ?? '' }));
  if (cards.filter(isLevel).length > 1) tell(leveledUpTwice(base()));
  for (const [at, upper] of cards.entries()) {
    const lower = cards[at + 1];
    if (upper === null || lower === null || lower === undefined || (isLevel(upper) && isLevel(lower))) continue;
    for (const fault of wrongNeighbours(table, one, upper, lower)) tell(fault);
  }
  for (const fault of changedTooEarly(table, one)) tell(fault);
};
