import { lawOf, statesLaw } from '../../engine/index.ts';
import { hasKey, isTable, type Json } from '../../state/index.ts';
import type { T } from '../questions.ts';
import type { AttackRun } from './attack-run.ts';

/** Energy that an attack takes off its own Pokémon after a coin: in a document that says so it goes before the damage is placed, as what it takes off without one. */

const BEFORE_THE_DAMAGE = lawOf({ 'comprehensive-2009': ['603.4g', 'discard'] });

const isOwnDiscard = (verb: Json): boolean => isTable(verb) && 'discard-energy' in verb && verb.from === 'self';

const areOwnDiscards = (verbs: Json | undefined): boolean =>
  Array.isArray(verbs) && verbs.length > 0 && verbs.every(isOwnDiscard);

/** Is it that alone, by a coin of its own or by those that were flipped for the damage? */
const isCoined = (verb: Json, isFlipped: boolean): boolean => {
  if (!isTable(verb)) return false;
  if (isTable(verb.flip)) return Object.values(verb.flip).every(areOwnDiscards);
  return isFlipped && hasKey(verb.if, 'heads') && areOwnDiscards(verb.then) && verb.else === undefined;
};

/** The document that fills silences does not move them: each has an order of its own for what an attack does. */
export const coinedDiscards = ({ view }: T, { attack, heads }: AttackRun): readonly Json[] =>
  statesLaw(BEFORE_THE_DAMAGE, view.doc)
    ? (attack.does ?? []).filter((verb) => isCoined(verb, heads !== undefined))
    : [];
