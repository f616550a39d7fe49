import { attack, baby, cancelledOrConfused, conditions, damage, doubling, type EraAnswers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

const { energy, choices, activate, compute, apply, rest } = attack.attackSteps(texts);

/** EX Attack, Baby and Confused: the flip for a Baby before anything else, that for Confusion before what the attack itself asks for. */
export const attackAnswers: Pick<
  EraAnswers<'ex-2003'>,
  'beforeAnnouncing' | 'attack' | 'damage' | 'zeroEnds' | 'confusionCounters'
> = {
  beforeAnnouncing: baby.nothingBefore,
  attack: {
    announced: baby.flipOnAnnouncing,
    energy,
    alter: cancelledOrConfused.cancelled,
    confusion: attack.flipForConfusion,
    choices,
    activate,
    compute,
    discard: cancelledOrConfused.discardWhatIsThere(texts),
    apply,
    rest,
  },
  damage: {
    dealer: doubling.ofSomeDamage(damage.dealer),
    weakness: doubling.weakness,
    resistance: doubling.resistance,
    receiver: doubling.ofSomeDamage(damage.receiver),
  },
  zeroEnds: doubling.zeroIsNoEnd,
  confusionCounters: conditions.confusionCounters,
};
