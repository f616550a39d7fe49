import type { TableCodes } from '../../rules/index.ts';
import { capital, type Given, listed } from './facts.ts';
import { PILES, type WordsOf, yours } from './rule-words.ts';

/** What concerns every part of the rules: zones, and what both players may know. */

/** `, or the cards that are taken, an answer for each (Water Energy, none)`: of those that are given. */
const orTheAnswer = (f: Given): string => {
  const given = f.has('given') ? f.list('given') : [];
  const known = [...given, ...(f.is('none') ? ['none'] : [])];
  if (given.length === 0 && !f.is('answered')) return f.is('none') ? ', or the answer none' : '';
  return `, or the cards that are taken, an answer for each${known.length === 0 ? '' : ` (${known.join(', ')})`}`;
};

export const TABLE = {
  grounds: {
    'never-mentioned': {
      says: () => 'The document does not mention this at all.',
      because: () => 'not mentioned',
      say: () => 'our rulebook does not mention this at all',
      passed: () => 'a document says whether this can be done',
    },
  },
  notes: {
    'taken-stadium-of': (f) => ({
      text: `who played ${f('card')} was not given; assumed: ${f('player')}`,
    }),
    'uses-stay-behind': (f) => ({
      text: `${f('pokemon')} leaves play; if it comes back, it has not used ${listed(f.list('used'))}`,
    }),
    'prism-star-is-lost': (f) => ({
      label: 'text',
      text: `${f('card')} goes to the Lost Zone, as the card itself says`,
    }),
    'prizes-face-up': (f) => ({ text: `face up among ${f('player')}'s Prizes: ${listed(f.list('cards'))}` }),
    'effects-stay-behind': (f) => ({
      label: 'effect',
      text: `${f('pokemon')} leaves play, so ${listed(f.list('effects').map(capital))} ${f.list('effects').length > 1 ? 'end' : 'ends'}`,
    }),
    'counters-stay-behind': (f) => ({
      label: 'counters',
      text: `the damage counters on ${f('pokemon')} come off (${f('damage')} damage)`,
    }),
    'to-its-owner': (f) => ({ text: `${f('card')} belongs to ${f('player')}, so it goes to ${f('player')}'s pile` }),
    'drawn-from-the-top': (f) => ({ label: 'draw', text: `${f('player')} draws the top card` }),
    'hand-has-no-limit': (f) => ({
      label: 'draw',
      text: `${f('player')} may have ${f('cards')} cards in hand; there is no limit`,
    }),
    'moves-as-one': (f) => ({ label: 'switch', text: `what is attached to ${f('pokemon')} goes with it` }),
  },
  needs: {
    'bench-not-told': {
      says: (f) => `${f('player')}'s Bench (write  / …  or  / -)`,
      ask: (f) => `who is on ${yours(f)} Bench`,
    },
    'active-not-told': {
      says: (f) => `${f('player')}'s Active Pokémon (write it before the  / )`,
      ask: (f) => `who ${yours(f)} Active Pokémon is`,
    },
    'types-not-told': {
      says: (f) => `the type of ${f('pokemon')} (write  {R}  after its name, or  type: R  in its card)`,
      ask: (f) => `which type ${f('pokemon')} has`,
    },
    'prizes-not-told': {
      says: (f) => {
        const players = [f('player'), ...f.list('others')];
        return `how many Prizes ${listed(players)} ${players.length === 1 ? 'has' : 'have'} left (write  [prizes 3])`;
      },
      ask: (f) =>
        `how many Prizes ${f.list('others').length > 0 ? 'each player has' : f.is('own') ? 'you have' : 'your opponent has'} left`,
    },
    'hand-not-told': {
      says: (f) =>
        f.is('count')
          ? `how many cards are in ${f('player')}'s hand (write  [hand 4])`
          : `${f('player')}'s hand (write  [hand 2 (Switch, Potion)])`,
      ask: (f) => `${f.is('count') ? 'how many cards are' : 'what is'} in ${yours(f)} hand`,
    },
    'pile-not-told': {
      says: (f) =>
        f.is('count')
          ? `how many cards are in ${f('player')}'s ${f('zone')} (write  [${f('zone')} 20])`
          : f.has('said')
            ? `whether ${f('said')} is in ${f('player')}'s ${PILES[f('zone')] ?? f('zone')} and may be taken (if so, write  [${f('zone')} ${f.has('size') ? f('size') : '?'} (${f('said')})])`
            : `every card in ${f('player')}'s ${PILES[f('zone')] ?? f('zone')} (write  [${f('zone')} (…)])${orTheAnswer(f)}`,
      ask: (f) =>
        f.is('count')
          ? `how many cards are in ${yours(f)} ${f('zone')}`
          : f.has('said')
            ? `whether ${f('said')} is in ${yours(f)} ${PILES[f('zone')] ?? f('zone')}`
            : `what is in ${yours(f)} ${PILES[f('zone')] ?? f('zone')}${f.has('given') ? ', or which cards of it are taken' : ''}`,
    },
    'pokemon-not-described': {
      says: (f) =>
        `which Pokémon ${f('player')}'s ${f('place') === 'active' ? 'Active Pokémon' : `Pokémon on ${f('place')}`} is: it was not described`,
      ask: () => 'which Pokémon this is',
    },
  },
} satisfies WordsOf<TableCodes>;
