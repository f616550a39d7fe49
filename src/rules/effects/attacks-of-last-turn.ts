import { type AttackAsked, playerOf, type View, type Why } from '../../claims/index.ts';
import { reading, unknownFact } from '../../engine/index.ts';
import { type AttackUsed, isUser, nameAndPrint, type Pokemon, type Seat, sameName } from '../../state/index.ts';
import { isOfKindByName } from './kind-of-a-name.ts';
import { ATTACK_ASKED, NOT_USED } from './remembered.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['attack-not-told', 'user-not-told'],
  note: ['failed-last-turn', 'used-before-it-evolved', 'used-last-turn'],
} as const;

/** Conditions of a text that look at the attacks of the last turn. No document speaks of them. */

const wasUsed = reading(
  ATTACK_ASKED,
  (_view, [attack, user]: readonly [attack: string, user: string], why) => {
    why('used-last-turn', { attack, user });
    return true;
  },
  () => false,
);

/** An attack that something else kept from happening was not used; where the document does not say so, that is not known. */
const failedAndUsed = reading(
  NOT_USED,
  (_view, [attack]: readonly [attack: string], why) => {
    why('failed-last-turn', { attack });
    return false;
  },
  () => true,
);

const NOT_OF_THE_EARLIER_STAGE = 'an attack a Pokémon used before it evolved is not what the evolved one used';

const usedBeforeIt = reading(
  {
    'neo-2001': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Order.7' },
    'ex-2003': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Attack' },
    'comprehensive-2009': { silent: NOT_OF_THE_EARLIER_STAGE, near: '302.5' },
    'xy-2016': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Turn.2B#4' },
    'me-2026': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Turn.2B#4b' },
    'advanced-2018': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'II.E-11#1' },
    'advanced-2025': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'II.E-11#1' },
  },
  (_view, [attack]: readonly [attack: string], why) => {
    why('used-before-it-evolved', { attack });
    return true;
  },
  () => false,
);

/** Is the Pokémon that used it still the one that asks, and not evolved since? */
const isBySelf = (view: View, used: AttackUsed, self: Pokemon | null, why?: Why): boolean => {
  if (self === null) return false;
  const [top = null, below = null] = self.stack.map((id) => view.cardAt(id));
  if (used.by === self.uid && isUser(used.user, top, below)) return true;
  const { name } = nameAndPrint(used.user ?? '');
  const isBelow = self.stack.slice(1).some((id) => sameName(view.cardAt(id)?.name ?? '', name));
  const isEarlier = used.by === self.uid || (used.by === null && isBelow);
  return isEarlier && !usedBeforeIt(view, [used.attack], why);
};

/** Is it an attack for which the text asks? Null where that is not known. */
const isAsked = (view: View, used: AttackUsed, asked: AttackAsked, self: Pokemon | null, why?: Why): boolean | null => {
  if (asked.attack !== undefined && !sameName(asked.attack, used.attack)) return false;
  if (asked.by === 'self') return isBySelf(view, used, self, why);
  if (asked.by === 'other' && used.by !== null && used.by === self?.uid) return false;
  return used.user === null ? null : isOfKindByName(view, used.user, asked, used.attack);
};

export const usedLastTurn = (view: View, seat: Seat, asked: AttackAsked, self: Pokemon | null, why?: Why): boolean => {
  const { attacksBefore } = playerOf(view.state, seat);
  const attack = asked.attack ?? '';
  if (attacksBefore === undefined) return unknownFact(view, ATTACK_ASKED, 'attack-not-told', { player: seat, attack });
  const found = attacksBefore.map((used) => ({ used, is: isAsked(view, used, asked, self, why) }));
  const sure = found.filter(({ is }) => is === true).map(({ used }) => used);
  const first =
    sure.find(({ failed }) => failed !== true) ?? sure.find((one) => failedAndUsed(view, [one.attack], why));
  if (first !== undefined) return wasUsed(view, [first.attack, first.user ?? ''], why);
  if (found.some(({ is }) => is === null))
    return unknownFact(view, ATTACK_ASKED, 'user-not-told', { player: seat, attack });
  return false;
};

/** Has this Pokémon attacked in the turn that is ending? */
export const attackedThisTurn = (view: View, self: Pokemon, why?: Why): boolean => {
  const { attacksUsed, toMove } = view.state;
  if (attacksUsed === undefined)
    return unknownFact(view, ATTACK_ASKED, 'attack-not-told', { player: toMove, attack: '' });
  const own = attacksUsed.filter(({ by }) => by === self.uid);
  return own.some(({ failed }) => failed !== true) || own.some(({ attack }) => failedAndUsed(view, [attack], why));
};
