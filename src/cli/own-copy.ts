import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Citation } from '../corpus/index.ts';
import type { OriginalJson, OwnCopyJson } from '../render/report/types.ts';
import { dataFolder } from './data-folder.ts';
import type { Io } from './io.ts';

/** What the reader's own copies say. */
export interface OwnCopies {
  /** The copy of a document; null where none was imported. */
  copy(document: string): OwnCopyJson | null;
  /** The words of a rule in it; null where there is no copy, or it does not have the rule. */
  original(rule: Citation): OriginalJson | null;
}

/** Nothing was imported. */
const NONE: OwnCopies = { copy: () => null, original: () => null };

/** Where nothing was imported, that costs one look at the disk. A copy is read once a rule of its document is asked for. */
export const ownCopies = async (io: Io): Promise<OwnCopies> => {
  const home = dataFolder(io.env);
  if (home === null || !existsSync(join(home, 'rulebooks', 'current.json'))) return NONE;
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
  if ('damaged' in copies) return { ...NONE, copy: () => ({ file: null, version: null, date: null, ...copies }) };
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
      const { file, version, date } = own.copy;
      const edition = [version === null ? '' : `version ${version}`, date ?? ''].filter((part) => part !== '');
      return {
        text: quote.text,
        source: [file, ...edition].join(', '),
        file,
        version,
        date,
        of: quote.of,
        doubt: quote.doubt,
      };
    },
  };
};
