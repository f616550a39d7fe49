import type { Condition } from '../../claims/index.ts';
import {
  type EnergyLetter,
  isTable,
  mappedWithin,
  mentions,
  replacedWithin,
  type SetAside,
  sameValue,
} from '../../state/index.ts';
import type { CardFilter, Count, ExtraEnergy, Verb, Who } from '../../text/index.ts';
import type { Asked } from '../grammar/sorts.ts';

/** What sentences of a text come to, one step after another, before the frame it stands in gives each its place. */

export type Step =
  /** `afterwards`: its sentence begins with that word. */
  | {
      readonly step: 'do';
      readonly verbs: readonly Verb[];
      readonly about?: Who;
      readonly whole?: true;
      readonly afterwards?: true;
    }
  /** So much more damage, so many times; `from`: what the sum is said to start from. */
  | { readonly step: 'more'; readonly n: number; readonly times: Count; readonly from?: number }
  | { readonly step: 'less'; readonly n: number; readonly times: Count; readonly from?: number }
  /** The damage is the printed number so many times. */
  | { readonly step: 'multiplied'; readonly n: number; readonly times: Count }
  /** The printed number, and nothing else. */
  | { readonly step: 'as-printed'; readonly n: number }
  | { readonly step: 'base'; readonly to: number; readonly from?: number; readonly times: Count }
  | { readonly step: 'nothing' }
  /** Damage of the attack beside its own. */
  | {
      readonly step: 'strike';
      readonly damage: Count;
      readonly to: Who;
      readonly ignores?: readonly SetAside[];
      readonly bench?: 'reckoned';
    }
  | { readonly step: 'ignores'; readonly what: readonly SetAside[] }
  /** Done before the damage. */
  | { readonly step: 'before'; readonly verbs: readonly Verb[] }
  | { readonly step: 'only-if'; readonly condition: Condition }
  | { readonly step: 'free-when'; readonly condition: Condition }
  /** For another cost, while that is so. */
  | { readonly step: 'cost-when'; readonly condition: Condition; readonly cost: readonly EnergyLetter[] }
  /** What its own text lets nothing keep it from. */
  | { readonly step: 'despite'; readonly bars: readonly string[] }
  /** A Pokémon is chosen before the damage. */
  | { readonly step: 'choose'; readonly of: Filter }
  /** Another attack is used as this one. */
  | { readonly step: 'copy'; readonly verbs: readonly Verb[] };

export interface Steps {
  readonly list: readonly Step[];
  /** What follows might belong to the coin or the condition, so nothing may follow, or no "then". */
  readonly open?: 'coin' | 'if' | 'may';
}

/** "That Pokémon", until it is known which. */
export const THAT = '%that' as unknown as Who;

/** The Pokémon that a switch has brought up, which is there only if there was a switch. */
export const NEW = '%new' as unknown as Who;

/** Those that a condition before has spoken of, until it is known which: "choose 1 of them". */
export const THEM = { side: '%them' } as unknown as Filter;

export const speaksOfThem = (value: unknown): boolean => mentions(value, '%them');

/** Puts what the condition has spoken of in the place of "them", with whatever else is said of them. */
export const withThem = <T>(value: T, them: Filter): T =>
  mappedWithin(value, (inner) => (isTable(inner) && inner.side === '%them' ? { ...inner, ...them } : inner));

/** Is it done to them and nothing else? Where there are none, then nothing is done anyhow. */
const isAllOfThem = (list: readonly Step[]): boolean =>
  list.every(
    (step) =>
      speaksOfThem(step) &&
      (step.step === 'strike' || (step.step === 'do' && step.verbs.every((verb) => !('flip' in verb)))),
  );

export const steps = (...list: readonly Step[]): Steps => ({ list });

/** What is made of a part; null where that makes no sense. */
export const unlessNull = <T, M>(part: T | null | undefined, made: (part: T) => M | null): M | null =>
  part === null || part === undefined ? null : made(part);

/** A verb in which what may be left out may be undefined instead. */
type Loosely<V> = V extends unknown
  ? { readonly [K in keyof V]: Partial<Pick<V, K>> extends Pick<V, K> ? V[K] | undefined : V[K] }
  : never;

/** What is undefined is not said. */
export const onlySaid = <V>(table: Loosely<V>): V =>
  Object.fromEntries(Object.entries(table as object).filter(([, value]) => value !== undefined)) as V;

export const saying = onlySaid<Verb>;

export const act = (about: Who | null, ...verbs: readonly Loosely<Verb>[]): Steps =>
  steps({ step: 'do', verbs: verbs.map(saying), ...(about === null ? {} : { about }) });

/** The same, where what follows might belong to it. */
export const doing = (open: NonNullable<Steps['open']>, ...verbs: readonly Loosely<Verb>[]): Steps => ({
  ...act(null, ...verbs),
  open,
});

/** What is done before the damage. */
export const before = (...verbs: readonly Verb[]): Step => ({ step: 'before', verbs });

export const speaksOfThat = (value: unknown): boolean => mentions(value, '%that');

type Filter = Extract<Who, { readonly one: unknown }>['one'];

/** Puts that Pokémon in the place of "that Pokémon". */
export const withThat = <T>(value: T, who: Who): T => replacedWithin(value, THAT, who);

const isOne = (who: Who): who is { readonly one: Filter } => typeof who === 'object' && 'one' in who;

/** Which Pokémon one is picked of; null where none is picked. */
export const oneOf = (who: Who): Filter | null => (isOne(who) ? who.one : null);

export const areSeveral = (who: Who): boolean => typeof who === 'object' && !isOne(who);

/** About whom a later sentence may say "that Pokémon". */
export const single = (who: Who): Who | null => (areSeveral(who) ? null : who);

const aboutOf = (step: Step): Who | undefined =>
  step.step === 'do' ? step.about : step.step === 'strike' ? step.to : undefined;

/** Does it speak of the Pokémon that a switch has brought up? */
export const speaksOfNew = (value: unknown): boolean => mentions(value, '%new');

/** Whose Active Pokémon such a switch brings up. */
const broughtUp = (verb: Verb | undefined): 'opponents-active' | 'your-active' | null =>
  verb === undefined || !('switch' in verb) ? null : verb.switch === 'theirs' ? 'opponents-active' : 'your-active';

/** What befalls the Pokémon that came up, after a switch; null where there was none. */
const ifSwitched = (first: Step | undefined, after: Step, how: 'implied' | 'said' = 'implied'): Step | null => {
  if (first?.step !== 'do' || (after.step !== 'do' && after.step !== 'strike')) return null;
  const [verb, ...rest] = first.verbs;
  if (verb === undefined || rest.length > 0) return null;
  const up = broughtUp('if-you-do' in verb ? verb.first[0] : verb);
  if (up !== null) {
    const then = replacedWithin(verbsOf([after]) ?? [], NEW, up);
    return 'if-you-do' in verb
      ? { ...first, verbs: [{ ...verb, 'if-you-do': [...verb['if-you-do'], ...then] }] }
      : {
          step: 'do',
          verbs: [{ first: [verb], 'if-you-do': then, ...(how === 'implied' ? { worded: how } : {}) }],
          about: up,
        };
  }
  if ('flip' in verb) {
    const [side, ...others] = Object.entries(verb.flip);
    const inner =
      side === undefined || others.length > 0 ? null : ifSwitched({ step: 'do', verbs: side[1] }, after, how);
    return side === undefined || inner?.step !== 'do'
      ? null
      : { step: 'do', verbs: [{ flip: { [side[0]]: inner.verbs } }] };
  }
  if ('may' in verb && !('by' in verb)) {
    const inner = ifSwitched({ step: 'do', verbs: verb.may }, after, how);
    return inner === null || inner.step !== 'do' ? null : { step: 'do', verbs: [{ may: inner.verbs }] };
  }
  return null;
};

/** The same where the text itself says "if you do"; null where it speaks of another Pokémon. */
export const whereSwitched = (first: Steps, then: Steps): Steps | null => {
  const last = first.list.at(-1);
  const [after, ...more] = then.list;
  if (after === undefined || more.length > 0 || !speaksOfNew(after)) return null;
  const joined = ifSwitched(last, after, 'said');
  return joined === null || speaksOfThat(joined) ? null : { list: [...first.list.slice(0, -1), joined], open: 'may' };
};

/** One after another; null where "that Pokémon" has nobody it could mean. */
export const inOrder = (parts: readonly Steps[]): Steps | null => {
  const list: Step[] = [];
  for (const part of parts)
    for (const step of part.list) {
      // What comes first here may follow a switch in the sentence before.
      if (speaksOfNew(step) && list.length > 0) {
        const switched = ifSwitched(list.at(-1), step);
        if (switched === null) return null;
        list[list.length - 1] = switched;
        continue;
      }
      if (!speaksOfThat(step)) {
        list.push(step);
        continue;
      }
      const at = list.findLastIndex((done) => aboutOf(done) !== undefined);
      const done = list[at];
      const who = done === undefined ? undefined : aboutOf(done);
      if (done === undefined || who === undefined) list.push(step);
      else if (speaksOfThat(who)) return null;
      else if (typeof who === 'string') list.push(withThat(step, who));
      else if (!isOne(who)) return null;
      else {
        if (done.step === 'do')
          list[at] = {
            ...done,
            verbs: [{ choose: who.one }, ...replacedWithin(done.verbs, who, 'chosen')],
            about: 'chosen',
          };
        list.push(withThat(step, 'chosen'));
      }
    }
  const last = parts.at(-1);
  return { list, ...(last?.open === undefined ? {} : { open: last.open }) };
};

/** A sentence that begins with "Then": what it does is one step, so that it can be kept apart from what it follows. */
export const saidThen = (clause: Steps): Steps => {
  const verbs = clause.list.every(({ step }) => step === 'do') ? verbsOf(clause.list) : null;
  if (verbs === null) return clause;
  const about = clause.list.map(aboutOf).findLast((one) => one !== undefined);
  const step: Step = { step: 'do', verbs, afterwards: true, ...(about === undefined ? {} : { about }) };
  return { ...clause, list: [step] };
};

/** What a sentence with "Then" follows, and what it says, as two halves: whether the second depends on the first, a document says. */
export const inHalves = (list: readonly Step[]): readonly Step[] => {
  const found: Step[] = [];
  for (const step of list) {
    if (step.step !== 'do' || step.afterwards !== true) {
      found.push(step);
      continue;
    }
    const from = found.findLastIndex((before) => before.step !== 'do' || before.whole === true) + 1;
    const first = verbsOf(found.splice(from)) ?? [];
    const { afterwards: _said, ...plain } = step;
    if (first.length === 0) found.push(plain);
    else found.push({ ...plain, verbs: [{ first, 'if-you-do': step.verbs, worded: 'then' }] });
  }
  return found;
};

/** That it is not so. */
export const opposite = (is: Condition): Condition => {
  const [key, ...more] = Object.keys(is);
  return key === 'not' && more.length === 0 && is.not !== undefined ? is.not : { not: is };
};

/** One thing where something is so, and maybe another where it is not. */
export const where = (condition: Condition, then: readonly Verb[], no?: readonly Verb[]): Verb => ({
  if: condition,
  then,
  ...(no === undefined ? {} : { else: no }),
});

/** The same done to each of several, which is "that Pokémon" meanwhile; null where it does not speak of one. */
export const toEach = (who: Who, done: (to: Who) => readonly Verb[]): Steps | null =>
  typeof who === 'object' && 'each' in who
    ? steps({ step: 'do', verbs: [{ 'for-each': who.each, does: done('chosen') }] })
    : null;

/** All or nothing of a price, and what it is for. */
export const paid = (price: Verb, does: readonly Verb[]): Steps =>
  act(null, { first: [price], 'if-you-do': does, price: true });

const FAIL: Verb = { nothing: true };

/** The verbs of steps that only do something, and strike; null where one of them is about the damage. */
export const verbsOf = (list: readonly Step[]): readonly Verb[] | null => {
  const found: Verb[] = [];
  for (const step of list) {
    if (step.step === 'do') found.push(...step.verbs);
    else if (step.step === 'choose') found.push({ choose: step.of });
    else if (step.step === 'strike')
      found.push({
        damage: step.damage,
        to: step.to,
        ...(step.ignores === undefined ? {} : { ignores: step.ignores }),
        ...(step.bench === undefined ? {} : { bench: step.bench }),
      });
    else return null;
  }
  return found;
};

/** What a part does by itself: it speaks of no Pokémon that was named before. */
export const doneBy = ({ list }: Steps): readonly Verb[] | null => {
  const verbs = verbsOf(list);
  return verbs === null || speaksOfThat(verbs) ? null : verbs;
};

/** The same, where nothing that follows might belong to it. */
export const doneAlone = (part: Steps): readonly Verb[] | null => (part.open === undefined ? doneBy(part) : null);

const onlyTimes = (times: Count, other: Count): Count | null => (times === 1 ? other : null);

/** Steps that happen only where a condition holds; null where that cannot be said. */
export const given = ({ is, about, shaken, them }: Asked, { list }: Steps): Steps | null => {
  const meant =
    them !== undefined
      ? withThem(list, them)
      : about === undefined || typeof about !== 'string'
        ? list
        : withThat(list, about);
  if (speaksOfThem(meant)) return null;
  // That there is one of them goes without saying; that there are so many has to be asked.
  if (them !== undefined && is['opponent-has'] !== undefined && isAllOfThem(list)) return { list: meant, open: 'if' };
  const found: Step[] = [];
  if (meant.some((step) => step.step === 'do' && step.whole === true)) return null;
  for (const step of meant) {
    if (step.step === 'do' || step.step === 'strike') {
      if (shaken === true) return null;
      const last = found.at(-1);
      const verbs = verbsOf([step]) ?? [];
      const kept = aboutOf(step);
      if (last?.step === 'do') found[found.length - 1] = { step: 'do', verbs: [...last.verbs, ...verbs] };
      else
        found.push({ step: 'do', verbs, ...(kept === undefined || typeof kept !== 'string' ? {} : { about: kept }) });
    } else if (step.step === 'more' || step.step === 'base') {
      // Damage of the attack itself might change what is counted, as it might change the answer.
      const counting = step.step === 'more' && shaken !== true ? { counting: step.times, where: is } : null;
      const times = onlyTimes(step.times, { when: is }) ?? counting;
      if (times === null) return null;
      found.push({ ...step, times });
    } else if (step.step === 'nothing') found.push(before(where(is, [FAIL])));
    // Who is chosen is chosen before the damage, where there is anybody.
    else if (step.step === 'choose') found.push(step);
    else return null;
  }
  return {
    list: found.map((step) => (step.step === 'do' ? { ...step, verbs: [where(is, step.verbs)] } : step)),
    open: 'if',
  };
};

const parted = (side: Steps) => ({
  bonus: side.list.filter((step) => step.step === 'more'),
  printed: side.list.filter((step) => step.step === 'as-printed'),
  fails: side.list.some(({ step }) => step === 'nothing') && side.list.length === 1,
  does: verbsOf(side.list.filter(({ step }) => step === 'do' || step === 'strike')) ?? [],
  other: side.list.some(({ step }) => !['more', 'as-printed', 'nothing', 'do', 'strike'].includes(step)),
});

const NO_SIDE: Steps = { list: [] };

/** A coin that decides how the damage is found, and nothing else; null where it is not that. */
const coinOfBase = (heads: Steps | null, tails: Steps | null): Steps | null => {
  const side = heads ?? tails;
  const [step, ...more] = side?.list ?? [];
  if (side === null || (heads !== null && tails !== null) || more.length > 0) return null;
  // Who prints a number to multiply does nothing else.
  if (step?.step === 'multiplied' && heads !== null)
    return { list: [before({ flip: { tails: [FAIL] } }), step], open: 'coin' };
  const base = step?.step === 'base' ? given({ is: { heads: heads === null ? 0 : 1 } }, side) : null;
  return base === null ? null : { list: [before({ 'flip-coins': 1, 'each-heads': [] }), ...base.list], open: 'coin' };
};

/** What a coin decides; null where that cannot be said. */
export const coin = (heads: Steps | null, tails: Steps | null): Steps | null => {
  const ofBase = coinOfBase(heads, tails);
  if (ofBase !== null) return ofBase;
  const one = parted(heads ?? NO_SIDE);
  const other = parted(tails ?? NO_SIDE);
  if (one.other || other.other) return null;
  const open = 'coin';
  const ofDamage = [...one.bonus, ...other.bonus, ...one.printed, ...other.printed];
  if (ofDamage.length === 0 && !one.fails && !other.fails)
    return doing(open, {
      flip: {
        ...(heads === null ? {} : { heads: one.does }),
        ...(tails === null ? {} : { tails: other.does }),
      },
    });
  if (one.fails || other.bonus.length > 0 || one.bonus.length > 1) return null;
  if (speaksOfThat([one.does, other.does])) return null;
  const does = (verbs: readonly Verb[]): readonly Step[] => (verbs.length === 0 ? [] : [{ step: 'do', verbs }]);
  const [bonus] = one.bonus;
  if (other.fails)
    return {
      list: [before({ flip: { tails: [FAIL] } }), ...one.bonus, ...one.printed, ...does(one.does)],
      // What follows an attack that does nothing is nothing too, whether it belongs to the coin or not.
      ...(heads === null ? {} : { open }),
    };
  if (bonus === undefined || bonus.step !== 'more' || bonus.times !== 1) return null;
  return {
    list: [
      { ...bonus, times: { heads: 1 } },
      ...one.printed,
      ...other.printed,
      ...(one.does.length === 0
        ? does(other.does.length === 0 ? [] : [where({ heads: 0 }, other.does)])
        : does([where({ heads: 1 }, one.does, other.does.length === 0 ? undefined : other.does)])),
    ],
    open,
  };
};

/** A coin that its player may flip, for more damage on heads; on tails the attack does nothing, or something beside. */
export const coinOffered = (heads: Steps, tails: Steps, damage: number | null): Steps | null => {
  const [said, ...more] = heads.list;
  const printed = said?.step === 'as-printed' && said.n !== damage;
  const bonus: Step | undefined = printed ? { step: 'base', to: said.n, times: 1 } : said;
  if (more.length > 0 || (bonus?.step !== 'more' && bonus?.step !== 'base') || bonus.times !== 1) return null;
  const flipped = before({ 'flip-coins': { may: true }, 'each-heads': [] });
  const onHeads: Step = { ...bonus, times: { when: { heads: 1 } } };
  const onTails = (verbs: readonly Verb[]): Verb => where({ accepted: true, heads: 0 }, verbs);
  if (parted(tails).fails) return { list: [flipped, before(onTails([FAIL])), onHeads], open: 'coin' };
  const does = doneBy(tails);
  return does === null ? null : { list: [flipped, onHeads, { step: 'do', verbs: [onTails(does)] }], open: 'coin' };
};

/** What the player may leave undone; null where that cannot be said. */
export const mayDo = ({ list }: Steps): Steps | null => {
  const verbs = verbsOf(list);
  const [first] = verbs ?? [];
  if (verbs === null || first === undefined) return null;
  const about = list.length === 1 && list[0] !== undefined ? aboutOf(list[0]) : undefined;
  const offer = 'discard-hand' in first && first['discard-hand'] === 'any';
  return {
    list: [{ step: 'do', verbs: offer ? verbs : [{ may: verbs }], ...(about === undefined ? {} : { about }) }],
    open: 'may',
  };
};

/** Damage for what was discarded for it: the discard comes before the damage. `what`: those cards alone count. */
export const paidFor = (discard: Steps, damage: Step, what: CardFilter): Steps | null => {
  const verbs = verbsOf(discard.list);
  const [verb, ...more] = verbs ?? [];
  if (verb === undefined || more.length > 0 || speaksOfThat(verbs)) return null;
  const ofEnergy = 'discard-energy' in verb;
  if (!ofEnergy && !('discard-hand' in verb) && !('discard-top' in verb)) return null;
  // A card with several Energy is one card.
  const isAll =
    Object.keys(what).length === 0 ||
    (ofEnergy &&
      [{ kind: 'energy' } as CardFilter, energyCards(verb), energyCards({ ...verb, basic: false })].some((all) =>
        sameWords(what, all),
      ));
  if (ofEnergy && !isAll) return null;
  const inHand = 'discard-hand' in verb ? verb.of : undefined;
  const times: Count =
    isAll || (inHand !== undefined && sameWords(what, inHand)) ? { discarded: true } : { discarded: true, of: what };
  return steps(before(verb), replacedWithin(damage, { discarded: true }, times));
};

/** The cards that such a discard takes off. */
const energyCards = ({ type, basic, special }: Extract<Verb, { readonly 'discard-energy': unknown }>): CardFilter => ({
  kind: 'energy',
  ...(basic === true ? { tag: 'basic energy' } : {}),
  ...(type === undefined ? {} : { type }),
  ...(special === true ? { 'not-tag': 'basic energy' } : {}),
});

const sameWords = (one: CardFilter, other: CardFilter): boolean => sameValue(one, other);

/** The same for Energy of its own that goes elsewhere: where it has none, nothing is offered. */
const offeredForEnergy = (verb: Extract<Verb, { readonly 'energy-to-hand': unknown }>, damage: Step): Steps | null => {
  const { from, type, basic, special } = verb;
  if (from !== 'self' || basic === true || special === true || !['all', 1].includes(verb['energy-to-hand']))
    return null;
  const offer: Verb = { times: { may: true }, does: [verb] };
  return {
    list: [
      before(where({ self: { 'with-energy': type ?? true } }, [offer])),
      { ...damage, times: { when: { accepted: true } } } as Step,
    ],
    open: 'may',
  };
};

/** More damage where something was discarded for it, which its player may leave undone. */
export const offeredFor = (discard: Steps, damage: Step): Steps | null => {
  const verbs = verbsOf(discard.list);
  const [verb] = verbs ?? [];
  if (verb === undefined || verbs?.length !== 1) return null;
  if ((damage.step !== 'more' && damage.step !== 'base') || damage.times !== 1) return null;
  if ('energy-to-hand' in verb) return offeredForEnergy(verb, damage);
  const amount =
    'discard-energy' in verb
      ? verb['discard-energy']
      : 'discard-hand' in verb
        ? verb['discard-hand']
        : 'discard-stadium' in verb || ('discard-top' in verb && verb['discard-top'] === 1)
          ? 1
          : null;
  if (amount === null || amount === 'any' || ('up-to' in verb && verb['up-to'] === true)) return null;
  // Whether who has discarded one of two has done what the offer says is for the document to say.
  const whole: Verb = typeof amount === 'number' && amount > 1 ? { first: [verb], 'if-you-do': [] } : verb;
  return {
    list: [before({ may: [whole] }), { ...damage, times: { whether: { discarded: true } } }],
    open: 'may',
  };
};

/** Each of some steps only so often as is counted; null where that cannot be said. */
export const eachWhere = (
  list: readonly Step[],
  times: Count,
  only: (verbs: readonly Verb[]) => Verb,
): Steps | null => {
  const found: Step[] = [];
  for (const step of list) {
    const verbs = verbsOf([step]);
    if (verbs !== null) found.push({ step: 'do', verbs: [only(verbs)] });
    else if ((step.step === 'more' || step.step === 'base') && step.times === 1) found.push({ ...step, times });
    else return null;
  }
  return { list: found, open: 'if' };
};

/** One thing with Energy beyond the cost of the attack, and another without. */
export const withEnergy = (extra: ExtraEnergy, then: readonly Verb[], no: readonly Verb[]): Verb => ({
  'extra-energy': extra,
  then,
  else: no,
});

/** Steps that depend on Energy beyond the cost of the attack. */
export const withExtra = (extra: ExtraEnergy, { list }: Steps): Steps | null =>
  eachWhere(list, { 'extra-energy': extra }, (then) => ({ 'extra-energy': extra, then }));

/** One thing, and another where it was done, with the one Pokémon that both are about chosen first; null where that cannot be said. */
export const whereDone = (first: Steps, then: Steps, worded?: 'implied'): readonly Verb[] | null => {
  const [step, ...more] = first.list;
  if (step?.step !== 'do' || more.length > 0 || step.verbs.length !== 1 || step.whole === true) return null;
  if (step.about === undefined || !isOne(step.about) || !speaksOfThat(then.list)) return null;
  const joined = inOrder([first, then]);
  const [start, ...rest] = joined?.list ?? [];
  const other = verbsOf(rest);
  if (start?.step !== 'do' || other === null || speaksOfThat([start, other])) return null;
  const [choose, verb] = start.verbs;
  if (choose === undefined || verb === undefined || !('choose' in choose)) return null;
  const follows = (verbs: readonly Verb[]): readonly Verb[] => [
    choose,
    { first: verbs, 'if-you-do': other, ...(worded === undefined ? {} : { worded }) },
  ];
  if ('may' in verb && !('by' in verb)) return verb.may.length === 1 ? [{ may: follows(verb.may) }] : null;
  return 'may' in verb ? null : follows([verb]);
};

/** What a part does after another one, of which it may speak; null where it would make another of that. */
export const doneAfter = (first: Steps, then: Steps): readonly Verb[] | null => {
  const joined = inOrder([{ list: first.list }, { list: then.list }])?.list ?? [];
  return sameValue(joined.slice(0, first.list.length), first.list)
    ? doneBy({ list: joined.slice(first.list.length) })
    : null;
};
