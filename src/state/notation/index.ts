export { asPrint, isPrint, isPrinted, plainPrint } from '../print-codes.ts';
export { LONGEST_LINE, parseBoardLine } from './board-line.ts';
export { canonicalNames } from './canonical-names.ts';
export { basicEnergy, eachCard, printsNamed, throughCards } from './card-names.ts';
export { checkNames, nearestCards, ONLY_IN_PROGRAM } from './check-names.ts';
export type { Fragment } from './fragments.ts';
export {
  parseAttached,
  parseCardText,
  parseCondition,
  parseEffect,
  parseEnergy,
  parseListed,
  parsePokemonLine,
} from './fragments.ts';
export { knownPart } from './known-part.ts';
export { lineCannotSay } from './line-cannot-say.ts';
export type { At, ReadOptions } from './place.ts';
export { lineFinder, MOST_FAULTS } from './place.ts';
export { LONGEST_PLAYER_NAME, playerNameFault } from './player-names.ts';
export {
  printAttachedCard,
  printBoardLine,
  printCard,
  printCondition,
  printEffect,
  printPokemon,
} from './print.ts';
export { printName } from './print-name.ts';
export { type SeatPlaces, type SeatPlacesDraft, seatFaults } from './seats-given.ts';
export { isHidden, shown } from './shown.ts';
export { isSlipOf } from './slip.ts';
export { FACINGS, FORMATS, labelOf, PHASES, rulesetOf } from './words.ts';
