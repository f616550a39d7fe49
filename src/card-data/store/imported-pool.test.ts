import { describe, expect, it } from 'vitest';
import { type Card, cardPool, plainName } from '../../state/index.ts';
import { poolsOf, withImported } from './imported-pool.ts';
import { openPack, packOf } from './pack.ts';

const energy = (key: string, name: string, more: Partial<Card> = {}): Card => ({ key, name, kind: 'energy', ...more });

const pokemon = (key: string, name: string, print?: string): Card => ({
  key,
  name,
  kind: 'pokemon',
  ...(print === undefined ? {} : { print }),
});

const shipped = cardPool([
  energy('pl-121', 'Glade Energy', { short: 'GLA', print: 'PL 121' }),
  pokemon('own:Fennel', 'Fennel'),
  pokemon('own:Mossy', 'Mossy'),
  pokemon('pl-7', 'Brindle', 'PL 7'),
]);

const imported = [
  energy('rs-95', 'Glade Energy', { short: 'GLA', print: 'RS 95' }),
  energy('tr-81', 'Glade Energy', { print: 'TR 81', provides: 'G G' }),
  energy('ex-9', 'Glade Energy', { print: 'EX 9' }),
  energy('n1-1', 'Fog Energy', { print: 'N1 1' }),
  pokemon('ex-4', 'Fennel', 'EX 4'),
  pokemon('ex-5', 'Brindle', 'EX 5'),
];

const pack = openPack(
  Buffer.from(
    packOf(
      { cards: new Map(), sets: new Map(), localNames: new Map() },
      new Map(
        imported.map(({ name }) => {
          const cards = imported.filter((one) => one.name === name);
          return [plainName(name), { cards, readings: cards.map(() => []) }];
        }),
      ),
    ),
  ),
);
const pool = withImported(shipped, pack);

const keys = (name: string): readonly string[] => pool.named(name).map(({ key }) => key);

describe('imported cards beside those that ship', () => {
  it('are found by the short name of the card that says the same', () => {
    expect(keys('GLA')).toEqual(['pl-121', 'rs-95', 'ex-9']);
    expect(keys('Glade Energy')).toEqual(['pl-121', 'rs-95', 'tr-81', 'ex-9']);
  });

  it('are found by set and number where no card is called so', () => {
    expect(keys('RS 95')).toEqual(['rs-95']);
    expect(keys('tr-081')).toEqual(['tr-81']);
    expect(keys('PL 121')).toEqual(['pl-121']);
    expect(keys('RS 96')).toEqual([]);
  });

  it('have no short name of another card', () => {
    expect(keys('FOG')).toEqual([]);
    expect(keys('Fog Energy')).toEqual(['n1-1']);
  });

  it('take the place of a Pokémon that ships without a print, and of no other', () => {
    expect(keys('Fennel')).toEqual(['ex-4']);
    expect(keys('Mossy')).toEqual(['own:Mossy']);
    expect(keys('Brindle')).toEqual(['pl-7', 'ex-5']);
  });

  it('are read once, and make one pool for each document', () => {
    const { every, ruledBy } = poolsOf(shipped, pack);
    expect(ruledBy('xy-2016')).toBe(ruledBy('xy-2016'));
    expect(ruledBy('xy-2016')).not.toBe(ruledBy('neo-2001'));
    expect(ruledBy('xy-2016').named('Fog Energy')[0]).toBe(every.named('Fog Energy')[0]);
  });
});
