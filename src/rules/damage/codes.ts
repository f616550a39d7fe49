import type { CodesIn } from '../../claims/index.ts';
import type * as cardMath from './card-math.ts';
import type * as cutDamage from './cut-damage.ts';
import type * as damage from './damage.ts';
import type * as damageCounters from './damage-counters.ts';
import type * as damageToItself from './damage-to-itself.ts';
import type * as tera from './tera.ts';
import type * as textsPassedOver from './texts-passed-over.ts';

/** The codes that the rules of damage write, as each file declares them. `render/words` has words for each. */
export type DamageCodes = CodesIn<
  [
    typeof cardMath,
    typeof cutDamage,
    typeof damageCounters,
    typeof damageToItself,
    typeof damage,
    typeof tera,
    typeof textsPassedOver,
  ]
>;
