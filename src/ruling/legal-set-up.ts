import { playerOf, type View } from '../claims/index.ts';
import type { AnyLaw, SetUpAction, SetUpKind } from '../engine/index.ts';
import { countsAsBasic, openingFor } from '../rules/index.ts';
import type { Card } from '../state/index.ts';
import { holding, type Prepared } from './in-hand.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What the player to move could set about in the set-up, and what lets each be done. */

export interface Candidate extends Prepared {
  readonly subject: { readonly [name: string]: string };
  readonly ifHeld: boolean;
}

export const SET_UP_ALLOWS: Readonly<Record<SetUpKind, AnyLaw>> = {
  'new-game': {
    'comprehensive-2009': ['606.2a.i', 'they start a brand new game'],
    'advanced-2018': ['I.E/sud.1', 'the game starts over from the beginning'],
    'ex-2003': { silent: 'nothing is said of a game that ends level', near: 'intro' },
    'neo-2001': { silent: 'nothing is said of a game that ends level', near: 'Play.6' },
    'xy-2016': ['SuddenDeath', 'a new game in every respect'],
  },
  'initial-hand': {
    'comprehensive-2009': ['500.1', 'draws seven cards'],
    'ex-2003': ['Begin#1', 'draws seven cards'],
    'advanced-2018': ['I.G/set.4', 'Draw 7 cards'],
    'neo-2001': ['Play.2', 'draws 7 cards'],
    'xy-2016': ['Start.3', 'draws 7 cards'],
  },
  'initial-active': {
    'comprehensive-2009': ['500.2', 'initial Active Pokémon'],
    'ex-2003': ['Begin#2', 'picks one Basic Pokémon to start with'],
    'advanced-2018': ['I.G/set.5', 'puts it face down into the Active Spot'],
    'neo-2001': ['Play.3', 'a Basic Pokémon'],
    'xy-2016': ['Start.5', 'as the Active Pokémon'],
  },
  'initial-bench': {
    'comprehensive-2009': ['500.2', 'any other Basic Pokémon'],
    'ex-2003': ['Begin#2', 'put further ones on the Bench'],
    'advanced-2018': ['I.G/set.6', 'you may put them face down onto the Bench'],
    'neo-2001': ['Play.5', 'Basic Pokémon face down in a row'],
    'xy-2016': ['Start.6', 'further Basic Pokémon'],
  },
  'set-prizes': {
    'comprehensive-2009': ['500.3', 'prize zone'],
    'ex-2003': ['Begin#3', 'takes six cards from the deck'],
    'advanced-2018': ['I.G/set.7', 'Six cards from the top of your deck become your Prize cards'],
    'neo-2001': ['Play.6', 'top 6 cards of your deck'],
    'xy-2016': ['Start.7', 'upper 6 cards'],
  },
  mulligan: {
    'comprehensive-2009': ['500.4', 'show that hand'],
    'ex-2003': ['Begin#2', 'no Basic Pokémon in hand'],
    'advanced-2018': ['I.G/set.5a', 'Tell the opponent that there is no Basic Pokémon'],
    'neo-2001': ['Play.4', 'no Basic Pokémon in hand'],
    'xy-2016': ['Start#1', 'no Basic Pokémon'],
  },
  'extra-card': {
    'comprehensive-2009': ['500.4a', 'may draw an extra card'],
    'ex-2003': ['Begin#2', 'can then draw up to two cards'],
    'advanced-2018': ['I.G/set.7', 'you may draw cards for it'],
    'neo-2001': { silent: 'nothing is said of extra cards', near: 'Play.4' },
    'xy-2016': ['Mulligan.3', 'may draw one card'],
  },
  'first-turn': {
    'comprehensive-2009': ['500.5', 'coin flip'],
    'advanced-2018': ['I.G/set.2', 'decides between going first and going second'],
    'ex-2003': ['Begin#4', 'The player who wins the toss goes first'],
    'neo-2001': ['Play.7', 'which player goes first'],
    'xy-2016': ['Start.2', 'coin is flipped'],
  },
};

/** A card that stands for some Basic Pokémon of a hidden hand; the overview puts it in the pool. */
const SOME_BASIC = 'any:basic';

/** A card of which the document does not say whether it counts as a Basic Pokémon is looked at as well: the row says what is needed. */
const mayBeSetOut = (view: View, card: Card): boolean => {
  return unlessUnknown(
    () => countsAsBasic(view, [card]),
    () => true,
  );
};

export const setUpCandidates = (view: View): readonly Candidate[] => {
  const { hand } = playerOf(view.state, view.state.toMove);
  const found: Candidate[] = [];
  const add = (action: SetUpAction, subject: Candidate['subject'] = {}): void => {
    found.push({ action, state: view.state, assumed: [], subject, ifHeld: false });
  };
  add({ kind: 'initial-hand', cards: Array.from({ length: 7 }, () => null) });
  const basics = new Map(
    hand.cards.flatMap((id) => {
      const card = view.cardAt(id);
      return card !== null && mayBeSetOut(view, card) ? [[card.key, { id, name: card.name }]] : [];
    }),
  );
  for (const kind of ['initial-active', 'initial-bench'] as const) {
    for (const { id, name } of basics.values()) add({ kind, card: id }, { card: name });
    if (hand.given && hand.cards.every((id) => view.cardAt(id) !== null)) continue;
    const some = view.pool.card(SOME_BASIC);
    for (const held of holding(view, some, undefined))
      found.push({ ...held, action: { kind, card: held.card }, subject: { card: some.name }, ifHeld: true });
  }
  add({ kind: 'set-prizes' });
  add({ kind: 'mulligan' });
  add({ kind: 'extra-card', drawn: null });
  const opening = openingFor(view);
  add(opening, opening.goes === undefined ? {} : { goes: opening.goes });
  return found;
};
