import { type Card, type CardPool, plainName, textsOfPeriod, withinPeriod } from '../state/index.ts';
import type { Pool } from './format.ts';
import { inPool } from './pool.ts';

/** Cards of which a name without a print means those that a format has. */
export interface PrintsOfFormat {
  readonly pool: CardPool;
  /** Names that stood for fewer prints than without the format, as they were looked up; it grows while the pool is used. */
  readonly narrowed: ReadonlySet<string>;
}

/** A name of which the format has no print keeps all its prints: it is on the table all the same. A table's own cards are what it says. */
export const printsOfFormat = (pool: CardPool, format: Pool): PrintsOfFormat => {
  const narrowed = new Set<string>();
  const isInFormat = (card: Card): boolean => withinPeriod(pool.until, card) && inPool(card, format, []).in === true;
  const known = new Map<string, readonly Card[]>();
  const texts = (name: string): readonly Card[] => {
    const all = pool.texts(name);
    if (all.length < 2 || all.some(({ own }) => own === true)) return all;
    const some = textsOfPeriod(pool.named(name).filter(isInFormat), pool.until);
    if (some.length === 0 || some.length === all.length) return all;
    narrowed.add(plainName(name));
    return some;
  };
  return {
    narrowed,
    pool: {
      ...pool,
      texts(name) {
        const found = known.get(name) ?? texts(name);
        known.set(name, found);
        return found;
      },
    },
  };
};
