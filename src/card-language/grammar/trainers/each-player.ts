import type { Verb } from '../../../text/index.ts';
import { act, type Steps, saidThen } from '../../lower/steps.ts';
import { productionsOf } from '../production.ts';
import type { Meaning } from '../sorts.ts';

/** What each of both players does, and who does it first. */

const doing = productionsOf('Doing');
const each = productionsOf('EachDoes');
const sentence = productionsOf('Sentence');

type Both = Meaning['Doing'];

const THEIR = '(their|his or her)';
const THEY_HAVE = '(they have|he or she has)';
const HAND = `cards in ${THEIR} hand`;
const NO_BENCH = 'a player does not have a Benched Pokémon';
const NO_SWITCH = "he or she doesn't switch Pokémon";
const DOES = '(switches|discards|draws|does this)';

/** The same of either player's cards. */
const alike = (verb: Verb): Both => ({ yours: [verb], theirs: [{ ...verb, who: 'opponent' } as Verb] });

const DOING = [
  doing('draw', 'draws {many:Many} (card|cards)', ({ many }) =>
    typeof many.n !== 'number' ? null : alike({ draw: many.n, ...(many.upTo ? { 'up-to': true } : {}) }),
  ),
  doing('may draw', 'may draw {many:Many} (card|cards)', ({ many }) => {
    if (typeof many.n !== 'number') return null;
    const { yours, theirs } = alike({ draw: many.n, ...(many.upTo ? { 'up-to': true } : {}) });
    return { yours: [{ may: yours }], theirs: [{ may: theirs, by: 'opponent' }] };
  }),
  doing('draw as many as Prizes', `counts ${THEIR} Prize cards left and draws up to that many cards`, () => ({
    yours: [{ draw: { 'prizes-left': 'yours' }, 'up-to': true }],
    theirs: [{ draw: { 'prizes-left': 'theirs' }, who: 'opponent', 'up-to': true }],
  })),
  doing('discard', `discards {many:Many} (card|cards) from ${THEIR} hand`, ({ many }) =>
    typeof many.n !== 'number' || many.upTo ? null : alike({ 'discard-hand': many.n }),
  ),
  doing('keep so many', `discards cards from ${THEIR} hand until ${THEY_HAVE} {n:Number} ${HAND}`, ({ n }) =>
    alike({ 'discard-hand': 'all', keeping: n }),
  ),
  doing(
    'draw or discard',
    `either (draws|draw) or (discards|discard) cards until ${THEY_HAVE} {n:Number} ${HAND}`,
    ({ n }) => alike({ 'draw-until': n, 'or-discard': true }),
  ),
  doing('switch', `switches ${THEIR} Active Pokémon with 1 of ${THEIR} Benched Pokémon`, () => ({
    yours: [{ switch: 'yours' }],
    theirs: [{ switch: 'theirs', chooser: 'opponent' }],
  })),
];

const ORDERED = [
  each(
    'the opponent first',
    [
      `each player {does:Doing}. Your opponent ${DOES} first.`,
      `each player {does:Doing}. \\(Your opponent ${DOES} first.\\)`,
      `each player {does:Doing}. \\(Your opponent ${DOES} first. If ${NO_BENCH}, ${NO_SWITCH}.\\)`,
    ],
    ({ does: { yours, theirs } }) => act(null, ...theirs, ...yours),
  ),
  each(
    'you first',
    [
      'each player {does:Doing}. You (draw|discard|switch) first.',
      'each player {does:Doing}. \\(You draw your cards first.\\)',
    ],
    ({ does: { yours, theirs } }) => act(null, ...yours, ...theirs),
  ),
  sentence('each player', '{each:EachDoes} {reminders:Reminders}', (holes) => holes.reminders && holes.each),
  sentence(
    'then each player',
    'Then, {each:EachDoes} {reminders:Reminders}',
    (holes) => holes.reminders && saidThen(holes.each),
  ),
];

/** Who has won does the one thing, and who has lost the other; you before your opponent. */
const played = (won: Both, lost: Both): Steps =>
  act(null, {
    'rock-paper-scissors': { won: [...won.yours, ...lost.theirs], lost: [...lost.yours, ...won.theirs] },
  });

const GAMES = [
  productionsOf('Effect')(
    'Rock-Paper-Scissors',
    [
      'you and your opponent play [a game of] " Rock-Paper-Scissors. " The player who wins {won:Doing}. The player who loses {lost:Doing}',
      'you and your opponent play [a game of] Rock-Paper-Scissors. The player who wins {won:Doing}. The player who loses {lost:Doing}',
    ],
    ({ won, lost }) => played(won, lost),
  ),
  productionsOf('Reminder')('you draw first', '\\(You draw your cards first.\\)', () => true),
];

export const EACH_PLAYER = [...DOING, ...ORDERED, ...GAMES];
