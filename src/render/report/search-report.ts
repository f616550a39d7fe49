import type { Citation } from '../../corpus/index.ts';
import type { HitJson, OriginalJson, SearchReport } from './types.ts';

/** What the search room answers. */
export interface Found {
  readonly hits: readonly HitJson[];
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
  readonly nearest: readonly string[];
  readonly total: number;
}

const quoted = (original: OriginalJson | null): Pick<HitJson, 'original'> => (original === null ? {} : { original });

/** A search, for the screen. */
export const searchReport = (
  query: string,
  found: Found,
  originalOf: (rule: Citation) => OriginalJson | null = () => null,
): SearchReport => ({
  query,
  hits: found.hits.map((hit) => ({
    document: hit.document,
    id: hit.id,
    title: hit.title,
    breadcrumb: hit.breadcrumb,
    snippet: hit.snippet,
    marks: hit.marks,
    score: hit.score,
    ...quoted(originalOf(hit)),
  })),
  total: found.total,
  corrected: found.corrected,
  missing: found.missing,
  nearest: found.nearest,
});

/**
 * The plain list of `judge search --json`. What the screen says above and below the hits goes with each of them, because the list itself has
 * no room: how many there are in all, the words that were searched instead, the words nothing has. Sections of handbooks stand at the end.
 */
export const searchList = (report: SearchReport): readonly object[] =>
  [...report.hits, ...(report.handbooks ?? [])].map((hit) => ({
    ...hit,
    of: report.total,
    ...(report.corrected.length > 0 ? { corrected: report.corrected } : {}),
    ...(report.missing.length > 0 ? { missing: report.missing } : {}),
  }));
