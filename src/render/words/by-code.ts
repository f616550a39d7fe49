import type { Facts, NeedCode, NoteCode } from '../../claims/index.ts';
import type { AnyGroundCode } from '../../ruling/index.ts';
import { ATTACHED_CARDS } from './attached-cards.ts';
import { ATTACK, ENDED_ATTACKS } from './attack.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { CARDS } from './cards.ts';
import { CARDS_FROM_HAND } from './cards-from-hand.ts';
import { DAMAGE } from './damage.ts';
import { EFFECTS } from './effects.ts';
import { END_OF_GAME } from './end-of-game.ts';
import { given, readable } from './facts.ts';
import { FORMS_OF_PLAY } from './forms-of-play.ts';
import { KNOCK_OUTS } from './knock-outs.ts';
import { POKEMON } from './pokemon.ts';
import { POWERS } from './powers.ts';
import { RETREAT } from './retreat.ts';
import type { GroundWords, NeedWords, Note, NoteWords } from './rule-words.ts';
import { RULINGS } from './rulings.ts';
import { SET_UP } from './set-up.ts';
import { SPECIAL_CONDITIONS } from './special-conditions.ts';
import { TABLE } from './table.ts';
import { TURN } from './turn.ts';

/** The words of all folders of the rules, by the code that a rule writes. A code without words does not compile, nor do words without a code. */

/** Words, and nothing beside those of the codes; with others it is what is left over, which nothing can be assigned to. */
export type Exactly<Codes extends string, All> = [Exclude<keyof All, Codes>] extends [never]
  ? All
  : Exclude<keyof All, Codes>;

const EVERY_GROUND = {
  ...RETREAT.grounds,
  ...ATTACK.grounds,
  ...ENDED_ATTACKS,
  ...SPECIAL_CONDITIONS.grounds,
  ...EFFECTS.grounds,
  ...POKEMON.grounds,
  ...POWERS.grounds,
  ...CARDS_FROM_HAND.grounds,
  ...ATTACHED_CARDS.grounds,
  ...KNOCK_OUTS.grounds,
  ...TURN.grounds,
  ...SET_UP.grounds,
  ...FORMS_OF_PLAY.grounds,
  ...END_OF_GAME.grounds,
  ...TABLE.grounds,
} satisfies { readonly [code in AnyGroundCode]: GroundWords };

const EVERY_NOTE = {
  ...RETREAT.notes,
  ...ATTACK.notes,
  ...DAMAGE.notes,
  ...SPECIAL_CONDITIONS.notes,
  ...EFFECTS.notes,
  ...POKEMON.notes,
  ...POWERS.notes,
  ...CARDS.notes,
  ...CARDS_FROM_HAND.notes,
  ...ATTACHED_CARDS.notes,
  ...KNOCK_OUTS.notes,
  ...TURN.notes,
  ...SET_UP.notes,
  ...FORMS_OF_PLAY.notes,
  ...END_OF_GAME.notes,
  ...TABLE.notes,
  ...CARD_TEXTS.notes,
  ...RULINGS.notes,
} satisfies { readonly [code in NoteCode]: Note };

const EVERY_NEED = {
  ...RETREAT.needs,
  ...ATTACK.needs,
  ...DAMAGE.needs,
  ...SPECIAL_CONDITIONS.needs,
  ...EFFECTS.needs,
  ...POKEMON.needs,
  ...POWERS.needs,
  ...CARDS.needs,
  ...CARDS_FROM_HAND.needs,
  ...ATTACHED_CARDS.needs,
  ...KNOCK_OUTS.needs,
  ...TURN.needs,
  ...SET_UP.needs,
  ...FORMS_OF_PLAY.needs,
  ...TABLE.needs,
  ...CARD_TEXTS.needs,
  ...RULINGS.needs,
} satisfies { readonly [code in NeedCode]: NeedWords };

export const GROUNDS: { readonly [code: string]: GroundWords } = EVERY_GROUND satisfies Exactly<
  AnyGroundCode,
  typeof EVERY_GROUND
>;
export const NOTES: { readonly [code: string]: Note } = EVERY_NOTE satisfies Exactly<NoteCode, typeof EVERY_NOTE>;
export const NEEDS: { readonly [code: string]: NeedWords } = EVERY_NEED satisfies Exactly<NeedCode, typeof EVERY_NEED>;

export const noteWords = (code: string, facts: Facts): NoteWords =>
  NOTES[code]?.(given(facts)) ?? { text: readable(code, facts) };

/** A prohibition that was asked and does not apply, as a line of the path. */
export const passedWords = (code: string, facts: Facts): string =>
  GROUNDS[code]?.passed?.(given(facts)) ?? readable(code, facts);
