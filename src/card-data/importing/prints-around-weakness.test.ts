import { expect, it } from 'vitest';
import { cardPool } from '../../state/index.ts';
import { readDataFile } from '../reading/read-data-file.ts';
import { compileNames, printsByName } from './index.ts';

/** A reprint is played as the print that ships where both say the same, and not where one takes damage off before Weakness and the other after it. */

const energy = (id: string, aside: string) => ({
  id,
  name: 'Glow Energy',
  supertype: 'Energy',
  subtypes: ['Special'],
  number: id.slice(-1),
  rules: [`Glow Energy gives every type. Damage done by its Pokémon is reduced by 10${aside}.`],
});

const shippedAs = (aside: string): string | undefined => {
  const raw = [energy('tst1-1', ' (before applying Weakness and Resistance)'), energy('tst1-2', aside)];
  const { cards } = readDataFile(JSON.stringify(raw), 'tst1.json', 'tst1');
  const shipped = cardPool([{ key: 'tst1-1', name: 'Glow Energy', kind: 'energy', short: 'GLOW' }]);
  const compiled = compileNames({ names: printsByName(cards), sets: new Map() }, shipped, () => {});
  return [...compiled.values()].flatMap((name) => name.cards)[0]?.short;
};

it('is played as it where both say the same of Weakness, or one says nothing of it', () => {
  expect(shippedAs(' (before applying Weakness and Resistance)')).toBe('GLOW');
  expect(shippedAs('')).toBe('GLOW');
});

it('has words of its own where they differ', () => {
  expect(shippedAs(' (after applying Weakness and Resistance)')).toBe(undefined);
});
