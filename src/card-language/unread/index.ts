// Card texts that the grammar does not read: what their words allow to be said of them all the same.

export { isHeardAtEvent } from './at-events.ts';
export { touchesOf, touchesOfAttack, touchesUnpriced } from './bearing.ts';
export { type SaidToLast, saidToLast } from './lasting-words.ts';
export { holdsWhile, limitsOfPlay, limitsOfUse, stopsOf } from './limits-of-use.ts';
export { actorsOf, cardsPlayedIn, energyOf } from './of-whom.ts';
export { withoutAllSaid } from './only-named.ts';
export {
  clearsAway,
  limitsCarriers,
  limitsComing,
  reachesBeyondPlay,
  speaksOfArriving,
  speaksOfPlaying,
} from './own-card.ts';
export { ASIDE, bareText, says, withoutLastReminders } from './sentences.ts';
export { isUsedText, leavesEffects, offeredUse } from './using.ts';
export { answeringText, heardText, unreadText } from './waiting.ts';
