// The language of card texts: reading them by a grammar, and printing what was read.
export type { Printed } from './grammar/index.ts';
export { carriedIn, eachPlayersIn, escaped } from './lexicon/index.ts';
export { ownNames } from './lexicon/own-names.ts';
export type { PlainSentence } from './print/index.ts';
export {
  type Reading,
  readAttached,
  readAttaching,
  readCarried,
  readEnergyPartly,
  readLending,
  readSoFar,
  readStadium,
  readText,
  saidPlainly,
  type TextKind,
  textSays,
} from './read.ts';
export {
  ASIDE,
  actorsOf,
  answeringText,
  bareText,
  cardsPlayedIn,
  clearsAway,
  energyOf,
  heardText,
  isHeardAtEvent,
  isUsedText,
  leavesEffects,
  limitsCarriers,
  limitsComing,
  limitsOfPlay,
  limitsOfUse,
  offeredUse,
  reachesBeyondPlay,
  type SaidToLast,
  saidToLast,
  says,
  speaksOfArriving,
  speaksOfPlaying,
  stopsOf,
  touchesOf,
  touchesOfAttack,
  touchesUnpriced,
  unreadText,
  withoutLastReminders,
} from './unread/index.ts';
