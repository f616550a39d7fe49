import { attack, baby, cardMath, confusedAttack, type EraAnswers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

const { energy, choices, activate, discard, alter, compute, apply, rest } = attack.attackSteps(texts);

/** Neo Order and Math: the Baby flip before anything is announced, Confusion last, and a Confused Pokémon that attacks itself. */
export const attackAnswers: Pick<
  EraAnswers<'neo-2001'>,
  'beforeAnnouncing' | 'attack' | 'damage' | 'zeroEnds' | 'confusionCounters'
> = {
  beforeAnnouncing: baby.babyFlip,
  attack: {
    energy,
    choices,
    activate,
    discard,
    alter,
    confusion: confusedAttack.confusedAttacker,
    compute,
    apply,
    rest,
  },
  damage: cardMath.cardMath,
  zeroEnds: cardMath.zeroEndsEarly,
  confusionCounters: confusedAttack.twentyDamage,
};
