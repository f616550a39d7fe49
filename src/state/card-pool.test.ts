import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { type CardPool, cardPool, poolWith, textsOfPeriod } from './card-pool.ts';

const pokemon = (key: string, name: string, more: Partial<Card> = {}): Card => ({
  key,
  name,
  kind: 'pokemon',
  stage: 'basic',
  ...more,
});

const BASE = [
  pokemon('a-1', 'Pikachu', { hp: 50 }),
  pokemon('a-2', 'Pikachu', { hp: 60 }),
  pokemon('a-3', 'Raichu', { stage: 'stage 1', from: 'Pikachu' }),
];

/** Everything that can be asked of a pool about these names and keys. */
const asked = (pool: CardPool) => ({
  all: pool.all(),
  found: ['a-1', 'a-2', 'a-3', 'own', 'none'].map((key) => pool.find(key)),
  named: ['pikachu', 'Raichu', 'Mewling', 'MWL', 'nobody'].map((name) => pool.named(name)),
  texts: ['Pikachu', 'Raichu', 'Mewling', 'nobody'].map((name) => pool.texts(name)),
  evolving: ['Pikachu', 'Mewling'].map((name) => pool.evolvingFrom(name)),
});

describe('a pool with more cards', () => {
  it.each([
    ['a card of a new name', [pokemon('own', 'Mewling', { own: true, short: 'MWL' })]],
    ['a print of a name it has, written by the table', [pokemon('own', 'Pikachu', { own: true, hp: 70 })]],
    ['a print of a name it has, on file', [pokemon('own', 'Pikachu', { hp: 60 })]],
    ['an Evolution of a name it has', [pokemon('own', 'Raichu', { stage: 'stage 1', from: 'Pikachu', hp: 90 })]],
    ['another text for a card it has', [pokemon('a-2', 'Pikachu', { hp: 90 })]],
    ['another name for a card it has', [pokemon('a-2', 'Mewling', { hp: 90 })]],
    ['another line for a card it has', [pokemon('a-3', 'Raichu', { stage: 'stage 1', from: 'Mewling' })]],
    ['one key twice', [pokemon('own', 'Mewling', { hp: 10 }), pokemon('own', 'Mewling', { hp: 20 })]],
    ['nothing', []],
  ])('answers as one made of all of them: %s', (_what, more) => {
    expect(asked(poolWith(cardPool(BASE), more))).toEqual(asked(cardPool([...BASE, ...more])));
  });

  it('may be given more again', () => {
    const twice = poolWith(poolWith(cardPool(BASE), [pokemon('own', 'Mewling')]), [
      pokemon('a-1', 'Pikachu', { hp: 1 }),
    ]);
    expect(asked(twice)).toEqual(
      asked(cardPool([...BASE, pokemon('own', 'Mewling'), pokemon('a-1', 'Pikachu', { hp: 1 })])),
    );
  });

  it('throws for a key that is in neither', () => {
    expect(() => poolWith(cardPool(BASE), [pokemon('own', 'Mewling')]).card('none')).toThrow('no card with key none');
  });
});

it('takes prints that differ only in number, date and regulation mark as one text', () => {
  const old: Card = {
    key: 'a-1',
    name: 'Lantern',
    print: 'A 1',
    released: '2020/01/01',
    regulation: 'D',
    kind: 'trainer',
  };
  const newer: Card = { ...old, key: 'b-2', print: 'B 2', released: '2025/01/01', regulation: 'I' };
  expect(textsOfPeriod([old, newer], undefined)).toHaveLength(1);
  expect(textsOfPeriod([old, { ...newer, hp: 60 }], undefined)).toHaveLength(2);
});
