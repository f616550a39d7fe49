export { isAttachedByPlay, isTechnicalMachine, isTool } from './attached-cards.ts';
export * as attack from './attack.ts';
export { attackNames, attacksOf, contextOf } from './attack.ts';
export type { AttackRun } from './attack-run.ts';
export * as bench from './bench.ts';
export { babyIsBasic } from './bench.ts';
export * as checks from './between-action-checks.ts';
export { check } from './between-action-checks.ts';
export * as cards from './card-against-rule.ts';
export { withoutLevel } from './card-names.ts';
export * as damage from './damage.ts';
export { type Blow, reckon } from './damage.ts';
export { heal, placeCounters } from './damage-counters.ts';
export * as deck from './deck.ts';
export * as deckCopies from './deck-copies.ts';
export { effectiveTypes, hasMorePrizes, maximumHp, retreatCost } from './effective-values.ts';
export * as energy from './energy.ts';
export { attackCost, countsAs, isBasicEnergy, provides, unitsOf, unitsOn } from './energy.ts';
export * as evolution from './evolution.ts';
export { evolve } from './evolution.ts';
export { energyLabel } from './labels.ts';
export { removeMark } from './lasting-effects.ts';
export * as levelUp from './level-up.ts';
export {
  basic,
  cardName,
  everyPokemon,
  evolved,
  features,
  isLeveledUp,
  rulesName,
  undescribed,
  untold,
} from './pokemon.ts';
export * as powers from './powers.ts';
export { forbids } from './prohibition.ts';
export type { AttackSteps, DamageStages, EraAnswers, Rules, T, TextContext, Texts, Unit } from './questions.ts';
export * as rareCandy from './rare-candy.ts';
export { candyEvolves, candyTargets, evolvesByCandy } from './rare-candy.ts';
export * as retreat from './retreat.ts';
export { overpayments, payments } from './retreat.ts';
export * as conditions from './special-conditions.ts';
export { afflict } from './special-conditions.ts';
export { activeOf, benchOptions, exchange } from './switching.ts';
export * as trainers from './trainers.ts';
export { isFossil, isTrainerCard } from './trainers.ts';
export * as turn from './turn.ts';
