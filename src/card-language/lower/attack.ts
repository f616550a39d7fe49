import {
  type Attack,
  hasKey,
  isTable,
  type Json,
  mappedWithin,
  mentions,
  type SetAside,
  sameValue,
  someWithin,
} from '../../state/index.ts';
import type { Verb, Who } from '../../text/index.ts';
import type { Printed } from '../grammar/production.ts';
import { inHalves, type Step, type Steps } from './steps.ts';

/** Gives each step of the text of an attack its place: what is chosen and done before the damage, how the damage is found, what is done after it. */

export type AttackParts = Pick<
  Attack,
  | 'choose'
  | 'activate'
  | 'base'
  | 'discards'
  | 'ignores'
  | 'onlyIf'
  | 'freeWhen'
  | 'costWhen'
  | 'costThen'
  | 'despite'
  | 'does'
>;

type Of<K extends Step['step']> = Extract<Step, { readonly step: K }>;

const only = <K extends Step['step']>(list: readonly Step[], ...kinds: readonly K[]): readonly Of<K>[] =>
  list.filter((step): step is Of<K> => (kinds as readonly string[]).includes(step.step));

/** Does it leave more damage of that very attack for later? */
const growsLater = (list: readonly Step[], attack: string): boolean =>
  only(list, 'do').some(({ verbs }) =>
    verbs.some(
      (verb) =>
        'lasting' in verb &&
        (verb.lasting.claim === 'damage' || verb.lasting.claim === 'base-damage') &&
        verb.lasting.attack === attack,
    ),
  );

type Changing = Of<'more' | 'less' | 'multiplied' | 'base'>;

const largestCommon = (one: number, other: number): number => (other === 0 ? one : largestCommon(other, one % other));

/** Several sums of more damage, as one. */
const sumOf = (all: readonly Changing[], { damage, mark }: Pick<Printed, 'damage' | 'mark'>): Json | null => {
  const more = all.flatMap((step) => (step.step === 'more' && (step.from ?? damage) === damage ? [step] : []));
  if (more.length < all.length || damage === null || mark !== '+') return null;
  const plus = more.map(({ n }) => n).reduce(largestCommon);
  const sum = more.map(({ n, times }) => (n === plus ? times : { counted: times, times: n / plus }));
  return { plus, times: { sum } } as unknown as Json;
};

/** Is all its damage what its text does to the Pokémon across? A question mark stands for just that. */
const strikesAcross = (list: readonly Step[]): boolean =>
  only(list, 'strike').some(({ to }) => to === 'defending' || to === 'opponents-active');

/** The base damage; undefined: what is printed; null: it cannot be found this way. */
const baseOf = (list: readonly Step[], { damage, mark, attack }: Printed): Json | undefined | null => {
  const said = only(list, 'more', 'less', 'multiplied', 'base', 'as-printed');
  const changing = only(said, 'more', 'less', 'multiplied', 'base');
  for (const step of only(list, 'as-printed')) if (step.n !== damage) return null;
  if (changing.length > 1) return sumOf(changing, { damage, mark });
  const [one] = changing;
  // More damage next turn is what the sign of the attack may stand for.
  if (one === undefined)
    return mark === null || (mark === '+' && growsLater(list, attack)) || (mark === '?' && strikesAcross(list))
      ? undefined
      : null;
  if (damage === null) return null;
  if ('from' in one && one.from !== undefined && one.from !== damage) return null;
  switch (one.step) {
    case 'more':
      // "More damage" is clear even where the sign for it was left out.
      return mark === '+' || mark === null ? ({ plus: one.n, times: one.times } as Json) : null;
    case 'less':
      return mark === '-' ? ({ minus: one.n, times: one.times } as Json) : null;
    case 'multiplied':
      // A number to multiply by is clear even where the sign after it was left out, or is that of a sum.
      return mark !== '-' && one.n === damage ? ({ times: one.times } as Json) : null;
    case 'base': {
      if (mark === 'x' || mark === '-') return null;
      const by = one.to - damage;
      return (by < 0 ? { minus: -by, times: one.times } : { plus: by, times: one.times }) as Json;
    }
    default:
      return null;
  }
};

const isOwnDiscard = (verb: Verb): boolean => 'discard-energy' in verb && verb.from === 'self';

const isOnBench = (who: Who): boolean =>
  typeof who === 'object' && ('one' in who ? who.one : 'each' in who ? who.each : who.of).place === 'bench';

interface Struck {
  readonly choose: readonly Verb[];
  readonly discards: readonly Verb[];
  readonly does: readonly Verb[];
}

/**
 * "This attack's damage" is said of damage beside its own too, and of that alone where it has none of its own; damage to the Bench and to itself is
 * not reckoned anyhow. Null: whether it is said of both is open.
 */
const ignoredBy = (
  to: Who,
  ignored: readonly SetAside[] | undefined,
  damage: number | null,
): readonly SetAside[] | undefined | null => {
  if (ignored === undefined || to === 'self') return undefined;
  if (damage === null) return ignored;
  const both = ignored.length === 2 && ignored.includes('weakness') && ignored.includes('resistance');
  return isOnBench(to) ? undefined : both ? ignored : null;
};

/** Damage beside the attack's own: one Pokémon is chosen before anything else. */
const struck = (
  list: readonly Step[],
  ignored: readonly SetAside[] | undefined,
  { damage }: Printed,
): Struck | null => {
  const choose: Verb[] = [];
  const discards: Verb[] = [];
  const does: Verb[] = [];
  for (const step of list) {
    if (step.step === 'do') {
      // What an attack discards of its own Energy, without a coin, has its own place among the steps.
      const own = step.verbs.findIndex((verb) => !isOwnDiscard(verb));
      discards.push(...(own < 0 ? step.verbs : step.verbs.slice(0, own)));
      does.push(...(own < 0 ? [] : step.verbs.slice(own)));
      continue;
    }
    if (step.step === 'choose') {
      if (choose.length > 0) return null;
      choose.push({ choose: step.of });
    }
    if (step.step !== 'strike') continue;
    const ignores = step.ignores ?? ignoredBy(step.to, ignored, damage);
    if (ignores === null) return null;
    const bench = step.bench === undefined ? {} : { bench: step.bench };
    const end = ignores === undefined ? bench : { ignores, ...bench };
    if (typeof step.to === 'object' && 'one' in step.to && choose.length === 0) {
      choose.push({ choose: step.to.one });
      does.push({ damage: step.damage, to: 'chosen', ...end });
      // A second one is picked when its damage is done; "that Pokémon" might be either of them.
    } else if (typeof step.to === 'object' && 'one' in step.to && mentions(list, 'chosen')) return null;
    else does.push({ damage: step.damage, to: step.to, ...end });
  }
  return { choose, discards, does };
};

/** What an attacker does after it has left play is unknown. */
const leavesTooSoon = (does: readonly Verb[]): boolean =>
  does
    .flatMap((verb) => ('if-you-do' in verb ? [...verb.first, ...verb['if-you-do']] : [verb]))
    .slice(0, -1)
    .some((verb) => 'return' in verb && verb.return === 'self');

/** Sentences with "Then" as halves; but what it discards of its own Energy keeps its place before the damage. */
const halved = (list: readonly Step[]): readonly Step[] =>
  inHalves(
    list.map((step, at) => {
      const before = list[at - 1];
      if (step.step !== 'do' || step.afterwards !== true) return step;
      if (before?.step !== 'do' || !before.verbs.every(isOwnDiscard)) return step;
      const { afterwards: _said, ...plain } = step;
      return plain;
    }),
  );

const strikesInside = (does: readonly Verb[]): boolean =>
  hasKey(
    does.filter((verb) => !('damage' in verb)),
    'damage',
  );

/** Words for a Pokémon that is not known when an attack is used. */
const UNKNOWN_WHO = ['%that', '%new', '%them', 'attacker', 'host'];

/** What answers a blow of the opponent's next turn knows who struck. */
const isAnswer = (inner: unknown): boolean =>
  isTable(inner) && isTable(inner.lasting) && inner.lasting.claim === 'trigger';

/** Does what an attack does speak of such a Pokémon? */
const speaksOfUnknown = (said: unknown): boolean =>
  mentions(said, ...UNKNOWN_WHO) &&
  mentions(
    mappedWithin(said, (inner) => (isAnswer(inner) ? null : inner)),
    ...UNKNOWN_WHO,
  );

/** An attack is used by the Active Pokémon; "on your Bench" is said of another one of its name. */
const asksWhetherItIsBenched = (list: readonly Step[]): boolean =>
  someWithin(list, (of) => sameValue(of, { self: { place: 'bench' } }));

/** An attack that says that it may be used in a first turn says so of the evolving that it does there. */
const doneDespite = (does: unknown, despite: readonly string[]): unknown =>
  despite.includes('first-turn')
    ? mappedWithin(does, (inner) =>
        isTable(inner) && 'evolve' in inner ? { despite: ['first-turn'], ...inner } : inner,
      )
    : does;

export const attackOf = ({ list: said }: Steps, printed: Printed): AttackParts | null => {
  const list = halved(said);
  // The card of an attack is in play, and not in a pile that it could be put from.
  if (asksWhetherItIsBenched(list) || hasKey(list, 'put-this')) return null;
  if (
    speaksOfUnknown(list) ||
    list.some((step) => step.step === 'nothing' || (step.step === 'do' && step.whole === true))
  )
    return null;
  const base = baseOf(list, printed);
  const ignored = only(list, 'ignores');
  const terms = only(list, 'only-if');
  const free = only(list, 'free-when');
  if (base === null || ignored.length > 1 || terms.length > 1 || free.length > 1) return null;
  const ignores = ignored[0]?.what;
  const other = only(list, 'cost-when');
  const despite = only(list, 'despite').flatMap(({ bars }) => bars);
  const copies = only(list, 'copy');
  if (other.length > 1 || copies.length > 1) return null;
  // Beside the attack that it copies it does nothing of its own.
  if (copies.length === 1 && list.some(({ step }) => !['copy', 'only-if', 'despite'].includes(step))) return null;
  const beside = struck(list, ignores, printed);
  if (beside === null || leavesTooSoon(beside.does)) return null;
  if (ignores !== undefined && strikesInside(beside.does)) return null;
  const before = only(list, 'before').flatMap(({ verbs }) => verbs);
  const choose = [...beside.choose, ...copies.flatMap(({ verbs }) => verbs)];
  return {
    ...(choose.length === 0 ? {} : { choose: choose as unknown as Json[] }),
    ...(before.length === 0 ? {} : { activate: before as unknown as Json[] }),
    ...(beside.discards.length === 0 ? {} : { discards: beside.discards as unknown as Json[] }),
    does: doneDespite(beside.does, despite) as Json[],
    ...(base === undefined ? {} : { base }),
    // Without damage of its own this was said of what it strikes beside.
    ...(ignores === undefined || printed.damage === null ? {} : { ignores }),
    ...(terms[0] === undefined ? {} : { onlyIf: terms[0].condition as unknown as Json }),
    ...(free[0] === undefined ? {} : { freeWhen: free[0].condition as unknown as Json }),
    ...(other[0] === undefined ? {} : { costWhen: other[0].condition as unknown as Json, costThen: other[0].cost }),
    ...(despite.length === 0 ? {} : { despite }),
  };
};
