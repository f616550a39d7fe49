import { bytesOf, LONGEST_WORDS, tooLong } from '../../asking/bounds.ts';
import { isRefused } from '../../asking/outcome.ts';
import { noQuery, search } from '../../asking/rules/search.ts';
import { jsonText } from '../../render/escape.ts';
import { drawable } from '../../render/face.ts';
import { usageFault } from '../../render/report/errors.ts';
import { searchList } from '../../render/report/search-report.ts';
import type { FaultJson, SearchReport } from '../../render/report/types.ts';
import { batchScreen, searchNote, searchScreen } from '../../render/screen/search.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface SearchOptions extends CommonOptions {
  readonly document?: string;
  readonly limit?: number;
  readonly batch?: boolean;
}

/** A batch of ten thousand queries is more than any test set has; the limit only keeps a mistake from running for hours. */
const MOST_QUERIES = 10_000;
const LARGEST_BATCH = 4 * 1024 * 1024;

const narrowedBy = ({ document, limit }: SearchOptions) => ({
  ...(document === undefined ? {} : { document }),
  ...(limit === undefined ? {} : { limit }),
});

/** `judge search <words…>`, or one query a line with `--batch`. */
export const run = async (words: readonly string[], options: SearchOptions, io: Io): Promise<ExitCode> => {
  const query = words.join(' ').trim();
  if (options.batch === true) return query === '' ? batch(options, io) : refuse(io, options, [WORDS_BESIDE_BATCH]);
  if (query === '') return refuse(io, options, [noQuery]);
  const reports = await search({ queries: [query], ...narrowedBy(options) }, worldOnDisk(io));
  if (isRefused(reports)) return refuse(io, options, reports.faults);
  const [report] = reports;
  if (report === undefined) return EXIT.no;
  if (options.json === true) io.write(`${jsonText(searchList(report), 2)}\n`);
  else {
    await io.print(searchScreen(io.face, drawable(io.face, report)));
    // A pipe takes hits only; the remark goes where a person sees it.
    if (io.face.plain) await io.printError(remarks(io, report));
  }
  return hasFound(report) ? EXIT.ok : EXIT.no;
};

const hasFound = ({ hits, handbooks = [] }: SearchReport): boolean => hits.length + handbooks.length > 0;

const WORDS_BESIDE_BATCH = usageFault(
  'extra-word',
  '--batch reads its queries from standard input.',
  'Leave the words out, or leave --batch out.',
);

const remarks = (io: Io, report: SearchReport) => {
  const shown = drawable(io.errorFace, report);
  return !hasFound(report) ? searchScreen({ ...io.errorFace, plain: false }, shown) : searchNote(io.errorFace, shown);
};

/** The queries of standard input, a line each, or what is wrong with them. */
const queriesRead = async (io: Io): Promise<readonly string[] | { readonly faults: readonly FaultJson[] }> => {
  const input = await io.readInput(LARGEST_BATCH);
  if (bytesOf(input) > LARGEST_BATCH) {
    const most = LARGEST_BATCH / 1024 / 1024;
    return {
      faults: [usageFault('too-large', `standard input is too large; a batch may have ${most} MiB.`)],
    };
  }
  const lines = input.split(/\r?\n/u);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > MOST_QUERIES)
    return { faults: [usageFault('too-large', `${lines.length} queries; a batch may have ${MOST_QUERIES}.`)] };
  const faults = lines.flatMap((line, at) =>
    line.length > LONGEST_WORDS
      ? [{ ...tooLong('a query', line.length), file: 'standard input', line: at + 1, column: 1 }]
      : [],
  );
  return faults.length > 0 ? { faults } : lines;
};

const batch = async (options: SearchOptions, io: Io): Promise<ExitCode> => {
  const queries = await queriesRead(io);
  if ('faults' in queries) return refuse(io, options, queries.faults);
  const reports = await search({ queries, ...narrowedBy(options) }, worldOnDisk(io));
  if (isRefused(reports)) return refuse(io, options, reports.faults);
  // One array a line, also for an empty query: line n of the output answers line n of the input.
  if (options.json === true) io.write(reports.map((report) => `${jsonText(searchList(report))}\n`).join(''));
  else await io.print(batchScreen(io.face, drawable(io.face, reports)));
  return reports.some(hasFound) ? EXIT.ok : EXIT.no;
};
