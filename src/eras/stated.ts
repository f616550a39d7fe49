import type { View } from '../claims/index.ts';
import type { Doc, RuledDoc } from '../corpus/index.ts';
import {
  ACTION_KINDS,
  type Action,
  decidesOtherwise,
  enrol,
  type Forbid,
  lawOf,
  type Ruleset,
  speaksOfLaw,
  statesLaw,
  unsaidOf,
} from '../engine/index.ts';
import {
  type Answers,
  evolution,
  type FormatAnswers,
  mayAttack,
  phases,
  powerLimits,
  retreat,
  stadiums,
  waitingMulligan,
} from '../rules/index.ts';
import { PLAIN_SETTING_UP, POINTS, type Prohibition, prohibitions } from './prohibitions.ts';
import { type Era, type Filling, resolved } from './resolve.ts';

/** What a document says, whatever cards there are: the same for every table of one form of play. */
export interface Stated {
  /** Its answers with those of the form. A question on which it is silent breaks off when it is asked. */
  readonly answers: Answers<Doc>;
  readonly forbids: Ruleset<Answers<Doc>>['forbids'];
  readonly unsaid: Ruleset<Answers<Doc>>['unsaid'];
}

/** What a document states itself, in its own way: there a fallback fills nothing. */
const STATED_OTHERWISE = [
  {
    rules: [retreat.oncePerTurn, stadiums.oneStadium, powerLimits.pokePowerOnce],
    law: phases.AS_OFTEN_AS_LIKED,
  },
  {
    // A hand without a Basic Pokémon is shown and shuffled at once: no player waits.
    rules: [waitingMulligan.waitsForTheOther, waitingMulligan.waitsOnce],
    law: lawOf({
      'comprehensive-2009': ['500.4', 'no Basic Pokémon card'],
      'ex-2003': ['Begin#2', 'no Basic Pokémon in hand'],
      'neo-2001': ['Play.4', 'no Basic Pokémon in hand'],
    }),
  },
  {
    // An attack belongs to every turn; what the first turn lacks is listed, and the attack is not in that list.
    rules: [mayAttack.startingPlayerWaits],
    law: lawOf({
      'comprehensive-2009': ['603.1', 'a player declares an attack'],
      'neo-2001': ['Play.9C', 'You attack with your Active Pokémon'],
    }),
  },
  // One sentence forbids both this and what another prohibition cites it for.
  {
    rules: [mayAttack.benchedDoNotAttack],
    law: lawOf({
      'advanced-2018': ['I.A-01#1', 'of their Active Pokémon'],
      'advanced-2025': ['I.A-01#1', 'of their Active Pokémon'],
    }),
  },
  {
    rules: [mayAttack.energyIsChecked],
    law: lawOf({ 'advanced-2018': ['I.A-01#2', 'must be covered'], 'advanced-2025': ['I.A-01#2', 'must be covered'] }),
  },
  {
    rules: [evolution.onlyOntoNamed],
    law: lawOf({
      'advanced-2018': ['I.A-05#1', 'as the one it evolves from'],
      'advanced-2025': ['I.A-05#1', 'an Evolution Pokémon that evolves from it'],
    }),
  },
] as const;
for (const { law } of STATED_OTHERWISE) enrol(law);

/** Does the document say of itself that this does not hold? Then no other fills it. */
export const isContrary = (rule: Prohibition, doc: Doc): boolean =>
  decidesOtherwise(rule.law, { doc }) ||
  STATED_OTHERWISE.some(({ rules, law }) => (rules as readonly Prohibition[]).includes(rule) && statesLaw(law, doc));

type Point = (typeof POINTS)[number];

/**
 * The wording that a document has of a point, or the one that its fallback fills it with. What the document only infers is a silence: a wording that the
 * fallback states takes its place as a whole, so that no point is put twice.
 */
export const wordingsOf = (
  point: Point,
  doc: Doc,
  fallback: Doc | null,
): { readonly own: Point[number] | undefined; readonly filled: Point[number] | undefined } => {
  const wordingOf = (of: Doc) => point.find(([lead]) => speaksOfLaw(lead.law, of));
  const own = wordingOf(doc);
  if (fallback === null) return { own, filled: undefined };
  if (own === undefined) return { own, filled: wordingOf(fallback) };
  if (own.some(({ law }) => statesLaw(law, doc))) return { own, filled: undefined };
  const stated = point.find((wording) => wording !== own && statesLaw(wording[0].law, fallback));
  return stated === undefined ? { own, filled: undefined } : { own: undefined, filled: stated };
};

/**
 * What a document infers of a point which its fallback states for some acts or cards alone: it goes on to hold for all others, so that none of them is left
 * without a rule.
 */
const besides = (rule: Prohibition, stated: readonly Prohibition[]): Prohibition => {
  const own = rule as Forbid<Answers<Doc>>;
  const others = stated as readonly Forbid<Answers<Doc>>[];
  return {
    ...own,
    concerns: (view: View, action: Action) =>
      own.concerns(view, action) &&
      !others.some((other) => other.acts.includes(action.kind) && other.concerns(view, action)),
  } as unknown as Prohibition;
};

/** The prohibitions that a document has by their own laws, those that its fallback fills, and those on which both are silent. */
const membership = (all: readonly Prohibition[], always: readonly Prohibition[], doc: Doc, fallback: Doc | null) => {
  const wordings = POINTS.map((point) => {
    const { own, filled } = wordingsOf(point, doc, fallback);
    const stated = filled?.filter(({ law }) => fallback !== null && statesLaw(law, fallback)) ?? [];
    return { rules: new Set(point.flat()), own, filled, stated };
  });
  const stands = (rule: Prohibition): boolean => {
    const filled = fallback !== null && statesLaw(rule.law, fallback);
    const point = wordings.find(({ rules }) => rules.has(rule));
    if (isContrary(rule, doc)) return false;
    if (point === undefined) return speaksOfLaw(rule.law, doc) || filled;
    return (
      (point.own?.includes(rule) === true && speaksOfLaw(rule.law, doc)) ||
      (filled && point.filled?.includes(rule) === true)
    );
  };
  const inferred = (rule: Prohibition): readonly Prohibition[] => {
    const stated = wordings.find(({ rules }) => rules.has(rule))?.stated ?? [];
    return stated.length > 0 && speaksOfLaw(rule.law, doc) ? [besides(rule, stated)] : [];
  };
  const isSettled = (rule: Prohibition): boolean =>
    stands(rule) || wordings.some(({ rules, filled }) => filled !== undefined && rules.has(rule));
  return {
    inForce: all.flatMap((rule) => (always.includes(rule) || stands(rule) ? [rule] : inferred(rule))),
    unsaid: all.flatMap((rule) => {
      const unsaid = isSettled(rule) ? null : unsaidOf(rule.law, doc);
      if (unsaid === null) return [];
      const open = unsaid.open ? { document: doc, what: unsaid.what } : null;
      return [{ rule, inferred: unsaid.near, open }];
    }),
  };
};

const byKind = <R>(rules: readonly R[], acts: (rule: R) => Prohibition['acts']) =>
  Object.fromEntries(ACTION_KINDS.map((kind) => [kind, rules.filter((rule) => acts(rule).includes(kind))]));

const put = <D extends RuledDoc>(era: Era<D>, fallback: Filling | null, form: FormatAnswers<never>): Stated => {
  const ofForm = form as FormatAnswers<Doc>;
  const [doc, filler] = [era.doc, fallback?.doc ?? null];
  const isKnown = (rule: Prohibition): boolean =>
    speaksOfLaw(rule.law, doc) || (filler !== null && statesLaw(rule.law, filler));
  // A form of play that no document in force knows changes nothing of the set-up; it breaks off at the first of its own rules.
  const settingUp = ofForm.settingUp.every(isKnown) ? ofForm.settingUp : (PLAIN_SETTING_UP as typeof ofForm.settingUp);
  const all = era.prohibitions ?? prohibitions({ ...ofForm, settingUp });
  const { inForce, unsaid } = membership(all, [ofForm.aimedAtActive, ofForm.benchFull], doc, filler);
  return {
    // Not spread: a question on which the document is silent breaks off when it is asked.
    answers: Object.create(resolved(era, fallback), { form: { value: form, enumerable: true } }) as Answers<Doc>,
    forbids: byKind(inForce, (rule) => rule.acts) as unknown as Stated['forbids'],
    unsaid: byKind(unsaid, ({ rule }) => rule.acts) as unknown as Stated['unsaid'],
  };
};

const NO_FALLBACK = {};

/** By the answers of the document, of the one that fills its silences, and of the form. */
const known = new WeakMap<object, WeakMap<object, WeakMap<object, Stated>>>();

/** Put together once: a scenario alone asks for its ruleset half a dozen times. */
export const statedIn = <D extends RuledDoc>(
  era: Era<D>,
  fallback: Filling | null,
  form: FormatAnswers<never>,
): Stated => {
  const ofEra = known.get(era.answers) ?? new WeakMap<object, WeakMap<object, Stated>>();
  known.set(era.answers, ofEra);
  const filler = fallback?.answers ?? NO_FALLBACK;
  const ofFallback = ofEra.get(filler) ?? new WeakMap<object, Stated>();
  ofEra.set(filler, ofFallback);
  const stated = ofFallback.get(form) ?? put(era, fallback, form);
  ofFallback.set(form, stated);
  return stated;
};
