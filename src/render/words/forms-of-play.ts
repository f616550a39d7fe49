import type { FormsOfPlayCodes } from '../../rules/index.ts';
import { counted, listed, sentence, spoken } from './facts.ts';
import type { WordsOf } from './rule-words.ts';
import { noHandShown } from './set-up.ts';

export const FORMS_OF_PLAY = {
  grounds: {
    'no-trainers-teams-first-turn': {
      says: (f) =>
        `${f('player')} goes first on their team and can't play a Trainer, Supporter or Stadium card on that turn.`,
      because: (f) => `${f('player')} goes first on the team, and this is that turn`,
      say: () => "the player who goes first on a team can't play such a card on that turn",
      passed: () => 'it is not the first turn of a player who goes first on a team',
      lastsThisTurn: true,
    },
    'active-places-taken': {
      says: (f) =>
        `${f('player')} already has ${spoken(f.number('actives'))} Active Pokémon; there is no place for another.`,
      because: (f) => `Active Pokémon of ${f('player')}: ${f('actives')}`,
      say: () => 'you already have both Active Pokémon',
      passed: () => 'there is a free Active place',
    },
    'bench-before-two-actives': {
      says: (f) =>
        `${f('player')} has ${f.number('actives') === 0 ? 'no' : 'only one'} Active Pokémon; the Bench comes after both Active Pokémon.`,
      because: (f) => `Active Pokémon of ${f('player')}: ${f('actives')}`,
      say: () => 'you put down both Active Pokémon before you use the Bench',
      passed: () => 'both Active Pokémon are in place',
    },
    'half-the-prizes': {
      says: (f) =>
        `In a Team Battle a deck of ${f('size')} has ${counted(f.number('prizes'), 'Prize')}, half the usual number, not ${f('count')}.`,
      because: (f) => `${f('count')} Prizes with a deck of ${f('size')}`,
      say: (f) => `in a Team Battle each player has ${counted(f.number('prizes'), 'Prize')}`,
      passed: () => 'half the usual number of Prizes',
    },
    'no-hand-is-shown-across': {
      says: (f) =>
        sentence(
          `${f.has('shower') ? `${f('shower')} shows a hand, but does not sit across from this player; ` : ''}${noHandShown(f, f('opponent'))}`,
        ),
      because: (f) => `${f('opponent')} sits across`,
      say: (f) =>
        f.has('shower')
          ? 'only the opponent who sits across from that player may draw'
          : noHandShown(f, 'the opponent across from you'),
      passed: () => 'the opponent across shows a hand without a Basic Pokémon',
    },
    'coin-decides-first-team': {
      says: (f) =>
        f.has('winner')
          ? `${f('winner')} takes the first turn: the team that won the coin flip has chosen.`
          : 'A coin flip decides which team goes first, and that team chooses which of its players begins.',
      because: (f) => (f.has('winner') ? `${f('winner')} begins` : 'no coin flip yet'),
      say: (f) =>
        f.has('winner')
          ? 'the team that won the coin flip has chosen who begins'
          : 'a coin flip decides which team goes first, and that team chooses who begins',
      passed: () => 'the coin flip and the choice of the team say so',
    },
  },
  notes: {
    'two-active-places': () => ({ text: 'each player has two Active Pokémon' }),
    'opponents-are': (f) => ({ text: `${f('player')}'s opponents are ${listed(f.list('opponents'))}` }),
    'sits-across': (f) => ({ text: `${f('across')} sits across from ${f('player')}` }),
    'next-clockwise': (f) => ({ text: `next around the table: ${f('player')}` }),
    'half-the-prizes': (f) => ({ text: `each player starts with ${counted(f.number('prizes'), 'Prize')}` }),
    'across-draws': (f) => ({ text: `${f('player')} sits across and takes the Prizes` }),
    'teammate-draws': (f) => ({ text: `${f('across')} has no Prizes left, so ${f('player')} takes them` }),
    'no-flip-for-the-other': (f) => ({ text: `no coin flip for ${f('other')}: the attack is on ${f('pokemon')}` }),
    'paralyzed-beside': (f) => ({ text: `${f('other')} is Paralyzed, but ${f('pokemon')} may attack` }),
    'not-around-their-turn': (f) => ({
      text: `${f('pokemon')} is not looked at: it is not before or after ${f('player')}'s turn`,
    }),
    'opponent-is-the-attacked': (f) => ({ text: `the opponent meant is ${f('player')}, whose Pokémon is attacked` }),
    'reaches-both-teammates': () => ({ text: 'this affects both players of the team' }),
    'reaches-both-teams': () => ({ text: 'this affects every player' }),
    'extra-card-across': (f) => ({ text: `${f('player')} sits across and may draw an extra card` }),
    'shown-to-everybody': (f) => ({ text: `${listed(f.list('players'))} see the hand` }),
  },
  needs: {
    'facing-not-told': {
      says: (f) =>
        `who sits across from ${f('player')} (write  p1-p2  or  p1-p4  in the header: who sits across from p1)`,
      ask: () => 'who sits across the table from whom',
    },
    'drawn-card-not-told': {
      says: (f) => `the card that ${f('player')} drew (write it as  deck (CARD)  or  prizes (CARD) )`,
      ask: (f) => `whether ${f.is('own') ? 'you' : f('player')} drew a Basic Pokémon`,
    },
    'designation-not-told': {
      says: (f) => `which of the two players on a team a text of ${f('player')} means by “your” or “your opponent's”`,
      ask: () => 'which of the two players that text was said to mean',
    },
    'half-of-odd-prizes-not-told': {
      says: (f) => `what half of ${f('prizes')} Prizes is: the paragraph does not say whether to round up or down`,
      ask: (f) => `what your format says half of ${f('prizes')} Prizes is`,
    },
    'extra-as-second-active-not-told': {
      says: (f) =>
        `whether ${f('player')} may make an extra card the second Active Pokémon: an extra card may go to the Bench, the Bench comes after two Active Pokémon, and no paragraph says more`,
      ask: () => 'whether an extra card may be the second Active Pokémon; the rules leave it open',
    },
  },
} satisfies WordsOf<FormsOfPlayCodes>;
