import type { Claim, ConditionName, Filter } from '../../claims/index.ts';
import type { EnergyLetter } from '../../state/index.ts';
import type { CardFilter, Duration, Verb, Who } from '../../text/index.ts';
import { act, inOrder, speaksOfThat, verbsOf, where } from '../lower/steps.ts';
import { together } from './played.ts';
import { productionsOf } from './production.ts';
import type { EnergyMeant } from './sorts.ts';
import { bothHold } from './standing/frames.ts';

/** Powers that are used: from where, after what, for what price, and what they do that no attack and no Trainer card does. */

const effect = productionsOf('Effect');
const moment = productionsOf('Moment');
const usage = productionsOf('Usage');
const power = productionsOf('PowerText');
const bar = productionsOf('Bar');

const BEFORE = '[\\(before your attack\\)]';
const FROM_HAND = 'SELF from your hand';
const MAY = 'you may [use this (Ability|power). [If you do,]]';
const EITHERS = "\\(yours or your opponent's\\)";
const EVEN_FATAL = '[\\(even if it would Knock Out the other Pokémon\\)]';

/** How a card comes that is put down before it goes into the hand. */
const ON_ITS_WAY = [
  ['prize', 'took SELF as a face-down Prize card during your turn'],
  ['draw', 'drew SELF from your deck at the beginning of your turn'],
] as const;

const MOMENTS = [
  moment('in the first turn', [`once during your first turn[,] ${BEFORE}`], () => ({
    oncePerTurn: true,
    when: [{ 'first-turn': true }],
  })),
  moment(
    'evolved in the Active place',
    [
      `[once during your turn ${BEFORE},] when you play ${FROM_HAND} to evolve (1 of your|your) Active Pokémon [during your turn]`,
    ],
    () => ({ on: 'evolved', when: [{ self: { place: 'active' } }] }),
  ),
  moment(
    'leveled up',
    [`[once during your turn ${BEFORE},] when you put ${FROM_HAND} onto your Active {below:Name} [during your turn]`],
    ({ below }, { name }) => (`${below} LV.X` === name || below === name ? { on: 'leveled-up' } : null),
  ),
  moment(
    'moved up',
    [
      `once during your turn[,] ${BEFORE} when SELF moves from your Bench to (the Active Spot|become your Active Pokémon)`,
    ],
    () => ({ on: 'came-up', oncePerTurn: true }),
  ),
  // Two texts alone put the condition first.
  usage('if, as before', ['if {condition:Condition}, {usage:Usage}'], ({ condition, usage: of }) =>
    together({ when: [condition.is] }, of),
  ),
  usage('if both, you may', [`{moment:Moment}, if {one:Condition}[,] and [if] {other:Condition}, ${MAY}`], (holes) =>
    together(holes.moment, { when: [bothHold(holes.one.is, holes.other.is)] }),
  ),
  ...ON_ITS_WAY.map(([comes, words]) =>
    usage(
      `on its way, ${comes}`,
      [`if you ${words} and your Bench isn't full, before you put it into your hand, you may`],
      () => ({ comes, when: [{ 'own-turn': true, 'bench-room': true }] }),
    ),
  ),
  // The two cards that are drawn say so, and those among the Prizes do not (APR 2025 II.E-31).
  usage('once, on its way', ['once during your turn, {usage:Usage}'], ({ usage: of }) =>
    of.comes === undefined ? null : { oncePerTurn: true, ...of },
  ),
  usage('from the hand', [`{moment:Moment}, if SELF is in your hand, ${MAY}`], (holes) => ({
    ...holes.moment,
    zone: 'hand',
  })),
  usage('from the discard pile', [`{moment:Moment}, if SELF is in your discard pile, ${MAY}`], (holes) => ({
    ...holes.moment,
    zone: 'discard',
  })),
  usage('from the hand, if', [`{moment:Moment}, if SELF is in your hand and {condition:Condition}, ${MAY}`], (holes) =>
    together({ ...holes.moment, zone: 'hand' }, { when: [holes.condition.is] }),
  ),
  usage(
    'from the discard pile, if',
    [`{moment:Moment}, if SELF is in your discard pile and {condition:Condition}, ${MAY}`],
    (holes) => together({ ...holes.moment, zone: 'discard' }, { when: [holes.condition.is] }),
  ),
  usage(
    'for a card of the hand',
    ['you must discard {many:Many} {cards:Cards} from your hand in order to use this Ability. {usage:Usage}'],
    (holes) =>
      typeof holes.many.n !== 'number' || holes.many.upTo || holes.usage.price !== undefined
        ? null
        : {
            ...holes.usage,
            price: thrown(holes.many.n, holes.cards),
          },
  ),
];

function thrown(n: number, cards: CardFilter): Verb {
  return { 'discard-hand': n, ...(Object.keys(cards).length === 0 ? {} : { of: cards }) };
}

const ONLY_IF = [
  usage('only if', ['you can use this (Ability|power) only if {condition:Condition}. {usage:Usage}'], (holes) =>
    together(holes.usage, { when: [holes.condition.is] }),
  ),
];

const BARS = [
  bar('the turn ends', ['if you use this Ability, your turn ends.', 'if you do, your turn ends.'], () => ({
    after: [{ 'end-turn': true }],
  })),
  // One text alone; Trainer cards say the same of their own player.
  bar(
    "the opponent's deck is empty",
    ["if your opponent has no cards in (their|his or her) deck, you can't use this Ability."],
    () => ({
      when: [{ 'opponents-deck-at-least': 1 }],
    }),
  ),
  bar('it is Knocked Out', ['if you use this Ability, SELF is Knocked Out.'], () => ({
    after: [{ 'knock-out': 'self' }],
  })),
];

const several = (who: Who): boolean => typeof who === 'object' && !('one' in who);

const reminder = productionsOf('Reminder');

const STATES = [
  // Two texts alone let a player choose among some of the Special Conditions.
  effect(
    'one of several states',
    ['choose {states:EitherState}. {who:Known} is now affected by that Special Condition'],
    ({ states, who }) => (states.length < 2 ? null : pickState(states, who)),
  ),
];

function pickState(states: readonly ConditionName[], who: Who) {
  return act(who, { 'pick-one': Object.fromEntries(states.map((condition) => [condition, [{ condition, on: who }]])) });
}

const HANDS = [
  effect(
    'discards down to so many',
    [
      'have your opponent discard cards from (their|his or her) hand until they have {n:Number} cards in (their|his or her) hand',
    ],
    ({ n }) => act(null, { 'discard-hand': 'all', keeping: n, who: 'opponent' }),
  ),
  effect(
    'each discards one',
    ['each player discards a card from (their|his or her) hand. \\(Your opponent discards first.\\)'],
    () => act(null, { 'discard-hand': 1, who: 'opponent' }, { 'discard-hand': 1 }),
  ),
  effect(
    "onto the opponent's Bench",
    ["put a Basic Pokémon from your opponent's discard pile onto (their|his or her) Bench"],
    () => act(null, { 'from-discard': { kind: 'pokemon', basic: true }, count: 1, to: 'bench', of: 'theirs' }),
  ),
  // One text alone says of an Ability what Trainer cards say of their price.
  productionsOf('Sentence')(
    'a discard for other cards of the discard pile',
    [
      "{first:Clause}. If you do, put {many:Many} {cards:Cards} from your discard pile into your hand. \\(You can't choose a card you discarded with the effect of this Ability.\\)",
    ],
    ({ first, many, cards }) => {
      const thrown = verbsOf(first.list);
      return thrown === null || typeof many.n !== 'number'
        ? null
        : act(null, {
            first: thrown,
            'if-you-do': [
              {
                'from-discard': cards,
                count: many.n,
                to: 'hand',
                ...(many.upTo ? { 'up-to': true } : {}),
                'not-thrown': true,
              },
            ],
          });
    },
  ),
  productionsOf('Sentence')(
    'after a search',
    ['{first:Clause}. If you searched your deck in this way, {then:Clause}. {reminders:Reminders}'],
    ({ first, then, reminders: said }) => (said ? inOrder([{ list: first.list }, { list: then.list }]) : null),
  ),
  reminder(
    'still paid',
    [
      '\\((You|That player) still (need|needs) the necessary Energy to use each attack.\\)',
      "\\(You still have to pay for that attack's Energy cost.\\)",
    ],
    () => true,
  ),
  // One text alone, and it only repeats what healing is.
  reminder('counters still move', ['\\(Damage counters can still be moved.\\)'], () => true),
  reminder('existing effects', ['\\(Existing effects are not removed. [Damage is not an effect.]\\)'], () => true),
  reminder(
    'later Pokémon too',
    ["\\(This includes Pokémon that come into play during this turn or during your opponent's next turn.\\)"],
    () => true,
  ),
];

const LEAVING = [
  // One text alone: what comes of its card is a part of what it does.
  effect(
    'reveal itself, and look at a card',
    [
      "reveal it. If you do, look at the top card of your opponent's deck and put SELF in the Lost Zone. If that card is (a|an) {cards:CardKind}, you may put it in the Lost Zone",
    ],
    ({ cards }) =>
      act(
        null,
        { 'put-this': 'lost' },
        { 'look-at-top': 1, of: 'opponent', take: cards, count: 1, 'or-none': true, into: 'lost', rest: 'top' },
      ),
  ),
  effect(
    'discard with all cards',
    ['discard SELF and all (cards attached to it|attached cards) [\\(this does not count as a Knock Out\\)]'],
    () => act(null, { return: 'self', to: 'discard', attached: 'along' }),
  ),
  effect(
    'discard another with all cards',
    ['discard {who:Whom} and all (cards attached to (it|that Pokémon)|attached cards)'],
    ({ who }) => (who === 'self' || several(who) ? null : act(null, { return: who, to: 'discard', attached: 'along' })),
  ),
  effect(
    'to the hand, all else discarded',
    ['discard all cards attached to SELF and (return|put) it (to|into) your hand'],
    () => act(null, { return: 'self', to: 'hand', attached: 'discard' }),
  ),
];

const ON_POKEMON = [
  effect('make', ['(make|leave) {who:Whom} {states:States}'], ({ who, states }) =>
    act(several(who) ? null : who, ...states.map((condition): Verb => ({ condition, on: who }))),
  ),
  effect('Knocked Out', ['{who:Whom} is Knocked Out'], ({ who }) =>
    several(who) ? null : act(who, { 'knock-out': who }),
  ),
  // The five Pokémon that say so are one family.
  effect('its type is another', ["SELF's type is {type:Type} until the end of your turn"], ({ type }) =>
    act(null, { lasting: { claim: 'types', are: [type] }, on: 'self', until: 'this-turn' }),
  ),
  // One Pokémon Power and a Poké-Power after it.
  effect(
    'turn its Energy into a type',
    ['turn all {energy:Energy} attached to SELF into {type:Type} Energy for the rest of the turn'],
    ({ energy, type }) => turned(energy, type, {}, 'self'),
  ),
  effect(
    'turn the Energy of all into a type',
    ['turn all {energy:Energy} attached to all of your Pokémon into {type:Type} Energy for the rest of the turn'],
    ({ energy, type }) => turned(energy, type, { on: { side: 'yours' } }, 'you'),
  ),
  effect('bring itself up', ['switch (SELF|it) with your Active Pokémon'], () =>
    act(null, { switch: 'yours', with: 'self' }),
  ),
  effect(
    'bring up one of a kind',
    [
      "switch 1 of your opponent's Benched {kind:Kind} with (their|his or her) Active Pokémon",
      "switch in 1 of your opponent's Benched {kind:Kind} to the Active Spot",
    ],
    ({ kind }) =>
      Object.keys(kind).length === 0 ? null : act('opponents-active', { switch: 'theirs', chooser: 'you', of: kind }),
  ),
  effect(
    'bring up one which',
    [
      "switch 1 of your opponent's Benched {kind:Kind} {which:Which} with (their|his or her|your opponent's) Active Pokémon",
      "switch in 1 of your opponent's Benched {kind:Kind} {which:Which} to the Active Spot",
    ],
    ({ kind, which }) =>
      Object.keys(kind).some((key) => key in which)
        ? null
        : act('opponents-active', { switch: 'theirs', chooser: 'you', of: { ...kind, ...which } }),
  ),
  effect(
    'the opponent switches',
    [
      "switch out your opponent's Active Pokémon to the Bench",
      'have your opponent switch (their|his or her) Active Pokémon with 1 of (their|his or her) Benched Pokémon',
    ],
    () => act('opponents-active', { switch: 'theirs', chooser: 'opponent' }),
  ),
  effect(
    'switch yourself for one of a kind',
    [
      'switch 1 of your Benched {kind:Kind} with your Active Pokémon',
      'switch your Active Pokémon with 1 of your Benched {kind:Kind}',
    ],
    ({ kind }) => (Object.keys(kind).length === 0 ? null : act(null, { switch: 'yours', of: kind })),
  ),
];

/** What is attached then counts as that type for this turn. */
function turned({ basic, ...more }: EnergyMeant, type: EnergyLetter, about: Pick<Claim, 'on'>, on: 'self' | 'you') {
  return Object.keys(more).length > 0
    ? null
    : act(null, {
        lasting: {
          claim: 'energy-type',
          type,
          ...(basic === undefined ? {} : { basic }),
          'there-now': true,
          ...about,
        },
        on,
        until: 'this-turn',
      });
}

const SWITCHES = [
  effect(
    'switch one of a kind for another',
    ['switch your Active {kind:Kind} with 1 of your Benched {other:Kind}'],
    ({ kind, other }) =>
      Object.keys(kind).length === 0
        ? null
        : act(
            null,
            where({ 'you-have-so-many': { of: { side: 'yours', place: 'active', ...kind }, 'at-least': 1 } }, [
              { switch: 'yours', ...(Object.keys(other).length === 0 ? {} : { of: other }) },
            ]),
          ),
  ),
  effect(
    'bring up one of yours but its own name',
    ['switch 1 of your Benched {kind:Kind}, except any SELF, with your Active Pokémon'],
    ({ kind }, { name }) => act(null, { switch: 'yours', of: { ...kind, 'not-named': name } }),
  ),
];

const MOVES = [
  effect(
    'gather Energy',
    ['move any (amount|number) of {energy:Energy} (from|attached to) your other Pokémon to (SELF|it)'],
    ({ energy }) => act(null, gathered(energy)),
  ),
  effect(
    'gather Energy of some',
    [
      'move any (amount|number) of {energy:Energy} (from|attached to) your {kind:Kinds} to (SELF|it)',
      'move as many {energy:Energy} as you like (from|attached to) your {kind:Kinds} to (SELF|it)',
    ],
    ({ energy, kind }) =>
      kind.other === true
        ? null
        : act(null, {
            'as-often-as-liked': [
              { 'move-energy': 1, from: { one: { side: 'yours', other: true, ...kind } }, to: 'self', ...energy },
            ],
          }),
  ),
  effect('put itself down', ['put (SELF|it) onto your Bench'], () => act(null, { 'put-this': 'bench' })),
  // One text alone takes its card out of the discard pile into the hand.
  effect('take itself back', ['put SELF into your hand'], () => act(null, { 'put-this': 'hand' })),
];

const ANY_WAY = [
  effect(
    'move Energy about',
    [
      'move any (amount|number) of {energy:Energy} (from|among|attached to) your Pokémon to your other Pokémon in any way you like',
    ],
    ({ energy }) =>
      act(null, {
        'as-often-as-liked': [
          { 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, ...energy },
        ],
      }),
  ),
  effect(
    'move Energy about as one likes',
    ['move as many {energy:Energy} (from|attached to) your Pokémon to your other Pokémon in any way you like'],
    ({ energy }) =>
      act(null, {
        'as-often-as-liked': [
          { 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, ...energy },
        ],
      }),
  ),
  effect(
    'move counters about',
    [
      "move any number of damage counters on your opponent's {kind:Kinds} to (their|any of your opponent's|your opponent's) other Pokémon in any way you like",
      "move as many damage counters on your opponent's {kind:Kinds} as you like to (any of your opponent's|their) other Pokémon in any way you like",
    ],
    ({ kind }) =>
      act(null, {
        'as-often-as-liked': [
          { 'move-counters': 1, from: { one: { side: 'theirs', ...kind } }, to: { one: { side: 'theirs' } } },
        ],
      }),
  ),
  effect(
    'move counters up',
    [
      "move any number of damage counters from your opponent's Benched {kind:Kind} to (their|his or her) Active Pokémon",
    ],
    ({ kind }) =>
      act(null, {
        'as-often-as-liked': [
          { 'move-counters': 1, from: { one: { side: 'theirs', place: 'bench', ...kind } }, to: 'opponents-active' },
        ],
      }),
  ),
  // Powers of the first sets, which say "another" alone.
  effect(
    'move counters to another of the same side',
    [`move {many:Many} damage counter from 1 of {side:Side} Pokémon to another ${EVEN_FATAL}`],
    ({ many, side }) => (many.n === 1 ? act(null, moved({ side })) : null),
  ),
  effect(
    'move counters to another of the same side, not to Knock it Out',
    [
      `move {many:Many} damage counter from 1 of {side:Side} Pokémon to another as long as you don't Knock Out that Pokémon`,
    ],
    ({ many, side }) => (many.n === 1 ? act(null, { ...moved({ side }), 'not-fatal': true }) : null),
  ),
  effect(
    'move counters between any Pokémon',
    [
      `move {many:Many} damage counter from (1 Pokémon|1 Pokémon ${EITHERS}|either player's Pokémon) to another [Pokémon] [${EITHERS}] ${EVEN_FATAL}`,
    ],
    ({ many }) => (many.n === 1 ? act(null, moved({ side: 'any' })) : null),
  ),
  effect(
    'move so many counters across at will',
    ["move up to {n:Number} damage counters from your {kind:Kinds} to your opponent's Active Pokémon"],
    ({ n, kind }) =>
      n < 2 ? null : act(null, ...movesAtWill(n, { one: { side: 'yours', ...kind } }, 'opponents-active')),
  ),
  effect(
    'move so many counters among your own',
    ['move up to {n:Number} damage counters from {from:Whom} to your other {kind:Kinds} in any way you like'],
    ({ n, from, kind }) => {
      const isMine = typeof from === 'object' && 'one' in from && from.one.side === 'yours';
      return isMine && n > 1
        ? act(
            null,
            { choose: { ...from.one, damaged: true } },
            ...movesAtWill(n, 'chosen', { one: { side: 'yours', ...kind } }),
          )
        : null;
    },
  ),
  effect(
    'move all its Energy to the Bench',
    ['move all {energy:Energy} from SELF to your {kind:Kinds} in any way you like'],
    ({ energy, kind }) =>
      kind.place !== 'bench' || energy.special !== undefined || energy.basic !== undefined
        ? null
        : act(null, {
            times: { 'energy-on': 'self', cards: true, ...(energy.type === undefined ? {} : { type: energy.type }) },
            does: [{ 'move-energy': 1, from: 'self', to: { one: { side: 'yours', ...kind } }, ...energy }],
          }),
  ),
];

/** One counter from one Pokémon to another of those. */
function moved(of: Filter) {
  return { 'move-counters': 1, from: { one: of }, to: { one: of } } as const;
}

/** So many counters one by one, one at least, and no more where their player has moved enough. */
function movesAtWill(n: number, from: Who, to: Who): readonly Verb[] {
  const one: Verb = { 'move-counters': 1, from, to };
  return [one, { times: n - 1, does: [{ may: [one] }] }];
}

function gathered(which: EnergyMeant): Verb {
  return {
    'as-often-as-liked': [{ 'move-energy': 1, from: { one: { side: 'yours', other: true } }, to: 'self', ...which }],
  };
}

/** Claims that hold for a time about all of somebody's Pokémon, those included that come into play later. */
const FOR_A_TIME: readonly Claim['claim'][] = [
  'damage',
  'prevent',
  'cost',
  'retreat',
  'sets-aside',
  'cannot',
  'prizes',
  'immune-to-condition',
  'no-weakness',
];

const PAID = [
  // Of one card and draws alone it was ruled that the draws depend on it (rules team, 4 October 2012).
  power(
    'used for a card that is discarded first',
    ['{usage:Usage} {price:Thrown}. (Then|Then,) {then:Effect}. {bars:Bars}'],
    ({ usage: of, price, then, bars }) => {
      const does = verbsOf(then.list);
      const [drawn, ...more] = does ?? [];
      const isDraw = drawn !== undefined && 'draw' in drawn && more.length === 0;
      return !isDraw || of.price !== undefined || of.zone !== undefined || !isOneCard(price)
        ? null
        : { ...together(of, bars), steps: act(null, { first: [price], 'if-you-do': [drawn], price: true }) };
    },
  ),
  power(
    'used for a card that is discarded then',
    [
      '{usage:Usage} discard {many:Many} {cards:Cards} from your hand in order to use this Ability. {sentences:Sentences} {bars:Bars}',
    ],
    ({ usage: of, many, cards, sentences, bars }) =>
      typeof many.n !== 'number' || many.upTo || of.price !== undefined
        ? null
        : { ...together(of, bars), price: thrown(many.n, cards), steps: sentences },
  ),
];

function isOneCard(price: Verb): boolean {
  return 'discard-hand' in price && price['discard-hand'] === 1 && price['up-to'] === undefined;
}

/** A claim that is left: on itself, or on its player about all Pokémon that fit. Of a single other Pokémon the attack grammar speaks. */
const left = ({ on, ...claim }: Claim, until: Duration): Verb | null => {
  if (!FOR_A_TIME.includes(claim.claim) || claim.while !== undefined || claim.per !== undefined) return null;
  if (on === 'self') return until === 'your-next-turn' ? null : { lasting: claim as Claim, on: 'self', until };
  // What players can't do has constructions of its own.
  if (claim.claim === 'cannot' && !(typeof on === 'object' && on.side === 'yours' && claim.act === 'attack'))
    return null;
  const isAboutAll = typeof on === 'object' && on.place === undefined;
  const isBound =
    until === 'this-turn' || until === 'opponents-next-turn' || until === 'while-in-play' || claim.claim === 'cannot';
  return isAboutAll && isBound ? { lasting: { ...claim, on } as Claim, on: 'you', until } : null;
};

const LASTING = [
  effect(
    'in force for a time',
    ['{until:Duration}, {said:Claimed}', '{said:Claimed} {until:Duration}'],
    ({ until, said }) => {
      const verbs = said.map((claim) => left(claim, until));
      return speaksOfThat(said) || verbs.includes(null) ? null : act(null, ...verbs.flatMap((verb) => verb ?? []));
    },
  ),
  effect('in force for the rest of the game', ['for the rest of this game, {said:Claimed}'], ({ said }) => {
    // What is said of single Pokémon ends when they leave play.
    const verbs = said.map((claim) => (claim.on === 'self' ? null : left(claim, 'while-in-play')));
    return speaksOfThat(said) || verbs.includes(null) ? null : act(null, ...verbs.flatMap((verb) => verb ?? []));
  }),
];

export const USES = [
  ...STATES,
  ...HANDS,
  ...LEAVING,
  ...MOMENTS,
  ...ONLY_IF,
  ...BARS,
  ...ON_POKEMON,
  ...SWITCHES,
  ...MOVES,
  ...ANY_WAY,
  ...PAID,
  ...LASTING,
];
