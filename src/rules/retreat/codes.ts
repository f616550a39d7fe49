import type { CodesIn } from '../../claims/index.ts';
import type * as confusedRetreat from './confused-retreat.ts';
import type * as retreat from './retreat.ts';
import type * as retreatPayment from './retreat-payment.ts';

/** The codes that the rules of retreating write, as each file declares them. `render/words` has words for each. */
export type RetreatCodes = CodesIn<[typeof confusedRetreat, typeof retreatPayment, typeof retreat]>;
