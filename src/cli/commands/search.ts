import { corpusReader } from '../../corpus/index.ts';
import { jsonText } from '../../render/escape.ts';
import { drawable } from '../../render/face.ts';
import { usageFault } from '../../render/report/errors.ts';
import { searchList, searchReport } from '../../render/report/search-report.ts';
import type { SearchReport } from '../../render/report/types.ts';
import { batchScreen, searchNote, searchScreen } from '../../render/screen/search.ts';
import { openSearchIndex, search } from '../../search/index.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { corpusIndex, searchData } from '../data.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { ownCopies } from '../own-copy.ts';
import { documentNotOnFile } from '../references.ts';
import { LONGEST_WORDS, tooLong } from '../usage.ts';

export interface SearchOptions extends CommonOptions {
  readonly document?: string;
  readonly limit?: number;
  readonly batch?: boolean;
}

/** A batch of ten thousand queries is more than any test set has; the limit only keeps a mistake from running for hours. */
const MOST_QUERIES = 10_000;
const LARGEST_BATCH = 4 * 1024 * 1024;

/** `judge search <words…>`, or one query a line with `--batch`. */
export const run = async (words: readonly string[], options: SearchOptions, io: Io): Promise<ExitCode> => {
  const query = words.join(' ').trim();
  if (options.batch === true && query !== '') {
    return refuse(io, options, [
      usageFault(
        'extra-word',
        '--batch reads its queries from standard input.',
        'Leave the words out, or leave --batch out.',
      ),
    ]);
  }
  if (options.batch !== true && query === '') {
    return refuse(io, options, [
      usageFault('missing-word', 'judge search needs words to search for.', 'judge search asleep retreat'),
    ]);
  }
  const corpus = corpusIndex();
  if (options.document !== undefined && !corpus.documents.some(({ key }) => key === options.document))
    return refuse(io, options, [documentNotOnFile(corpusReader(corpus), options.document)]);
  const index = openSearchIndex(searchData(), corpus);
  const own = await ownCopies(io);
  const find = (text: string): SearchReport =>
    searchReport(
      text,
      search(index, text, {
        ...(options.document === undefined ? {} : { document: options.document }),
        ...(options.limit === undefined ? {} : { limit: options.limit }),
      }),
      own.original,
    );
  if (options.batch === true) return batch(find, options, io);
  const report = find(query);
  if (options.json === true) io.write(`${jsonText(searchList(report), 2)}\n`);
  else {
    await io.print(searchScreen(io.face, drawable(io.face, report)));
    // A pipe takes hits only; the remark goes where a person sees it.
    if (io.face.plain) await io.printError(remarks(io, report));
  }
  return report.hits.length > 0 ? EXIT.ok : EXIT.no;
};

const remarks = (io: Io, report: SearchReport) => {
  const told = drawable(io.errorFace, report);
  return report.hits.length === 0
    ? searchScreen({ ...io.errorFace, plain: false }, told)
    : searchNote(io.errorFace, told);
};

const batch = async (find: (text: string) => SearchReport, options: SearchOptions, io: Io): Promise<ExitCode> => {
  const input = await io.readInput(LARGEST_BATCH);
  if (Buffer.byteLength(input) > LARGEST_BATCH)
    return refuse(io, options, [
      usageFault('too-large', `standard input is too large; a batch may have ${LARGEST_BATCH / 1024 / 1024} MiB.`),
    ]);
  const lines = input.split(/\r?\n/u);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > MOST_QUERIES) {
    return refuse(io, options, [usageFault('too-large', `${lines.length} queries; a batch may have ${MOST_QUERIES}.`)]);
  }
  const long = lines.flatMap((line, at) =>
    line.length > LONGEST_WORDS
      ? [{ ...tooLong('a query', line.length), file: 'standard input', line: at + 1, column: 1 }]
      : [],
  );
  if (long.length > 0) return refuse(io, options, long);
  const reports = lines.map(find);
  // One array a line, also for an empty query: line n of the output answers line n of the input.
  if (options.json === true) io.write(reports.map((report) => `${jsonText(searchList(report))}\n`).join(''));
  else await io.print(batchScreen(io.face, drawable(io.face, reports)));
  return reports.some((report) => report.hits.length > 0) ? EXIT.ok : EXIT.no;
};
