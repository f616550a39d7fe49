import type { Claim, View } from '../../claims/index.ts';
import { lawOf, step, unknownFact } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** Cards that may start the game by their own text, although they are not Basic Pokémon (APR 2025 II.C-13, Explosiveness). */

type SetsOut = Extract<Claim, { readonly claim: 'sets-out' }>;

const isOf = (claim: Claim, as: 'active' | 'bench'): claim is SetsOut =>
  claim.claim === 'sets-out' && claim.as.includes(as);

const SECOND = lawOf({
  'comprehensive-2009': ['500.6', 'begins their turn'],
  'ex-2003': ['Begin#4', 'The game begins with a coin flip'],
  'advanced-2018': ['I.G/set.2', 'Its winner decides'],
  'advanced-2025': ['I.G/set.2', 'Its winner decides'],
  'neo-2001': ['Play.7', 'which player goes first'],
  'xy-2016': ['Start.2', 'decides which of the players has the first turn'],
  'me-2026': ['Start.2', 'decides which of the players has the first turn'],
});

const goesSecond = (view: View): boolean => {
  const { given, first, toMove } = view.state;
  if (!given.first) return unknownFact(view, SECOND, 'first-player-not-told', { player: toMove });
  return first !== toMove;
};

/** The text of this card that lets it be put down there while its player sets up; null where it has none. */
export const startsByItsText = (view: View, card: Card, as: 'active' | 'bench'): string | null => {
  for (const { name, always = [] } of card.powers ?? []) {
    const says = (always as unknown as readonly Claim[]).find((claim): claim is SetsOut => isOf(claim, as));
    if (says !== undefined && (says.second !== true || goesSecond(view))) return name;
  }
  return null;
};

const NO_MULLIGAN = 'with a card that may start the game by its own text no mulligan is needed';

/** No document says whether a hand counts as one without a Basic Pokémon if a card in it may start the game by its own text. */
export const keptForItsText = step(
  {
    'neo-2001': { silent: NO_MULLIGAN, near: 'Play.4' },
    'ex-2003': { silent: NO_MULLIGAN, near: 'Begin#2' },
    'comprehensive-2009': { silent: NO_MULLIGAN, near: '500.4' },
    'xy-2016': { silent: NO_MULLIGAN, near: 'Start#1' },
    'advanced-2018': { silent: NO_MULLIGAN, near: 'I.G/set.5a' },
    'advanced-2025': { silent: NO_MULLIGAN, near: 'I.G/set.5a' },
    'me-2026': { silent: NO_MULLIGAN, near: 'Mulligan#1' },
  },
  (_t: T, put: () => void): void => {
    put();
  },
);
