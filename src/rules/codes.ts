import type { CodesIn } from '../claims/index.ts';
import type { AttachedCardsCodes } from './attached-cards/codes.ts';
import type { AttackCodes } from './attack/codes.ts';
import type { CardsCodes } from './cards/codes.ts';
import type { CardsFromHandCodes } from './cards-from-hand/codes.ts';
import type { DamageCodes } from './damage/codes.ts';
import type { DeckCodes } from './deck/codes.ts';
import type { EffectsCodes } from './effects/codes.ts';
import type { EndOfGameCodes } from './end-of-game/codes.ts';
import type { FormsOfPlayCodes } from './forms-of-play/codes.ts';
import type { KnockOutsCodes } from './knock-outs/codes.ts';
import type { PokemonCodes } from './pokemon/codes.ts';
import type { PowersCodes } from './powers/codes.ts';
import type { FormCode, ListedCode } from './prohibitions.ts';
import type * as publicInformation from './public-information.ts';
import type { RetreatCodes } from './retreat/codes.ts';
import type { SetUpCodes } from './set-up/codes.ts';
import type { SpecialConditionsCodes } from './special-conditions/codes.ts';
import type { TurnCodes } from './turn/codes.ts';
import type * as zones from './zones.ts';

/** The codes that rules of every subject write: what is known of a table, as each file declares them. `render/words` has words for each. */
export type TableCodes = CodesIn<[typeof publicInformation, typeof zones]>;

declare module '../claims/codes.ts' {
  interface Codes {
    rules: TableCodes;
    'rules/attached-cards': AttachedCardsCodes;
    'rules/attack': AttackCodes;
    'rules/cards': CardsCodes;
    'rules/cards-from-hand': CardsFromHandCodes;
    'rules/damage': DamageCodes;
    'rules/deck': DeckCodes;
    'rules/effects': EffectsCodes;
    'rules/end-of-game': EndOfGameCodes;
    'rules/forms-of-play': FormsOfPlayCodes;
    'rules/knock-outs': KnockOutsCodes;
    'rules/pokemon': PokemonCodes;
    'rules/powers': PowersCodes;
    'rules/retreat': RetreatCodes;
    'rules/set-up': SetUpCodes;
    'rules/special-conditions': SpecialConditionsCodes;
    'rules/turn': TurnCodes;
  }

  interface Grounds {
    listed: ListedCode;
    'of a form of play': FormCode;
  }
}
