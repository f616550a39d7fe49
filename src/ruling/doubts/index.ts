// What texts that are not read may have left otherwise, and which rulings rest on it.
export { mayBringItsMoment } from './brings-about.ts';
export {
  cardNotGiven,
  certainGrounds,
  type Doubt,
  doubtsAfter,
  doubtsOfGrounds,
  doubtsOfLegal,
  doubtsOfOutcome,
  grownBy,
  reaching,
  type Taken,
} from './doubts.ts';
export { leavesOnly } from './leaves-only.ts';
export type { OnTable } from './may-leave.ts';
export { mattersAtTheEnd, type OwnText, ownTextOf } from './own-text.ts';
export { type UnreadAct, withUnreadEffects } from './unread-effects.ts';
