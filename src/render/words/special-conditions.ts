import type { SpecialConditionsCodes } from '../../rules/index.ts';
import { titleOf } from '../cite.ts';
import { capital } from './facts.ts';
import { type AskedWords, aPokemon, it, type WordsOf } from './rule-words.ts';

const conditionForbids = (condition: string): AskedWords => ({
  says: (f) => `${capital(it(f))} is ${condition}.`,
  because: (f) => `${f('pokemon')} is ${condition}`,
  say: (f) => `${it(f)} is ${condition}`,
  passed: (f) => `${aPokemon(f)} is not ${condition}`,
});

export const SPECIAL_CONDITIONS = {
  grounds: {
    'is-asleep': conditionForbids('Asleep'),
    'is-paralyzed': conditionForbids('Paralyzed'),
  },
  notes: {
    'is-so-already': (f) => ({
      label: 'condition',
      text: `${f('pokemon')} is ${capital(f('condition'))} already, and stays so`,
    }),
    'stands-beside': (f) => ({
      label: 'condition',
      text: `${capital(f('condition'))} is a marker and stays beside what else affects ${f('pokemon')}`,
    }),
    'gives-way-to-immunity': (f) => ({
      label: 'effect',
      text: `${f('by')} goes before the condition: ${f('pokemon')} is not ${capital(f('condition'))}`,
    }),
    'removed-by-immunity': (f) => ({
      label: 'effect',
      text: `${f('by')} keeps ${f('pokemon')} from being ${capital(f('condition'))}, so that is removed`,
    }),
    'highest-number-alone': (f) => ({
      label: 'counters',
      text: `of several numbers the highest counts: ${f('counters')}`,
    }),
    'more-counters-on-top': (f) => ({ label: 'counters', text: `${f('add')} more on top` }),
    'more-counters-add-up': (f) => ({ label: 'counters', text: `${f.list('all').join(' + ')} make ${f('add')} more` }),
    'burn-counters-of-a-text': (f) => ({
      label: 'counters',
      text: `${f('by')} sets the damage counters of a Burn to ${f('counters')}`,
    }),
    'other-number': (f) => ({
      label: 'counters',
      text: f.has('by')
        ? `${f('by')} sets the damage counters for ${capital(f('condition'))} to ${f('counters')}`
        : `${f('counters')} damage counters for ${capital(f('condition'))} in place of the usual number`,
    }),
    'poison-acts': (f) => ({ label: 'condition', text: `Poison acts on ${f('pokemon')}` }),
    'any-number-of-counters': (f) => ({
      label: 'counters',
      text: `one damage counter or more, and one is enough to Knock Out ${f('pokemon')}`,
    }),
    'poison-counters-usual': (f) => ({
      label: 'counters',
      text: `Poison puts ${f('counters')} damage counter on its Pokémon`,
    }),
    'condition-counters-added': (f) => ({
      label: 'counters',
      text: `${f('add')} more on ${f('pokemon')}, because of ${f('by')}`,
    }),
    'cannot-be-affected': (f) => ({
      label: 'effect',
      text: `${f('pokemon')} can't be ${capital(f('condition'))}, because of ${f('by')}`,
    }),
    'benched-not-affected': (f) => ({
      label: 'effect',
      text: `${f('pokemon')} is on the Bench and can't be ${capital(f('condition'))}`,
    }),
    'coins-of-sleep': (f) => ({
      label: 'condition',
      text: `${f('pokemon')} wakes up if ${f.number('coins') === 2 ? 'both' : `all ${f.number('coins')}`} coins are heads${f.has('by') ? `, by ${f('by')}` : ''}`,
    }),
    'not-said-whether-it-ends': (f) => ({
      label: 'condition',
      text: `${titleOf(f('document'))} does not say whether ${f('pokemon')} is still ${capital(f('condition'))} after this; both are played on`,
    }),
    'paralysis-stays': (f) => ({
      label: 'condition',
      text: `${f('pokemon')} stays Paralyzed: its player has not had a full turn yet`,
    }),
  },
  needs: {
    'burn-recovery-not-told': {
      says: (f) => `whether the Burn of ${f('pokemon')} ends at this Checkup`,
      ask: (f) => `whether the Burn of ${f('pokemon')} ends`,
    },
    'second-char-not-told': {
      says: (f) => `whether a second Char counter counts: ${f('pokemon')} already has one`,
      ask: (f) => `whether a second Char counter on ${f('pokemon')} counts`,
    },
  },
} satisfies WordsOf<SpecialConditionsCodes>;
