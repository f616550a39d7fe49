import type { RuleId } from '../corpus/index.ts';
import { rulesIn } from '../engine/index.ts';
import { deckRulesSeen } from '../ruling/index.ts';
import type { Replay } from './replay.ts';
import { type RunOptions, runScenario } from './run-scenario.ts';
import { groundsOf, rulingTrace } from './verify.ts';

/** Which rules a scenario reaches. */
export interface RulesSeen {
  /** In a trace, as ground or need, as what the table breaks, or by giving a value that would have been another without the rule. */
  readonly applied: ReadonlySet<RuleId>;
  /** Asked, and nothing came of it. */
  readonly considered: ReadonlySet<RuleId>;
}

const seenIn = (replay: Replay): { readonly applied: readonly RuleId[]; readonly asked: readonly RuleId[] } => {
  const { steps, ruling } = replay;
  const traces = [...steps.map((one) => one.trace), ...(ruling === null ? [] : [rulingTrace(ruling)])];
  const grounds = [...steps.flatMap((one) => one.grounds), ...(ruling === null ? [] : groundsOf(ruling))];
  const overruling = grounds.flatMap(({ overruled }) => (overruled === null ? [] : [overruled.rule]));
  const said = [...steps.flatMap((one) => one.needs), ...(ruling?.needs ?? []), ...(ruling?.faults ?? [])];
  return {
    applied: [
      ...traces.flatMap((trace) => rulesIn(trace)),
      ...[...grounds, ...said].map(({ rule }) => rule),
      ...overruling,
    ],
    asked: [...traces.flatMap((trace) => rulesIn(trace, true)), ...(ruling?.passed ?? []).map(({ rule }) => rule)],
  };
};

/** Runs a scenario, its expectations included, and reports which rules it reached. None where the file cannot be read. */
export const rulesSeen = (text: string, name: string, options: RunOptions): RulesSeen => {
  const applied = new Set<RuleId>();
  const asked = new Set<RuleId>();
  const run = runScenario(text, name, {
    ...options,
    recorder: (rule, acted) => (acted ? applied : asked).add(rule),
  });
  if (run.replay !== null) {
    const seen = seenIn(run.replay);
    for (const rule of seen.applied) applied.add(rule);
    for (const rule of seen.asked) asked.add(rule);
  }
  if (run.deck !== null) {
    const seen = deckRulesSeen(run.deck);
    for (const rule of seen.applied) applied.add(rule);
    for (const rule of seen.considered) asked.add(rule);
  }
  return { applied, considered: new Set([...asked].filter((rule) => !applied.has(rule))) };
};
