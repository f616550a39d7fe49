import type { CardFilter, Verb } from '../../text/index.ts';
import { act } from '../lower/steps.ts';
import { HANDS_EQUAL } from './phrases.ts';
import { productionsOf } from './production.ts';
import type { Many } from './sorts.ts';

/** Cards that are drawn, searched, discarded, looked at and shuffled. */

const effect = productionsOf('Effect');

const so = ({ n, upTo }: Many) =>
  typeof n === 'number' ? { count: n, ...(upTo ? { 'up-to': true as const } : {}) } : null;

/** A search for cards of a kind may find fewer. */
const fewer = (count: NonNullable<ReturnType<typeof so>>, cards: CardFilter) =>
  count.count > 1 && Object.keys(cards).length > 0 ? { ...count, 'up-to': true as const } : count;

const DRAWING = [
  effect('draw', ['draw {many:Many} (card|cards)'], ({ many }) =>
    typeof many.n !== 'number' || many.upTo ? null : act(null, { draw: many.n }),
  ),
  effect(
    'draw a card for each',
    ['draw a card for each {what:Counted}', 'draw a number of cards equal to the number of {what:Counted}'],
    ({ what }) => act(null, { draw: what }),
  ),
  effect('draw until', ['draw cards until you have {n:Number} cards in your hand'], ({ n }) =>
    act(null, { 'draw-until': n }),
  ),
  effect("draw until the opponent's hand", [`draw cards until ${HANDS_EQUAL}`], () =>
    act(null, { 'draw-until': 'opponents-hand' }),
  ),
  effect('opponent draws', ['your opponent draws {many:Many} (card|cards)'], ({ many }) =>
    typeof many.n !== 'number' || many.upTo ? null : act(null, { draw: many.n, who: 'opponent' }),
  ),
  effect('each player draws', ['each player draws {many:Many} (card|cards)'], ({ many }) =>
    typeof many.n !== 'number' || many.upTo ? null : act(null, { draw: many.n }, { draw: many.n, who: 'opponent' }),
  ),
  effect('shuffle your hand away', ['shuffle your hand into your deck'], () => act(null, { 'shuffle-hand': 'you' })),
  effect(
    'shuffle your hand away and draw',
    [
      'shuffle your hand into your deck(.|,) Then[,] draw {n:Number} cards',
      'shuffle your hand into your deck and [then] draw {n:Number} cards',
    ],
    ({ n }) => act(null, { 'shuffle-hand': 'you' }, { draw: n }),
  ),
];

const BOTH_PLAYERS = [
  effect(
    'each shuffles the hand away and draws',
    [
      'each player shuffles (his or her|their) hand into (his or her|their) deck[ and|, and|.] [Then, each player] draws {n:Number} cards',
    ],
    ({ n }) => act(null, { 'shuffle-hand': 'both' }, { draw: n }, { draw: n, who: 'opponent' }),
  ),
  effect(
    'opponent shuffles the hand away and draws',
    [
      'your opponent shuffles (his or her|their) hand into (his or her|their) deck[,] (and|then|and then) draws {n:Number} cards',
    ],
    ({ n }) => act(null, { 'shuffle-hand': 'opponent' }, { draw: n, who: 'opponent' }),
  ),
  effect('discard your hand', ['discard your hand'], () => act(null, { 'discard-hand': 'all' })),
  effect('discard your hand and draw', ['discard your hand[,] (and|then|and then) draw {n:Number} cards'], ({ n }) =>
    act(null, { 'discard-hand': 'all' }, { draw: n }),
  ),
  effect('discard cards of a kind', ['discard {many:Many} {cards:Cards} from your hand'], ({ many, cards }) =>
    many.upTo || many.n === 'all' || Object.keys(cards).length === 0
      ? null
      : act(null, { 'discard-hand': many.n, of: cards }),
  ),
  effect(
    'onto the Bench from the discard pile',
    ['put {many:Many} {cards:Cards} from your discard pile onto your Bench'],
    ({ many, cards }) => {
      const count = so(many);
      return count === null || cards.kind !== 'pokemon'
        ? null
        : act(null, { 'from-discard': cards, ...count, to: 'bench' });
    },
  ),
  effect('your turn ends', ['your turn ends'], () => act(null, { 'end-turn': true })),
];

const SEARCHING = [
  effect(
    'search for',
    [
      'search your deck for {many:Many} {cards:Cards}, {shown:Shown}, and put (it|them) into your hand. {done:Shuffled}',
      'search your deck for {many:Many} {cards:Cards}. {shown:Shown} and put (it|them) into your hand. {done:Shuffled}',
    ],
    ({ many, cards, shown, done }) => {
      const count = so(many);
      return count === null || !shown || !done
        ? null
        : act(null, { search: cards, ...fewer(count, cards), to: 'hand' });
    },
  ),
  effect(
    'search for any card',
    ['search your deck for {many:Many} {cards:Cards} and put (it|them) into your hand. {done:Shuffled}'],
    ({ many, cards, done }) => {
      const count = so(many);
      return count === null || Object.keys(cards).length > 0 || !done
        ? null
        : act(null, { search: {}, ...count, to: 'hand' });
    },
  ),
  effect(
    'search for one by name',
    ['search your deck for [(a|1)] {name:Name} [card], {shown:Shown}, and put it into your hand. {done:Shuffled}'],
    ({ name, shown, done }) =>
      shown && done ? act(null, { search: { kind: 'pokemon', named: name }, count: 1, to: 'hand' }) : null,
  ),
  effect(
    'search onto the Bench',
    ['search your deck for {many:Many} {cards:Cards} and put (it|them) (onto|on) your Bench. {done:Shuffled}'],
    ({ many, cards, done }) => {
      const count = so(many);
      return count === null || cards.kind !== 'pokemon' || cards.basic !== true || !done
        ? null
        : act(null, { search: cards, ...fewer(count, cards), to: 'bench' });
    },
  ),
  effect(
    'search onto the Bench by name',
    ['search your deck for [(a|1)] {name:Name} and put it (onto|on|into) your Bench. {done:Shuffled}'],
    ({ name, done }) => (done ? act(null, { search: { kind: 'pokemon', named: name }, count: 1, to: 'bench' }) : null),
  ),
  effect(
    'search onto the Bench up to',
    ['search your deck for up to {n:Number} {name:Name} and put them (onto|on) your Bench. {done:Shuffled}'],
    ({ n, name, done }) =>
      done ? act(null, { search: { kind: 'pokemon', named: name }, count: n, 'up-to': true, to: 'bench' }) : null,
  ),
  effect(
    'search for your own line',
    [
      'search your deck for {many:Many} (card that evolves|cards that evolve) from SELF, {shown:Shown}, and put (it|them) into your hand. {done:Shuffled}',
    ],
    ({ many, shown, done }, { name }) => {
      const count = so(many);
      return count === null || !shown || !done
        ? null
        : act(null, { search: { kind: 'pokemon', 'evolves-from': name }, ...count, to: 'hand' });
    },
  ),
];

const REGAINING = [
  effect(
    'from the discard pile',
    [
      'put {many:Many} {cards:Cards} from your discard pile into your hand',
      'search your discard pile for {many:Many} {cards:Cards}[, {shown:Shown},] and put (it|them) into your hand',
    ],
    ({ many, cards }) => {
      const count = so(many);
      return count === null ? null : act(null, { 'from-discard': cards, ...count, to: 'hand' });
    },
  ),
  effect(
    'from the discard pile into the deck',
    ['shuffle {many:Many} {cards:Cards} from your discard pile into your deck'],
    ({ many, cards }) => {
      const count = so(many);
      return count === null ? null : act(null, { 'from-discard': cards, ...count, to: 'deck' });
    },
  ),
];

const top = (n: number, of: 'yours' | 'theirs'): Verb => ({ 'discard-top': n, of });

const ONE_AT_RANDOM = "a random card from your opponent's hand";

const DISCARDING = [
  effect('discard from a deck', ['discard the top card (of|from) {side:Side} deck'], ({ side }) =>
    act(null, top(1, side)),
  ),
  effect(
    'discard several from a deck',
    ['discard the top {n:Number} cards (of|from) {side:Side} deck'],
    ({ n, side }) => act(null, top(n, side)),
  ),
  effect('discard from your hand', ['discard {many:Many} (card|cards) from your hand'], ({ many }) =>
    many.upTo || many.n === 'all' ? null : act(null, { 'discard-hand': many.n }),
  ),
  effect(
    'opponent discards',
    ['your opponent discards {many:Many} (card|cards) from (their|his or her) hand'],
    ({ many }) =>
      many.upTo || typeof many.n !== 'number' ? null : act(null, { 'discard-hand': many.n, who: 'opponent' }),
  ),
  effect(
    'discard at random',
    [`discard ${ONE_AT_RANDOM}`, "choose (1|a) card from your opponent's hand without looking and discard it"],
    () => act(null, { 'hand-at-random': 1, of: 'theirs', to: 'discard' }),
  ),
  effect(
    'shuffle away at random',
    [
      "choose (1|a) card from your opponent's hand without looking. Look at (the|that) card you chose, (then|and) have your opponent shuffle that card into (their|his or her) deck",
      `choose ${ONE_AT_RANDOM}. Your opponent reveals that card and shuffles it into (their|his or her) deck`,
    ],
    () => act(null, { 'hand-at-random': 1, of: 'theirs', to: 'deck' }),
  ),
  effect(
    'discard the Stadium',
    ['discard (any|a|the) Stadium [card] in play', 'if there is any Stadium card in play, discard it'],
    () => act(null, { 'discard-stadium': true }),
  ),
  effect('discard Tools', ['discard all Pokémon (Tool|Tools) [cards] (attached to|from) {who:Known}'], ({ who }) =>
    act(who, { 'discard-tool': who }),
  ),
];

const LOOKING = [
  effect(
    'take some of the top',
    [
      'look at the top {n:Number} cards of your deck[,] and put {count:Number} of them into your hand. Shuffle the other cards back into your deck',
    ],
    ({ n, count }) => (count < 2 || count > n ? null : act(null, { 'look-at-top': n, count, rest: 'shuffle' })),
  ),
  effect(
    'take some of the top and discard the rest',
    [
      'look at the top {n:Number} cards of your deck[,] and put {count:Number} of them into your hand. Discard the other cards',
    ],
    ({ n, count }) => (count > n ? null : act(null, { 'look-at-top': n, count, rest: 'discard' })),
  ),
  effect(
    "look at the opponent's hand",
    ["look at your opponent's hand", 'your opponent reveals (their|his or her) hand'],
    () => act(null, { 'reveal-hand': 'theirs' }),
  ),
  effect(
    'rearrange the top of a deck',
    [
      "look at the top {n:Number} cards of {side:Side} deck and put them back (on top of (your|their|his or her|your opponent's) deck|) in any order",
    ],
    ({ n, side }) =>
      act(null, { 'look-at-top': n, ...(side === 'theirs' ? { of: 'opponent' as const } : {}), rest: 'top' }),
  ),
  effect(
    'take one of the top',
    [
      'look at the top {n:Number} cards of your deck[,] and put 1 of them into your hand. Shuffle the other cards back into your deck',
    ],
    ({ n }) => act(null, { 'look-at-top': n, count: 1, rest: 'shuffle' }),
  ),
];

export const PILES = [...DRAWING, ...BOTH_PLAYERS, ...SEARCHING, ...REGAINING, ...DISCARDING, ...LOOKING];
