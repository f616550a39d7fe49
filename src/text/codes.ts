import type { CodesIn } from '../claims/index.ts';
import type * as attachAll from './attach-all.ts';
import type * as attachedEnergy from './attached-energy.ts';
import type * as conditionNotMet from './condition-not-met.ts';
import type * as count from './count.ts';
import type * as drawingAndShuffling from './drawing-and-shuffling.ts';
import type * as energyLeftOver from './energy-left-over.ts';
import type * as energyOnSeveral from './energy-on-several.ts';
import type * as happenings from './happenings.ts';
import type * as howManyCards from './how-many-cards.ts';
import type * as ifYouDo from './if-you-do.ts';
import type * as kindsBeside from './kinds-beside.ts';
import type * as kindsOfText from './kinds-of-text.ts';
import type * as nothingFits from './nothing-fits.ts';
import type * as orderedByOne from './ordered-by-one.ts';
import type * as ownersOrder from './owners-order.ts';
import type * as partsFollowed from './parts-followed.ts';
import type * as prevention from './prevention.ts';
import type * as putOnDecks from './put-on-decks.ts';
import type * as required from './required.ts';
import type * as takingCards from './taking-cards.ts';
import type * as triggers from './triggers.ts';
import type * as verbsInPlay from './verbs-in-play.ts';
import type * as verbsOfAttaching from './verbs-of-attaching.ts';
import type * as verbsOfChoosing from './verbs-of-choosing.ts';
import type * as verbsOfEvolution from './verbs-of-evolution.ts';
import type * as verbsOfExchange from './verbs-of-exchange.ts';
import type * as verbsOfLastingEffects from './verbs-of-lasting-effects.ts';
import type * as verbsOfOrder from './verbs-of-order.ts';
import type * as verbsOfOrderInDecks from './verbs-of-order-in-decks.ts';
import type * as verbsOfSearching from './verbs-of-searching.ts';
import type * as verbsOfSwitching from './verbs-of-switching.ts';
import type * as verbsOfTrading from './verbs-of-trading.ts';
import type * as verbsOnHands from './verbs-on-hands.ts';
import type * as verbsOnPrizes from './verbs-on-prizes.ts';
import type * as verbsOnTheOtherHand from './verbs-on-the-other-hand.ts';
import type * as verbsThatMoveCounters from './verbs-that-move-counters.ts';
import type * as verbsThatTakeOff from './verbs-that-take-off.ts';
import type * as whatAPartLacks from './what-a-part-lacks.ts';
import type * as who from './who.ts';

/** The codes that verbs of card text write, as each file declares them. `render/words` has words for each. */
export type TextCodes = CodesIn<
  [
    typeof attachAll,
    typeof attachedEnergy,
    typeof conditionNotMet,
    typeof count,
    typeof drawingAndShuffling,
    typeof energyLeftOver,
    typeof energyOnSeveral,
    typeof happenings,
    typeof howManyCards,
    typeof ifYouDo,
    typeof kindsBeside,
    typeof kindsOfText,
    typeof nothingFits,
    typeof orderedByOne,
    typeof ownersOrder,
    typeof partsFollowed,
    typeof prevention,
    typeof putOnDecks,
    typeof required,
    typeof takingCards,
    typeof triggers,
    typeof verbsInPlay,
    typeof verbsOfAttaching,
    typeof verbsOfChoosing,
    typeof verbsOfEvolution,
    typeof verbsOfExchange,
    typeof verbsOfLastingEffects,
    typeof verbsOfOrderInDecks,
    typeof verbsOfOrder,
    typeof verbsOnHands,
    typeof verbsThatTakeOff,
    typeof verbsOfSearching,
    typeof verbsOfSwitching,
    typeof verbsOfTrading,
    typeof verbsOnPrizes,
    typeof verbsOnTheOtherHand,
    typeof verbsThatMoveCounters,
    typeof whatAPartLacks,
    typeof who,
  ]
>;

declare module '../claims/codes.ts' {
  interface Codes {
    text: TextCodes;
  }
}
