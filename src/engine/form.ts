import type {
  Act,
  AllowanceCode,
  ClaimKind,
  Facts,
  Force,
  NeedCode,
  NoteCode,
  Obstacle,
  Recorder,
  View,
  Why,
} from '../claims/index.ts';
import type { Doc, RuleId } from '../corpus/index.ts';
import { valueRecorded } from './acting.ts';
import { type Action, type ActionKind, type ActionOf, isSetUp } from './action.ts';
import { type AnyLaw, isAbsent, type Law, paragraphOf, type Sources } from './law.ts';
import { enrol } from './registry.ts';
import type { Ruleset } from './ruleset.ts';
import type { Table } from './table.ts';
import { idleNode, type TraceNode } from './trace.ts';
import { UnknownFact } from './unknown-fact.ts';

/**
 * The forms a rule can take. Each binds a law (where the rule stands) to a behaviour; the behaviour says nothing about ids, traces or words.
 * Switched off (`Ruleset.off`, for tests of what a rule does) a prohibition never applies, a step does nothing or what `otherwise` says, a
 * reading gives what `otherwise` says. The recorder of the view hears whether a value would have been different without its rule.
 */

export const isOff = (where: Pick<View, 'off'> & Sources, law: AnyLaw): boolean =>
  isAbsent(law, where) || (where.off.size > 0 && where.off.has(paragraphOf(law, where)));

/** Something that would allow what a ground forbids, now or later. */
export interface Allowance {
  readonly law: AnyLaw;
  readonly code: AllowanceCode;
  readonly facts?: Facts;
}

/**
 * "You may not …". `when` gives the facts if it applies on this table, null if it does not. Its code stands in it alone: the type of all codes of
 * grounds is made of the list of prohibitions.
 */
export interface Forbid<
  A = unknown,
  K extends ActionKind = ActionKind,
  D extends Doc = Doc,
  C extends string = string,
> {
  readonly form: 'forbids';
  readonly acts: readonly K[];
  readonly obstacle: Obstacle;
  readonly code: C;
  readonly law: Law<D>;
  /**
   * The claim that something on the table has to say for it to apply: where nothing does, it does not apply, and one with `concerns` has nothing to do
   * with the action. Null where it applies by itself.
   */
  readonly claim: ClaimKind | null;
  concerns(view: View, action: ActionOf<K>): boolean;
  // Methods, so that a rule about one kind of action fits a list of rules about any.
  when(view: View, action: ActionOf<K>, rules: Ruleset<A>): Facts | null;
  allowances(view: View, action: ActionOf<K>, rules: Ruleset<A>): readonly Allowance[];
  /** The effect that forbids, where an effect does and not a rule: another effect may go before it. */
  imposedBy(view: View, action: ActionOf<K>): Force | null;
  /** Reports the rules used to interpret the text, whether or not the prohibition applies. */
  readBy(view: View, action: ActionOf<K>, why: Why, rules: Ruleset<A>): void;
}

/** What a prohibition is made of. */
export interface ForbidParts<A, K extends ActionKind, D extends Doc, C extends string> {
  readonly acts: readonly K[];
  readonly obstacle: Obstacle;
  readonly code: C;
  readonly law: Law<D>;
  readonly claim?: ClaimKind | null;
  /** Is the rule about this action? If not, it is not even listed as passed. */
  readonly concerns?: (view: View, action: ActionOf<K>) => boolean;
  readonly when: (view: View, action: ActionOf<K>, rules: Ruleset<A>) => Facts | null;
  readonly allowances?: (view: View, action: ActionOf<K>, rules: Ruleset<A>) => readonly Allowance[];
  readonly imposedBy?: (view: View, action: ActionOf<K>) => Force | null;
  readonly readBy?: (view: View, action: ActionOf<K>, why: Why, rules: Ruleset<A>) => void;
}

export const forbids = <D extends Doc, K extends ActionKind, A, C extends string>(
  parts: ForbidParts<A, K, D, C>,
): Forbid<A, K, D, C> => {
  enrol(parts.law);
  return {
    form: 'forbids',
    allowances: nothingAllows,
    claim: null,
    concerns: concernsAll,
    imposedBy: noEffect,
    readBy: noTextRead,
    ...parts,
  };
};

/** Defaults of a prohibition, known by name so that they need not be called for every action. */
export const concernsAll = (): boolean => true;
export const nothingAllows = (): readonly Allowance[] => [];
export const noTextRead = (): void => {};
const noEffect = (): null => null;

/** "Do this, then that", or one line of a procedure that documents order differently. */
export interface Step<Args extends readonly unknown[], T, A = unknown, D extends Doc = Doc> {
  (t: Table<A>, ...args: Args): T;
  readonly form: 'step';
  readonly law: Law<D>;
}

/** Further arguments of a step. They are handed on one by one: a list would be created at every step. */
type FewArgs = readonly [first?: unknown, second?: unknown, third?: unknown, fourth?: unknown];

type Body<A, T> = (t: Table<A>, ...args: FewArgs) => T;

export const step = <D extends Doc, Args extends readonly unknown[] & FewArgs, T, A>(
  law: Law<D>,
  body: (t: Table<A>, ...args: Args) => T,
  otherwise?: (t: Table<A>, ...args: Args) => T,
): Step<Args, T, A, D> => {
  const idleNodeAt = idleNodeUnder(law);
  const act = body as unknown as Body<A, T>;
  const instead = otherwise as unknown as Body<A, T> | undefined;
  const run: Body<A, T> = (t, first, second, third, fourth) => {
    const idle = idleNodeAt(t.rules);
    if (idle === null || (t.rules.off.size > 0 && t.rules.off.has(idle.rule)))
      return instead === undefined ? (undefined as T) : instead(t, first, second, third, fourth);
    t.enter(idle);
    try {
      return act(t, first, second, third, fourth);
    } finally {
      t.leave();
    }
  };
  return Object.assign(run as unknown as (t: Table<A>, ...args: Args) => T, { form: 'step' as const, law });
};

/** The document in force, the paragraphs switched off and the recorder: enough for a rule that looks at no table. */
export type Where = Pick<View, 'doc' | 'fallback' | 'off' | 'recorder'>;

const noListener = (): void => {};

/** Records what a rule says, under its paragraph. Values are read often and explained seldom, so nothing is created without a listener. */
const reportUnder = (id: RuleId, why: Why | undefined): ((code: NoteCode, facts?: Facts) => void) =>
  why === undefined ? noListener : (code, facts) => why(id, code, facts);

/** A value or a predicate that a rule defines. `otherwise` is the value without that rule. */
export interface Reading<Args extends readonly unknown[], T, D extends Doc = Doc, V extends Where = View> {
  (view: V, args: Args, why?: Why): T;
  readonly form: 'reading';
  readonly law: Law<D>;
  /** The paragraph in force, for citing the reading by hand. */
  readonly rule: (sources: Sources) => RuleId;
}

export const reading = <D extends Doc, Args extends readonly unknown[], T, V extends Where = View>(
  law: Law<D>,
  value: (view: V, args: Args, why: (code: NoteCode, facts?: Facts) => void, asked: Why | undefined) => T,
  otherwise: (view: V, args: Args) => T,
): Reading<Args, T, D, V> => {
  const rule = ruleAt(law);
  const read = (view: V, args: Args, why?: Why): T => {
    const id = rule(view);
    if (id === null || (view.off.size > 0 && view.off.has(id))) return otherwise(view, args);
    return view.recorder === null
      ? value(view, args, reportUnder(id, why), why)
      : recorded(view, view.recorder, id, args, why);
  };
  // Apart from the reading itself, which is asked at every step of a game and makes no closures.
  const recorded = (view: V, recorder: Recorder, id: RuleId, args: Args, why: Why | undefined): T =>
    valueRecorded(
      view,
      recorder,
      id,
      () => value(view, args, reportUnder(id, why), why),
      (alone) => otherwise(alone, args),
    );
  return Object.assign(read, { form: 'reading' as const, law, rule: (sources: Sources) => paragraphOf(law, sources) });
};

/** One stage of a reckoning: damage in, damage out (damage points). */
export interface Stage<Ctx, D extends Doc = Doc> {
  (view: View, damage: number, ctx: Ctx, why?: Why): number;
  readonly form: 'stage';
  readonly law: Law<D>;
}

export const stage = <D extends Doc, Ctx>(
  law: Law<D>,
  reckon: (
    view: View,
    damage: number,
    ctx: Ctx,
    why: (code: NoteCode, facts?: Facts) => void,
    asked: Why | undefined,
  ) => number,
): Stage<Ctx, D> => {
  const rule = ruleAt(law);
  const run = (view: View, damage: number, ctx: Ctx, why?: Why): number => {
    const id = rule(view);
    if (id === null || (view.off.size > 0 && view.off.has(id))) return damage;
    return view.recorder === null
      ? reckon(view, damage, ctx, reportUnder(id, why), why)
      : recorded(view, view.recorder, id, damage, ctx, why);
  };
  const recorded = (
    view: View,
    recorder: Recorder,
    id: RuleId,
    damage: number,
    ctx: Ctx,
    why: Why | undefined,
  ): number =>
    valueRecorded(
      view,
      recorder,
      id,
      () => reckon(view, damage, ctx, reportUnder(id, why), why),
      () => damage,
    );
  return Object.assign(run, { form: 'stage' as const, law });
};

/** What is made of the paragraph of a law, once for the sources asked last; null where play is without it. */
const madeAt = <T>(law: AnyLaw, make: (rule: RuleId) => T): ((sources: Sources) => T | null) => {
  enrol(law);
  let doc: Sources['doc'] | null = null;
  let fallback: Sources['fallback'] = null;
  let made: T | null = null;
  return (sources) => {
    if (sources.doc !== doc || sources.fallback !== fallback) {
      made = isAbsent(law, sources) ? null : make(paragraphOf(law, sources));
      ({ doc, fallback } = sources);
    }
    return made;
  };
};

const ruleAt = (law: AnyLaw): ((sources: Sources) => RuleId | null) => madeAt(law, (rule) => rule);

/** The trace node of a step that does nothing. */
const idleNodeUnder = (law: AnyLaw): ((sources: Sources) => TraceNode | null) => madeAt(law, idleNode);

/** What a prohibition is called when a card speaks of it. */
export const actOf = (action: Action): Act | null =>
  action.kind === 'draw' || action.kind === 'end-turn' || isSetUp(action) ? null : action.kind;

/** Breaks the step off because a rule needs a fact that is not given. */
export const unknownFact = (view: View, law: AnyLaw, code: NeedCode, facts: Facts): never => {
  throw new UnknownFact(paragraphOf(law, view), code, facts);
};
