import {
  type Facts,
  type Filter,
  type Force,
  type ForceOf,
  holds,
  matches,
  namedApart,
  type View,
} from '../../claims/index.ts';
import type { RuleId } from '../../corpus/index.ts';
import { NotModelled, UnknownFact } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['text-for-others'],
} as const;

/** Texts about Pokémon of a kind, where one that stands among them is not of that kind: its player counts on the text, or fears it, for nothing. */

/** Where a Pokémon stands, apart from what it is. */
const PLACES = ['side', 'place', 'other'] as const satisfies readonly (keyof Filter)[];

const placesOf = (on: Filter): Filter =>
  Object.fromEntries(PLACES.filter((key) => key in on).map((key) => [key, on[key]]));

/** A text that speaks of others, in words, and the rule by which the Pokémon is not one of them where a rule says so. */
export interface ForOthers {
  readonly facts: Facts;
  readonly rule: RuleId | null;
}

const isForOthers = (view: View, { claim, from }: Force, { uid }: Pokemon): boolean => {
  const { on } = claim;
  if (typeof on !== 'object' || Object.keys(on).every((key) => key in placesOf(on))) return false;
  return matches(view, placesOf(on), from, uid) && !matches(view, on, from, uid);
};

/** The rule that the text's own words rest on. */
const ruleOf = (view: View, { claim, from }: Force, { uid }: Pokemon): RuleId | null => {
  let rule: RuleId | null = null;
  matches(view, claim.on ?? 'self', from, uid, (id, code) => {
    if (code === 'rule-box') rule = id;
  });
  return rule;
};

const sayingOf = (view: View, force: Force, pokemon: Pokemon): ForOthers => ({
  facts: { by: force.name, pokemon: namedApart(view, pokemon), terms: JSON.stringify(force.claim.on) },
  rule: ruleOf(view, force, pokemon),
});

/** The texts in force of that kind which pass it by. What is not known of it is not asked for here, where nothing depends on it. */
export const textsForOthers = <K extends 'prevent' | 'trigger'>(
  view: View,
  pokemon: Pokemon,
  kind: K,
  meant: (force: ForceOf<K>) => boolean,
): readonly ForOthers[] => {
  try {
    return view
      .forces(kind)
      .filter(
        (force) =>
          force.claim.claim === kind &&
          isForOthers(view, force, pokemon) &&
          meant(force as ForceOf<K>) &&
          (force.claim.while === undefined || holds(view, force.claim.while, force.from)) &&
          view.readings.inForce(view, force),
      )
      .map((force) => sayingOf(view, force, pokemon));
  } catch (stop) {
    if (stop instanceof UnknownFact || stop instanceof NotModelled) return [];
    throw stop;
  }
};
