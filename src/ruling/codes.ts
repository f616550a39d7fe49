import type { AllowanceCode, EndingCode, GroundCode, NoteCode } from '../claims/index.ts';
import type { ActionKind } from '../engine/index.ts';
import type { outOfTurn } from '../rules/index.ts';

/** The codes that rulings write beside those of the rules. `render/words` has words for each. */
export interface RulingCodes {
  readonly need: 'coins-not-told' | 'table-set-right' | 'which-print';
}

declare module '../claims/codes.ts' {
  interface Codes {
    ruling: RulingCodes;
  }
}

/** Of a ground: a prohibition, an attack that was ended before it did anything, or an act of a player whose turn it is not. */
export type AnyGroundCode = GroundCode | `ended-${EndingCode}` | ReturnType<typeof outOfTurn>['code'];

/** Of a note that is an assumption: a replay reports it among the others. */
export type AssumedNote = Extract<NoteCode, `taken-${string}`>;

/** Of something impossible about a table. */
export type FaultCode =
  | 'already-lost-all'
  | 'already-won-by-prizes'
  | 'attachment-invalid'
  | 'basic-on-top'
  | 'bench-overfull'
  | 'cannot-be-attached'
  | 'condition-kept-off'
  | 'condition-on-bench'
  | 'condition-places-nothing'
  | 'condition-twice'
  | 'conditions-exclude'
  | 'effect-from-the-future'
  | 'effect-too-old'
  | 'evolved-on-first-turn'
  | 'in-anothers-zone'
  | 'level-up-on-nothing'
  | 'leveled-up-on-first-turn'
  | 'leveled-up-twice'
  | 'mulligans-on-both-sides'
  | 'no-active'
  | 'no-basic-set-out'
  | 'nobody-on-table'
  | 'not-a-pokemon'
  | 'not-a-stadium'
  | 'not-a-supporter'
  | 'not-their-turn'
  | 'paralysis-too-long'
  | 'paralysis-past-two-turns'
  | 'removed-alone'
  | 'removed-in-play'
  | 'removed-player-moves'
  | 'seat-without-player'
  | 'second-active-missing'
  | 'should-be-knocked-out'
  | 'since-the-future'
  | 'supporter-too-long'
  | 'too-many-cards'
  | 'too-many-copies'
  | 'too-many-prizes'
  | 'trainer-on-first-turn'
  | 'two-actives'
  | 'two-supporters'
  | 'two-tools'
  | 'unknown-condition'
  | 'unknown-energy-type'
  | 'unknown-type'
  | 'used-before-action'
  | 'wrong-deck-size'
  | 'wrong-line'
  | 'wrong-put-onto';

/** Of what a ruling assumes. */
export type AssumptionCode =
  | AssumedNote
  | 'answers-not-asked'
  | 'card-in-hand'
  | 'filled-from'
  | 'first-print-taken'
  | 'newest-wording'
  | 'no-fall-told'
  | 'deck-has-cards'
  | 'normal-line'
  | 'not-all-coins-followed'
  | 'not-read'
  | 'nothing-set-out'
  | 'print-taken'
  | 'question-read-as'
  | 'retreat-cost-assumed'
  | 'steps-not-played'
  | 'taken-from-silence'
  | 'text-allows'
  | 'text-forbids'
  | 'text-ignored'
  | 'to-move'
  | 'turn'
  | 'way-back-allowed'
  | DeckAssumptionCode;

/** Of what a ruling on a deck assumes. */
export type DeckAssumptionCode = 'card-is-ordinary' | 'names-are-local' | 'not-on-file-is-ordinary';

/** Of a way to do it; `…-so`: one of several readings of the question. */
export type WayCode =
  | 'change-with'
  | 'changes-nothing'
  | 'condition-no-matter'
  | 'deck-empty'
  | 'pay'
  | 'pay-if'
  | 'pay-too-much'
  | `${ActionKind}-so`;

/** Of what would make it legal. */
export type RemedyCode = AllowanceCode | 'each-of-them' | 'not-this-turn' | 'settle-it' | 'switching-is-no-retreat';
