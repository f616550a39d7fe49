import { playerOf, seatOf, type View } from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import { type ActionOf, type Law, step } from '../../engine/index.ts';
import type { Attack, Power, Seat } from '../../state/index.ts';
import { findAttack } from '../attack/may-attack.ts';
import { CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { findPower } from './powers.ts';

/** VSTAR Powers: each card that has one says that its player uses no more than one in a game, be it an attack or an Ability. */

/** What a card says of it, and ME in an appendix of its own. */
export const ONE_IN_A_GAME: Law<RuledDoc> = { ...CARD_BEFORE_RULE, 'me-2026': ['App9#1', 'one VSTAR Power'] };

type Using = ActionOf<'attack'> | ActionOf<'use-power'>;

const usedBy = (view: View, action: Using): Attack | Power | null =>
  action.kind === 'attack' ? (findAttack(view, action)?.attack ?? null) : (findPower(view, action)?.power ?? null);

export const oneVstarPower = forbids({
  acts: ['attack', 'use-power'],
  obstacle: 'used',
  code: 'vstar-power-spent',
  law: ONE_IN_A_GAME,
  concerns: (view, action: Using) => usedBy(view, action)?.vstar === true,
  when: (view, action: Using) => {
    const used = usedBy(view, action);
    const user = action.kind === 'attack' ? action.attacker : action.pokemon;
    const seat = seatOf(view.state, user) ?? view.state.toMove;
    return used?.vstar === true && playerOf(view.state, seat).vstar === true
      ? { power: used.name, player: seat }
      : null;
  },
});

const spend = step(ONE_IN_A_GAME, (t: T, seat: Seat): void => {
  t.put({ kind: 'vstar-used', seat });
});

/** Keeps it that the one VSTAR Power of a player has been used, if this was one. */
export const rememberVstar = (t: T, seat: Seat, { vstar }: Pick<Power, 'vstar'>): void => {
  if (vstar === true && playerOf(t.state, seat).vstar !== true) spend(t, seat);
};
