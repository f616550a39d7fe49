import { type Check, valuesOf } from '../claims/index.ts';
import type { Json } from '../state/index.ts';
import { claim, VERBS, verb, verbNameOf, verbs } from './all-verbs.ts';
import type { Definition, Holding } from './define-verb.ts';
import type { Verb, VerbName } from './verb.ts';
import { meansActive } from './who.ts';

/** Goes through a text and the verbs that are inside of others: after a coin, a condition or a choice of the player. */

export type Does = readonly (Verb | Json)[];

/** The verbs directly in it; what a claim does once its moment comes is not among them. */
const verbsIn = (shape: Check, value: Json): readonly Verb[] => valuesOf(verb, shape, value, claim);

const within = (one: Verb): readonly Verb[] =>
  (verb.parts?.(one as unknown as Json) ?? []).flatMap(([shape, value]) => verbsIn(shape, value));

/** What there is to say of it; `ways` where it has others inside it. */
export const definitionOf = (
  one: Verb | Json,
): (Definition<Verb> & Partial<Pick<Holding<Verb>, 'ways'>>) | undefined => {
  const name = verbNameOf(one as Json);
  return name === null ? undefined : VERBS[name];
};

/** What was found in texts and verbs before: they are asked at every action and never change. */
const found = new WeakMap<object, readonly Verb[]>();

const foundOnce = (of: object, find: () => readonly Verb[]): readonly Verb[] => {
  const before = found.get(of);
  if (before !== undefined) return before;
  const all = find();
  found.set(of, all);
  return all;
};

/** The verb and every one inside it. */
export const withThoseInside = (one: Verb): readonly Verb[] => foundOnce(one, () => [one, ...everyVerb(within(one))]);

/** Every verb of this text, those inside others too. */
export const everyVerb = (does: Does): readonly Verb[] =>
  foundOnce(does, () => verbsIn(verbs, does as Json).flatMap(withThoseInside));

/** Is there a verb of that name anywhere in this text? */
export const holdsVerb = (does: Does, name: VerbName): boolean => everyVerb(does).some((one) => name in one);

/** How many Pokémon a value of a verb has its player pick. */
const pickedBy = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if ('one' in value) return 1;
  return 'some' in value && typeof value.some === 'number' ? value.some : 0;
};

/** How many Pokémon the text has its player pick, one after the other; after several coins it may be more than one. */
export const picks = (does: Does): number =>
  (does as readonly Verb[]).reduce((sum, one) => {
    const { picks: itself, often } = definitionOf(one) ?? {};
    const times = often?.(one) ?? 1;
    return (
      sum +
      (itself === true ? 1 : 0) +
      Object.values(one).reduce((all: number, value) => all + pickedBy(value), 0) +
      (typeof times === 'number' ? times : 2) * picks(within(one))
    );
  }, 0);

/** Is it about the Active Pokémon of that side, so that none has to be picked? */
export const isAboutActive = (does: Does, side: 'yours' | 'theirs'): boolean =>
  everyVerb(does).some((one) => Object.values(one).some((value) => meansActive(value, side)));

/** Does it search for Pokémon that go to the Bench, or put itself there? */
export const fillsBench = (does: Does): boolean =>
  everyVerb(does).some((one) => definitionOf(one)?.fillsBench?.(one) === true);
