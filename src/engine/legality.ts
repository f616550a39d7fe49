import { type Facts, type View, viewOf } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import { type Forbid, isOff } from './form.ts';
import { paragraphOf, speaksOfLaw } from './law.ts';
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

/** Asks every prohibition about this action: all grounds, not the first. Changes nothing. */
export const legality = <A>(rules: Ruleset<A>, state: GameState, action: Action): Legality => {
  const view = viewOf(state, rules);
  const grounds: FoundGround[] = [];
  const passed: { rule: RuleId; code: string }[] = [];
  const notTold: Legality['notTold'][number][] = [];
  for (const forbid of rules.forbids[action.kind] as readonly Forbid<A>[]) {
    try {
      if (isOff(rules, forbid.law) || !forbid.concerns(view, action)) continue;
      const rule = paragraphOf(forbid.law, rules);
      const facts = forbid.when(view, action, rules);
      if (facts === null) passed.push({ rule, code: forbid.code });
      else {
        grounds.push({
          rule,
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
  const unsaid = unsaidOf(rules, view, action);
  for (const { inferred, open } of unsaid)
    if (open !== null) notTold.push({ rule: inferred, code: 'document-silent-on', facts: open });
  return {
    grounds,
    passed,
    notTold,
    unsaid: unsaid
      .filter(({ open }) => open === null)
      .map(({ inferred, code, facts }) => ({ rule: inferred, code, facts })),
  };
};

/** Prohibitions of other documents that would bite here. What they cannot tell of this table is no matter, for they forbid nothing. */
const unsaidOf = <A>(rules: Ruleset<A>, view: View, action: Action) =>
  rules.unsaid[action.kind].flatMap(({ rule, inferred, open }) => {
    try {
      const facts = rule.concerns(view, action) ? rule.when(view, action, rules) : null;
      // Whether it is forbidden is no matter where the card says that it is not.
      if (facts !== null && open !== null && rules.overruled(view, action, rule.bar, null) !== null) return [];
      return facts === null ? [] : [{ inferred, open, code: rule.code, facts }];
    } catch (stop) {
      if (stop instanceof NotTold) return [];
      throw stop;
    }
  });

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
