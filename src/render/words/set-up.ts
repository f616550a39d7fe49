import type { SetUpCodes } from '../../rules/index.ts';
import { counted, type Given, sentence, spoken } from './facts.ts';
import { type AskedWords, aCard, type WordsOf, yours } from './rule-words.ts';

/** What the opponent of a player who wants an extra card has instead of a hand to show. */
export const noHandShown = (f: Given, opponent: string): string => {
  if (f('why') === 'active') return `${opponent} already has an Active Pokémon and shows no hand`;
  if (f('why') === 'no-hand') return `${opponent} has not drawn a hand to show`;
  return `${opponent} has ${f('card')} to start with and shows no hand`;
};

/** `extra card 1`, `extra cards 1 and 2`, `extra cards 2 to 4`: which of those that may be drawn. */
const extraCards = (f: Given): string => {
  const between = f.number('drawn') - f.number('first');
  if (between === 0) return `extra card ${f('drawn')}`;
  return `extra cards ${f('first')} ${between === 1 ? 'and' : 'to'} ${f('drawn')}`;
};

/** `one such hand, 3 cards wanted`, `2 such hands, 4 cards drawn already, 1 card wanted`. */
const forHands = (f: Given): string =>
  [
    counted(f.number('hands'), 'such hand'),
    ...(f.number('before') === 0 ? [] : [`${counted(f.number('before'), 'card')} drawn already`]),
    `${counted(f.number('wanted'), 'card')} wanted`,
  ].join(', ');

const sixPrizes: AskedWords = {
  says: (f) => `Each player has ${spoken(f.number('prizes'))} Prizes, not ${f('count')}.`,
  because: (f) => `${f('count')} Prizes`,
  say: (f) => `each player has ${spoken(f.number('prizes'))} Prizes`,
  passed: () => 'six Prizes',
};

const ofDeck: Pick<AskedWords, 'because'> = { because: (f) => `${f('count')} Prizes with a deck of ${f('size')}` };

const noActiveYet: Pick<AskedWords, 'because' | 'passed'> = {
  because: (f) => `${f('player')} has no Active Pokémon yet`,
  passed: () => 'the Active Pokémon is in place',
};

export const SET_UP = {
  grounds: {
    'set-up-is-over': {
      says: () => 'The game has begun; the set-up is over.',
      because: (f) => `phase: ${f('phase')}`,
      say: () => 'the game has begun, so the set-up is over',
      passed: () => 'the game is being set up',
    },
    'hand-already-drawn': {
      says: (f) => `${f('player')} has already drawn an opening hand.`,
      because: (f) => `${f('player')} has an opening hand`,
      say: () => 'you have already drawn your opening hand',
      passed: () => 'no opening hand drawn yet',
    },
    'initial-hand-size': {
      says: (f) => `An opening hand has ${spoken(f.number('size'))} cards, not ${f('cards')}.`,
      because: (f) => `${f('cards')} cards`,
      say: (f) => `an opening hand has ${spoken(f.number('size'))} cards`,
      passed: () => 'seven cards',
    },
    'fossil-not-in-set-up': {
      says: (f) => `${f('card')} is a Trainer card in the set-up.`,
      because: (f) => `${f('card')} is a Fossil`,
      say: (f) => `${f('card')} is a Trainer card in the set-up`,
      passed: (f) => `${aCard(f)} is not a Fossil`,
    },
    'union-not-in-set-up': {
      says: (f) => `${f('card')} is not a Basic Pokémon and can't be put down in the set-up.`,
      because: (f) => `${f('card')} is a part of a V-UNION`,
      say: (f) => `${f('card')} can't be put down in the set-up`,
      passed: () => 'it is not a part of a V-UNION',
    },
    'not-a-basic-to-set-out': {
      says: (f) => `${f('card')} is not a Basic Pokémon card.`,
      because: (f) => `${f('card')}: ${f('stage')}`,
      say: (f) => `${f('card')} is not a Basic Pokémon card`,
      passed: (f) => `${aCard(f)} counts as a Basic Pokémon card`,
    },
    'not-in-initial-hand': {
      says: (f) => `${f('card')} is not in ${f('player')}'s hand.`,
      because: (f) => `${f('card')} is not in hand`,
      say: (f) => `${f('card')} is not in your hand`,
      passed: (f) => `${aCard(f)} is in hand`,
    },
    'initial-active-stays': {
      says: (f) => `${f('player')} has already put down an Active Pokémon, and can't change it.`,
      because: (f) => `${f('player')} has an Active Pokémon`,
      say: () => "you have already put down your Active Pokémon and can't change it",
      passed: () => 'no Active Pokémon yet',
    },
    'bench-before-active': {
      ...noActiveYet,
      says: (f) => `${f('player')} has no Active Pokémon yet; the Bench comes after it.`,
      say: () => 'you put down your Active Pokémon before you use the Bench',
    },
    'bench-behind-the-prizes': {
      says: (f) => `${f('player')} has already set the Prizes; the Bench comes before them.`,
      because: (f) => `${f('player')}'s Prizes are set`,
      say: () => 'you have already set your Prizes, and the Bench comes before them',
      passed: () => 'the Prizes are not set yet',
    },
    'no-room-for-extra': {
      says: (f) => `${f('player')}'s Bench is full, so there is no room for the extra card.`,
      because: (f) => `${f('benched')} on the Bench`,
      say: () => 'your Bench has no room for the extra card',
      passed: () => 'the Bench has room for the extra card',
      restates: ['bench-full'],
    },
    'prizes-before-active': {
      ...noActiveYet,
      says: (f) => `${f('player')} has no Active Pokémon yet; the Prizes come after it.`,
      say: () => 'you put down your Active Pokémon before you set your Prizes',
    },
    'prizes-already-set': {
      says: (f) => `${f('player')} has already set ${counted(f.number('prizes'), 'Prize')}.`,
      because: (f) => `Prizes of ${f('player')}: ${f('prizes')}`,
      say: () => 'you have already set your Prizes',
      passed: () => 'no Prizes set yet',
    },
    'six-prizes': {
      ...ofDeck,
      says: (f) => `A player with a deck of ${f('size')} has ${spoken(f.number('prizes'))} Prizes, not ${f('count')}.`,
      say: (f) => `you have ${spoken(f.number('prizes'))} Prizes`,
      passed: () => 'six Prizes for a deck of 60',
    },
    'prizes-of-other-deck': {
      ...ofDeck,
      says: (f) =>
        `A player with a deck of ${f('size')} has ${counted(f.number('prizes'), 'Prize')}, a tenth of it, not ${f('count')}.`,
      say: (f) => `with a deck of ${f('size')} you have ${spoken(f.number('prizes'))} Prizes`,
      passed: () => 'a tenth of the deck as Prizes',
    },
    'six-prizes-each': sixPrizes,
    'six-prizes-always': sixPrizes,
    'other-sets-out-first': {
      says: (f) =>
        `${f('opponent')} sets up first, with Active Pokémon and Prizes; then ${f('player')} shows the hand without a Basic Pokémon.`,
      because: (f) =>
        `${f('opponent')}: ${f('missing') === 'hand' ? 'no hand drawn' : `no ${f('missing') === 'active' ? 'Active Pokémon' : 'Prizes'} yet`}`,
      say: () => 'you say that you have a mulligan, and wait until your opponent has set up',
      passed: () => 'the opponent has set up, or has no Basic Pokémon either',
    },
    'extra-comes-last': {
      says: (f) => `${f('player')} has not finished setting up; extra cards come after that.`,
      because: (f) => `${f('player')} has not finished`,
      say: () => 'extra cards are drawn when both of you have set up',
      passed: () => 'both have set up',
    },
    'no-mulligan-left': {
      says: (f) =>
        f.number('mulligans') === 0
          ? `${f('opponent')} took no mulligan that gives an extra card.`
          : f.has('wanted')
            ? `${f('opponent')} took ${counted(f.number('mulligans'), 'mulligan')} alone, so only ${counted(f.number('mulligans') - f.number('drawn'), f.number('drawn') === 0 ? 'extra card' : 'more extra card')} may be drawn.`
            : `${f('opponent')} took ${counted(f.number('mulligans'), 'mulligan')}, and all ${f('mulligans')} extra cards are drawn.`,
      because: (f) => `mulligans of ${f('opponent')} alone: ${f('mulligans')}; extra cards drawn: ${f('drawn')}`,
      say: (f) =>
        f.has('wanted')
          ? `you may draw ${counted(f.number('mulligans') - f.number('drawn'), f.number('drawn') === 0 ? 'card' : 'more card')}, one for each mulligan that only your opponent took`
          : 'there is no mulligan left that you may draw an extra card for',
      passed: () => 'there is a mulligan of the opponent left to draw a card for',
    },
    'first-turn-is-settled': {
      says: (f) => `${f('first')} goes first: the player who won the coin flip has chosen.`,
      because: (f) => `${f('first')} goes first`,
      say: (f) => `player ${f('first').slice(1)} goes first, as was chosen after the coin flip`,
      passed: () => 'it was chosen after the coin flip',
    },
    'prizes-before-both-active': {
      says: (f) => `Prizes are set when both players have an Active Pokémon, and ${f('player')} has none yet.`,
      because: (f) => `no Active Pokémon of ${f('player')} yet`,
      say: (f) => `player ${f('player').slice(1)} has no Active Pokémon yet`,
      passed: () => 'both have an Active Pokémon',
    },
    'no-basic-of-ones-own': {
      says: (f) => `Only a player who has a Basic Pokémon draws extra cards, and ${f('player')} has none.`,
      because: (f) => `no Basic Pokémon in ${f('player')}'s hand`,
      say: () => 'you have no Basic Pokémon yourself',
      passed: () => 'a Basic Pokémon of their own',
    },
    'active-is-set-out': {
      says: (f) => `${f('player')} already has an Active Pokémon, so the hand had a Basic Pokémon.`,
      because: (f) => `${f('player')} has an Active Pokémon`,
      say: () => 'your hand had a Basic Pokémon, your Active Pokémon',
      passed: () => 'no Active Pokémon yet',
    },
    'no-initial-hand': {
      says: (f) => `${f('player')} has no hand to show.`,
      because: (f) => `${f('player')}'s hand is empty`,
      say: () => 'you have no hand to show',
      passed: () => 'an opening hand is drawn',
    },
    'others-draw-first': {
      says: (f) => `${f('opponent')} draws an opening hand first; then hands without a Basic Pokémon are shown.`,
      because: (f) => `${f('opponent')} has drawn no hand`,
      say: () => 'everybody draws an opening hand first',
      passed: () => 'every player has drawn an opening hand',
    },
    'basic-in-initial-hand': {
      says: (f) => `${f('player')} has a Basic Pokémon in hand: ${f('card')}.`,
      because: (f) => `${f('card')} is in hand`,
      say: (f) => `you have a Basic Pokémon in hand: ${f('card')}`,
      passed: () => 'no Basic Pokémon in hand',
    },
    'fossil-in-initial-hand': {
      says: (f) => `${f('card')} counts as a Basic Pokémon here and must be the Active Pokémon.`,
      because: (f) => `${f('card')} is in hand`,
      say: (f) => `${f('card')} counts as a Basic Pokémon here and must be your Active Pokémon`,
      passed: () => 'no Fossil in hand',
    },
    'own-set-up-not-finished': {
      says: (f) =>
        f('missing') === 'prizes'
          ? `${f('player')} has not set the Prizes yet.`
          : `${f('player')} has no Active Pokémon yet.`,
      because: (f) => `${f('player')}: no ${f('missing') === 'prizes' ? 'Prizes' : 'Active Pokémon'} yet`,
      say: (f) => (f('missing') === 'prizes' ? 'you have not set your Prizes yet' : 'you have no Active Pokémon yet'),
      passed: () => 'the player has finished setting up, Prizes included',
    },
    'more-extra-than-for-a-hand': {
      says: (f) =>
        `At most ${counted(f.number('most'), 'extra card')} may be drawn for the hand that ${f('opponent')} shows.`,
      because: (f) => `${f('wanted')} extra cards for one hand`,
      say: (f) => `you may draw at most ${counted(f.number('most'), 'card')} for the hand that your opponent shows`,
      passed: () => 'not too many extra cards for this hand',
    },
    'more-extra-than-for-hands': {
      says: (f) => `At most two extra cards may be drawn for each hand without a Basic Pokémon: ${forHands(f)}.`,
      because: (f) => forHands(f),
      say: (f) => `you may draw at most two cards for each hand without a Basic Pokémon (${forHands(f)})`,
      passed: () => 'not too many extra cards for the hands without a Basic Pokémon',
    },
    'extra-before-prizes': {
      says: (f) => `${f('player')} has put down Prizes, and the extra cards are drawn before them.`,
      because: (f) => `the Prizes of ${f('player')} are down`,
      say: () => 'your Prizes are down already, and the extra cards are drawn before them',
      passed: () => 'no Prizes are down yet',
    },
    'no-hand-is-shown': {
      says: (f) => sentence(noHandShown(f, f('opponent'))),
      because: (f) => noHandShown(f, f('opponent')),
      say: (f) => noHandShown(f, 'your opponent'),
      passed: () => 'the opponent shows a hand without a Basic Pokémon',
    },
    'not-a-later-set-up': {
      says: (f) => `This is ${f('opponent')}'s first set-up, not a later one.`,
      because: (f) => `${f('opponent')}'s first hand`,
      say: () => "this is your opponent's first hand",
      passed: () => 'it is a later set-up of the opponent',
    },
    'both-hands-without-basic': {
      says: () => 'No hand has a Basic Pokémon: all players start over.',
      because: () => 'no Basic Pokémon in any hand',
      say: () => 'no hand has a Basic Pokémon',
      passed: () => 'at least one hand has a Basic Pokémon',
    },
    'no-initial-active': {
      ...noActiveYet,
      says: (f) => `${f('player')} has no Active Pokémon yet.`,
      say: () => 'not every player has an Active Pokémon yet',
      passed: () => 'every Active Pokémon is in place',
    },
    'no-prizes-set': {
      says: (f) => `${f('player')} has not set the Prizes yet.`,
      because: (f) => `${f('player')} has no Prizes`,
      say: () => 'not all Prizes are set yet',
      passed: () => 'all Prizes are set',
    },
    'coin-decides-first-turn': {
      says: (f) =>
        f.has('winner')
          ? `${f('winner')} won the coin flip and must take the first turn.`
          : 'A coin flip decides who takes the first turn, and its winner must take it.',
      because: (f) => (f.has('winner') ? `${f('winner')} won the coin flip` : 'no coin flip yet'),
      say: (f) =>
        f.has('winner')
          ? 'the player who won the coin flip must take the first turn'
          : 'a coin flip decides who goes first, and its winner must go first',
      passed: () => 'the coin flip says so',
    },
  },
  notes: {
    'extra-card-of-so-many': (f) => ({
      label: 'draw',
      text: `${extraCards(f)} of up to ${f('mulligans')}, one for each mulligan of ${f('opponent')} alone`,
    }),
    'extra-card-for-this-hand': (f) => ({
      label: 'draw',
      text: `${extraCards(f)} of up to ${f('most')} for ${f.number('hands') === 1 ? 'the hand' : `the ${f('hands')} hands`} without a Basic Pokémon that ${f('opponent')} showed`,
    }),
    'announced-number-covers': (f) => ({
      label: 'draw',
      text: `only if the number announced before the first extra card was at least ${f('count')}`,
    }),
    'extra-cards-announced': (f) => ({
      label: 'draw',
      text: `the number of extra cards is announced before any is drawn; here it is ${f('count')}`,
    }),
    'start-over-together': () => ({
      label: 'set-up',
      text: 'begins again for everybody, without an extra card for it',
    }),
    'extra-basics-to-bench': (f) => ({
      label: 'Bench',
      text:
        f.number('count') > 1
          ? 'Basic Pokémon among them may be put onto the Bench'
          : 'if it is a Basic Pokémon, it may be put onto the Bench',
    }),
    'fossil-counts-as-basic': (f) => ({ label: 'counts', text: `${f('card')} counts as a Basic Pokémon` }),
    'fossil-is-a-trainer': (f) => ({ label: 'counts', text: `${f('card')} is a Trainer card in the set-up` }),
    'prizes-by-deck-size': (f) => ({
      label: 'Prizes',
      text: `${counted(f.number('prizes'), 'Prize')} for a deck of ${f('size')}`,
    }),
    'taken-heads-is-the-call-of': (f) => ({ text: `assumed: ${f('player')} called heads` }),
  },
  needs: {
    'initial-active-not-told': {
      says: (f) => `whether ${f('player')} has put down an Active Pokémon (write  ?  or  -)`,
      ask: (f) => `whether ${f.is('own') ? 'you have' : 'your opponent has'} put down an Active Pokémon`,
    },
    'set-prizes-not-told': {
      says: (f) => `whether ${f('player')}'s Prizes are set (write  [prizes 6]  or  [prizes 0])`,
      ask: (f) => `whether ${yours(f)} Prizes are set`,
    },
    'deck-not-told': {
      says: (f) => `the size of ${f('player')}'s deck (write  [hand 6, deck 53])`,
      ask: (f) => `how many cards ${yours(f)} deck has in all`,
    },
    'prizes-of-size-not-told': {
      says: (f) =>
        `how many Prizes go with a deck of ${f('size')}: it can't be divided by ten, and the paragraph says no more`,
      ask: (f) => `how many Prizes your format gives a deck of ${f('size')}`,
    },
    'sudden-death-not-told': {
      says: () =>
        'whether this is a Sudden Death game, in which each player has one Prize (write  sudden-death  in the header)',
      ask: () => 'whether this is a Sudden Death game',
    },
    'first-player-not-told': {
      says: () => 'who goes first, which was decided before any card was drawn (write  first-p1  in the header)',
      ask: () => 'who goes first',
    },
    'flip-winner-not-told': {
      says: () => 'who won the coin flip: the winner decides who goes first',
      ask: () => 'who won the coin flip',
    },
    'later-set-up-not-told': {
      says: (f) =>
        `whether ${f('player')} has shown a hand before this one (write  [mulligans 1]); if it is the first, drawn when yours was, the paragraph does not say whether it counts as a later set-up`,
      ask: (f) => `how many hands ${f.is('own') ? 'you have' : 'your opponent has'} shown before this one`,
    },
  },
} satisfies WordsOf<SetUpCodes>;
