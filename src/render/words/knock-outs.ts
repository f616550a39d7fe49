import type { KnockOutsCodes } from '../../rules/index.ts';
import { counted, countedKinds, listed } from './facts.ts';
import type { WordsOf } from './rule-words.ts';

export const KNOCK_OUTS = {
  grounds: {
    'nobody-active': {
      says: (f) => `${f('player')} has no Active Pokémon.`,
      because: () => 'no Active Pokémon',
      say: () => 'you have no Active Pokémon',
      passed: () => 'there is an Active Pokémon',
    },
  },
  notes: {
    'prizes-taken-so-far': (f) => ({
      label: 'Prizes',
      text: `${f('player')} has taken ${f('taken')} of ${f('first')} Prizes`,
    }),
    'no-order-needed': () => ({ text: 'at most one player has a choice, so it does not matter who goes first' }),
    'survives-all-the-same': (f) => ({
      label: 'text',
      text: `${f('by')} is about the Knock Out, not about the damage, so it still counts`,
    }),
    survives: (f) => ({
      label: 'damage',
      figure: f('damage'),
      sum: f.number('damage'),
      text: `${f('by')}: it is not Knocked Out`,
    }),
    'saves-from-attacks-alone': (f) => ({
      label: 'not',
      text: `${f('by')} saves ${f('pokemon')} from ${f.is('theirs') ? "the opponent's attacks" : 'attacks'} only`,
    }),
    'knocked-out-by-text': (f) => ({ label: 'checks', text: `a text Knocks Out ${f('pokemon')}` }),
    'no-prize-printed': (f) => ({ label: 'checks', text: `by the text of ${f('card')} no Prize is taken for it` }),
    'prizes-changed': (f) => ({
      label: 'checks',
      text: `${f('by')}: ${f.is('none') ? 'no Prize can be taken' : `${counted(Math.abs(f.number('add')), 'Prize')} ${f.number('add') < 0 ? 'fewer' : 'more'}`} for ${f('pokemon')}`,
    }),
    'fallen-go': (f) => ({
      label: 'checks',
      text: `${f('by')}: ${f('pokemon')} goes to ${f('to') === 'hand' ? "its owner's hand" : 'the Lost Zone'} instead of the discard pile${f.is('along') ? ', with all cards attached to it' : ''}`,
    }),
    'others-discarded': (f) => ({
      label: 'discard',
      text: `${countedKinds(f.list('cards'))} of ${f('pokemon')}, as of any Pokémon that is Knocked Out`,
    }),
    'attachment-banned': (f) => ({ label: 'checks', text: `${f('by')} discards ${f('card')} from ${f('pokemon')}` }),
    'attachment-invalid': (f) => ({ label: 'checks', text: `${f('card')} can't stay attached to ${f('pokemon')}` }),
    'no-prize-left': (f) => ({ text: `${f('player')} has no Prizes left to take` }),
    'damage-reaches-hp': (f) => ({ text: `${f('pokemon')} has ${f('damage')} damage and ${f('hp')} HP` }),
    'hp-by-text': (f) => ({
      label: 'checks',
      text: `${f('pokemon')} has ${f('hp')} HP by ${listed(f.list('by'))}${f.is('falls') ? '' : `: ${f('damage')} damage does not Knock it Out`}`,
    }),
    'hp-bonus-ended': (f) => ({
      label: 'checks',
      text: `${f.is('fewer') ? 'with fewer HP' : 'without the HP'} from ${listed(f.list('by'))}, ${f('pokemon')} has ${f('hp')} HP and ${f('damage')} damage`,
    }),
    'order-of-players': (f) => ({
      label: 'checks',
      text: `${f.list('order')[0] ?? '?'} ${f('toDo') === 'take-prizes' ? 'takes Prizes' : 'puts up a new Active Pokémon'} first, then ${listed(f.list('order').slice(1), 'then')}`,
    }),
    'effect-ceases': (f) => ({
      label: 'effect',
      text: `the effect of ${f('effect')} ends, because its card left play`,
    }),
    'prize-for-it': (f) => ({ text: `the Knock Out of ${f('pokemon')} gives Prizes` }),
    'prize-for-a-benched': (f) => ({ text: `a Prize for ${f('pokemon')} on the Bench` }),
    'still-pokemon-ex': (f) => ({ text: `${f('card')} is still a Pokémon-EX` }),
    'prizes-of-its-kind': (f) => ({
      label: 'prizes',
      text: `${f('pokemon')} is worth ${counted(f.number('prizes'), 'Prize')} by its kind`,
    }),
    'two-prizes': (f) => ({ label: 'prizes', text: `${f('pokemon')} is worth two Prizes` }),
  },
  needs: {
    'worth-not-told': {
      says: (f) =>
        `how many Prizes a Knock Out of ${f('pokemon')} gives; its card says so (write  {prizes 2}  after its name, or  prizes: 2  in its card)`,
      ask: (f) => `how many Prizes a Knock Out of ${f('pokemon')} gives`,
    },
    'hp-not-told': {
      says: (f) => `the HP of ${f('pokemon')}, which has ${f('damage')} damage (write  {60HP})`,
      ask: (f) => `how many HP ${f('pokemon')} has`,
    },
  },
} satisfies WordsOf<KnockOutsCodes>;
