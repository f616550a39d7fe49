import { attack, baby, conditions, damage, type EraAnswers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/** CR 603.4 and 603.5: the attack and its damage, in the document's order. */
export const attackAnswers: Pick<
  EraAnswers<'comprehensive-2009'>,
  'beforeAnnouncing' | 'attack' | 'damage' | 'zeroEnds' | 'confusionCounters'
> = {
  beforeAnnouncing: baby.printedFlip,
  attack: attack.attackSteps(texts),
  damage: {
    dealer: damage.dealer,
    weakness: damage.weakness,
    resistance: damage.resistance,
    receiver: damage.receiver,
  },
  zeroEnds: damage.zeroEnds,
  confusionCounters: conditions.confusionCounters,
};
