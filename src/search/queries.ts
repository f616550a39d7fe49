import { DOCUMENTS } from '../corpus/index.ts';
import { FIFTH_TABLE } from './queries-fifth.ts';
import { FOURTH_TABLE } from './queries-fourth.ts';
import { SECOND_TABLE } from './queries-second.ts';
import { SEVENTH_TABLE } from './queries-seventh.ts';
import { SIXTH_TABLE } from './queries-sixth.ts';
import { TABLE } from './queries-table.ts';
import { THIRD_TABLE } from './queries-third.ts';

/** `foreign`: of other games or later cards; the right answer is none. */
export const KINDS = ['ids', 'typos', 'keywords', 'slang', 'cross-era', 'procedures', 'foreign'] as const;

export type QueryKind = (typeof KINDS)[number];

/** A query and what a good answer is: 3 answers it, 2 says the same from another side or is needed as well, 1 helps. */
export interface GradedQuery {
  readonly kind: QueryKind;
  readonly query: string;
  /** By `document/id`. */
  readonly grades: { readonly [rule: string]: number };
  /** Kept back while tuning: every second one of its kind. */
  readonly held: boolean;
}

/** `3 CR 309.4, 309.3; XY Turn.2E#2`: a grade, then by document the ids that have it. */
const readGrades = (cells: readonly string[]): { readonly [rule: string]: number } =>
  Object.fromEntries(
    cells.flatMap((cell) => {
      const [grade = '', ...rest] = cell.trim().split(' ');
      return rest
        .join(' ')
        .split(';')
        .flatMap((list) => {
          const [label = '', ...ids] = list.trim().split(' ');
          const key = DOCUMENTS.find((document) => document.label === label)?.key ?? label;
          return ids
            .join(' ')
            .split(',')
            .map((id) => [`${key}/${id.trim()}`, Number(grade)] as const);
        });
    }),
  );

const isKind = (word: string): word is QueryKind => (KINDS as readonly string[]).includes(word);

const readTable = (table: string): readonly GradedQuery[] => {
  const seen = new Map<QueryKind, number>();
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [kind = '', query = '', ...grades] = line.split('|').map((cell) => cell.trim());
      if (!isKind(kind)) throw new Error(`no kind of query: ${kind}`);
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      return { kind, query, grades: readGrades(grades), held: place % 2 === 1 };
    });
};

export const QUERIES: readonly GradedQuery[] = readTable(TABLE);

/** Written by another hand, after the ranking was tuned with the first and before it was asked any of these. */
export const SECOND: readonly GradedQuery[] = readTable(SECOND_TABLE);

/** Written when the second had been used for mending. */
export const THIRD: readonly GradedQuery[] = readTable(THIRD_TABLE);

/** Written when what judges ask had been written down for every entry, and asked once before it was used for mending. */
export const FOURTH: readonly GradedQuery[] = readTable(FOURTH_TABLE);

/** Asked once when the fourth had been used for mending. */
export const FIFTH: readonly GradedQuery[] = readTable(FIFTH_TABLE);

/** Written when the fifth had been used, and asked once before it was used for mending. */
export const SIXTH: readonly GradedQuery[] = readTable(SIXTH_TABLE);

/** Written when the sixth had been used, and asked only to measure. */
export const SEVENTH: readonly GradedQuery[] = readTable(SEVENTH_TABLE);
