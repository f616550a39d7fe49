import type { Obstacle } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';

/** An official ruling on a card goes before the rules and before what the card says. */
export const RULING_WINS = lawOf({
  'comprehensive-2009': ['102.3', 'takes precedence over every other rule'],
  'ex-2003': 'absent',
  'advanced-2018': 'absent',
  'neo-2001': 'absent',
  'xy-2016': 'absent',
});

/** What an official ruling on the card says does not stop it, which comes before the rule that would. */
export const letByRuling = reading(
  RULING_WINS,
  (_view, [despite]: readonly [readonly Obstacle[]]) => despite,
  () => [],
);
