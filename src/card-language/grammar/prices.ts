import { type ConditionName, ENERGY_NAMES, sameValue } from '../../state/index.ts';
import type { Count, Verb, Who } from '../../text/index.ts';
import {
  act,
  before,
  doing,
  doneAlone,
  doneBy,
  given,
  inOrder,
  paidFor,
  type Step,
  type Steps,
  saying,
  steps,
  unlessNull,
  where,
  withEnergy,
  withExtra,
} from '../lower/steps.ts';
import { isPriceOfCards, isSome, some, WHOLE_DECK } from './card-amounts.ts';
import { MOST_COINS } from './coins.ts';
import { discard, offAll } from './energy.ts';
import { anyOf } from './on-pokemon.ts';
import { BEYOND_COST, LOST_ALONG, orInBrackets } from './phrases.ts';
import { sorts } from './production.ts';
import type { Meaning } from './sorts.ts';

/** What an attack asks for or offers before its damage: prices, offers of more damage, what is thrown away first. */

const { condition, costs, effect, sentence, stated } = sorts;

const FAILS = "(don't|can't|can't discard (a card|any cards|any)), this attack does nothing";

function offer(damage: Step, clause: Steps): Steps | null {
  const taken = clause.open === undefined ? given({ is: { accepted: true } }, clause) : null;
  return taken === null || taken.list.some(({ step }) => step !== 'do')
    ? null
    : { list: [damage, ...taken.list], open: 'may' };
}

const morePrizes = (add: number, against: Meaning['Those']): Verb => ({
  lasting: { claim: 'prizes', add, of: 'struck', against },
  on: 'self',
  until: 'this-turn',
});

/** For this attack alone: no Pokémon attacks twice in a turn. */
const SETS_EFFECTS_ASIDE: Verb = {
  lasting: { claim: 'sets-aside', what: ['effects'], against: { side: 'theirs', place: 'active' } },
  on: 'self',
  until: 'this-turn',
};

const TOOLS = 'Pokémon (Tool|Tools) [cards]';

/** Where there is none, nothing is in the way of the attack. */
const offIt = (who: Who, verbs: readonly (readonly ['with-tool' | 'with-special-energy' | null, Verb])[]) =>
  who === 'defending' || who === 'opponents-active'
    ? steps(
        before(...verbs.map(([has, verb]) => (has === null ? verb : where({ defending: { [has]: true } }, [verb])))),
      )
    : null;

type Exchange = Extract<Verb, { readonly switch: unknown }>;

/** The exchange that an effect is, of a Pokémon of the other side and nothing besides. */
const exchangeOf = ({ list: [only, ...more] }: Steps): Exchange | null => {
  if (only?.step !== 'do' || more.length > 0) return null;
  const [verb, ...others] = only.verbs;
  return verb !== undefined && others.length === 0 && 'switch' in verb && verb.switch === 'theirs' ? verb : null;
};

/** A Pokémon of the other side that comes up before the damage, which then goes to it. */
const broughtUp = (exchange: Exchange | null, isOffered: boolean): Steps | null => {
  const { of = {} } = exchange ?? {};
  if (exchange === null || typeof of !== 'object' || Array.isArray(of)) return null;
  const who = { ...of, side: 'theirs', place: 'bench' } as const;
  return steps(before(where({ 'opponent-has': who }, [isOffered ? { may: [exchange] } : exchange])));
};

const MAY_BRING_UP = 'before doing damage, you may {effect:Effect}.';
const TO_THE_NEW = 'If you do, this attack does {n:Number} damage to the new Defending Pokémon.';

type OffIt = Parameters<typeof offIt>[1];

/** What is taken off it before the damage. */
const BEFOREHAND: readonly (readonly [name: string, words: string, verbs: (who: Who) => OffIt])[] = [
  ['Tools', TOOLS, (who) => [['with-tool', { 'discard-tool': who }]]],
  [
    'Tools and Special Energy',
    `${TOOLS} and [all] Special Energy`,
    (who) => [
      ['with-tool', { 'discard-tool': who }],
      ['with-special-energy', { 'discard-energy': 'all', from: who, special: true }],
    ],
  ],
  ['Trainer cards', 'Trainer cards', (who) => [[null, { 'discard-tool': who, trainers: true }]]],
];

/** Damage for each of what was counted before it; null where it is not damage for each. */
const countedBy = (damage: Step, times: Count, ...verbs: readonly Verb[]): Steps | null =>
  damage.step === 'more' || damage.step === 'multiplied' ? steps(before(...verbs), { ...damage, times }) : null;

/** More damage, all at once, where something was done before it. */
const moreWhere = (damage: Step, times: Count, verb: Verb): Steps | null =>
  damage.step === 'more' && damage.times === 1 ? steps(before(verb), { ...damage, times }) : null;

const USED_WHILE = 'this attack can be used [even] if SELF is {state:State}';

/** An attack that is used Asleep or Paralyzed as well, with what more it says of that. */
const inState = (state: ConditionName, more: Steps | null = steps()): Steps | null =>
  (state === 'asleep' || state === 'paralyzed') && more !== null
    ? steps({ step: 'despite', bars: [state] }, ...more.list)
    : null;

export const ATTACK_PRICES = [
  // Counters that an attack puts on its own Pokémon first, as many as its player likes.
  ...(
    [
      ['damage for counters put down', '', (put: Verb) => put],
      ['damage for counters that may be put down', 'you may ', (put: Verb): Verb => ({ may: [put] })],
    ] as const
  ).map(([name, may, done]) =>
    sentence(
      name,
      `${may}put up to {most:Number} damage counters on SELF. {damage:DamageFor} for each damage counter you placed in this way.`,
      ({ most, damage }) => countedBy(damage, { placed: true }, done({ counters: most, on: 'self', 'up-to': true })),
    ),
  ),

  stated(
    'a price of cards',
    [`{price:Thrown}. If you ${FAILS}`, '{price:Thrown} or this attack does nothing'],
    ({ price }) => (isPriceOfCards(price) ? steps(before({ 'or-nothing': [price] })) : null),
  ),
  sentence(
    'a price of so many cards',
    "{price:Thrown}. (If you can't discard {n:Exact} cards in this way, this attack does nothing.|\\(If you can't discard {n:Exact} (card|cards|Energy cards) [from your hand], this attack does nothing.\\))",
    ({ price, n }) =>
      isPriceOfCards(price) && 'discard-hand' in price && price['discard-hand'] === n
        ? steps(before({ 'or-nothing': [price] }))
        : null,
  ),
  sentence(
    'a price of so many cards where something is so',
    "if {asked:Condition}, {price:Thrown}. \\(If you can't discard {n:Exact} (card|cards|Energy cards) [from your hand], this attack does nothing.\\)",
    ({ asked, price, n }) =>
      isPriceOfCards(price) && 'discard-hand' in price && price['discard-hand'] === n
        ? steps(before(where(asked.is, [{ 'or-nothing': [price] }])))
        : null,
  ),
  stated('an offer of more damage', 'you may do {n:Number} more damage. If you do, {clause:Clause}', ({ n, clause }) =>
    offer({ step: 'more', n, times: { may: true } }, clause),
  ),
  stated(
    'an offer of a sum of damage',
    'you may do {from:Number} damage plus {n:Number} more damage. If you do, {clause:Clause}',
    ({ from, n, clause }) => offer({ step: 'more', n, from, times: { may: true } }, clause),
  ),
  sentence('for another cost', 'if {asked:Condition}, this attack can be used for {cost:Costs}.', ({ asked, cost }) =>
    steps({ step: 'cost-when', condition: asked.is, cost }),
  ),
  sentence(
    'for nothing',
    "if {asked:Condition}, ignore all Energy in (this attack's cost|the attack cost of this attack).",
    ({ asked }) => steps({ step: 'free-when', condition: asked.is }),
  ),
  sentence('in the first turn too', 'if you go first, you can use this attack (during|on) your first turn.', () =>
    steps({ step: 'despite', bars: ['first-turn'] }),
  ),
  sentence('in a state too', orInBrackets(`${USED_WHILE}.`), ({ state }) => inState(state)),
  stated('in a state too, for more', `${USED_WHILE}. If it is, {then:Clause}`, ({ state, then }) =>
    inState(state, given({ is: { self: { condition: state } } }, then)),
  ),
  stated('in a state alone', `${USED_WHILE}. If it is not {other:State}, {then:Clause}`, ({ state, other, then }) =>
    other === state ? inState(state, given({ is: { not: { self: { condition: state } } } }, then)) : null,
  ),
  sentence('from the Bench too', 'this attack can be used even if SELF is on (the|your) Bench.', () =>
    steps({ step: 'despite', bars: ['place'] }),
  ),
  sentence(
    'not in the second first turn',
    "if you go second, you can't use this attack (during|on) your first turn.",
    () => steps({ step: 'only-if', condition: { not: { goes: 'second', 'first-turn': true } } }),
  ),
  condition('when it is used', 'you use this attack when {inner:Condition}', ({ inner }) => inner),
  costs('one', '{type:Type}', ({ type }) => [type]),
  costs('one and more', '{one:Type} {more:Costs}', ({ one, more }) => [one, ...more]),

  ...BEFOREHAND.map(([name, words, verbs]) =>
    sentence(
      `discard ${name} before`,
      `before doing damage, discard all ${words} (attached to|from) {who:Known} [\\(before they affect the damage\\)].`,
      ({ who }) => offIt(who, verbs(who)),
    ),
  ),
  sentence(
    'discard a Special Energy before',
    'before doing damage, discard {many:Many} Special Energy (attached to|from) {who:Known}.',
    ({ many, who }) =>
      many.n === 'all' || (many.n === 1 && !many.upTo)
        ? offIt(who, [['with-special-energy', { 'discard-energy': many.n, from: who, special: true }]])
        : null,
  ),
  sentence(
    'discard its own Tools before',
    `before doing damage, discard all ${TOOLS} from SELF. If you can't discard any, this attack does nothing.`,
    () =>
      steps(before(where({ not: { self: { 'with-tool': true } } }, [{ nothing: true }]), { 'discard-tool': 'self' })),
  ),
  sentence(
    'bring up before',
    'before doing damage, {effect:Effect}. [If your opponent has no Benched Pokémon, ignore this effect.] [Do the damage to the new Defending Pokémon.]',
    ({ effect }) => broughtUp(exchangeOf(effect), false),
  ),
  sentence('may bring up before', MAY_BRING_UP, ({ effect }) => broughtUp(exchangeOf(effect), true)),
  sentence(
    'may bring up before, and the damage goes to it',
    `${MAY_BRING_UP} ${TO_THE_NEW}`,
    ({ effect, n }, { damage }) => (n === damage ? broughtUp(exchangeOf(effect), true) : null),
  ),
  sentence(
    'may bring up before, and the opponent says in whose place',
    `${MAY_BRING_UP} ${TO_THE_NEW} Your opponent chooses the Defending Pokémon to switch.`,
    ({ effect, n }, { damage }) =>
      n !== damage
        ? null
        : unlessNull(exchangeOf(effect), (exchange) => broughtUp({ ...exchange, away: 'opponent' }, true)),
  ),
  sentence(
    'more damage for a whole hand',
    'discard your hand. If you discarded {n:Number} or more cards in this way, {damage:MoreDamage}.',
    ({ n, damage }) =>
      moreWhere(damage, { compared: { discarded: true }, is: 'at-least', to: n }, { 'discard-hand': 'all' }),
  ),
  sentence(
    'more damage for any cards of a hand',
    'you may discard your hand. If you discarded any cards in this way, {damage:MoreDamage}.',
    ({ damage }) => moreWhere(damage, { whether: { discarded: true } }, { may: [{ 'discard-hand': 'all' }] }),
  ),
  sentence(
    'damage for Tools',
    `before doing damage, you may discard any number of ${TOOLS} from your Pokémon. {damage:DamageFor} for each card you discarded in this way.`,
    ({ damage }) => steps(before({ 'discard-in-play': 'any', only: 'tools', side: 'yours' }), damage),
  ),
  sentence(
    'something where a Tool was discarded',
    `before doing damage, discard all ${TOOLS} from {who:Known}. If you discarded a Pokémon Tool [card] in this way, {then:Clause}.`,
    ({ who, then }) => {
      const [first, does] = [offIt(who, [['with-tool', { 'discard-tool': who }]]), doneAlone(then)];
      const [damage, ...more] = then.list;
      const times: Count = { whether: { discarded: true } };
      if (first === null) return null;
      const beside = more.length === 0 ? [] : doneAlone({ list: more });
      if (damage?.step === 'more' && damage.times === 1 && beside !== null && then.open === undefined)
        return {
          list: [
            ...first.list,
            { ...damage, times },
            ...(beside.length === 0 ? [] : act(null, { times, does: beside }).list),
          ],
        };
      return does === null ? null : { list: [...first.list, ...act(null, { times, does }).list] };
    },
  ),
  sentence(
    'damage for Energy at will',
    [
      '[when you use this attack,] [you may] discard ((any amount of|any number of|as many) {energy:Energy} (attached to|from) your {kind:Kinds} [in play] [as you like]|as many {energy:Energy} as you like attached to your {kind:Kinds} [in play]). [If you do,] {damage:DamageFor} (for each|times the (number|amount) of) {what:CardKind} you discarded [in this way].',
      'discard any amount of {energy:Energy} from among your {kind:Kinds}, and {damage:DamageFor} for each {what:CardKind} you discarded in this way.',
    ],
    ({ energy, kind, damage, what }) =>
      paidFor(
        act(null, { 'discard-energy': 'any', from: { each: { side: 'yours', ...kind } }, 'in-all': true, ...energy }),
        damage,
        what,
      ),
  ),
  ...['', 'you may '].map((may) =>
    sentence(
      `damage for Energy of either kind that ${may === '' ? 'is' : 'may be'} discarded`,
      `${may}discard {a:Many} {one:Energy} or {b:Many} {other:Energy} (attached to|from) SELF. {damage:DamageFor} (for each card|times the number of Energy) you discarded [in this way].`,
      ({ a, one, b, other, damage }) => {
        const [first, second] = [[discard(a, one, 'self')], [discard(b, other, 'self')]];
        const areNamed = one.type !== undefined && other.type !== undefined && one.type !== other.type;
        const pick: Verb = {
          'pick-one': areNamed
            ? { [ENERGY_NAMES[one.type]]: first, [ENERGY_NAMES[other.type]]: second }
            : { first, second },
        };
        return a.n !== b.n || a.upTo !== b.upTo || one.basic !== true || other.basic !== true
          ? null
          : countedBy(damage, { discarded: true }, may === '' ? pick : { may: [pick] });
      },
    ),
  ),
  sentence(
    'damage for Energy that goes elsewhere',
    '(put|shuffle) any amount of {energy:Energy} (attached to|from) your {kind:Kinds} {to:OffTo}. {damage:DamageFor} for each card [you] (put in the Lost Zone|shuffled into your deck) in this way.',
    ({ energy, kind, to, damage }) =>
      to === 'lost' || to === 'deck'
        ? countedBy(damage, { discarded: true, into: to }, offAll('any', energy, { side: 'yours', ...kind }, to))
        : null,
  ),
  sentence(
    'damage for discarded cards that are lost',
    'put any number of {cards:Cards} from your discard pile in the Lost Zone. {damage:DamageFor} for each card you put in the Lost Zone in this way.',
    ({ cards, damage }) =>
      countedBy(
        damage,
        { discarded: true, into: 'lost' },
        { may: [{ 'from-discard': cards, count: WHOLE_DECK, to: 'lost', 'up-to': true }] },
      ),
  ),
  sentence(
    'damage for Benched Pokémon that are discarded',
    'discard (any number of your {kind:Kinds}|as many of your {kind:Kinds} as you like). {damage:DamageFor} for each Benched Pokémon you discarded in this way.',
    ({ kind, damage }) =>
      kind.place !== 'bench'
        ? null
        : countedBy(
            damage,
            { 'pokemon-discarded': true },
            { may: [{ return: anyOf({ side: 'yours', ...kind }), to: 'discard', attached: 'along' }] },
          ),
  ),
  sentence(
    'more Prizes, and still more with Energy beyond the cost',
    `if {whom:Those} is Knocked Out by damage from this attack, take {n:Exact} more Prize (card|cards). If SELF has at least {extra:Extra} attached [to it] ${BEYOND_COST}, take {more:Number} more Prize cards instead.`,
    ({ whom, n, extra, more }) =>
      whom.side !== 'theirs' ? null : steps(before(withEnergy(extra, [morePrizes(more, whom)], [morePrizes(n, whom)]))),
  ),
  sentence(
    'more damage with Energy beyond the cost, which nothing changes',
    `if SELF has at least {extra:Extra} attached [to it] ${BEYOND_COST}, {damage:MoreDamage}, and this attack's damage (isn't|is not) affected by any effects on your opponent's Active Pokémon.`,
    ({ extra, damage }) =>
      unlessNull(withExtra(extra, steps(damage)), ({ list }) =>
        steps(before(withEnergy(extra, [SETS_EFFECTS_ASIDE], [])), ...list),
      ),
  ),
  stated(
    'a price of so many cards, and what it is for',
    "{price:Thrown}, and {then:Effect}. If you can't discard {n:Exact} cards in this way, this attack does nothing",
    ({ price, then, n }) =>
      isPriceOfCards(price) && 'discard-hand' in price && price['discard-hand'] === n
        ? unlessNull(doneBy(then), (does) => steps(before({ 'or-nothing': [price] }), { step: 'do', verbs: does }))
        : null,
  ),
  stated(
    'an offer of more damage and something else',
    'you may do {n:Number} more damage and {also:Effect}. If you do, {clause:Clause}',
    ({ n, also, clause }) =>
      unlessNull(clause.open === undefined ? inOrder([also, clause]) : null, (all) =>
        offer({ step: 'more', n, times: { may: true } }, all),
      ),
  ),
  effect(
    'have it hurt itself for something',
    'have SELF also do {n:Number} damage to itself and {then:Effect}',
    ({ n, then }) => inOrder([act('self', { damage: n, to: 'self' }), then]),
  ),
  sentence(
    'damage for the tops of both decks',
    [
      'each player discards the top card of (his or her|their) deck. {damage:DamageFor} for each {what:CardKind} discarded in this way.',
      "discard the top card of each player's deck. {damage:DamageFor} for each {what:CardKind} [you] discarded in this way.",
    ],
    ({ damage, what }) =>
      countedBy(
        damage,
        isSome(what) ? { discarded: true, of: what } : { discarded: true },
        { 'discard-top': 1, of: 'yours' },
        { 'discard-top': 1, of: 'theirs' },
      ),
  ),

  // What this attack leaves for the turn is about no other: no Pokémon attacks twice in one.
  sentence('something before', 'before doing damage, {clause:Clause}.', ({ clause }) => {
    const [verb, ...more] = doneBy(clause) ?? [];
    const inner = verb !== undefined && 'may' in verb ? verb.may[0] : verb;
    const isKnown = inner !== undefined && ('attach' in inner || ('heal' in inner && inner.from === 'defending'));
    return isKnown && verb !== undefined && more.length === 0 ? steps(before(verb)) : null;
  }),
  sentence(
    'more Prizes for whom it strikes down',
    'if {whom:Those} is Knocked Out by [[the] damage from] this attack, take {n:Exact} more Prize (card|cards).',
    ({ whom, n }) => (whom.side !== 'theirs' ? null : steps(before(morePrizes(n, whom)))),
  ),

  sentence(
    'whom it strikes down is lost',
    [
      `if {whom:Those} is Knocked Out by [[the] damage from] this attack, ${LOST_ALONG} instead of the discard pile.`,
      `if any of {whom:Those} would be Knocked Out by damage from this attack, ${LOST_ALONG} instead of discarding it.`,
    ],
    ({ whom }) =>
      whom.side !== 'theirs'
        ? null
        : steps(
            before({
              lasting: { claim: 'fallen-go', to: 'lost', along: true, of: 'struck', against: whom },
              on: 'self',
              until: 'this-turn',
            }),
          ),
  ),

  sentence(
    'damage for what is shown',
    'reveal any number of {cards:CardKind} (in|from) your hand. {damage:DamageFor} for each card you revealed [in this way].',
    ({ cards, damage }) =>
      damage.step === 'more' || damage.step === 'multiplied' ? steps({ ...damage, times: { shown: cards } }) : null,
  ),

  sentence(
    'damage for cards of the hand that go into the deck',
    'choose as many {cards:Cards} from your hand as you like and show them to your opponent. {damage:DamageFor} times the number of {again:Cards} you chose. Put those {what:Cards} on top of your deck. Shuffle your deck afterward.',
    ({ cards, damage, again, what }) =>
      sameValue(cards, again) && sameValue(cards, what)
        ? countedBy(
            damage,
            { discarded: true, into: 'deck' },
            saying({ 'hand-to-deck': 'any', at: 'shuffled', of: some(cards) }),
          )
        : null,
  ),

  // What is thrown off the deck first decides of the damage.
  sentence(
    'more damage for the top card',
    'discard the top card of {side:Side} deck. If (that card|it) is (a|an) {what:CardsOne}, {damage:MoreDamage}.',
    ({ side, what, damage }) =>
      isSome(what)
        ? moreWhere(damage, { whether: { discarded: true, of: what } }, { 'discard-top': 1, of: side })
        : null,
  ),
  stated('for each tails', 'flip {n:Number} coins. For each tails, {clause:Clause}[, if it has any]', ({ n, clause }) =>
    // So many tails as coins that are not heads.
    unlessNull(n > MOST_COINS ? null : doneAlone(clause), (tails) =>
      doing('coin', ...Array.from({ length: n }, () => ({ flip: { tails } }))),
    ),
  ),

  stated(
    'for each heads and for each tails',
    'flip {n:Number} coins. For each heads, {one:Clause}. For each tails, {other:Clause}',
    ({ n, one, other }) => {
      const [heads, tails] = [doneAlone(one), doneAlone(other)];
      return n > MOST_COINS || heads === null || tails === null
        ? null
        : doing('coin', ...Array.from({ length: n }, () => ({ flip: { heads, tails } })));
    },
  ),

  effect(
    'from a deck for each',
    [
      'for each {what:Counted}, discard the top card (of|from) {side:Side} deck',
      'discard the top card (of|from) {side:Side} deck for each {what:Counted}',
    ],
    ({ what, side }) => act(null, { 'discard-top': what, of: side }),
  ),
  effect('take Prizes', 'take {n:Exact} [more] Prize (card|cards)', ({ n }) => act(null, { 'take-prizes': n })),
  effect('win', ['you win this game', 'choose to win the game'], () => act(null, { win: true })),
  effect('turn all Prizes up', 'turn all of your Prize cards face up', () =>
    act(null, { 'turn-prizes-up': 'all', of: 'yours' }),
  ),
  sentence(
    'cured after its damage',
    'if {who:Known} is affected by a Special Condition, {damage:MoreDamage}. Then, (remove all Special Conditions from that Pokémon|that Pokémon recovers from all Special Conditions).',
    ({ who, damage }) => {
      const asked = who === 'self' ? { self: { affected: true } } : { defending: { affected: true } };
      return damage.step !== 'more' || (who !== 'self' && who !== 'defending' && who !== 'opponents-active')
        ? null
        : inOrder([steps({ ...damage, times: { when: asked } }), act(who, { cure: 'all', on: who })]);
    },
  ),
];
