import type { Json } from '../state/index.ts';
import type { Verb } from './verb.ts';

/** Verbs that stand inside others: after a coin, a condition or a choice of the player. */

/** The lists of them, one for each way it may go. */
export const listsIn = (verb: Verb): readonly (readonly Verb[])[] => {
  if ('flip' in verb) return [verb.flip.heads ?? [], verb.flip.tails ?? []];
  if ('flip-coins' in verb) return [verb['each-heads']];
  if ('may' in verb) return [verb.may];
  if ('or-nothing' in verb) return [verb['or-nothing']];
  if ('times' in verb) return [verb.does];
  if ('as-often-as-liked' in verb) return [verb['as-often-as-liked']];
  if ('rock-paper-scissors' in verb) return Object.values(verb['rock-paper-scissors']);
  if ('pick-one' in verb) return Object.values(verb['pick-one']);
  if ('if-you-do' in verb) return [verb.first, verb['if-you-do']];
  if ('if' in verb || 'extra-energy' in verb) return [verb.then, verb.else ?? []];
  return [];
};

const within = (verb: Verb): readonly Verb[] => listsIn(verb).flat();

/** Every verb of this text, those inside others too. */
export const everyVerb = (does: readonly (Verb | Json)[]): readonly Verb[] =>
  (does as readonly Verb[]).flatMap((verb) => [verb, ...everyVerb(within(verb))]);

/** Is there a verb of that name anywhere in this text? */
export const holdsVerb = (does: readonly (Verb | Json)[], name: string): boolean =>
  (does as readonly Verb[]).some((verb) => name in verb || holdsVerb(within(verb), name));

/** How many Pokémon a value of a verb has its player pick. */
const pickedBy = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if ('one' in value) return 1;
  return 'some' in value && typeof value.some === 'number' ? value.some : 0;
};

/** How many Pokémon the text has its player pick, one after the other; after several coins it may be more than one. */
export const picks = (does: readonly (Verb | Json)[]): number =>
  (does as readonly Verb[]).reduce((sum, verb) => {
    const itself = 'choose' in verb || 'switch' in verb || 'rare-candy' in verb ? 1 : 0;
    const counted = 'flip-coins' in verb ? verb['flip-coins'] : 'times' in verb ? verb.times : 1;
    const coins = typeof counted === 'number' ? counted : 2;
    return (
      sum +
      itself +
      Object.values(verb).reduce((all: number, value) => all + pickedBy(value), 0) +
      coins * picks(within(verb))
    );
  }, 0);

/** Does a verb mean the Active Pokémon of that side, each of them where there are several? */
export const meansActive = (value: unknown, side: 'yours' | 'theirs'): boolean => {
  if (value === (side === 'yours' ? 'your-active' : 'opponents-active')) return true;
  if (typeof value !== 'object' || value === null || !('each' in value)) return false;
  const { each } = value as { each: unknown };
  return typeof each === 'object' && each !== null && 'side' in each && 'place' in each
    ? each.side === side && each.place === 'active'
    : false;
};

/** Is it about the Active Pokémon of that side, so that none has to be picked? */
export const isAboutActive = (does: readonly (Verb | Json)[], side: 'yours' | 'theirs'): boolean => {
  return (does as readonly Verb[]).some(
    (verb) => Object.values(verb).some((value) => meansActive(value, side)) || isAboutActive(within(verb), side),
  );
};

/** Does it search for Pokémon that go to the Bench, or put itself there? */
export const fillsBench = (does: readonly (Verb | Json)[]): boolean =>
  (does as readonly Verb[]).some(
    (verb) =>
      ('search' in verb && verb.to === 'bench') ||
      ('put-this' in verb && verb['put-this'] === 'bench') ||
      ('from-discard' in verb && verb.to === 'bench' && verb.of === undefined) ||
      fillsBench(within(verb)),
  );
