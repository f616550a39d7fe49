import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { gapsOnce } from '../gaps-once.ts';
import { blocks, type Fact, factLines, headline, isNarrow } from '../grid.ts';
import { needsSaid } from '../report/needs-said.ts';
import { rulesOfGround } from '../report/rules-of-ground.ts';
import type { ClosedRow, LegalReport, LegalRow } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { usedTextLines } from './card-reading.ts';
import { optionLines } from './options.ts';
import { receiptLines } from './receipt.ts';
import { askedLines, assumedLines, documentTitle, faultLines, gapLines, heading, unsureLines } from './ruling-parts.ts';
import { verdictRun } from './verdict.ts';

const LABEL = 11;

/** A row, and what it is about where that has a column of its own. */
type Row = Fact & { readonly action: string; readonly subject?: string; readonly column?: number };

/** Rows of one action: its word stands before the first. */
const rows = (face: Face, kind: string, facts: readonly Row[]): Line[] => {
  let last = '';
  return facts.flatMap(({ action, subject, column, ...fact }) => {
    const starts = action !== last;
    last = action;
    const word = starts || isNarrow(face) ? action : '';
    const label = subject === undefined ? word : `${word.padEnd(LABEL)}${subject}`;
    return factLines(face, {
      indent: isNarrow(face) ? 1 : 2,
      ...(label.trim() === '' ? {} : { label }),
      labelWidth: LABEL + (column === undefined || column === 0 ? 0 : column + 2),
      plainLabel: `${kind}  ${action}`,
      ...fact,
    });
  });
};

/** What keeps a row from being simply open. */
const proviso = (face: Face, { verdict, needs }: LegalRow): string => {
  const signs = signsOf(face);
  if (needs.length > 0) return `   ${signs.undetermined} needed: ${needsSaid(needs)}`;
  if (verdict === 'not-modelled') return `   ${signs['not-modelled']} a card text decides this`;
  return verdict === 'depends' ? `   ${signs.depends} a coin decides this` : '';
};

const openRow = (face: Face, row: LegalRow, ruleset: string): Row => {
  return {
    action: row.action,
    text: `${row.says}${proviso(face, row)}`,
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
      const rules = rulesOfGround(ground, row.grounds);
      const says = ground.says.replace(/\.$/u, '');
      const key = `${row.action}\n${says}`;
      const known = found.get(key);
      if (known === undefined)
        found.set(key, { action: row.action, whats: [row.what], says, cite: cite(rules, ruleset) });
      else if (!known.whats.includes(row.what)) known.whats.push(row.what);
    }
  }
  const order = [...new Set(closed.map((row) => row.action))];
  return [...found.values()].sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action));
};

/** Widest column of what the reasons are about; a longer list pushes its own row aside. */
const WIDEST_SUBJECT = 24;

const closedRows = (face: Face, report: LegalReport): readonly Row[] => {
  const all = reasons(report.closed, report.ruleset).map((one) => ({
    ...one,
    subject: one.whats.filter((what) => what !== '' && !one.says.startsWith(what)).join(', '),
  }));
  const widest = Math.max(0, ...all.map((one) => one.subject.length));
  const column = Math.min(widest, WIDEST_SUBJECT);
  return all.map((one): Row => {
    if (face.plain || isNarrow(face)) {
      return {
        action: one.action,
        text: [one.subject, one.says].filter((part) => part !== '').join(': '),
        cite: one.cite,
      };
    }
    return { action: one.action, subject: one.subject, column, text: one.says, cite: one.cite };
  });
};

/** A text in play that bans the like of a card, and what lets this one pass it: a player who points at that text wants to hear it. */
const PAST_A_BAN: ReadonlySet<string> = new Set(['tool-no-item', 'no-trainer-card', 'other-attack-banned']);

const pastABan = (options: LegalRow['options']): LegalRow['options'] =>
  options.filter(({ code }) => PAST_A_BAN.has(code));

/** `judge legal`; with one kind of action also every way to do it. */
export const legalScreen = (face: Face, report: LegalReport, only = false): Line[] => {
  const silent = report.open.length + report.closed.length === 0 && report.gaps.length > 0;
  return blocks(
    face,
    headline(
      face,
      silent ? [verdictRun(face, 'not-modelled'), `   ${report.headline}`] : toned('strong', report.headline),
      documentTitle(report),
    ),
    askedLines(face, report.assumptions),
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
    report.closed.length === 0 ? [] : [...heading(face, 'Not open'), ...rows(face, 'closed', closedRows(face, report))],
    report.open.flatMap((row) => optionLines(face, only ? row.options : pastABan(row.options), report.ruleset)),
    gapsOnce(report.gaps).flatMap((gap) => gapLines(face, gap, 'verdict', null)),
    faultLines(face, report.faults, null),
    usedTextLines(face, report.texts ?? []),
    assumedLines(face, report.assumptions),
    unsureLines(face, report.unsure),
    receiptLines(face, report),
  );
};
