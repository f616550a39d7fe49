import { attack, baby, conditions, damage, type EraAnswers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

const { energy, confusion, choices, activate, alter, compute, apply } = attack.attackSteps(texts);

/** XY Attack and Damage: Confusion comes second, effects that cancel after what the attack demands, own Energy with the other effects. */
export const attackAnswers: Pick<
  EraAnswers<'xy-2016'>,
  'beforeAnnouncing' | 'attack' | 'damage' | 'zeroEnds' | 'confusionCounters'
> = {
  beforeAnnouncing: baby.printedFlip,
  attack: {
    energy,
    confusion,
    choices,
    activate,
    alter,
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
