import type { ConditionName, Filter } from '../../claims/index.ts';
import { CONDITIONS, hasKey, mentions, replacedWithin } from '../../state/index.ts';
import type { Count, Verb, Who } from '../../text/index.ts';
import {
  act,
  areSeveral,
  inOrder,
  oneOf,
  type Steps,
  single,
  THAT,
  toEach,
  unlessNull,
  verbsOf,
  where,
} from '../lower/steps.ts';
import { isSome, timesOf, WHOLE_DECK } from './card-amounts.ts';
import { onwardFrom } from './energy.ts';
import { CHECKUP, COUNTERS, THEIR } from './phrases.ts';
import { sorts } from './production.ts';
import type { Many, Meaning } from './sorts.ts';

const ONE_OF = '1 of';

/** What is done to Pokémon in play: Special Conditions, counters, healing, switching, returning. */

const { clause, effect, fewer: fewerOf } = sorts;

/** A Pokémon that is picked to be healed has damage. */
const hurt = (who: Who): Who => unlessNull(oneOf(who), (one): Who => ({ one: { ...one, damaged: true } })) ?? who;

const healed = (who: Who, heal: number | 'all'): Steps => act(single(hurt(who)), { heal, from: hurt(who) });

export const inStates = (on: Who, states: readonly ConditionName[]): readonly Verb[] =>
  states.map((condition) => ({ condition, on }));

/** Who is picked is picked once, for all that is done to it. */
const onOne = (who: Who, done: (on: Who) => readonly Verb[], among: Filter = {}): Steps => {
  const [one, verbs] = [oneOf(who), done(who)];
  if (one === null || verbs.length === 1) return act(single(who), ...verbs);
  return act('chosen', { choose: { ...one, ...among } }, ...done('chosen'));
};

const allCured = (on: Who): Verb => ({ cure: 'all', on });

/** Who is picked to be healed and freed of Special Conditions has damage, or one of those. */
export const healedAndCured = (who: Who, heal: number | 'all', cured = allCured): Steps =>
  onOne(who, (from) => [{ heal, from }, cured(from)], { 'any-of': [{ damaged: true }, { affected: true }] });

const TOP_STAGE = 'the highest Stage Evolution card on it';

/** So many counters, each on whichever of them its player likes. */
export const spread = (times: Count, one: Filter): Verb => ({ times, does: [{ counters: 1, on: { one } }] });

/** One of those, whichever its player picks. */
const pickState = (states: readonly ConditionName[], on: Who): Steps =>
  act(on, { 'pick-one': Object.fromEntries(states.map((condition) => [condition, [{ condition, on }]])) });

const POISONED = '(that Pokémon|the Defending Pokémon|it)';
const NOW = '({who:Whom} is now|(make|leave) {who:Whom}) {states:States}';
const SLEEPER = '(that Pokémon|the Pokémon|SELF|it)';

const ACROSS = "(the Defending Pokémon|your opponent's Active Pokémon)";
const AGAINST = "([1 of] (the Defending Pokémon|your opponent's Active Pokémon)|(their|his or her) Active Pokémon)";
const AT_MOST_ALL = '[. If SELF has fewer damage counters than that, remove all of them]';

/** Is what is said of fewer counters said of that number? */
export function isOf(n: number, fewer: number | 'any'): boolean {
  return fewer === 'any' || fewer === n;
}

const ONE_BENCHED = "1 of your opponent's Benched Pokémon";
const THEIR_ACTIVE = "your opponent's Active Pokémon";

const ALL_OF_IT = 'all (cards attached to (it|that Pokémon)|attached cards)';

const ALL_OF_THEM = 'all (cards attached to them|attached cards)';

/** As many of them as their player likes, and one at least. */
export const anyOf = (of: Filter): Who => ({ some: WHOLE_DECK, of, 'up-to': true });

/** So many leave play with all cards; as many as one likes may be none. */
const allOff = ({ n, upTo }: Many, of: Filter, to: Extract<Verb, { readonly return: unknown }>['to']): Steps | null => {
  if (n === 'all' || n === 1) return null;
  const who: Who = n === 'any' ? anyOf(of) : upTo ? { some: n, of, 'up-to': true } : { some: n, of };
  const back: Verb = { return: who, to, attached: 'along' };
  return act(null, n === 'any' ? { may: [back] } : back);
};

const leaving = (who: Who, to: Meaning['OffTo']): Steps | null =>
  to === 'top' || to === 'bottom' ? null : act(null, { return: who, to, attached: 'along' });

const AND_EFFECTS = 'turns in play, and any other effects';
const NOW_ON_IT =
  'Any cards attached to SELF, damage counters, Special Conditions, and effects on it are now on the new Pokémon';
const STAYS = `Any (attached cards|cards attached to SELF|cards attached to that Pokémon), damage counters, Special Conditions, ${AND_EFFECTS} remain on the new Pokémon`;

function isOwn(who: Who): boolean {
  return who === 'self' || oneOf(who)?.side === 'yours';
}

const THEN = "at the end of your opponent's next turn";

function later(verb: Verb): Steps {
  return act(null, {
    lasting: { claim: 'end-of-turn', while: { not: { 'own-turn': true } }, does: [verb] as never },
    on: 'defending',
    until: 'end-of-opponents-next-turn',
  });
}

export const ON_POKEMON = [
  // One card for another, and all that is on the Pokémon stays.
  effect(
    'exchange one for a discarded card',
    `choose (a|an|1) {cards:Cards} (in|from) your discard pile and switch it with {who:Whom} [in play]. ${STAYS}`,
    ({ cards, who }) =>
      isOwn(who) && isSome(cards) ? act(null, { exchange: who, for: cards, from: 'discard' }) : null,
  ),
  ...([sorts.sentence, effect] as const).map((made, at) =>
    made(
      'exchange itself for a card of the hand',
      `switch SELF with (a|an|1) {cards:Cards} in your hand. ${at === 0 ? `\\(${STAYS}.\\)` : `(${STAYS}|\\(${STAYS}.\\))`}`,
      ({ cards }) => (isSome(cards) ? act(null, { exchange: 'self', for: cards, from: 'hand' }) : null),
    ),
  ),
  effect(
    'exchange one for a card of the deck',
    `choose {who:Whom} [in play]. Search your deck for (a|an|1) {cards:Cards} and switch it with that Pokémon. \\(${STAYS}.\\) Shuffle the first Pokémon into your deck`,
    ({ who, cards }) => (isOwn(who) && isSome(cards) ? act(null, { exchange: who, for: cards, from: 'deck' }) : null),
  ),

  effect(
    'exchange itself for another of its name out of the deck',
    `search your deck for another SELF and switch it with SELF. \\(${NOW_ON_IT}.\\) If you do, put SELF on top of your deck. Shuffle your deck afterward`,
    (_holes, { name }) => act(null, { exchange: 'self', for: { kind: 'pokemon', named: name }, from: 'deck' }),
  ),
  effect(
    'exchange itself for one of three out of the deck',
    `search your deck for {one:Name}, {two:Name}, or {three:Name} and switch it with SELF. \\(${NOW_ON_IT}.\\) Shuffle SELF back into your deck`,
    ({ one, two, three }) =>
      act(null, {
        exchange: 'self',
        for: { 'any-of': [one, two, three].map((named) => ({ kind: 'pokemon', named })) },
        from: 'deck',
      }),
  ),

  // What comes at the end of the opponent's next turn, as long as the Defending Pokémon stays where it is.
  clause('later', `(${THEN}, {effect:Effect}|{effect:Effect} ${THEN})`, ({ effect: { list } }) => {
    const [verb, ...more] = verbsOf(list) ?? [];
    if (verb === undefined || more.length > 0 || !mentions(verb, 'defending') || mentions(verb, 'self')) return null;
    const isKnown = 'counters' in verb || 'condition' in verb || 'knock-out' in verb;
    return isKnown && !hasKey(verb, 'of') ? later(replacedWithin(verb, 'defending', 'self')) : null;
  }),

  effect(
    'is now',
    ['{who:Whom} (is|are) (now|also) {states:States}', '(make|leave) {who:Whom} {states:States}'],
    ({ who, states }) => act(single(who), ...inStates(who, states)),
  ),
  effect('choose one, which is now', 'choose {who:Whom}. That Pokémon is now {states:States}', ({ who, states }) =>
    oneOf(who) === null ? null : onOne(who, (on) => inStates(on, states)),
  ),
  // One text alone, of the games with two Active Pokémon.
  effect(
    'it and the other Active one are now',
    'SELF and your other Active Pokémon, if any, are now {states:States}',
    ({ states }) =>
      act(
        null,
        ...states.flatMap((condition): readonly Verb[] => [
          { condition, on: 'self' },
          { condition, on: { each: { side: 'yours', place: 'active', other: true } } },
        ]),
      ),
  ),
  effect('both are now', 'both {one:Known} and {other:Known} are now {states:States}', ({ one, other, states }) =>
    act(null, ...[one, other].flatMap((on) => inStates(on, states))),
  ),
  effect(
    'Poisoned with more counters',
    [
      `${NOW}. [If you do,] put {n:Number} damage counters (instead of 1 on ${POISONED}|on ${POISONED} instead of 1) ${CHECKUP}`,
      `${NOW}. During Pokémon Checkup, put {n:Number} damage counters on ${POISONED} instead of 1`,
      `choose {who:Whom}. That Pokémon is now {states:States}. Put {n:Number} damage counters instead of 1 on ${POISONED} ${CHECKUP}`,
    ],
    ({ who, states, n }) =>
      areSeveral(who) || !states.includes('poisoned')
        ? null
        : onOne(who, (on) =>
            inStates(on, states).map((verb) =>
              'condition' in verb && verb.condition === 'poisoned' ? { ...verb, counters: n } : verb,
            ),
          ),
  ),
  effect(
    'choose one, Burned with more counters',
    `choose {who:Whom}. That Pokémon is now Burned. Put {n:Number} damage counters instead of 2 on ${POISONED} ${CHECKUP}`,
    ({ who, n }) =>
      oneOf(who) === null && typeof who !== 'string'
        ? null
        : onOne(who, (on) => [{ condition: 'burned', on, counters: n }]),
  ),
  sorts.sentence(
    'a Char counter',
    "if the Defending Pokémon doesn't have a Char counter on it, flip a coin. If heads, put a Char counter on it. A Char counter requires your opponent to flip a coin after every turn. If tails, put 2 damage counters on the Pokémon with that Char counter. \\(Char counters stay on the Pokémon as long as it's in play.\\)",
    () =>
      act(
        null,
        where({ not: { defending: { condition: 'char' } } }, [
          { flip: { heads: [{ condition: 'char', on: 'defending' }] } },
        ]),
      ),
  ),
  // Cards of the first two years say it in damage.
  effect(
    'Poisoned with more damage',
    "{who:Whom} is now Poisoned. It now takes {n:Number} Poison damage instead of 10 after each player's turn \\(even if it was already Poisoned\\)",
    ({ who, n }) =>
      areSeveral(who) || n % 10 !== 0
        ? null
        : act(who, { condition: 'poisoned', on: who, counters: n / 10, again: true }),
  ),
  effect(
    'Confused with more counters',
    '{who:Whom} is now Confused. Put {n:Number} damage counters (instead of 3 on that Pokémon|on that Pokémon instead of 3) for this Special Condition',
    ({ who, n }) => (areSeveral(who) ? null : act(who, { condition: 'confused', on: who, counters: n })),
  ),
  effect(
    'Asleep with more coins',
    [
      `{who:Whom} is now Asleep. (Your opponent flips|Flip) {n:Number} coins instead of 1 between turns. If (either|any) of them (is|are) tails, ${SLEEPER} is still Asleep`,
      `{who:Whom} is now Asleep. During Pokémon Checkup, (your opponent flips|flip) {n:Number} coins instead of 1. If (either|any) of them (is|are) tails, ${SLEEPER} is still Asleep`,
    ],
    ({ who, n }) => (areSeveral(who) || n < 2 ? null : act(who, { condition: 'asleep', on: who, coins: n })),
  ),
  effect(
    'a Special Condition of your choice',
    'choose (1|a) Special Condition. {who:Known} is now affected by that Special Condition',
    ({ who }) => pickState(CONDITIONS, who),
  ),
  effect(
    'one of several states',
    [
      'choose [either] {states:EitherState}. {who:Known} is now affected by that Special Condition',
      'choose a Special Condition \\({states:EitherState}\\). {who:Known} is now affected by that Special Condition',
      '{who:Known} is now [either] {states:EitherState} \\(your choice\\)',
      'choose whether {who:Known} becomes {states:EitherState}',
    ],
    ({ states, who }) => (states.length < 2 ? null : pickState(states, who)),
  ),
  // One text alone puts two Special Conditions on at once, each of two.
  effect(
    'one of two states, and one of two others',
    'choose either {one:EitherState}, and either {other:EitherState}. {who:Known} is now affected by both Special Conditions',
    ({ one, other, who }) => inOrder([pickState(one, who), pickState(other, who)]),
  ),
  effect(
    'recovers',
    [
      '{who:Whom} recovers from (all Special Conditions|all of them)',
      'remove (all|any) Special Conditions (from|affecting) {who:Whom}',
      '{who:Whom} is no longer affected by (a|any) Special (Condition|Conditions)',
    ],
    ({ who }) => act(single(who), { cure: 'all', on: who }),
  ),
  effect(
    'is no longer in any of four states',
    '{who:Whom} is no longer {one:State}, {two:State}, {three:State}, or {four:State}',
    ({ who, one, two, three, four }) => act(single(who), { cure: [one, two, three, four], on: who }),
  ),
  // One text says the state twice, and means it once.
  sorts.sentence(
    'a state either way, and healed by half the damage',
    'if this attack damages the Defending Pokémon, the Defending Pokémon is now {state:State} and you remove a number of damage counters from SELF equal to half that damage \\(rounded up to the nearest 10\\). If SELF has fewer damage counters than that, remove all of them. Either way, the Defending Pokémon is now {again:State}.',
    ({ state, again }) =>
      state === again
        ? act(
            'self',
            { heal: { 'damage-done': true, half: true }, from: 'self' },
            { condition: state, on: 'defending' },
          )
        : null,
  ),
  effect(
    'two are no longer in any of four states',
    '{who:Known} and {other:Known} are no longer {one:State}, {two:State}, {three:State}, or {four:State}',
    ({ who, other, one, two, three, four }) =>
      who === other ? null : act(null, ...[who, other].map((on) => ({ cure: [one, two, three, four], on }))),
  ),
  effect(
    'is no longer in a state',
    ['{who:Whom} is no longer {state:State}', 'remove the Special Condition {state:State} from {who:Whom}'],
    ({ who, state }) => act(single(who), { cure: [state], on: who }),
  ),
  effect('remove some of those', 'remove {n:Exact} of those damage counters', ({ n }) =>
    act(null, { heal: n * 10, from: THAT }),
  ),
  effect('remove all of those', 'remove all of them', () => act(null, { cure: 'all', on: THAT })),

  fewerOf(
    'not said',
    [
      '[]',
      ', if it has any',
      'that has any',
      '\\([remove] 1 [damage counter] if (there is only|it has only|it only has|that Pokémon has only|a Pokémon has only) 1\\)',
    ],
    () => 'any',
  ),
  fewerOf('all of less', '\\(all if there are less than {n:Number}\\)', ({ n }) => n),

  effect('heal', '(heal|recover) {n:Number} damage from {who:Whom}', ({ n, who }) => healed(who, n)),
  effect(
    'heal for heads',
    '{coins:Flips}. (Remove a number of damage counters equal to the number of heads from {who:Whom}|Choose {who:Whom}. For each heads, remove 1 damage counter from that Pokémon)',
    ({ coins, who }) => (areSeveral(who) ? null : act(single(hurt(who)), { heal: coins, from: hurt(who) })),
  ),
  effect('heal all', ['heal all damage from {who:Whom}', 'remove all damage counters from {who:Whom}'], ({ who }) =>
    healed(who, 'all'),
  ),
  effect(
    'remove counters',
    [
      'remove {n:Exact} damage (counter|counters) (from {who:Whom} {fewer:Fewer}|{fewer:Fewer} from {who:Whom})',
      'choose {who:Whom}. Remove {n:Exact} damage (counter|counters) from that Pokémon {fewer:Fewer}',
    ],
    ({ n, who, fewer }) => (isOf(n, fewer) ? healed(who, n * 10) : null),
  ),
  effect(
    'remove counters for each heads',
    'flip {coins:Number} coins. Remove {n:Exact} damage counters times the number of heads from {who:Known} {fewer:Fewer}',
    ({ coins, n, who, fewer }) =>
      fewer === 'any' ? act(who, { heal: timesOf({ heads: coins }, n), from: who }) : null,
  ),
  effect(
    'remove some of the counters',
    'if (there are any damage counters on {who:Known}|{who:Known} has any damage counters on it), remove {n:Exact} of them ([from it] {fewer:Fewer})',
    ({ n, who, fewer }) => (isOf(n, fewer) ? act(who, { heal: n * 10, from: who }) : null),
  ),
  // One text alone; later ones say "except".
  effect(
    'remove counters from the others',
    'remove {n:Exact} damage counters {fewer:Fewer} from each of your {kind:Kinds}. Remove no damage counters from SELF',
    ({ n, fewer, kind }) =>
      isOf(n, fewer) ? act(null, { heal: n * 10, from: { each: { side: 'yours', ...kind, other: true } } }) : null,
  ),
  effect(
    'heal and cure',
    [
      'heal {n:Number} damage and remove all Special Conditions from {who:Whom}',
      'heal {n:Number} damage from {who:Whom}, and it recovers from all Special Conditions',
    ],
    ({ n, who }) => healedAndCured(who, n),
  ),
  effect(
    'heal for each',
    ['heal {n:Number} damage from {who:Known} {times:Count}', 'heal from {who:Known} {n:Number} damage {times:Count}'],
    ({ n, who, times }) =>
      n % 10 === 0 ? act(who, { heal: n === 10 ? times : { counted: times, times: n / 10 }, from: who }) : null,
  ),
  effect(
    'heal as many counters as cards are discarded',
    [
      '{thrown:Thrown}. If you do, remove that many damage counters from {who:Known}',
      '{thrown:Thrown}. Heal 10 damage from {who:Known} for each card you discarded in this way',
    ],
    ({ thrown, who }) => act(who, thrown, { heal: { discarded: true }, from: who }),
  ),
  effect(
    'remove as many counters as are counted',
    'remove (from {who:Known} a number of damage counters|a number of damage counters from {who:Known}) equal to the number of {what:Counted}',
    ({ who, what }) => act(who, { heal: what, from: who }),
  ),
  effect(
    'heal the damage done',
    [
      `heal from {who:Whom} the same amount of damage you did to ${ACROSS}`,
      `remove a number of damage counters from {who:Whom} equal to the damage done to ${ACROSS} [\\(after applying Weakness and Resistance\\)] ${AT_MOST_ALL}`,
      `remove from {who:Whom} the number of damage counters equal to the damage you did to ${ACROSS} ${AT_MOST_ALL}`,
    ],
    ({ who }) => (isOwn(who) ? act(hurt(who), { heal: { 'damage-done': true }, from: hurt(who) }) : null),
  ),
  effect(
    'heal half the damage done',
    `[you] remove a number of damage counters from SELF equal to half (that damage|the damage done to ${ACROSS} [\\(after applying Weakness and Resistance\\)]) \\(rounded up to the nearest 10\\) ${AT_MOST_ALL}`,
    () => act('self', { heal: { 'damage-done': true, half: true }, from: 'self' }),
  ),

  effect('discard the card itself', 'discard this card', () => act(null, { 'discard-tool': 'host' })),
  effect(
    'remove counters and cure',
    'remove ({n:Exact} damage (counter|counters) and all Special Conditions|all Special Conditions and {n:Exact} damage (counter|counters)) (from {who:Whom} {fewer:Fewer}|{fewer:Fewer} from {who:Whom})',
    ({ n, who, fewer }) => (isOf(n, fewer) ? healedAndCured(who, n * 10) : null),
  ),
  effect(
    'remove all counters and cure',
    [
      'remove (all Special Conditions and all damage counters|all damage counters and all Special Conditions) from {who:Whom}',
      'heal all damage and remove all Special Conditions from {who:Whom}',
    ],
    ({ who }) => healedAndCured(who, 'all'),
  ),

  effect('put counters', '(put|place) {n:Exact} damage (counter|counters) on {who:Whom}', ({ n, who }) =>
    act(single(who), { counters: n, on: who }),
  ),
  effect(
    'put a counter for each',
    [
      `(put|place) {n:Exact} ${COUNTERS} on {who:Whom} for each {what:Counted}`,
      `for each {what:Counted}, put {n:Exact} ${COUNTERS} on {who:Known}`,
    ],
    ({ n, who, what }) => act(single(who), { counters: timesOf(what, n), on: who }),
  ),
  effect(
    'count, and put as many counters',
    [
      'count the (number|amount) of {what:Counted}. Put that many damage counters on {who:Whom}',
      'put a number of damage counters on {who:Known} equal to the number of {what:Counted}',
    ],
    ({ what, who }) => act(single(who), { counters: what, on: who }),
  ),
  // One text alone puts as many on both.
  effect(
    'counters on itself and as many on another',
    'put up to {most:Number} damage counters on SELF. Then, put that many damage counters on {who:Known}',
    ({ most, who }) =>
      who === 'self'
        ? null
        : act(who, { counters: most, on: 'self', 'up-to': true }, { counters: { placed: true }, on: who }),
  ),
  effect(
    'more counters on one which has something',
    'put {n:Exact} damage (counter|counters) on {who:Whom}. If that Pokémon has {trait:Trait}, put {more:Number} damage counters on that Pokémon instead',
    ({ n, who, trait, more }) =>
      unlessNull(oneOf(who), (one) =>
        act(
          'chosen',
          { choose: one },
          where({ chosen: trait }, [{ counters: more, on: 'chosen' }], [{ counters: n, on: 'chosen' }]),
        ),
      ),
  ),
  effect(
    'heal for heads in any way',
    '{coins:Flips}. Remove a number of damage counters equal to the number of heads from your {kind:Kinds} in any way you like',
    ({ coins, kind }) =>
      act(null, { times: coins, does: [{ heal: 10, from: { one: { side: 'yours', ...kind, damaged: true } } }] }),
  ),
  effect(
    'count, and put as many counters up to so many',
    "count the number of {what:Counted}. Put that many damage counters on the Defending Pokémon. You can't put more than {most:Number} damage counters [on the Defending Pokémon] in this way",
    ({ what, most }) => act('defending', { counters: { counted: what, times: 1, 'at-most': most }, on: 'defending' }),
  ),
  effect(
    'as many counters on each as are counted on it',
    `put a number of ${COUNTERS} on {who:Whom} equal to the number of {what:OnIt}`,
    ({ who, what }) => toEach(who, (on) => [{ counters: what, on }]),
  ),
  effect(
    'choose one, count what is on it, and put as many counters',
    'choose {who:Whom}. Count the number of {what:OnIt}. Put that many damage counters on (that|the) Pokémon',
    ({ who, what }) =>
      unlessNull(oneOf(who), (one) => act('chosen', { choose: one }, { counters: what, on: 'chosen' })),
  ),
  effect(
    'counters down to so many HP',
    `put ${COUNTERS} on {who:Whom} until (its remaining HP is {n:Number}|it is {n:Number} HP away from being Knocked Out)`,
    ({ who, n }) => {
      if (typeof who === 'string') return act(who, { counters: { 'hp-above': n, of: who }, on: who });
      const down: Verb = { counters: { 'hp-above': n, of: 'chosen' }, on: 'chosen' };
      return unlessNull(oneOf(who), (one) => act('chosen', { choose: one }, down)) ?? toEach(who, () => [down]);
    },
  ),
  effect(
    'counters on both down to so many HP',
    `put ${COUNTERS} on both Active Pokémon until the remaining HP of each Pokémon is {n:Number}`,
    ({ n }) =>
      act(
        null,
        ...(['opponents-active', 'your-active'] as const).map(
          (of): Verb => ({ counters: { 'hp-above': n, of }, on: of }),
        ),
      ),
  ),
  effect(
    'as many counters as damage was taken',
    'put damage counters on {who:Known} equal to the damage done to SELF',
    ({ who }) => (who === 'attacker' ? act(null, { counters: { 'damage-taken': true }, on: 'attacker' }) : null),
  ),
  effect(
    'choose some and put counters',
    [
      'choose {who:Whom} and put {n:Exact} damage (counter|counters) on (each of them|it|that Pokémon)',
      'choose {who:Whom}. Put {n:Exact} damage (counter|counters) on (each of them|that Pokémon)',
    ],
    ({ who, n }) => (typeof who !== 'object' || 'each' in who ? null : act(null, { counters: n, on: who })),
  ),
  effect(
    'Knock Out',
    [
      '{who:Whom} (is [now]|will be) Knocked Out',
      'Knock Out {who:Whom}',
      'choose {who:Whom} [in play] and that Pokémon is Knocked Out',
      'choose {who:Whom}, and it is Knocked Out',
    ],
    ({ who }) => (areSeveral(who) ? null : act(single(who), { 'knock-out': who })),
  ),
  effect('Knock Out both', 'both Active Pokémon are Knocked Out', () =>
    act(null, { 'knock-out': 'opponents-active' }, { 'knock-out': 'your-active' }),
  ),

  effect(
    'spread counters',
    '(put|place) {n:Number} damage counters on {side:Side} {kind:Kinds} in any way you like',
    ({ n, side, kind }) => act(null, spread(n, { side, ...kind })),
  ),
  effect(
    'spread counters for each',
    `for each {what:Counted}, put {n:Exact} ${COUNTERS} on {side:Side} {kind:Kinds} in any way you like`,
    ({ what, n, side, kind }) => act(null, spread(timesOf(what, n), { side, ...kind })),
  ),
  effect(
    'move counters',
    'move {many:Many} damage (counter|counters) from {from:Whom} to {to:Onward}',
    ({ many, from, to: onto }) => {
      const to = onwardFrom(from, onto);
      return many.n === 'any' || areSeveral(from) || to === null
        ? null
        : act(null, { 'move-counters': many.n, from, to, 'up-to': many.upTo || undefined });
    },
  ),

  effect(
    'switch yourself',
    [
      `[you] switch (SELF|it|that Pokémon|[1 of] your Active Pokémon) with ${ONE_OF} your Benched Pokémon [, if any]`,
      'if you have any Benched Pokémon, you switch 1 of them with your Active Pokémon',
      'switch 1 of your [own] Benched Pokémon with your Active Pokémon',
    ],
    () => act(null, { switch: 'yours' }),
  ),
  effect('switch itself with one of a kind', 'switch SELF with 1 of your Benched {kind:Kind}', ({ kind }) =>
    !isSome(kind) ? null : act(null, { switch: 'yours', of: kind }),
  ),
  effect(
    'opponent switches',
    [
      `(your opponent switches|have your opponent switch) (the Defending Pokémon|[1 of] ${THEIR} (Active|Defending) Pokémon) with 1 of ${THEIR} Benched Pokémon [, if any]`,
      'if your opponent has any Benched Pokémon, he or she chooses 1 of them and switches the Defending Pokémon with it',
      `(if your opponent has any Benched Pokémon, (he or she chooses|they choose) 1 of them|your opponent chooses 1 of ${THEIR} Benched Pokémon) and (switches|switch) it with (the Defending Pokémon|${THEIR} Active Pokémon)`,
      `switch out ${THEIR_ACTIVE} to the Bench`,
      `(switch [1 of] the Defending Pokémon|choose 1 of the Defending Pokémon and switch it) with ${ONE_BENCHED}. Your opponent (picks|chooses) the Benched Pokémon to switch`,
    ],
    () => act('opponents-active', { switch: 'theirs', chooser: 'opponent' }),
  ),
  effect(
    'switch the opponent',
    [
      `switch ${ONE_BENCHED} with ${AGAINST}`,
      `[you] switch ${AGAINST} with (${ONE_BENCHED}|1 of ${THEIR} Benched Pokémon)`,
      `(if your opponent has any Benched Pokémon, choose 1 of them|choose ${ONE_BENCHED})[,] and switch it with ${AGAINST}`,
      `switch in ${ONE_BENCHED} to the Active Spot`,
    ],
    () => act('opponents-active', { switch: 'theirs', chooser: 'you' }),
  ),
  effect(
    'switch the opponent, who picks the one that goes',
    `(switch ${ONE_BENCHED}|choose ${ONE_BENCHED} and switch it) with [1 of] the Defending Pokémon. Your opponent chooses the Defending Pokémon to switch`,
    () => act('opponents-active', { switch: 'theirs', chooser: 'you', away: 'opponent' }),
  ),
  // One text alone lets the opponent choose for you.
  effect(
    'the opponent switches yours',
    'have your opponent switch 1 of your Active Pokémon with 1 of your Benched Pokémon',
    () => act(null, { switch: 'yours', chooser: 'opponent', away: 'opponent' }),
  ),

  effect(
    'leaves play with all cards',
    `(put|return|shuffle|your opponent (shuffles|returns)) {who:Whom} and ${ALL_OF_IT} [back] {to:OffTo}`,
    ({ who, to }) => (areSeveral(who) ? null : leaving(who, to)),
  ),
  ...(
    [
      ['leaves play without its cards', '', (verb: Verb): Verb => verb],
      ['may leave play without its cards', 'you may ', (verb: Verb): Verb => ({ may: [verb] })],
    ] as const
  ).map(([name, may, done]) =>
    sorts.sentence(
      name,
      `${may}(put|return|shuffle) SELF {to:OffTo}. \\(Discard all (attached cards|cards attached to SELF|cards attached to it).\\)`,
      ({ to }) =>
        to === 'hand' || to === 'deck' ? act(null, done({ return: 'self', to, attached: 'discard' })) : null,
    ),
  ),
  // One text alone says it of any of its name.
  effect(
    'is stripped of its cards and leaves play',
    'discard all cards attached to any {who:Whom} and shuffle that Pokémon back into your deck',
    ({ who }) => (oneOf(who)?.side === 'yours' ? act(null, { return: who, to: 'deck', attached: 'discard' }) : null),
  ),
  effect(
    'several leave play with all cards',
    `put {many:Many} [of] {side:Side} {kind:Kinds} [in play] and ${ALL_OF_THEM} {to:OffTo}`,
    ({ many, side, kind, to }) => (to === 'top' || to === 'bottom' ? null : allOff(many, { side, ...kind }, to)),
  ),
  effect(
    'several are discarded with all cards',
    `discard {many:Many} of {side:Side} {kind:Kinds} and ${ALL_OF_THEM}`,
    ({ many, side, kind }) => allOff(many, { side, ...kind }, 'discard'),
  ),
  effect(
    'leaves play for the top of a deck that is shuffled',
    `put {who:Whom} and ${ALL_OF_IT} on top of (your|your opponent's) deck. (Shuffle your deck|Your opponent shuffles (his or her|their) deck) afterward`,
    ({ who }) => (areSeveral(who) ? null : leaving(who, 'deck')),
  ),
  effect(
    'choose one that leaves play with all cards',
    `choose {who:Whom}(.| and) [(Your opponent|They)] (return|shuffle|shuffles) (it|that Pokémon) and ${ALL_OF_IT} {to:OffTo}`,
    ({ who, to }) => (oneOf(who) === null ? null : leaving(who, to)),
  ),
  effect(
    'devolve',
    [
      `(remove the highest Stage Evolution card from|devolve) {who:Whom} and put (it|that card|those cards|${TOP_STAGE}) (back into|into) (your opponent's|their|his or her) hand`,
      `devolve {who:Whom} by putting ${TOP_STAGE} into (your opponent's|their|his or her|your) hand`,
    ],
    ({ who }) => (who === 'self' || who === 'your-active' ? null : act(null, { devolve: who, to: 'hand' })),
  ),
  // One text alone picks on a Bench.
  effect(
    'devolve one on a Bench',
    "choose {n:Exact} {kind:Kind} on your opponent's Bench, remove the highest Stage Evolution card from that Pokémon, and put it back into (their|his or her) hand",
    ({ n, kind }) =>
      n === 1 ? act(null, { devolve: { one: { side: 'theirs', place: 'bench', ...kind } }, to: 'hand' }) : null,
  ),
  effect(
    'devolve into the deck',
    "(remove the highest Stage Evolution card from {who:Whom}|choose {who:Whom}. Remove the highest Stage Evolution card from that Pokémon) and (shuffle that card into your opponent's deck|have your opponent shuffle that card into (his or her|their) deck)",
    ({ who }) => (who === 'self' || who === 'your-active' ? null : act(null, { devolve: who, to: 'deck' })),
  ),
  // One text alone; of others of one's own it is also said that they can't evolve this turn.
  effect('devolve itself', 'devolve SELF and put (SELF|it) into your hand', () =>
    act(null, { devolve: 'self', to: 'hand' }),
  ),
  effect(
    'devolve one of either side',
    "choose (a|an) {kind:Kinds} \\(your own or your opponent's\\). Return the highest Stage Evolution card on that Pokémon to its player's hand. That Pokémon is no longer Asleep, Confused, Paralyzed, or Poisoned, or anything else that might be the result of an attack \\(just as if you had evolved it\\)",
    // Its own words cure it, whether the rules do so or not.
    ({ kind }) =>
      act(
        'chosen',
        { choose: { side: 'any', ...kind } },
        { cure: 'all', on: 'chosen' },
        { devolve: 'chosen', to: 'hand' },
      ),
  ),
  effect(
    'devolve by any number of stages',
    [
      "devolve {who:Whom} by shuffling any number of Evolution cards on it into (your opponent's|their|his or her|your) deck",
      'devolve {who:Whom} by removing any number of Evolution cards from it. Your opponent shuffles those cards into their deck',
    ],
    ({ who }) => (oneOf(who) === null ? null : act(null, { devolve: who, to: 'deck', 'any-stage': true })),
  ),
  effect(
    'become what it evolves into',
    'put {into:Name} from your hand onto SELF \\(this counts (as|a) evolving SELF\\)[,] and remove all damage counters from SELF',
    ({ into }) =>
      act(null, { first: [{ evolve: 'self', from: 'hand', into }], 'if-you-do': [{ heal: 'all', from: 'self' }] }),
  ),
  effect(
    'evolve from the deck',
    'search your deck for a card that evolves from {who:Known} and (put it (on|onto)|attach (it|that card) to) {again:Known} (to evolve it.|. \\(This counts as evolving (SELF|that Pokémon).\\)|. This counts as evolving SELF.) {done:Shuffled}',
    ({ who, again }) =>
      who === again && (who === 'self' || who === 'your-active') ? act(null, { evolve: who, from: 'deck' }) : null,
  ),
  // One text alone says Evolution card; of other Pokémon that is a kind of card. A Fossil says the same in brackets of its own.
  effect(
    'evolve itself from the deck with an Evolution card',
    [
      'search your deck for an Evolution card that evolves from SELF and put it (on|onto) SELF. \\(This counts as evolving SELF.\\) {done:Shuffled}',
      'search your deck for a card that evolves from SELF and put it onto SELF \\(this counts as evolving SELF\\). {done:Shuffled}',
    ],
    () => act(null, { evolve: 'self', from: 'deck' }),
  ),
  effect(
    'evolve into one of those cards from the deck',
    'search your deck for [(a|an|1)] {cards:Cards} and put it (on|onto) SELF (. \\(This counts as evolving SELF.\\)|\\(this counts as evolving SELF\\).|to evolve it.) {done:Shuffled}',
    ({ cards }) => {
      const { named, ...more } = cards;
      // A card that is named goes onto it, whatever it evolves from; of either of two names that cannot be said.
      if (!isSome(cards) || (named === undefined && cards.evolution !== true && hasKey(cards, 'named'))) return null;
      const which = named === undefined || isSome(more) ? { which: cards } : { into: named };
      return act(null, { evolve: 'self', from: 'deck', ...which });
    },
  ),
];
