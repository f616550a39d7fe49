import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { originalIn } from '../asking/original-in.ts';
import { NO_COPIES, type OwnCopies } from '../asking/world.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/** Where nothing was imported, that costs one look at the disk. A copy is read once a rule of its document is asked for. */
export const ownCopies = async (env: Env): Promise<OwnCopies> => {
  const home = dataFolder(env);
  if (home === null || !existsSync(join(home, 'rulebooks', 'current.json'))) return NO_COPIES;
  const { copiesOnFile, quotesOf, RulebooksDamaged, rulebooksFolder } = await import('../rulebook/copies-on-file.ts');
  const folder = rulebooksFolder(home);
  /** Rules are read also where a copy is damaged, which is said. */
  const orDamaged = <T>(read: () => T): T | { readonly damaged: string } => {
    try {
      return read();
    } catch (error) {
      if (error instanceof RulebooksDamaged) return { damaged: error.message };
      throw error;
    }
  };
  const copies = orDamaged(() => copiesOnFile(folder));
  if ('damaged' in copies) return { ...NO_COPIES, copy: () => ({ file: null, version: null, date: null, ...copies }) };
  const quotes = new Map<string, ReturnType<typeof read>>();
  const read = (document: string) => {
    const copy = copies.get(document);
    return copy === undefined ? null : { copy, quotes: orDamaged(() => quotesOf(folder, copy)) };
  };
  const opened = (document: string) => {
    const known = quotes.get(document) ?? read(document);
    quotes.set(document, known);
    return known;
  };
  return {
    copy(document) {
      const own = opened(document);
      if (own === null) return null;
      const { file, version, date } = own.copy;
      return { file, version, date, damaged: 'damaged' in own.quotes ? own.quotes.damaged : null };
    },
    original({ document, id }) {
      const own = opened(document);
      const quote = own === null || 'damaged' in own.quotes ? undefined : own.quotes.get(id);
      if (own === null || quote === undefined) return null;
      return originalIn(own.copy, quote);
    },
  };
};
