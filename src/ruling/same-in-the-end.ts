import { namedApart, pokemonOf, viewOf } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameEvent, Note } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import type { GameState, Uid } from '../state/index.ts';

/** What comes to the same in the end though it comes in another order: the damage on a Pokémon, and the condition that it loses or gets. */

/** The code of the damage that every order of effects leaves on a Pokémon. */
export const CODES = {
  note: ['damage-in-the-end'],
} as const;

/** Something that happened, and the rules it happened under, the outermost first. */
export interface Leaf {
  readonly entry: GameEvent | Note;
  readonly path: readonly RuleId[];
}

type Way = readonly Leaf[];

/** How much damage more it has by this event; null for one that does not change it. */
const addedBy = (entry: Leaf['entry']): number | null => {
  if (entry.kind === 'damaged') return entry.amount;
  if (entry.kind === 'counters-placed') return entry.counters * 10;
  return entry.kind === 'healed' ? -entry.amount : null;
};

/** That something has happened to it this turn changes nothing of it. */
const isAbout = (entry: Leaf['entry'], uid: Uid): boolean =>
  entry.kind !== 'note' &&
  entry.kind !== 'happened' &&
  Object.entries(entry).some(([key, value]) => key !== 'kind' && value === uid);

const isCondition = ({ entry }: Leaf): boolean => entry.kind === 'marked' || entry.kind === 'unmarked';

/** The events of that Pokémon, where damage and conditions are all that happens to it; null where more does. */
const changesOf = (way: Way, uid: Uid): Way | null => {
  const own = way.filter(({ entry }) => isAbout(entry, uid));
  return own.every((leaf) => addedBy(leaf.entry) !== null || isCondition(leaf)) ? own : null;
};

const total = (leaves: Way): number => leaves.reduce((sum, { entry }) => sum + (addedBy(entry) ?? 0), 0);

/** The rules under which each of these stands. */
const sharedPath = (leaves: Way): readonly RuleId[] =>
  leaves[0]?.path.filter((rule) => leaves.every(({ path }) => path.includes(rule))) ?? [];

/** A condition that each way brings or takes away, and no other with it. */
const oneCondition = (ways: readonly Way[]): Way => {
  const each = ways.map((way) => way.filter(isCondition));
  const same = new Set(each.map((found) => JSON.stringify(found.map(({ entry }) => ({ ...entry, at: null })))));
  const [first] = each[0] ?? [];
  return same.size === 1 && each[0]?.length === 1 && first !== undefined
    ? [{ entry: first.entry, path: sharedPath(each.flat()) }]
    : [];
};

interface Start {
  readonly rules: Rules;
  readonly state: GameState;
  /** What happened before the ways part. */
  readonly before: Way;
}

/** Of the Pokémon whose history is not one and the same, what the end of it is in every way. */
export const sameInTheEnd = (all: readonly Way[], { rules, state, before }: Start): Way => {
  const view = viewOf(state, rules);
  const uids = (all[0] ?? []).flatMap(({ entry }) => (addedBy(entry) !== null && 'uid' in entry ? [entry.uid] : []));
  return [...new Set(uids)].flatMap((uid): Way => {
    const ways = all.map((way) => changesOf(way, uid));
    const pokemon = pokemonOf(state, uid);
    const known = ways.filter((way) => way !== null);
    if (pokemon === null || known.length < ways.length || known.some((way) => way.length === 0)) return [];
    if (new Set(known.map((way) => JSON.stringify(way.map(({ entry }) => entry)))).size === 1) return [];
    const damage = pokemon.damage + total(before.filter(({ entry }) => isAbout(entry, uid)));
    const totals = new Set(known.map(total));
    const path = sharedPath(known.flat().filter(({ entry }) => addedBy(entry) !== null));
    const facts = { pokemon: namedApart(view, pokemon), damage: damage + total(known[0] ?? []) };
    const end: Way = totals.size === 1 ? [{ path, entry: { kind: 'note', code: 'damage-in-the-end', facts } }] : [];
    return [...end, ...oneCondition(known)];
  });
};
