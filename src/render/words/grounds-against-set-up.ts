import { counted, type Given, listed, sentence, spoken } from './facts.ts';
import type { GroundWords } from './ground-words.ts';

/** What the opponent of a player who wants an extra card has instead of a hand to show. */
const noHandShown = (f: Given): string => {
  if (f('why') === 'active') return `${f('opponent')} has an Active Pokémon out and shows no hand`;
  if (f('why') === 'no-hand') return `${f('opponent')} has no hand drawn to show`;
  return `${f('opponent')} has ${f('card')} to start with and shows no hand`;
};

/** Prohibitions of the set-up (CR 500). */
export const AGAINST_SETTING_UP: { readonly [code: string]: GroundWords } = {
  'set-up-is-over': {
    says: () => 'The game has begun; the set-up is over.',
    because: (f) => `phase: ${f('phase')}`,
    say: () => 'the game has begun, so the set-up is over',
  },
  'hand-already-drawn': {
    says: (f) => `${f('player')} has drawn the initial hand already.`,
    because: (f) => `${f('player')} has an initial hand`,
    say: () => 'you have drawn your initial hand already',
  },
  'initial-hand-size': {
    says: (f) => `An initial hand is ${spoken(f.number('size'))} cards, not ${f('cards')}.`,
    because: (f) => `${f('cards')} cards`,
    say: (f) => `an initial hand is ${spoken(f.number('size'))} cards`,
  },
  'not-a-basic-to-set-out': {
    says: (f) => `${f('card')} is no Basic Pokémon card.`,
    because: (f) => `${f('card')}: ${f('stage')}`,
    say: (f) => `${f('card')} is no Basic Pokémon card`,
  },
  'not-in-initial-hand': {
    says: (f) => `${f('card')} is not in ${f('player')}'s hand.`,
    because: (f) => `${f('card')} is not in hand`,
    say: (f) => `${f('card')} is not in your hand`,
  },
  'initial-active-stays': {
    says: (f) => `${f('player')} has set out an Active Pokémon, and it stays.`,
    because: (f) => `${f('player')} has an Active Pokémon out`,
    say: () => 'the Active Pokémon you have set out may not be changed',
  },
  'bench-before-active': {
    says: (f) => `${f('player')} has no Active Pokémon out; the Bench is for the others.`,
    because: (f) => `${f('player')} has no Active Pokémon out`,
    say: () => 'your Active Pokémon comes first; the Bench is for the others',
  },
  'active-places-taken': {
    says: (f) => `${f('player')} has ${spoken(f.number('actives'))} Active Pokémon out, and there is no third place.`,
    because: (f) => `Active Pokémon of ${f('player')}: ${f('actives')}`,
    say: () => 'both Active places are taken',
  },
  'bench-before-two-actives': {
    says: (f) =>
      `${f('player')} has ${f.number('actives') === 0 ? 'no' : f('actives')} Active Pokémon out; the Bench comes after two.`,
    because: (f) => `Active Pokémon of ${f('player')}: ${f('actives')}`,
    say: () => 'two Active Pokémon come first; the Bench is for the others',
  },
  'no-room-for-extra': {
    says: (f) => `${f('player')}'s Bench has no room for the extra card.`,
    because: (f) => `${f('benched')} on the Bench`,
    say: () => 'your Bench has no room for the extra card',
    restates: 'bench-full',
  },
  'prizes-before-active': {
    says: (f) => `${f('player')} has no Active Pokémon out; the Prizes come after it.`,
    because: (f) => `${f('player')} has no Active Pokémon out`,
    say: () => 'the Prizes come after your Active Pokémon',
  },
  'prizes-already-set': {
    says: (f) => `${f('player')} has ${counted(f.number('prizes'), 'Prize')} out already.`,
    because: (f) => `Prizes of ${f('player')}: ${f('prizes')}`,
    say: () => 'your Prizes lie out already',
  },
  'six-prizes': {
    says: (f) => `A deck of ${f('size')} has ${spoken(f.number('prizes'))} Prizes, not ${f('count')}.`,
    because: (f) => `${f('count')} Prizes of a deck of ${f('size')}`,
    say: (f) => `there are ${spoken(f.number('prizes'))} Prizes`,
  },
  'six-prizes-each': {
    says: (f) => `There are ${spoken(f.number('prizes'))} Prizes, not ${f('count')}.`,
    because: (f) => `${f('count')} Prizes`,
    say: (f) => `there are ${spoken(f.number('prizes'))} Prizes`,
  },
  'other-sets-out-first': {
    says: (f) => `${f('opponent')} sets out first, Prizes and all; then the hand without a Basic Pokémon is shown.`,
    because: (f) =>
      `${f('opponent')}: ${f('missing') === 'hand' ? 'no hand drawn' : `no ${f('missing') === 'active' ? 'Active Pokémon' : 'Prizes'} out`}`,
    say: () => 'you say that you have a mulligan, and wait until your opponent has set out',
  },
  'extra-comes-last': {
    says: (f) => `${f('player')} has not set out everything yet; extra cards come after that.`,
    because: (f) => `${f('player')} has not finished`,
    say: () => 'extra cards are drawn when both of you have set out',
  },
  'no-mulligan-left': {
    says: (f) =>
      f.number('mulligans') === 0
        ? `${f('opponent')} took no mulligan alone.`
        : `${f('opponent')} took ${counted(f.number('mulligans'), 'mulligan')} alone, and as many extra cards are drawn.`,
    because: (f) => `mulligans of ${f('opponent')} alone: ${f('mulligans')}; extra cards drawn: ${f('drawn')}`,
    say: () => 'there is no mulligan left that you may draw a card for',
  },
  'first-turn-is-settled': {
    says: (f) => `${f('first')} takes the first turn: so whoever won the flip has decided.`,
    because: (f) => `${f('first')} goes first`,
    say: (f) => `${f('first')} goes first, as was decided after the flip`,
  },
  'six-prizes-always': {
    says: (f) => `There are ${spoken(f.number('prizes'))} Prizes for each player, not ${f('count')}.`,
    because: (f) => `${f('count')} Prizes`,
    say: (f) => `there are ${spoken(f.number('prizes'))} Prizes`,
  },
  'prizes-before-both-active': {
    says: (f) => `Prizes are laid out once both have an Active Pokémon, and ${f('player')} has none yet.`,
    because: (f) => `no Active Pokémon of ${f('player')} yet`,
    say: (f) => `${f('player')} has no Active Pokémon yet`,
  },
  'no-basic-of-ones-own': {
    says: (f) => `Only who had a Basic Pokémon draws extra cards, and ${f('player')} has none.`,
    because: (f) => `no Basic Pokémon in the hand of ${f('player')}`,
    say: () => 'you have no Basic Pokémon yourself',
  },
  'prizes-of-other-deck': {
    says: (f) =>
      `A deck of ${f('size')} has ${counted(f.number('prizes'), 'Prize')}, a tenth of it, not ${f('count')}.`,
    because: (f) => `${f('count')} Prizes of a deck of ${f('size')}`,
    say: (f) => `a deck of ${f('size')} has ${spoken(f.number('prizes'))}`,
  },
  'half-the-prizes': {
    says: (f) =>
      `In a Team Battle a deck of ${f('size')} has ${counted(f.number('prizes'), 'Prize')}, half the usual number, not ${f('count')}.`,
    because: (f) => `${f('count')} Prizes of a deck of ${f('size')}`,
    say: (f) => `in a Team Battle there are ${spoken(f.number('prizes'))} Prizes each`,
  },
  'one-prize-in-sudden-death': {
    says: (f) => `In Sudden Death each player has one Prize, not ${f('count')}.`,
    because: (f) => `${f('count')} Prizes in Sudden Death`,
    say: () => 'in Sudden Death there is one Prize each',
  },
  'no-level-game': {
    says: (f) =>
      f.has('winners')
        ? `${listed(f.list('winners'))} won outright; no game follows.`
        : 'This game has not ended level, so no Sudden Death follows.',
    because: (f) => (f.has('winners') ? `won by ${listed(f.list('winners'))}` : 'the game has not ended'),
    say: (f) => (f.has('winners') ? 'the game was won outright' : 'the game has not ended level'),
  },
  'active-is-set-out': {
    says: (f) => `${f('player')} has an Active Pokémon out, so the hand had a Basic Pokémon.`,
    because: (f) => `${f('player')} has an Active Pokémon out`,
    say: () => 'your hand had a Basic Pokémon: it is your Active Pokémon',
  },
  'no-initial-hand': {
    says: (f) => `${f('player')} has no hand to show.`,
    because: (f) => `${f('player')}'s hand is empty`,
    say: () => 'you have no hand to show',
  },
  'basic-in-initial-hand': {
    says: (f) => `${f('player')} has a Basic Pokémon in hand: ${f('card')}.`,
    because: (f) => `${f('card')} is in hand`,
    say: (f) => `you have a Basic Pokémon in hand, ${f('card')}`,
  },
  'fossil-in-initial-hand': {
    says: (f) => `${f('card')} counts as a Basic Pokémon here and has to be the Active Pokémon.`,
    because: (f) => `${f('card')} is in hand`,
    say: (f) => `${f('card')} counts as a Basic Pokémon here and has to be your Active Pokémon`,
  },
  'own-set-up-not-finished': {
    says: (f) =>
      f('missing') === 'prizes'
        ? `${f('player')}'s Prizes do not lie out yet.`
        : `${f('player')} has no Active Pokémon out yet.`,
    because: (f) => `${f('player')}: ${f('missing') === 'prizes' ? 'no Prizes' : 'no Active Pokémon'} out`,
    say: (f) => (f('missing') === 'prizes' ? 'your Prizes do not lie out yet' : 'you have no Active Pokémon out yet'),
  },
  'no-hand-is-shown': {
    says: (f) => sentence(noHandShown(f)),
    because: noHandShown,
    say: (f) => noHandShown(f).replace(f('opponent'), 'your opponent'),
  },
  'no-hand-is-shown-across': {
    says: (f) => sentence(`${f.has('shower') ? `${f('shower')} does not sit across; ` : ''}${noHandShown(f)}`),
    because: (f) => `${f('opponent')} sits across`,
    say: (f) =>
      f.has('shower')
        ? 'only the opponent across the table from that hand may draw'
        : noHandShown(f).replace(f('opponent'), 'the opponent across the table'),
  },
  'not-a-later-set-up': {
    says: (f) => `This is no later set-up of ${f('opponent')}.`,
    because: (f) => `${f('opponent')}'s first hand`,
    say: () => "this is your opponent's first hand",
  },
  'both-hands-without-basic': {
    says: () => 'No hand has a Basic Pokémon: all start over.',
    because: () => 'no Basic Pokémon in any hand',
    say: () => 'no hand has a Basic Pokémon',
  },
  'no-initial-active': {
    says: (f) => `${f('player')} has no Active Pokémon out yet.`,
    because: (f) => `${f('player')} has no Active Pokémon out`,
    say: () => 'not every Active Pokémon is out yet',
  },
  'no-prizes-set': {
    says: (f) => `${f('player')}'s Prizes do not lie out yet.`,
    because: (f) => `${f('player')} has no Prizes out`,
    say: () => 'not all Prizes lie out yet',
  },
  'coin-decides-first-team': {
    says: (f) =>
      f.has('winner')
        ? `${f('winner')} takes the first turn: the team that won the flip has chosen.`
        : 'A coin flip says which team goes first, and that team chooses which of its players begins.',
    because: (f) => (f.has('winner') ? `${f('winner')} begins` : 'no flip yet'),
    say: (f) =>
      f.has('winner')
        ? 'the team that won the flip has chosen who begins'
        : 'the coin says which team goes first, and that team chooses who of it begins',
  },
  'coin-decides-first-turn': {
    says: (f) =>
      f.has('winner')
        ? `${f('winner')} has won the coin flip and has to take the first turn.`
        : 'A coin flip says who takes the first turn, and its winner has to.',
    because: (f) => (f.has('winner') ? `${f('winner')} won the flip` : 'no flip yet'),
    say: (f) =>
      f.has('winner')
        ? 'whoever won the flip has to take the first turn'
        : 'the coin says who goes first, and its winner has to',
  },
};
