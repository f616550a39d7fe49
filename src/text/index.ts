import type { Texts } from '../rules/index.ts';
import { contextOf } from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import { lacksEnergy } from './attached-energy.ts';
import { baseFrom } from './count.ts';
import { designated } from './designation.ts';
import { cardFits } from './fitting-cards.ts';
import { baseAsItsKind } from './kinds-of-text.ts';
import { discardsForNothing, keptOffFrom, speak, wouldChange } from './say.ts';
import { halves } from './two-halves.ts';
import type { Base, CardFilter } from './verb.ts';
import { fillsBench, holdsVerb } from './verbs-within.ts';

export { givesActs } from './acts-given.ts';
export { isSameAfterwards } from './beside-conditions.ts';
export { mayComeToNothing } from './comes-to-nothing.ts';
export { withEffectsAcross } from './effects-across.ts';
export { withEffectsOfActs } from './effects-of-acts.ts';
export { cardsMeant, isOnItsOwnSide, settleGivenEffects, textsOfGiven } from './given-effects.ts';
export { aheadByOne, atCheckupByOne, endOfTurnByOne, fallingByOne } from './ordered-by-one.ts';
export { reachOfFalling } from './reach-of-falling.ts';
export { asIfNothingFits, asIfUnseen } from './taking-cards.ts';
export {
  aheadOfConditions,
  atAnyTime,
  atCheckup,
  endOfTurn,
  falling,
  isStillToCome,
  startOfTurn,
  triggered,
} from './triggers.ts';
export type { Base, CardFilter, Count, Duration, ExtraEnergy, Provision, Verb, Who } from './verb.ts';

/** The interpreter of card texts, as the rules call it. */
export const texts: Texts = {
  say: (t, does, context) => speak(t, does, context),
  base(t, run) {
    const base = run.attack.base as unknown as Json;
    const context = designated(t, base, contextOf(run));
    const said = base as unknown as Base;
    const found = baseAsItsKind(t, said, () => baseFrom(t, said, run.attack.damage, context));
    if (context.heads !== undefined) run.heads = context.heads;
    return found;
  },
  holds: holdsVerb,
  fits: (view, card, filter) => cardFits(view, card, filter as unknown as CardFilter),
  fillsBench,
  wouldChange,
  keptOffFrom,
  halves,
  discardsForNothing,
  lacksEnergy,
};
export type { ScriptFault } from '../claims/index.ts';
export { CLAIMS, claimDefinition, VERBS, verbNameOf } from './all-verbs.ts';
export { checkScripts, scriptFaults } from './check-script.ts';
export type { TextCodes } from './codes.ts';
export { everyVerb, isAboutActive, picks } from './verbs-within.ts';
