import { expect, test } from 'vitest';
import { isNotSo } from './conditions-of-texts.ts';

/** Of a Pokémon that a text does not mean, what it is or is not. */

const said = (filter: object): string | null => isNotSo('it', 'it is not', filter as never);

test.each([
  [{ type: 'W' }, 'it is not a Water Pokémon'],
  [{ 'none-of': [{ tag: 'pokemon-gx' }, { tag: 'pokemon-ex' }] }, /^it is a .+ or .+$/u],
  [{ 'none-of': [{ named: 'Ditto' }, { named: 'Mew' }] }, 'it is Ditto or Mew'],
  [{ 'not-named': 'Ditto' }, 'it is Ditto'],
  [{ 'rule-box': false }, 'it has a Rule Box'],
  [{ damaged: false }, 'it has damage counters'],
  [{ damaged: false, type: 'W' }, 'it is not a Water Pokémon without damage counters'],
])('is said without a negation of a negation: %o', (filter, words) => {
  if (typeof words === 'string') expect(said(filter)).toBe(words);
  else expect(said(filter)).toMatch(words);
});
