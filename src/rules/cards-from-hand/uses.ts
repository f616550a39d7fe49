import type { View } from '../../claims/index.ts';
import { type Action, type ActionOf, decidesOtherwise } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import { ABILITY_FOR_NOTHING, contextOfUsed, found } from '../powers/announced.ts';
import { findPower } from '../powers/powers.ts';
import { powerContext } from '../powers/using-a-power.ts';
import type { TextContext } from '../questions.ts';
import { contextOfPlay } from './trainers.ts';

/** Playing a card and using a power or a card in play, as far as one rule is about all of them. */

export const USES = ['play-trainer', 'play-supporter', 'use-power', 'use-card'] as const;

export const contextOfUse = (view: View, action: Using): TextContext | null => {
  if (action.kind === 'use-card') {
    const usable = found(view, action);
    return usable === null ? null : contextOfUsed(view, usable, action.on);
  }
  if (action.kind !== 'use-power') return contextOfPlay(view, action.card, action.on);
  const power = findPower(view, action);
  return power === null ? null : powerContext(view, action, power);
};

/** Where a document names all that a power depends on, that it would change nothing is none of it. */
export const mayBar = (view: View, action: Using): boolean =>
  action.kind !== 'use-power' || !decidesOtherwise(ABILITY_FOR_NOTHING, view);

export type Using =
  | ActionOf<'play-trainer'>
  | ActionOf<'play-supporter'>
  | ActionOf<'use-power'>
  | ActionOf<'use-card'>;

export const isUsing = (action: Action): action is Using => USES.some((kind) => kind === action.kind);

export const doesOf = (view: View, action: Using): readonly Json[] => {
  if (action.kind === 'use-power') return findPower(view, action)?.power.does ?? [];
  if (action.kind === 'use-card') return found(view, action)?.text.does ?? [];
  return view.cardAt(action.card)?.play?.does ?? [];
};

export const nameOfUsed = (view: View, action: Using): string =>
  action.kind === 'use-power' || action.kind === 'use-card'
    ? action.power
    : (view.cardAt(action.card)?.name ?? 'a card');
