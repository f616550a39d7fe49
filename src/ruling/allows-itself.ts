import { touchesOf } from '../card-language/index.ts';
import { pokemonOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { attack, findAttack } from '../rules/index.ts';
import { cardName, touchedBy } from './gaps.ts';
import { USED_EVEN_IF } from './no-text-allows.ts';
import type { GapFound } from './ruling.ts';

/** Words by which the text of an attack lets that attack be used; “only if” lets nobody use it who could not. */
const LETS_IT_BE_USED =
  /\b(?:can|may)(?: (?:also|still|even|always))* (?:be used|use (?:this attack|it))\b(?! (?:only|again)\b)|\beven (?:if|though|when|while)\b/iu;

/** The own text of an attack that is refused, where it is not read and speaks of using it: it may allow what the rules do not. */
export const allowsItself = (view: View, action: Action): readonly GapFound[] => {
  if (action.kind !== 'attack') return [];
  const found = findAttack(view, action);
  const { text = '' } = found?.attack ?? {};
  if (found === null || !attack.isUnread(found.attack) || !LETS_IT_BE_USED.test(text)) return [];
  const said = text.replace(USED_EVEN_IF, '');
  const touches = touchesOf(said);
  return [
    {
      card: cardName(view, found.card),
      place: `attack ${found.attack.name}`,
      clause: text,
      text,
      of: pokemonOf(view.state, action.attacker)?.uid ?? null,
      couldChange: [action.kind],
      ...(touches === undefined ? {} : touchedBy({ text: said, touches })),
    },
  ];
};
