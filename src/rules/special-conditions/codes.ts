import type { CodesIn } from '../../claims/index.ts';
import type * as anyNumberOfCounters from './any-number-of-counters.ts';
import type * as countersByAText from './counters-by-a-text.ts';
import type * as removedByImmunity from './removed-by-immunity.ts';
import type * as silentCheckup from './silent-checkup.ts';
import type * as specialConditions from './special-conditions.ts';

/** The codes that the rules of Special Conditions write, as each file declares them. `render/words` has words for each. */
export type SpecialConditionsCodes = CodesIn<
  [
    typeof anyNumberOfCounters,
    typeof countersByAText,
    typeof removedByImmunity,
    typeof silentCheckup,
    typeof specialConditions,
  ]
>;
