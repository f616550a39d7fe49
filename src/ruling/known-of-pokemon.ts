import { energyIds, settledView, type View } from '../claims/index.ts';
import { isRuled } from '../corpus/index.ts';
import { maximumHp } from '../rules/index.ts';
import { type CardPool, energyLabel, type GameState, type Pokemon } from '../state/index.ts';
import { rulesFor } from './ruled.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The HP of a Pokémon before damage; null where they depend on a fact that was not given. */
export const knownHp = (view: View, pokemon: Pokemon): number | null =>
  unlessUnknown(
    () => maximumHp(view, pokemon),
    () => null,
  );

/** The HP of each Pokémon of a table before damage, as texts in play make them; of none where no version rules by its document. */
export const hpOnTable = (state: GameState, pool: CardPool): ((pokemon: Pokemon) => number | null) => {
  if (!isRuled(state.ruleset)) return () => null;
  const view = settledView(state, rulesFor({ doc: state.ruleset, pool }, { state, pool }));
  return (pokemon) => knownHp(view, pokemon);
};

/** The labels of the Energy cards on a Pokémon, in order; null where the document does not say what they are. */
export const knownEnergy = (view: View, pokemon: Pokemon): readonly string[] | null =>
  unlessUnknown(
    () => energyIds(view, pokemon).map((id) => energyLabel(view.cardAt(id))),
    () => null,
  );
