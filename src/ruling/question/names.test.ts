import { describe, expect, it } from 'vitest';
import type { View } from '../../claims/index.ts';
import { type Card, plainName } from '../../state/index.ts';
import { cardsCalled } from './names.ts';

/** Which card a question means by a name that cards of several times have. */

const CARDS = [
  { name: 'M Mistmoth-EX', released: '2014/02/05' },
  { name: 'Mega Mistmoth ex', released: '2025/09/26' },
  { name: 'Mega Emberfox ex', released: '2025/09/26' },
  { name: 'Duskwing', print: 'PK 90', key: 'ex16-90' },
  { name: 'Duskwing', print: 'SK 143', key: 'ecard3-143' },
] as unknown as readonly Card[];

const called = (name: string, until?: string): readonly string[] => {
  const pool = { named: (said: string) => CARDS.filter((card) => plainName(card.name) === plainName(said)), until };
  return cardsCalled({ pool } as unknown as View, [name]).map((card) => card.name);
};

describe('a Mega Evolution Pokémon as it is called', () => {
  it('is the one with an M in a document of earlier years, and the later one in a document of today', () => {
    expect(called('Mega Mistmoth-EX', '2017/02/02')).toEqual(['M Mistmoth-EX']);
    expect(called('Mega Mistmoth-EX')).toEqual(['Mega Mistmoth ex']);
    expect(called('M Mistmoth-EX')).toEqual(['M Mistmoth-EX']);
  });

  it('is the later one where no earlier one is called so', () => {
    expect(called('Mega Emberfox ex', '2017/02/02')).toEqual(['Mega Emberfox ex']);
  });
});

it('is the print that is given with its name, in every spelling of a board', () => {
  const keys = (name: string) => {
    const pool = { named: (said: string) => CARDS.filter((card) => plainName(card.name) === plainName(said)) };
    return cardsCalled({ pool } as unknown as View, [name]).map((card) => card.key);
  };
  for (const name of ['Duskwing(ex16 90)', 'Duskwing (ex16-90)', 'Duskwing (PK 90)'])
    expect(keys(name)).toEqual(['ex16-90']);
  expect(keys('Duskwing')).toHaveLength(2);
  expect(keys('Duskwing (ex16 91)')).toEqual([]);
});
