import type { Json } from '../state/index.ts';
import type { Verb } from './verb.ts';

/** Verbs that stand inside others: behind a coin, a condition or a wish of the player. */

const within = (verb: Verb): readonly Verb[] => {
  if ('flip' in verb) return [...(verb.flip.heads ?? []), ...(verb.flip.tails ?? [])];
  if ('flip-coins' in verb) return verb['each-heads'];
  if ('may' in verb) return verb.may;
  if ('if' in verb) return [...verb.then, ...(verb.else ?? [])];
  return [];
};

/** Is there a verb of that name anywhere in this text? */
export const holdsVerb = (does: readonly (Verb | Json)[], name: string): boolean =>
  (does as readonly Verb[]).some((verb) => name in verb || holdsVerb(within(verb), name));

/** Does it search for Pokémon that go to the Bench? */
export const fillsBench = (does: readonly (Verb | Json)[]): boolean =>
  (does as readonly Verb[]).some((verb) => ('search' in verb && verb.to === 'bench') || fillsBench(within(verb)));
