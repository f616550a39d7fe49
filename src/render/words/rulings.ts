import type { EngineCodes } from '../../engine/index.ts';
import type { RulingCodes } from '../../ruling/index.ts';
import { titleOf } from '../cite.ts';
import { type Given, listed } from './facts.ts';
import { IMPOSSIBLE } from './impossible.ts';
import type { WordsOf } from './rule-words.ts';

/** That a document has nothing on a point, which the title of a rule of another document names. */
export const noSuchRule = (title: string | null): string =>
  title === null ? 'has no rule like this one' : `has no rule like “${title}”`;

/** Advice to ask another document; where one was asked and has nothing on it either, that is said. */
export const fromElsewhere = (f: Given, has: string, nor: string): string =>
  f.has('fallback')
    ? `, and neither ${nor} ${titleOf(f('fallback'))}`
    : ` (--fallback takes it from a document that ${has})`;

/** Of a name with many prints only some are said. */
const MOST_PRINTS = 8;
const SOME_PRINTS = 4;

export const fewPrints = (prints: readonly string[]): readonly string[] =>
  prints.length <= MOST_PRINTS
    ? prints
    : [...prints.slice(0, SOME_PRINTS), `one of ${prints.length - SOME_PRINTS} more prints`];

/** What a ruling as a whole needs: what a document does not say, and facts that no single rule asks for. */
export const RULINGS = {
  notes: {
    'one-falls-in-any-case': (f) => ({
      label: 'checks',
      text:
        f.number('count') === 1
          ? `a Pokémon of ${f('player')} is Knocked Out`
          : `${f('count')} Pokémon of ${f('player')} are Knocked Out`,
    }),
    'damage-in-the-end': (f) => ({
      label: 'damage',
      text: `${f('pokemon')} has ${f.number('damage') === 0 ? 'no' : f('damage')} damage in the end`,
    }),
  },
  needs: {
    'document-silent': {
      says: (f) => `${titleOf(f('document'))} ${noSuchRule(null)}${fromElsewhere(f, 'has one', 'has')}`,
      ask: () => 'which other document decides this point',
    },
    'document-silent-on': {
      says: (f) =>
        `${titleOf(f('document'))} does not say ${f('what')}${f.has('texts') ? `: ${listed(f.list('texts'))}` : ''}${fromElsewhere(f, 'does', 'does')}`,
      ask: () => 'which other document decides this point',
    },
    'table-set-right': {
      says: (f) => `the correct table: ${(IMPOSSIBLE[f('fault')]?.(f) ?? f('fault')).replace(/\.$/u, '')}`,
      ask: () => 'how the cards really are on this table',
    },
    'effect-not-told': {
      says: (f) => `whether the effect of ${f('effect')} is there`,
      ask: (f) => `whether the effect of ${f('effect')} is there`,
    },
    'coins-not-told': {
      says: () => 'how the coins came up: there are more than can be followed both ways (use --answers)',
      ask: () => 'how the coins came up',
    },
    'which-print': {
      says: (f) => {
        const kinds = f.list('kinds').map((kind, at) => {
          const example = f.list('examples')[at] ?? '';
          return example === '' ? kind : `${kind} (${example})`;
        });
        const prints = fewPrints(f.list('prints').map((print) => `${f('card')}(${print})`));
        return `which ${f('card')} this is:  ${(kinds.length > 0 ? kinds : prints).join('   or   ')}`;
      },
      ask: (f) => {
        // Prints that are named together are heard one by one.
        const kinds = f
          .list('kinds')
          .flatMap((kind, at) => (f.list('examples')[at] === '' ? kind.split(' or ') : kind));
        return `which ${f('card')} it is: ${listed(kinds.length > 0 ? kinds : fewPrints(f.list('prints')), 'or')}`;
      },
    },
  },
} satisfies WordsOf<RulingCodes> & WordsOf<EngineCodes>;
