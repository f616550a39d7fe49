export type { Assumed } from './assumptions.ts';
export {
  ASSUMPTIONS,
  assumptionFault,
  assumptionsOf,
  readAssumptions,
  stepsNotPlayed,
  wordingsAssumed,
} from './assumptions.ts';
export { besideTheAct, besideWhatCame, isNotWhatItIsLike, withoutBegun } from './beside-the-act.ts';
export { withCardsOfAnswers } from './card-of-an-answer.ts';
export type {
  AnyGroundCode,
  AssumedNote,
  AssumptionCode,
  DeckAssumptionCode,
  FaultCode,
  RemedyCode,
  RulingCodes,
  WayCode,
} from './codes.ts';
export { couldMatter, readWithoutEffect } from './could-matter.ts';
export type { DeckQuestion, DeckRuling, DeckSaid, NotOnFile } from './deck.ts';
export { DECK_ASSUMPTIONS, deckRulesSeen, ruleOnDeck } from './deck.ts';
export {
  cardNotGiven,
  certainGrounds,
  type Doubt,
  doubtsAfter,
  doubtsOfGrounds,
  doubtsOfLegal,
  doubtsOfOutcome,
  grownBy,
  leavesOnly,
  mattersAtTheEnd,
  mayBringItsMoment,
  type OnTable,
  ownTextOf,
  reaching,
  type Taken,
  type UnreadAct,
  withUnreadEffects,
} from './doubts/index.ts';
export { type EveryAnswer, everyAnswer, isOneOfThem } from './every-answer.ts';
export { gapOf, mayBear, plainCard } from './gaps.ts';
export { hasNoEffect } from './has-no-effect.ts';
export type { AssumedCard, Prepared } from './in-hand.ts';
export { inspect } from './inspection/index.ts';
export { KINDS_ASKED, type KindAsked, kindsOfAct } from './kinds-asked.ts';
export { hpOnTable, knownEnergy, knownHp } from './known-of-pokemon.ts';
export type { LegalOverview } from './legal.ts';
export { legalOn } from './legal.ts';
export type { Replaying } from './may-begin.ts';
export { mayBegin, supposedFor, unreadBehind } from './may-begin.ts';
export { sawItsMoment } from './moments-of-texts.ts';
export { withNamedAsAnswer } from './named-beforehand.ts';
export { drewForTheTurn, lostByTheNextDraw } from './next-draw.ts';
export { noneTaken, takenUnseen } from './none-taken.ts';
export { withItsDiscard } from './own-discard.ts';
export type { OnPrint } from './prints.ts';
export {
  everyPrint,
  firstPrint,
  isCalledInFull,
  lacksWhatIsAsked,
  printsAssumed,
  thoseThatDecide,
  whichPrint,
} from './prints.ts';
export { NOTHING_ASKED, printsApart } from './prints-apart.ts';
export type { QuestionFault, ReadQuestion } from './question/index.ts';
export { QUESTIONS, questionFor, readQuestion, seatsByName, withSeats } from './question/index.ts';
export type { AskedOfRow } from './question-of-row.ts';
export { CARD_HOLE, questionAbout, questionOfRow } from './question-of-row.ts';
export type { Row } from './rows.ts';
export { ruleOn } from './rule-on.ts';
export { couldEnd, isLegalHowever } from './rule-on-action.ts';
export type { Played, Ruled, RulingOptions, TableToRule } from './ruled.ts';
export { rulesFor, setUpWith, sourcesOf, withEffects } from './ruled.ts';
export type {
  AfterTurn,
  AskedNext,
  Assumption,
  Branch,
  Follows,
  FollowsIf,
  GapFound,
  Ground,
  Ruling,
  Said,
  Verdict,
  Way,
} from './ruling.ts';
export { sameOnBench } from './same-on-bench.ts';
export { settledAnyhow } from './settled-anyhow.ts';
export { allGrounds } from './several-readings.ts';
export { assumedFromSilence, rulesOf } from './silences.ts';
export { withSilent } from './silent-texts.ts';
export { isSpoken, overviewAsked, readSpoken } from './spoken/index.ts';
export { inKind, stepsSaid } from './steps-said.ts';
export { suppose, withoutSupposed, withWayBack } from './suppose.ts';
export type { TextInPlay, WhyBeside } from './texts-in-play.ts';
export { mayHavePart, textsInPlay } from './texts-in-play.ts';
export { neededFor } from './unknown-subject.ts';
export { surelyPassed } from './weigh-gaps.ts';
export { beforeTheEnd } from './what-follows.ts';
export { whateverIsFound } from './whatever-is-found.ts';
export { leftOut, whyNotChosen } from './why-not-chosen.ts';
export type { Silence, TextOfCard } from './without-a-text.ts';
export { silenceOf } from './without-a-text.ts';
