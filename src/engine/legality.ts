import { type Facts, type View, viewOf } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameState } from '../state/index.ts';
import type { Action } from './action.ts';
import { type Forbid, isOff } from './form.ts';
import { paragraphOf } from './law.ts';
import type { Overruled, Ruleset } from './ruleset.ts';
import { NotTold } from './table.ts';

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
}

/** Asks every prohibition about this action: all grounds, not the first. Changes nothing. */
export const legality = <A>(rules: Ruleset<A>, state: GameState, action: Action): Legality => {
  const view = viewOf(state, rules);
  const grounds: FoundGround[] = [];
  const passed: { rule: RuleId; code: string }[] = [];
  const notTold: Legality['notTold'][number][] = [];
  for (const forbid of rules.forbids[action.kind] as readonly Forbid<A>[]) {
    if (isOff(rules.off, forbid.law, rules.doc) || !forbid.concerns(view, action)) continue;
    const rule = paragraphOf(forbid.law, rules.doc);
    try {
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
  return { grounds, passed, notTold };
};

/** What could lift a prohibition; nothing is promised that hangs on a fact nobody told. */
const liftsOf = <A>(forbid: Forbid<A>, view: View, action: Action, rules: Ruleset<A>): FoundGround['lifts'] => {
  try {
    return forbid
      .lifts(view, action, rules)
      .map((lift) => ({ rule: paragraphOf(lift.law, rules.doc), code: lift.code, facts: lift.facts ?? {} }));
  } catch (stop) {
    if (stop instanceof NotTold) return [];
    throw stop;
  }
};
