import { viewOf } from '../claims/index.ts';
import type { Doc, RuleId } from '../corpus/index.ts';
import {
  type Action,
  afterRefusal,
  drive,
  legality,
  type Outcome,
  type Question,
  type TraceEntry,
  type TraceNode,
} from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import type { Rules } from '../rules/index.ts';
import {
  type Assumption,
  combinations,
  firstPrint,
  formOfPlay,
  type GapFound,
  type Ground,
  gapsBearingOn,
  type QuestionFault,
  type Ruling,
  readQuestion,
  ruleOn,
  type Said,
  SET_UP,
  type Verdict,
} from '../ruling/index.ts';
import { type CardPool, cardPool, type GameState, layTable, plainName, type Setup, tellTable } from '../state/index.ts';
import type { BoardFile, Step } from './board-file.ts';

/** Carries out the steps of a scenario, one action after the other, with the answers that were given. */

/** A step that could not be read or answered as written. */
export interface StepFault {
  readonly code: QuestionFault['code'] | 'wrong-answers' | 'unused-answers' | 'missing-answers' | 'ambiguous-question';
  readonly said: string;
  readonly expected: readonly string[];
}

export interface ReplayedStep {
  readonly step: Step;
  readonly action: Action | null;
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  readonly trace: readonly TraceNode[];
  readonly needs: readonly Said[];
  readonly gaps: readonly GapFound[];
  /** A question that no answer was given for. */
  readonly open: Question | null;
  readonly fault: StepFault | null;
  readonly before: GameState;
  readonly after: GameState;
}

export interface Replay {
  readonly ruleset: Doc;
  readonly name: string;
  readonly pool: CardPool;
  readonly rules: Rules;
  readonly steps: readonly ReplayedStep[];
  /** The ruling on the file's `ask`, where it has one. */
  readonly ruling: Ruling | null;
  readonly rulingFault:
    | StepFault
    | {
        readonly code: 'unknown-assumption' | 'assumptions-collide' | 'nothing-to-ignore';
        readonly said: string;
        readonly expected: readonly string[];
      }
    | null;
  readonly state: GameState;
  readonly setup: Setup;
  readonly assumptions: readonly Assumption[];
}

export interface ReplayOptions {
  readonly pool: CardPool;
  readonly doc: Doc;
  readonly off?: ReadonlySet<RuleId>;
  /** Answers a question no answer was written for; null leaves it open. */
  readonly ask?: (question: Question, state: GameState) => string | null;
}

const carryOut = (
  step: Step,
  state: GameState,
  rules: Rules,
  file: BoardFile,
  ask: ReplayOptions['ask'],
): ReplayedStep => {
  const view = viewOf(state, rules.doc, rules.readings, rules.pool, rules.off);
  const blank = {
    step,
    action: null,
    verdict: 'undetermined' as const,
    grounds: [],
    trace: [],
    needs: [],
    gaps: [],
    open: null,
    fault: null,
    before: state,
    after: state,
  };
  if (state.phase === 'setup') return { ...blank, verdict: 'not-modelled', gaps: [SET_UP] };
  const read = readQuestion(view, step.do);
  if (!read.ok) return { ...blank, fault: read.fault };
  const judged = read.prepared.map((prepared) => ({
    prepared,
    grounds: legality(rules, prepared.state, prepared.action).grounds,
  }));
  const open = judged.filter(({ grounds }) => grounds.every((ground) => ground.lifted !== null));
  const [first, second] = open.length > 0 ? open : judged;
  if (first === undefined) return { ...blank, fault: { code: 'incomplete-question', said: step.do, expected: [] } };
  if (open.length > 1 && second !== undefined) {
    return {
      ...blank,
      fault: {
        code: 'ambiguous-question',
        said: step.do,
        expected: open.map(({ prepared }) => JSON.stringify(prepared.action)),
      },
    };
  }
  const { action, state: before } = first.prepared;
  let used = 0;
  const outcome: Outcome = drive(rules, before, action, (question, _asked, now) => {
    const answer = step.answers[used];
    if (answer !== undefined) {
      used += 1;
      return answer;
    }
    return ask?.(question, now) ?? null;
  });
  const ignored = file.assume.flatMap((text) => {
    const name = /^ignore\s+(.+)$/i.exec(text)?.[1];
    return name === undefined ? [] : [plainName(name)];
  });
  const gaps = gapsBearingOn(view, action, 'outcome').filter(
    (gap) =>
      !ignored.includes(plainName(gap.card)) && !ignored.includes(plainName(gap.card.replace(/ \([^)]*\)$/, ''))),
  );
  const base = { ...blank, action, gaps, before };
  const unused = step.answers.slice(used);
  const fault: StepFault | null =
    unused.length > 0 && outcome.kind !== 'no-such-answer'
      ? { code: 'unused-answers', said: unused.join(', '), expected: [] }
      : null;
  switch (outcome.kind) {
    case 'forbidden': {
      const { grounds } = outcome.legality;
      const declared = !grounds.some((ground) => ground.code === 'no-such-attack');
      const left = declared ? afterRefusal(rules, state, action) : { state, trace: [] };
      return {
        ...base,
        fault,
        verdict: gaps.length > 0 ? 'not-modelled' : 'illegal',
        grounds,
        trace: left.trace,
        after: left.state,
      };
    }
    case 'done':
      return {
        ...base,
        fault,
        verdict: gaps.length > 0 ? 'not-modelled' : 'legal',
        grounds: outcome.legality.grounds,
        trace: outcome.trace,
        after: outcome.state,
      };
    case 'pending': {
      const { question, trace, state: reached } = outcome;
      const waiting = { ...base, open: question, trace };
      // The action itself is over once it is a coin between turns that is waited for; what was expected of it can be looked at.
      if (reached.phase === 'between')
        return { ...waiting, verdict: gaps.length > 0 ? 'not-modelled' : 'legal', after: reached };
      const expected = expectedOf(question);
      return { ...waiting, fault: { code: 'missing-answers', said: step.answers.join(', '), expected } };
    }
    case 'not-told':
      return { ...base, fault, needs: [outcome.needs], trace: outcome.trace };
    case 'not-modelled': {
      const card = outcome.card === null ? 'the rules' : (view.cardAt(outcome.card)?.name ?? 'a card');
      const gap: GapFound = {
        card,
        place: outcome.place,
        clause: outcome.clause,
        text: outcome.clause,
        couldChange: [action.kind],
      };
      return { ...base, fault, verdict: 'not-modelled', gaps: [...gaps, gap], trace: outcome.trace };
    }
    case 'no-such-answer':
      return {
        ...base,
        fault: { code: 'wrong-answers', said: outcome.answer, expected: expectedOf(outcome.question) },
      };
    case 'unused-answers':
      return { ...base, fault: { code: 'unused-answers', said: outcome.unused.join(', '), expected: [] } };
  }
};

const expectedOf = (question: Question): readonly string[] =>
  question.kind === 'coin' ? ['heads', 'tails'] : question.options.map((option) => option.key);

/** May the replay go on behind this step? */
const goesOn = (one: ReplayedStep): boolean =>
  one.fault === null &&
  one.open === null &&
  (one.verdict === 'legal' ||
    one.verdict === 'illegal' ||
    (one.verdict === 'not-modelled' && one.after !== one.before));

const replayOnce = (
  file: BoardFile,
  pool: CardPool,
  options: ReplayOptions,
  picks: ReadonlyMap<string, string>,
): Replay => {
  const laid = layTable(file.setup, pool, oneOnOne, options.doc, picks);
  const rules = rulesetOf(options.doc, { pool: laid.pool, ...(options.off === undefined ? {} : { off: options.off }) });
  const steps: ReplayedStep[] = [];
  let state = laid.state;
  for (const step of file.steps) {
    const one = carryOut(step, state, rules, file, options.ask);
    steps.push(one);
    if (!goesOn(one)) break;
    state = one.after;
  }
  return {
    ruleset: options.doc,
    name: file.name ?? file.file,
    pool: laid.pool,
    rules,
    steps,
    ruling: null,
    rulingFault: null,
    state,
    setup: tellTable(state, laid.pool),
    assumptions: takenOnTheWay(steps),
  };
};

/** What a replay came to, told without prints: verdicts, grounds, the result, and the table after each step. */
const outline = (one: Replay): string =>
  JSON.stringify([
    one.steps.map((step) => [step.verdict, step.grounds.map((ground) => ground.rule), tellTable(step.after, one.pool)]),
    one.state.result,
  ]);

/**
 * Replays a scenario: its question, if it has one, and its steps. A name that stands for several prints is tried with each; prints on which a
 * step cannot even be read are left out, and if the rest do not agree the steps that differ are undetermined.
 */
export const replay = (file: BoardFile, options: ReplayOptions): Replay => {
  const pool = file.cards.length === 0 ? options.pool : cardPool([...options.pool.all(), ...file.cards]);
  const form = formOfPlay(file.setup);
  if (form !== null) return formNotRuledOn(file, pool, options, form);
  const first = layTable(file.setup, pool, oneOnOne, options.doc);
  const { picks, dropped } = combinations(first.ambiguous);
  const all = picks.map((pick) => replayOnce(file, pool, options, pick));
  // A print on which a step cannot be read is not the one that is meant, if another can be; an answer that is missing is no such fault.
  const readable = all.filter((one) =>
    one.steps.every((step) => step.fault === null || step.fault.code === 'missing-answers'),
  );
  const meant = readable.length > 0 ? readable : all;
  const [one] = meant;
  if (one === undefined) throw new Error('there is always one table');
  const parted = new Set(meant.map(outline)).size > 1;
  const steps = parted
    ? one.steps.map((step, at) => {
        const ends = new Set(
          meant.map((other) => {
            const there = other.steps[at];
            return there === undefined ? '' : JSON.stringify([there.verdict, tellTable(there.after, other.pool)]);
          }),
        );
        return ends.size > 1
          ? {
              ...step,
              verdict: 'undetermined' as const,
              needs: [...step.needs, ...printNeeds(first.ambiguous, options.doc)],
            }
          : step;
      })
    : one.steps;
  const asked =
    file.ask === undefined
      ? null
      : ruleOn(
          file.ask,
          { setup: file.setup, pool, doc: options.doc },
          { answers: file.answers, assume: file.assume, ...(options.off === undefined ? {} : { off: options.off }) },
        );
  return {
    ...one,
    steps,
    assumptions: [...one.assumptions, ...dropped.map(firstPrint)],
    ruling: asked?.ok === true ? asked.ruling : null,
    rulingFault: asked?.ok === false ? asked.fault : null,
  };
};

const printNeeds = (
  ambiguous: readonly {
    readonly name: string;
    readonly candidates: readonly { readonly print?: string; readonly key: string }[];
  }[],
  doc: Doc,
): readonly Said[] =>
  ambiguous.map(({ name, candidates }) => ({
    rule: `${doc}/102.2`,
    code: 'which-print',
    facts: { card: name, prints: candidates.map((card) => card.print ?? card.key) },
  }));

/** A replay in a form of play that is not ruled on: no step is carried out. */
const formNotRuledOn = (file: BoardFile, pool: CardPool, options: ReplayOptions, form: GapFound): Replay => {
  const bare = { ruleset: 'comprehensive-2009', used: [], sides: {}, effects: [] };
  const { state } = layTable(bare, pool, oneOnOne, options.doc);
  const [step] = file.steps;
  const asked = file.ask === undefined ? null : ruleOn(file.ask, { setup: file.setup, pool, doc: options.doc });
  return {
    ruleset: options.doc,
    name: file.name ?? file.file,
    pool,
    rules: rulesetOf(options.doc, { pool }),
    steps:
      step === undefined
        ? []
        : [
            {
              step,
              action: null,
              verdict: 'not-modelled',
              grounds: [],
              trace: [],
              needs: [],
              gaps: [form],
              open: null,
              fault: null,
              before: state,
              after: state,
            },
          ],
    ruling: asked?.ok === true ? asked.ruling : null,
    rulingFault: null,
    state,
    setup: file.setup,
    assumptions: [],
  };
};

/** What the engine took for granted while it carried the steps out: notes whose code begins with `taken-`. */
const takenOnTheWay = (steps: readonly ReplayedStep[]): readonly Assumption[] => {
  const found = new Map<string, Assumption>();
  const walk = (entries: readonly TraceEntry[], rule: RuleId): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') walk(entry.entries, entry.rule);
      else if (entry.kind === 'note' && entry.code.startsWith('taken-')) {
        const about = JSON.stringify(entry.facts);
        found.set(`${entry.code} ${about}`, {
          kind: 'told-by-nobody',
          about,
          code: entry.code,
          facts: entry.facts,
          rule,
        });
      }
    }
  };
  for (const step of steps) for (const node of step.trace) walk(node.entries, node.rule);
  return [...found.values()];
};
