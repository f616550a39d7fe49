import { corpusReader, isHandbook } from '../../corpus/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { searchReport } from '../../render/report/search-report.ts';
import type { HitJson, SearchReport } from '../../render/report/types.ts';
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

/** Rules by what they are about, best first: a report for each query. Sections of handbooks follow those of rulebooks. */
export const search = async (
  { queries, document, limit }: SearchRequest,
  world: World,
): Promise<Outcome<readonly SearchReport[]>> => {
  if (document !== undefined && isHandbook(document)) return inHandbooks(queries, { document, limit }, world);
  const corpus = world.corpus();
  if (document !== undefined && !corpus.documents.some(({ key }) => key === document))
    return refused([documentNotOnFile(corpusReader(corpus), document)]);
  const index = openSearchIndex(world.searchData(), corpus);
  const own = await world.ownCopies();
  const narrowed = { ...(document === undefined ? {} : { document }), ...(limit === undefined ? {} : { limit }) };
  const beside = document === undefined ? handbooksBeside(world) : () => [];
  return queries.map((query) => {
    const report = searchReport(query, found(index, query, narrowed), own.original);
    return { ...report, handbooks: beside(query) };
  });
};

const inHandbooks = (
  queries: readonly string[],
  { document, limit }: { readonly document: string; readonly limit: number | undefined },
  world: World,
): readonly SearchReport[] => {
  const index = openSearchIndex(world.handbooksSearchData(), world.handbooks());
  const narrowed = { document, ...(limit === undefined ? {} : { limit }) };
  return queries.map((query) => searchReport(query, found(index, query, narrowed)));
};

/** So many sections of handbooks stand after the rules of a search. */
const MOST_BESIDE = 3;

/** What the handbooks have on a query, where they have all of its words. */
const handbooksBeside = (world: World): ((query: string) => readonly HitJson[]) => {
  const index = openSearchIndex(world.handbooksSearchData(), world.handbooks());
  return (query) => {
    const { hits, missing, corrected } = found(index, query, { limit: MOST_BESIDE, withoutNearest: true });
    return missing.length > 0 || corrected.length > 0 ? [] : hits.map(asHit);
  };
};

const asHit = ({ document, id, title, breadcrumb, snippet, marks, score }: HitJson): HitJson => ({
  document,
  id,
  title,
  breadcrumb,
  snippet,
  marks,
  score,
});

/** Nothing is asked for. */
export const noQuery = usageFault(
  'missing-word',
  'judge search needs words to search for.',
  'judge search asleep retreat',
);
