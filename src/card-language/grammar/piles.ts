import { sameValue } from '../../state/index.ts';
import type { CardFilter, Count, Verb, Who } from '../../text/index.ts';
import { act, type Steps, speaksOfThat, steps, verbsOf, where } from '../lower/steps.ts';
import { HANDS_EQUAL } from './phrases.ts';
import { productionsOf } from './production.ts';
import type { Many, Meaning } from './sorts.ts';

/** Cards that are drawn, searched, discarded, looked at and shuffled. */

const effect = productionsOf('Effect');
const rest = productionsOf('Rest');
const looked = productionsOf('Looked');

const so = ({ n, upTo }: Many) =>
  typeof n === 'number' ? { count: n, ...(upTo ? { 'up-to': true as const } : {}) } : null;

/** A search for cards of a kind may find fewer. */
const fewer = (count: NonNullable<ReturnType<typeof so>>, cards: CardFilter) =>
  count.count > 1 && Object.keys(cards).length > 0 ? { ...count, 'up-to': true as const } : count;

const ONE: Many = { n: 1, upTo: false };
/** No deck has more cards. */
const WHOLE_DECK = 60;

/** Are they Pokémon, every one of them? */
const isPokemon = ({ kind, named, 'any-of': either }: CardFilter): boolean =>
  kind === 'pokemon' || (named !== undefined && !/fossil|amber/iu.test(named)) || either?.every(isPokemon) === true;

/** Cards of your hand that are discarded. */
const discarded = (many: Many, cards: CardFilter): Verb | null =>
  many.n === 'all'
    ? null
    : {
        'discard-hand': many.n,
        ...(many.upTo ? { 'up-to': true as const } : {}),
        ...(Object.keys(cards).length === 0 ? {} : { of: cards }),
      };

/** Are they cards that have a type? */
const isOfTypes = (cards: CardFilter): boolean => isPokemon(cards) || cards.kind === 'energy';

const timesOf = (counted: Count, times: number): Count => (times === 1 ? counted : { counted, times });

const DRAWING = [
  effect('draw so many for each', 'draw {n:Number} cards for each {what:Counted}', ({ n, what }) =>
    n < 2 ? null : act(null, { draw: timesOf(what, n) }),
  ),
  effect(
    'opponent keeps so many',
    'your opponent discards cards from (their|his or her) hand until (they have|he or she has) {n:Number} cards in (their|his or her) hand',
    ({ n }) => act(null, { 'discard-hand': 'all', keeping: n, who: 'opponent' }),
  ),
  effect(
    'draw for what is discarded',
    [
      'discard {many:Many} {cards:Cards} from your hand(, and|. ) draw {n:Number} cards for each card you discarded in this way',
      'discard {many:Many} {cards:Cards} from your hand. Draw {n:Number} cards for each card you discarded in this way',
    ],
    ({ many, cards, n }) => {
      const thrown = discarded(many, cards);
      return thrown === null ? null : act(null, thrown, { draw: timesOf({ discarded: true }, n) });
    },
  ),

  effect(
    'draw as many as discarded',
    [
      'discard any number of {cards:Cards} from your hand. Then, draw that many cards',
      'discard any number of {cards:Cards} from your hand and draw that many cards',
      'discard as many {cards:Cards} as you like from your hand. Then, draw that many cards',
    ],
    ({ cards }) =>
      act(
        null,
        { 'discard-hand': 'any', ...(Object.keys(cards).length === 0 ? {} : { of: cards }) },
        { draw: { discarded: true } },
      ),
  ),
  effect('draw', 'draw {many:Many} [more] (card|cards) [from your deck]', ({ many }) =>
    typeof many.n !== 'number' ? null : act(null, { draw: many.n, ...(many.upTo ? { 'up-to': true } : {}) }),
  ),
  effect(
    'draw a card for each',
    ['draw a card for each {what:Counted}', 'draw a number of cards equal to the number of {what:Counted}'],
    ({ what }) => act(null, { draw: what }),
  ),
  effect('draw until', 'draw cards until you have {n:Number} cards in your hand', ({ n }) =>
    act(null, { 'draw-until': n }),
  ),
  effect("draw until the opponent's hand", `draw cards until ${HANDS_EQUAL}`, () =>
    act(null, { 'draw-until': 'opponents-hand' }),
  ),
  effect('opponent draws', 'your opponent draws {many:Many} (card|cards)', ({ many }) =>
    typeof many.n !== 'number'
      ? null
      : act(null, { draw: many.n, who: 'opponent', ...(many.upTo ? { 'up-to': true } : {}) }),
  ),
  effect('each player draws', 'each player draws {many:Many} (card|cards)', ({ many }) =>
    typeof many.n !== 'number' || many.upTo ? null : act(null, { draw: many.n }, { draw: many.n, who: 'opponent' }),
  ),
  effect('shuffle your hand away', 'shuffle your hand into your deck', () => act(null, { 'shuffle-hand': 'you' })),
  effect(
    'shuffle your hand away and draw',
    [
      'shuffle your hand into your deck, then[,] draw {n:Number} cards',
      'shuffle your hand into your deck and [then] draw {n:Number} cards',
    ],
    ({ n }) => act(null, { 'shuffle-hand': 'you' }, { draw: n }),
  ),
];

const BOTH_PLAYERS = [
  effect(
    'each shuffles the hand away and draws',
    [
      'each player shuffles (his or her|their) hand into (his or her|their) deck(, and| and) draws {n:Number} cards',
      'have each player shuffle (his or her|their) hand into (his or her|their) deck[,] (and|then|and then) draw {n:Number} cards',
    ],
    ({ n }) => act(null, { 'shuffle-hand': 'both' }, { draw: n }, { draw: n, who: 'opponent' }),
  ),
  effect(
    'opponent shuffles the hand away and draws',
    [
      'your opponent shuffles (his or her|their) hand into (his or her|their) deck[,] (and|then|and then) draws {n:Number} cards',
      'have your opponent shuffle (his or her|their) hand into (his or her|their) deck[,] (and|then|and then) draw {n:Number} cards',
    ],
    ({ n }) => act(null, { 'shuffle-hand': 'opponent' }, { draw: n, who: 'opponent' }),
  ),
  effect('discard your hand', 'discard your hand', () => act(null, { 'discard-hand': 'all' })),
  effect('discard your hand and draw', 'discard your hand[,] (and|then|and then) draw {n:Number} cards', ({ n }) =>
    act(null, { 'discard-hand': 'all' }, { draw: n }),
  ),
  effect('discard cards of the hand', 'discard {many:Many} {cards:Cards} from your hand', ({ many, cards }) => {
    const thrown = discarded(many, cards);
    return thrown === null ? null : act(null, thrown);
  }),
  effect('your turn ends', 'your turn ends', () => act(null, { 'end-turn': true })),
];

const intoHand = (many: Many, cards: CardFilter, also: readonly CardFilter[] = []) => {
  const count = many.n === 'any' ? { count: WHOLE_DECK, 'up-to': true as const } : so(many);
  if (count === null || (many.n === 'any' && Object.keys(cards).length === 0)) return null;
  return act(null, {
    search: cards,
    ...fewer(count, cards),
    to: 'hand',
    ...(also.length === 0 ? {} : { also }),
  });
};

const PUT = '(put|puts) (it|them|that card|those cards) (into|in) your hand';

const SEARCHING = [
  effect(
    'search for',
    [
      `search your deck for {many:Many} {cards:Cards}[,|.] {shown:Shown}[,] and ${PUT}(.|[,] and) {done:Shuffled}`,
      `search your deck for {many:Many} {cards:Cards}, {shown:Shown}, ${PUT}, and {done:Shuffled}`,
      `search your deck for {many:Many} {cards:Cards}. {shown:Shown}, then ${PUT}. {done:Shuffled}`,
    ],
    ({ many, cards, shown, done }) => (shown && done ? intoHand(many, cards) : null),
  ),
  effect(
    'search for any of a kind',
    `search your deck for any {cards:CardsOne}[,|.] {shown:Shown}[,] (and|then) ${PUT}. {done:Shuffled}`,
    ({ cards, shown, done }) => (shown && done && Object.keys(cards).length > 0 ? intoHand(ONE, cards) : null),
  ),
  effect(
    'search for any card',
    `search your deck for {many:Many} (card|cards)[,] (and|,) ${PUT}(.|[,] and) {done:Shuffled}`,
    ({ many, done }) => (done ? intoHand(many, {}) : null),
  ),
  // One text alone says "any card".
  effect('search for just any card', `search your deck for any card and ${PUT}. {done:Shuffled}`, ({ done }) =>
    done ? intoHand(ONE, {}) : null,
  ),
  effect(
    'search for different types',
    [
      `search your deck for up to {n:Number} {cards:CardsOne} of different types[,|.] {shown:Shown}[,] and ${PUT}. {done:Shuffled}`,
      `search your deck for up to {n:Number} different types of {cards:CardsOne}[,|.] {shown:Shown}[,] and ${PUT}. {done:Shuffled}`,
    ],
    ({ n, cards, shown, done }) =>
      shown && done && isOfTypes(cards)
        ? act(null, { search: cards, count: n, 'up-to': true, unlike: 'type', to: 'hand' })
        : null,
  ),
  effect(
    'search for different types for the Bench',
    'search your deck for up to {n:Number} {cards:CardsOne} of different types and put them (onto|on) your Bench. {done:Shuffled}',
    ({ n, cards, done }) =>
      done && isPokemon(cards)
        ? act(null, { search: cards, count: n, 'up-to': true, unlike: 'type', to: 'bench' })
        : null,
  ),
  effect(
    'search for two kinds',
    `search your deck for (a|an) {one:CardsOne} and (a|an) {two:CardsOne}[,|.] {shown:Shown}[,] and ${PUT}. {done:Shuffled}`,
    ({ one, two, shown, done }) => (shown && done ? intoHand(ONE, one, [two]) : null),
  ),
  effect(
    'search for three kinds',
    `search your deck for (a|an) {one:CardsOne}, (a|an) {two:CardsOne}, and (a|an) {three:CardsOne}[,|.] {shown:Shown}[,] and ${PUT}. {done:Shuffled}`,
    ({ one, two, three, shown, done }) => (shown && done ? intoHand(ONE, one, [two, three]) : null),
  ),
  effect(
    'search for one by name',
    `search your deck for {name:Name}, {shown:Shown}, and ${PUT}. {done:Shuffled}`,
    ({ name, shown, done }) => (shown && done ? intoHand(ONE, { named: name }) : null),
  ),
  effect(
    'search onto the Bench',
    'search your deck for {many:Many} {cards:Cards}[,] (and|,|and ,) put (it|them|that Pokémon|those Pokémon) (onto|on|into) your Bench(.|,|[,] and) {done:Shuffled}',
    ({ many, cards, done }) => {
      const count = many.n === 'any' ? { count: WHOLE_DECK, 'up-to': true as const } : so(many);
      return count === null || !isPokemon(cards) || !done
        ? null
        : act(null, { search: cards, ...fewer(count, cards), to: 'bench' });
    },
  ),
  effect(
    'search onto the Bench by name',
    'search your deck for {name:Name} and put it (onto|on|into) your Bench. {done:Shuffled}',
    ({ name, done }) =>
      done && isPokemon({ named: name }) ? act(null, { search: { named: name }, count: 1, to: 'bench' }) : null,
  ),
  effect(
    'search for your own line',
    'search your deck for {many:Many} (card that evolves|cards that evolve) from SELF, {shown:Shown}, and put (it|them) into your hand. {done:Shuffled}',
    ({ many, shown, done }, { name }) =>
      shown && done ? intoHand(many, { kind: 'pokemon', 'evolves-from': name }) : null,
  ),
];

const regained = (many: Many, cards: CardFilter, to: 'hand' | 'deck' | 'bench', onTop = false) => {
  const all = many.n === 'all' || many.n === 'any';
  const count =
    many.n === 'all'
      ? { count: 'all' as const }
      : many.n === 'any'
        ? { count: WHOLE_DECK, 'up-to': true as const }
        : so(many);
  // As many as the player likes may be none, which is not the same as up to so many.
  if (count === null || many.n === 'any' || (all && to === 'bench')) return null;
  return act(null, { 'from-discard': cards, ...count, to, ...(onTop ? { at: 'top' as const } : {}) });
};

const FROM_DISCARD = '(from|in) your discard pile';

const REGAINING = [
  effect(
    'from the discard pile',
    [
      `put {many:Many} {cards:Cards} ${FROM_DISCARD} into your hand`,
      'search your discard pile for {many:Many} {cards:Cards}[, {shown:Shown},] and put (it|them) into your hand',
      `choose {many:Many} {cards:Cards} ${FROM_DISCARD}, {shown:Shown}, and put (it|them) into your hand`,
      `choose {many:Many} {cards:Cards} ${FROM_DISCARD} and put (it|them) into your hand`,
    ],
    ({ many, cards }) => regained(many, cards, 'hand'),
  ),
  effect(
    'from the discard pile into the deck',
    [
      `shuffle {many:Many} {cards:Cards} ${FROM_DISCARD} into your deck`,
      'search your discard pile for {many:Many} {cards:Cards}[, {shown:Shown},] and shuffle (it|them) into your deck',
      'search your discard pile for {many:Many} {cards:Cards}. {shown:Shown} and shuffle (it|them) into your deck',
    ],
    ({ many, cards }) => regained(many, cards, 'deck'),
  ),
  effect(
    'from the discard pile on top of the deck',
    [
      `put {many:Many} {cards:Cards} ${FROM_DISCARD} on top of your deck`,
      'search your discard pile for {many:Many} {cards:Cards}[, {shown:Shown},] and put (it|them) on top of your deck',
    ],
    ({ many, cards }) => (many.n === 1 && !many.upTo ? regained(many, cards, 'deck', true) : null),
  ),
  effect(
    'onto the Bench from the discard pile',
    [
      `put {many:Many} {cards:Cards} ${FROM_DISCARD} onto your Bench`,
      'search your discard pile for {many:Many} {cards:Cards} and put (it|them) onto your Bench',
    ],
    ({ many, cards }) => (isPokemon(cards) ? regained(many, cards, 'bench') : null),
  ),
  effect(
    'onto a Bench from either discard pile',
    "put (a|an|1) {cards:Cards} from either player's discard pile onto (that player's|its owner's) Bench",
    ({ cards }) => {
      const back = { 'from-discard': cards, count: 1, to: 'bench' } as const;
      return isPokemon(cards)
        ? act(null, { 'pick-one': { yours: [back], theirs: [{ ...back, of: 'theirs' }] } })
        : null;
    },
  ),
];

/** What is taken back cannot be what was thrown away for it. */
const BACK_BUT_THROWN = [
  productionsOf('Sentence')(
    'from the discard pile, but nothing thrown away for it',
    `put {many:Many} {cards:Cards} ${FROM_DISCARD} into your hand. \\(You can't choose a card you discarded with the effect of this card.\\)`,
    ({ many, cards }) => {
      const [step] = regained(many, cards, 'hand')?.list ?? [];
      const [verb] = step?.step === 'do' ? step.verbs : [];
      return verb === undefined || !('from-discard' in verb) ? null : act(null, { ...verb, 'not-thrown': true });
    },
  ),
];

const EITHER = '(a|an) {one:CardsOne} and (a|an) {two:CardsOne}';
const SO_MANY = 'up to {n:Number} {one:CardsOne} and up to {m:Number} {two:CardsOne}';

/** Cards of two kinds, each so many. */
const ofTwoKinds = (to: 'hand' | 'deck', ...kinds: readonly (readonly [Many, CardFilter])[]): Steps | null => {
  const parts = kinds.map(([many, cards]) => (Object.keys(cards).length === 0 ? null : regained(many, cards, to)));
  return parts.some((part) => part === null) ? null : { list: parts.flatMap((part) => part?.list ?? []) };
};

const TWO_KINDS = [
  effect(
    'one of each of two kinds from the discard pile',
    `put ${EITHER} ${FROM_DISCARD} into your hand`,
    ({ one, two }) => ofTwoKinds('hand', [ONE, one], [ONE, two]),
  ),
  effect(
    'one of each of two kinds from the discard pile into the deck',
    `shuffle ${EITHER} ${FROM_DISCARD} into your deck`,
    ({ one, two }) => ofTwoKinds('deck', [ONE, one], [ONE, two]),
  ),
  effect(
    'so many of each of two kinds from the discard pile',
    `put ${SO_MANY} ${FROM_DISCARD} into your hand`,
    ({ n, one, m, two }) => ofTwoKinds('hand', [{ n, upTo: true }, one], [{ n: m, upTo: true }, two]),
  ),
  effect(
    'so many of each of two kinds from the discard pile into the deck',
    `shuffle ${SO_MANY} ${FROM_DISCARD} into your deck`,
    ({ n, one, m, two }) => ofTwoKinds('deck', [{ n, upTo: true }, one], [{ n: m, upTo: true }, two]),
  ),
  effect(
    'either kind or both from the discard pile',
    `put (a|an) {one:CardsOne}, (a|an) {two:CardsOne}, or 1 of each ${FROM_DISCARD} into your hand`,
    ({ one, two }) => {
      const [first, second] = [one, two].map((cards) => verbsOf(ofTwoKinds('hand', [ONE, cards])?.list ?? []));
      return first === undefined || first === null || second === undefined || second === null
        ? null
        : act(null, { 'pick-one': { first, second, both: [...first, ...second] } });
    },
  ),
];

const top = (n: number, of: 'yours' | 'theirs'): Verb => ({ 'discard-top': n, of });

const ONE_AT_RANDOM = "a random card from your opponent's hand";

const DISCARDING = [
  effect('discard from a deck', 'discard the top card (of|from) {side:Side} deck', ({ side }) =>
    act(null, top(1, side)),
  ),
  effect(
    'discard several from a deck',
    [
      'discard the top {n:Number} cards (of|from) {side:Side} deck',
      'discard {n:Number} cards from the top of {side:Side} deck',
    ],
    ({ n, side }) => act(null, top(n, side)),
  ),
  effect(
    'opponent discards',
    'your opponent discards {many:Many} (card|cards) from (their|his or her) hand',
    ({ many }) =>
      many.upTo || typeof many.n !== 'number' ? null : act(null, { 'discard-hand': many.n, who: 'opponent' }),
  ),
  effect(
    'discard at random',
    [
      `discard ${ONE_AT_RANDOM}`,
      `choose ${ONE_AT_RANDOM}. (Your opponent discards that card|Discard that card)`,
      "choose (1|a) card from your opponent's hand without looking and discard it",
    ],
    () => act(null, { 'hand-at-random': 1, of: 'theirs', to: 'discard' }),
  ),
  effect('discard several at random', "discard {n:Number} random cards from your opponent's hand", ({ n }) =>
    n < 2 ? null : act(null, { 'hand-at-random': n, of: 'theirs', to: 'discard' }),
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
  effect("discard the opponent's Stadium", 'if your opponent has (a|any) Stadium [card] in play, discard it', () =>
    act(null, where({ 'stadium-of': 'theirs' }, [{ 'discard-stadium': true }])),
  ),
  effect('discard Tools', 'discard all Pokémon (Tool|Tools) [cards] (attached to|from) {who:Whom}', ({ who }) =>
    typeof who === 'object' && !('each' in who)
      ? null
      : act(typeof who === 'string' ? who : null, { 'discard-tool': who }),
  ),
];

const SO_MANY_LEFT = '[(1|2|3|4|5|6|7)]';
const OTHERS = `([the] other ${SO_MANY_LEFT} (card|cards)|the ${SO_MANY_LEFT} other cards|the remaining cards|the rest [of the cards]|the other revealed cards)`;
const BACK_ON_TOP = `Put ${OTHERS} [back] on top of your deck [in any order]`;

const RESTS = [
  rest(
    'shuffled in',
    [
      `Shuffle ${OTHERS} [back] into your deck`,
      `Your opponent shuffles the other cards back into (their|his or her) deck`,
      'Then, shuffle the other cards back into your deck',
      'Shuffle your deck afterward',
      `${BACK_ON_TOP}. Shuffle your deck afterward`,
    ],
    () => 'shuffle',
  ),
  rest(
    'at the bottom',
    [
      `Put ${OTHERS} [back] (on|at) the bottom of your deck [in any order]`,
      `return ${OTHERS} to the bottom of your deck [in any order]`,
    ],
    () => 'bottom',
  ),
  rest('back on top', `Put ${OTHERS} back [on top of your deck] [in any order]`, () => 'top'),
  rest('discarded', `Discard ${OTHERS}`, () => 'discard'),
  rest('lost', `Put ${OTHERS} in the Lost Zone`, () => 'lost'),
];

const LOOKED = [
  looked('one on top', 'the top card of {side:Side} deck', ({ side }) => ({ n: 1, end: 'top', of: side })),
  looked(
    'several on top',
    ['the top {n:Number} cards (of|from) {side:Side} deck', '[the] {n:Number} cards from the top of {side:Side} deck'],
    ({ n, side }) => ({
      n,
      end: 'top',
      of: side,
    }),
  ),
  looked(
    'several beneath',
    ['the bottom {n:Number} cards of {side:Side} deck', '[the] {n:Number} cards from the bottom of {side:Side} deck'],
    ({ n, side }) => ({
      n,
      end: 'bottom',
      of: side,
    }),
  ),
];

const looking = ({ n, end, of }: Meaning['Looked']) => ({
  'look-at-top': n,
  ...(end === 'bottom' ? { end } : {}),
  ...(of === 'theirs' ? { of: 'opponent' as const } : {}),
});

/** So many of the cards that are looked at; where their player may, none will do too. */
const taken = ({ n }: Meaning['Looked'], many: Many, may: boolean) =>
  many.n === 'all'
    ? null
    : many.n === 'any'
      ? { count: n, 'or-none': true as const }
      : many.n > n
        ? null
        : {
            count: many.n,
            ...(may ? { 'or-none': true as const } : many.upTo ? { 'up-to': true as const } : {}),
          };

const THERE = '[you find there|there|from (those cards|among them)]';
const SHOWN_THERE = '[, show (it|them) [to] your opponent,|. Show (it|them) to your opponent]';

const SHOWS =
  "(your opponent reveals (their|his or her) hand|have your opponent reveal (their|his or her) hand|look at your opponent's hand)";
const AND_YOU = '(.|, and you|and|, then|. Then,)';

/** Cards of the hand that the opponent shows, picked by you. */
const pickedOut = (
  many: Many,
  cards: CardFilter,
  to: Extract<Verb, { readonly 'hand-picked': unknown }>['to'],
): Steps | null => {
  if (many.n === 'all' || (to === 'bottom' && (many.n !== 1 || many.upTo))) return null;
  return act(null, {
    'hand-picked': many.n,
    of: 'theirs',
    ...(many.upTo ? { 'up-to': true as const } : {}),
    ...(Object.keys(cards).length === 0 ? {} : { which: cards }),
    to,
  });
};

const OUT_OF_HAND = [
  effect(
    'discard out of the hand that is shown',
    [
      `${SHOWS} ${AND_YOU} discard {many:Many} {cards:Cards} (you find there|from it)`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} (you find there|from it)[,] (and|, then) discard (it|them)`,
    ],
    ({ many, cards }) => pickedOut(many, cards, 'discard'),
  ),
  effect(
    'may discard out of the hand that is shown',
    `${SHOWS} (, and you may|. You may) discard {many:Many} {cards:Cards} (you find there|from it)`,
    ({ many, cards }) => {
      const picked = pickedOut(many, cards, 'discard');
      const [step] = picked?.list ?? [];
      return step?.step !== 'do' ? null : act(null, { 'reveal-hand': 'theirs' }, { may: step.verbs });
    },
  ),
  effect(
    'shuffle away out of the hand that is shown',
    [
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} (you find there|from it). Your opponent shuffles (that card|those cards) into (their|his or her) deck`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} (you find there|from it)[,] (and|then) have your opponent shuffle (it|that card|them) into (their|his or her) deck`,
    ],
    ({ many, cards }) => pickedOut(many, cards, 'deck'),
  ),
  effect(
    'put under the deck out of the hand that is shown',
    [
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} you find there and put it on the bottom of (their|his or her|your opponent's) deck`,
      `${SHOWS} ${AND_YOU} put {many:Many} {cards:Cards} you find there on the bottom of (their|his or her|your opponent's) deck`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} you find there. Your opponent puts that card on the bottom of (their|his or her) deck`,
    ],
    ({ many, cards }) => pickedOut(many, cards, 'bottom'),
  ),
  effect(
    'lose out of the hand that is shown',
    `${SHOWS} ${AND_YOU} put {many:Many} {cards:Cards} you find there in the Lost Zone`,
    ({ many, cards }) => pickedOut(many, cards, 'lost'),
  ),
  effect(
    'shuffle all of a kind out of the hand that is shown',
    `${SHOWS} and (shuffle|shuffles) all {cards:Cards} [that are] (found|you find|they find) there into (their|his or her) deck`,
    ({ cards }) => act(null, { 'reveal-hand': 'theirs' }, { 'shuffle-hand': 'opponent', of: cards }),
  ),
  productionsOf('Sentence')(
    'draw for those shuffled out of the hand that is shown',
    `${SHOWS} and (shuffle|shuffles) all {cards:Cards} [that are] (found|you find|they find) there into (their|his or her) deck. Then, draw (a number of cards equal to the number of|a card for each of the) {again:Cards} your opponent shuffled into (their|his or her) deck.`,
    ({ cards, again }) =>
      sameValue(cards, again)
        ? act(
            null,
            { 'reveal-hand': 'theirs' },
            { 'shuffle-hand': 'opponent', of: cards },
            { draw: { shuffled: true } },
          )
        : null,
  ),
  effect(
    'bench out of the hand that is shown',
    `${SHOWS} ${AND_YOU} put {many:Many} Basic Pokémon you find there onto (your opponent's|their|his or her) Bench`,
    ({ many }) => pickedOut(many, { kind: 'pokemon', basic: true }, 'bench'),
  ),
  effect(
    'draw for what is found',
    `${SHOWS} ${AND_YOU} draw {many:Many} (card|cards) for each {cards:Cards} you find there`,
    ({ many, cards }) =>
      typeof many.n !== 'number' || many.upTo
        ? null
        : act(null, { 'reveal-hand': 'theirs' }, { draw: timesOf({ 'in-hand': cards, of: 'theirs' }, many.n) }),
  ),
  effect(
    'damage for what is found',
    `${SHOWS}. This attack does {n:Number} damage for each {cards:Cards} you find there`,
    ({ n, cards }) =>
      steps(
        { step: 'before', verbs: [{ 'reveal-hand': 'theirs' }] },
        { step: 'multiplied', n, times: { 'in-hand': cards, of: 'theirs' } },
      ),
  ),
  effect(
    'more damage for what is found',
    `${SHOWS}. This attack does {n:Number} more damage for each {cards:Cards} you find there`,
    ({ n, cards }) =>
      steps(
        { step: 'before', verbs: [{ 'reveal-hand': 'theirs' }] },
        { step: 'more', n, times: { 'in-hand': cards, of: 'theirs' } },
      ),
  ),
  productionsOf('Sentence')(
    'what follows where something is found',
    `${SHOWS}. If you find (a|any|an) {cards:CardKind} there, {clause:Clause}. {reminders:Reminders}`,
    ({ cards, clause, reminders: said }) => {
      const does = clause.open === undefined ? verbsOf(clause.list) : null;
      const found = { whether: { 'in-hand': cards, of: 'theirs' } } as const;
      return !said || does === null || speaksOfThat(does)
        ? null
        : { ...act(null, { 'reveal-hand': 'theirs' }, { times: found, does }), open: 'if' };
    },
  ),
  effect(
    'more damage where something is found',
    `${SHOWS}. If you find (a|any|an) {cards:CardKind} there, this attack does {n:Number} more damage`,
    ({ n, cards }) =>
      steps(
        { step: 'before', verbs: [{ 'reveal-hand': 'theirs' }] },
        { step: 'more', n, times: { whether: { 'in-hand': cards, of: 'theirs' } } },
      ),
  ),
];

const LOOKING = [
  ...OUT_OF_HAND,
  effect(
    'bench some that are looked at',
    [
      `look at {looked:Looked}. You may reveal {many:Many} {cards:Cards} ${THERE} and put (it|them) onto your Bench. {rest:Rest}`,
      `look at {looked:Looked}. You may put {many:Many} {cards:Cards} ${THERE} onto your Bench. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, rest: left }) => {
      const some = taken(at, many, true);
      return some === null || at.of === 'theirs' || !isPokemon(cards)
        ? null
        : act(null, { ...looking(at), take: cards, ...some, into: 'bench', rest: left });
    },
  ),
  ...RESTS,
  ...LOOKED,
  effect(
    'take some that are looked at',
    [
      'look at {looked:Looked}[,|.] [and] put {many:Many} of (them|those cards) into your hand(.|, and [then]) {rest:Rest}',
      'look at {looked:Looked}[,|.] [and] choose [any] {many:Many} (of (them|those cards)|cards [you find] there)[,] and put (it|them) into your hand(.|, and [then]) {rest:Rest}',
    ],
    ({ looked: at, many, rest: left }) => {
      const some = taken(at, many, false);
      return some === null || at.of === 'theirs' || many.n === 'any'
        ? null
        : act(null, { ...looking(at), ...some, rest: left });
    },
  ),
  effect(
    'may take some of a kind that are looked at',
    `look at {looked:Looked}[,|.] [and] you may (reveal|choose) {many:Many} {cards:Cards} ${THERE} ${SHOWN_THERE} and put (it|them) into your hand. {rest:Rest}`,
    ({ looked: at, many, cards, rest: left }) => {
      const some = taken(at, many, true);
      return some === null || at.of === 'theirs'
        ? null
        : act(null, {
            ...looking(at),
            ...(Object.keys(cards).length === 0 ? {} : { take: cards }),
            ...some,
            rest: left,
          });
    },
  ),
  effect(
    'take some of a kind that are looked at',
    [
      `(look at|reveal) {looked:Looked}[,|.|, and|and] (reveal|choose) {many:Many} {cards:Cards} ${THERE} ${SHOWN_THERE}[,] and put (it|them) into your hand. {rest:Rest}`,
      `(look at|reveal) {looked:Looked}[,] and put {many:Many} {cards:Cards} ${THERE} into your hand. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, rest: left }) => {
      const some = taken(at, many, false);
      return some === null || at.of === 'theirs' || Object.keys(cards).length === 0
        ? null
        : act(null, { ...looking(at), take: cards, ...some, rest: left });
    },
  ),
  effect(
    'attach some that are looked at',
    [
      `look at {looked:Looked} and attach {many:Many} {cards:EnergyCards} ${THERE} to {to:Whom}. {rest:Rest}`,
      `look at {looked:Looked}. You may attach {many:Many} {cards:EnergyCards} ${THERE} to {to:Whom}. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, to, rest: left }) => attached(at, many, cards, to, left, false),
  ),
  effect(
    'attach some that are looked at in any way',
    [
      `look at {looked:Looked} and attach {many:Many} {cards:EnergyCards} ${THERE} to your {kind:Kinds} in any way you like. {rest:Rest}`,
      `look at {looked:Looked}. You may attach {many:Many} {cards:EnergyCards} ${THERE} to your {kind:Kinds} in any way you like. {rest:Rest}`,
    ],
    ({ looked: at, many, cards, kind, rest: left }) =>
      attached(at, many, cards, { one: { side: 'yours', ...kind } }, left, true),
  ),
  effect(
    "look at the opponent's hand",
    "(look at your opponent's hand|your opponent reveals (their|his or her) hand|have your opponent reveal (their|his or her) hand)",
    () => act(null, { 'reveal-hand': 'theirs' }),
  ),
  effect(
    'rearrange',
    [
      "look at {looked:Looked} and put them back (on top of (your|their|his or her|your opponent's) deck|) in any order",
      'look at {looked:Looked} and rearrange them as you like',
    ],
    ({ looked: at }) => (at.end === 'top' && at.n > 1 ? act(null, { ...looking(at), rest: 'top' }) : null),
  ),
  effect('only look', 'look at {looked:Looked}', ({ looked: at }) =>
    at.n === 1 && at.end === 'top' ? act(null, { ...looking(at), rest: 'top' }) : null,
  ),
  effect('look at Prizes', 'look at {side:Side} face-down Prize cards', ({ side }) =>
    act(null, { 'look-at-prizes': side }),
  ),
];

function attached(
  at: Meaning['Looked'],
  many: Many,
  cards: CardFilter,
  to: Who,
  left: Meaning['Rest'],
  spread: boolean,
) {
  const some = taken(at, many, true);
  const mine =
    to === 'self' || to === 'your-active' || (typeof to === 'object' && 'one' in to && to.one.side === 'yours');
  const energy = cards.kind === 'energy' || cards['any-of']?.every(({ kind }) => kind === 'energy') === true;
  // How many have to be attached where it is not up to their player is not said.
  return some === null ||
    !mine ||
    !energy ||
    at.of === 'theirs' ||
    left === 'lost' ||
    (many.n !== 'any' && !many.upTo && many.n !== 1)
    ? null
    : act(null, {
        ...looking(at),
        take: cards,
        ...some,
        onto: to,
        ...(spread ? { spread: true as const } : {}),
        rest: left,
      });
}

export const PILES = [
  ...DRAWING,
  ...BOTH_PLAYERS,
  ...SEARCHING,
  ...REGAINING,
  ...BACK_BUT_THROWN,
  ...TWO_KINDS,
  ...DISCARDING,
  ...LOOKING,
];
