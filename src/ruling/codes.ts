import type { AllowanceCode, CodesIn, EndingCode, GroundCode, NoteCode } from '../claims/index.ts';
import type { ActionKind } from '../engine/index.ts';
import type { outOfTurn } from '../rules/index.ts';
import type { FilledIn } from '../state/index.ts';
import type * as assumptions from './assumptions.ts';
import type * as bansOnTheHandAlone from './bans-on-the-hand-alone.ts';
import type * as bansPassedBy from './bans-passed-by.ts';
import type * as conditionsNoMatter from './conditions-no-matter.ts';
import type * as couldMatter from './could-matter.ts';
import type * as deck from './deck.ts';
import type * as discardIsNoKnockOut from './discard-is-no-knock-out.ts';
import type * as earlierActsNoMatter from './earlier-acts-no-matter.ts';
import type * as everyAnswer from './every-answer.ts';
import type * as faultsThatMatter from './faults-that-matter.ts';
import type * as firstTurnNoMatter from './first-turn-no-matter.ts';
import type * as hasNoEffect from './has-no-effect.ts';
import type * as nextDraw from './next-draw.ts';
import type * as powersFirst from './powers-first.ts';
import type * as prints from './prints.ts';
import type * as remedy from './remedy.ts';
import type * as ruleOn from './rule-on.ts';
import type * as ruleOnAction from './rule-on-action.ts';
import type * as sameInTheEnd from './same-in-the-end.ts';
import type * as silences from './silences.ts';
import type * as switchIsNoRetreat from './switch-is-no-retreat.ts';
import type * as termsMet from './terms-met.ts';
import type * as textsNotNow from './texts-not-now.ts';
import type * as textsWithoutEffect from './texts-without-effect.ts';
import type * as ways from './ways.ts';
import type * as weighGaps from './weigh-gaps.ts';

/** The codes that rulings write beside those of the rules, as each file declares them. `render/words` has words for each. */
export type RulingCodes = CodesIn<
  [
    typeof assumptions,
    typeof conditionsNoMatter,
    typeof couldMatter,
    typeof earlierActsNoMatter,
    typeof everyAnswer,
    typeof faultsThatMatter,
    typeof firstTurnNoMatter,
    typeof termsMet,
    typeof hasNoEffect,
    typeof nextDraw,
    typeof powersFirst,
    typeof prints,
    typeof remedy,
    typeof ruleOn,
    typeof ruleOnAction,
    typeof sameInTheEnd,
    typeof silences,
    typeof discardIsNoKnockOut,
    typeof switchIsNoRetreat,
    typeof textsNotNow,
    typeof textsWithoutEffect,
    typeof bansOnTheHandAlone,
    typeof bansPassedBy,
    typeof ways,
    typeof weighGaps,
  ]
>;

declare module '../claims/codes.ts' {
  interface Codes {
    ruling: RulingCodes;
  }
}

/** Of a ground: a prohibition, an attack that was ended before it did anything, or an act of a player whose turn it is not. */
export type AnyGroundCode = GroundCode | `ended-${EndingCode}` | ReturnType<typeof outOfTurn>['code'];

/** Of a note that is an assumption: a replay reports it among the others. */
export type AssumedNote = Extract<NoteCode, `taken-${string}`>;

/** Of something impossible about a table: each has a bearing on answers. */
export type FaultCode = keyof typeof faultsThatMatter.BEARINGS;

/** Of what a ruling on a deck assumes. */
export type DeckAssumptionCode = CodesIn<[typeof deck]>['assumption'];

/** Of what a ruling assumes: what was filled in on the table among it. */
export type AssumptionCode = AssumedNote | FilledIn['code'] | RulingCodes['assumption'] | DeckAssumptionCode;

/** Of a way to do it; `…-so`: one of several readings of the question. */
export type WayCode = RulingCodes['way'] | `${ActionKind}-so`;

/** Of what would make it legal. */
export type RemedyCode = AllowanceCode | RulingCodes['remedy'];
