import type { View } from '../claims/index.ts';
import type { Action, AnyLaw, Legality } from '../engine/index.ts';
import { statesLaw } from '../engine/index.ts';
import { mayAttack, trainers } from '../rules/index.ts';
import type { Way } from './ruling.ts';

/** The code of a bar on the first turn of the game that does not stop the other player in theirs. */
export const CODES = {
  way: ['first-turn-no-matter'],
} as const;

/** By the code of the prohibition: the rule that only the player who goes first leaves something out in their first turn. */
const BARS: { readonly [code: string]: AnyLaw } = {
  'no-attack-first-turn': mayAttack.startingPlayerWaits.law,
  'no-supporter-first-turn': trainers.noSupporterFirst.law,
  'no-trainers-first-turn': trainers.noneOnFirstTurn.law,
};

/** A Pokémon card may be benched in any turn: the bar is on Trainer cards that are put there. */
const isNeverBarred = (view: View, action: Action): boolean =>
  action.kind === 'bench' && view.cardAt(action.card)?.kind === 'pokemon';

/** Players remember that something is barred in a first turn, and not whose: said in the first turn of the player who goes second. */
export const firstTurnNoMatter = (
  view: View,
  action: Action,
  passed: readonly Pick<Legality['passed'][number], 'code' | 'rule'>[],
): readonly Way[] => {
  const { turn, toMove, first, players } = view.state;
  if (turn !== 2 || toMove === first || players.length !== 2 || isNeverBarred(view, action)) return [];
  return passed.flatMap(({ code, rule }): readonly Way[] => {
    const law = BARS[code];
    if (law === undefined || !statesLaw(law, view.doc)) return [];
    return [{ legal: true, code: 'first-turn-no-matter', facts: { player: toMove, act: action.kind }, rule }];
  });
};
