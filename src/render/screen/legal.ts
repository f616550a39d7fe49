import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { aligned, blocks, type Fact, factLines, headline, isNarrow, unbroken } from '../grid.ts';
import type { ClosedRow, LegalReport, LegalRow } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { optionLines } from './options.ts';
import { documentTitle, gapLines, heading, takenLines } from './ruling-parts.ts';
import { verdictRun } from './verdict.ts';

const LABEL = 11;

type Row = Fact & { readonly action: string };

/** Rows of one action: its word stands before the first. */
const rows = (face: Face, kind: string, facts: readonly Row[]): Line[] => {
  let last = '';
  return facts.flatMap(({ action, ...fact }) => {
    const starts = action !== last;
    last = action;
    return factLines(face, {
      indent: isNarrow(face) ? 1 : 2,
      ...(starts || isNarrow(face) ? { label: action } : {}),
      labelWidth: LABEL,
      plainLabel: `${kind}  ${action}`,
      ...fact,
    });
  });
};

const openRow = (face: Face, row: LegalRow, ruleset: string): Row => {
  const needed = row.needs.map((need) => need.says).join('; ');
  return {
    action: row.action,
    text: needed === '' ? row.says : `${row.says}   ${signsOf(face).undetermined} needed: ${needed}`,
    cite: cite([row.rule, ...row.needs], ruleset),
  };
};

/** A reason and everything of that kind of action it stands against. */
interface Reason {
  readonly action: string;
  readonly whats: readonly string[];
  readonly says: string;
  readonly cite: string;
}

/** Rows with the same reason are one: `Tackle, Live Coal   Cyndaquil is Asleep`. */
const reasons = (closed: readonly ClosedRow[], ruleset: string): readonly Reason[] => {
  const found = new Map<string, { action: string; whats: string[]; says: string; cite: string }>();
  for (const row of closed) {
    for (const ground of row.grounds.filter((one) => one.restates === null)) {
      const rules = [ground.rule, ...row.grounds.filter((one) => one.restates === ground.code).map((one) => one.rule)];
      const says = ground.says.replace(/\.$/u, '');
      const key = `${row.action}\n${says}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { action: row.action, whats: [row.what], says, cite: cite(rules, ruleset) });
      else if (!known.whats.includes(row.what)) known.whats.push(row.what);
    }
  }
  const order = [...new Set(closed.map((row) => row.action))];
  return [...found.values()].sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action));
};

const closedRows = (report: LegalReport): readonly Row[] => {
  const all = reasons(report.closed, report.ruleset);
  const texts = aligned(all.map((one) => [one.whats.filter((what) => what !== '').join(', '), one.says]));
  return all.map((one, index) => ({ action: one.action, text: texts[index] ?? '', cite: one.cite }));
};

/** `judge legal`; with one kind of action also every way to do it. */
export const legalScreen = (face: Face, report: LegalReport, only = false): Line[] => {
  const silent = report.open.length + report.closed.length === 0;
  return blocks(
    face,
    headline(
      face,
      silent ? [verdictRun(face, 'not-modelled'), `   ${report.headline}`] : toned('strong', report.headline),
      documentTitle(report),
    ),
    report.open.length === 0
      ? []
      : [
          ...heading(face, 'Open'),
          ...rows(
            face,
            'open',
            report.open.map((row) => openRow(face, row, report.ruleset)),
          ),
        ],
    report.closed.length === 0 ? [] : [...heading(face, 'Not open'), ...rows(face, 'closed', closedRows(report))],
    only ? report.open.flatMap((row) => optionLines(face, row.options, report.ruleset)) : [],
    report.gaps.flatMap((gap) => gapLines(face, gap, true, null)),
    takenLines(face, report.assumptions, false),
    [unbroken(report.board)],
  );
};
