import { describe, expect, it } from 'vitest';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { inspect } from './index.ts';

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name.toLowerCase(),
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 50,
  types: ['C'],
  retreat: 1,
  attacks: [],
  ...more,
});

const saying = (text: string): Partial<Card> => ({ powers: [{ name: 'Gift', kind: 'ability', text }] });

const pool = cardPool([
  pokemon('Pebblet'),
  pokemon('Emberling'),
  pokemon('Emberlord', { stage: 'stage 1', from: 'Emberling' }),
  pokemon('Changeling', saying('Sing, and any Stage 1 card evolves this Pokémon.')),
  pokemon('Singer', saying('Sing a song of your own.')),
]);

const faultsOf = (line: string): readonly string[] =>
  inspect({ setup: parseBoardLine(line).setup, pool, doc: 'advanced-2018' }).map(({ code }) => code);

describe('an Evolution on a Pokémon that it does not evolve from', () => {
  it('is impossible', () => {
    expect(faultsOf('APR t9 p1 | Emberlord<Emberling vs Pebblet')).toEqual([]);
    expect(faultsOf('APR t9 p1 | Emberlord<Pebblet vs Pebblet')).toEqual(['wrong-line']);
  });

  it('may be there by a text of that Pokémon which speaks of evolving and is not read', () => {
    expect(faultsOf('APR t9 p1 | Emberlord<Changeling vs Pebblet')).toEqual([]);
    expect(faultsOf('APR t9 p1 | Emberlord<Singer vs Pebblet')).toEqual(['wrong-line']);
  });
});
