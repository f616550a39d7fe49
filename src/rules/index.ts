export * as abilitiesAtOnce from './abilities-at-once.ts';
export * as aceSpec from './ace-spec.ts';
export * as afterTurn from './after-turn.ts';
export * as aim from './aim.ts';
export * as announced from './announced.ts';
export * as asleepOrParalyzed from './asleep-or-paralyzed.ts';
export { isAttachedByPlay, isTechnicalMachine, isTool } from './attached-cards.ts';
export * as attack from './attack.ts';
export { contextOf } from './attack.ts';
export type { AttackRun } from './attack-run.ts';
export * as baby from './baby.ts';
export * as cardBans from './bans-by-cards-in-play.ts';
export * as bans from './bans-by-effects.ts';
export * as beginning from './beginning.ts';
export * as bench from './bench.ts';
export * as checks from './between-action-checks.ts';
export { check } from './between-action-checks.ts';
export * as betweenTurns from './between-turns.ts';
export * as cancelledOrConfused from './cancelled-or-confused.ts';
export * as cards from './card-against-rule.ts';
export * as cardMath from './card-math.ts';
export { bareName, isCalled, withoutLevel } from './card-names.ts';
export { hasTool, isAttachedTool, isFossil, stadiumMeant } from './card-types.ts';
export * as carriers from './carriers.ts';
export { mayCarry, mayStay } from './carriers.ts';
export * as confusedAttack from './confused-attack.ts';
export * as confusedRetreat from './confused-retreat.ts';
export { addUp, cite, inForce, muteEachOther } from './continuous-effects.ts';
export { copyable, performAsOwn } from './copied-attacks.ts';
export * as damage from './damage.ts';
export { type Blow, reckon } from './damage.ts';
export { heal, placeCounters } from './damage-counters.ts';
export { damageToItself } from './damage-to-itself.ts';
export * as deck from './deck.ts';
export * as deckClasses from './deck-classes.ts';
export * as deckCopies from './deck-copies.ts';
export * as doubling from './doubling.ts';
export * as earlierStage from './earlier-stage.ts';
export { effectiveTypes, hasMorePrizes, maximumHp, retreatCost } from './effective-values.ts';
export * as turnEnd from './end-of-turn.ts';
export { endsTurn } from './end-of-turn.ts';
export * as energy from './energy.ts';
export { attackCost, countsAs, isBasicEnergy, provides, unitsOf, unitsOn, unmet } from './energy.ts';
export * as energyTypes from './energy-types.ts';
export * as evolution from './evolution.ts';
export { evolve, evolvesFrom, goesOnto, mayBeCovered, namingBelow, ripe } from './evolution.ts';
export type { Falling } from './falling.ts';
export * as firstFlip from './first-flip.ts';
export type { FormatAnswers } from './format-questions.ts';
export * as fromHandBy from './from-hand-by.ts';
export * as furtherWords from './further-words.ts';
export * as hyperGear from './hyper-gear.ts';
export * as initialHand from './initial-hand.ts';
export { removeMark } from './lasting-effects.ts';
export * as layingPrizes from './laying-prizes.ts';
export * as legend from './legend.ts';
export * as lethalDamage from './lethal-damage.ts';
export * as levelUp from './level-up.ts';
export { levelsUpBy } from './level-up.ts';
export * as lookingBack from './looking-back.ts';
export * as mayAttack from './may-attack.ts';
export { attacksOf, mayUseUntold } from './may-attack.ts';
export { retreatCostInTotal } from './more-and-less.ts';
export * as mulligan from './mulligan.ts';
export * as mutedOutside from './muted-outside-play.ts';
export * as newActive from './new-active.ts';
export { inNewestWording, newestWording } from './newest-wording.ts';
export * as nobodyActive from './nobody-active.ts';
export * as nothingChanges from './nothing-changes.ts';
export { anyPokemonCard, conditionsCured, conditionsMeant, newTrainer, oldTrainer } from './old-wordings.ts';
export * as oneOnOne from './one-on-one.ts';
export * as orderOfPlayers from './order-of-players.ts';
export * as ownTerms from './own-terms.ts';
export { hasOwner } from './owners.ts';
export * as phases from './phases.ts';
export * as plainSetUp from './plain-set-up.ts';
export * as playedInSteps from './played-in-steps.ts';
export { basic, everyPokemon, evolved, features, isLeveledUp, isToldWhole, rulesName, stageOf } from './pokemon.ts';
export * as pokemonEx from './pokemon-ex.ts';
export { hasLost, silences, silencesTool, speaksOf } from './pokemon-powers.ts';
export * as powerLimits from './power-limits.ts';
export * as powers from './powers.ts';
export * as prizesOwed from './prizes-owed.ts';
export * as prizesTaken from './prizes-taken.ts';
export { forbids } from './prohibition.ts';
export { discardPile, handSize, placeUntold, prizesLeft, undescribed } from './public-information.ts';
export { answersEvolving, citePut, putAtAnyTime, putDownAsBasic } from './put-on-top.ts';
export type {
  Answers,
  AttackSteps,
  DamageStages,
  EraAnswers,
  EraQuestionnaire,
  Moment,
  Rules,
  T,
  TextContext,
  Texts,
  Unit,
  Unmodelled,
} from './questions.ts';
export { candyEvolves, candyTargets, citeChain, evolvesByCandy } from './rare-candy.ts';
export * as candyInVain from './rare-candy-in-vain.ts';
export * as restored from './restored-pokemon.ts';
export { mayBeBroughtBy } from './restored-pokemon.ts';
export * as retreat from './retreat.ts';
export * as retreatPayment from './retreat-payment.ts';
export { overpayments, payments } from './retreat-payment.ts';
export * as rockPaperScissors from './rock-paper-scissors.ts';
export { anyCopyElsewhere, hasName, meantByOwnName } from './self-references.ts';
export * as setUp from './set-up.ts';
export * as settingOut from './setting-out.ts';
export { countsAsBasic } from './setting-out.ts';
export * as silentCheckup from './silent-checkup.ts';
export * as conditions from './special-conditions.ts';
export { afflict } from './special-conditions.ts';
export * as stadiums from './stadiums.ts';
export { basicTextMeansRestored, isBasicPokemonCard, isEvolutionCard, isLaidOnBench } from './stage-of-card.ts';
export * as suddenDeath from './sudden-death.ts';
export { withSurvival } from './surviving.ts';
export { benchOptions, exchange, pokemonOptions, SOMEBODY_UNTOLD } from './switching.ts';
export * as teamBattle from './team-battle.ts';
export * as teamFortunes from './team-fortunes.ts';
export * as teamSetUp from './team-set-up.ts';
export * as teamTexts from './team-texts.ts';
export * as tools from './tools.ts';
export * as trainers from './trainers.ts';
export { isTrainerCard } from './trainers.ts';
export * as turn from './turn.ts';
export * as twoOnTwo from './two-on-two.ts';
export * as twoOnTwoSetUp from './two-on-two-set-up.ts';
export { unheardOf } from './unheard-of.ts';
export * as usingAPower from './using-a-power.ts';
export * as veryNext from './very-next-action.ts';
export * as waitingMulligan from './waiting-mulligan.ts';
export * as whoBegins from './who-begins.ts';
export { openingFor, turnOf } from './who-begins.ts';
export * as winning from './winning.ts';
export { detachToDiscard, drawOne, effectsStayBehind, pileFor } from './zones.ts';
