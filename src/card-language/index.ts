// The language of card texts: reading them by a grammar, and printing what was read.
export type { Printed } from './grammar/index.ts';
export { carriedIn, escaped } from './lexicon/index.ts';
export { ownNames } from './lexicon/own-names.ts';
export type { PlainSentence } from './print/index.ts';
export {
  type Reading,
  readAttaching,
  readCarried,
  readEnergyCard,
  readEnergyPartly,
  readFossil,
  readKind,
  readLending,
  readMachine,
  readSoFar,
  readStadium,
  readText,
  saidPlainly,
  type TextKind,
} from './read.ts';
export {
  answeringText,
  bareText,
  clearsAway,
  isUsedText,
  leavesEffects,
  limitOfPlay,
  limitsCarriers,
  limitsComing,
  limitsOfUse,
  reachesBeyondPlay,
  speaksOfArriving,
  speaksOfPlaying,
  touchesOf,
  touchesOfAttack,
  unreadText,
} from './unread/index.ts';
