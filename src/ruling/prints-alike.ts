import {
  alikeIn,
  type CardPool,
  type FactsRead,
  isWatched,
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
  return (pick) => {
    const known = found.find(({ pick: before, read }) => read !== null && sameWhereRead(before, pick, pool, read));
    if (known !== undefined) return known;
    const watched = watchedPool(pool, keys);
    const { state, filledIn, givenEffects } = setUp(pick, watched.pool);
    const { cards: _cards, ...rest } = state;
    const more = [rest, filledIn, givenEffects];
    const { holds, names } = lookedThrough(more, pick);
    const keepsMore = holds || names;
    const setUpAs = { pick, read: keepsMore ? null : watched.read };
    found.push(setUpAs);
    return setUpAs;
  };
};

/**
 * Finds what comes of a table with one print of each name after the other, as plain data. `keys`: of all prints that are tried. A table is set up only
 * where it may come to something else than those before it.
 */
export const onceForAlike = <T>(
  pool: CardPool,
  keys: ReadonlySet<string>,
  setUp: SetUpOver,
  come: (tableSetUp: TableSetUp) => T,
): ((pick: Pick) => T) => {
  const found: Came<T>[] = [];
  const setUpLike = alikeSetUp(pool, keys, setUp);
  return (pick) => {
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
    if (holds) return come(tableSetUp);
    if (!names) found.push({ pick, setUpAs, watched, came });
    return came;
  };
};
