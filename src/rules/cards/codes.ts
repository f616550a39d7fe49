import type { CodesIn } from '../../claims/index.ts';
import type * as cardNames from './card-names.ts';
import type * as cardTypes from './card-types.ts';
import type * as kindsOfPokemon from './kinds-of-pokemon.ts';
import type * as oldWordings from './old-wordings.ts';
import type * as owners from './owners.ts';
import type * as ruleBox from './rule-box.ts';
import type * as selfReferences from './self-references.ts';
import type * as stageOfCard from './stage-of-card.ts';

/** The codes that the rules of cards write, as each file declares them. `render/words` has words for each. */
export type CardsCodes = CodesIn<
  [
    typeof cardNames,
    typeof cardTypes,
    typeof kindsOfPokemon,
    typeof oldWordings,
    typeof owners,
    typeof ruleBox,
    typeof selfReferences,
    typeof stageOfCard,
  ]
>;
