import { ACTION_KINDS, type ActionKind } from '../engine/index.ts';
import { isAttachedByPlay, isFossil } from '../rules/index.ts';
import type { Card } from '../state/index.ts';

/** The kinds of action by which an overview is asked for. */

/** Cards that a judge calls otherwise than their act: a Fossil is played although it is benched, a Tool is attached although it is played. */
const CALLED_OTHERWISE = ['play-fossil', 'attach-trainer'] as const;

export type KindAsked = ActionKind | (typeof CALLED_OTHERWISE)[number];

export const KINDS_ASKED: readonly KindAsked[] = [...ACTION_KINDS, ...CALLED_OTHERWISE];

/** Every kind by which one may ask for this act with a card of the hand. */
export const kindsOfAct = (kind: ActionKind, card: Card): readonly KindAsked[] => {
  if (kind === 'bench' && isFossil(card)) return [kind, 'play-fossil'];
  return kind === 'play-trainer' && isAttachedByPlay(card) ? [kind, 'attach-trainer'] : [kind];
};
