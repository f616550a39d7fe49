import { citationOf, inferredBy, type RuleId } from '../corpus/index.ts';
import { rulesIn, type TraceEntry, type TraceNode } from '../engine/index.ts';
import type { Assumption, Branch, Follows, Ground, Said, Way } from './ruling.ts';
import { stepsSaid } from './steps-said.ts';

/** The codes of what a ruling takes from silence, or from another document. */
export const CODES = {
  assumption: ['filled-from', 'taken-from-silence'],
} as const;

/** What a ruling took from the silence of its document, or from the document that fills its silences: never left unsaid. */

/** The parts of a ruling that rest on rules. */
export interface Resting {
  readonly grounds: readonly Ground[];
  readonly ways: readonly Way[];
  readonly branches: readonly Branch[];
  readonly trace: readonly TraceNode[];
  readonly follows?: Follows | null;
  /** Where another document would forbid it and this one says nothing. */
  readonly unsaid: readonly Said[];
  /** The rules by which the play asks for what no answer was given to yet. */
  readonly asked?: readonly RuleId[];
}

/** Every rule that some part of it names. */
export const rulesOf = ({
  grounds,
  ways,
  branches,
  trace,
  follows,
  unsaid,
  asked = [],
}: Resting): ReadonlySet<RuleId> =>
  new Set([
    ...unsaid.map(({ rule }) => rule),
    ...asked,
    // What overrules a ground does so by a rule as well, and that rule may be assumed.
    ...grounds.flatMap(({ rule, overruled }) => (overruled === null ? [rule] : [rule, overruled.rule])),
    ...ways.flatMap(({ rule }) => rule ?? []),
    ...rulesSaid(trace),
    ...rulesOfFollows(follows),
    ...branches.flatMap((branch) => [...rulesSaid(branch.trace), ...rulesOfFollows(branch.follows)]),
  ]);

/** That an act ends the moment in which a power could be used is of no weight for the act: the use of the power rests on it. */
const rulesSaid = (trace: readonly TraceEntry[]): readonly RuleId[] => rulesIn(stepsSaid(trace));

/** What follows is shown with the ruling, so what it takes from silence is named too. */
const rulesOfFollows = (follows: Follows | null | undefined): readonly RuleId[] =>
  follows === null || follows === undefined
    ? []
    : [
        ...rulesSaid(follows.trace),
        ...rulesSaid(follows.always?.trace ?? []),
        ...(follows.sides ?? []).flatMap((side) => rulesOfFollows(side.follows)),
        ...(follows.asks?.under ?? []),
        ...(follows.afterTurn === undefined ? [] : rulesOfFollows({ ...follows.afterTurn, unread: [] })),
      ];

/** An assumption for every rule it rests on that its document does not state. */
export const assumedFromSilence = (resting: Resting, doc: string): readonly Assumption[] =>
  silencesAmong(rulesOf(resting), doc);

/** The same for rules that were gathered already. */
export const silencesAmong = (rules: ReadonlySet<RuleId>, doc: string): readonly Assumption[] =>
  [...rules].flatMap((rule): readonly Assumption[] => {
    const { document, id } = citationOf(rule);
    const inferred = inferredBy(rule);
    if (inferred !== null)
      return [{ kind: 'default', about: id, code: 'taken-from-silence', facts: { document, inferred }, rule }];
    if (document === doc) return [];
    return [{ kind: 'fallback', about: id, code: 'filled-from', facts: { document: doc, from: document, id }, rule }];
  });
