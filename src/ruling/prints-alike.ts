import {
  type AmbiguousName,
  alikeIn,
  type CardPool,
  type FactsRead,
  isWatched,
  plainName,
  someWithin,
  type TableSetUp,
  type WatchedPool,
  watchedPool,
} from '../state/index.ts';

/**
 * Prints of one name often differ in nothing that a question asks of them. What comes of a table is found once for all prints that say the same wherever
 * the ruling looked: a ruling is made of nothing but its input, so it would be the same with each of them.
 */

/** The print of each name, by plain name. */
type Pick = ReadonlyMap<string, string>;

/** A table with these prints, and what was read of them to set it up. */
interface SetUpAs {
  readonly pick: Pick;
  /** What was read of each print; null where the table keeps more of it than its key. */
  readonly read: ((key: string) => FactsRead) | null;
}

/** What came of a table with these prints, and what was read of them. */
interface Came<T> {
  readonly pick: Pick;
  readonly setUpAs: SetUpAs;
  readonly watched: WatchedPool;
  readonly came: T;
}

/** `holds`: there is a watched card in it. `names`: it names one of these prints by its key, so that it is true of this print alone. */
const lookedThrough = (came: unknown, pick: Pick): { readonly holds: boolean; readonly names: boolean } => {
  const keys = new Set<unknown>(pick.values());
  let names = false;
  const holds = someWithin(came, (inner, key) => {
    names ||= keys.has(inner) || keys.has(key);
    return isWatched(inner);
  });
  return { holds, names };
};

/** Do the prints of two picks say the same wherever those of the first were read? */
const sameWhereRead = (known: Pick, pick: Pick, pool: CardPool, read: (key: string) => FactsRead): boolean =>
  [...known].every(([name, key]) => {
    const other = pick.get(name);
    if (other === undefined) return false;
    return other === key || alikeIn(read(key), pool.card(key), pool.card(other));
  });

/** Sets a table up with these prints, over this pool. */
type SetUpOver = (pick: Pick, pool: CardPool) => TableSetUp;

/** Finds which table was set up before that is the same as with these prints but for their keys. */
const alikeSetUp = (pool: CardPool, keys: ReadonlySet<string>, setUp: SetUpOver): ((pick: Pick) => SetUpAs) => {
  const found: SetUpAs[] = [];
  const asked = new Map<Pick, SetUpAs>();
  const setUpAs = (pick: Pick): SetUpAs => {
    const known = found.find(({ pick: before, read }) => read !== null && sameWhereRead(before, pick, pool, read));
    if (known !== undefined) return known;
    const watched = watchedPool(pool, keys);
    const { state, filledIn, givenEffects } = setUp(pick, watched.pool);
    const { cards: _cards, ...rest } = state;
    const more = [rest, filledIn, givenEffects];
    const { holds, names } = lookedThrough(more, pick);
    const keepsMore = holds || names;
    const made = { pick, read: keepsMore ? null : watched.read };
    found.push(made);
    return made;
  };
  return (pick) => {
    const known = asked.get(pick) ?? setUpAs(pick);
    asked.set(pick, known);
    return known;
  };
};

/** What comes of a table with a print of each name, and what is known of names by then. */
export interface AlikeTables<T> {
  come(pick: Pick): T;
  /** Nothing that was looked at, on any table so far, tells these prints of a name apart: with each of them all came would be the same. */
  isNoMatter(ambiguous: AmbiguousName): boolean;
}

/**
 * Finds what comes of a table with one print of each name after the other, as plain data, for one question after the other. `keys`: of all prints that
 * are tried. A table is set up only where it may come to something else than those before it.
 */
export const onceForAlike = (
  pool: CardPool,
  keys: ReadonlySet<string>,
  setUp: SetUpOver,
): (<T>(come: (tableSetUp: TableSetUp) => T) => AlikeTables<T>) => {
  const setUpLike = alikeSetUp(pool, keys, setUp);
  return (come) => alikeTables(pool, keys, setUp, setUpLike, come);
};

const alikeTables = <T>(
  pool: CardPool,
  keys: ReadonlySet<string>,
  setUp: SetUpOver,
  setUpLike: (pick: Pick) => SetUpAs,
  come: (tableSetUp: TableSetUp) => T,
): AlikeTables<T> => {
  const found: Came<T>[] = [];
  // Of a table that came to something true of its prints alone it is not known what was read.
  let someUnknown = false;
  const comeOf = (pick: Pick): T => {
    const setUpAs = setUpLike(pick);
    const known = found.find(
      (one) => one.setUpAs === setUpAs && sameWhereRead(one.pick, pick, pool, (key) => one.watched.read(key)),
    );
    if (known !== undefined) return known.came;
    const tableSetUp = setUp(pick, pool);
    const watched = watchedPool(tableSetUp.pool, keys);
    const came = come({ ...tableSetUp, pool: watched.pool });
    // No watched card gets out of here.
    const { holds, names } = lookedThrough(came, pick);
    if (!holds && !names) found.push({ pick, setUpAs, watched, came });
    else someUnknown = true;
    return holds ? come(tableSetUp) : came;
  };
  const areAlike = ({ name, candidates }: AmbiguousName, pick: Pick, read: (key: string) => FactsRead): boolean => {
    const key = pick.get(plainName(name));
    if (key === undefined) return false;
    const facts = read(key);
    return candidates.every((other) => other.key === key || alikeIn(facts, pool.card(key), other));
  };
  return {
    come: comeOf,
    isNoMatter: (ambiguous) =>
      !someUnknown &&
      found.every(
        ({ pick, setUpAs, watched }) =>
          setUpAs.read !== null &&
          areAlike(ambiguous, setUpAs.pick, setUpAs.read) &&
          areAlike(ambiguous, pick, (key) => watched.read(key)),
      ),
  };
};
