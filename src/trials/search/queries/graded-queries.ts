import { type Citation, DOCUMENTS } from '../../../corpus/index.ts';
import { successorsOf } from '../successors.ts';
import { AT_THE_TABLE } from './at-the-table.ts';
import { CHAT } from './chat.ts';
import { DOCUMENTS_ONLY } from './documents-only.ts';
import { MEASURING } from './measuring.ts';
import { THESAURUS_KNOWN } from './thesaurus-known.ts';
import { TUNING } from './tuning.ts';
import { WORDS_ONLY } from './words-only.ts';

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

/**
 * What answers in a document answers in its next edition as well, where the same matter stands. Where that edition parts it into several paragraphs,
 * each says only some of it.
 */
const withNextEdition = (rule: Citation, grade: number): readonly (readonly [rule: string, grade: number])[] => {
  const next = successorsOf(rule);
  const theirs = next.length > 2 ? Math.max(1, grade - 1) : grade;
  return [[nameOf(rule), grade], ...next.map((one) => [nameOf(one), theirs] as const)];
};

const nameOf = ({ document, id }: Citation): string => `${document}/${id}`;

/** `3 CR 309.4, 309.3; XY Turn.2E#2`: a grade, then by document the ids that have it. A rule that comes twice has its better grade. */
const readGrades = (cells: readonly string[]): { readonly [rule: string]: number } => {
  const grades: { [rule: string]: number } = {};
  for (const cell of cells) {
    const [grade = '', ...rest] = cell.trim().split(' ');
    for (const list of rest.join(' ').split(';')) {
      const [label = '', ...ids] = list.trim().split(' ');
      const document = DOCUMENTS.find((one) => one.label === label)?.key ?? label;
      for (const id of ids.join(' ').split(','))
        for (const [rule, worth] of withNextEdition({ document, id: id.trim() }, Number(grade)))
          grades[rule] = Math.max(worth, grades[rule] ?? 0);
    }
  }
  return grades;
};

const isKind = (word: string): word is QueryKind => (KINDS as readonly string[]).includes(word);

const readTable = (table: string): readonly GradedQuery[] => {
  const seen = new Map<QueryKind, number>();
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [kind = '', query = '', ...grades] = line.split('|').map((cell) => cell.trim());
      if (!isKind(kind)) throw new Error(`${kind} is not a kind of query`);
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      return { kind, query, grades: readGrades(grades), held: place % 2 === 1 };
    });
};

/** The set the ranking was tuned with; half of it was kept back. */
export const QUERIES: readonly GradedQuery[] = readTable(TUNING);

/** A set by another author than the one who tuned the ranking. */
export interface QuerySet {
  readonly name: string;
  /** What sets it apart, for the report. */
  readonly about: string;
  readonly queries: readonly GradedQuery[];
}

export const OTHER_SETS: readonly QuerySet[] = [
  { name: 'documents-only', about: 'by an author who knew the documents alone', queries: readTable(DOCUMENTS_ONLY) },
  { name: 'thesaurus-known', about: 'by an author who knew the thesaurus', queries: readTable(THESAURUS_KNOWN) },
  { name: 'at-the-table', about: 'whole sentences', queries: readTable(AT_THE_TABLE) },
  { name: 'chat', about: 'typed as in a chat', queries: readTable(CHAT) },
  { name: 'words-only', about: 'no ids, nothing of other games', queries: readTable(WORDS_ONLY) },
  { name: 'measuring', about: 'never used to improve the ranking', queries: readTable(MEASURING) },
];
