import { CHOSEN_FIRST } from './chosen-first.ts';
import { EVOLVING } from './evolving.ts';
import { IN_PLAY } from './in-play.ts';
import { MORE_FOR_A_KIND } from './more-for-a-kind.ts';
import { ONE_OR_OTHER } from './one-or-other.ts';
import { PRICES_AND_TRADES } from './prices-and-trades.ts';
import { PRIZES } from './prizes.ts';
import { WHAT_IS_NEEDED } from './what-is-needed.ts';
import { WHILE_PLAYED } from './while-played.ts';

/** What Trainer cards say in words that no attack and no power has, by subject. */
export const TRAINERS = [
  ...WHAT_IS_NEEDED,
  ...WHILE_PLAYED,
  ...MORE_FOR_A_KIND,
  ...PRICES_AND_TRADES,
  ...EVOLVING,
  ...CHOSEN_FIRST,
  ...ONE_OR_OTHER,
  ...IN_PLAY,
  ...PRIZES,
];
