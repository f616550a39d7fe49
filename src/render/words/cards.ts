import type { CardsCodes } from '../../rules/index.ts';
import type { WordsOf } from './rule-words.ts';

export const CARDS = {
  notes: {
    'any-of-that-name': (f) => ({ text: `any ${f('name')} is meant` }),
    'called-without-mark': (f) => ({ text: `other cards call ${f('card')} by the name ${f('name')}` }),
    'level-up-is-no-basic': () => ({ text: 'a LV.X card is not a Basic Pokémon card' }),
    'has-owner': (f) => ({ text: `${f('pokemon')} has an owner in its name` }),
    'has-no-owner': (f) => ({ text: `${f('pokemon')} does not have an owner in its name` }),
    'read-anew': (f) => ({ label: 'text', text: `“${f('says')}” in an older text does not mean just what it says` }),
    'any-pokemon-card': (f) => ({ label: 'text', text: `any Pokémon card is meant, so ${f('card')} too` }),
    'trainer-in-the-old-sense': (f) => ({ label: 'text', text: `“Trainer” includes ${f('card')} too` }),
    'trainer-cards-only': (f) => ({ label: 'text', text: `“Trainer” does not include ${f('card')}` }),
    'headed-trainer-but-none': (f) => ({
      label: 'text',
      text: `${f('card')} has Trainer at the top, but does not count as a Trainer card`,
    }),
    'full-heal-means-all': (f) => ({ label: 'text', text: `${f('card')} removes every Special Condition` }),
    'all-conditions-meant': () => ({ label: 'text', text: 'all Special Conditions are meant' }),
    'means-in-play': (f) => ({ label: 'text', text: `the Stadium meant is the one in play, ${f('card')}` }),
    'rule-box': (f) => ({ label: 'text', text: `${f('card')} has a Rule Box` }),
    'counts-among': (f) => ({ label: 'text', text: `${f('card')} counts as a ${f('of')}` }),
    'counts-as-a-tool': (f) => ({
      label: 'text',
      text: `${f('card')} was played as a Pokémon Tool and counts as nothing else`,
    }),
    'tool-is-not-an-item': (f) => ({ label: 'text', text: `${f('card')} is a Pokémon Tool and not an Item` }),
    'not-of-that-subtype': (f) => ({ label: 'text', text: `${f('card')} is not a Pokémon Tool` }),
    'own-name-only': (f) => ({ label: 'damage', text: `${f('by')} is only about another ${f('pokemon')}` }),
    'any-copy-meant': (f) => ({ label: 'text', text: `any ${f('card')} is meant` }),
    'level-up-is-no-evolution': (f) => ({ label: 'text', text: `${f('card')} is not an Evolution card outside play` }),
    'baby-is-basic': () => ({ label: 'text', text: 'a Baby Pokémon card is a Basic Pokémon card too' }),
    'counts-as-evolution': (f) => ({ label: 'text', text: `${f('card')} counts as an Evolution card` }),
    'fossil-is-no-basic': (f) => ({
      label: 'text',
      text: `${f('card')} is a Trainer card there and not a Basic Pokémon`,
    }),
    'restored-is-no-basic': () => ({ label: 'text', text: 'a Restored Pokémon is not a Basic Pokémon' }),
    'restored-is-not-meant': () => ({
      label: 'text',
      text: 'a text about Basic Pokémon does not include a Restored Pokémon',
    }),
  },
  needs: {
    'stadium-owner-not-told': {
      says: (f) => `who played ${f('card')} (write  stadium ${f('card')}(p1)  or  (p2))`,
      ask: (f) => `who played ${f('card')}`,
    },
  },
} satisfies WordsOf<CardsCodes>;
