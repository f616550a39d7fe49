import { claimsOn, topCard } from '../../claims/index.ts';
import {
  bareName,
  bench,
  countsAsBasic,
  evolution,
  isCalled,
  isFossil,
  legend,
  levelUp,
  mayBeCovered,
  setUp,
  vUnion,
} from '../../rules/index.ts';
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

const wrongPutOnto = breaks('wrong-put-onto', levelUp.PUT_ONTO);
const wrongLine = breaks('wrong-line', evolution.EVOLVES_FROM);
const basicOnTop = breaks('basic-on-top', {
  'comprehensive-2009': ['203.1', 'Evolves from'],
  'ex-2003': ['Evo.1', 'Only a Basic Pokémon can be played directly'],
  'advanced-2018': ['I.A-05#1', 'put on top of it'],
  'advanced-2025': ['I.A-05#1', 'by playing from their hand, on top of it'],
  'neo-2001': ['Evolution#3', 'says what it evolves from'],
  'xy-2016': ['Gl:Evolution Card', 'played onto'],
  'me-2026': ['Gl:Evolution card', 'played onto'],
});
const leveledUpOnFirstTurn = breaks('leveled-up-on-first-turn', { 'comprehensive-2009': ['307.3f', 'first turn'] });
// Elsewhere an effect may have evolved it in that turn, or a card that lies anywhere by now (APR II.C-12#3, EX EvoEx.1, ME Turn.2B#4c).
const evolvedOnFirstTurn = breaks('evolved-on-first-turn', {
  'comprehensive-2009': ['307.2f', 'first turn'],
});
const notAPokemon = breaks('not-a-pokemon', bench.BASICS_ONTO_BENCH);
const levelUpOnNothing = breaks('level-up-on-nothing', {
  'comprehensive-2009': ['204.2', 'only'],
  'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  'me-2026': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
});
const leveledUpTwice = breaks('leveled-up-twice', { 'comprehensive-2009': ['307.3g', 'Leveled Up'] });

const noBasicSetOut = breaks('no-basic-set-out', setUp.INITIAL_ACTIVE);

const isLevel = (card: Card | null): boolean => card?.stage === 'level-up';

/** A Baby card lets a Basic Pokémon be put onto it by its own text, and so may any card with a Poké-Power for evolving. */
const letsItselfBeCovered = (card: Card, upper: Card): boolean =>
  card.stage === 'baby' || (card.powers ?? []).some((power) => mayBeCovered(power, upper.name));

const PUT_ON_TOP = /\bon top of\b/iu;
const EVOLVES_OR_ON_TOP = /\bevol(?:ve|ution)|\bon top of\b/iu;

/** Does a text of that card which is not read speak of such a thing? It may let other cards onto its Pokémon. */
const maySay = ({ powers = [], unread = [] }: Card, words: RegExp): boolean =>
  powers.some(({ does, always, text = '' }) => does === undefined && always === undefined && words.test(text)) ||
  unread.some(({ does, text = '' }) => does === undefined && words.test(text));

/** Skipping a stage is possible by card texts, so an Evolution may be where a card between would link the two. */
const linked = ({ view }: InspectedTable, upper: Card, lower: Card): boolean =>
  [lower.name, bareName(view, lower.name)].some((name) =>
    view.pool.evolvingFrom(name).some((card) => isCalled(view, card.name, upper.from ?? '')),
  );

const wrongNeighbours = (table: InspectedTable, { base }: InspectedPokemon, upper: Card, lower: Card): TableFault[] => {
  if (upper.from === undefined) {
    if (upper.stage === 'legend' && legend.isOtherHalf(upper, lower)) return [];
    if (vUnion.isPart(upper) && vUnion.isPart(lower) && isCalled(table.view, lower.name, upper.name)) return [];
    if (upper.sketched === true || letsItselfBeCovered(lower, upper) || maySay(lower, PUT_ON_TOP)) return [];
    return [basicOnTop({ ...base(), card: upper.name, below: lower.name })];
  }
  if (isCalled(table.view, lower.name, upper.from)) return [];
  if (!isLevel(upper) && (linked(table, upper, lower) || maySay(lower, EVOLVES_OR_ON_TOP))) return [];
  const facts = { ...base(), card: upper.name, from: upper.from, below: lower.name };
  return [isLevel(upper) ? wrongPutOnto(facts) : wrongLine(facts)];
};

/** Where no Pokémon evolves or levels up in a player's first turn, one that has did so later. */
const changedTooEarly = ({ view }: InspectedTable, one: InspectedPokemon): TableFault[] => {
  const { pokemon, spec, base } = one;
  const { turn, given, players } = view.state;
  const by = sinceGiven(one) ?? turn - 1;
  if (!given.turn || spec.under?.length === 0 || pokemon.stack.length < 2 || by > players.length) return [];
  // Two halves come down together, and four parts.
  const top = topCard(view, pokemon);
  if ((top?.stage === 'legend' && pokemon.stack.length === 2) || vUnion.isPart(top)) return [];
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
