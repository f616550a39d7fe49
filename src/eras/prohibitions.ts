import type { Doc } from '../corpus/index.ts';
import type { ActionKind, Forbid } from '../engine/index.ts';
import { FORMS } from '../formats/index.ts';
import {
  type Answers,
  abilitiesAtOnce,
  announced,
  asleepOrParalyzed,
  bans,
  bansThatStay,
  beforeTheHand,
  beginning,
  bench,
  candyRefused,
  cardBans,
  cards,
  carriers,
  conditions,
  confusedRetreat,
  earlierStage,
  energy,
  evolution,
  type FormatAnswers,
  firstFlip,
  fromHandBy,
  furtherWords,
  hyperGear,
  initialHand,
  legend,
  levelUp,
  mayAttack,
  megaEvolution,
  mulligan,
  mutedOutside,
  noActivePokemon,
  nothingChanges,
  ownTerms,
  phases,
  plainSetUp,
  powerLimits,
  powers,
  priceInPlay,
  restored,
  retreat,
  retreatPayment,
  rockPaperScissors,
  settingOut,
  settingPrizes,
  setUp,
  stadiums,
  suddenDeath,
  teamSetUp,
  tools,
  trainers,
  veryNext,
  vstarPower,
  vUnion,
  waitingMulligan,
  whoBegins,
} from '../rules/index.ts';
import { texts } from '../text/index.ts';
import * as neverMentioned from './never-mentioned.ts';

/** A prohibition of whichever documents. */
export type Prohibition = Forbid<Answers<Doc>, ActionKind, never>;

// Those that look into card texts, bound here once.
const cardCostPayable = trainers.costPayable(texts);
const someEffect = trainers.someEffect(texts);
const itemForNothing = nothingChanges.itemForNothing(texts);
const supporterForNothing = nothingChanges.supporterForNothing(texts);
const nothingToHeal = nothingChanges.nothingToHeal(texts);
const firstHalfUndone = nothingChanges.firstHalfUndone(texts);
const abilityPrice = nothingChanges.abilityPrice(texts);
const abilityForItsPriceAlone = nothingChanges.abilityForItsPriceAlone(texts);
const fullBenchBars = nothingChanges.fullBenchBars(texts);
const nothingToChoose = nothingChanges.nothingToChoose(texts);
const abilityForNothing = nothingChanges.abilityForNothing(texts);
const stadiumForNothing = announced.stadiumForNothing(texts);
const outsidePlayForNothing = announced.outsidePlayForNothing(texts);
const candyOnBaby = candyRefused.candyOnBaby(texts);
const candyOnEvolved = candyRefused.candyOnEvolved(texts);
const candyWithoutLink = candyRefused.candyWithoutLink(texts);
const candyTooYoung = candyRefused.candyTooYoung(texts);
const candyFirstTurn = candyRefused.candyFirstTurn(texts);
const candyAgainstBan = candyRefused.candyAgainstBan(texts);
const payableInPlay = priceInPlay.priceInPlay(texts);

/** What a form of play puts in the place of a rule of its own. */
type OfForm = Pick<FormatAnswers<Doc>, 'aimedAtActive' | 'benchFull' | 'settingUp' | 'noneOnFirstTurn'>;

/**
 * Every prohibition of every document, in the order in which a judge looks: the Pokémon, the cost, the turn. Which document has which follows
 * from the law of each (`stated.ts`), so a new one needs no more than its place here. A word stands for the rules of the form of play there.
 */
const PROHIBITIONS: readonly (Prohibition | keyof OfForm)[] = [
  phases.gameIsOver,
  megaEvolution.overByBecoming,

  // The acting Pokémon, and its attack.
  conditions.asleepStays,
  conditions.paralyzedStays,
  asleepOrParalyzed.asleepAttacksNot,
  asleepOrParalyzed.paralyzedAttacksNot,
  asleepOrParalyzed.asleepRetreatsNot,
  asleepOrParalyzed.paralyzedRetreatsNot,
  noActivePokemon.noActiveToAttack,
  noActivePokemon.noActiveToRetreat,
  noActivePokemon.noActiveToLevelUp,
  mayAttack.knowsAttack,
  ownTerms.onlyIf,
  ownTerms.oneGxAttack,
  vstarPower.oneVstarPower,
  earlierStage.earlierStageAttacksNot,
  mayAttack.startingPlayerWaits,
  mayAttack.activeAttacks,
  mayAttack.benchedDoNotAttack,
  'aimedAtActive',
  mayAttack.energyNeeded,
  mayAttack.energyIsChecked,

  // Retreating.
  retreat.activeRetreats,
  confusedRetreat.noSecondTry,
  retreatPayment.costPayable,
  retreatPayment.paymentStops,
  retreatPayment.paymentEnough,
  retreat.benchToChangeWith,

  // Evolving and leveling up.
  evolution.nameMatches,
  evolution.onlyOntoNamed,
  furtherWords.ofOneGymLeader,
  furtherWords.lineOfItsOwn,
  furtherWords.printedAcrossKinds,
  evolution.megaOntoItsEx,
  evolution.radiantStays,
  evolution.notNew,
  evolution.notTwiceInATurn,
  evolution.notFirstTurn,
  levelUp.nameMatches,
  levelUp.onlyOntoNamed,
  levelUp.activeOnly,
  levelUp.onlyOnce,
  levelUp.notNew,
  levelUp.notFirstTurn,

  // The set-up.
  setUp.setUpIsOver,
  initialHand.handIsDrawnOnce,
  initialHand.sevenCards,
  settingOut.basicsAreSetOut,
  settingOut.fossilIsNotSetOut,
  settingOut.unionIsNotSetOut,
  settingOut.setOutFromHand,
  plainSetUp.oneSetOut,
  mulligan.activeStays,
  beginning.prizesOnceBothHave,
  settingPrizes.prizesAfterActive,
  settingPrizes.prizesOnce,
  plainSetUp.sixPrizeCards,
  beginning.sixForEverybody,
  firstFlip.alwaysSixPrizes,
  rockPaperScissors.prizesOfTheDeck,
  suddenDeath.onePrizeEach,
  suddenDeath.sixPrizesInTiebreaker,
  mulligan.hasSetOut,
  mulligan.handComesFirst,
  mulligan.othersDrawFirst,
  mulligan.basicInHand,
  mulligan.fossilInHand,
  waitingMulligan.waitsOnce,
  waitingMulligan.waitsForTheOther,
  mulligan.readyForExtra,
  beginning.extraOnlyWithABasic,
  mulligan.noneWhenAllLack,
  mulligan.laterSetUps,
  waitingMulligan.bothSetOut,
  waitingMulligan.oneForEachMulligan,
  whoBegins.everyActive,
  whoBegins.everyPrize,
  firstFlip.everyActiveAfterFlip,
  firstFlip.everyPrizeAfterFlip,
  firstFlip.settledByFlip,
  'settingUp',
  suddenDeath.onlyAfterLevelGame,

  // The Bench.
  settingOut.benchBeforePrizes,
  bench.basicsOnly,
  restored.restoredNeedsItsItem,
  legend.bothHalves,
  vUnion.oncePerName,
  vUnion.fourParts,
  'benchFull',
  mulligan.extraNeedsRoom,

  // Energy, Tools and other cards from hand.
  energy.ontoOwnPokemon,
  carriers.legalTarget,
  carriers.legalCarrier,
  hyperGear.toolOnOwn,
  hyperGear.machineOnOwn,
  hyperGear.gearOnOpponentsEx,
  tools.oneTool,
  stadiums.notTheSameStadium,
  cardCostPayable,
  payableInPlay,
  ownTerms.cardOnlyIf,
  ownTerms.itemOnlyIf,
  ownTerms.supporterOnlyIf,
  ownTerms.stadiumOnlyIf,
  ownTerms.cardRuledOut,
  someEffect,
  candyOnBaby,
  candyOnEvolved,
  candyWithoutLink,
  candyTooYoung,
  candyFirstTurn,
  candyAgainstBan,
  firstHalfUndone,
  itemForNothing,
  supporterForNothing,
  nothingToHeal,
  fullBenchBars,

  // Stadiums and powers that are used.
  announced.stadiumConditions,
  announced.abilityConditions,
  stadiumForNothing,
  outsidePlayForNothing,
  announced.stadiumOnce,
  announced.eachCardOnce,
  announced.oneOfItsNameOutsidePlay,
  announced.notInPlay,
  beforeTheHand.notInHandYet,
  beforeTheHand.notInPlayYet,
  mutedOutside.mutedOutsidePlay,
  powers.hasPower,
  earlierStage.earlierStageUsesNot,
  powers.notDisabled,
  powers.reachedByWording,
  powers.notInOwnTurn,
  powers.conditionsMet,
  powers.noConditionMeant,
  abilityPrice,
  abilityForItsPriceAlone,
  abilityForNothing,
  nothingToChoose,
  powerLimits.onceByThisCard,
  powerLimits.pokePowerOnce,
  powerLimits.offWhileAffected,
  powerLimits.oneOfItsName,
  powerLimits.oneOfItsNameIsThere,
  powerLimits.oneOfItsNameHasLeft,
  veryNext.eventIsOver,
  veryNext.veryNextAction,
  abilitiesAtOnce.atOnceAfterEvolving,
  abilitiesAtOnce.atOnceAfterBenching,
  abilitiesAtOnce.atOnceAfterAttaching,
  abilitiesAtOnce.atOnceAfterComingUp,

  // Where the card comes from.
  trainers.fromHand,
  fromHandBy.basicFromHand,
  fromHandBy.energyFromHand,
  fromHandBy.evolutionFromHand,
  fromHandBy.itemFromHand,
  fromHandBy.toolFromHand,
  fromHandBy.supporterFromHand,
  fromHandBy.stadiumFromHand,
  fromHandBy.levelUpFromHand,
  trainers.notLost,

  // What cards and their effects forbid.
  cards.lastingEffectForbids,
  bans.attackBanLeftBehind,
  bans.attackBanInPlay,
  bans.retreatBanLeftBehind,
  bans.retreatBanInPlay,
  bans.playBanLeftBehind,
  bans.playBanInPlay,
  bans.otherBanLeftBehind,
  bansThatStay.banOnPlayerStays,
  bansThatStay.protectionUndoesNothing,
  bans.otherBanInPlay,
  cards.cardInPlayForbids,
  cardBans.bodyForbids,
  cardBans.powerForbids,
  cardBans.stadiumForbids,
  cardBans.trainerForbids,
  cardBans.fossilForbids,
  cardBans.otherCardForbids,

  // The turn.
  energy.onceATurn,
  retreat.oncePerTurn,
  trainers.oneSupporter,
  stadiums.oneStadium,
  'noneOnFirstTurn',
  trainers.noSupporterFirst,
  phases.actionPhaseOnly,
  phases.noWayBack,
  phases.attackPhase,
  phases.drawPhase,
  phases.turnMayEnd,

  // Acts that a document never mentions.
  neverMentioned.levelingUp,
  neverMentioned.supporters,
  neverMentioned.machines,
  neverMentioned.emptyDeck,
  neverMentioned.extraCards,
  neverMentioned.newGame,
];

/** The list with the rules of a form of play in their places. */
export const prohibitions = (form: OfForm): readonly Prohibition[] =>
  PROHIBITIONS.flatMap((one): readonly Prohibition[] => {
    if (typeof one !== 'string') return [one];
    return one === 'settingUp' ? (form.settingUp as readonly Prohibition[]) : [form[one]];
  });

/** One way to put a point: its first rule shows whether a document has it. */
type Wording = readonly [lead: Prohibition, ...rest: Prohibition[]];

/**
 * Points that documents put in different ways. Of each, a document has the first wording that it states; a fallback fills a point only as a
 * whole, where the document in force has none of its wordings.
 */
export const POINTS: readonly (readonly Wording[])[] = [
  [[asleepOrParalyzed.asleepAttacksNot, asleepOrParalyzed.asleepRetreatsNot], [conditions.asleepStays]],
  [[asleepOrParalyzed.paralyzedAttacksNot, asleepOrParalyzed.paralyzedRetreatsNot], [conditions.paralyzedStays]],
  [[plainSetUp.oneSetOut], [mulligan.activeStays]],
  [[beginning.prizesOnceBothHave], [settingPrizes.prizesAfterActive]],
  [
    [beginning.sixForEverybody],
    [plainSetUp.sixPrizeCards],
    [firstFlip.alwaysSixPrizes],
    [rockPaperScissors.prizesOfTheDeck],
    [settingPrizes.sixPrizes, settingPrizes.tenthOfDeck, teamSetUp.halfThePrizes],
  ],
  [[waitingMulligan.waitsOnce], [waitingMulligan.waitsForTheOther]],
  [
    [beginning.extraOnlyWithABasic, mulligan.whileHandIsShown],
    [
      mulligan.laterSetUps,
      mulligan.readyForExtra,
      mulligan.noneWhenAllLack,
      mulligan.whileHandIsShown,
      teamSetUp.whileShownAcross,
    ],
    [mulligan.readyForExtra, waitingMulligan.oneForEachMulligan],
    [waitingMulligan.bothSetOut, waitingMulligan.oneForEachMulligan],
  ],
  [
    [firstFlip.settledByFlip, firstFlip.everyActiveAfterFlip, firstFlip.everyPrizeAfterFlip],
    [whoBegins.coinDecides, whoBegins.everyActive, whoBegins.everyPrize, teamSetUp.coinDecidesTeam],
  ],
  [[ownTerms.itemOnlyIf, ownTerms.supporterOnlyIf, ownTerms.stadiumOnlyIf], [ownTerms.cardOnlyIf]],
  [[itemForNothing, supporterForNothing, nothingToHeal], [someEffect]],
  [[powerLimits.offWhileAffected], [powers.noConditionMeant]],
  [[powerLimits.oneOfItsNameIsThere, powerLimits.oneOfItsNameHasLeft], [powerLimits.oneOfItsName]],
  [
    [
      abilitiesAtOnce.atOnceAfterEvolving,
      abilitiesAtOnce.atOnceAfterBenching,
      abilitiesAtOnce.atOnceAfterAttaching,
      abilitiesAtOnce.atOnceAfterComingUp,
    ],
    [veryNext.veryNextAction],
  ],
  [
    [
      fromHandBy.basicFromHand,
      fromHandBy.energyFromHand,
      fromHandBy.evolutionFromHand,
      fromHandBy.itemFromHand,
      fromHandBy.toolFromHand,
      fromHandBy.supporterFromHand,
      fromHandBy.stadiumFromHand,
      fromHandBy.levelUpFromHand,
    ],
    [trainers.fromHand],
  ],
  [
    [bans.attackBanLeftBehind, bans.retreatBanLeftBehind, bans.playBanLeftBehind, bans.otherBanLeftBehind],
    [cards.lastingEffectForbids],
  ],
  [
    [bans.attackBanInPlay, bans.retreatBanInPlay, bans.playBanInPlay, bans.otherBanInPlay],
    [
      cardBans.bodyForbids,
      cardBans.powerForbids,
      cardBans.stadiumForbids,
      cardBans.trainerForbids,
      cardBans.fossilForbids,
      cardBans.otherCardForbids,
    ],
    [cards.cardInPlayForbids],
  ],
];

/** The set-up of one against one: that of a form of play which neither the document in force nor its fallback knows. */
export const PLAIN_SETTING_UP = FORMS['1on1'].answers.settingUp as readonly Prohibition[];
