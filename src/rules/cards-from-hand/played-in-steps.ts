import { playerOf } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type ActionOf, type Law, step } from '../../engine/index.ts';
import type { Card, CardId, Uid } from '../../state/index.ts';
import { attachTo } from '../attached-cards/tools.ts';
import type { T, Texts } from '../questions.ts';
import { pileFor } from '../zones.ts';
import { isStopped } from './stopped-trainers.ts';
import { putBesideActive, sayText, supporterPlayed } from './trainers.ts';

/** An Item or Supporter in steps that each have a paragraph: shown, carried out, discarded at once (APR I.B-01, I.B-02). */

interface Steps {
  readonly show: Law<Advanced>;
  readonly carryOut: Law<Advanced>;
  readonly discard: Law<Advanced>;
}

const inSteps = (texts: Texts, laws: Steps) => {
  const show = step(laws.show, (t: T, card: CardId): void => {
    putBesideActive(t, card);
  });
  const carryOut = step(laws.carryOut, (t: T, card: CardId, named: Uid | undefined, together?: number): void => {
    sayText(t, texts, card, named, together);
  });
  const discard = step(laws.discard, (t: T, card: CardId): void => {
    const seat = t.state.toMove;
    // Its text may have taken it elsewhere.
    if (!playerOf(t.state, seat).beside.cards.includes(card)) return;
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: pileFor(t, card, seat, 'discard') });
  });
  return (t: T, card: CardId, named: Uid | undefined, together?: number): void => {
    show(t, card);
    carryOut(t, card, named, together);
    discard(t, card);
  };
};

export const playItemInSteps = (texts: Texts) => {
  const play = inSteps(texts, {
    show: {
      'advanced-2018': ['I.B-01/itm.2', 'reveal it to the opponent'],
      'advanced-2025': ['I.B-01/itm.2', 'reveal it to the opponent'],
    },
    carryOut: {
      'advanced-2018': ['I.B-01/itm.3', 'followed in order'],
      'advanced-2025': ['I.B-01/itm.3', 'followed in order'],
    },
    discard: {
      'advanced-2018': ['I.B-01/itm.4', 'The Item is discarded'],
      'advanced-2025': ['I.B-01/itm.4', 'The Item is discarded'],
    },
  });
  return step(
    {
      'advanced-2018': ['I.B-01#1', 'any number can be played'],
      'advanced-2025': ['I.B-01#1', 'any number can be played'],
    },
    (t: T, { card: id, to, on, together }: ActionOf<'play-trainer'>, card: Card): void => {
      if (card.attaches === true) {
        if (!isStopped(t, id)) attachTo(t, id, card, to);
      } else play(t, id, on, together);
    },
  );
};

export const playSupporterInSteps = (texts: Texts) => {
  const play = inSteps(texts, {
    show: {
      'advanced-2018': ['I.B-02/sup.2', 'reveal it to the opponent'],
      'advanced-2025': ['I.B-03/sup.2', 'reveal it to the opponent'],
    },
    carryOut: {
      'advanced-2018': ['I.B-02/sup.3', 'followed in sequence'],
      'advanced-2025': ['I.B-03/sup.3', 'followed in sequence'],
    },
    discard: {
      'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
      'advanced-2025': ['I.B-03/sup.4', 'it is discarded'],
    },
  });
  return step(
    { 'advanced-2018': ['I.B-02#1', 'only one can be used'], 'advanced-2025': ['I.B-03#1', 'only one can be used'] },
    (t: T, action: ActionOf<'play-supporter'>): void => {
      t.put(supporterPlayed(t, action.card));
      play(t, action.card, action.on);
    },
  );
};
