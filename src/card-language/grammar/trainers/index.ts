import { EACH_PLAYER } from './each-player.ts';
import { EVOLVING } from './evolving.ts';
import { ONE_OR_OTHER } from './one-or-other.ts';
import { PRIZES } from './prizes.ts';
import { WHAT_IS_NEEDED } from './what-is-needed.ts';
import { WHILE_PLAYED } from './while-played.ts';

/** What Trainer cards say in words that no attack and no power has, by subject. */
export const TRAINERS = [...WHAT_IS_NEEDED, ...WHILE_PLAYED, ...EVOLVING, ...EACH_PLAYER, ...ONE_OR_OTHER, ...PRIZES];
