import type { Filter } from '../../claims/index.ts';
import type { CardFilter, Verb, Who } from '../../text/index.ts';
import { act, type Steps, THAT, verbsOf } from '../lower/steps.ts';
import { productionsOf } from './production.ts';
import type { EnergyMeant, Many } from './sorts.ts';

/** Energy that is discarded, attached and moved. */

const effect = productionsOf('Effect');
const MIXED = 'in any combination of';
const ONE: Many = { n: 1, upTo: false };

const single = (who: Who): Who | null => (typeof who === 'object' && !('one' in who) ? null : who);

/** How many, and "up to" where it says so. */
const much = ({ n, upTo }: Many) => ({ n, upTo: upTo ? ({ 'up-to': true } as const) : {} });

const discard = (many: Many, energy: EnergyMeant, from: Who): Verb => {
  const { n, upTo } = much(many);
  return { 'discard-energy': n, from, ...energy, ...upTo };
};

/** A Pokémon that is picked for its Energy has some. */
const bearing = (who: Who, { type, special }: EnergyMeant): Who =>
  typeof who === 'object' && 'one' in who
    ? { one: { ...who.one, ...(special === true ? { 'with-special-energy': true } : { 'with-energy': type ?? true }) } }
    : who;

const isYours = (who: Who): boolean => typeof who === 'object' && 'one' in who && who.one.side === 'yours';

/** Energy that goes elsewhere than to the discard pile. */
const takenOff = (
  many: Many,
  energy: EnergyMeant,
  from: Who,
  into?: Extract<Verb, { readonly 'energy-to-hand': unknown }>['into'],
): Steps | null =>
  many.upTo || many.n === 'any' || (typeof from === 'object' && !('one' in from) && many.n !== 'all')
    ? null
    : act(single(bearing(from, energy)), {
        'energy-to-hand': many.n,
        from: bearing(from, energy),
        ...energy,
        ...(into === undefined ? {} : { into }),
      });

const DISCARDING = [
  effect(
    'discard Energy',
    [
      'discard {many:Many} {energy:Energy} (attached to|from) {from:Whom} [, if any]',
      'discard {many:Many} {energy:Energy}, if any, attached to {from:Whom}',
    ],
    ({ many, energy, from }) =>
      typeof from === 'object' && many.n !== 1 && !('each' in from)
        ? null
        : act(single(bearing(from, energy)), discard(many, energy, bearing(from, energy))),
  ),
  effect(
    'discard two kinds of Energy',
    [
      'discard (a|an|1) {one:Type} Energy [card] and (a|an|1) {other:Type} Energy [card|cards] (attached to|from) {from:Known}',
      'discard (a|an) {one:Type} and (a|an) {other:Type} Energy [card|cards] (attached to|from) {from:Known}',
    ],
    ({ one, other, from }) =>
      act(from, { 'discard-energy': 1, from, type: one }, { 'discard-energy': 1, from, type: other }),
  ),
  // One text alone; of two kinds there are many.
  effect(
    'discard three kinds of Energy',
    'discard (a|an) {one:Type} Energy, {two:Type} Energy, and {three:Type} Energy (attached to|from) {from:Known}',
    ({ one, two, three, from }) =>
      act(from, ...[one, two, three].map((type): Verb => ({ 'discard-energy': 1, from, type }))),
  ),
  effect(
    'discard a chosen Energy',
    'if {from:Known} has any Energy cards attached to it, choose (1|an|a) of them and discard it',
    ({ from }) => act(from, { 'discard-energy': 1, from }),
  ),
  effect('discard one of those', 'choose 1 of those Energy cards and discard it', () =>
    act(THAT, { 'discard-energy': 1, from: THAT }),
  ),
  effect(
    'return Energy',
    "(put|return) {many:Many} {energy:Energy} (attached to|from) {from:Whom} (into|to) (your|your opponent's|their|his or her) hand",
    ({ many, energy, from }) => takenOff(many, energy, from),
  ),
  effect(
    'put Energy on the deck',
    "put {many:Many} {energy:Energy} (attached to|from) {from:Whom} on top of (your|your opponent's|their|his or her) deck",
    ({ many, energy, from }) => (many.n === 1 ? takenOff(many, energy, from, 'top') : null),
  ),
  effect(
    'put Energy under the deck',
    "put {many:Many} {energy:Energy} (attached to|from) {from:Whom} on the bottom of (your|your opponent's|their|his or her) deck",
    ({ many, energy, from }) => (many.n === 1 ? takenOff(many, energy, from, 'bottom') : null),
  ),
  effect(
    'shuffle Energy into the deck',
    "shuffle {many:Many} {energy:Energy} (attached to|from) {from:Whom} into (your|your opponent's|their|his or her) deck",
    ({ many, energy, from }) => takenOff(many, energy, from, 'deck'),
  ),
  effect(
    'lose Energy',
    'put {many:Many} {energy:Energy} (attached to|from) {from:Whom} in the Lost Zone',
    ({ many, energy, from }) => takenOff(many, energy, from, 'lost'),
  ),
  effect(
    'discard Energy of several',
    'discard {many:Many} {energy:Energy} (from|attached to) {side:Side} {kind:Kinds}',
    ({ many, energy, side, kind }) =>
      many.n === 'all' || many.n === 1 || kind.place === 'active'
        ? null
        : act(null, {
            'discard-energy': many.n,
            from: { each: { side, ...kind } },
            'in-all': true,
            ...energy,
            ...(many.upTo ? { 'up-to': true as const } : {}),
          }),
  ),
];

const ATTACHING = [
  // One power of the first sets names neither hand nor pile.
  productionsOf('Sentence')(
    'attach beside the Energy of the turn',
    "attach {many:Many} {cards:EnergyCards} to {to:Whom}. \\(This doesn't use up your 1 Energy card attachment for the turn.\\)",
    ({ many, cards, to }) => attach(many, cards, 'hand', to),
  ),
  effect('attach', 'attach {many:Many} {cards:EnergyCards} from your (hand) to {to:Whom}', ({ many, cards, to }) =>
    attach(many, cards, 'hand', to),
  ),
  effect(
    'attach from the discard pile',
    [
      'attach {many:Many} {cards:EnergyCards} from your discard pile to {to:Whom}',
      'search your discard pile for {many:Many} {cards:EnergyCards} and attach (it|them) to {to:Whom}',
      '(choose|take) {many:Many} {cards:EnergyCards} (from|in) your discard pile and attach (it|them) to {to:Whom}',
      'search your discard pile for {many:Many} {cards:EnergyCards}, attach (it|them) to {to:Whom}',
    ],
    ({ many, cards, to }) => attach(many, cards, 'discard', to),
  ),
  // One text alone; the shuffle comes after what is done to the Pokémon.
  effect(
    'attach from the deck for counters',
    'search your deck for {many:Many} {cards:EnergyCards} and attach it to {to:Whom}. Put {n:Number} damage counters on that Pokémon. {done:Shuffled}',
    ({ many, cards, to, n, done }) => {
      if (!done || many.n !== 1 || typeof to !== 'object' || !('one' in to)) return null;
      const first = verbsOf(attach(many, cards, 'deck', 'chosen')?.list ?? []);
      return first === null || first.length === 0
        ? null
        : act(null, { choose: to.one }, { first, 'if-you-do': [{ counters: n, on: 'chosen' }], worded: 'implied' });
    },
  ),
  effect(
    'attach one of those in the discard pile',
    'if there are any {cards:EnergyCards} in your discard pile, attach 1 of them to {to:Whom}',
    ({ cards, to }) => attach(ONE, cards, 'discard', to),
  ),
  effect(
    'attach from the deck',
    'search your deck for {many:Many} {cards:EnergyCards} and attach (it|them) to {to:Whom}. {done:Shuffled}',
    ({ many, cards, to, done }) => (done ? attach(many, cards, 'deck', to) : null),
  ),
  effect(
    'attach one to each',
    'attach {many:Many} {cards:EnergyCards} from your discard pile to each of your {kind:Kinds}',
    ({ many, cards, kind }) => apiece(many, cards, 'discard', { each: { side: 'yours', ...kind } }),
  ),
  effect(
    'attach one from the deck to each',
    'for each of your {kind:Kinds}, search your deck for {many:Many} {cards:EnergyCards} and attach (it|them) to that Pokémon. {done:Shuffled}',
    ({ many, cards, kind, done }) => (done ? apiece(many, cards, 'deck', { each: { side: 'yours', ...kind } }) : null),
  ),
  effect(
    'attach one from the deck to each of a name',
    'for each of your Benched {name:Name}, search your deck for {many:Many} {cards:EnergyCards} and attach (it|them) to that {again:Name}. {done:Shuffled}',
    ({ name, again, many, cards, done }) =>
      done && name === again
        ? apiece(many, cards, 'deck', { each: { side: 'yours', place: 'bench', named: name } })
        : null,
  ),
  effect(
    'attach one from the deck to each of some',
    'choose up to {n:Number} of your {kind:Kinds}. For each of those Pokémon, search your deck for {many:Many} {cards:EnergyCards} and attach (it|them) to that Pokémon. {done:Shuffled}',
    ({ n, kind, many, cards, done }) =>
      done ? apiece(many, cards, 'deck', { some: n, of: { side: 'yours', ...kind }, 'up-to': true }) : null,
  ),
  effect(
    'attach as many as one likes',
    'attach as many {cards:EnergyCards} as you like from your hand to your {kind:Kinds} in any way you like',
    ({ cards, kind }) => attach({ n: 'any', upTo: false }, cards, 'hand', { one: { side: 'yours', ...kind } }, true),
  ),
  effect(
    'attach one to each of so many',
    'choose {n:Number} of your {kind:Kinds}. Attach {many:Many} {cards:EnergyCards} from your discard pile to each of (them|those Pokémon)',
    ({ n, kind, many, cards }) =>
      n < 2 ? null : apiece(many, cards, 'discard', { some: n, of: { side: 'yours', ...kind } }),
  ),
  effect(
    'attach one from the deck to each of so many',
    'choose {n:Number} of your {kind:Kinds}. For each of those Pokémon, search your deck for {many:Many} {cards:EnergyCards} and attach (it|them) to that Pokémon. {done:Shuffled}',
    ({ n, kind, many, cards, done }) =>
      done && n > 1 ? apiece(many, cards, 'deck', { some: n, of: { side: 'yours', ...kind } }) : null,
  ),
  effect(
    'attach one to each of some',
    'choose up to {n:Number} of your {kind:Kinds} and attach {many:Many} {cards:EnergyCards} from your discard pile to each of them',
    ({ n, kind, many, cards }) =>
      apiece(many, cards, 'discard', { some: n, of: { side: 'yours', ...kind }, 'up-to': true }),
  ),
  effect(
    'attach in any way',
    'attach {many:Many} {cards:EnergyCards} from your hand to your {kind:Kinds} in any way you like',
    ({ many, cards, kind }) => attach(many, cards, 'hand', { one: { side: 'yours', ...kind } }, true),
  ),
  effect(
    'attach from the discard pile in any way',
    'attach {many:Many} {cards:EnergyCards} from your discard pile to your {kind:Kinds} in any way you like',
    ({ many, cards, kind }) => attach(many, cards, 'discard', { one: { side: 'yours', ...kind } }, true),
  ),
  effect(
    'attach from the deck in any way',
    'search your deck for {many:Many} {cards:EnergyCards} and attach (it|them) to your {kind:Kinds} in any way you like. {done:Shuffled}',
    ({ many, cards, kind, done }) =>
      done ? attach(many, cards, 'deck', { one: { side: 'yours', ...kind } }, true) : null,
  ),
];

const IN_ANY_WAY = 'to your {kind:Kinds} in any way you like';
const OF_EACH = '{one:EnergyCards}, (a|an) {two:EnergyCards}, or 1 of each';

/** Cards of two kinds, each to whichever Pokémon its player likes. */
const ofTwo = (
  from: 'hand' | 'deck' | 'discard',
  kind: Filter,
  ...all: readonly (readonly [Many, CardFilter])[]
): Steps | null => {
  const parts = all.map(([many, cards]) => attach(many, cards, from, { one: { side: 'yours', ...kind } }, true));
  return parts.some((part) => part === null) ? null : { list: parts.flatMap((part) => part?.list ?? []) };
};

/** One of either kind, or both. */
const ofEither = (from: 'hand' | 'discard', kind: Filter, one: CardFilter, two: CardFilter): Steps | null => {
  const [first, second] = [one, two].map((cards) => verbsOf(ofTwo(from, kind, [ONE, cards])?.list ?? []));
  return first === undefined || first === null || second === undefined || second === null
    ? null
    : act(null, { 'pick-one': { first, second, both: [...first, ...second] } });
};

const OF_TWO = [
  effect(
    'attach so many of two kinds from the deck',
    `search your deck for up to {n:Number} {one:EnergyCards} and up to {m:Number} {two:EnergyCards} and attach them ${IN_ANY_WAY}. {done:Shuffled}`,
    ({ n, one, m, two, kind, done }) =>
      done ? ofTwo('deck', kind, [{ n, upTo: true }, one], [{ n: m, upTo: true }, two]) : null,
  ),
  effect(
    'attach one of two kinds each from the deck',
    `search your deck for (a|an) {one:EnergyCards} and (a|an) {two:EnergyCards} and attach them ${IN_ANY_WAY}. {done:Shuffled}`,
    ({ one, two, kind, done }) => (done ? ofTwo('deck', kind, [ONE, one], [ONE, two]) : null),
  ),
  effect('attach either kind or both', `attach (a|an) ${OF_EACH} from your hand ${IN_ANY_WAY}`, ({ one, two, kind }) =>
    ofEither('hand', kind, one, two),
  ),
  effect(
    'attach either kind or both from the discard pile',
    `attach (a|an) ${OF_EACH} from your discard pile ${IN_ANY_WAY}`,
    ({ one, two, kind }) => ofEither('discard', kind, one, two),
  ),
];

const UNLIKE = [
  effect(
    'attach different types from the deck',
    'search your deck for {many:Many} {cards:EnergyCards} of different types and attach (it|them) to {to:Whom}. {done:Shuffled}',
    ({ many, cards, to, done }) => (done ? unlike(attach(many, cards, 'deck', to)) : null),
  ),
  effect(
    'attach different types from the deck in any way',
    'search your deck for {many:Many} {cards:EnergyCards} of different types and attach (it|them) to your {kind:Kinds} in any way you like. {done:Shuffled}',
    ({ many, cards, kind, done }) =>
      done ? unlike(attach(many, cards, 'deck', { one: { side: 'yours', ...kind } }, true)) : null,
  ),
  effect(
    'attach different types from the discard pile',
    'attach {many:Many} {cards:EnergyCards} of different types from your discard pile to {to:Whom}',
    ({ many, cards, to }) => unlike(attach(many, cards, 'discard', to)),
  ),
  effect(
    'attach different types from the discard pile in any way',
    'attach {many:Many} {cards:EnergyCards} of different types from your discard pile to your {kind:Kinds} in any way you like',
    ({ many, cards, kind }) => unlike(attach(many, cards, 'discard', { one: { side: 'yours', ...kind } }, true)),
  ),
];

function unlike(said: Steps | null): Steps | null {
  const [step] = said?.list ?? [];
  const [verb] = step?.step === 'do' ? step.verbs : [];
  return step?.step !== 'do' || verb === undefined || !('attach' in verb)
    ? null
    : { list: [{ ...step, verbs: [{ ...verb, unlike: 'type' }] }] };
}

const OFF_THE_TOP = [
  effect(
    'attach what is discarded',
    [
      'discard the top {n:Number} cards of your deck[,] and attach any {cards:EnergyCards} you discarded in this way to {to:Whom}',
      'discard the top {n:Number} cards of your deck. If any of those cards are {cards:EnergyCards}, attach them to {to:Whom}',
    ],
    ({ n, cards, to }) => offTheTop(n, cards, to, false),
  ),
  effect(
    'attach what is discarded in any way',
    [
      'discard the top {n:Number} cards of your deck[,] and attach any {cards:EnergyCards} you discarded in this way to your {kind:Kinds} in any way you like',
      'discard the top {n:Number} cards of your deck. If any of those cards are {cards:EnergyCards}, attach them to your {kind:Kinds} in any way you like',
    ],
    ({ n, cards, kind }) => offTheTop(n, cards, { one: { side: 'yours', ...kind } }, true),
  ),
  effect(
    'attach the one that is discarded',
    'discard the top card of your deck. If (that card|it) is (a|an) {cards:EnergyCards}, attach it to {to:Whom}',
    ({ cards, to }) => offTheTop(1, cards, to, false),
  ),
  effect(
    'attach the one that is discarded in any way',
    'discard the top card of your deck. If (that card|it) is (a|an) {cards:EnergyCards}, attach it to your {kind:Kinds} in any way you like',
    ({ cards, kind }) => offTheTop(1, cards, { one: { side: 'yours', ...kind } }, true),
  ),
];

function offTheTop(n: number, cards: CardFilter, onto: Who, spread: boolean): Steps | null {
  return typeof onto === 'string' || isYours(onto)
    ? act(null, { 'discard-top': n, of: 'yours', attaching: cards, onto, ...(spread ? { spread: true as const } : {}) })
    : null;
}

const OFF_THEM = [
  effect(
    'discard Tools of several',
    'discard {many:Many} Pokémon (Tool|Tools) [cards] (from|attached to) {side:Side} Pokémon',
    ({ many, side }) => offPlay(many, { only: 'tools', side }),
  ),
  effect(
    'choose a Tool and discard it',
    [
      'choose {many:Many} Pokémon (Tool|Tools) attached to {side:Side} Pokémon and discard (it|them)',
      'choose {many:Many} Pokémon (Tool|Tools) attached to (1|any) of {side:Side} Pokémon and discard (it|them)',
    ],
    ({ many, side }) => offPlay(many, { only: 'tools', side }),
  ),
  effect(
    'discard Tools of anybody',
    [
      'discard {many:Many} Pokémon (Tool|Tools) in play',
      "choose {many:Many} Pokémon (Tool|Tools) in play [\\(yours or your opponent's\\)] and discard (it|them)",
      "choose {many:Many} Pokémon (Tool|Tools) attached to (any Pokémon|Pokémon) [\\(yours or your opponent's\\)][,] and discard (it|them)",
    ],
    ({ many }) => offPlay(many, { only: 'tools' }),
  ),
  effect(
    'discard Tools and Stadiums',
    [
      `discard {many:Many} ${MIXED} Pokémon Tools and Stadiums in play`,
      `discard {many:Many} ${MIXED} Pokémon Tool cards and Stadium cards in play`,
      `choose {many:Many} ${MIXED} Pokémon Tools and Stadiums in play and discard (it|them)`,
    ],
    ({ many }) => offPlay(many, {}),
  ),
  effect(
    'discard a Tool or the Stadium',
    [
      'choose a Pokémon Tool attached to any Pokémon, or any Stadium in play, and discard it',
      'discard a Pokémon Tool from 1 of the Pokémon in play or discard a Stadium in play',
    ],
    () => act(null, { 'discard-in-play': 1 }),
  ),
  effect(
    'take Tools back',
    [
      'put {many:Many} Pokémon (Tool|Tools) [card|cards] attached to (1 of your|your) Pokémon into your hand',
      'choose {many:Many} Pokémon (Tool|Tools) [card|cards] attached to (1 of your|your) Pokémon and put (it|them) into your hand',
    ],
    ({ many }) => offPlay(many, { only: 'tools', side: 'yours', into: 'hand' }),
  ),
  // One text alone, and a part of another.
  effect(
    'lose a Tool or the Stadium',
    'choose a Pokémon Tool attached to any Pokémon, or any Stadium in play, and put it in the Lost Zone',
    () => act(null, { 'discard-in-play': 1, into: 'lost' }),
  ),
  effect(
    'discard Tools and Special Energy',
    [
      'discard all Pokémon Tools and Special Energy from {who:Known}',
      'discard all Special Energy and Pokémon Tools from {who:Known}',
      'discard all Pokémon Tool cards and Special Energy from {who:Known}',
    ],
    ({ who }) => act(who, { 'discard-tool': who }, { 'discard-energy': 'all', from: who, special: true }),
  ),
];

const OFF_ALL = [
  effect(
    'discard Tools and Special Energy of all',
    'discard all (Pokémon Tools|Pokémon Tool cards) and Special Energy from each of {side:Side} {kind:Kinds}',
    ({ side, kind }) => {
      const each: Who = { each: { side, ...kind } };
      return act(null, { 'discard-tool': each }, { 'discard-energy': 'all', from: each, special: true });
    },
  ),
];

function offPlay(
  { n, upTo }: Many,
  which: Pick<Extract<Verb, { readonly 'discard-in-play': unknown }>, 'only' | 'side' | 'into'>,
): Steps | null {
  return n === 'all'
    ? null
    : act(null, { 'discard-in-play': n, ...(upTo ? { 'up-to': true as const } : {}), ...which });
}

/** One card to each of several Pokémon. */
function apiece(many: Many, cards: CardFilter, from: 'deck' | 'discard', to: Who): Steps | null {
  return cards.kind !== 'energy' || many.n !== 1 || many.upTo
    ? null
    : act(null, { attach: cards, count: 1, from, to, apiece: true });
}

function attach(
  many: Many,
  cards: Parameters<typeof verbOfAttach>[1],
  from: 'hand' | 'deck' | 'discard',
  to: Who,
  spread = false,
) {
  if (cards.kind !== 'energy' || many.n === 'all') return null;
  const whom = typeof to === 'string' || isYours(to);
  return whom ? act(spread ? null : single(to), verbOfAttach(many, cards, from, to, spread)) : null;
}

function verbOfAttach(
  many: Many,
  cards: import('../../text/index.ts').CardFilter,
  from: 'hand' | 'deck' | 'discard',
  to: Who,
  spread: boolean,
): Verb {
  const { n, upTo } = much(many);
  // A search may find fewer.
  const fewer = from === 'deck' && typeof n === 'number' && n > 1 ? { 'up-to': true as const } : upTo;
  return {
    attach: cards,
    count: n === 'all' ? 'any' : n,
    from,
    to,
    ...fewer,
    ...(spread ? { spread: true as const } : {}),
  };
}

const EVERYWHERE = [
  // One text alone takes off all Pokémon of a side at once.
  effect(
    "discard all of the opponent's Energy of a kind",
    "discard all of your opponent's {energy:Energy} in play",
    ({ energy }) => act(null, { 'discard-energy': 'all', from: { each: { side: 'theirs' } }, ...energy }),
  ),
];

/** No Pokémon has more Energy cards. */
const WHOLE_DECK = 60;

const MOVING = [
  // One power of the first sets, with two bars.
  effect(
    'move Energy to a different one',
    'take {many:Many} {energy:Energy} attached to {from:Whom} and attach it to a different one',
    ({ many, energy, from }) =>
      many.n === 1 && typeof from === 'object' && 'one' in from
        ? act(null, { 'move-energy': 1, from, to: { one: { side: from.one.side ?? 'yours' } }, ...energy })
        : null,
  ),
  // One text alone leaves "1 of" out.
  effect(
    'move Energy of those which to another',
    'move {many:Many} {energy:Energy} attached to your {kind:Kinds} to another of your {other:Kinds}',
    ({ many, energy, kind, other }) =>
      many.n === 1
        ? act(null, {
            'move-energy': 1,
            from: { one: { side: 'yours', ...kind } },
            to: { one: { side: 'yours', ...other } },
            ...energy,
          })
        : null,
  ),
  effect(
    'move Energy',
    [
      'move {many:Many} {energy:Energy} ([that was] attached to|from) {from:Whom} to {to:Whom}',
      'take {many:Many} {energy:Energy} attached to {from:Whom} and attach it to {to:Whom}',
    ],
    ({ many, energy, from, to }) => {
      const { n, upTo } = much(many);
      if (n === 'any' || single(from) === null || single(to) === null) return null;
      const others =
        to === 'self' && typeof from === 'object' && 'one' in from
          ? { one: { ...from.one, other: true as const } }
          : from;
      return act(null, { 'move-energy': n, from: others, to, ...energy, ...upTo });
    },
  ),
  effect(
    'move Energy as often as one likes',
    'move {many:Many} {energy:Energy} (attached to|from) {from:Whom} to {to:Whom} as often as you like',
    ({ many, energy, from, to }) =>
      many.n !== 1 || many.upTo || !isYours(from) || !isYours(to)
        ? null
        : act(null, { 'as-often-as-liked': [{ 'move-energy': 1, from, to, ...energy }] }),
  ),
  effect(
    'move Energy to another',
    [
      'move {many:Many} {energy:Energy} (attached to|from) {from:Whom} to another of {side:Side} {kind:Kinds}',
      '(take|choose) {many:Many} {energy:Energy} attached to {from:Whom} and attach it to another of {side:Side} {kind:Kinds} [of your choice]',
    ],
    ({ many, energy, from, side, kind }) => {
      const { n, upTo } = much(many);
      if (n === 'any' || single(from) === null) return null;
      return act(null, { 'move-energy': n, from, to: { one: { side, ...kind } }, ...energy, ...upTo });
    },
  ),
  effect(
    'move as much Energy as one likes to another',
    'move as many {energy:Energy} attached to 1 of your {kind:Kinds} as you like to another of your {other:Kinds}',
    ({ energy, kind, other }) =>
      act(null, {
        'move-energy': WHOLE_DECK,
        'up-to': true,
        from: { one: { side: 'yours', ...kind, 'with-energy': energy.type ?? true } },
        to: { one: { side: 'yours', ...other } },
        ...energy,
      }),
  ),
  effect(
    "move the opponent's Energy",
    "move {many:Many} {energy:Energy} (attached to|from) {from:Known} to 1 of (your opponent's|their|his or her) Benched Pokémon",
    ({ many, energy, from }) => {
      const { n, upTo } = much(many);
      const isTheirs = from === 'defending' || from === 'opponents-active';
      return n === 'any' || !isTheirs
        ? null
        : act(null, { 'move-energy': n, from, to: { one: { side: 'theirs', place: 'bench' } }, ...energy, ...upTo });
    },
  ),
];

export const ENERGY = [
  ...DISCARDING,
  ...ATTACHING,
  ...OF_TWO,
  ...UNLIKE,
  ...OFF_THE_TOP,
  ...OFF_THEM,
  ...OFF_ALL,
  ...EVERYWHERE,
  ...MOVING,
];
