import type { View } from '../claims/index.ts';
import type { Doubt, QuestionFault } from '../ruling/index.ts';
import { type Card, type CardPool, plainName, sameName } from '../state/index.ts';

/** Words of a step that mean nothing on the table as it is shown, and may mean something on the one that an unread text of an earlier step left. */

type OnTable = Doubt['left'][number];

/** By what is wrong with the words: what such a text may have left otherwise, so that they are right. */
const RIGHT_BY: { readonly [F in QuestionFault['code']]?: readonly OnTable[] } = {
  'unknown-place': ['places', 'benched'],
  'unknown-power': ['places', 'benched', 'stages'],
  'unknown-attack': ['places', 'benched', 'stages'],
  'not-attached': ['attached', 'places', 'stages'],
};

const prints = ({ attacks = [], powers = [] }: Card, { code, said }: QuestionFault): boolean =>
  (code === 'unknown-attack' ? attacks : powers).some(({ name }) => sameName(name, said));

/** Has a card of this game an attack or a power of that name, or a card on file such a power? A slip of the pen has none, whatever was done before. */
const isOfSomeCard = (view: View, fault: QuestionFault, pool: CardPool): boolean => {
  const isHere = view.state.cards.some((_card, id) => {
    const card = view.cardAt(id);
    return card !== null && prints(card, fault);
  });
  if (isHere || fault.code === 'unknown-attack') return isHere;
  const said = plainName(fault.said);
  return pool.nameLists().powers.some((name) => plainName(name) === said);
};

/** The doubts because of which the words may be right. */
export const doubtsOfWords = (
  view: View,
  fault: QuestionFault,
  doubts: readonly Doubt[],
  pool: CardPool,
): readonly Doubt[] => {
  const rests = RIGHT_BY[fault.code] ?? [];
  const open = doubts.filter(({ left }) => rests.some((what) => left.includes(what)));
  const isName = fault.code === 'unknown-attack' || fault.code === 'unknown-power';
  return open.length > 0 && isName && !isOfSomeCard(view, fault, pool) ? [] : open;
};
