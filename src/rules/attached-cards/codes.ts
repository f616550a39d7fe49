import type { CodesIn } from '../../claims/index.ts';
import type * as backToHand from './back-to-hand.ts';
import type * as darknessEnergy from './darkness-energy.ts';
import type * as energy from './energy.ts';
import type * as energyKeptInHand from './energy-kept-in-hand.ts';
import type * as energyRemarks from './energy-remarks.ts';
import type * as hyperGear from './hyper-gear.ts';
import type * as tools from './tools.ts';

/** The codes that the rules of attached cards write, as each file declares them. `render/words` has words for each. */
export type AttachedCardsCodes = CodesIn<
  [
    typeof backToHand,
    typeof darknessEnergy,
    typeof energyKeptInHand,
    typeof energyRemarks,
    typeof energy,
    typeof hyperGear,
    typeof tools,
  ]
>;
