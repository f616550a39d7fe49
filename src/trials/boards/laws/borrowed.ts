import type { RuleId } from '../../../corpus/index.ts';
import type { RulingReport, TraceJson } from '../../../render/report/types.ts';
import { labelOf, lineOf } from '../dealt.ts';
import { screenOf } from '../judged.ts';
import { type BoardLaw, essenceOf } from './law.ts';
import { otherwiseWithout } from './without-a-rule.ts';

/** A fallback fills silences alone, and what it gives is cited as borrowed. */

const documentsIn = (trace: readonly TraceJson[]): readonly string[] =>
  trace.flatMap(({ rule, event, text, children }) => [
    // A prohibition that was asked and does not apply gives nothing, nor does a step in which nothing happened, nor a moment that is over.
    ...(rule === null || event === 'passed' || event === 'window' || text === '' ? [] : [rule.document]),
    ...documentsIn(children),
  ]);

const citedIn = (report: RulingReport): ReadonlySet<string> =>
  new Set([
    ...report.grounds.map(({ rule }) => rule.document),
    // What a document is silent about is named by the rule of another that has it; nothing is taken from there.
    ...report.needs.flatMap(({ code, document }) => (code === 'document-silent' ? [] : [document])),
    ...documentsIn(report.trace),
    ...report.branches.flatMap(({ trace, grounds }) => [
      ...documentsIn(trace),
      ...grounds.map(({ rule }) => rule.document),
    ]),
  ]);

/** Every paragraph of a trace, also of what was asked and does not apply. */
const lookedAt = (trace: readonly TraceJson[]): readonly string[] =>
  trace.flatMap(({ rule, children }) => [
    ...(rule === null ? [] : [`${rule.document} ${rule.id}`]),
    ...lookedAt(children),
  ]);

/** The same of what comes between the turn that is ended and the next, with what is asked there. */
const lookedAtAfterTurn = ({ follows }: RulingReport): readonly string[] => {
  const after = follows?.afterTurn;
  if (after === undefined) return [];
  const asked = (after.asks?.rules ?? []).map(({ document, id }) => `${document} ${id}`);
  return [...lookedAt(after.trace), ...asked, ...(after.sides ?? []).flatMap(({ trace }) => lookedAt(trace))];
};

/** What is said to be borrowed, no step of the ruling looked at, and nothing depends on. */
const borrowedForNothing = (
  report: RulingReport,
  fallback: string,
  changes: (rule: RuleId) => boolean | null,
): string | undefined => {
  const seen = new Set([
    ...lookedAtAfterTurn(report),
    ...[report.trace, report.follows?.trace ?? [], ...report.branches.map(({ trace }) => trace)].flatMap(lookedAt),
    ...[...report.grounds, ...report.branches.flatMap(({ grounds }) => grounds), ...report.options].flatMap(
      ({ rule }) => (rule === null ? [] : [`${rule.document} ${rule.id}`]),
    ),
  ]);
  return report.assumptions
    .flatMap(({ rule }) => (rule?.document === fallback ? [`${rule.document} ${rule.id}`] : []))
    .find((one) => !seen.has(one) && changes(one.replace(' ', '/') as RuleId) === false);
};

export const borrowedOnly: BoardLaw = async (one, judged) => {
  const { question, fallback, doc } = one;
  const alone = (await judged.can(lineOf(one), question)).report;
  if (alone === null) return null;
  const kind = question.split(' ')[0] ?? '';
  const foreign = [...citedIn(alone)].filter((document) => document !== doc);
  if (foreign.length > 0) return `borrowed: ${kind} cites ${foreign.join(', ')} without a fallback`;
  if (fallback === null) return null;
  const { report: filled, ...asked } = await judged.can(lineOf(one), question, { fallback });
  if (filled === null || !('table' in asked)) return null;
  // A text in its newest wording is taken from what says that the newest counts.
  const wordings = filled.assumptions.flatMap(({ rule }) => rule?.document ?? []);
  const borrowed = [...new Set([...citedIn(filled), ...wordings])].filter((document) => document !== doc);
  if (borrowed.some((document) => document !== fallback)) return `borrowed: ${kind} cites ${borrowed.join(', ')}`;
  // It is said among the assumptions, or on the line itself, by the label of the document.
  const named = `${screenOf(filled)} ${JSON.stringify(filled.assumptions)}`.includes(labelOf(fallback));
  if (borrowed.length > 0 && !named) return `borrowed: ${kind} cites ${borrowed[0]} without saying that it is borrowed`;
  // Of what follows and is unknown no step is given, nor of the coins that come after the one that decides.
  const { follows } = filled;
  const given =
    filled.verdict !== 'depends' && (follows === null || (follows.open === null && follows.unread.length === 0));
  const idle = !given
    ? undefined
    : borrowedForNothing(filled, fallback, otherwiseWithout(filled, one, asked.table, true));
  if (idle !== undefined) return `borrowed: ${kind} is said to borrow ${idle}, which it does not look at`;
  const stated = alone.assumptions.every((assumption) => assumption.kind !== 'default') && alone.needs.length === 0;
  // A rule that was borrowed may ask for what is not known, and that is cited where the document speaks of it.
  const askedFor = filled.needs.length > 0 && filled.passed.some(({ document }) => document === fallback);
  if (stated && borrowed.length === 0 && !askedFor && essenceOf(alone) !== essenceOf(filled))
    return `borrowed: ${kind} is ${essenceOf(alone)}, and with ${fallback} ${essenceOf(filled)} with nothing borrowed`;
  // What is only near is not stated: it is assumed, and a document that states it takes the place of that.
  for (const { code, rule } of alone.grounds)
    if (
      rule.document === doc &&
      rule.near !== true &&
      alone.verdict === 'illegal' &&
      !filled.grounds.some((other) => other.code === code)
    )
      return `borrowed: ${kind} loses the stated ground ${code} ${rule.id} with ${fallback}`;
  return null;
};
