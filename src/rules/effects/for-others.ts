import {
  areOfOneText,
  claimsOn,
  type Facts,
  type Filter,
  type Force,
  type ForceOf,
  fits,
  holds,
  namedApart,
  type Standpoint,
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

/** What a rule says of the kind of a Pokémon. */
const KINDS: readonly string[] = ['is-basic', 'is-evolved', 'is-no-basic', 'rule-box'];

/** A text that speaks of others, in words, and the rule by which the Pokémon is not one of them where a rule says so. */
export interface ForOthers {
  readonly facts: Facts;
  readonly rule: RuleId | null;
}

/** Stands it where the text means its Pokémon to stand, and is of another kind? */
const isAnother = (view: View, pokemon: Pokemon, whom: Filter, from: Standpoint): boolean =>
  Object.keys(whom).some((key) => !(key in placesOf(whom))) &&
  fits(view, pokemon, placesOf(whom), from) &&
  !fits(view, pokemon, whom, from);

/** The rule that the text's own words rest on. */
const ruleOf = (view: View, pokemon: Pokemon, whom: Filter, from: Standpoint): RuleId | null => {
  let rule: RuleId | null = null;
  fits(view, pokemon, whom, from, (id, code) => {
    if (KINDS.includes(code)) rule = id;
  });
  return rule;
};

const sayingOf = (view: View, { name, from }: Force, pokemon: Pokemon, whom: Filter): ForOthers => ({
  facts: { by: name, pokemon: namedApart(view, pokemon), terms: JSON.stringify(whom) },
  rule: ruleOf(view, pokemon, whom, from),
});

/** What is not known of it is not asked for here, where nothing depends on it. */
export const asFarAsKnown = <F>(found: () => readonly F[]): readonly F[] => {
  try {
    return found();
  } catch (stop) {
    if (stop instanceof UnknownFact || stop instanceof NotModelled) return [];
    throw stop;
  }
};

/** Does the same text say the same of its kind too, in another part of it? */
const isMeantAsWell = <F extends Force>(view: View, pokemon: Pokemon, force: F, meant: (one: F) => boolean): boolean =>
  view
    .forces(force.claim.claim)
    .some(
      (one) =>
        areOfOneText(one, force) &&
        typeof one.claim.on === 'object' &&
        fits(view, pokemon, one.claim.on, one.from) &&
        meant(one as F),
    );

/** The texts in force of that kind which pass it by. */
export const textsForOthers = <K extends 'cannot' | 'damage' | 'mute' | 'prevent' | 'trigger' | 'unaffected'>(
  view: View,
  pokemon: Pokemon,
  kind: K,
  meant: (force: ForceOf<K>) => boolean,
): readonly ForOthers[] =>
  asFarAsKnown(() =>
    view.forces(kind).flatMap((force) => {
      const { on, while: condition } = force.claim;
      return force.claim.claim === kind &&
        typeof on === 'object' &&
        isAnother(view, pokemon, on, force.from) &&
        !isMeantAsWell(view, pokemon, force as ForceOf<K>, meant) &&
        meant(force as ForceOf<K>) &&
        (condition === undefined || holds(view, condition, force.from)) &&
        view.readings.inForce(view, force)
        ? [sayingOf(view, force, pokemon, on)]
        : [];
    }),
  );

/** What stands on the Pokémon itself is said with the act, as a text that asks for something. */
const isOwnText = ({ origin, from }: Force, { uid }: Pokemon): boolean => origin !== 'mark' && from.uid === uid;

/** The texts on the one Pokémon that would act if the other one of the attack were of another kind. */
export const textsAgainstOthers = <K extends 'damage' | 'prevent'>(
  view: View,
  [bearer, other]: readonly [Pokemon, Pokemon],
  kind: K,
  against: (claim: ForceOf<K>['claim']) => Filter | undefined,
  meant: (force: ForceOf<K>) => boolean,
): readonly ForOthers[] =>
  asFarAsKnown(() =>
    claimsOn(view, bearer, kind, { only: meant }).flatMap((force) => {
      const whom = against(force.claim);
      if (whom === undefined || isOwnText(force, bearer) || !isAnother(view, other, whom, force.from)) return [];
      const { facts, rule } = sayingOf(view, force, other, whom);
      return [{ facts: { ...facts, against: true }, rule }];
    }),
  );
