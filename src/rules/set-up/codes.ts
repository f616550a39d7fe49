import type { CodesIn } from '../../claims/index.ts';
import type * as beginning from './beginning.ts';
import type * as firstFlip from './first-flip.ts';
import type * as initialHand from './initial-hand.ts';
import type * as mulligan from './mulligan.ts';
import type * as rockPaperScissors from './rock-paper-scissors.ts';
import type * as setUp from './set-up.ts';
import type * as settingOut from './setting-out.ts';
import type * as settingPrizes from './setting-prizes.ts';
import type * as waitingMulligan from './waiting-mulligan.ts';
import type * as whoBegins from './who-begins.ts';

/** The codes that the rules of the set-up write, as each file declares them. `render/words` has words for each. */
export type SetUpCodes = CodesIn<
  [
    typeof beginning,
    typeof firstFlip,
    typeof initialHand,
    typeof mulligan,
    typeof rockPaperScissors,
    typeof setUp,
    typeof settingOut,
    typeof settingPrizes,
    typeof waitingMulligan,
    typeof whoBegins,
  ]
>;
