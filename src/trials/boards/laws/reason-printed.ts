import type { RuleId } from '../../../corpus/index.ts';
import type { TraceJson } from '../../../render/report/types.ts';
import { lineOf } from '../dealt.ts';
import { facesOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';
import { otherwiseWithout } from './without-a-rule.ts';

/** The deciding paragraph is printed: every ground, and every rule without which something else would be printed. */

/** A prohibition that does not apply, a step in which nothing happened, and the phase that the turn goes on to decide nothing. */
const didNothing = ({ event, text, children }: TraceJson): boolean =>
  event === 'passed' || event === 'phase-began' || (text === '' && children.every(didNothing));

/** Every paragraph that did something. */
const rulesIn = (trace: readonly TraceJson[]): readonly RuleId[] =>
  trace.flatMap((node) => [
    ...(node.rule === null || didNothing(node) ? [] : [`${node.rule.document}/${node.rule.id}` as RuleId]),
    ...rulesIn(node.children),
  ]);

/** Is that very number there, and not only a longer one that begins with it? */
const mentions = (face: string, id: string): boolean => {
  for (let at = face.indexOf(id); at >= 0; at = face.indexOf(id, at + 1))
    if (!/[\w#]/u.test(face[at + id.length] ?? ' ') && !/[\w.]/u.test(face[at - 1] ?? ' ')) return true;
  return false;
};

export const reasonPrinted: BoardLaw = async (one, judged) => {
  const { question, fallback } = one;
  const { report, ...asked } = await judged.can(lineOf(one), question, { fallback });
  if (report === null || !('table' in asked)) return null;
  const faces = facesOf(report);
  const { screen } = faces;
  // Where it is missing; null where every face has it.
  const missing = (id: string): string | null =>
    Object.entries(faces).find(([, face]) => !mentions(face, id))?.[0] ?? null;
  if (report.verdict === 'illegal' && report.grounds.length === 0) return 'reason: ILLEGAL without a ground';
  for (const { rule, code } of report.grounds)
    if (missing(rule.id) !== null)
      return `reason: the ground ${code} is not printed (${missing(rule.id)}) @ ${rule.document} ${rule.id}`;
  if (report.verdict !== 'legal' && report.verdict !== 'depends') return null;
  // What comes of it is not printed where it is unknown, or where somebody has to choose before.
  const { follows } = report;
  if (follows !== null && (follows.unread.length > 0 || follows.open !== null || follows.asks !== null)) return null;
  if (report.branches.some(({ open }) => open !== null)) return null;
  const changes = otherwiseWithout(report, one, asked.table);
  // Of very many ways the coins can fall the screen shows the first few, and the reasons of those.
  const futures = /more ways? the coins can fall/u.test(screen) ? [] : report.branches;
  const traces = [report.trace, report.follows?.trace ?? [], ...futures.map(({ trace }) => trace)];
  for (const rule of new Set(traces.flatMap(rulesIn))) {
    const id = rule.slice(rule.indexOf('/') + 1);
    const where = missing(id);
    if (where === null || (where === 'JSON' && mentions(JSON.stringify(report), id))) continue;
    if (changes(rule) === true)
      return `reason: what decides a legal ${question.split(' ')[0]} is not printed (${where}) @ ${rule}`;
  }
  return null;
};
