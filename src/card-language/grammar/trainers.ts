import type { Filter } from '../../claims/index.ts';
import type { CardFilter, Verb, Who } from '../../text/index.ts';
import { act, type Steps, speaksOfThat, verbsOf, where } from '../lower/steps.ts';
import { productionsOf } from './production.ts';

// Pieces that several of these texts share.
const FLIPS = 'flips a coin. If heads, that player draws';
const ONE_OF = '1 of';
const PILES = "each player's discard pile";
const TOOLS = 'Pokémon Tool cards';

/** What Trainer cards say in words that no attack and no power has: trades, prices, choices of a Pokémon before its coins, hands and piles of both players. */

const effect = productionsOf('Effect');
const sentence = productionsOf('Sentence');

const BASIC_ENERGY: CardFilter = { kind: 'energy', tag: 'basic energy' };
const POKEMON: CardFilter = { kind: 'pokemon' };
const EITHER = 'Basic Pokémon (or|and) Evolution (card|cards)';
const THEIR = '(their|his or her)';
const OTHERS = 'of the other cards (from|in) your hand';

const some = (of: object): boolean => Object.keys(of).length > 0;
const paying = (first: Verb, then: readonly Verb[]): Steps =>
  act(null, { first: [first], 'if-you-do': then, price: true });

/** "Up to so many counters": one at least, and after each its player may go on. */
const upTo = (counters: number): readonly Verb[] =>
  counters === 0
    ? []
    : [{ heal: 10, from: 'chosen' }, ...(counters === 1 ? [] : [{ may: upTo(counters - 1) } satisfies Verb])];

const PRICES = [
  effect(
    'shuffle other cards away for something',
    `shuffle {n:Number} ${OTHERS} into your deck in order to {then:Effect}`,
    ({ n, then }) => {
      const does = verbsOf(then.list);
      return does === null || speaksOfThat(does) ? null : paying({ 'hand-to-deck': n, at: 'shuffled' }, does);
    },
  ),
  effect(
    'its own Energy for Energy of the opponent',
    "discard 1 Energy card attached to 1 of your [own] Pokémon in order to choose 1 of your opponent's Pokémon and up to {n:Number} Energy cards attached to it. Discard those Energy cards",
    ({ n }) =>
      paying({ 'discard-energy': 1, from: { one: { side: 'yours', 'with-energy': true } } }, [
        { 'discard-energy': n, from: { one: { side: 'theirs', 'with-energy': true } }, 'up-to': true },
      ]),
  ),
  effect(
    'its own Energy for counters',
    'discard 1 Energy card attached to [1 of] your [own] Pokémon in order to remove up to {n:Number} damage counters from that Pokémon',
    ({ n }) =>
      act(
        null,
        { choose: { side: 'yours', damaged: true, 'with-energy': true } },
        { first: [{ 'discard-energy': 1, from: 'chosen' }], 'if-you-do': upTo(n) },
      ),
  ),
  effect('counters up to a number', 'remove up to {n:Number} damage counters from 1 of your Pokémon', ({ n }) =>
    act(null, { choose: { side: 'yours', damaged: true } }, ...upTo(n)),
  ),
];

const TRADES = [
  effect(
    'trade Pokémon',
    `trade 1 of the ${EITHER} in your hand for 1 of the ${EITHER} from your deck. Show both cards to your opponent. {done:Shuffled}`,
    ({ done }) =>
      done
        ? act(null, {
            trade: 1,
            of: { ...POKEMON, basic: true, evolution: true },
            for: { ...POKEMON, basic: true, evolution: true },
            count: 1,
            from: 'deck',
          })
        : null,
  ),
  effect(
    'trade for up to so many discarded cards',
    'trade {given:Number} of the other cards in your hand for up to {n:Number} {cards:Cards} from your discard pile',
    ({ given, n, cards }) =>
      some(cards) ? act(null, { trade: given, for: cards, count: n, from: 'discard', 'up-to': true }) : null,
  ),
  effect(
    'trade for so many discarded basic Energy',
    'trade {given:Number} of the other cards in your hand for {n:Number} basic Energy cards from your discard pile. If you have fewer than {again:Number} basic Energy cards there, take all of them',
    ({ given, n, again }) =>
      n === again ? act(null, { trade: given, for: BASIC_ENERGY, count: n, from: 'discard' }) : null,
  ),
  effect(
    'trade for Pokémon of an owner',
    'trade {given:Number} of the other cards in your hand for up to {n:Number} Basic Pokémon and / or Evolution cards with {word:Name} in their names from your deck. Show those cards to your opponent, then put them into your hand. {done:Shuffled}',
    ({ given, n, word, done }) =>
      done
        ? act(null, { trade: given, for: { ...POKEMON, 'name-has': word }, count: n, from: 'deck', 'up-to': true })
        : null,
  ),
];

const OLD_TRAINER: CardFilter = { kind: 'trainer', 'old-trainer': true };

const HANDS = [
  effect(
    'both show and shuffle Trainer cards away',
    'you and your opponent show each other your hands, then shuffle all the Trainer cards from your hands into your decks',
    () => act(null, { 'reveal-hand': 'both' }, { 'shuffle-hand': 'both', of: OLD_TRAINER }),
  ),
  effect(
    'a Trainer card out of the hand',
    `look at your opponent's hand. If (he or she has|they have) any Trainer cards, choose 1 of them. Your opponent shuffles that card into ${THEIR} deck`,
    () => act(null, { 'hand-picked': 1, of: 'theirs', which: OLD_TRAINER, to: 'deck' }),
  ),
  effect('look at the hand, aloud', "look at your opponent's hand !", () => act(null, { 'reveal-hand': 'theirs' })),
  effect(
    'draw as many as the opponent has',
    "count the number of cards in your opponent's hand and draw that many cards",
    () => act(null, { 'draw-until': 'opponents-hand' }),
  ),
  effect(
    'draw out of the deck until',
    'draw cards from your deck until you have {n:Number} cards in your hand',
    ({ n }) => act(null, { 'draw-until': n }),
  ),
  effect(
    'each a new hand of as many',
    `each player shuffles ${THEIR} hand into ${THEIR} deck and draws a new hand of the same number of cards`,
    () => act(null, { 'shuffle-hand': 'both', 'drawn-anew': true }),
  ),
  effect(
    'both shuffle away and draw up to',
    'shuffle your hand into your deck and draw up to {n:Number} cards. Your opponent does the same',
    ({ n }) =>
      act(
        null,
        { 'shuffle-hand': 'you' },
        { draw: n, 'up-to': true },
        { 'shuffle-hand': 'opponent' },
        { draw: n, who: 'opponent', 'up-to': true },
      ),
  ),
  effect(
    'one player of your choice a new hand',
    `look at your opponent's hand, then choose you or your opponent. That player shuffles ${THEIR} hand into ${THEIR} deck and draws up to {n:Number} cards`,
    ({ n }) =>
      act(
        null,
        { 'reveal-hand': 'theirs' },
        {
          'pick-one': {
            you: [{ 'shuffle-hand': 'you' }, { draw: n, 'up-to': true }],
            opponent: [{ 'shuffle-hand': 'opponent' }, { draw: n, who: 'opponent', 'up-to': true }],
          },
        },
      ),
  ),
  effect('the opponent may draw too', 'your opponent may also draw a card', () =>
    act(null, { may: [{ draw: 1, who: 'opponent' }], by: 'opponent' }),
  ),
  effect(
    'both may draw up to',
    'you may draw up to {n:Number} cards, then your opponent may draw up to {m:Number} cards',
    ({ n, m }) =>
      act(
        null,
        { may: [{ draw: n, 'up-to': true }] },
        { may: [{ draw: m, who: 'opponent', 'up-to': true }], by: 'opponent' },
      ),
  ),
  effect('the turn is over', "your turn is over now \\(you don't get to attack\\)", () =>
    act(null, { 'end-turn': true }),
  ),
  effect('draw up to as many as are counted', 'draw a number of cards up to the number of {what:Counted}', ({ what }) =>
    act(null, { draw: what, 'up-to': true }),
  ),
  effect(
    'one of the hand away, then draw',
    'if you have any cards in your hand, shuffle 1 of them into your deck, then draw {n:Number} cards',
    ({ n }) => act(null, { first: [{ 'hand-to-deck': 1, at: 'shuffled' }], 'if-you-do': [{ draw: n }] }),
  ),
  effect('discard any one card', 'discard any 1 card from your hand', () => act(null, { 'discard-hand': 1 })),
  effect('show and draw', 'show your hand to your opponent, then draw {n:Number} cards', ({ n }) =>
    act(null, { draw: n }),
  ),
  effect(
    'each flips for a new hand',
    `each player shuffles ${THEIR} hand into ${THEIR} deck and ${FLIPS} {n:Number} cards. If tails, (they draw|he or she draws|that player draws) {m:Number} cards`,
    ({ n, m }) =>
      act(
        null,
        { 'shuffle-hand': 'both' },
        { flip: { heads: [{ draw: n }], tails: [{ draw: m }] } },
        {
          flip: { heads: [{ draw: n, who: 'opponent' }], tails: [{ draw: m, who: 'opponent' }] },
          by: 'opponent',
        },
      ),
  ),
  effect(
    'flip for a new hand',
    'shuffle your hand into your deck and flip a coin. If heads, draw {n:Number} cards. If tails, draw {m:Number} cards',
    ({ n, m }) => act(null, { 'shuffle-hand': 'you' }, { flip: { heads: [{ draw: n }], tails: [{ draw: m }] } }),
  ),
  effect(
    'as many as are counted less',
    'if you have less cards in your hand than your opponent, draw cards until you have the same number of cards as your opponent',
    () => act(null, { 'draw-until': 'opponents-hand' }),
  ),
];

const ENERGY = [
  effect(
    'choose Energy and discard it',
    'choose {many:Many} {energy:Energy} attached to 1 of {side:Side} {kind:Kinds} and discard (it|them)',
    ({ many, energy, side, kind }) =>
      many.n !== 1 || many.upTo
        ? null
        : act(null, {
            'discard-energy': 1,
            from: { one: { side, ...kind, 'with-energy': energy.type ?? true } },
            ...energy,
          }),
  ),
  effect(
    'move basic Energy, a word left out',
    'move a basic Energy card attached 1 of your Pokémon to another of your Pokémon',
    () =>
      act(null, { 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, basic: true }),
  ),
  effect(
    'return any number of Energy of each',
    'for each of your Pokémon, you may return any number of Energy cards attached to it to your hand',
    () => act(null, { 'energy-to-hand': 'any', from: { each: { side: 'yours' } } }),
  ),
  effect(
    'heal all that are damaged, for all their Energy',
    [
      'remove all damage counters from all of your [own] Pokémon with damage counters on them, then discard all Energy cards attached to those Pokémon',
    ],
    // Once the counters are off, these Pokémon can no longer be found by them; so the Energy is discarded first.
    () => {
      const hurt: Who = { each: { side: 'yours', damaged: true } };
      return act(null, { 'discard-energy': 'all', from: hurt }, { heal: 'all', from: hurt });
    },
  ),
  effect(
    'attach what is found to a Benched one',
    'look at the top {n:Number} cards of your deck and attach (a|an) {cards:EnergyCards} you find there to a {kind:Kind} on your Bench. {rest:Rest}',
    ({ n, cards, kind, rest }) =>
      rest === 'lost'
        ? null
        : act(null, {
            'look-at-top': n,
            take: cards,
            count: 1,
            onto: { one: { side: 'yours', place: 'bench', ...kind } },
            rest,
          }),
  ),
];

const SWITCHES = [
  effect(
    'switch one of yours up',
    [
      'switch 1 of your [own] Benched Pokémon with your Active Pokémon',
      '[you] switch 1 of your Active Pokémon with 1 of your Benched Pokémon [, if any]',
      'you switch your Active Pokémon with 1 of your Benched Pokémon [, if any]',
    ],
    () => act(null, { switch: 'yours' }),
  ),
  effect(
    'bring one of theirs up',
    [
      "switch your opponent's Active Pokémon with 1 of (his or her|their) Benched Pokémon",
      "choose 1 of your opponent's Benched Pokémon, and switch it with (his or her|their|your opponent's) Active Pokémon",
    ],
    () => act('opponents-active', { switch: 'theirs', chooser: 'you' }),
  ),
  effect(
    'the opponent switches one of two',
    'your opponent switches 1 of (his or her|their) (Active|Defending) Pokémon with 1 of (his or her|their) Benched Pokémon [, if any]',
    () => act('opponents-active', { switch: 'theirs', chooser: 'opponent' }),
  ),
  sentence('both switch', '{one:Effect}; then {other:Effect}.', ({ one, other }) => {
    const [first, second] = [verbsOf(one.list), verbsOf(other.list)];
    const isSwitch = (verbs: readonly Verb[] | null): verbs is readonly Verb[] =>
      verbs?.length === 1 && verbs[0] !== undefined && 'switch' in verbs[0];
    return isSwitch(first) && isSwitch(second) ? act(null, ...first, ...second) : null;
  }),
  effect(
    'the opponent brings one of yours up, and you one of theirs',
    'if you have any Benched Pokémon, your opponent chooses 1 of them and switches it with your Active Pokémon. Then, if your opponent has any Benched Pokémon, choose 1 of them and switch it with (his or her|their) Active Pokémon',
    () => act(null, { switch: 'yours', chooser: 'opponent' }, { switch: 'theirs', chooser: 'you' }),
  ),
  effect(
    'bring up on heads one chosen before',
    "choose 1 of your opponent's Benched Pokémon. Flip a coin. If heads, switch that Pokémon with the Defending Pokémon",
    () => act(null, { flip: { heads: [{ switch: 'theirs', chooser: 'you' }] } }),
  ),
  effect(
    'switch and heal the one that went',
    `switch your Active Pokémon with ${ONE_OF} your Benched Pokémon. If you do, heal {n:Number} damage from the Pokémon you moved to your Bench`,
    ({ n }) =>
      act(
        null,
        { choose: { side: 'yours', place: 'active' } },
        { first: [{ switch: 'yours' }], 'if-you-do': [{ heal: n, from: 'chosen' }] },
      ),
  ),
  effect(
    'bring up one of either kind',
    "switch 1 of your opponent's Benched {one:Kind} or {other:Kind} with (their|his or her) Active Pokémon",
    ({ one, other }) =>
      some(one) && some(other)
        ? act('opponents-active', { switch: 'theirs', chooser: 'you', of: { 'any-of': [one, other] } })
        : null,
  ),
];

/** One is chosen, then coins decide. */
const chosenFirst = (kind: Filter, ...verbs: readonly Verb[]): Steps =>
  act(null, { choose: { side: 'yours', ...kind } }, ...verbs);

const COINS = [
  effect(
    'heal one for each heads',
    [
      'choose 1 of your {kind:Kinds}. Flip {k:Number} coins. For each heads, remove {n:Number} damage counters from that Pokémon',
      'choose 1 of your {kind:Kinds}. Flip {k:Number} coins. Remove {n:Number} damage counters times the number of heads from that Pokémon. If the Pokémon has fewer damage counters than that, remove all of them',
    ],
    ({ kind, k, n }) => chosenFirst(kind, { 'flip-coins': k, 'each-heads': [{ heal: n * 10, from: 'chosen' }] }),
  ),
  effect(
    'all its counters or all its Energy',
    'choose 1 of your {kind:Kinds}. Flip 2 coins. If both are heads, remove all damage counters from that Pokémon. If both are tails, discard all Energy cards attached to that Pokémon',
    ({ kind }) =>
      chosenFirst(
        kind,
        { 'flip-coins': 2, 'each-heads': [] },
        where({ heads: 2 }, [{ heal: 'all', from: 'chosen' }]),
        where({ heads: 0 }, [{ 'discard-energy': 'all', from: 'chosen' }]),
      ),
  ),
  effect(
    'cured and healed',
    'choose 1 of your {kind:Kinds}[,] and remove all Special Conditions and {n:Number} damage counters from that Pokémon \\(all if there are less than {again:Number}\\)',
    ({ kind, n, again }) =>
      n === again ? chosenFirst(kind, { cure: 'all', on: 'chosen' }, { heal: n * 10, from: 'chosen' }) : null,
  ),
  effect(
    'cured and healed, but not of a kind',
    'choose 1 of your {kind:Kinds} {which:Which}. Remove all Special Conditions and {n:Number} damage counters from that Pokémon \\(all if there are less than {again:Number}\\)',
    ({ kind, which, n, again }) =>
      n !== again || Object.keys(kind).some((key) => key in which)
        ? null
        : chosenFirst({ ...kind, ...which }, { cure: 'all', on: 'chosen' }, { heal: n * 10, from: 'chosen' }),
  ),
  effect(
    'bounced or the end of the turn',
    "flip 2 coins. If both of them are heads, choose 1 of your opponent's Benched Pokémon and return it and all cards attached to it to his or her hand. If 1 or both of them are tails, your turn ends immediately \\(you can't attack this turn\\)",
    () =>
      act(
        null,
        { 'flip-coins': 2, 'each-heads': [] },
        where({ heads: 2 }, [{ return: { one: { side: 'theirs', place: 'bench' } }, to: 'hand', attached: 'along' }]),
        where({ not: { heads: 2 } }, [{ 'end-turn': true }]),
      ),
  ),
];

const ON_POKEMON = [
  sentence(
    'return its Basic Pokémon',
    'choose 1 of your Pokémon in play and return its Basic Pokémon card to your hand. \\(Discard all cards attached to that card.\\)',
    () => act(null, { return: { one: { side: 'yours' } }, to: 'hand', attached: 'discard', kept: 'basic' }),
  ),
  effect(
    'choose one and return it with all cards',
    'choose 1 of your {kind:Kinds} [in play] {which:Which}. Return that Pokémon and all cards attached to it to your hand',
    ({ kind, which }) =>
      Object.keys(kind).some((key) => key in which)
        ? null
        : act(null, { return: { one: { side: 'yours', ...kind, ...which } }, to: 'hand', attached: 'along' }),
  ),
  effect(
    'devolved by any number of stages',
    'choose 1 of your [own] Pokémon in play and a Stage of Evolution. Discard all Evolution cards of that Stage or higher attached to that Pokémon. That Pokémon is no longer Asleep, Confused, Paralyzed, Poisoned, or anything else that might be the result of an attack \\(just as if you had evolved it\\)',
    () =>
      act(
        null,
        { choose: { side: 'yours', evolved: true } },
        { cure: 'all', on: 'chosen' },
        { devolve: 'chosen', to: 'discard', 'any-stage': true },
      ),
  ),
  sentence(
    'devolve one of yours',
    [
      "devolve 1 of your evolved Pokémon and put the highest Stage Evolution card on it into your hand. \\(That Pokémon can't evolve this turn.\\)",
      "choose 1 of your evolved Pokémon. Take the highest Stage Evolution card from that Pokémon and put it into your hand. \\(You can't evolve a Pokémon the turn you devolve it.\\)",
    ],
    () =>
      act(
        null,
        { choose: { side: 'yours', evolved: true } },
        { devolve: 'chosen', to: 'hand' },
        { lasting: { claim: 'cannot', act: 'evolve' }, on: 'chosen', until: 'this-turn' },
      ),
  ),
  effect(
    'a discarded Basic Pokémon onto their Bench',
    "choose 1 Basic Pokémon card from your opponent's discard pile and put it onto (his or her|their) Bench",
    () => act(null, { 'from-discard': { ...POKEMON, basic: true }, count: 1, to: 'bench', of: 'theirs' }),
  ),
  effect(
    'a discarded card into their hand',
    "put a card from your opponent's discard pile into (their|his or her) hand",
    () => act(null, { 'from-discard': {}, count: 1, of: 'theirs', to: 'hand' }),
  ),
  effect(
    'all but so many on their Bench',
    'your opponent chooses {n:Number} Benched Pokémon and shuffles the others, and all cards attached to them, into (their|his or her) deck',
    ({ n }) => act(null, { 'keep-on-bench': n, of: 'theirs', rest: 'deck' }),
  ),
];

const MORE = [
  sentence(
    'put one down, then draw',
    ['put a {cards:PokemonCards} from your discard pile onto your Bench. Then, draw {n:Number} cards.'],
    // Without such a Pokémon there, or room for it, no card is drawn: so the rules team reads "then" here (26 February 2015).
    ({ cards, n }) =>
      act(null, { first: [{ 'from-discard': cards, count: 1, to: 'bench' }], 'if-you-do': [{ draw: n }] }),
  ),
  sentence(
    'no Abilities anywhere for a time',
    `until the end of your opponent's next turn, each Pokémon in play, in each player's hand, and in ${PILES} has no Abilities. \\(This includes cards that come into play on that turn.\\)`,
    () =>
      act(null, {
        lasting: { claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any' } },
        on: 'you',
        until: 'end-of-opponents-next-turn',
      }),
  ),
  effect(
    'Tools in play',
    "choose up to {n:Number} Pokémon Tool cards attached to Pokémon in play \\(yours or your opponent's\\) and discard them",
    ({ n }) => act(null, { 'discard-in-play': n, 'up-to': true, only: 'tools' }),
  ),
  effect(
    'Tools and Stadiums in play',
    `choose up to {n:Number} in any combination of ${TOOLS} and Stadium cards in play \\(both yours and your opponent's\\) and discard them`,
    ({ n }) => act(null, { 'discard-in-play': n, 'up-to': true }),
  ),
  effect('a new hand, a comma left out', 'shuffle your hand into your deck then draw {n:Number} cards', ({ n }) =>
    act(null, { 'shuffle-hand': 'you' }, { draw: n }),
  ),
  effect('effects of attacks end', `remove all effects of attacks on each player and ${THEIR} Pokémon`, () =>
    act(null, { 'end-effects': 'of attacks' }),
  ),
];

const LASTING = [
  effect('no more Trainer cards', "you can't play any more Trainer cards this turn", () =>
    act(
      null,
      ...(['play-trainer', 'play-supporter', 'play-stadium'] as const).map(
        (of): Verb => ({ lasting: { claim: 'cannot', act: of }, on: 'you', until: 'this-turn' }),
      ),
    ),
  ),
  effect('Pokémon Powers stop', "all Pokémon Powers stop working until the end of your opponent's next turn", () =>
    act(null, {
      lasting: { claim: 'mute', what: 'pokemon-powers', on: { side: 'any' } },
      on: 'you',
      until: 'end-of-opponents-next-turn',
    }),
  ),
  effect(
    'more damage of some in the end',
    "if this turn's attack does damage to the Defending Pokémon \\(after applying Weakness and Resistance\\), and if the attacking Pokémon has {word:Name} in its name, the attack does {n:Number} more damage to the Defending Pokémon",
    ({ word, n }) =>
      act(null, {
        lasting: {
          claim: 'damage',
          when: 'behind',
          'if-damage': true,
          add: n,
          on: { side: 'yours', 'name-has': word },
          against: { side: 'theirs', place: 'active' },
        },
        on: 'you',
        until: 'this-turn',
      }),
  ),
];

const SEARCHES = [
  effect(
    'shuffle so many of two kinds in',
    'search your discard pile for {n:Number} {one:CardsOne} and {m:Number} {two:CardsOne}. Show them to your opponent and shuffle them into your deck',
    ({ n, one, m, two }) =>
      some(one) && some(two)
        ? act(null, { 'from-discard': one, count: n, to: 'deck' }, { 'from-discard': two, count: m, to: 'deck' })
        : null,
  ),
  effect(
    'shuffle up to so many in',
    '(search your discard pile for|choose) up to {n:Number} {cards:Cards} [from your discard pile]. Show them to your opponent and shuffle them into your deck',
    ({ n, cards }) => (some(cards) ? act(null, { 'from-discard': cards, count: n, to: 'deck', 'up-to': true }) : null),
  ),
  effect(
    'shuffle so much Energy in',
    [
      'shuffle {n:Number} Energy cards from your discard pile into your deck \\(1 if you have only 1\\)',
      'search your discard pile for {n:Number} Energy cards \\(1 if there is only 1\\), show them to your opponent, and shuffle them into your deck',
    ],
    ({ n }) => act(null, { 'from-discard': { kind: 'energy' }, count: n, to: 'deck' }),
  ),
  effect(
    'take so much basic Energy',
    'choose {n:Number} basic Energy cards from your discard pile \\(if there are fewer basic Energy cards than (choose|that), take all of them\\), show them to your opponent, and put them into your hand',
    ({ n }) => act(null, { 'from-discard': BASIC_ENERGY, count: n, to: 'hand' }),
  ),
  effect(
    'take a discarded card, if any',
    'put (a|an) {cards:CardsOne} from your discard pile, if any, into your hand',
    ({ cards }) => (some(cards) ? act(null, { 'from-discard': cards, count: 1, to: 'hand' }) : null),
  ),
  sentence(
    'basic Energy for heads',
    "flip {k:Number} coins. For each heads, put a basic Energy card from your discard pile into your hand. If you don't have that many basic Energy cards in your discard pile, put all of them into your hand.",
    ({ k }) => ({
      ...act(null, { 'flip-coins': k, 'each-heads': [{ 'from-discard': BASIC_ENERGY, count: 1, to: 'hand' }] }),
      open: 'coin',
    }),
  ),
  sentence(
    'a search for each heads',
    [
      'flip {k:Number} coins. For each heads, search your deck for a {cards:CardsOne}, show it to your opponent, and put it into your hand. [If you do,] shuffle your deck afterward.',
      'flip {k:Number} coins. For each heads, search your deck for a {cards:CardsOne}. Show that card to your opponent, then put it into your hand. Shuffle your deck afterward.',
    ],
    ({ k, cards }) =>
      some(cards)
        ? {
            ...act(null, { 'flip-coins': k, 'each-heads': [{ search: cards, count: 1, to: 'hand' }] }),
            open: 'coin',
          }
        : null,
  ),
  productionsOf('CardKind')('Basic, but no Baby', 'Basic Pokémon card other than a Baby Pokémon card', () => ({
    kind: 'pokemon',
    stage: 'basic',
  })),
  productionsOf('CardWhich')('which each has few HP', 'that each has {n:Number} HP or less', ({ n }) => ({
    'hp-at-most': n,
  })),
  productionsOf('CardKind')('δ Pokémon', 'Basic Pokémon \\(or Evolution card\\) that has δ on its card', () => ({
    kind: 'pokemon',
    tag: 'delta',
  })),
  effect(
    'all of both discard piles',
    `each player shuffles all {cards:Cards} in ${THEIR} discard pile into ${THEIR} deck`,
    ({ cards }) =>
      act(
        null,
        { 'from-discard': cards, count: 'all', to: 'deck' },
        { 'from-discard': cards, count: 'all', of: 'theirs', to: 'deck' },
      ),
  ),
];

export const OLDER_TRAINERS = [
  ...PRICES,
  ...TRADES,
  ...HANDS,
  ...ENERGY,
  ...SWITCHES,
  ...COINS,
  ...ON_POKEMON,
  ...MORE,
  ...LASTING,
  ...SEARCHES,
];
