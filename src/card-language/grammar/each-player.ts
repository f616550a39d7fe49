import type { Verb } from '../../text/index.ts';
import { act, saidThen, saying, unlessNull } from '../lower/steps.ts';
import { orInBrackets, THEIR } from './phrases.ts';
import { sorts } from './production.ts';
import type { Meaning } from './sorts.ts';

/** What a player does with hand and deck, said of either player, of both, and of both one after the other. */

const { doing, eachDoes: each, effect, oneDoing: one, sentence, youDo } = sorts;

type Both = Meaning['Doing'];

const THEY_HAVE = '(they have|he or she has|that player has)';
const HAND = `cards in ${THEIR} hand`;
const AWAY = `(shuffles|shuffle) ${THEIR} hand into ${THEIR} deck`;
const NO_BENCH = 'a player does not have a Benched Pokémon';
const NO_SWITCH = "he or she doesn't switch Pokémon";
const DOES = '(switches|discards|draws|does this)';

/** The same of either player's cards; who is first has to be said. */
const inTurn = (verb: Verb): Both => ({ yours: [verb], theirs: [{ ...verb, who: 'opponent' } as Verb] });

/** The same, where you are first if nothing else is said. */
const atOnce = (verb: Verb): Both => {
  const { yours, theirs } = inTurn(verb);
  return { yours, theirs, each: [...yours, ...theirs] };
};

const shuffled = (more: { readonly 'drawn-anew'?: true; readonly under?: true }): Both => ({
  yours: [{ 'shuffle-hand': 'you', ...more }],
  theirs: [{ 'shuffle-hand': 'opponent', ...more }],
  each: [{ 'shuffle-hand': 'both', ...more }],
});

const drawn = ({ n, upTo }: Meaning['Many']): Verb | null =>
  typeof n === 'number' ? saying({ draw: n, 'up-to': upTo || undefined }) : null;

export const EACH_PLAYER = [
  one('draw', '(draws|draw) {many:Many} (card|cards)', ({ many }) =>
    unlessNull(drawn(many), many.upTo ? inTurn : atOnce),
  ),
  one('may draw', 'may [also] draw {many:Many} (card|cards)', ({ many }) =>
    unlessNull(drawn(many), (verb) => {
      const { yours, theirs } = inTurn(verb);
      return { yours: [{ may: yours }], theirs: [{ may: theirs, by: 'opponent' }] };
    }),
  ),
  one('draw for Prizes', `(draws|draw) a card for each of ${THEIR} remaining Prize cards`, () => {
    const yours: Verb = { draw: { 'prizes-left': 'yours' } };
    const theirs: Verb = { draw: { 'prizes-left': 'theirs' }, who: 'opponent' };
    return { yours: [yours], theirs: [theirs], each: [yours, theirs] };
  }),
  one('draw as many as Prizes', `counts ${THEIR} Prize cards left and draws up to that many cards`, () => ({
    yours: [{ draw: { 'prizes-left': 'yours' }, 'up-to': true }],
    theirs: [{ draw: { 'prizes-left': 'theirs' }, who: 'opponent', 'up-to': true }],
  })),

  one('discard', `(discards|discard) {n:Exact} (card|cards) from ${THEIR} hand`, ({ n }) =>
    inTurn({ 'discard-hand': n }),
  ),
  one('keep so many', `(discards|discard) cards from ${THEIR} hand until ${THEY_HAVE} {n:Number} ${HAND}`, ({ n }) =>
    inTurn({ 'discard-hand': 'all', keeping: n }),
  ),
  one(
    'draw or discard',
    `either (draws|draw) or (discards|discard) cards until ${THEY_HAVE} {n:Number} ${HAND}`,
    ({ n }) => inTurn({ 'draw-until': n, 'or-discard': true }),
  ),
  one('switch', `switches ${THEIR} Active Pokémon with 1 of ${THEIR} Benched Pokémon`, () => ({
    yours: [{ switch: 'yours' }],
    theirs: [{ switch: 'theirs', chooser: 'opponent' }],
  })),
  one('shuffle the hand away', AWAY, () => shuffled({})),
  one(
    'put the hand under the deck',
    `(shuffles|shuffle) ${THEIR} hand and (puts|put) it on the bottom of ${THEIR} deck`,
    () => shuffled({ under: true }),
  ),
  one(
    'as many new cards',
    [
      `(counts|count) the cards in ${THEIR} hand, (shuffles|shuffle) those cards into ${THEIR} deck, then (draws|draw) that many cards`,
      `${AWAY} and draws a new hand of the same number of cards`,
    ],
    () => shuffled({ 'drawn-anew': true }),
  ),
  one(
    'a coin for a number of cards',
    'flips a coin. If heads, that player {heads:OneDoing}. If tails, (they|he or she|that player) {tails:OneDoing}',
    (holes) => {
      const yours: Verb = { flip: { heads: holes.heads.yours, tails: holes.tails.yours } };
      const theirs: Verb = { flip: { heads: holes.heads.theirs, tails: holes.tails.theirs }, by: 'opponent' };
      return { yours: [yours], theirs: [theirs], each: [yours, theirs] };
    },
  ),
  doing('one thing', '{one:OneDoing}', (holes) => holes.one),
  doing('one thing and another', '{one:OneDoing}[,] (and|then|and then) {more:Doing}', (holes) => {
    const { one: first, more } = holes;
    return {
      yours: [...first.yours, ...more.yours],
      theirs: [...first.theirs, ...more.theirs],
      ...(first.each === undefined || more.each === undefined ? {} : { each: [...first.each, ...more.each] }),
    };
  }),

  effect('each player', '(each player|have each player) {does:Doing}', ({ does }) =>
    does.each === undefined ? null : act(null, ...does.each),
  ),
  // Two names for one player: of either hand it could not be said so.
  effect(
    'the opponent keeps so many',
    `your opponent discards a number of cards until your opponent has {n:Number} cards left in ${THEIR} hand`,
    ({ n }) => act(null, { 'discard-hand': 'all', keeping: n, who: 'opponent' }),
  ),
  effect('the opponent', '(your opponent|have your opponent) {does:Doing}', ({ does }) => act(null, ...does.theirs)),
  // What you may do is said by the clause around it.
  effect('you', 'you {does:Doing}', ({ does }) =>
    does.yours.some((verb) => 'may' in verb) ? null : act(null, ...does.yours),
  ),
  effect(
    'you may draw, then the opponent',
    'you may draw {many:Many} cards, then your opponent {does:Doing}',
    ({ many, does }) => unlessNull(drawn(many), (verb) => act(null, { may: [verb] }, ...does.theirs)),
  ),
  effect('the opponent does the same', '{does:YouDo}. Your opponent does the same', ({ does }) =>
    act(null, ...does.yours, ...does.theirs),
  ),
  youDo('a new hand', 'shuffle your hand into your deck and draw {many:Many} cards', ({ many }) =>
    unlessNull(drawn(many), (verb) => {
      const { yours, theirs } = inTurn(verb);
      return { yours: [{ 'shuffle-hand': 'you' }, ...yours], theirs: [{ 'shuffle-hand': 'opponent' }, ...theirs] };
    }),
  ),
  effect(
    'one player of your choice',
    "look at your opponent's hand, then choose you or your opponent. That player {does:Doing}",
    ({ does: { yours, theirs } }) =>
      act(null, { 'reveal-hand': 'theirs' }, { 'pick-one': { you: yours, opponent: theirs } }),
  ),

  // "They" is the opponent here, and in no other text by itself.
  sentence(
    'the opponent, and more where it was done',
    'your opponent {first:Doing}. If they {past:Done} in this way, they {then:Doing}.',
    ({ first, past, then }) => {
      const last = first.theirs.at(-1);
      return last === undefined || !past.some((key) => key in last)
        ? null
        : act(null, ...first.theirs.slice(0, -1), { first: [last], 'if-you-do': then.theirs, worded: 'implied' });
    },
  ),

  each(
    'the opponent first',
    [
      `each player {does:Doing}. ${orInBrackets(`Your opponent ${DOES} first.`)}`,
      `each player {does:Doing}. \\(Your opponent ${DOES} first. If ${NO_BENCH}, ${NO_SWITCH}.\\)`,
    ],
    ({ does: { yours, theirs } }) => act(null, ...theirs, ...yours),
  ),
  each(
    'you first',
    'each player {does:Doing}. (You (draw|discard|switch) first.|\\(You draw your cards first.\\))',
    ({ does: { yours, theirs } }) => act(null, ...yours, ...theirs),
  ),
  sentence('each player', '{each:EachDoes} {reminders:Reminders}', (holes) => holes.each),
  sentence('then each player', 'Then, {each:EachDoes} {reminders:Reminders}', (holes) => saidThen(holes.each)),

  // Who has won does the one thing, and who has lost the other; you before your opponent.
  effect(
    'Rock-Paper-Scissors',
    'you and your opponent play [a game of] (" Rock-Paper-Scissors. "|Rock-Paper-Scissors.) The player who wins {won:Doing}. The player who loses {lost:Doing}',
    ({ won, lost }) =>
      act(null, {
        'rock-paper-scissors': { won: [...won.yours, ...lost.theirs], lost: [...lost.yours, ...won.theirs] },
      }),
  ),
];
