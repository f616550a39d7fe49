import type { Card } from '../../state/index.ts';
import type { CardStore } from '../device.ts';
import type { ImportCame } from '../import-cards.ts';
import { done, hasDatabase, writeTo } from './database.ts';
import type { CardsOrder } from './import-worker.ts';
import { beginImport, endImport, keepFile, stoppedImport } from './importing.ts';
import { inWorker } from './in-worker.ts';
import { CARDS_KEY, noteSomething } from './kept-here.ts';

/** Imported cards in the database of the browser, as one text: it is opened in a few milliseconds and answers by name from memory. */

/** `shipped` are the cards that a page has anyway, `build` the mark of the page that reads. */
export const cardStore = (shipped: () => readonly Card[], build: string): CardStore | null => {
  if (!hasDatabase()) return null;
  return {
    write(cards) {
      noteSomething();
      return writeTo('cards', async (store) => {
        await (cards === null ? done(store.delete(CARDS_KEY)) : done(store.put(cards, CARDS_KEY)));
      });
    },
    stopped: () => stoppedImport(build),
    begin: beginImport,
    keepFile,
    endImport,
    async compile(progress) {
      const order: CardsOrder = { shipped: shipped(), build };
      const came = await inWorker<ImportCame>('import-worker.js', order, progress);
      if (came === null)
        return { ok: false, why: ['The texts of the cards could not be read to their end.'], broken: true };
      const on = new Date().toISOString().slice(0, 10);
      return came.ok
        ? { ok: true, stored: { text: came.text, cards: came.cards, names: came.names, on, build } }
        : came;
    },
  };
};
