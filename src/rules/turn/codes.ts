import type { CodesIn } from '../../claims/index.ts';
import type * as afterTurn from './after-turn.ts';
import type * as charCounters from './char-counters.ts';
import type * as endOfTurn from './end-of-turn.ts';
import type * as phases from './phases.ts';
import type * as turn from './turn.ts';

/** The codes that the rules of turns write, as each file declares them. `render/words` has words for each. */
export type TurnCodes = CodesIn<[typeof afterTurn, typeof charCounters, typeof endOfTurn, typeof phases, typeof turn]>;
