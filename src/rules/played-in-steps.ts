import { playerOf } from '../claims/index.ts';
import { type ActionOf, type Law, type Play, step } from '../engine/index.ts';
import type { Card, CardId, Uid } from '../state/index.ts';
import type { T, Texts } from './questions.ts';
import { attachTo } from './tools.ts';
import { layDown, sayText } from './trainers.ts';
import { pileFor } from './zones.ts';

/** An Item or Supporter in steps that each have a paragraph: shown, carried out, discarded at once (APR I.B-01, I.B-02). */

interface Steps {
  readonly show: Law<'advanced-2018'>;
  readonly carryOut: Law<'advanced-2018'>;
  readonly discard: Law<'advanced-2018'>;
}

const inSteps = (texts: Texts, laws: Steps) => {
  const show = step(laws.show, function* (t: T, card: CardId): Play<void> {
    layDown(t, card);
  });
  const carryOut = step(laws.carryOut, function* (t: T, card: CardId, named: Uid | undefined): Play<void> {
    yield* sayText(t, texts, card, named);
  });
  const discard = step(laws.discard, function* (t: T, card: CardId): Play<void> {
    const seat = t.state.toMove;
    // Its text may have taken it elsewhere.
    if (!playerOf(t.state, seat).beside.cards.includes(card)) return;
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: pileFor(t, card, seat, 'discard') });
  });
  return function* (t: T, card: CardId, named: Uid | undefined): Play<void> {
    yield* show(t, card);
    yield* carryOut(t, card, named);
    yield* discard(t, card);
  };
};

export const playItemInSteps = (texts: Texts) => {
  const play = inSteps(texts, {
    show: { 'advanced-2018': ['I.B-01/itm.2', 'reveal it to the opponent'] },
    carryOut: { 'advanced-2018': ['I.B-01/itm.3', 'followed in order'] },
    discard: { 'advanced-2018': ['I.B-01/itm.4', 'The Item is discarded'] },
  });
  return step(
    { 'advanced-2018': ['I.B-01#1', 'any number can be played'] },
    function* (t: T, { card: id, to, on }: ActionOf<'play-trainer'>, card: Card): Play<void> {
      if (card.attaches === true) yield* attachTo(t, id, card, to);
      else yield* play(t, id, on);
    },
  );
};

export const playSupporterInSteps = (texts: Texts) => {
  const play = inSteps(texts, {
    show: { 'advanced-2018': ['I.B-02/sup.2', 'reveal it to the opponent'] },
    carryOut: { 'advanced-2018': ['I.B-02/sup.3', 'followed in sequence'] },
    discard: { 'advanced-2018': ['I.B-02/sup.4', 'it is discarded'] },
  });
  return step(
    { 'advanced-2018': ['I.B-02#1', 'only one can be used'] },
    function* (t: T, action: ActionOf<'play-supporter'>): Play<void> {
      t.put({ kind: 'spent', limit: 'supporter' });
      yield* play(t, action.card, action.on);
    },
  );
};
