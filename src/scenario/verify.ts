import { settledView } from '../claims/index.ts';
import { citationOf, DOCUMENTS, type RuleId } from '../corpus/index.ts';
import { rulesIn, type TraceEntry, type TraceNode } from '../engine/index.ts';
import type { Assumption, Ground, Ruling, Said, Verdict } from '../ruling/index.ts';
import type { GameState, Span } from '../state/index.ts';
import { restingOn } from './assumed-in-replay.ts';
import type { BoardFile, Expectation } from './board-file.ts';
import { factAt, meets, shownFact } from './facts-of-place.ts';
import type { Replay } from './replay.ts';
import type { ReplayedStep } from './replayed-step.ts';

/** Compares what a scenario came to with what it expects. */

export interface Unmet {
  /** `verdict`, `rules`, `rules-not`, `silent`, `result`, `winner`, `answers`, or the path of a place; steps with their number before it. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly span: Span | null;
  /** The rule after which the expected value and the table parted, when it occurs on the way. */
  readonly partedAt: RuleId | null;
  /** Not written in the file: a step without expectations has to be legal. */
  readonly implied?: true;
}

export interface Checked {
  readonly met: number;
  readonly unmet: readonly Unmet[];
}

/** A rule as people write it in an expectation, reduced to its id: `CR 311.2b` and `311.2b` are one. */
export const ruleIdIn = (text: string): string => text.trim().replace(DOCUMENT_FIRST, '');

const DOCUMENT_FIRST = new RegExp(
  `^(?:${DOCUMENTS.flatMap(({ key, label }) => [key, label]).join('|')})\\s*[/ ]\\s*`,
  'i',
);

const idOf = (rule: RuleId): string => citationOf(rule).id;

/** The rules of a ruling: those that acted, those that stand against it, those by which something is asked for, those the table breaks. */
const citedIn = ({ trace, grounds, needs, faults }: Situation): ReadonlySet<string> => {
  const cited = new Set<string>(rulesIn(trace).map(idOf));
  for (const ground of grounds) {
    for (const rule of [ground.rule, ...ground.readBy]) cited.add(idOf(rule));
    if (ground.overruled !== null) cited.add(idOf(ground.overruled.rule));
  }
  for (const { rule } of [...needs, ...faults]) cited.add(idOf(rule));
  return cited;
};

/** Numbers that occur on the way, each with the rule under which it occurred: for telling where two reckonings parted. */
const reckonings = (trace: readonly TraceNode[]): readonly { readonly value: number; readonly rule: RuleId }[] => {
  const found: { value: number; rule: RuleId }[] = [];
  const walk = (entries: readonly TraceEntry[], rule: RuleId | null): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') walk(entry.entries, entry.rule);
      else if (entry.kind === 'note' && typeof entry.facts.damage === 'number' && rule !== null)
        found.push({ value: entry.facts.damage, rule });
    }
  };
  walk(trace, null);
  return found;
};

/** The rule that came after the expected value, when that value was passed through. */
const partingOf = (trace: readonly TraceNode[], expected: string): RuleId | null => {
  const value = Number(expected);
  if (!Number.isFinite(value)) return null;
  const passed = reckonings(trace);
  const at = passed.findLastIndex((one) => one.value === value);
  return at < 0 ? null : (passed[at + 1]?.rule ?? null);
};

interface Situation {
  readonly verdict: Verdict;
  readonly trace: readonly TraceNode[];
  readonly grounds: readonly Ground[];
  readonly needs: readonly Said[];
  readonly faults: readonly Said[];
  /** Paragraphs beside which something was assumed, since the document does not say it. */
  readonly silent: () => ReadonlySet<string>;
  readonly state: GameState;
  readonly prefix: string;
}

type Check = (ok: boolean, path: string, expected: string, got: string, span: Span | null) => void;

/** The verdict and the rules that are expected, of a turn and of a deck alike. */
export const checkRuled = (
  expect: Expectation,
  ruled: { readonly verdict: string; readonly cited: () => ReadonlySet<string> },
  check: Check,
): void => {
  const span = (key: string): Span => expect.spans[key] ?? expect.span;
  if (expect.verdict !== undefined)
    check(expect.verdict === ruled.verdict, 'verdict', expect.verdict, ruled.verdict, span('verdict'));
  if (expect.rules.length + expect.rulesNot.length === 0) return;
  const cited = ruled.cited();
  const all = [...cited].join(', ') || 'none';
  for (const rule of expect.rules) check(cited.has(ruleIdIn(rule)), 'rules', rule, all, span('rules'));
  for (const rule of expect.rulesNot)
    check(!cited.has(ruleIdIn(rule)), 'rules-not', `not ${rule}`, rule, span('rules-not'));
};

/** What is assumed where the document is silent: each paragraph that is expected, or that there is none. */
export const checkSilences = (
  { silent, spans, span }: Expectation,
  silences: () => ReadonlySet<string>,
  check: Check,
): void => {
  if (silent === undefined) return;
  const assumed = silences();
  const at = spans.silent ?? span;
  const all = [...assumed].join(', ') || 'none';
  if (silent.length === 0) check(assumed.size === 0, 'silent', 'none', all, at);
  for (const rule of silent) check(assumed.has(ruleIdIn(rule)), 'silent', rule, all, at);
};

const compare = (replay: Replay, expect: Expectation, now: Situation): Checked => {
  const unmet: Unmet[] = [];
  let met = 0;
  const check = (
    ok: boolean,
    path: string,
    expected: string,
    got: string,
    span: Span | null,
    partedAt: () => RuleId | null = () => null,
  ): void => {
    if (ok) met += 1;
    else unmet.push({ path: `${now.prefix}${path}`, expected, got, span, partedAt: partedAt() });
  };
  const span = (key: string): Span => expect.spans[key] ?? expect.span;
  checkRuled(expect, { verdict: now.verdict, cited: () => citedIn(now) }, check);
  checkSilences(expect, now.silent, check);
  const { result } = now.state;
  if (expect.result !== undefined)
    check(resultWord(now.state) === expect.result, 'result', expect.result, resultWord(now.state), span('result'));
  if (expect.winner !== undefined) {
    const winners = result?.winners.join(' ') ?? 'nobody';
    check(winners === expect.winner, 'winner', expect.winner, winners, span('winner'));
  }
  const { rules } = replay;
  const view = settledView(now.state, rules);
  for (const place of expect.places) {
    const fact = factAt(view, place.path);
    const wanted = typeof place.expected === 'string' ? place.expected : place.expected.join(', ') || 'none';
    check(meets(fact, place.expected), place.path, wanted, shownFact(fact), place.span, () =>
      partingOf(now.trace, wanted),
    );
  }
  return { met, unmet };
};

export const silencesOf = (assumptions: readonly Assumption[]): ReadonlySet<string> =>
  new Set(assumptions.flatMap(({ code, about }) => (code === 'taken-from-silence' ? [about] : [])));

/** `win` is said of a decided game, for either player; `none` of a game that goes on. */
const resultWord = (state: GameState): string => state.result?.outcome ?? 'none';

/** Answers are used up exactly: one that nothing asked for stands for a choice that its writer thought there was. */
const unaskedIn = ({ step, unasked }: ReplayedStep, prefix: string): readonly Unmet[] =>
  unasked.length === 0
    ? []
    : [
        {
          path: `${prefix}unused-answers`,
          expected: 'no further answer',
          got: unasked.join(', '),
          span: step.span,
          partedAt: null,
          implied: true,
        },
      ];

const stepChecks = (replay: Replay, one: ReplayedStep, at: number): Checked => {
  const prefix = `step ${at + 1} `;
  const checked = stepMeets(replay, one, prefix);
  return { ...checked, unmet: [...checked.unmet, ...unaskedIn(one, prefix)] };
};

const stepMeets = (replay: Replay, one: ReplayedStep, prefix: string): Checked => {
  if (one.fault !== null) {
    const expected = one.fault.expected.join(', ') || 'no further answer';
    return {
      met: 0,
      unmet: [
        {
          path: `${prefix}${one.fault.code}`,
          expected,
          got: one.fault.said || 'nothing',
          span: one.step.span,
          partedAt: null,
        },
      ],
    };
  }
  const situation: Situation = {
    verdict: one.verdict,
    trace: one.trace,
    grounds: one.grounds,
    needs: one.needs,
    faults: [],
    silent: () => silencesOf(restingOn([one], replay.ruleset)),
    state: one.after,
    prefix,
  };
  if (one.step.expect === undefined) {
    if (one.verdict === 'legal') return { met: 1, unmet: [] };
    return {
      met: 0,
      unmet: [
        {
          path: `${prefix}verdict`,
          expected: 'legal',
          got: one.verdict,
          span: one.step.span,
          partedAt: one.grounds[0]?.rule ?? null,
          implied: true,
        },
      ],
    };
  }
  const checked = compare(replay, one.step.expect, situation);
  if (one.step.expect.verdict !== undefined || one.verdict === 'legal') return checked;
  return {
    met: checked.met,
    unmet: [
      ...checked.unmet,
      { path: `${prefix}verdict`, expected: 'legal', got: one.verdict, span: one.step.span, partedAt: null },
    ],
  };
};

export const rulingTrace = (ruling: Ruling): readonly TraceNode[] => [
  ...ruling.trace,
  ...ruling.branches.flatMap((branch) => branch.trace),
];

export const groundsOf = (ruling: Ruling): readonly Ground[] => [
  ...ruling.grounds,
  ...ruling.branches.flatMap((branch) => branch.grounds ?? []),
];

/** Everything a scenario expects, met or not. A file that expects nothing has nothing unmet. */
export const checkExpectations = (file: BoardFile, replay: Replay): Checked => {
  let met = 0;
  const unmet: Unmet[] = [];
  const add = (checked: Checked): void => {
    met += checked.met;
    unmet.push(...checked.unmet);
  };
  for (const [at, one] of replay.steps.entries()) add(stepChecks(replay, one, at));
  if (replay.steps.length < file.steps.length && unmet.length === 0) {
    const next = file.steps[replay.steps.length];
    unmet.push({
      path: `step ${replay.steps.length + 1}`,
      expected: next?.do ?? '',
      got: 'not reached',
      span: next?.span ?? null,
      partedAt: null,
    });
  }
  if (replay.rulingFault !== null) {
    const { code, said, expected } = replay.rulingFault;
    unmet.push({
      path: `ask ${code}`,
      expected: expected.join(', '),
      got: said,
      span: file.spans.ask ?? null,
      partedAt: null,
    });
  }
  if (file.expect !== undefined) {
    const { ruling } = replay;
    const last = replay.steps.at(-1);
    const situation: Situation =
      ruling !== null
        ? {
            verdict: ruling.verdict,
            trace: rulingTrace(ruling),
            grounds: groundsOf(ruling),
            needs: ruling.needs,
            faults: ruling.faults,
            silent: () => silencesOf(ruling.assumptions),
            state: replay.state,
            prefix: '',
          }
        : {
            verdict: last?.verdict ?? 'undetermined',
            trace: replay.steps.flatMap((one) => one.trace),
            grounds: replay.steps.flatMap((one) => one.grounds),
            needs: replay.steps.flatMap((one) => one.needs),
            faults: [],
            silent: () => silencesOf(replay.assumptions()),
            state: replay.state,
            prefix: '',
          };
    if (ruling !== null || replay.rulingFault === null) add(compare(replay, file.expect, situation));
  }
  return { met, unmet };
};
