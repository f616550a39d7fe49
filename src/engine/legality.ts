import { type Facts, settledView, type View } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameState } from '../state/index.ts';
import type { Action, ActionKind } from './action.ts';
import { type Forbid, isOff } from './form.ts';
import { type AnyLaw, paragraphOf, type Sources, speaksOfLaw } from './law.ts';
import { NotTold } from './not-told.ts';
import type { Overruled, Ruleset } from './ruleset.ts';

/** A prohibition that bites, with what lifts it on this table, and what could lift it. */
export interface FoundGround {
  readonly rule: RuleId;
  readonly code: string;
  readonly bar: string;
  readonly facts: Facts;
  readonly lifted: Overruled | null;
  readonly lifts: readonly { readonly rule: RuleId; readonly code: string; readonly facts: Facts }[];
}

export interface Legality {
  /** Every ground against it, lifted ones included. */
  readonly grounds: readonly FoundGround[];
  /** Prohibitions that were asked and do not bite. */
  readonly passed: readonly { readonly rule: RuleId; readonly code: string }[];
  /** Facts that prohibitions needed and nobody told. */
  readonly notTold: readonly { readonly rule: RuleId; readonly code: string; readonly facts: Facts }[];
  /** Where another document would forbid it and this one is silent: what is inferred from that. */
  readonly unsaid: readonly { readonly rule: RuleId; readonly code: string; readonly facts: Facts }[];
}

/** A prohibition under one ruleset, which says once and for all whether it is switched off and which paragraph it has. */
interface Standing<A> {
  readonly forbid: Forbid<A>;
  /** How it is told that it does not bite. Null where the document has no paragraph: whoever needs it breaks off. */
  readonly passed: Legality['passed'][number] | null;
}

const standing = new WeakMap<object, Map<ActionKind, readonly Standing<unknown>[]>>();

const paragraphIfAny = (law: AnyLaw, sources: Sources): RuleId | null => {
  try {
    return paragraphOf(law, sources);
  } catch (stop) {
    if (stop instanceof NotTold) return null;
    throw stop;
  }
};

/** The prohibitions on this kind of action that are in force, looked up once for a ruleset. */
const inForceOn = <A>(rules: Ruleset<A>, kind: ActionKind): readonly Standing<A>[] => {
  let byKind = standing.get(rules);
  if (byKind === undefined) {
    byKind = new Map();
    standing.set(rules, byKind);
  }
  const known = byKind.get(kind);
  if (known !== undefined) return known as readonly Standing<A>[];
  const found = (rules.forbids[kind] as readonly Forbid<A>[])
    .filter(({ law }) => !isOff(rules, law))
    .map((forbid) => {
      const rule = paragraphIfAny(forbid.law, rules);
      return { forbid, passed: rule === null ? null : { rule, code: forbid.code } };
    });
  byKind.set(kind, found as unknown as readonly Standing<unknown>[]);
  return found;
};

/** Asks every prohibition about this action: all grounds, not the first. Changes nothing. */
export const legality = <A>(rules: Ruleset<A>, state: GameState, action: Action): Legality => {
  const view = settledView(state, rules);
  const grounds: FoundGround[] = [];
  const passed: Legality['passed'][number][] = [];
  const notTold: Legality['notTold'][number][] = [];
  for (const { forbid, passed: known } of inForceOn(rules, action.kind)) {
    try {
      if (!forbid.concerns(view, action)) continue;
      const asPassed = known ?? { rule: paragraphOf(forbid.law, rules), code: forbid.code };
      const facts = forbid.when(view, action, rules);
      if (facts === null) passed.push(asPassed);
      else {
        grounds.push({
          rule: asPassed.rule,
          code: forbid.code,
          bar: forbid.bar,
          facts,
          // A prohibition that bites while nobody knows whether a card lifts it decides nothing.
          lifted: rules.overruled(view, action, forbid.bar, forbid.imposedBy(view, action)),
          lifts: liftsOf(forbid, view, action, rules),
        });
      }
    } catch (stop) {
      if (!(stop instanceof NotTold)) throw stop;
      if (!notTold.some((need) => need.code === stop.code))
        notTold.push({ rule: stop.rule, code: stop.code, facts: stop.facts });
    }
  }
  const unsaid: Legality['unsaid'][number][] = [];
  for (const { rule, inferred, open } of rules.unsaid[action.kind]) {
    const facts = wouldBite(rule, open !== null, view, action, rules);
    if (facts === null) continue;
    if (facts instanceof NotTold) {
      // Where the document may well mean the same, the fact decides; where it forbids nothing, it is no matter.
      if (open !== null && !notTold.some(({ code }) => code === facts.code))
        notTold.push({ rule: facts.rule, code: facts.code, facts: facts.facts });
    } else if (open === null) unsaid.push({ rule: inferred, code: rule.code, facts });
    else notTold.push({ rule: inferred, code: 'document-silent-on', facts: open });
  }
  return { grounds, passed, notTold, unsaid };
};

/** Would a prohibition of other documents bite here? Or which fact does it need that nobody told? */
const wouldBite = <A>(
  rule: Forbid<A>,
  open: boolean,
  view: View,
  action: Action,
  rules: Ruleset<A>,
): Facts | NotTold | null => {
  try {
    const facts = rule.concerns(view, action) ? rule.when(view, action, rules) : null;
    // Whether it is forbidden is no matter where the card says that it is not.
    if (facts !== null && open && rules.overruled(view, action, rule.bar, null) !== null) return null;
    return facts;
  } catch (stop) {
    if (stop instanceof NotTold) return stop;
    throw stop;
  }
};

/** What could lift a prohibition; nothing is promised that hangs on a fact nobody told. */
const liftsOf = <A>(forbid: Forbid<A>, view: View, action: Action, rules: Ruleset<A>): FoundGround['lifts'] => {
  try {
    return (
      forbid
        .lifts(view, action, rules)
        // What only another document knows lifts nothing here.
        .filter((lift) => speaksOfLaw(lift.law, rules.doc))
        .map((lift) => ({ rule: paragraphOf(lift.law, rules), code: lift.code, facts: lift.facts ?? {} }))
    );
  } catch (stop) {
    if (stop instanceof NotTold) return [];
    throw stop;
  }
};
