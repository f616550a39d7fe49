import type { Obstacle } from '../../claims/index.ts';
import { lawOf, reading, type Sources, speaksOfLaw, statesLaw } from '../../engine/index.ts';
import { CONTINUOUSLY, FIRST_TURNS } from '../pokemon/evolution.ts';

/** An official ruling on a card goes before the rules and before what the card says. */
export const RULING_WINS = lawOf({
  'comprehensive-2009': ['102.3', 'takes precedence over every other rule'],
  'ex-2003': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
  'neo-2001': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
});

/**
 * A ruling that counts by the document which fills silences goes before the rules that come from there too, and not before one that the
 * document in force states itself.
 */
export const letsDespite = ({ doc }: Sources, obstacle: Obstacle): boolean =>
  speaksOfLaw(RULING_WINS, doc) || !statesLaw(obstacle === 'first-turn' ? FIRST_TURNS : CONTINUOUSLY, doc);

/** What an official ruling on the card says does not stop it, which comes before the rule that would. */
export const letByRuling = reading(
  RULING_WINS,
  (view, [despite]: readonly [readonly Obstacle[]]) => despite.filter((obstacle) => letsDespite(view, obstacle)),
  () => [],
);
