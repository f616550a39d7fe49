import type { Claim } from '../../claims/index.ts';
import type { CardFilter, Verb, Who } from '../../text/index.ts';
import { act, speaksOfThat } from '../lower/steps.ts';
import { together } from './played.ts';
import { productionsOf } from './production.ts';
import { bothHold } from './standing/frames.ts';

/** Powers that are used: from where, after what, for what price, and what they do that no attack and no Trainer card does. */

const effect = productionsOf('Effect');
const moment = productionsOf('Moment');
const usage = productionsOf('Usage');
const power = productionsOf('PowerText');
const bar = productionsOf('Bar');

const BEFORE = '[\\(before your attack\\)]';
const MAY = 'you may [use this Ability.]';

const MOMENTS = [
  moment('in the first turn', [`once during your first turn[,] ${BEFORE}`], () => ({
    oncePerTurn: true,
    when: [{ 'first-turn': true }],
  })),
  moment(
    'moved up',
    [
      `once during your turn[,] ${BEFORE} when SELF moves from your Bench to (the Active Spot|become your Active Pokémon)`,
    ],
    () => ({ on: 'came-up', oncePerTurn: true }),
  ),
  usage('if both, you may', [`{moment:Moment}, if {one:Condition}[,] and [if] {other:Condition}, ${MAY}`], (holes) =>
    together(holes.moment, { when: [bothHold(holes.one.is, holes.other.is)] }),
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

const BARS = [
  bar('the turn ends', ['if you use this Ability, your turn ends.', 'if you do, your turn ends.'], () => ({
    after: [{ 'end-turn': true }],
  })),
  bar('it is Knocked Out', ['if you use this Ability, SELF is Knocked Out.'], () => ({
    after: [{ 'knock-out': 'self' }],
  })),
  bar(
    'one of a name in your turn',
    ["you can't use more than 1 {own:Name} (Ability|Poké-Power) (during your turn|each turn)."],
    ({ own }, { attack }) => (own === attack ? { oneOfNamePerTurn: true } : null),
  ),
];

const several = (who: Who): boolean => typeof who === 'object' && !('one' in who);

const ON_POKEMON = [
  effect('make', ['(make|leave) {who:Whom} {states:States}'], ({ who, states }) =>
    act(several(who) ? null : who, ...states.map((condition): Verb => ({ condition, on: who }))),
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
      "switch 1 of your opponent's Benched {kind:Kind} {which:Which} with (their|his or her) Active Pokémon",
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

const MOVES = [
  effect(
    'gather Energy',
    ['move any (amount|number) of Energy [cards] (from|attached to) your other Pokémon to (SELF|it)'],
    () => act(null, gathered({})),
  ),
  effect(
    'gather Energy of a type',
    ['move any (amount|number) of {type:Type} Energy [cards] (from|attached to) your other Pokémon to (SELF|it)'],
    ({ type }) => act(null, gathered({ type })),
  ),
  effect('put itself down', ['put (SELF|it) onto your Bench'], () => act(null, { 'put-this': 'bench' })),
];

function gathered(which: { readonly type?: import('../../state/index.ts').EnergyLetter }): Verb {
  return {
    'as-often-as-liked': [{ 'move-energy': 1, from: { one: { side: 'yours', other: true } }, to: 'self', ...which }],
  };
}

/** Claims that hold for a time about all of somebody's Pokémon, those included that come into play later. */
const FOR_A_TIME: readonly Claim['claim'][] = ['damage', 'prevent', 'cost', 'retreat'];

const PAID = [
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

const LASTING = [
  effect(
    'of all of yours for a time',
    ['{until:Duration}, {said:Claimed}', '{said:Claimed} {until:Duration}'],
    ({ until, said }) => {
      const all = said.every(
        ({ claim, on, while: proviso }) =>
          FOR_A_TIME.includes(claim) && typeof on === 'object' && on.place === undefined && proviso === undefined,
      );
      return all && !speaksOfThat(said) && (until === 'this-turn' || until === 'opponents-next-turn')
        ? act(null, ...said.map((lasting): Verb => ({ lasting, on: 'you', until })))
        : null;
    },
  ),
];

export const USES = [...MOMENTS, ...BARS, ...ON_POKEMON, ...MOVES, ...PAID, ...LASTING];
