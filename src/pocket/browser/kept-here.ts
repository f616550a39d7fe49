import { done, hasDatabase, readBoth } from './database.ts';

/** What the database of this device keeps, as it lies there, and a note of whether there is anything in it: to open it takes longer than to draw the page. */

export interface KeptHere {
  readonly cards: unknown;
  readonly copies: readonly unknown[];
}

/** The name under which the imported cards are kept. */
export const CARDS_KEY = 'imported';

const NOTE = 'headjudge-pocket-nothing-imported';

/** Whether the page found nothing when it looked last. It is a hint for what to wait for: the page looks again once it is drawn. */
export const foundNothing = (): boolean => {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
};

/** Before anything is written, the note that there is nothing goes. */
export const noteSomething = (): void => {
  try {
    localStorage.removeItem(NOTE);
  } catch {
    // A browser that keeps no notes has none.
  }
};

const noteNothing = (): void => {
  try {
    localStorage.setItem(NOTE, 'yes');
  } catch {
    // Without the note the page waits for its database.
  }
};

/** Looks what is kept; null where there is nothing, or the browser does not give it. */
export const keptHere = async (): Promise<KeptHere | null> => {
  if (!hasDatabase()) return null;
  try {
    const kept = await readBoth('cards', 'copies', async (cards, copies) => {
      const [found, all] = await Promise.all([done<unknown>(cards.get(CARDS_KEY)), done<unknown[]>(copies.getAll())]);
      return { cards: found, copies: all };
    });
    if (kept.cards !== undefined || kept.copies.length > 0) {
      noteSomething();
      return kept;
    }
    noteNothing();
    return null;
  } catch {
    return null;
  }
};
