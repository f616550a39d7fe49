import type { NoteCode } from '../claims/index.ts';
import type { RuledDoc, RuleId } from '../corpus/index.ts';
import type { Probe, TraceEntry } from '../engine/index.ts';
import {
  type AssumedNote,
  type Assumption,
  assumedFromSilence,
  couldMatter,
  inKind,
  readWithoutEffect,
  rulesOf,
  stepsSaid,
  type TableToRule,
} from '../ruling/index.ts';
import { describeTable, LAST_TURN, type Setup, sameValue } from '../state/index.ts';
import type { Replay } from './replay.ts';
import type { ReplayedStep } from './replayed-step.ts';

/** What a replay assumes, and what of it could have changed the replay: the steps are played again with something else in its place. */

/** What these steps assumed from the silence of the document, or took from the one that fills its silences. */
export const restingOn = (steps: readonly ReplayedStep[], doc: RuledDoc): readonly Assumption[] =>
  assumedFromSilence(
    {
      grounds: steps.flatMap(({ grounds }) => grounds),
      ways: steps.flatMap(({ beside }) => beside),
      branches: [],
      trace: steps.flatMap(({ trace, always }) => [...trace, ...(always?.trace ?? [])]),
      unsaid: steps.flatMap(({ unsaid }) => unsaid),
      asked: steps.flatMap(({ open }) => open?.under ?? []),
    },
    doc,
  );

const isAssumed = (code: NoteCode): code is AssumedNote => code.startsWith('taken-');

/** What the engine assumed while it carried the steps out: notes whose code begins with `taken-`. */
export const takenOnTheWay = (steps: readonly ReplayedStep[]): readonly Assumption[] => {
  const found: Assumption[] = [];
  const walk = (entries: readonly TraceEntry[], rule: RuleId): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') walk(entry.entries, entry.rule);
      else if (entry.kind === 'note') {
        const { code, facts } = entry;
        if (!isAssumed(code)) continue;
        const about = Object.values(facts).flat().join(', ');
        if (!found.some((one) => one.code === code && sameValue(one.facts, facts)))
          found.push({ kind: 'told-by-nobody', about, code, facts, rule });
      }
    }
  };
  for (const step of steps)
    for (const node of [...step.trace, ...(step.always?.trace ?? [])]) walk(node.entries, node.rule);
  return found;
};

type Played = Pick<Replay, 'steps' | 'state' | 'pool'>;

/** The same steps on another table, or with other rules. */
export type PlayAgain = (change: Pick<Probe, 'off' | 'recorder'> & { readonly setup?: Setup }) => Played;

/** What is shown of a step. */
const shownOf = ({ verdict, grounds, beside, unsaid, needs, gaps, open, always, trace }: ReplayedStep): unknown => [
  verdict,
  grounds,
  beside,
  unsaid,
  needs,
  gaps,
  open,
  stepsSaid(trace),
  stepsSaid(always?.trace ?? []),
];

/**
 * What a table counts in turns, what is beneath its Pokémon, and what came in the last turn: another value of a default is there, and what matters is
 * what else it changes.
 */
const COUNTED: ReadonlySet<string> = new Set(['turn', 'first', 'since', 'from', 'at', 'under', 'attacked', 'fallen']);

const isOfLastTurn = (value: unknown): boolean => typeof value === 'string' && value.startsWith(LAST_TURN);

const uncounted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !isOfLastTurn(one)).map(uncounted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).flatMap(([key, inner]) => (COUNTED.has(key) ? [] : [[key, uncounted(inner)]]));
};

/** The same without what another count of turns or of cards changes by itself, and the table that the steps lead to. */
const inKinds = ({ steps, state, pool }: Played): unknown => [
  steps.map(({ verdict, grounds, needs, gaps, open, trace }) => [
    verdict,
    grounds.map(({ rule, code, overruled }) => [rule, code, overruled?.rule ?? null]),
    needs.map(({ rule, code }) => [rule, code]),
    gaps.map(({ card, place }) => [card, place]),
    open?.question.code ?? null,
    stepsSaid(trace).map(inKind),
  ]),
  uncounted(describeTable(state, pool)),
];

/** Is the turn that was assumed a part of the table as it is shown afterwards? */
const showsTurn = ({ state, pool }: Played, table: TableToRule): boolean =>
  table.setup.turn === undefined && describeTable(state, pool).turn !== undefined;

/** Silences that a step names as its own reason; the others were carried out or read on the way. */
const reasons = ({ steps }: Played): ReadonlySet<RuleId> =>
  new Set(
    steps.flatMap(({ grounds, beside, needs, unsaid, open }) => [
      ...(open?.under ?? []),
      ...rulesOf({ grounds, ways: beside, branches: [], trace: [], unsaid }),
      ...needs.map(({ rule }) => rule),
    ]),
  );

/** The assumptions of a replay without those in whose place anything else leads to the same steps. */
export const thatCouldMatterIn = (
  played: Played,
  assumptions: readonly Assumption[],
  table: TableToRule,
  again: PlayAgain,
): readonly Assumption[] => {
  const matters = couldMatter(
    assumptions,
    table,
    // A replay looks at its Pokémon at every step.
    { noMatter: false },
    ({ setup, off }) => !sameValue(inKinds(again({ setup, ...(off === undefined ? {} : { off }) })), inKinds(played)),
  );
  const idle = readWithoutEffect(assumptions, reasons(played), table, again, {
    isSame: (without) => sameValue(without.steps.map(shownOf), played.steps.map(shownOf)),
    isRefused: played.steps.every(({ verdict }) => verdict === 'illegal'),
  });
  return assumptions.filter((assumption) => {
    if (idle.has(assumption)) return false;
    return (assumption.code === 'turn' && showsTurn(played, table)) || matters(assumption);
  });
};
