export type { ConditionName } from '../state/index.ts';
export { ALL_CONDITIONS, CHAR, CONDITIONS, EXCLUSIVE_CONDITIONS } from '../state/index.ts';
export { ACTS, type Act, type Subject, TRIGGER_EVENTS, type TriggerEvent } from './act.ts';
export { type Claim, type ClaimKind, type ClaimOf, claimsWith, preventsDamage, preventsEffects } from './claim.ts';
export type {
  AllowanceCode,
  Codes,
  CodesIn,
  DeckCode,
  EndingCode,
  GroundCode,
  Grounds,
  NeedCode,
  NoteCode,
  OverrulingCode,
  QuestionCode,
} from './codes.ts';
export type { Hidden, Standpoint } from './condition.ts';
export { activeHidden, fits, hasWord, hiddenPlace, holds, howManyFit } from './condition.ts';
export type { ClaimDefinition } from './define-claim.ts';
export type { Force, ForceOf, Gap } from './force.ts';
export {
  active,
  areOfOneText,
  claimsOn,
  claimsOnPlayer,
  gapsInPlay,
  isAboutPlayer,
  leftOnPlayers,
  leftOnPokemon,
  matches,
} from './force.ts';
export type { Standing } from './look.ts';
export {
  activesOf,
  apartFrom,
  conditionOf,
  energyCards,
  energyIds,
  inPlay,
  isActive,
  isTeammate,
  isUndescribed,
  lookAtAll,
  namedApart,
  nameOf,
  opponentsOf,
  ownerOf,
  placeOf,
  placeOfPower,
  playerOf,
  pokemonOf,
  seatOf,
  topCard,
} from './look.ts';
export { attachedMutedBy, gapMutedBy, mutedBy } from './mutes.ts';
export { OBSTACLE_MEANINGS, OBSTACLES, type Obstacle } from './obstacle.ts';
export {
  type Check,
  either,
  expected,
  flag,
  holding,
  inEither,
  inTheNearest,
  isMap,
  later,
  list,
  named,
  needing,
  number,
  type Said,
  type ScriptFault,
  type Shape,
  said,
  table,
  text,
  word,
  wrong,
  yes,
} from './shape.ts';
export {
  type AttackAsked,
  type Condition,
  condition,
  conditionName,
  type FallAsked,
  type FallenKind,
  type Filter,
  filter,
  letter,
  obstacle,
  type Piled,
  type SupporterAsked,
  type Tally,
  tag,
} from './shapes-of-words.ts';
export type {
  Facts,
  Features,
  InForce,
  OwnAttack,
  OwnPower,
  Readings,
  Recorder,
  TextReach,
  View,
  Why,
} from './view.ts';
export { isKnownSilent, settle, settledView, viewOf } from './view.ts';
export type { Bearing, Catalogued, Given, Touched } from './vocabulary.ts';
export { valuesOf } from './within-shapes.ts';
