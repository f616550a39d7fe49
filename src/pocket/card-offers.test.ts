import { describe, expect, it } from 'vitest';
import { type Card, cardPool, plainName } from '../state/index.ts';
import { offersFor } from './card-offers.ts';

const ogre = (key: string, name: string, released: string): Card => ({
  key,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: key.length * 10,
  released,
});

describe('a list of cards', () => {
  it('offers both of two cards that are spelled alike, the later one first', () => {
    const cards = [
      ogre('a', 'Ogre-EX', '2014/02/05'),
      ogre('bb', 'Ogre ex', '2023/09/22'),
      ogre('c', 'Ogrette', '2014/02/05'),
    ];
    const pool = cardPool(cards);
    const place = { seat: 'p1', zone: 'active', at: 0 } as const;
    const offers = (shown: readonly string[], plain: readonly string[]): readonly string[] =>
      offersFor({ for: 'pokemon', place }, 'ogre', pool, { shown, plain });
    expect(offers([], [...new Set(cards.map(({ name }) => plainName(name)))])).toEqual([
      'Ogre ex',
      'Ogre-EX',
      'Ogrette',
    ]);
    expect(offers(['Ogre-EX'], ['ogreex'])).toContain('Ogre ex');
  });
});
