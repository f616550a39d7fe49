import { hasKey } from '../../state/index.ts';
import type { CardFilter, Verb } from '../../text/index.ts';
import { act, areSeveral, inOrder, paid, saying, verbsOf, where } from '../lower/steps.ts';
import { isSome, some } from './card-amounts.ts';
import { butThrown } from './discard-pile.ts';
import { BEFORE_ATTACKING, FROM_HAND, MAY } from './phrases.ts';
import { together } from './played.ts';
import { sorts } from './production.ts';
import { bothHold } from './standing/frames.ts';

const INTO_HAND = 'you put it into your hand';
const THEIR_TOP = "the top card of your opponent's deck";

/** Powers that are used: from where, after what, for what price, and what they do that no attack and no Trainer card does. */

const { bar, effect, moment, powerText: power, sentence, stated, usage } = sorts;

/** How a card comes that is put down before it goes into the hand. */
const ON_ITS_WAY = [
  ['prize', 'took SELF as a face-down Prize card during your turn'],
  ['draw', 'drew SELF from your deck at the beginning of your turn'],
] as const;

function thrown(n: number, cards: CardFilter): Verb {
  return saying({ 'discard-hand': n, of: some(cards) });
}

function isOneCard(price: Verb): boolean {
  return 'discard-hand' in price && price['discard-hand'] === 1 && price['up-to'] === undefined;
}

export const USES = [
  // One text alone says of an Ability what Trainer cards say of their price.
  sentence(
    'a discard for other cards of the discard pile',
    "{first:Clause}. If you do, put {many:Many} {cards:Cards} from your discard pile into your hand. \\(You can't choose a card you discarded with the effect of this Ability.\\)",
    ({ first, many, cards }) => {
      const thrown = verbsOf(first.list);
      const taken = typeof many.n === 'number' ? butThrown(many, cards) : null;
      return thrown === null || taken === null
        ? null
        : act(null, { first: thrown, 'if-you-do': verbsOf(taken.list) ?? [] });
    },
  ),
  stated('after a search', '{first:Clause}. If you searched your deck in this way, {then:Clause}', ({ first, then }) =>
    inOrder([{ list: first.list }, { list: then.list }]),
  ),

  // One text alone: what comes of its card is a part of what it does.
  effect(
    'reveal itself, and look at a card',
    `reveal it. If you do, look at ${THEIR_TOP} and put SELF in the Lost Zone. If that card is (a|an) {cards:CardKind}, you may put it in the Lost Zone`,
    ({ cards }) =>
      act(
        null,
        { 'put-this': 'lost' },
        { 'look-at-top': 1, of: 'opponent', take: cards, count: 1, 'or-none': true, into: 'lost', rest: 'top' },
      ),
  ),
  effect(
    'discard with all cards',
    [
      'discard {who:Whom} and all (cards attached to (it|that Pokémon)|attached cards) [\\(this does not count as a Knock Out\\)]',
      'choose {who:Whom}. They discard that Pokémon and all attached cards',
    ],
    ({ who }) => (areSeveral(who) ? null : act(null, { return: who, to: 'discard', attached: 'along' })),
  ),

  moment('in the first turn', `once during your first turn[,] ${BEFORE_ATTACKING}`, () => ({
    oncePerTurn: true,
    when: [{ 'first-turn': true }],
  })),
  moment(
    'evolved in the Active place',
    `[once during your turn ${BEFORE_ATTACKING},] when you play ${FROM_HAND} to evolve (1 of your|your) Active Pokémon [during your turn]`,
    () => ({ on: 'evolved', when: [{ self: { place: 'active' } }] }),
  ),
  moment(
    'leveled up',
    `[once during your turn ${BEFORE_ATTACKING},] when you put ${FROM_HAND} onto your Active {below:Name} [during your turn]`,
    ({ below }, { name }) => (`${below} LV.X` === name || below === name ? { on: 'leveled-up' } : null),
  ),
  moment(
    'moved up',
    `once during your turn[,] ${BEFORE_ATTACKING} when SELF moves from your Bench to (the Active Spot|become your Active Pokémon)`,
    () => ({ on: 'came-up', oncePerTurn: true }),
  ),
  // Two texts alone put the condition first.
  usage('if, as before', 'if {condition:Condition}, {usage:Usage}', ({ condition, usage: of }) =>
    together({ when: [condition.is] }, of),
  ),
  usage('if both, you may', `{moment:Moment}, if {one:Condition}[,] and [if] {other:Condition}, ${MAY}`, (holes) =>
    together(holes.moment, { when: [bothHold(holes.one.is, holes.other.is)] }),
  ),
  ...ON_ITS_WAY.map(([comes, words]) =>
    usage(`on its way, ${comes}`, `if you ${words} and your Bench isn't full, before ${INTO_HAND}, you may`, () => ({
      comes,
      when: [{ 'own-turn': true, 'bench-room': true }],
    })),
  ),
  // The two cards that are drawn say so, and those among the Prizes do not (APR 2025 II.E-31).
  usage('once, on its way', 'once during your turn, {usage:Usage}', ({ usage: of }) =>
    of.comes === undefined ? null : { oncePerTurn: true, ...of },
  ),
  usage(
    'from the hand or the discard pile',
    `{moment:Moment}, if SELF is in {zone:FromPile}, ${MAY}`,
    ({ moment: when, zone }) => ({ ...when, zone }),
  ),
  usage(
    'from the hand or the discard pile, if',
    `{moment:Moment}, if SELF is in {zone:FromPile} and {condition:Condition}, ${MAY}`,
    ({ moment: when, zone, condition }) => together({ ...when, zone }, { when: [condition.is] }),
  ),
  usage('the last card of the hand', `{moment:Moment}, if SELF is the last card in your hand, ${MAY}`, (holes) =>
    together({ ...holes.moment, zone: 'hand' }, { when: [{ 'hand-at-most': 1 }] }),
  ),
  usage(
    'for a card of the hand',
    'you must discard {n:Exact} {cards:Cards} from your hand in order to use this Ability. {usage:Usage}',
    ({ n, cards, usage: of }) => (of.price === undefined ? { ...of, price: thrown(n, cards) } : null),
  ),

  usage('for something else', 'you must {price:Effect} in order to use this Ability. {usage:Usage}', (holes) => {
    const [price, ...more] = verbsOf(holes.price.list) ?? [];
    const isPrice =
      more.length === 0 && price !== undefined && (hasKey(price, 'discard-energy') || hasKey(price, 'hand-to-deck'));
    return isPrice && holes.usage.price === undefined ? { ...holes.usage, price } : null;
  }),

  usage('only if', 'you can use this (Ability|power) only if {condition:Condition}. {usage:Usage}', (holes) =>
    together(holes.usage, { when: [holes.condition.is] }),
  ),

  bar('the turn ends', 'if you use this Ability, your turn ends.', () => ({
    after: [{ 'end-turn': true }],
  })),
  // One text alone; Trainer cards say the same of their own player.
  bar(
    "the opponent's deck is empty",
    "if your opponent has no cards in (their|his or her) deck, you can't use this Ability.",
    () => ({
      when: [{ 'opponents-deck-at-least': 1 }],
    }),
  ),
  bar('it is Knocked Out', 'if you use this Ability, SELF is Knocked Out.', () => ({
    after: [{ 'knock-out': 'self' }],
  })),

  effect('bring itself up', 'switch (SELF|it) with your Active Pokémon', () =>
    act(null, { switch: 'yours', with: 'self' }),
  ),
  effect(
    'bring up one of a kind',
    [
      "(switch 1 of your opponent's {kind:Kinds}|choose 1 of your opponent's {kind:Kinds} and switch (it|that Pokémon)) with ((their|his or her|your opponent's) Active Pokémon|[1 of] the Defending Pokémon)",
      "switch in 1 of your opponent's {kind:Kinds} to the Active Spot",
    ],
    ({ kind: { place, ...of } }) =>
      place !== 'bench' || !isSome(of) ? null : act('opponents-active', { switch: 'theirs', chooser: 'you', of }),
  ),
  effect(
    'bring up one of a kind, in whose place the other player says',
    "(choose 1 of your opponent's {kind:Kinds} and switch it|switch 1 of your opponent's {kind:Kinds}) with 1 of the Defending Pokémon. Your opponent chooses the Defending Pokémon to switch",
    ({ kind: { place, ...of } }) =>
      place !== 'bench' || !isSome(of)
        ? null
        : act('opponents-active', { switch: 'theirs', chooser: 'you', of, away: 'opponent' }),
  ),

  // Of one card and draws alone it was ruled that the draws depend on it (rules team, 4 October 2012).
  power(
    'used for a card that is discarded first',
    '{usage:Usage} {price:Thrown}. (Then|Then,) {then:Effect}. {bars:Bars}',
    ({ usage: of, price, then, bars }) => {
      const does = verbsOf(then.list);
      const [drawn, ...more] = does ?? [];
      const isDraw = drawn !== undefined && 'draw' in drawn && more.length === 0;
      return !isDraw || of.price !== undefined || of.zone !== undefined || !isOneCard(price)
        ? null
        : { ...together(of, bars), steps: paid(price, [drawn]) };
    },
  ),
  // One text alone draws only where something is so.
  power(
    'used for a card that is discarded first, and a draw where something is so',
    '{usage:Usage} {price:Thrown}. Then, if {asked:Condition}, {then:Effect}. {bars:Bars}',
    ({ usage: of, price, asked, then, bars }) => {
      const [drawn, ...more] = verbsOf(then.list) ?? [];
      const isDraw = drawn !== undefined && 'draw' in drawn && more.length === 0;
      return !isDraw || of.price !== undefined || of.zone !== undefined || !isOneCard(price)
        ? null
        : // The card may be thrown away for nothing, too.
          { ...together(of, bars), steps: act(null, { first: [price], 'if-you-do': [where(asked.is, [drawn])] }) };
    },
  ),
  power(
    'used for a card that is discarded then',
    '{usage:Usage} discard {n:Exact} {cards:Cards} from your hand in order to use this Ability. {sentences:Sentences} {bars:Bars}',
    ({ usage: of, n, cards, sentences, bars }) =>
      of.price === undefined ? { ...together(of, bars), price: thrown(n, cards), steps: sentences } : null,
  ),
];
