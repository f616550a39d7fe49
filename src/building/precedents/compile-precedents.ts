import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, type CorpusIndex, corpusReader, DOCUMENTS } from '../../corpus/index.ts';
import { PERIODS, type Period, type Precedent } from '../../precedents/index.ts';
import { type BoardFile, type Named, readBoard, type WrittenPrecedent } from '../../scenario/index.ts';
import type { InputFault } from '../../state/index.ts';

/** The folder of the published rulings, a folder in it for each period. */
export const PRECEDENTS_FOLDER = 'precedents';

export interface PrecedentFile {
  /** From the folder of the package on. */
  readonly file: string;
  readonly text: string;
}

export interface CompiledPrecedents {
  readonly precedents: readonly Precedent[];
  /** Every fault of every file, with its line and column; with one, the list is not used. */
  readonly faults: readonly string[];
}

/** The files of precedents, in order of name. */
export const precedentFiles = (root: string): readonly PrecedentFile[] =>
  existsSync(join(root, PRECEDENTS_FOLDER))
    ? readdirSync(join(root, PRECEDENTS_FOLDER), { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.ya?ml$/u.test(file))
        .sort()
        .map((file) => ({
          file: `${PRECEDENTS_FOLDER}/${file}`,
          text: readFileSync(join(root, PRECEDENTS_FOLDER, file), 'utf8'),
        }))
    : [];

type Report = (one: Pick<InputFault, 'message' | 'span' | 'hint'>) => void;

const placed = (file: string, { span, message, hint }: Pick<InputFault, 'message' | 'span' | 'hint'>): string =>
  `${file}${span === undefined ? '' : `:${span.line}:${span.column}`}: ${message}${hint === undefined ? '' : `\n  ${hint.replaceAll('\n', '\n  ')}`}`;

const ID = /^precedents\/([a-z-]+)\/[a-z0-9-]+\.yaml$/u;

const periodOf = (file: string): Period | undefined => PERIODS.find((one) => one === ID.exec(file)?.[1]);

/** `CR 602.3`: the label of a document, and an id of it. */
const citationsOf = (
  named: readonly Named[],
  known: ReturnType<typeof corpusReader>,
  report: Report,
): readonly Citation[] =>
  named.flatMap(({ text, span }) => {
    const [, label = '', id = ''] = /^(\S+) (.+)$/u.exec(text) ?? [];
    const document = DOCUMENTS.find((one) => one.label === label)?.key;
    if (document !== undefined && known.entry({ document, id }) !== undefined) return [{ document, id }];
    const labels = DOCUMENTS.map((one) => one.label).join(', ');
    report({
      message: document === undefined ? `“${text}” names no document.` : `there is no rule ${text}.`,
      span,
      hint: document === undefined ? `expected   a rule after ${labels}` : `judge search finds its number`,
    });
    return [];
  });

/** What is wrong with a precedent that its keys alone do not show. */
const inconsistencies = (
  written: WrittenPrecedent,
  read: BoardFile,
  exists: (file: string) => boolean,
  report: Report,
): void => {
  const { restsOn, heldBy, document, open, span } = written;
  const plays = read.steps.length > 0 || read.ask !== undefined;
  if (restsOn.length === 0)
    report({ message: 'a precedent rests on a paragraph, or on the one near which the document is silent.', span });
  if (!plays && heldBy.length === 0 && open === null)
    report({ message: 'nothing plays it: give a board, held-by, or why it is open.', span });
  if (open !== null && (plays || heldBy.length > 0)) report({ message: 'it is played, and said to be open.', span });
  if (plays && read.expect === undefined && !read.steps.some(({ expect }) => expect !== undefined))
    report({ message: 'it has a table and expects nothing.', span });
  if (document !== 'contrary' && written.verdict !== null && plays && written.open === null) {
    const expected = read.expect?.verdict;
    if (expected !== undefined && expected !== written.verdict && document !== 'silent')
      report({
        message: `ruled ${written.verdict}, and the table comes to ${expected}: then the document says otherwise.`,
        span,
      });
  }
  for (const one of heldBy)
    if (!exists(one.text)) report({ message: `there is no scenario ${one.text}.`, span: one.span });
};

/** Reads the files of precedents against the corpus. `exists` tells whether a scenario is there. */
export const compilePrecedents = (
  files: readonly PrecedentFile[],
  index: CorpusIndex,
  exists: (file: string) => boolean,
): CompiledPrecedents => {
  const known = corpusReader(index);
  const faults: string[] = [];
  const names = new Map<string, string>();
  const precedents = files.flatMap(({ file, text }): readonly Precedent[] => {
    const read = readBoard(text, file);
    const before = faults.length;
    const report: Report = (fault) => {
      faults.push(placed(file, fault));
    };
    for (const fault of read.faults) report(fault);
    const period = periodOf(file);
    if (period === undefined)
      report({ message: 'a precedent stands in a folder of its period.', hint: `expected   ${PERIODS.join(', ')}` });
    const { precedent: written, name } = read;
    if (name === undefined) report({ message: 'the precedent has no name.' });
    else if (names.has(name)) report({ message: `${names.get(name)} has the same name.` });
    else names.set(name, file);
    if (written === undefined) {
      if (read.faults.length === 0) report({ message: 'the file has no key precedent.' });
      return [];
    }
    const restsOn = citationsOf(written.restsOn, known, report);
    inconsistencies(written, read, exists, report);
    if (faults.length > before || name === undefined || period === undefined) return [];
    const { span: _span, date, heldBy, ...kept } = written;
    return [
      {
        ...kept,
        id: file.replace(/^precedents\/|\.yaml$/gu, ''),
        name,
        period,
        date: date === 'unknown' ? null : date,
        restsOn,
        heldBy: heldBy.map((one) => one.text),
        plays: read.steps.length > 0 || read.ask !== undefined,
      },
    ];
  });
  return { precedents, faults };
};
