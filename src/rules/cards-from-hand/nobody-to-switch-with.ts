import type { View, Why } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type Law, paragraphOf, speaksHere } from '../../engine/index.ts';
import { isTable, type Json } from '../../state/index.ts';
import type { TextContext } from '../questions.ts';
import { firstOf, whatIsMissing } from './what-is-missing.ts';

/** A player without Benched Pokémon can't switch the Active one by a text. */
export const NOBODY_OF_ONES_OWN: Law<Advanced> = {
  'advanced-2018': ['II.C-03#5', "can't switch"],
  'advanced-2025': ['II.C-03#5', "can't switch"],
};

/** Cites that where it is why a text changes nothing. */
export const saysNobodyToSwitchWith = (view: View, does: readonly Json[], context: TextContext, why: Why): void => {
  const switches = firstOf(does).some((verb) => isTable(verb) && verb.switch === 'yours');
  if (!switches || !speaksHere(NOBODY_OF_ONES_OWN, view) || whatIsMissing(view, does, context).lacks !== 'benched')
    return;
  why(paragraphOf(NOBODY_OF_ONES_OWN, view), 'no-bench-to-switch', { player: context.seat });
};
