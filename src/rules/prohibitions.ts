import type { Doc } from '../corpus/index.ts';
import type { ActionKind, Forbid } from '../engine/index.ts';
import * as carriers from './attached-cards/carriers.ts';
import * as energy from './attached-cards/energy.ts';
import * as hyperGear from './attached-cards/hyper-gear.ts';
import * as tools from './attached-cards/tools.ts';
import * as mayAttack from './attack/may-attack.ts';
import * as ownTerms from './attack/own-terms.ts';
import * as fromHandBy from './cards-from-hand/from-hand-by.ts';
import * as namedByPlayer from './cards-from-hand/named-by-player.ts';
import * as nothingChanges from './cards-from-hand/nothing-changes.ts';
import * as nowhereToGo from './cards-from-hand/nowhere-to-go.ts';
import * as priceInPlay from './cards-from-hand/price-in-play.ts';
import * as stadiums from './cards-from-hand/stadiums.ts';
import * as trainers from './cards-from-hand/trainers.ts';
import * as cardBans from './effects/bans-by-cards-in-play.ts';
import * as bans from './effects/bans-by-effects.ts';
import * as lasting from './effects/bans-by-lasting-effects.ts';
import * as bansThatStay from './effects/bans-that-stay.ts';
import * as cards from './effects/card-against-rule.ts';
import * as kindsReached from './effects/kinds-a-ban-reaches.ts';
import * as suddenDeath from './end-of-game/sudden-death.ts';
import * as teamSetUp from './forms-of-play/team-set-up.ts';
import * as noActivePokemon from './knock-outs/no-active-pokemon.ts';
import * as acts from './never-mentioned.ts';
import * as bench from './pokemon/bench.ts';
import * as earlierStage from './pokemon/earlier-stage.ts';
import * as evolution from './pokemon/evolution.ts';
import * as furtherWords from './pokemon/further-words.ts';
import * as legend from './pokemon/legend.ts';
import * as levelUp from './pokemon/level-up.ts';
import * as megaEvolution from './pokemon/mega-evolution.ts';
import * as candyRefused from './pokemon/rare-candy-refused.ts';
import * as restored from './pokemon/restored-pokemon.ts';
import * as vUnion from './pokemon/v-union.ts';
import * as abilitiesAtOnce from './powers/abilities-at-once.ts';
import * as announced from './powers/announced.ts';
import * as beforeTheHand from './powers/before-the-hand.ts';
import * as lent from './powers/lent-without-effect.ts';
import * as mutedOutside from './powers/muted-outside-play.ts';
import * as powerLimits from './powers/power-limits.ts';
import * as powers from './powers/powers.ts';
import * as veryNext from './powers/very-next-action.ts';
import * as vstarPower from './powers/vstar-power.ts';
import type { Answers, Texts } from './questions.ts';
import * as confusedRetreat from './retreat/confused-retreat.ts';
import * as retreat from './retreat/retreat.ts';
import * as retreatPayment from './retreat/retreat-payment.ts';
import * as beginning from './set-up/beginning.ts';
import * as firstFlip from './set-up/first-flip.ts';
import * as initialHand from './set-up/initial-hand.ts';
import * as mulligan from './set-up/mulligan.ts';
import * as plainSetUp from './set-up/plain-set-up.ts';
import * as rockPaperScissors from './set-up/rock-paper-scissors.ts';
import * as setUp from './set-up/set-up.ts';
import * as settingOut from './set-up/setting-out.ts';
import * as settingPrizes from './set-up/setting-prizes.ts';
import * as waitingMulligan from './set-up/waiting-mulligan.ts';
import * as whoBegins from './set-up/who-begins.ts';
import * as asleepOrParalyzed from './special-conditions/asleep-or-paralyzed.ts';
import * as conditions from './special-conditions/special-conditions.ts';
import * as phases from './turn/phases.ts';

/** A prohibition of whichever documents. */
export type Prohibition = Forbid<Answers<Doc>, ActionKind, never>;

/** A prohibition that looks into card texts. */
export type OverTexts = (texts: Texts) => Prohibition;

/** Where a form of play puts rules of its own. */
export type OfForm = 'aimedAtActive' | 'benchFull' | 'settingUp' | 'noneOnFirstTurn';

/**
 * Every prohibition of every document, in the order in which a judge looks: the Pokémon, the cost, the turn. Which document has which follows
 * from the law of each, so a new one needs no more than its place here: the code of its ground is known by it too. A word stands for the rules
 * of the form of play there.
 */
const LISTED = [
  phases.gameIsOver,
  megaEvolution.overByBecoming,
  megaEvolution.overAsPrinted,

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
  lent.lentWithoutEffect,
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
  mayAttack.givesByItsText,

  // Retreating.
  retreat.activeRetreats,
  confusedRetreat.noSecondTry,
  retreatPayment.costPayable,
  retreatPayment.costPayableWhileConfused,
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
  settingOut.basicsAreBenched,
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
  beginning.shownNowOrBefore,
  beginning.extraBeforePrizes,
  mulligan.noneWhenAllLack,
  mulligan.laterSetUps,
  waitingMulligan.bothSetOut,
  waitingMulligan.oneForEachMulligan,
  mulligan.oneForEachHand,
  beginning.twoForEachHand,
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
  stadiums.notTheSameByItsText,
  trainers.costPayable,
  trainers.supporterCostPayable,
  priceInPlay.priceInPlay,
  ownTerms.cardOnlyIf,
  ownTerms.itemOnlyIf,
  ownTerms.supporterOnlyIf,
  ownTerms.stadiumOnlyIf,
  ownTerms.cardRuledOut,
  namedByPlayer.namedIsMeant,
  namedByPlayer.namedIsMeantByPower,
  namedByPlayer.namedIsMeantByStadium,
  trainers.someEffect,
  candyRefused.candyOnBaby,
  candyRefused.candyOnEvolved,
  candyRefused.candyWithoutLink,
  candyRefused.candyTooYoung,
  candyRefused.candyFirstTurn,
  candyRefused.candyAgainstBan,
  nothingChanges.firstHalfUndone,
  nothingChanges.itemForNothing,
  nothingChanges.supporterForNothing,
  nothingChanges.nothingToHeal,
  nowhereToGo.noneToBringUp,
  nowhereToGo.noneToComeUp,
  nowhereToGo.nowhereToMove,
  nothingChanges.fullBenchBars,

  // Stadiums and powers that are used.
  announced.stadiumConditions,
  announced.abilityConditions,
  announced.stadiumForNothing,
  announced.outsidePlayForNothing,
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
  nothingChanges.abilityPrice,
  nothingChanges.abilityForItsPriceAlone,
  nothingChanges.abilityForNothing,
  nothingChanges.nothingToChoose,
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
  lasting.attackIsBarred,
  lasting.attackForbids,
  lasting.usedPowerForbids,
  lasting.playedCardForbids,
  bans.attackBanLeftBehind,
  bans.attackBanInPlay,
  bans.retreatBanLeftBehind,
  bans.retreatBanInPlay,
  bans.playBanLeftBehind,
  bans.playBanInPlay,
  bans.energyBanLeftBehind,
  bans.energyBanInPlay,
  bans.otherBanLeftBehind,
  bansThatStay.banOnPlayerStays,
  bansThatStay.protectionUndoesNothing,
  bans.otherBanInPlay,
  cards.cardInPlayForbids,
  cardBans.bodyForbids,
  cardBans.powerForbids,
  cardBans.powerForbidsAttack,
  cardBans.stadiumForbids,
  cardBans.stadiumForbidsAttack,
  cardBans.trainerForbids,
  cardBans.trainerForbidsAttack,
  cardBans.fossilForbids,
  cardBans.fossilForbidsAttack,
  cardBans.otherCardForbids,
  cardBans.otherCardForbidsAttack,
  kindsReached.toolCountsToo,
  kindsReached.supporterCountsToo,
  kindsReached.stadiumCountsToo,

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
  acts.levelingUp,
  acts.supporters,
  acts.machines,
  acts.emptyDeck,
  acts.extraCards,
  acts.newGame,
] as const satisfies readonly (Prohibition | OverTexts | OfForm)[];

export const PROHIBITIONS: readonly (Prohibition | OverTexts | OfForm)[] = LISTED;

/** One way to put a point: its first rule shows whether a document has it. */
type Wording = readonly [lead: Prohibition | OverTexts, ...rest: (Prohibition | OverTexts)[]];

/**
 * Points that documents put in different ways. Of each, a document has the first wording that it states; a fallback fills a point only as a
 * whole, where the document in force states none of its wordings.
 */
const POINTS = [
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
    [beginning.extraOnlyWithABasic, beginning.shownNowOrBefore, beginning.extraBeforePrizes, beginning.twoForEachHand],
    [
      mulligan.laterSetUps,
      mulligan.readyForExtra,
      mulligan.noneWhenAllLack,
      mulligan.whileHandIsShown,
      mulligan.oneForEachHand,
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
  [
    [
      nothingChanges.itemForNothing,
      nothingChanges.supporterForNothing,
      nothingChanges.nothingToHeal,
      nowhereToGo.noneToBringUp,
      nowhereToGo.noneToComeUp,
      nowhereToGo.nowhereToMove,
    ],
    [trainers.someEffect],
  ],
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
    [veryNext.eventIsOver],
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
    [
      bans.attackBanLeftBehind,
      bans.retreatBanLeftBehind,
      bans.playBanLeftBehind,
      bans.energyBanLeftBehind,
      bans.otherBanLeftBehind,
    ],
    [lasting.attackIsBarred, lasting.attackForbids, lasting.usedPowerForbids, lasting.playedCardForbids],
  ],
  [
    [bans.attackBanInPlay, bans.retreatBanInPlay, bans.playBanInPlay, bans.energyBanInPlay, bans.otherBanInPlay],
    [
      cardBans.bodyForbids,
      cardBans.powerForbids,
      cardBans.powerForbidsAttack,
      cardBans.stadiumForbids,
      cardBans.stadiumForbidsAttack,
      cardBans.trainerForbids,
      cardBans.trainerForbidsAttack,
      cardBans.fossilForbids,
      cardBans.fossilForbidsAttack,
      cardBans.otherCardForbids,
      cardBans.otherCardForbidsAttack,
    ],
    [cards.cardInPlayForbids],
  ],
] as const satisfies readonly (readonly Wording[])[];

export const WORDINGS: readonly (readonly Wording[])[] = POINTS;

type CodeIn<Rule> = Rule extends { readonly code: infer Code extends string }
  ? Code
  : Rule extends (texts: Texts) => { readonly code: infer Code extends string }
    ? Code
    : never;

/** The codes of the grounds that forms of play have in the place of others. */
export type FormCode = {
  [F in keyof Forms]: CodeIn<Forms[F][keyof Forms[F]]>;
}[keyof Forms];

/** The files with prohibitions from which a form of play chooses; those of one against one stand among others. */
interface Forms {
  readonly oneOnOne: typeof import('./forms-of-play/one-on-one.ts');
  readonly settingOut: typeof import('./set-up/setting-out.ts');
  readonly trainers: typeof import('./cards-from-hand/trainers.ts');
  readonly teamBattle: typeof import('./forms-of-play/team-battle.ts');
  readonly teamSetUp: typeof import('./forms-of-play/team-set-up.ts');
  readonly twoOnTwo: typeof import('./forms-of-play/two-on-two.ts');
  readonly twoOnTwoSetUp: typeof import('./forms-of-play/two-on-two-set-up.ts');
}

/** The code of every ground that is in the list, or in one of its points. */
export type ListedCode = CodeIn<(typeof LISTED)[number] | (typeof POINTS)[number][number][number]>;
