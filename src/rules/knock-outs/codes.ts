import type { CodesIn } from '../../claims/index.ts';
import type * as betweenActionChecks from './between-action-checks.ts';
import type * as ceasing from './ceasing.ts';
import type * as lethalDamage from './lethal-damage.ts';
import type * as morePrizes from './more-prizes.ts';
import type * as newActive from './new-active.ts';
import type * as orderOfPlayers from './order-of-players.ts';
import type * as pokemonEx from './pokemon-ex.ts';
import type * as prizesByKind from './prizes-by-kind.ts';
import type * as prizesOwed from './prizes-owed.ts';
import type * as prizesTaken from './prizes-taken.ts';
import type * as prizesTakenSoFar from './prizes-taken-so-far.ts';
import type * as surviving from './surviving.ts';
import type * as whereFallenGo from './where-fallen-go.ts';

/** The codes that the rules of Knock Outs write, as each file declares them. `render/words` has words for each. */
export type KnockOutsCodes = CodesIn<
  [
    typeof betweenActionChecks,
    typeof ceasing,
    typeof lethalDamage,
    typeof morePrizes,
    typeof newActive,
    typeof orderOfPlayers,
    typeof pokemonEx,
    typeof prizesByKind,
    typeof prizesOwed,
    typeof prizesTaken,
    typeof prizesTakenSoFar,
    typeof surviving,
    typeof whereFallenGo,
  ]
>;
