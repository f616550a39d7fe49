import {
  type AllowanceCode,
  type ClaimKind,
  type Facts,
  type GroundCode,
  type NeedCode,
  type NoteCode,
  settledView,
  type View,
} from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { GameState } from '../state/index.ts';
import type { Action, ActionKind } from './action.ts';
import { concernsAll, type Forbid, isOff, noTextRead, nothingAllows } from './form.ts';
import { type AnyLaw, paragraphOf, type Sources, speaksOfLaw } from './law.ts';
import type { Overruled, Ruleset, UnsaidForbid } from './ruleset.ts';
import { UnknownFact } from './unknown-fact.ts';

/** A prohibition that applies, with what overrules it on this table, and what could allow the act. */
export interface FoundGround {
  readonly rule: RuleId;
  readonly code: GroundCode;
  readonly obstacle: string;
  readonly facts: Facts;
  readonly overruled: Overruled | null;
  readonly allowances: readonly { readonly rule: RuleId; readonly code: AllowanceCode; readonly facts: Facts }[];
}

export interface Legality {
  /** Every ground against it, overruled ones included. */
  readonly grounds: readonly FoundGround[];
  /** Prohibitions that were asked and do not apply. */
  readonly passed: readonly { readonly rule: RuleId; readonly code: GroundCode }[];
  /** Facts that prohibitions need and that are not given. */
  readonly unknownFacts: readonly { readonly rule: RuleId; readonly code: NeedCode; readonly facts: Facts }[];
  /** Where another document would forbid it and this one is silent: what is inferred from that. */
  readonly unsaid: readonly { readonly rule: RuleId; readonly code: GroundCode; readonly facts: Facts }[];
}

/**
 * A prohibition under one ruleset, in one shape whatever it is made of: so many are asked of one action that finding what to ask would cost the most.
 */
interface Standing<A> {
  /** Null where it has to do with every action of its kind. */
  readonly concerns: Forbid<A>['concerns'] | null;
  readonly when: Forbid<A>['when'];
  /** What is reported if it does not apply. Null where the document has no paragraph: then asking it breaks off. */
  readonly passed: Legality['passed'][number] | null;
  readonly obstacle: Forbid<A>['obstacle'];
  readonly imposedBy: Forbid<A>['imposedBy'];
  /** Null where nothing ever allows the act. */
  readonly allowances: Forbid<A>['allowances'] | null;
  /** Null where it depends on no text. */
  readonly readBy: Forbid<A>['readBy'] | null;
  readonly forbid: Forbid<A>;
}

/** The type of codes is made of the list that every ruleset is put together from, so each code of a prohibition is one of them. */
const groundOf = ({ code }: { readonly code: string }): GroundCode => code as GroundCode;

/** What is asked of an action of one kind under one ruleset. */
interface Bans<A> extends Asked<A> {
  /** The claims without which some of them do not apply. */
  readonly claims: readonly ClaimKind[];
  /** What is left to ask where nothing on the table says any of these. */
  readonly withoutClaims: Asked<A>;
}

interface Asked<A> {
  readonly inForce: readonly Standing<A>[];
  readonly unsaid: readonly UnsaidForbid<A>[];
}

/** By the prohibitions of a document, of the one that fills its silences, and of a form of play; they are the same for every pool of cards. */
const known = new WeakMap<object, Map<ActionKind, Bans<unknown>>>();

const paragraphIfAny = (law: AnyLaw, sources: Sources): RuleId | null => {
  try {
    return paragraphOf(law, sources);
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};

const standing = <A>(forbid: Forbid<A>, rules: Ruleset<A>): Standing<A> => {
  const { obstacle, when, concerns, imposedBy, allowances, readBy } = forbid;
  const rule = paragraphIfAny(forbid.law, rules);
  return {
    concerns: concerns === concernsAll ? null : concerns,
    when,
    passed: rule === null ? null : { rule, code: groundOf(forbid) },
    obstacle,
    imposedBy,
    allowances: allowances === nothingAllows ? null : allowances,
    readBy: readBy === noTextRead ? null : readBy,
    forbid,
  };
};

/** The prohibitions on this kind of action that are in force, looked up once for all rulesets that have them; with rules switched off, for each. */
const bansOn = <A>(rules: Ruleset<A>, kind: ActionKind): Bans<A> => {
  const by = rules.off.size === 0 ? rules.forbids : rules;
  let byKind = known.get(by);
  if (byKind === undefined) {
    byKind = new Map();
    known.set(by, byKind);
  }
  const before = byKind.get(kind);
  if (before !== undefined) return before as Bans<A>;
  const forbids = rules.forbids[kind] as readonly Forbid<A>[];
  const inForce = forbids.filter(({ law }) => !isOff(rules, law)).map((forbid) => standing(forbid, rules));
  const unsaid = rules.unsaid[kind];
  const claims = [...inForce.map(({ forbid }) => forbid), ...unsaid.map(({ rule }) => rule)].map(({ claim }) => claim);
  const found: Bans<A> = {
    inForce,
    unsaid,
    claims: [...new Set(claims)].filter((claim) => claim !== null),
    withoutClaims: {
      inForce: inForce.flatMap((one) => passedWithoutClaim(one)),
      unsaid: unsaid.filter(({ rule }) => rule.claim === null),
    },
  };
  byKind.set(kind, found as Bans<unknown>);
  return found;
};

const appliesNot = (): null => null;

/** What is asked of a prohibition where nothing says its claim: it does not apply, and one with `concerns` is not even listed as passed. */
const passedWithoutClaim = <A>(one: Standing<A>): readonly Standing<A>[] => {
  if (one.forbid.claim === null) return [one];
  return one.concerns === null ? [{ ...one, when: appliesNot }] : [];
};

/** Actions of one kind are asked about one after the other: what is to be asked of the last one is kept. */
let askedLast: { readonly bans: object; readonly view: View; readonly asked: unknown } | null = null;

/** What of these prohibitions is to be asked on this table. A recorder hears of every rule that is asked, so with one none is left out. */
const askedOn = <A>(bans: Bans<A>, view: View): Asked<A> => {
  if (view.recorder !== null) return bans;
  if (askedLast !== null && askedLast.view === view && askedLast.bans === bans) return askedLast.asked as Asked<A>;
  const asked = withClaimsSaid(bans, view);
  askedLast = { bans, view, asked };
  return asked;
};

/** Without those that say nothing where no text on the table makes their claims. */
const withClaimsSaid = <A>(bans: Bans<A>, view: View): Asked<A> => {
  try {
    for (const claim of bans.claims) if (view.says(claim)) return bans;
    return bans.withoutClaims;
  } catch (stop) {
    // Each of them says itself which fact it needs.
    if (stop instanceof UnknownFact) return bans;
    throw stop;
  }
};

const NOTHING: readonly never[] = [];

/** The legality of an action that is known to be allowed to begin. */
export const MAY_BE_BEGUN: Legality = { grounds: NOTHING, passed: NOTHING, unknownFacts: NOTHING, unsaid: NOTHING };

/** Asks every prohibition about this action: all grounds, not the first. Changes nothing. */
export const legality = <A>(rules: Ruleset<A>, state: GameState, action: Action): Legality => {
  const view = settledView(state, rules);
  const grounds: FoundGround[] = [];
  const passed: Legality['passed'][number][] = [];
  const unknownFacts: Legality['unknownFacts'][number][] = [];
  const bans = askedOn(bansOn(rules, action.kind), view);
  for (const { concerns, when, passed: asked, obstacle, imposedBy, allowances, forbid } of bans.inForce) {
    try {
      if (concerns !== null && !concerns(view, action)) continue;
      const asPassed = asked ?? { rule: paragraphOf(forbid.law, rules), code: groundOf(forbid) };
      const facts = when(view, action, rules);
      if (facts === null) passed.push(asPassed);
      else {
        grounds.push({
          rule: asPassed.rule,
          code: asPassed.code,
          obstacle,
          facts,
          // A prohibition that applies decides nothing while it is unknown whether a card overrules it.
          overruled: rules.overruled(view, action, obstacle, imposedBy(view, action)),
          allowances: allowances === null ? NOTHING : allowancesKnown(allowances, view, action, rules),
        });
      }
    } catch (stop) {
      if (!(stop instanceof UnknownFact)) throw stop;
      if (!unknownFacts.some((need) => need.code === stop.code))
        unknownFacts.push({ rule: stop.rule, code: stop.code, facts: stop.facts });
    }
  }
  if (bans.unsaid.length === 0) return { grounds, passed, unknownFacts, unsaid: NOTHING };
  const unsaid: Legality['unsaid'][number][] = [];
  for (const { rule, inferred, open } of bans.unsaid) {
    const facts = wouldApply(rule, open !== null, view, action, rules);
    if (facts === null) continue;
    if (facts instanceof UnknownFact) {
      // Where the document may well mean the same, the fact decides; where it forbids nothing, it does not matter.
      if (open !== null && !unknownFacts.some(({ code }) => code === facts.code))
        unknownFacts.push({ rule: facts.rule, code: facts.code, facts: facts.facts });
    } else if (open === null) unsaid.push({ rule: inferred, code: groundOf(rule), facts });
    else unknownFacts.push({ rule: inferred, code: 'document-silent-on', facts: open });
  }
  return { grounds, passed, unknownFacts, unsaid };
};

/** A rule by which a text was read, with the fact of this table. */
export interface TextRead {
  /** The prohibition that asked. */
  readonly of: GroundCode;
  readonly rule: RuleId;
  readonly code: NoteCode;
  readonly facts: Facts;
}

/**
 * The rules used to interpret the texts on which the legality of an action depends. Apart from the legality, which is asked at every step of a
 * game: only who explains it wants to know.
 */
export const textsRead = <A>(rules: Ruleset<A>, state: GameState, action: Action): readonly TextRead[] => {
  const view = settledView(state, rules);
  const found: TextRead[] = [];
  for (const { concerns, readBy, forbid } of bansOn(rules, action.kind).inForce) {
    if (readBy === null) continue;
    const of = groundOf(forbid);
    try {
      if (concerns !== null && !concerns(view, action)) continue;
      readBy(view, action, (rule, code, facts = {}) => found.push({ of, rule, code, facts }), rules);
    } catch (stop) {
      // The legality has already reported what is not given.
      if (!(stop instanceof UnknownFact)) throw stop;
    }
  }
  return found;
};

/** What the document leaves open and a card settles on this table: whatever it means, the card allows the act. */
export interface SettledByCard {
  /** What is left open. */
  readonly what: string;
  readonly by: Overruled;
}

/** Apart from the legality as well, for only who explains it wants to know. */
export const settledByCards = <A>(rules: Ruleset<A>, state: GameState, action: Action): readonly SettledByCard[] => {
  const view = settledView(state, rules);
  return bansOn(rules, action.kind).unsaid.flatMap(({ rule, open }): readonly SettledByCard[] => {
    if (open === null) return [];
    try {
      if (!rule.concerns(view, action) || rule.when(view, action, rules) === null) return [];
      const by = rules.overruled(view, action, rule.obstacle, null);
      return by === null ? [] : [{ what: open.what, by }];
    } catch (stop) {
      if (stop instanceof UnknownFact) return [];
      throw stop;
    }
  });
};

/** Would a prohibition of other documents apply here? Or which fact does it need that is not given? */
const wouldApply = <A>(
  rule: Forbid<A>,
  open: boolean,
  view: View,
  action: Action,
  rules: Ruleset<A>,
): Facts | UnknownFact | null => {
  try {
    const facts = rule.concerns(view, action) ? rule.when(view, action, rules) : null;
    // A card that allows the act settles it, whatever the document means.
    if (facts !== null && open && rules.overruled(view, action, rule.obstacle, null) !== null) return null;
    return facts;
  } catch (stop) {
    if (stop instanceof UnknownFact) return stop;
    throw stop;
  }
};

/** What could allow the act; nothing is promised that depends on a fact that is not given. */
const allowancesKnown = <A>(
  allowances: Forbid<A>['allowances'],
  view: View,
  action: Action,
  rules: Ruleset<A>,
): FoundGround['allowances'] => {
  try {
    const found: FoundGround['allowances'][number][] = [];
    for (const { law, code, facts = {} } of allowances(view, action, rules)) {
      // What only another document knows allows nothing here.
      if (speaksOfLaw(law, rules.doc)) found.push({ rule: paragraphOf(law, rules), code, facts });
    }
    return found;
  } catch (stop) {
    if (stop instanceof UnknownFact) return NOTHING;
    throw stop;
  }
};
