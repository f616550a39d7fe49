import type { EndOfGameCodes } from '../../rules/index.ts';
import { counted, listed } from './facts.ts';
import type { WordsOf } from './rule-words.ts';

export const END_OF_GAME = {
  grounds: {
    'one-prize-in-sudden-death': {
      says: (f) => `In Sudden Death each player has one Prize, not ${f('count')}.`,
      because: (f) => `${f('count')} Prizes in Sudden Death`,
      say: () => 'in Sudden Death each player has one Prize',
      passed: () => 'one Prize each in Sudden Death',
    },
    'six-prizes-in-tiebreaker': {
      says: (f) => `In a Tiebreaker game each player has 6 Prizes, not ${f('count')}.`,
      because: (f) => `${f('count')} Prizes in a Tiebreaker game`,
      say: () => 'in a Tiebreaker game each player has 6 Prizes',
      passed: () => 'six Prizes each in a Tiebreaker game',
    },
    'no-level-game': {
      says: (f) =>
        f.has('winners')
          ? `${listed(f.list('winners'))} won the game, so no new game follows.`
          : 'Both players have not won at once, so no new game follows.',
      because: (f) => (f.has('winners') ? `won by ${listed(f.list('winners'))}` : 'the game has not ended'),
      say: (f) => (f.has('winners') ? 'the game has a winner' : 'the game has not ended in a tie'),
      passed: () => 'neither player won the game outright',
    },
  },
  notes: {
    'conditions-counted': (f) => ({ text: `winning conditions met: ${listed(f.list('counts'))}` }),
    'took-all-prizes': (f) => ({ text: `${f('player')} has taken all their Prizes` }),
    'opponent-has-no-pokemon': (f) => ({ text: `${f('player')}'s opponent has no Pokémon in play` }),
    'sudden-death-one-prize': (f) => ({
      label: 'Prizes',
      text: `Sudden Death: ${counted(f.number('prizes'), 'Prize')} each`,
    }),
    'sudden-death-may-follow': () => ({ label: 'result', text: 'the players may play Sudden Death for a winner' }),
    'tiebreaker-follows': () => ({
      label: 'result',
      text: 'where the game needs a winner, the players must play a Tiebreaker game with 6 Prizes each',
    }),
    'tiebreaker-is-played': () => ({ label: 'result', text: 'the players play a tiebreaker game with 6 Prizes each' }),
    'as-many-prizes-left': () => ({ text: 'both took Prizes, so neither has fewer left: play goes on' }),
    'tiebreaker-six-prizes': (f) => ({
      label: 'Prizes',
      text: `Tiebreaker: ${counted(f.number('prizes'), 'Prize')} each`,
    }),
    'fewer-prizes-left': (f) => ({
      text: `${f('player')} has ${counted(f.number('prizes'), 'Prize')} left, the opponent ${f('other')}`,
    }),
    'new-game-one-prize': (f) => ({ label: 'result', text: `a new game with ${counted(f.number('prizes'), 'Prize')}` }),
    'repeats-until-outright': () => ({
      label: 'result',
      text: 'if that ends without one winner too, it is played again until one player wins',
    }),
    'taken-not-the-last-prize': (f) => ({
      text: `${f('player')}'s Prizes were not given; assumed: at least one is left`,
    }),
  },
} satisfies WordsOf<EndOfGameCodes>;
