import {
  alikeIn,
  holdsWatched,
  mentions,
  sameValue,
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

/** What came of a table with these prints, and what was read of them. */
interface Came<T> {
  readonly pick: Pick;
  readonly tableSetUp: TableSetUp;
  readonly watched: WatchedPool;
  readonly came: T;
}

/** Does what came name one of these prints by its key? Then it is true of this print alone. */
const namesPrint = (came: unknown, pick: Pick): boolean => mentions(came, ...pick.values());

/** Are two tables the same but for these prints? */
const sameTable = (one: TableSetUp, other: TableSetUp, prints: ReadonlyMap<string, string>): boolean => {
  const { cards, ...rest } = one.state;
  const { cards: otherCards, ...otherRest } = other.state;
  return (
    one.pool === other.pool &&
    cards.length === otherCards.length &&
    cards.every(({ card, ...more }, at) => {
      const beside = otherCards[at];
      if (beside === undefined) return false;
      const { card: otherCard, ...otherMore } = beside;
      return (card === otherCard || (card !== null && prints.get(card) === otherCard)) && sameValue(more, otherMore);
    }) &&
    sameValue(rest, otherRest) &&
    sameValue(one.filledIn, other.filledIn) &&
    sameValue(one.givenEffects, other.givenEffects) &&
    one.ambiguous.length === other.ambiguous.length &&
    one.ambiguous.every(
      ({ name, candidates }, at) =>
        name === other.ambiguous[at]?.name && candidates === other.ambiguous[at]?.candidates,
    )
  );
};

/** Finds what comes of a table with one print of each name after the other, as plain data. `keys`: of all prints that are tried. */
export const onceForAlike = <T>(
  keys: ReadonlySet<string>,
  come: (tableSetUp: TableSetUp) => T,
): ((pick: Pick, tableSetUp: TableSetUp) => T) => {
  const found: Came<T>[] = [];
  const alike = ({ pick: known, tableSetUp: before, watched }: Came<T>, pick: Pick, now: TableSetUp): boolean => {
    const prints = new Map<string, string>();
    for (const [name, key] of known) {
      const other = pick.get(name);
      if (other === undefined) return false;
      if (other === key) continue;
      if (!alikeIn(watched.read(key), before.pool.card(key), before.pool.card(other))) return false;
      prints.set(key, other);
    }
    return sameTable(before, now, prints);
  };
  return (pick, tableSetUp) => {
    const known = found.find((one) => alike(one, pick, tableSetUp));
    if (known !== undefined) return known.came;
    const watched = watchedPool(tableSetUp.pool, keys);
    const came = come({ ...tableSetUp, pool: watched.pool });
    // No watched card gets out of here.
    if (holdsWatched(came)) return come(tableSetUp);
    if (!namesPrint(came, pick)) found.push({ pick, tableSetUp, watched, came });
    return came;
  };
};
