import type { CardFilter, Verb } from '../../text/index.ts';
import { doing, doneAfter, doneAlone, doneBy, type Steps, unlessNull, verbsOf, whereDone } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { sorts } from './production.ts';

/** What follows only where something was done "in this way". */

const { done, stated } = sorts;

/** What was done last, which may have been an offer. */
const lastOf = (verbs: readonly Verb[] | null): Verb | undefined => {
  const last = verbs?.at(-1);
  const inner =
    last !== undefined && 'if' in last && last.else === undefined && last.then.length === 1 ? last.then[0] : last;
  return inner !== undefined && 'may' in inner && inner.may.length === 1 ? inner.may[0] : inner;
};

const following = (first: Steps, past: readonly string[], then: Steps): Steps | null => {
  const sameOne = whereDone(first, then, 'implied');
  const one = verbsOf(first.list);
  const inner = lastOf(one);
  if (inner === undefined || !past.some((key) => key in inner)) return null;
  if (sameOne !== null) return doing('may', ...sameOne);
  const other = doneAfter(first, then);
  const last = one?.at(-1);
  if (one === null || other === null || last === undefined) return null;
  return doing('may', ...one.slice(0, -1), { first: [last], 'if-you-do': other, worded: 'implied' });
};

/** A discard out of the hand, what it is for, and what follows where such a card was among them. */
const ofThatKind = (verb: Verb, next: Steps, what: CardFilter, then: Steps): Steps | null => {
  const [after, other] = [doneAlone(next), doneAlone(then)];
  if (!('discard-hand' in verb) || verb.who !== undefined || after === null || other === null || !isSome(what))
    return null;
  const fits: Verb = { times: { whether: { discarded: true, of: what } }, does: other };
  return doing('if', { first: [verb], 'if-you-do': after }, fits);
};

export const IN_THIS_WAY = [
  // What a verb is done "in this way", in the past.
  done('drew', 'drew any cards', () => ['draw', 'draw-until']),
  done(
    'attached',
    'attached (Energy [to (a Pokémon|your Active Pokémon|SELF|1 of your Pokémon)]|any Energy [cards]|any cards|a card)',
    () => ['attach'],
  ),
  done('healed', 'healed any damage [from that Pokémon]', () => ['heal']),
  done('shuffled', 'shuffled (any (cards|Pokémon|Energy cards)|a card) into your deck', () => [
    'from-discard',
    'shuffle-hand',
    'hand-to-deck',
  ]),
  done(
    'discarded',
    'discarded (any|a|an) (cards|card|Energy|Energy card|Energy cards|Pokémon Tool|Pokémon Tool card|Pokémon Tools|Stadium|Stadium card|Special Energy)',
    () => ['discard-energy', 'discard-tool', 'discard-stadium', 'discard-in-play', 'hand-at-random', 'hand-picked'],
  ),
  done('put on the Bench', ['put (any|a) Pokémon onto your Bench', 'put SELF onto your Bench'], () => [
    'put-this',
    'search',
    'from-discard',
    'look-at-top',
  ]),
  done("put under the opponent's deck", "put a card on the bottom of (your opponent's|their) deck", () => [
    'hand-picked',
  ]),
  done('placed', 'placed any damage counters', () => ['counters']),
  stated(
    'where it was Knocked Out by it',
    'Knock Out {who:Known}. If {again:Known} is Knocked Out in this way, {then:Clause}',
    ({ who, again, then }) =>
      unlessNull(who === again ? doneBy(then) : null, (other) =>
        doing('may', { first: [{ 'knock-out': who }], 'if-you-do': other, worded: 'implied' }),
      ),
  ),
  stated(
    'where it was done',
    [
      '{first:Clause}. If (you|either player|a player|they) {past:Done} in this way, {then:Clause}',
      '{first:Clause}. If you {past:Done} in this way, {then:Toss}',
    ],
    ({ first, past, then }) => following(first, past, then),
  ),
  stated(
    'where it was done, and more where it was a card of a kind',
    '{first:Thrown}. If you do, {next:Clause}. If you discarded (a|an) {what:CardsOne} in this way, {then:Clause}',
    ({ first, next, what, then }) => ofThatKind(first, next, what, then),
  ),
];
