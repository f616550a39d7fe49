import type { Json } from '../state/index.ts';
import type { VerbOf } from './define-verb.ts';
import type { Verb, Who } from './verb.ts';
import { leavesEitherWay } from './verbs-of-order.ts';
import { definitionOf, everyVerb, holdsVerb } from './verbs-within.ts';

/** What a text may leave on a Pokémon or player, whichever way its coins and choices go. */

export type Leaves = VerbOf<'lasting'> | VerbOf<'lock-attack'>;
type Way = readonly Leaves[];

/** A text that can go in more ways than this is not looked through. */
const MOST_WAYS = 32;
const NOTHING: readonly Way[] = [[]];

const distinct = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((way) => [JSON.stringify(way), way])).values(),
];

/** The ways of one verb; null: there are too many. `turnout`: how that came out which decides what is left, where it is known. */
const waysOf = (verb: Verb, turnout: string | undefined): readonly Way[] | null => {
  const definition = definitionOf(verb);
  if (definition?.leavesOn !== undefined) return [[verb as Leaves]];
  if (definition?.ways === undefined) return NOTHING;
  const between = leavesEitherWay(verb, holdsVerb);
  const isOneOf = between?.some((one) => one === turnout) === true;
  const taken = definition.ways(verb).filter((_does, at) => !isOneOf || between[at] === turnout);
  const all = taken.map((does) => ways(does, turnout));
  return all.every((one) => one !== null) ? distinct(all.flat()) : null;
};

const ways = (does: readonly Verb[], turnout: string | undefined): readonly Way[] | null =>
  does.reduce<readonly Way[] | null>((before, verb) => {
    const more = waysOf(verb, turnout);
    if (before === null || more === null) return null;
    const all = distinct(before.flatMap((way) => more.map((then) => [...way, ...then])));
    return all.length > MOST_WAYS ? null : all;
  }, NOTHING);

/** The side that a choice of the text is made on; null where there is none, or one on either side. */
const sideChosen = (does: readonly Json[]): 'yours' | 'theirs' | null => {
  const sides = new Set(everyVerb(does).flatMap((verb) => ('choose' in verb ? [verb.choose.side] : [])));
  const [side] = sides;
  return sides.size === 1 && (side === 'yours' || side === 'theirs') ? side : null;
};

/** The side of those that have it, as the text calls them; null where that depends on a choice. */
const sideOf = (
  on: Who | 'you' | 'opponent' | undefined,
  chosen: 'yours' | 'theirs' | null,
): 'yours' | 'theirs' | null => {
  if (on === 'self' || on === 'your-active' || on === 'you') return 'yours';
  if (on === 'defending' || on === 'opponents-active' || on === 'opponent') return 'theirs';
  if (on === 'chosen') return chosen;
  if (typeof on !== 'object') return null;
  const { side } = 'each' in on ? on.each : 'one' in on ? on.one : on.of;
  return side === 'yours' || side === 'theirs' ? side : null;
};

export interface Left {
  /** Whose Pokémon has it, or which player, as the text calls them. */
  readonly side: 'yours' | 'theirs';
  readonly leaves: readonly Leaves[];
  /** It is left whichever way the coins and choices go. */
  readonly surely: boolean;
}

/**
 * What the text is sure to have left on a Pokémon (`onPlayer`: on a player), if it left anything there, by the side that it calls its own. Empty
 * where that depends on how it was carried out, or where it leaves nothing of the kind.
 */
export const leftBy = (does: readonly Json[], onPlayer: boolean, turnout?: string): readonly Left[] => {
  const all = ways(does as readonly Verb[], turnout);
  if (all === null) return [];
  const whomOf = (one: Leaves): Who | 'you' | 'opponent' | undefined => definitionOf(one)?.leavesOn?.(one);
  const isOfKind = (one: Leaves): boolean => (whomOf(one) === 'you' || whomOf(one) === 'opponent') === onPlayer;
  const chosen = sideChosen(does);
  const sided = all.map((way) => way.filter(isOfKind).map((one) => ({ one, side: sideOf(whomOf(one), chosen) })));
  if (sided.flat().some(({ side }) => side === null)) return [];
  return (['yours', 'theirs'] as const).flatMap((side) => {
    const left = distinct(sided.map((way) => way.flatMap((each) => (each.side === side ? [each.one] : []))));
    const some = left.filter((way) => way.length > 0);
    return some.length === 1 ? [{ side, leaves: some[0] ?? [], surely: left.length === 1 }] : [];
  });
};
