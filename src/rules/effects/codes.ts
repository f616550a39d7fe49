import type { CodesIn } from '../../claims/index.ts';
import type * as attacksOfLastTurn from './attacks-of-last-turn.ts';
import type * as cardAgainstRule from './card-against-rule.ts';
import type * as continuousEffects from './continuous-effects.ts';
import type * as copiesThatAddUp from './copies-that-add-up.ts';
import type * as forOthers from './for-others.ts';
import type * as lastingEffects from './lasting-effects.ts';
import type * as lookingBack from './looking-back.ts';
import type * as silentTriggers from './silent-triggers.ts';

/** The codes that the rules of effects write, as each file declares them. `render/words` has words for each. */
export type EffectsCodes = CodesIn<
  [
    typeof attacksOfLastTurn,
    typeof cardAgainstRule,
    typeof continuousEffects,
    typeof copiesThatAddUp,
    typeof forOthers,
    typeof lastingEffects,
    typeof lookingBack,
    typeof silentTriggers,
  ]
>;
