import type { CodesIn } from '../../claims/index.ts';
import type * as suddenDeath from './sudden-death.ts';
import type * as winning from './winning.ts';

/** The codes that the rules of the end of the game write, as each file declares them. `render/words` has words for each. */
export type EndOfGameCodes = CodesIn<[typeof suddenDeath, typeof winning]>;
