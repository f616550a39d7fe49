import type { CodesIn } from '../../claims/index.ts';
import type * as teamBattle from './team-battle.ts';
import type * as teamFortunes from './team-fortunes.ts';
import type * as teamSetUp from './team-set-up.ts';
import type * as teamTexts from './team-texts.ts';
import type * as twoOnTwo from './two-on-two.ts';
import type * as twoOnTwoSetUp from './two-on-two-set-up.ts';

/** The codes that the rules of forms of play write, as each file declares them. `render/words` has words for each. */
export type FormsOfPlayCodes = CodesIn<
  [typeof teamBattle, typeof teamFortunes, typeof teamSetUp, typeof teamTexts, typeof twoOnTwoSetUp, typeof twoOnTwo]
>;
