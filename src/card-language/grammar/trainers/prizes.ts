import { sameValue } from '../../../state/index.ts';
import { act } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { THEIR } from '../phrases.ts';
import { sorts } from '../production.ts';

/** Texts of Trainer cards about Prizes, and about where the card itself goes. */

const { cardKind, effect, sentence } = sorts;

const PRIZES_DOWN = 'face-down Prize cards';
const LOOK = `look at your ${PRIZES_DOWN}`;
const AS_ONE = 'as a face-down Prize card';
const PUT_BACK = 'put them back face down';
const THE_PILE = 'the discard pile';

export const PRIZES = [
  effect(
    'a Prize for itself',
    `${LOOK} and put 1 of them into your hand. Then, shuffle SELF into your remaining Prize cards and ${PUT_BACK} [. If you didn't play SELF from your hand, it does nothing]`,
    () => act(null, { 'prize-for-this': {} }),
  ),
  effect(
    'a Prize of a kind for itself, or none',
    `${LOOK}. You may reveal (a|an) {cards:CardsOne} you find there, put it into your hand, and put SELF in its place [${AS_ONE}]. \\(If you don't reveal (a|an) {again:CardsOne}, put this card in ${THE_PILE}.\\) Then, shuffle your ${PRIZES_DOWN}`,
    ({ cards, again }) =>
      isSome(cards) && sameValue(cards, again) ? act(null, { 'prize-for-this': cards, 'or-none': true }) : null,
  ),
  cardKind('Ultra Beast', 'Ultra Beast (card|cards)', () => ({
    kind: 'pokemon',
    tag: 'ultra beast',
  })),

  sentence(
    'all Prizes of both face up',
    [
      `each player plays with ${THEIR} Prize cards face up for the rest of the game.`,
      `each player turns all of ${THEIR} Prize cards face up. \\(Those Prize cards remain face up for the rest of the game.\\)`,
    ],
    () => act(null, { 'turn-prizes-up': 'all', of: 'yours' }, { 'turn-prizes-up': 'all', of: 'theirs' }),
  ),
];
