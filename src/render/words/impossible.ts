import type { Facts } from '../../claims/index.ts';
import { counted, inWords, sentence, type Words } from './facts.ts';

/** What the game could not have reached, as `judge board check` tells it. */
export const IMPOSSIBLE: { readonly [code: string]: Words } = {
  'condition-on-bench': (f) =>
    `${f('pokemon')} on ${f('player')}'s Bench is ${named(f('condition'))}; the Bench ends conditions.`,
  'conditions-exclude': (f) =>
    `${f('pokemon')} is ${f.list('conditions').map(named).join(' and ')}; only one of these can last.`,
  'should-be-knocked-out': (f) => `${f('pokemon')} has ${f('damage')} damage and ${f('hp')} HP: it is Knocked Out.`,
  'two-tools': (f) => `${f('pokemon')} carries ${counted(f.number('tools'), 'Pokémon Tool')}; one at most.`,
  'attachment-invalid': (f) => `${f('pokemon')} holds ${f('card')}, which it may not hold.`,
  'since-the-future': (f) => `${f('pokemon')} came in turn ${f('since')}, but it is turn ${f('turn')}.`,
  'evolved-on-first-turn': (f) => `${f('pokemon')} evolved in turn ${f('turn')}, a player's first.`,
  'not-their-turn': (f) => `Turn ${f('turn')} belongs to ${f('due')}, not to ${f('player')}.`,
};

const named = (condition: string): string => condition.charAt(0).toUpperCase() + condition.slice(1);

export const impossibility = (code: string, facts: Facts): string => sentence(inWords(IMPOSSIBLE, code, facts));
