import { active, type ClaimOf, type Filter, isTeammate, type View } from '../../claims/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { type Card, type CardId, type Seat, sameName } from '../../state/index.ts';
import { isOfKind } from '../cards/kinds-of-pokemon.ts';
import { hasRuleBox } from '../cards/rule-box.ts';
import { forbids } from '../prohibition.ts';
import { found, isOutsidePlay } from './announced.ts';

/** Texts that take Abilities away of cards in hands and discard piles too. */

/** Is the printed card one that such a text means? It is in no place of the table, has no damage and nothing attached. */
const means = (view: View, card: Card, filter: Filter): boolean => {
  if (filter.place !== undefined || filter.damaged === true || filter['with-tool'] === true) return false;
  if (filter.basic !== undefined && (card.stage === 'basic') !== filter.basic) return false;
  if (filter.stage !== undefined && card.stage !== filter.stage) return false;
  if (filter.tag !== undefined && !isOfKind(view, card, filter.tag)) return false;
  if (filter['not-tag'] !== undefined && isOfKind(view, card, filter['not-tag'])) return false;
  const box = filter['rule-box'];
  if (box !== undefined && hasRuleBox(view, card) !== box) return false;
  if (filter.named !== undefined && !sameName(card.name, filter.named)) return false;
  if (filter['not-named'] !== undefined && sameName(card.name, filter['not-named'])) return false;
  if (filter.type !== undefined && card.types?.includes(filter.type) !== true) return false;
  if (filter['any-of']?.some((one) => means(view, card, one)) === false) return false;
  return filter['none-of']?.some((one) => means(view, card, one)) !== true;
};

const reaches = (view: View, card: Card, filter: Filter, from: Seat): boolean => {
  const own = isTeammate(view, view.state.toMove, from);
  if ((filter.side === 'yours' && !own) || (filter.side === 'theirs' && own)) return false;
  return means(view, card, filter);
};

/** What takes that Ability of a card that is not in play away; null where nothing does. */
export const muteOutsidePlay = (view: View, id: CardId, power: string) => {
  const card = view.cardAt(id);
  if (card === null) return null;
  const mute = view.forces('mute').find((force) => {
    const { claim, from } = force;
    const { beyond, except, on } = claim as ClaimOf<'mute'>;
    if (beyond !== true || typeof on !== 'object' || (except !== undefined && sameName(except, power))) return false;
    return reaches(view, card, on, from.seat) && active(view, force);
  });
  return mute === undefined ? null : { pokemon: card.name, power, by: mute.name };
};

export const mutedOutsidePlay = forbids({
  acts: ['use-card'],
  obstacle: 'effect',
  code: 'power-disabled',
  law: {
    'advanced-2018': ['II.D-13#1', 'treated as none'],
    'advanced-2025': ['II.D-13#1', 'treated as not there'],
    'xy-2016': { silent: 'an Ability that an effect switches off cannot be used', near: 'Turn.2F#1' },
    'me-2026': { silent: 'an Ability that an effect switches off cannot be used', near: 'Turn.2F#1a' },
  },
  concerns: isOutsidePlay,
  when: (view, action: ActionOf<'use-card'>) => {
    const used = found(view, action);
    return used === null ? null : muteOutsidePlay(view, action.card, used.power);
  },
});
