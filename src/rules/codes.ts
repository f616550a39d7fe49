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
import type { RetreatCodes } from './retreat/codes.ts';
import type { SetUpCodes } from './set-up/codes.ts';
import type { SpecialConditionsCodes } from './special-conditions/codes.ts';
import type { TurnCodes } from './turn/codes.ts';

/** The codes that rules of every subject write: what is known of a table, and how cards change their places. */
export interface TableCodes {
  readonly ground: 'never-mentioned';
  readonly need:
    | 'active-not-told'
    | 'bench-not-told'
    | 'hand-not-told'
    | 'pile-not-told'
    | 'pokemon-not-described'
    | 'prizes-not-told'
    | 'types-not-told';
  readonly note:
    | 'drawn-from-the-top'
    | 'effects-stay-behind'
    | 'hand-has-no-limit'
    | 'moves-as-one'
    | 'prism-star-is-lost'
    | 'prizes-face-up'
    | 'to-its-owner'
    | 'uses-remembered'
    | 'uses-stay-behind';
}

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
}
