import type { CodesIn } from '../../claims/index.ts';
import type * as aim from './aim.ts';
import type * as attack from './attack.ts';
import type * as attacksTwice from './attacks-twice.ts';
import type * as baby from './baby.ts';
import type * as confusedAttack from './confused-attack.ts';
import type * as copiedAttacks from './copied-attacks.ts';
import type * as mayAttack from './may-attack.ts';
import type * as moreAndLess from './more-and-less.ts';
import type * as ownTerms from './own-terms.ts';

/** The codes that the rules of attacking write, as each file declares them. `render/words` has words for each. */
export type AttackCodes = CodesIn<
  [
    typeof aim,
    typeof attack,
    typeof attacksTwice,
    typeof baby,
    typeof confusedAttack,
    typeof copiedAttacks,
    typeof mayAttack,
    typeof moreAndLess,
    typeof ownTerms,
  ]
>;
