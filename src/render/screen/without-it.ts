import type { ReplayReport, RulingReport } from '../report/types.ts';
import { VERDICT_WORDS } from '../words/verdicts.ts';
import { screenWithoutTable } from './unnamed.ts';

/** What a ruling or a replay would come to if one text said nothing: what is otherwise then, in words, is the part which that text has. */

type Report = RulingReport | ReplayReport;

/** A line as a judge reads it: its label, and what it says in parts; the paragraphs are left out. */
interface Row {
  readonly label: string;
  readonly parts: readonly string[];
}

/** These say again what another line says, or how it is known. */
const SAYS_AGAIN: ReadonlySet<string> = new Set(['Say', 'Assumed', 'text', 'impossible', 'How sure', 'Ruled already']);

/** A rule that was looked at is cited also where it changed nothing. */
const withoutParagraphs = (screen: string): string => screen.replace(/\t.*$/gmu, '');

const rowOf = (line: string): Row => {
  const [label = '', ...rest] = line.trim().split(/ {2,}/u);
  return rest.length === 0 ? { label: '', parts: [label] } : { label, parts: rest.join('  ').split('; ') };
};

const rowsOf = (screen: string): readonly Row[] =>
  screen
    .split('\n')
    .slice(1)
    .map(rowOf)
    .filter(({ label, parts }) => !SAYS_AGAIN.has(label) && parts[0]?.startsWith('What follows is unknown') !== true);

/** No more parts of a line than these are said. */
const MOST = 2;

const isSameRow = (one: Row, other: Row): boolean =>
  one.label === other.label && one.parts.join('; ') === other.parts.join('; ');

/** The first row that only the one has, without the parts that the other's row of that label has too. */
const firstOwn = (rows: readonly Row[], others: readonly Row[]): Row | null => {
  const own = rows.find((row) => !others.some((other) => isSameRow(row, other)));
  if (own === undefined) return null;
  const beside = others.filter(({ label }) => label === own.label).flatMap(({ parts }) => parts);
  const parts = own.parts.filter((part) => !beside.includes(part));
  return parts.length === 0 ? null : { label: own.label, parts: parts.slice(0, MOST) };
};

/** Reasons are counted, and their number says nothing. */
const NUMBERED = /^\d+$/u;

const inWords = ({ label, parts }: Row): string => {
  const beside = label.replace(/\s*[✓✗?…]$/u, '');
  const said = parts.join('; ').replace(/\.$/u, '');
  return beside === '' || NUMBERED.test(beside) ? `: ${said}` : `, ${beside}: ${said}`;
};

/** Put beside a ruling from elsewhere, or only because the path is asked for. */
const BESIDE: ReadonlySet<string> = new Set(['precedents', 'filled', 'texts']);

/** Without what is put beside it and beside its steps. */
const bare = <R extends object>(report: R): R =>
  Object.fromEntries(
    Object.entries(report)
      .filter(([key]) => !BESIDE.has(key))
      .map(([key, value]) => [
        key,
        key === 'steps'
          ? (value as readonly object[]).map(bare)
          : key === 'ruling' && value !== null
            ? bare(value)
            : value,
      ]),
  ) as R;

/** The first reason against the act. */
const groundOf = (report: Report): string => {
  const [first] = 'steps' in report ? (report.steps.at(-1)?.grounds ?? report.ruling?.grounds ?? []) : report.grounds;
  return first === undefined ? '' : `: ${first.says.replace(/\.$/u, '')}`;
};

const faultsOf = (report: Report): number => (report.faults ?? []).length;

/** What is otherwise without the text, to stand after `without it`; `same` where nothing is, and null where that cannot be said in a few words. */
export const withoutIt = (came: Report, comes: Report): string | 'same' | null => {
  const [report, other] = [bare(came), bare(comes)];
  const screen = withoutParagraphs(screenWithoutTable(report));
  const without = withoutParagraphs(screenWithoutTable(other));
  if (screen === without) return 'same';
  // A Pokémon that only this text keeps in play: a table that cannot be says nothing about its part in the question.
  if (faultsOf(other) > faultsOf(report)) return null;
  if (report.verdict !== other.verdict) return ` ${VERDICT_WORDS[other.verdict]}${groundOf(other)}`;
  const own = firstOwn(rowsOf(without), rowsOf(screen));
  if (own !== null) return inWords(own);
  const gone = firstOwn(rowsOf(screen), rowsOf(without));
  return gone === null ? null : ` not “${inWords(gone).replace(/^[,:] /u, '')}”`;
};
