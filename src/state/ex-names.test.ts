import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { cardPool, sameName } from './card-pool.ts';

const card = (key: string, name: string, from?: string): Card => ({
  key,
  name,
  kind: 'pokemon',
  ...(from === undefined ? {} : { from }),
});

describe('names of Pokémon-EX and of the older Pokémon-ex', () => {
  const pool = cardPool([
    card('a', 'Ogre ex'),
    card('b', 'Ogre-EX'),
    card('c', 'M Ogre-EX', 'Ogre-EX'),
    card('d', 'Imp-EX'),
  ]);

  it('are two, though they are spelt alike', () => {
    expect(sameName('Ogre-EX', 'Ogre ex')).toBe(false);
    expect(pool.named('Ogre-EX').map(({ key }) => key)).toEqual(['b']);
    expect(pool.named('Ogre ex').map(({ key }) => key)).toEqual(['a']);
    expect(pool.texts('Ogre ex').map(({ key }) => key)).toEqual(['a']);
    expect(pool.texts('Ogre-EX').map(({ key }) => key)).toEqual(['b']);
  });

  it('may both be meant by a name that is written otherwise', () => {
    expect(sameName('ogre-ex', 'Ogre ex')).toBe(true);
    expect(sameName('OGRE EX', 'Ogre-EX')).toBe(true);
    expect(pool.named('ogre-ex')).toHaveLength(2);
    // There is no other of that name.
    expect(pool.named('Imp ex').map(({ key }) => key)).toEqual(['d']);
  });

  it('are distinguished beneath an Evolution', () => {
    expect(pool.evolvingFrom('Ogre-EX').map(({ key }) => key)).toEqual(['c']);
    expect(pool.evolvingFrom('Ogre ex')).toEqual([]);
  });
});
