import { isRuled } from '../corpus/index.ts';
import { type Played, type Ruled, type Ruling, ruleOn } from '../ruling/index.ts';
import { type CardPool, sameValue } from '../state/index.ts';
import { asksOf, disputeOf, questionOf, restOf } from './disputes.ts';
import type { Answers, Draft, QuestionId } from './draft.ts';
import { counted, formOf, tableOf } from './table.ts';

/** Which question comes next. What every such dispute needs is asked first; then only what would change the ruling on this table. */

/** What the dialogue looks things up in. */
export interface Desk {
  /** The cards that a document rules on. */
  pool(ruleset: string): CardPool;
  /** Names as cards have them, and further ones in plain spelling. */
  readonly shown: readonly string[];
  readonly plain: readonly string[];
  /** The document used when none is chosen. */
  readonly usual: string;
  /** The table that actions led to, by its line, as play left it. */
  readonly reached?: { readonly line: string; readonly played: Played };
}

/** Facts given later belong to the table as it is now, not to the play that led to it. */
const playedTo = (
  { line, ruleset: _ruleset, dispute: _dispute, ...more }: Answers,
  { reached }: Desk,
): Played | undefined =>
  line !== undefined && line === reached?.line && Object.values(more).every((answer) => answer === '')
    ? reached.played
    : undefined;

export const rulesetOf = (answers: Answers, desk: Desk): string => {
  const { ruleset = '', line } = answers;
  return (ruleset === '' && line !== undefined ? tableOf(answers).setup.ruleset : ruleset) || desk.usual;
};

/** Rulings are asked for again at every key; a table that was ruled on is not ruled on twice. */
const ruledOnce = new WeakMap<Desk, Map<string, Ruled | null>>();

/** The ruling on the answers so far; null where there is nothing to rule on. */
export const ruledSoFar = (answers: Answers, desk: Desk): Ruled | null => {
  const known = ruledOnce.get(desk) ?? new Map<string, Ruled | null>();
  ruledOnce.set(desk, known);
  const key = JSON.stringify(Object.entries(counted(answers)).sort(([a], [b]) => (a < b ? -1 : 1)));
  const before = known.get(key);
  if (before !== undefined) return before;
  const doc = rulesetOf(answers, desk);
  const { setup, faults } = tableOf(answers);
  const question = questionOf(answers);
  const played = playedTo(answers, desk);
  const ruled =
    !isRuled(doc) || faults.length > 0 || question === ''
      ? null
      : ruleOn(question, {
          setup: { ...setup, ruleset: doc },
          pool: desk.pool(doc),
          doc,
          ...(played === undefined ? {} : { played }),
        });
  known.set(key, ruled);
  return ruled;
};

const rulingOn = (answers: Answers, desk: Desk): Ruling | null => {
  const ruled = ruledSoFar(answers, desk);
  return ruled?.ok === true ? ruled.ruling : null;
};

const endOf = ({ verdict, grounds }: Ruling): unknown => [verdict, grounds.map(({ rule, code }) => [rule, code])];

/** Whether another answer to that question would change the ruling. Tables that cannot occur in a game do not count. */
const matters = (answers: Answers, desk: Desk, id: QuestionId, others: readonly string[]): boolean => {
  const usual = rulingOn({ ...answers, [id]: '' }, desk);
  if (usual === null) return false;
  return others.some((other) => {
    const ruling = rulingOn({ ...answers, [id]: other }, desk);
    return ruling !== null && ruling.faults.length === 0 && !sameValue(endOf(ruling), endOf(usual));
  });
};

/** Questions that bear on some tables only, with the answers that could turn the ruling. */
const sometimes = (answers: Answers): readonly (readonly [QuestionId, readonly string[]])[] => {
  if (answers.line !== undefined) return [];
  const kind = disputeOf(answers.dispute ?? '');
  return [
    ...(kind.limits.length === 0 ? [] : [['used', kind.limits] as const]),
    ...(kind.anywhere ? [['since', ['this turn']] as const] : []),
    ['turn', ['1', '2']],
  ];
};

/** Whose move it is: whom the question is about. */
export const moverOf = (answers: Answers): string =>
  answers.line === undefined ? 'p1' : (tableOf(answers).setup.toMove ?? 'p1');

/** The question for a fact that a ruling is missing; null where the dialogue has none. */
const forNeed = (answers: Answers, code: string, facts: { readonly [name: string]: unknown }): QuestionId | null => {
  const mine = facts.player === moverOf(answers);
  switch (code) {
    case 'which-print':
      return typeof facts.card === 'string' ? `print:${facts.card}` : null;
    case 'bench-not-told':
      return mine ? 'bench' : 'their-bench';
    case 'defending-not-told':
      return 'theirs';
    case 'hand-not-told':
      return mine ? 'hand' : null;
    case 'prizes-not-told':
      return mine ? 'prizes' : null;
    case 'turn-not-told':
      return 'turn';
    default:
      return null;
  }
};

/** All questions of this dispute that are known so far, in the order in which they are asked. */
export const questionsFor = (answers: Answers, desk: Desk): readonly QuestionId[] => {
  const isAnswered = (id: QuestionId): boolean => answers[id] !== undefined;
  const kind = disputeOf(answers.dispute ?? '');
  const { line } = answers;
  const named = restOf(answers.dispute ?? '') !== '';
  const first: readonly QuestionId[] = line === undefined ? ['ruleset', 'dispute'] : ['line', 'dispute'];
  if (!isAnswered('dispute')) return first;
  const fixed = line === undefined ? asksOf(kind, formOf(answers)).filter((id) => id !== 'what' || !named) : [];
  const asked: QuestionId[] = [...first, ...fixed];
  if (!asked.every(isAnswered)) return asked;
  for (const [id, others] of sometimes(answers)) {
    if (isAnswered(id) || matters(answers, desk, id, others)) asked.push(id);
    if (!isAnswered(id) && asked.includes(id)) return asked;
  }
  // A given fact stays on the table, whatever is asked about it now; only facts that were not given need no row.
  for (const id of Object.keys(answers) as QuestionId[])
    if (!asked.includes(id) && (id.startsWith('print:') || LATE.has(id) || (FACTS.has(id) && answers[id] !== '')))
      asked.push(id);
  for (const { code, facts } of rulingOn(answers, desk)?.needs ?? []) {
    const id = forNeed(answers, code, facts);
    if (id !== null && !asked.includes(id) && (line === undefined || id !== 'theirs')) return [...asked, id];
  }
  return asked;
};

/** Facts of the table that another dispute asked for. */
const FACTS: ReadonlySet<QuestionId> = new Set<QuestionId>([
  'used',
  'on-theirs',
  'other',
  'on-other',
  'theirs-2',
  'on-theirs-2',
]);

/** Asked only when a ruling lacks them. */
const LATE: ReadonlySet<QuestionId> = new Set<QuestionId>(['hand', 'prizes', 'bench', 'their-bench', 'theirs']);

/** The question to be answered now; null when there is none left. */
export const nextQuestion = (draft: Draft, desk: Desk): QuestionId | null => {
  const all = questionsFor(draft.answers, desk);
  if (draft.at !== null && all.includes(draft.at)) return draft.at;
  return all.find((id) => draft.answers[id] === undefined) ?? null;
};

/** The first of these needs that the dialogue can ask for. */
export const questionForNeeds = (
  { answers }: Draft,
  needs: readonly { readonly code: string; readonly facts: { readonly [name: string]: unknown } }[],
): QuestionId | null =>
  needs
    .map(({ code, facts }) => forNeed(answers, code, facts))
    .find((id) => id !== null && (answers[id] ?? '') === '') ?? null;
