import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OwnCopies } from '../asking/world.ts';
import { corpusReader } from '../corpus/index.ts';
import { drawable, PLAIN_FACE, shown } from '../render/face.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson, OriginalJson } from '../render/report/types.ts';
import type { Beside } from '../render/sheet/compose.ts';
import { sheetPage } from '../render/sheet/html.ts';
import { sheetMarkdown } from '../render/sheet/markdown.ts';
import { type CitedRule, citedIn, type Sheet } from '../render/sheet/sheet.ts';
import { quotedWord } from '../render/shell-word.ts';
import { codeOf, whyNotWritten, writeNew, writeWhole } from '../user-files/index.ts';
import type { RulingOptions } from './commands/can.ts';
import { corpusIndex, handbooksIndex, version } from './data.ts';
import type { Io } from './io.ts';
import { ownCopies } from './own-copy.ts';

/** Why no sheet can be written there, before anything is ruled; null where it can, or none is wanted. */
export const sheetFault = ({ sheet, force }: RulingOptions): FaultJson | null => {
  if (sheet === undefined)
    return force === true
      ? usageFault('bad-value', '--force says to overwrite the file of --sheet, and none is named.')
      : null;
  if (!/\.(?:html|md)$/iu.test(sheet))
    return usageFault(
      'unknown-ending',
      `a ruling sheet is a page or Markdown, and “${sheet}” ends with neither.`,
      'endings   .html · .md',
    );
  if (!existsSync(dirname(sheet)))
    return usageFault('no-such-folder', `there is no folder ${dirname(sheet)} for the sheet.`, null, sheet);
  if (!existsSync(sheet)) return null;
  if (statSync(sheet).isDirectory()) return usageFault('file-exists', `${sheet} is a folder.`, null, sheet);
  return force === true ? null : alreadyThere(sheet);
};

const alreadyThere = (sheet: string): FaultJson =>
  usageFault('file-exists', `${sheet} is there already.`, 'Another name, or  --force  to overwrite it.', sheet);

/** Writes the file whole or not at all; one that came to be meanwhile is kept unless it may be overwritten. */
export const putFile = (path: string, text: string, overwrite: boolean): FaultJson | null => {
  try {
    if (overwrite) writeWhole(path, text);
    else if (!writeNew(path, text)) return alreadyThere(path);
    return null;
  } catch (error) {
    return usageFault('not-written', `${path} cannot be written: ${whyNotWritten(codeOf(error))}.`, null, path);
  }
};

/** The reader's own copy, and what speaks against that it is the right passage. */
const quotedFrom = ({ text, source, doubt }: OriginalJson): NonNullable<CitedRule['original']> => ({
  text,
  source: `word for word from your own copy (${source})${doubt === null ? '' : `; doubtful: ${doubt}`}`,
});

/** The rules that a sheet cites, in the words of the corpus. */
const wordsOf = (parts: Sheet['parts'], own: OwnCopies): readonly CitedRule[] => {
  const corpus = corpusReader(corpusIndex());
  const handbooks = corpusReader(handbooksIndex());
  const seen = new Set<string>();
  return citedIn(parts).flatMap((rule) => {
    // A statement of the guidelines is printed with its section.
    const entry = corpus.entry(rule) ?? handbooks.entry({ ...rule, id: rule.id.replace(/#.*$/u, '') });
    if (entry === undefined || seen.has(`${entry.document}/${entry.id}`)) return [];
    seen.add(`${entry.document}/${entry.id}`);
    const { document, id, title, text } = entry;
    const original = own.original(entry);
    return [{ document, id, title, text, original: original === null ? null : quotedFrom(original) }];
  });
};

/** `judge can retreat --board '…'`: the words that give the same answer again. */
export const commandAgain = (
  command: readonly string[],
  { answers = [], assume = [], fallback, everywhere, against }: RulingOptions,
): string =>
  [
    'judge',
    ...command.map(quotedWord),
    ...(answers.length === 0 ? [] : ['--answers', quotedWord(answers.join(','))]),
    ...assume.flatMap((one) => ['--assume', quotedWord(one)]),
    ...(fallback === undefined ? [] : ['--fallback', fallback]),
    ...(everywhere === true ? ['--everywhere'] : []),
    ...(against === undefined ? [] : ['--against', quotedWord(against)]),
  ].join(' ');

/**
 * Writes the sheet that `compose` makes, as the ending of the file says. Names and texts in it were made safe for reading; what a page or Markdown
 * would take for markup is escaped where it is written.
 */
export const writeSheet = async (
  io: Io,
  options: RulingOptions,
  beside: Pick<Beside, 'tables' | 'again'>,
  compose: (beside: Beside) => Sheet,
): Promise<FaultJson | null> => {
  const { sheet: path, force } = options;
  if (path === undefined) return null;
  const face = { ...PLAIN_FACE, plain: false };
  const bare = compose({ ...beside, version: version(), rules: [] });
  const whole = drawable(face, { ...bare, rules: wordsOf(bare.parts, await ownCopies(io.env)) });
  return putFile(path, /\.html$/iu.test(path) ? sheetPage(whole) : sheetMarkdown(whole), force === true);
};

/** `--board` for a table that was read from there. */
export const boardAgain = (file: string): string => (file === 'standard input' || file === 'board' ? '-' : file);

/** Names the file that was written, after an answer that a person reads. */
export const noteSheet = async (io: Io, { sheet, json }: RulingOptions): Promise<void> => {
  if (sheet !== undefined && json !== true)
    await io.printError([[{ text: `The ruling sheet is in ${shown(io.errorFace, sheet)}` }]]);
};
