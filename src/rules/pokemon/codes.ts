import type { CodesIn } from '../../claims/index.ts';
import type * as bench from './bench.ts';
import type * as benchSize from './bench-size.ts';
import type * as effectiveValues from './effective-values.ts';
import type * as evolution from './evolution.ts';
import type * as evolvedByAText from './evolved-by-a-text.ts';
import type * as levelUp from './level-up.ts';
import type * as megaEvolution from './mega-evolution.ts';
import type * as pokemon from './pokemon.ts';
import type * as putOnTop from './put-on-top.ts';
import type * as rareCandy from './rare-candy.ts';
import type * as restoredPokemon from './restored-pokemon.ts';
import type * as rulingOnEvolving from './ruling-on-evolving.ts';
import type * as stagesAlong from './stages-along.ts';
import type * as vUnion from './v-union.ts';

/** The codes that the rules of Pokémon write, as each file declares them. `render/words` has words for each. */
export type PokemonCodes = CodesIn<
  [
    typeof benchSize,
    typeof bench,
    typeof effectiveValues,
    typeof evolution,
    typeof evolvedByAText,
    typeof levelUp,
    typeof megaEvolution,
    typeof pokemon,
    typeof putOnTop,
    typeof rareCandy,
    typeof restoredPokemon,
    typeof stagesAlong,
    typeof rulingOnEvolving,
    typeof vUnion,
  ]
>;
