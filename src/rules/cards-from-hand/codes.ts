import type { CodesIn } from '../../claims/index.ts';
import type * as namedByPlayer from './named-by-player.ts';
import type * as nothingChanges from './nothing-changes.ts';
import type * as stadiums from './stadiums.ts';
import type * as stoppedTrainers from './stopped-trainers.ts';
import type * as trainers from './trainers.ts';

/** The codes that the rules of cards played from hand write, as each file declares them. `render/words` has words for each. */
export type CardsFromHandCodes = CodesIn<
  [typeof namedByPlayer, typeof nothingChanges, typeof stadiums, typeof stoppedTrainers, typeof trainers]
>;
