import { lookAtAll, settledView } from '../claims/index.ts';
import { keepsBy, type Rules } from '../rules/index.ts';
import type { GameState } from '../state/index.ts';
import type { Assumption } from './ruling.ts';
import { silencesAmong } from './silences.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What a Pokémon BREAK or a LV.X keeps of the card beneath it, reported wherever one is in play by a document that does not know such cards. */
export const keptBeneath = (state: GameState, rules: Rules): readonly Assumption[] => {
  const view = settledView(state, rules);
  const found = new Set<NonNullable<ReturnType<typeof keepsBy>>>();
  lookAtAll(state.players, (pokemon) => {
    const rule = unlessUnknown(
      () => keepsBy(view, pokemon),
      () => null,
    );
    if (rule !== null) found.add(rule);
  });
  return silencesAmong(found, rules.doc);
};
