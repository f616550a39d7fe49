import { type Facts, inPlay, namedApart, type View } from '../claims/index.ts';
import { type AnyLaw, leftOpenBy, NotModelled } from '../engine/index.ts';
import {
  DISCARDED_FOR_NOTHING,
  HAND_FOR_NOTHING,
  type OpenEffect,
  type T,
  type TextContext,
  THEN_AFTER_UNDONE,
  TOO_FEW_DISCARDED,
} from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import { verbNameOf } from './all-verbs.ts';
import type { Lists, Look } from './define-verb.ts';
import { designated } from './designation.ts';
import { asItsKind } from './kinds-of-text.ts';
import { any, type Change, isTrainers, overOpponents, type Supposed } from './looking.ts';
import { goesOnWithout, isPastFollowing } from './parts-followed.ts';
import { shieldOf } from './prevention.ts';
import { couldDiscard } from './price-and-second.ts';
import type { Verb } from './verb.ts';
import { definitionOf, holdsVerb, withThoseInside } from './verbs-within.ts';

/** Plays a card's text written as verbs, in the order of the text, and looks beforehand whether it would change anything (CR 602.3). */

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
    const does = definitionOf(verb);
    if (does === undefined) throw new NotModelled(context.card, context.place, JSON.stringify(verb));
    if (isPastFollowing(t, verb as Verb, does, context, changesPastShields) && !goesOnWithout(t, verb as Verb, context))
      return;
    asItsKind(t, verbNameOf(verb as Json) ?? '', verb as Verb, context, () =>
      does.play(t, verb as Verb, context, LISTS),
    );
    if (context.attack !== null && context.attack.ended !== null) return;
  }
};

/** Goes through the verbs in order, remembering what they leave for those after them. */
export const look: Look = (view, all, context) => {
  let now = context;
  const found: Change[] = [];
  for (const verb of all as readonly Verb[]) {
    const does = definitionOf(verb);
    const changed = does === undefined ? null : does.changes(view, verb, now, look);
    found.push(changed);
    // What it leaves is for the verbs after it.
    if (found.length === all.length) break;
    const discarded = couldDiscard(view, verb, () => (does === undefined ? [] : withThoseInside(verb)), changed, now);
    now = {
      ...(does?.after?.(view, verb, now) ?? now),
      discarded: now.discarded === undefined ? discarded : any([now.discarded, discarded]),
    };
  }
  return any(found);
};

/** Of all Pokémon the text may mean: one change for one of them is a change. */
export const wouldChange = (view: View, does: readonly (Json | Verb)[], context: TextContext): Change =>
  changesWith(view, does, context, supposedBy(view, context));

const supposedBy = (view: View, context: TextContext): Supposed => {
  const unlessOpen = (law: AnyLaw): Change => (leftOpenBy(law, view) !== null ? null : true);
  const ofTrainers = (law: AnyLaw): Change => (isTrainers(view, context) ? unlessOpen(law) : true);
  return {
    hasNoEffect: ofTrainers(DISCARDED_FOR_NOTHING),
    handForNothing: ofTrainers(HAND_FOR_NOTHING),
    tooFew: unlessOpen(TOO_FEW_DISCARDED),
    undone: unlessOpen(THEN_AFTER_UNDONE),
  };
};

/** Would it change anything if nothing kept it off? What is kept off is said where it is carried out. */
const changesPastShields: typeof wouldChange = (view, does, context) =>
  changesWith(view, does, context, { ...supposedBy(view, context), pastShields: true });

/** An Ability that changes nothing because something keeps it off: what does, and from whom. Null where it would change nothing either way. */
export const keptOffFrom = (view: View, does: readonly (Json | Verb)[], context: TextContext): Facts | null => {
  if (changesPastShields(view, does, context) === false) return null;
  const shielded = view.state.players.flatMap(inPlay).flatMap((pokemon) => {
    const shield = shieldOf(view, pokemon.uid, context, true);
    return shield === undefined ? [] : [{ by: shield.name, pokemon: namedApart(view, pokemon) }];
  });
  const by = [...new Set(shielded.map((one) => one.by))];
  return by.length === 0 ? null : { lacks: 'unshielded', by, pokemon: shielded.map((one) => one.pokemon) };
};

const changesWith = (view: View, does: readonly (Json | Verb)[], context: TextContext, supposed: Supposed): Change =>
  any(overOpponents(view, context, supposed).map((one) => look(view, does, one)));

/** Does it depend only on what a document leaves open of discarding too few cards, of discarding for nothing, or of “Then”? */
export const discardsForNothing = (
  view: View,
  does: readonly (Json | Verb)[],
  context: TextContext,
): OpenEffect | null => {
  if (wouldChange(view, does, context) !== null) return null;
  const isEnough = (supposed: Partial<Supposed>): boolean =>
    changesWith(view, does, context, { ...FOR_NOTHING, tooFew: null, undone: null, ...supposed }) === true;
  if (isEnough({})) return 'for-nothing';
  if (isEnough({ tooFew: true })) return 'too-few';
  return isEnough({ undone: true }) ? 'undone' : null;
};

const FOR_NOTHING = { hasNoEffect: true, handForNothing: true } as const;

const LISTS: Lists = { sayAll, wouldChange, holds: holdsVerb };
