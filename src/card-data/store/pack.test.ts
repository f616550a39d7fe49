import { describe, expect, it } from 'vitest';
import { type Card, plainName } from '../../state/index.ts';
import { type CardReadings, openPack, packOf } from './pack.ts';

const trainer = (key: string, name: string): Card => ({ key, name, kind: 'trainer' });
const reading = (said: string): CardReadings => [
  { as: 'trainer', text: said, read: true, said: [said], why: null, at: null, either: [] },
];

const CARDS = [trainer('a-1', 'Bell'), trainer('a-2', 'Bell'), trainer('a-3', 'Bell'), trainer('b-1', 'Anchor')];
const SAID: Readonly<Record<string, CardReadings>> = {
  'a-1': reading('Ring it.'),
  'a-2': reading('Ring it twice.'),
  'a-3': reading('Ring it.'),
  'b-1': [null],
};
const names = [...new Set(CARDS.map(({ name }) => name))];

const pack = openPack(
  Buffer.from(
    packOf(
      { cards: new Map(), sets: new Map(), localNames: new Map() },
      new Map(
        names.map((name) => {
          const cards = CARDS.filter((card) => card.name === name);
          return [plainName(name), { cards, readings: cards.map(({ key }) => SAID[key] ?? []) }];
        }),
      ),
    ),
  ),
);

describe('a pack of cards', () => {
  it.each(CARDS.map((card) => [card.key, card] as const))('keeps how the texts of a card are read: %s', (key, card) => {
    expect(pack.named(plainName(card.name))).toContainEqual(card);
    expect(pack.readings(card)).toEqual(SAID[key]);
  });

  it('knows no reading of a card that is not in it', () => {
    expect(pack.readings(trainer('a-9', 'Bell'))).toBeNull();
    expect(pack.readings(trainer('c-1', 'Cart'))).toBeNull();
  });
});
