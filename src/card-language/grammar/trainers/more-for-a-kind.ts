import type { CardFilter, Verb } from '../../../text/index.ts';
import { act, doing, doneAlone, type Steps, saidThen, unlessNull } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { USE } from '../phrases.ts';
import { sorts } from '../production.ts';
import type { Meaning, Played } from '../sorts.ts';

/** Cards that are drawn for a discarded card, and more where it was of a kind. */

const { sentence, trainerText: trainer } = sorts;

/** So many cards, and so many more where one of those that were discarded fits. */
const drawn = (n: number, more: number, of: CardFilter): readonly Verb[] | null =>
  more < 1 || !isSome(of)
    ? null
    : [{ draw: n }, { times: { whether: { discarded: true, of } }, does: [{ draw: more }] }];

const afterwards = (thrown: Verb, verbs: readonly Verb[] | null) =>
  verbs === null || !('discard-hand' in thrown) || thrown['discard-hand'] !== 1
    ? null
    : { list: [...act(null, thrown).list, ...saidThen(act(null, ...verbs)).list] };

const needed = (price: Meaning['PlayPrice'], lacking: number, verbs: readonly Verb[] | null): Played | null =>
  verbs === null || !('discard' in price) || price.discard !== lacking
    ? null
    : {
        steps: act(null, { 'discard-hand': price.discard }, ...verbs),
        // The card itself is in hand when this is asked.
        when: [{ 'hand-at-least': price.discard + 1 }],
      };

/** What is done where just so many were discarded. */
const forNumber = (n: number, clause: Steps): Verb | null =>
  unlessNull(doneAlone(clause), (does) => ({ times: { compared: { discarded: true }, is: 'equal', to: n }, does }));

export const MORE_FOR_A_KIND = [
  sentence(
    'one thing for so many discarded cards, another for more',
    '{thrown:Thrown}. If you (discard|discarded) {a:Number} (card|cards), {one:Clause}. If you (discard|discarded) {b:Number} (card|cards), {two:Clause}.',
    ({ thrown, a, one, b, two }) => {
      const [few, more] = [forNumber(a, one), forNumber(b, two)];
      return few === null || more === null || a === b || !('discard-hand' in thrown)
        ? null
        : doing('if', thrown, few, more);
    },
  ),
  sentence(
    'more cards instead for such a card',
    '{thrown:Thrown}. Then[,] draw {n:Number} cards. If you discarded (a|an) {what:CardsOne}, draw {m:Number} cards instead.',
    ({ thrown, n, what, m }) => afterwards(thrown, drawn(n, m - n, what)),
  ),
  trainer(
    'more cards for such a card that has to be there',
    `{price:PlayPrice}. \\(If you can't {lacking:Lacking}, you can't ${USE}.\\) Draw {n:Number} cards. If you discarded (a|an) {what:CardsOne}, draw {m:Exact} more (card|cards).`,
    ({ price, lacking, n, what, m }) => needed(price, lacking, drawn(n, m, what)),
  ),
];
