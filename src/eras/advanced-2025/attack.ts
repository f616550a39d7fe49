import { attack, baby, conditions, damage, type EraAnswers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

const { energy, alter, confusion, choices, compute, apply } = attack.attackSteps(texts);

/** APR I.A-01: effects that demand a flip, then Confusion, what comes before the damage, the damage and its counters, everything else in the order of the text. */
export const attackAnswers: Pick<
  EraAnswers<'advanced-2025'>,
  'beforeAnnouncing' | 'attack' | 'damage' | 'zeroEnds' | 'confusionCounters'
> = {
  beforeAnnouncing: baby.printedFlip,
  attack: {
    energy,
    alter,
    confusion,
    choices,
    activate: attack.beforeDamage(texts),
    compute,
    apply,
    damageByText: attack.damageByText(texts),
    discard: attack.discardAsEffect(texts),
    rest: attack.restAfterDamage(texts),
  },
  damage: {
    dealer: damage.dealer,
    weakness: damage.weakness,
    resistance: damage.resistance,
    receiver: damage.receiver,
    final: damage.finalDamage,
  },
  zeroEnds: damage.zeroEndsInItsStep,
  confusionCounters: conditions.confusionCounters,
};
