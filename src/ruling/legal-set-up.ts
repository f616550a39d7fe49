import { playerOf, type View } from '../claims/index.ts';
import type { AnyLaw, SetUpAction, SetUpKind } from '../engine/index.ts';
import {
  countsAsBasic,
  firstFlip,
  mulligan,
  neverMentioned,
  openingFor,
  settingOut,
  setUp,
  startingByText,
  suddenDeath,
  whoBegins,
} from '../rules/index.ts';
import type { Card } from '../state/index.ts';
import { holding, type Prepared } from './in-hand.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What the player to move could set about in the set-up, and what lets each be done. */

export interface Candidate extends Prepared {
  readonly subject: { readonly [name: string]: string };
  readonly ifHeld: boolean;
}

export const SET_UP_ALLOWS: Readonly<Record<SetUpKind, AnyLaw>> = {
  'new-game': { ...neverMentioned.newGame.law, ...suddenDeath.NEW_GAME },
  'initial-hand': setUp.INITIAL_HAND,
  'initial-active': setUp.INITIAL_ACTIVE,
  'initial-bench': settingOut.INITIAL_BENCH,
  'set-prizes': setUp.PRIZES,
  mulligan: mulligan.NO_BASIC,
  'extra-card': { ...neverMentioned.extraCards.law, ...mulligan.EXTRA_CARD },
  'first-turn': { ...whoBegins.COIN_DECIDES, ...firstFlip.WINNER_CHOOSES },
};

/** A card that stands for some Basic Pokémon of a hidden hand; the overview puts it in the pool. */
const SOME_BASIC = 'any:basic';

/** A card of which the document does not say whether it counts as a Basic Pokémon is looked at as well: the row says what is needed. */
const mayBeSetOut = (view: View, card: Card, as: 'active' | 'bench'): boolean => {
  return unlessUnknown(
    () => countsAsBasic(view, [card]) || startingByText.startsByItsText(view, card, as) !== null,
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
  const startersFor = (as: 'active' | 'bench') =>
    new Map(
      hand.cards.flatMap((id) => {
        const card = view.cardAt(id);
        return card !== null && mayBeSetOut(view, card, as) ? [[card.key, { id, name: card.name }]] : [];
      }),
    );
  for (const kind of ['initial-active', 'initial-bench'] as const) {
    const starters = startersFor(kind === 'initial-active' ? 'active' : 'bench');
    for (const { id, name } of starters.values()) add({ kind, card: id }, { card: name });
    if (hand.given && hand.cards.every((id) => view.cardAt(id) !== null)) continue;
    const some = view.pool.card(SOME_BASIC);
    for (const held of holding(view, some, undefined))
      found.push({ ...held, action: { kind, card: held.card }, subject: { card: some.name }, ifHeld: true });
  }
  add({ kind: 'set-prizes' });
  add({ kind: 'mulligan' });
  add({ kind: 'extra-card', drawn: [null] });
  const opening = openingFor(view);
  add(opening, opening.goes === undefined ? {} : { goes: opening.goes });
  return found;
};
