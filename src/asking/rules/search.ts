import { corpusReader } from '../../corpus/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { searchReport } from '../../render/report/search-report.ts';
import type { SearchReport } from '../../render/report/types.ts';
import { search as found, openSearchIndex } from '../../search/index.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { documentNotOnFile } from './references.ts';

export interface SearchRequest {
  /** What each search is for. */
  readonly queries: readonly string[];
  /** The key of the only document that is searched. */
  readonly document?: string;
  /** Rules for each query, at most. */
  readonly limit?: number;
}

/** Rules by what they are about, best first: a report for each query. */
export const search = async (
  { queries, document, limit }: SearchRequest,
  world: World,
): Promise<Outcome<readonly SearchReport[]>> => {
  const corpus = world.corpus();
  if (document !== undefined && !corpus.documents.some(({ key }) => key === document))
    return refused([documentNotOnFile(corpusReader(corpus), document)]);
  const index = openSearchIndex(world.searchData(), corpus);
  const own = await world.ownCopies();
  const narrowed = { ...(document === undefined ? {} : { document }), ...(limit === undefined ? {} : { limit }) };
  return queries.map((query) => searchReport(query, found(index, query, narrowed), own.original));
};

/** Nothing is asked for. */
export const noQuery = usageFault(
  'missing-word',
  'judge search needs words to search for.',
  'judge search asleep retreat',
);
