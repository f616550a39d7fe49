import { lawOf } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';
import { cannotMove } from './special-conditions.ts';

/** Asleep and Paralyzed, where a document speaks of attacking and of retreating in paragraphs of their own (APR I.A-01, I.A-03). */

const ATTACK = lawOf({
  'advanced-2018': ['I.A-01/atk.1b', 'Asleep or Paralyzed'],
  'advanced-2025': ['I.A-01/atk.1b', 'Asleep or Paralyzed'],
});
const RETREAT = lawOf({
  'advanced-2018': ['I.A-03/ret.1b', "Asleep and Paralyzed Pokémon can't retreat"],
  'advanced-2025': ['I.A-03/ret.1b', "Asleep and Paralyzed Pokémon can't retreat"],
});

/** The document does not say how the conditions end at Pokémon Checkup: no allowance of its own. */
const ENDS = {};

export const asleepAttacksNot = forbids(cannotMove('asleep', ATTACK, ENDS, ['attack']));
export const paralyzedAttacksNot = forbids(cannotMove('paralyzed', ATTACK, ENDS, ['attack']));
export const asleepRetreatsNot = forbids(cannotMove('asleep', RETREAT, ENDS, ['retreat']));
export const paralyzedRetreatsNot = forbids(cannotMove('paralyzed', RETREAT, ENDS, ['retreat']));
