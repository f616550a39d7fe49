import type { CodesIn } from '../../claims/index.ts';
import type * as announced from './announced.ts';
import type * as beforeTheHand from './before-the-hand.ts';
import type * as pokemonPowers from './pokemon-powers.ts';
import type * as powers from './powers.ts';
import type * as usingAPower from './using-a-power.ts';
import type * as veryNextAction from './very-next-action.ts';

/** The codes that the rules of powers write, as each file declares them. `render/words` has words for each. */
export type PowersCodes = CodesIn<
  [
    typeof announced,
    typeof beforeTheHand,
    typeof pokemonPowers,
    typeof powers,
    typeof usingAPower,
    typeof veryNextAction,
  ]
>;
