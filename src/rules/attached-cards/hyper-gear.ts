import { namedApart, opponentsOf, pokemonOf, seatOf, topCard, type View } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';
import type { Card, Pokemon, Seat } from '../../state/index.ts';
import { asPrinted } from '../cards/later-cards.ts';
import { forbids } from '../prohibition.ts';
import { isTechnicalMachine, isTool } from './attached-cards.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['gear-returns'],
} as const;

/** Pokémon Tools of one's own Pokémon, and Team Flare Hyper Gear, which goes onto a Pokémon-EX of the opponent (XY Gl:Pokémon Tool, AppF). */

export const isHyperGear = (card: Card): boolean => (card.tags ?? []).includes('hyper gear');

const GEAR = lawOf({
  ...asPrinted('a Hyper Gear goes where its card says'),
  'xy-2016': ['AppF', 'a Pokémon-EX of the opponent'],
  'me-2026': ['App24#1', 'a Pokémon-EX of the opponent'],
});

/** On whose Pokémon does it go? */
const goesAcross = reading(
  GEAR,
  (_view, _card: readonly [Card]) => true,
  () => false,
);

/** Whose Pokémon may carry this card, and those of them that are Pokémon-EX, where it asks for that. */
export const sideOfCarriers = (view: View, card: Card): readonly Seat[] =>
  isHyperGear(card) && goesAcross(view, [card]) ? opponentsOf(view, view.state.toMove) : [view.state.toMove];

const isEx = (view: View, pokemon: Pokemon): boolean => (topCard(view, pokemon)?.tags ?? []).includes('EX');

/** A Hyper Gear can only be attached to a Pokémon-EX. */
export const takesGear = (view: View, card: Card, pokemon: Pokemon): boolean =>
  !isHyperGear(card) || !goesAcross(view, [card]) || isEx(view, pokemon);

export const gearOnOpponentsEx = forbids({
  acts: ['play-trainer'],
  obstacle: 'target',
  code: 'gear-on-opponents-ex',
  law: { 'xy-2016': ['AppF', 'a Pokémon-EX of the opponent'], 'me-2026': ['App24#1', 'a Pokémon-EX of the opponent'] },
  concerns: (view, action) => {
    const card = view.cardAt(action.card);
    return card !== null && isHyperGear(card) && action.to !== undefined;
  },
  when: (view, action) => {
    const pokemon = action.to === undefined ? null : pokemonOf(view.state, action.to);
    const card = view.cardAt(action.card);
    if (pokemon === null || card === null) return null;
    const across = seatOf(view.state, pokemon.uid) !== view.state.toMove;
    return across && isEx(view, pokemon) ? null : { card: card.name, pokemon: namedApart(view, pokemon) };
  },
});

/** Any other Tool helps a Pokémon of one's own. */
export const toolOnOwn = forbids({
  acts: ['play-trainer'],
  obstacle: 'target',
  code: 'tool-on-ones-own',
  law: {
    'ex-2003': ['Tools', 'your Pokémon'],
    'advanced-2018': ['I.B-01#4', 'one of your own Pokémon'],
    'advanced-2025': { silent: 'a Pokémon Tool goes on one of your own Pokémon', near: 'I.B-02#2' },
    'neo-2001': ['Pokémon Tools', 'attach it to your Pokémon'],
    'xy-2016': ['Gl:Pokémon Tool', 'a Pokémon of their own'],
    'me-2026': { silent: 'a Pokémon Tool goes on one of your own Pokémon', near: 'Turn.2D#7' },
  },
  concerns: (view, action) => {
    const card = view.cardAt(action.card);
    return card !== null && isTool(card) && !isHyperGear(card) && action.to !== undefined;
  },
  when: (view, action) => {
    const pokemon = action.to === undefined ? null : pokemonOf(view.state, action.to);
    const card = view.cardAt(action.card);
    if (pokemon === null || card === null || seatOf(view.state, pokemon.uid) === view.state.toMove) return null;
    return { card: card.name, pokemon: namedApart(view, pokemon) };
  },
});

/** A Technical Machine too, where the document says so. */
export const machineOnOwn = forbids({
  acts: ['play-trainer'],
  obstacle: 'target',
  code: 'machine-on-ones-own',
  law: {
    'xy-2016': ['Gl:Technical Machine', 'a Pokémon of their own'],
    'me-2026': { silent: 'a Technical Machine goes on one of your own Pokémon', near: 'Gl:Technical Machine' },
  },
  concerns: (view, action) => {
    const card = view.cardAt(action.card);
    return card !== null && isTechnicalMachine(card) && action.to !== undefined;
  },
  when: (view, action) => {
    const pokemon = action.to === undefined ? null : pokemonOf(view.state, action.to);
    const card = view.cardAt(action.card);
    if (pokemon === null || card === null || seatOf(view.state, pokemon.uid) === view.state.toMove) return null;
    return { card: card.name, pokemon: namedApart(view, pokemon) };
  },
});

/** Taken off for whatever reason, it goes to the pile of the player who played it. */
export const gearReturns = reading(
  {
    ...asPrinted('a Hyper Gear goes where its card says'),
    'xy-2016': ['AppF', 'the discard pile of the player who had played it'],
    'me-2026': ['App24#2', 'the discard pile of the player who had played it'],
  },
  (_view, [card, owner]: readonly [Card, Seat, Seat], why): Seat => {
    why('gear-returns', { card: card.name, player: owner });
    return owner;
  },
  (_view, [, , holder]) => holder,
);
