import type { View } from '../claims/index.ts';
import { leftOpenBy, NotModelled } from '../engine/index.ts';
import {
  DISCARDED_FOR_NOTHING,
  HAND_FOR_NOTHING,
  type T,
  type TextContext,
  TOO_FEW_DISCARDED,
} from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import { designated } from './designation.ts';
import { asItsKind } from './kinds-of-text.ts';
import { any, type Change, isTrainers, overOpponents, type Supposed } from './looking.ts';
import { goesOnWithout, isPastFollowing } from './parts-followed.ts';
import type { Look, VerbOf, Verbs } from './play-verb.ts';
import { couldDiscard } from './price-and-second.ts';
import type { Verb, VerbName } from './verb.ts';
import { verbsBecomingTools } from './verbs-becoming-tools.ts';
import { verbsInPlay } from './verbs-in-play.ts';
import { verbsOfAttaching } from './verbs-of-attaching.ts';
import { verbsOfCopying } from './verbs-of-copying.ts';
import { verbsOfEvolution } from './verbs-of-evolution.ts';
import { verbsOfExchange } from './verbs-of-exchange.ts';
import { verbsOfLastingEffects } from './verbs-of-lasting-effects.ts';
import { verbsOfOrder } from './verbs-of-order.ts';
import { verbsOfOrderInDecks } from './verbs-of-order-in-decks.ts';
import { verbsOnAttachments } from './verbs-on-attachments.ts';
import { verbsOnHands } from './verbs-on-hands.ts';
import { verbsOnPiles } from './verbs-on-piles.ts';
import { verbsOnPokemon } from './verbs-on-pokemon.ts';
import { verbsThatTakeOff } from './verbs-that-take-off.ts';

/** Plays a card's text written as verbs, in the order of the text, and looks beforehand whether it would change anything (CR 602.3). */

const verbs: Verbs = {
  ...verbsOfOrder,
  ...verbsOnPokemon,
  ...verbsOnAttachments,
  ...verbsOfAttaching,
  ...verbsOfOrderInDecks,
  ...verbsOnPiles,
  ...verbsOnHands,
  ...verbsOfEvolution,
  ...verbsOfExchange,
  ...verbsOfCopying,
  ...verbsOfLastingEffects,
  ...verbsThatTakeOff,
  ...verbsBecomingTools,
  ...verbsInPlay,
};

const verbNameOf = (verb: Json): VerbName | null => {
  if (typeof verb !== 'object' || verb === null || Array.isArray(verb)) return null;
  // A condition may also carry `counters`, which is a verb elsewhere.
  if ('condition' in verb) return 'condition';
  return Object.keys(verb).find((key): key is VerbName => key in verbs) ?? null;
};

/** What does a verb of that name; every verb is of the shape that its own name has. */
const doing = (name: VerbName | null): Verbs['nothing'] | undefined =>
  name === null ? undefined : (verbs[name] as unknown as Verbs['nothing']);

/** A whole text: first whom it means, then its verbs. */
export const speak = (t: T, does: readonly Json[], context: TextContext): void => {
  const settled = designated(t, does as Json, context);
  sayAll(t, does, settled);
  context.chosen = settled.chosen;
  if (settled.heads !== undefined) context.heads = settled.heads;
  if (settled.thrownAway !== undefined) context.thrownAway = settled.thrownAway;
};

export const sayAll = (t: T, all: readonly (Verb | Json)[], context: TextContext): void => {
  for (const verb of all) {
    const name = verbNameOf(verb as Json);
    const does = doing(name);
    if (does === undefined) throw new NotModelled(context.card, context.place, JSON.stringify(verb));
    if (isPastFollowing(t, verb as Verb, context, wouldChange) && !goesOnWithout(t)) return;
    asItsKind(t, name ?? '', verb as Verb, context, () =>
      does.play(t, verb as VerbOf<'nothing'>, context, { sayAll, wouldChange }),
    );
    if (context.attack !== null && context.attack.ended !== null) return;
  }
};

/** Goes through the verbs in order, remembering what they leave for those after them. */
export const look: Look = (view, all, context) => {
  let now = context;
  const found: Change[] = [];
  for (const verb of all as readonly VerbOf<'nothing'>[]) {
    const does = doing(verbNameOf(verb as Json));
    const changed = does === undefined ? null : does.changes(view, verb, now, look);
    found.push(changed);
    const discarded = couldDiscard(view, verb, changed, now);
    now = {
      ...(does?.after?.(view, verb, now) ?? now),
      discarded: now.discarded === undefined ? discarded : any([now.discarded, discarded]),
    };
  }
  return any(found);
};

/** Of all Pokémon the text may mean: one change for one of them is a change. */
export const wouldChange = (view: View, does: readonly (Json | Verb)[], context: TextContext): Change =>
  changesWith(view, does, context, {
    hasNoEffect: isTrainers(view, context) && leftOpenBy(DISCARDED_FOR_NOTHING, view) !== null ? null : true,
    handForNothing: isTrainers(view, context) && leftOpenBy(HAND_FOR_NOTHING, view) !== null ? null : true,
    tooFew: leftOpenBy(TOO_FEW_DISCARDED, view) !== null ? null : true,
  });

const changesWith = (view: View, does: readonly (Json | Verb)[], context: TextContext, supposed: Supposed): Change =>
  any(overOpponents(view, context, supposed).map((one) => look(view, does, one)));

/** Does it depend only on whether discarding too few cards, or cards for an effect that changes nothing, is a change? */
export const discardsForNothing = (
  view: View,
  does: readonly (Json | Verb)[],
  context: TextContext,
): 'too-few' | 'for-nothing' | null => {
  const supposing = { hasNoEffect: true, handForNothing: true } as const;
  if (wouldChange(view, does, context) !== null) return null;
  if (changesWith(view, does, context, { ...supposing, tooFew: null }) === true) return 'for-nothing';
  return changesWith(view, does, context, { ...supposing, tooFew: true }) === true ? 'too-few' : null;
};
