import { attack, baby, beforeDamage, conditions, damage, type EraAnswers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

const { energy, confusion, choices, alter, compute, apply } = attack.attackSteps(texts);

/** ME Attack and Damage: effects that change or cancel the attack come second, Confusion third, choices and demands after it. */
export const attackAnswers: Pick<
  EraAnswers<'me-2026'>,
  'beforeAnnouncing' | 'attack' | 'damage' | 'zeroEnds' | 'confusionCounters'
> = {
  beforeAnnouncing: baby.printedFlip,
  attack: {
    energy,
    alter,
    confusion,
    choices,
    activate: beforeDamage.demandsThenEffects(texts),
    compute,
    apply,
    damageByText: attack.damageByText(texts),
    discard: attack.discardWhereThere(texts),
    rest: attack.restAfterDamage(texts),
  },
  damage: {
    dealer: damage.dealer,
    weakness: damage.weakness,
    resistance: damage.resistance,
    receiver: damage.receiver,
  },
  zeroEnds: damage.zeroBaseEnds,
  confusionCounters: conditions.confusionCounters,
};
