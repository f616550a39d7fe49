import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Quote } from './quotes.ts';

/**
 * The reader's own copies, in a folder of their own. Each import writes the copy and its index under a new name, and one rename of a small file brings
 * them into use: an import that is stopped halfway has changed nothing.
 */

/** The version of what these files hold. */
export const FORMAT = 1;

export const CURRENT = 'current.json';

/** One copy, as the list of them tells it. */
export interface CopyOnFile {
  readonly document: string;
  /** Name of the file it was read from, without its folder. */
  readonly file: string;
  readonly bytes: number;
  /** Of a PDF. */
  readonly pages: number | null;
  readonly version: string | null;
  readonly date: string | null;
  /** When it was imported, as an ISO date. */
  readonly imported: string;
  readonly found: number;
  readonly missed: number;
  readonly doubted: number;
  readonly sha256: string;
  readonly generation: string;
  /** `txt` or `pdf`: how the copy itself is named. */
  readonly kind: string;
}

export interface OwnQuote {
  readonly text: string;
  readonly of: Quote['of'];
  readonly doubt: Quote['doubt'];
}

export interface Current {
  readonly format: number;
  readonly copies: { readonly [document: string]: CopyOnFile };
}

/** What is on file cannot be read. */
export class RulebooksDamaged extends Error {
  override readonly name = 'RulebooksDamaged';
}

export const rulebooksFolder = (dataFolder: string): string => join(dataFolder, 'rulebooks');

/** Name of a part of a copy: `json` for its index, `txt` or `pdf` for the copy itself. */
export const partOf = ({ generation }: Pick<CopyOnFile, 'generation'>, part: string): string => `${generation}.${part}`;

const isCopy = (value: unknown, key: string): value is CopyOnFile => {
  const copy = (value ?? {}) as Partial<CopyOnFile>;
  return (
    copy.document === key &&
    [copy.file, copy.imported, copy.sha256].every((one) => typeof one === 'string') &&
    [copy.bytes, copy.found, copy.missed, copy.doubted].every((one) => typeof one === 'number') &&
    [copy.version, copy.date].every((one) => one === null || typeof one === 'string') &&
    /^[0-9a-f]{16}$/u.test(copy.generation ?? '') &&
    /^(?:txt|pdf)$/u.test(copy.kind ?? '')
  );
};

/** The copies in use, by document. Where nothing was imported, that is one look at the disk. */
export const copiesOnFile = (folder: string): ReadonlyMap<string, CopyOnFile> => {
  const file = join(folder, CURRENT);
  if (!existsSync(file)) return new Map();
  let read: Partial<Current> | null;
  try {
    read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Current> | null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RulebooksDamaged(code === undefined ? `${CURRENT} is damaged` : `${CURRENT} cannot be read (${code})`);
  }
  if (read?.format !== undefined && read.format !== FORMAT)
    throw new RulebooksDamaged('they were imported by another version of headjudge');
  const copies = Object.entries(read?.copies ?? {});
  if (read?.format !== FORMAT || !copies.every(([key, copy]) => isCopy(copy, key)))
    throw new RulebooksDamaged(`${CURRENT} is damaged`);
  return new Map(copies);
};

/** What a copy says, by id. */
export const quotesOf = (folder: string, copy: CopyOnFile): ReadonlyMap<string, OwnQuote> => {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(join(folder, partOf(copy, 'json')), 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RulebooksDamaged(
      code === undefined ? 'an index of theirs is damaged' : `an index of theirs cannot be read (${code})`,
    );
  }
  const isRow = (row: unknown): row is readonly [string, string, Quote['of'], Quote['doubt']] =>
    Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'string';
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new RulebooksDamaged('an index of theirs is damaged');
  return new Map(rows.map(([id, text, of, doubt]) => [id, { text, of, doubt }]));
};
