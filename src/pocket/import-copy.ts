import { originalIn } from '../asking/original-in.ts';
import { type CorpusEntry, type Outline, openBodies, openPacked, type PackedBodies } from '../corpus/index.ts';
import type { OriginalJson } from '../render/report/types.ts';
import {
  copyText,
  type Indexed,
  indexCopy,
  type KnownDocument,
  LARGEST_COPY,
  type ReadEdition,
  type TextFault,
} from '../rulebook/in-memory.ts';
import type { CopyImported } from './device.ts';

/** A text copy of a rulebook, held against our restatements as `judge rulebook import` does it, and what it says rule by rule. */

/** What the rules of a copy are found by. */
export interface KnownRules {
  readonly outline: Outline;
  readonly corpus: PackedBodies;
  /** The words that decide in editions that were read themselves, by document. */
  readonly editions: Readonly<Record<string, ReadEdition>>;
}

const documentsOf = ({ outline, corpus, editions }: KnownRules): readonly KnownDocument[] => {
  const { documents, entries } = openPacked(outline, openBodies(corpus));
  const read = (key: string): { readonly read?: ReadEdition } => {
    const edition = editions[key];
    return edition === undefined ? {} : { read: edition };
  };
  const of = (key: string): readonly CorpusEntry[] => entries.filter(({ document }) => document === key);
  return documents.map(({ key }) => ({ document: key, entries: of(key), ...read(key) }));
};

const unread = (name: string, { why }: TextFault): string => {
  switch (why) {
    case 'pdf':
      return `${name} is a PDF, which only the command line reads: save it as plain text, or make this page with judge pocket after judge rulebook import.`;
    case 'packed':
      return `${name} is a file as word processors write them. Save it as plain text.`;
    case 'no-text-file':
      return `${name} is not a text.`;
  }
};

const notFound = (name: string, { why }: Indexed & { readonly ok: false }): string => {
  switch (why) {
    case 'empty':
      return `There is no text in ${name}.`;
    case 'too-long':
      return `${name} has more text than any of the rulebooks. Import only the rulebook itself.`;
    case 'other-text':
      return `${name} reads like none of the rulebooks. Another edition of one may be too different.`;
  }
};

/** `on` is the day of the import. Nothing is guessed: a text that is none of the rulebooks is refused. */
export const copyFrom = async (
  name: string,
  bytes: Uint8Array,
  known: KnownRules,
  on: string,
  progress: (says: string) => void,
): Promise<CopyImported> => {
  if (bytes.length > LARGEST_COPY)
    return { ok: false, why: [`${name} is too large; a copy may have ${LARGEST_COPY / (1024 * 1024)} MiB.`] };
  progress('Reading the file …');
  const read = await copyText(bytes, async () => ({ ok: false, why: 'too-much' }));
  if (!read.ok) return { ok: false, why: [unread(name, read)] };
  progress('Looking for the rules in it …');
  const indexed = indexCopy(read.text, documentsOf(known), null);
  if (!indexed.ok) return { ok: false, why: [notFound(name, indexed)] };
  const { document, version, date, quotes, missed } = indexed.copy;
  const named = { file: name, version, date };
  const originals: { [rule: string]: OriginalJson } = {};
  for (const quote of quotes) originals[`${document}/${quote.id}`] = originalIn(named, quote);
  return {
    ok: true,
    copy: {
      document,
      ...named,
      on,
      found: quotes.length,
      missed: missed.length,
      doubted: quotes.filter(({ doubt }) => doubt !== null).length,
      own: { copies: { [document]: { ...named, damaged: null } }, originals },
    },
  };
};
