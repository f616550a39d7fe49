export { isAttachedByPlay, isTechnicalMachine, isTool } from './attached-cards/attached-cards.ts';
export { mayCarry, mayStay } from './attached-cards/carriers.ts';
export type { AttachedCardsCodes } from './attached-cards/codes.ts';
export { knowsDarknessEnergy } from './attached-cards/darkness-energy.ts';
export * as energy from './attached-cards/energy.ts';
export {
  attackCost,
  basicToTexts,
  countsAs,
  isBasicEnergy,
  mayCountAs,
  ofThatTypeForOthers,
  provides,
  unitsOf,
  unitsOn,
  unmet,
} from './attached-cards/energy.ts';
export { energyInHand, leavesHand, sayWhereKept } from './attached-cards/energy-kept-in-hand.ts';
export { lessByText, remarkOnCount, remarkOnType } from './attached-cards/energy-remarks.ts';
export * as tools from './attached-cards/tools.ts';
export { hasRoomForTool } from './attached-cards/tools.ts';
export * as aim from './attack/aim.ts';
export * as attack from './attack/attack.ts';
export { contextOf } from './attack/attack.ts';
export type { AttackRun } from './attack/attack-run.ts';
export * as attacksTwice from './attack/attacks-twice.ts';
export * as baby from './attack/baby.ts';
export * as beforeDamage from './attack/before-damage.ts';
export * as cancelledOrConfused from './attack/cancelled-or-confused.ts';
export type { AttackCodes } from './attack/codes.ts';
export * as confusedAttack from './attack/confused-attack.ts';
export { copyable, performAsOwn } from './attack/copied-attacks.ts';
export * as mayAttack from './attack/may-attack.ts';
export { attacksOf, findAttack, mayUseUnknown } from './attack/may-attack.ts';
export { retreatCostInTotal } from './attack/more-and-less.ts';
export * as ownTerms from './attack/own-terms.ts';
export { unmetTerms } from './attack/unmet-terms.ts';
export {
  beforeRule,
  byKindOfText,
  CARD_BEFORE_RULE,
  TRAINER_BEFORE_RULE,
  TRAIT_BEFORE_RULE,
} from './cards/card-before-rule.ts';
export { bareName, isCalled, keptApartBy, localName, withoutLevel } from './cards/card-names.ts';
export {
  hasTool,
  isAttachedTool,
  isFossil,
  isItem,
  ONE_TYPE_IN_PLAY,
  stadiumIsOf,
  stadiumMeant,
  TOOLS_BESIDE_ITEMS,
} from './cards/card-types.ts';
export type { CardsCodes } from './cards/codes.ts';
export * as energyTypes from './cards/energy-types.ts';
export { isOfTypeOutsidePlay } from './cards/energy-types.ts';
export { isOfKind } from './cards/kinds-of-pokemon.ts';
export { inNewestWording, newestWording } from './cards/newest-wording.ts';
export { letByRuling } from './cards/official-rulings.ts';
export {
  anyPokemonCard,
  conditionsCured,
  conditionsMeant,
  newTrainer,
  oldTrainer,
} from './cards/old-wordings.ts';
export { hasOwner } from './cards/owners.ts';
export { hasRuleBox } from './cards/rule-box.ts';
export { anyCopyElsewhere, hasName, meantByOwnName } from './cards/self-references.ts';
export {
  basicTextMeansRestored,
  isBasicPokemonCard,
  isEvolutionCard,
  isFossilOutsidePlay,
  isPutOnBench,
} from './cards/stage-of-card.ts';
export type { CardsFromHandCodes } from './cards-from-hand/codes.ts';
export {
  DISCARDED_FOR_NOTHING,
  HAND_FOR_NOTHING,
  type OpenEffect,
  THEN_AFTER_UNDONE,
  THEN_AFTER_UNDONE_IN_ATTACK,
  TOO_FEW_DISCARDED,
} from './cards-from-hand/discarded-for-nothing.ts';
export { namedIsPicked } from './cards-from-hand/named-by-player.ts';
export { NOBODY_OF_ONES_OWN } from './cards-from-hand/nobody-to-switch-with.ts';
export { notPlayedForNothing } from './cards-from-hand/nothing-changes.ts';
export * as playedInSteps from './cards-from-hand/played-in-steps.ts';
export * as stadiums from './cards-from-hand/stadiums.ts';
export { stadiumGoesByText } from './cards-from-hand/stadiums.ts';
export * as trainers from './cards-from-hand/trainers.ts';
export { isTrainerCard } from './cards-from-hand/trainers.ts';
export { doesOf, isUsing, USES } from './cards-from-hand/uses.ts';
export { whatIsMissing } from './cards-from-hand/what-is-missing.ts';
export { whyNothing } from './cards-from-hand/why-nothing.ts';
export type { TableCodes } from './codes.ts';
export * as cardMath from './damage/card-math.ts';
export type { DamageCodes } from './damage/codes.ts';
export * as damage from './damage/damage.ts';
export { type Blow, reckon } from './damage/damage.ts';
export {
  countersMeet,
  heal,
  inCounters,
  placeCounters,
  placeCountersOtherwise,
  someAreDamaged,
} from './damage/damage-counters.ts';
export { damageToItself } from './damage/damage-to-itself.ts';
export * as doubling from './damage/doubling.ts';
export { setAsideFor } from './damage/set-aside-by-text.ts';
export { spendOnDamage } from './damage/spent.ts';
export { teraKeepsEffectsOff, teraLetsThrough } from './damage/tera.ts';
export type { DeckCodes } from './deck/codes.ts';
export * as deck from './deck/deck.ts';
export * as deckClasses from './deck/deck-classes.ts';
export * as deckCopies from './deck/deck-copies.ts';
export * as oneOfAClass from './deck/one-of-a-class.ts';
export * as prismStar from './deck/prism-star.ts';
export * as vUnionPrints from './deck/v-union-prints.ts';
export { OTHER_ATTACKS_STAY } from './effects/bans-by-effects.ts';
export * as cards from './effects/card-against-rule.ts';
export type { EffectsCodes } from './effects/codes.ts';
export { cite, citeTrait, inForce, muteEachOther, PLACE } from './effects/continuous-effects.ts';
export { addUp } from './effects/copies-that-add-up.ts';
export { textsForOthers } from './effects/for-others.ts';
export * as kindsReached from './effects/kinds-a-ban-reaches.ts';
export {
  BENCH_ENDS_EFFECTS,
  eitherWayOnBench,
  endsByItsWords,
  endsOnBench,
  endsWithEither,
  ONLY_TIME_ENDS_IT,
  removeMark,
} from './effects/lasting-effects.ts';
export * as lookingBack from './effects/looking-back.ts';
export { lookedBackOn } from './effects/looking-back.ts';
export { STRUCK, saySilent } from './effects/silent-triggers.ts';
export type { EndOfGameCodes } from './end-of-game/codes.ts';
export * as suddenDeath from './end-of-game/sudden-death.ts';
export * as winning from './end-of-game/winning.ts';
export type { FormsOfPlayCodes } from './forms-of-play/codes.ts';
export type { FormatAnswers } from './forms-of-play/format-questions.ts';
export * as oneOnOne from './forms-of-play/one-on-one.ts';
export * as teamBattle from './forms-of-play/team-battle.ts';
export * as teamFortunes from './forms-of-play/team-fortunes.ts';
export * as teamSetUp from './forms-of-play/team-set-up.ts';
export * as teamTexts from './forms-of-play/team-texts.ts';
export * as twoOnTwo from './forms-of-play/two-on-two.ts';
export * as twoOnTwoSetUp from './forms-of-play/two-on-two-set-up.ts';
export * as checks from './knock-outs/between-action-checks.ts';
export { check, checkAfterOneOfSeveral, checkMidway } from './knock-outs/between-action-checks.ts';
export type { KnockOutsCodes } from './knock-outs/codes.ts';
export type { Falling, Reach } from './knock-outs/falling.ts';
export * as lethalDamage from './knock-outs/lethal-damage.ts';
export * as newActive from './knock-outs/new-active.ts';
export * as pokemonEx from './knock-outs/pokemon-ex.ts';
export * as prizesByKind from './knock-outs/prizes-by-kind.ts';
export * as prizesOwed from './knock-outs/prizes-owed.ts';
export * as prizesTaken from './knock-outs/prizes-taken.ts';
export { prizesTakenBy } from './knock-outs/prizes-taken-so-far.ts';
export { preventedByCoin, withSurvival } from './knock-outs/surviving.ts';
export * as neverMentioned from './never-mentioned.ts';
export * as bench from './pokemon/bench.ts';
export type { PokemonCodes } from './pokemon/codes.ts';
export { effectiveTypes, hasMorePrizes, maximumHp, resists, retreatCost } from './pokemon/effective-values.ts';
export * as evolution from './pokemon/evolution.ts';
export { evolve, evolvesFrom, goesOnto, mayBeCovered, namingBelow, ripe } from './pokemon/evolution.ts';
export { citeEvolvedByText } from './pokemon/evolved-by-a-text.ts';
export * as legend from './pokemon/legend.ts';
export * as levelUp from './pokemon/level-up.ts';
export { citeRulingOnLevelUp, levelsUpBy, levelsUpThere } from './pokemon/level-up.ts';
export { whyNotRipe } from './pokemon/not-ripe.ts';
export {
  basic,
  everyPokemon,
  evolved,
  features,
  hasAttacksGiven,
  hasPowersGiven,
  isLeveledUp,
  keepsBy,
  rulesName,
  stageOf,
} from './pokemon/pokemon.ts';
export {
  answersEvolving,
  citePut,
  keptFromHand,
  type Put,
  putAtAnyTime,
  putDownAsBasic,
  setsOffAsPlayed,
} from './pokemon/put-on-top.ts';
export { candyEvolves, candyTargets, citeChain, evolvesByCandy, isHandKnown } from './pokemon/rare-candy.ts';
export { mayBeBroughtBy } from './pokemon/restored-pokemon.ts';
export { citeRulingOnEvolving } from './pokemon/ruling-on-evolving.ts';
export { STAGES_ALONG, takesStagesAlong } from './pokemon/stages-along.ts';
export { benchOptions, exchange, POKEMON_NOT_GIVEN, pokemonOptions } from './pokemon/switching.ts';
export * as vUnion from './pokemon/v-union.ts';
export { asSinglePart, hasRuleBoxOutside } from './pokemon/v-union.ts';
export { damageOn, hasAttached, hasMarks, isDamage, isDamaged } from './pokemon/what-is-attached.ts';
export * as announced from './powers/announced.ts';
export * as beforeTheHand from './powers/before-the-hand.ts';
export type { PowersCodes } from './powers/codes.ts';
export {
  hasLost,
  POWER_MAY_BE_USED,
  silences,
  silencesTool,
  speaksOf,
  TOOL_WITHOUT_EFFECT,
} from './powers/pokemon-powers.ts';
export * as powerLimits from './powers/power-limits.ts';
export * as powers from './powers/powers.ts';
export { powersOf } from './powers/powers.ts';
export * as usingAPower from './powers/using-a-power.ts';
export * as veryNext from './powers/very-next-action.ts';
export { forbids } from './prohibition.ts';
export { type OverTexts, PROHIBITIONS, type Prohibition, WORDINGS } from './prohibitions.ts';
export {
  deckSize,
  discardPile,
  FACE_UP_DISCARD,
  handOnlyOf,
  handSize,
  lostZone,
  placeUnknown,
  prizesLeft,
  undescribed,
} from './public-information.ts';
export type {
  Answers,
  AttackSteps,
  DamageStages,
  EraAnswers,
  EraQuestionnaire,
  Halves,
  Moment,
  Rules,
  T,
  TextContext,
  Texts,
  Turnout,
  Unit,
  Unmodelled,
} from './questions.ts';
export type { RetreatCodes } from './retreat/codes.ts';
export * as confusedRetreat from './retreat/confused-retreat.ts';
export * as retreat from './retreat/retreat.ts';
export * as retreatPayment from './retreat/retreat-payment.ts';
export { overpayments, payments } from './retreat/retreat-payment.ts';
export * as beginning from './set-up/beginning.ts';
export type { SetUpCodes } from './set-up/codes.ts';
export * as firstFlip from './set-up/first-flip.ts';
export * as mulligan from './set-up/mulligan.ts';
export * as plainSetUp from './set-up/plain-set-up.ts';
export * as rockPaperScissors from './set-up/rock-paper-scissors.ts';
export * as setUp from './set-up/set-up.ts';
export * as settingOut from './set-up/setting-out.ts';
export { countsAsBasic } from './set-up/setting-out.ts';
export * as settingPrizes from './set-up/setting-prizes.ts';
export * as startingByText from './set-up/starting-by-text.ts';
export * as waitingMulligan from './set-up/waiting-mulligan.ts';
export * as whoBegins from './set-up/who-begins.ts';
export { openingFor, turnOf } from './set-up/who-begins.ts';
export type { SpecialConditionsCodes } from './special-conditions/codes.ts';
export { otherCountersOf } from './special-conditions/counters-by-a-text.ts';
export { removedFrom } from './special-conditions/removed-by-immunity.ts';
export * as silentCheckup from './special-conditions/silent-checkup.ts';
export * as conditions from './special-conditions/special-conditions.ts';
export { afflict, keptOffBy } from './special-conditions/special-conditions.ts';
export * as afterTurn from './turn/after-turn.ts';
export * as betweenTurns from './turn/between-turns.ts';
export type { TurnCodes } from './turn/codes.ts';
export * as turnEnd from './turn/end-of-turn.ts';
export { endsTurn } from './turn/end-of-turn.ts';
export { outOfTurn } from './turn/out-of-turn.ts';
export * as phases from './turn/phases.ts';
export * as turn from './turn/turn.ts';
export {
  detachToDiscard,
  drawOne,
  effectsRemain,
  FROM_THE_TOP,
  LEAVES_EFFECTS_BEHIND,
  OWNERS_PILE,
  partedFromPile,
  pileFor,
} from './zones.ts';
