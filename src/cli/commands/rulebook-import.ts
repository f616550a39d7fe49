import { basename } from 'node:path';
import { editionOfDocument, labelOf, nameOfDocument } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { RulebookImportReport } from '../../render/report/rulebook-report.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { rulebookImportScreen } from '../../render/screen/rulebook.ts';
import {
  type CopyFault,
  changesBetween,
  copiesOnFile,
  copyBytes,
  copyText,
  type Indexed,
  indexCopy,
  isPdf,
  LARGEST_COPY,
  type PdfFault,
  quotesOf,
  RulebooksDamaged,
  readPdf,
  rulebooksFolder,
  storeCopy,
} from '../../rulebook/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { corpusIndex, editionsRead, pdfThread } from '../data.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { copyJson, NO_HOME, notStored, whenFree } from '../rulebook-on-file.ts';

export interface RulebookImportOptions extends CommonOptions {
  readonly document?: string;
}

const MIB = 1024 * 1024;

const WHY_PDF: Readonly<Record<PdfFault | 'too-much', readonly [message: string, hint: string]>> = {
  encrypted: ['is a PDF under a password.', 'Save it without one, or as plain text.'],
  'no-text': [
    'is a PDF without text: its pages are pictures, as a scanner makes them.',
    'A program for text recognition (OCR) makes text of them; import that.',
  ],
  damaged: ['is a PDF that cannot be read: it is damaged.', 'Save it again, or as plain text.'],
  'too-large': ['is a PDF with more pages or text than any rulebook has.', 'Import only the rulebook itself.'],
  'too-much': [
    'is a PDF that takes more memory or time than any rulebook; reading it was stopped.',
    'Save it again, or as plain text.',
  ],
};

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'it is not there',
  EACCES: 'it may not be read by you',
  EPERM: 'it may not be read by you',
  EISDIR: 'it is a folder',
};

const unread = (file: string, fault: CopyFault): FaultJson => {
  switch (fault.why) {
    case 'unreadable':
      return usageFault(
        fault.code === 'ENOENT' ? 'no-such-file' : 'unreadable',
        `${file} cannot be read: ${REASONS[fault.code] ?? fault.code}.`,
        null,
        file,
      );
    case 'too-large':
      return usageFault('too-large', `${file} is too large; a copy may have ${LARGEST_COPY / MIB} MiB.`, null, file);
    case 'no-text-file':
      return usageFault('no-text', `${file} is neither text nor PDF.`, 'expected   plain text or PDF', file);
    case 'packed':
      return usageFault(
        'no-text',
        `${file} is a file as word processors write them.`,
        'Save it as plain text or PDF.',
        file,
      );
    case 'pdf': {
      const [message, hint] = WHY_PDF[fault.pdf];
      return usageFault(`pdf-${fault.pdf}`, `${file} ${message}`, hint, file);
    }
  }
};

const notIndexed = (
  file: string,
  wanted: string | undefined,
  { why, nearest }: Indexed & { readonly ok: false },
): FaultJson => {
  if (why === 'empty')
    return usageFault('no-text', `there is no text in ${file}.`, 'expected   plain text or PDF', file);
  if (why === 'too-long')
    return usageFault(
      'too-large',
      `${file} has more text than any of the documents.`,
      'Import only the rulebook itself.',
      file,
    );
  const known =
    'judge rules --document D tells what the documents are about; another edition of one may be too different.';
  if (wanted === undefined) return usageFault('other-text', `${file} reads like none of the documents.`, known, file);
  const message = `${file} does not read like ${labelOf(wanted)}, the ${nameOfDocument(wanted)}.`;
  return usageFault(
    'other-text',
    message,
    nearest === null
      ? known
      : `It reads like ${labelOf(nearest)}:  judge rulebook import ${file} --document ${labelOf(nearest)}`,
    file,
  );
};

const oneFile = (words: readonly string[]): FaultJson | null => {
  if (words.length === 0)
    return usageFault(
      'missing-word',
      'judge rulebook import needs your copy of a document.',
      'judge rulebook import ~/rules/comprehensive-rules.pdf',
    );
  return words.length > 1
    ? usageFault('extra-word', 'judge rulebook import reads one file at a time.', `judge rulebook import ${words[0]}`)
    : null;
};

/** Standard input is read as text. */
const fromInput = async (io: Io): Promise<ReturnType<typeof copyBytes>> => {
  const bytes = Buffer.from(await io.readInput(LARGEST_COPY));
  return bytes.length > LARGEST_COPY ? { ok: false, why: 'too-large' } : { ok: true, bytes };
};

const PDF_FROM_INPUT = usageFault(
  'unreadable',
  'a PDF cannot be read from standard input, which is text.',
  'Name the file:  judge rulebook import rules.pdf',
);

/** What the copy before says, if there is one that can be read. */
const quotesBefore = (folder: string, document: string): ReturnType<typeof quotesOf> | null => {
  try {
    const copy = copiesOnFile(folder).get(document);
    return copy === undefined ? null : quotesOf(folder, copy);
  } catch (error) {
    if (error instanceof RulebooksDamaged) return null;
    throw error;
  }
};

/** `judge rulebook import`: the copy, and where each rule stands in it, into the reader's own folder. */
export const run = async (words: readonly string[], options: RulebookImportOptions, io: Io): Promise<ExitCode> => {
  const wrong = oneFile(words);
  const [path = ''] = words;
  if (wrong !== null) return refuse(io, options, [wrong]);
  const home = dataFolder(io.env);
  if (home === null) return refuse(io, options, [NO_HOME]);
  const folder = rulebooksFolder(home);
  const file = path === '-' ? 'standard input' : basename(path);
  io.progress(`reading   ${file}`);
  const from = path === '-' ? await fromInput(io) : copyBytes(path);
  if (path === '-' && from.ok && isPdf(from.bytes)) {
    io.progress(null);
    return refuse(io, options, [PDF_FROM_INPUT]);
  }
  const read = from.ok ? await copyText(from.bytes, (bytes) => readPdf(bytes, pdfThread())) : from;
  io.progress(null);
  if (!from.ok || !read.ok) return refuse(io, options, [unread(path === '-' ? file : path, read as CopyFault)]);
  const corpus = corpusIndex();
  const editions = editionsRead();
  const documents = corpus.documents.map(({ key }) => ({
    document: key,
    entries: corpus.entries.filter((entry) => entry.document === key),
    ...(editions[key] === undefined ? {} : { read: editions[key] }),
  }));
  io.progress('looking for the rules in it');
  const indexed = indexCopy(read.text, documents, options.document ?? null);
  io.progress(null);
  if (!indexed.ok) return refuse(io, options, [notIndexed(path === '-' ? file : path, options.document, indexed)]);
  const { copy } = indexed;
  const doubted = copy.quotes.flatMap(({ id, doubt }) => (doubt === null ? [] : [{ id, why: doubt }]));
  const about = {
    document: copy.document,
    file,
    kind: isPdf(from.bytes) ? 'pdf' : 'txt',
    pages: read.pages,
    version: copy.version,
    date: copy.date,
    imported: new Date().toISOString(),
    found: copy.quotes.length,
    missed: copy.missed.length,
    doubted: doubted.length,
  };
  const entries = corpus.entries.filter(({ document }) => document === copy.document);
  const passages = new Map(
    copy.quotes.flatMap(({ id, of, text, doubt }) =>
      of === 'entry' && doubt !== 'few words in common' ? [[id, text] as const] : [],
    ),
  );
  const before = quotesBefore(folder, copy.document);
  const end = await whenFree(() => storeCopy(folder, about, from.bytes, copy.quotes), io);
  io.progress(null);
  if (!end.ok) {
    await refuse(io, options, [notStored(end, folder)]);
    return end.why === 'busy' ? EXIT.usage : EXIT.failed;
  }
  const now = copiesOnFile(folder).get(copy.document);
  const report: RulebookImportReport = {
    schema: 1,
    copy: copyJson(now ?? { ...about, bytes: from.bytes.length, sha256: '', generation: '' }),
    of: copy.quotes.length + copy.missed.length,
    missed: copy.missed,
    doubted,
    byParagraphs: copy.quotes.flatMap(({ id, of }) => (of === 'group' ? [id] : [])),
    heldAgainst: copy.heldAgainst,
    closely: copy.heldAgainst === null && entries.some(({ confidence }) => confidence !== undefined),
    restated: editionOfDocument(copy.document),
    unsure: entries.flatMap(({ id, title, confidence = 'sure', unsettled = null }) =>
      confidence === 'sure' && unsettled === null
        ? []
        : [{ id, title, confidence, unsettled, passage: passages.get(id) ?? null }],
    ),
    changed: end.before === null || before === null ? null : changesBetween(before, copy.quotes),
    replaced: end.before === null ? null : copyJson(end.before),
    folder,
  };
  await answer(io, options, report, rulebookImportScreen);
  return EXIT.ok;
};
