import { activesOf } from '../../claims/index.ts';
import { lawOf, unknownFact } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';
import type { Rules } from '../questions.ts';
import { holdsExtra } from '../set-up/mulligan.ts';
import { FIRST_SET_ACTIVE, hasActive, mover } from '../set-up/set-up.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['extra-as-second-active-not-told'],
} as const;

/** The set-up of a 2-on-2 Battle: one Active Pokémon or two, and no Pokémon on the Bench before there are two (CR 701.2). */

const TWO_FIRST = lawOf({ 'comprehensive-2009': ['701.2', 'before they have 2 Active Pokémon'] });

/** The second Pokémon that is set out is Active too. */
export const activesBeforeBench = forbids({
  acts: ['initial-bench'],
  obstacle: 'place',
  code: 'bench-before-two-actives',
  law: TWO_FIRST,
  when: (view, _action, rules: Rules) => {
    const player = mover(view);
    const actives = hasActive(view, TWO_FIRST, player) ? activesOf(player).length : 0;
    const most = rules.answers.form.actives(view, []);
    return actives < most ? { player: player.seat, actives, most } : null;
  },
  allowances: () => [FIRST_SET_ACTIVE],
});

const PLACES = lawOf({
  'comprehensive-2009': ['701.1', '2 Active Pokémon in play at the same time'],
});

/**
 * Two may be Active, and no third. An extra card may go to the Bench (500.4b), which comes after two Active Pokémon: whether it may be the second
 * of those no paragraph says, and by then no player can know which card of the hand is the extra one.
 */
export const noThirdActive = forbids({
  acts: ['initial-active'],
  obstacle: 'place',
  code: 'active-places-taken',
  law: PLACES,
  when: (view, { instead }, rules: Rules) => {
    const player = mover(view);
    const { seat } = player;
    if (instead === true || !hasActive(view, PLACES, player)) return null;
    const actives = activesOf(player).length;
    if (actives >= rules.answers.form.actives(view, [])) return { player: seat, actives };
    return holdsExtra(player)
      ? unknownFact(view, TWO_FIRST, 'extra-as-second-active-not-told', { player: seat })
      : null;
  },
});
