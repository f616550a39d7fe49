import { energyIds, type View } from '../claims/index.ts';
import { maximumHp } from '../rules/index.ts';
import { energyLabel, type Pokemon } from '../state/index.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The HP of a Pokémon before damage; null where they depend on a fact that was not given. */
export const knownHp = (view: View, pokemon: Pokemon): number | null =>
  unlessUnknown(
    () => maximumHp(view, pokemon),
    () => null,
  );

/** The labels of the Energy cards on a Pokémon, in order; null where the document does not say what they are. */
export const knownEnergy = (view: View, pokemon: Pokemon): readonly string[] | null =>
  unlessUnknown(
    () => energyIds(view, pokemon).map((id) => energyLabel(view.cardAt(id))),
    () => null,
  );
