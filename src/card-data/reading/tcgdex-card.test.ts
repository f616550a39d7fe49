import { describe, expect, it } from 'vitest';
import { cardOf } from '../card-of.ts';
import { readDataFile, readLocalNames } from './read-data-file.ts';

/** Cards made up for tests, in the shape of TCGdex. */

const POKEMON = {
  category: 'Pokemon',
  id: 'sv03.5-006',
  localId: '006',
  name: 'Mega Mistmoth ex',
  rarity: 'Double rare',
  set: { id: 'sv03.5', name: 'Trial', cardCount: { official: 10, total: 12 } },
  dexId: [6],
  hp: 330,
  types: ['Fire'],
  evolveFrom: 'Mistmoth',
  stage: 'Stage2',
  suffix: 'ex',
  abilities: [{ type: 'Poke-POWER', name: 'Glow', effect: 'Draw a card.' }],
  attacks: [{ cost: ['Fire', 'Colorless'], name: 'Dust', effect: 'Flip a coin.', damage: '30+' }],
  weaknesses: [{ type: 'Water', value: '×2' }],
  retreat: 2,
  regulationMark: 'G',
};

const read = (value: unknown) => readDataFile(JSON.stringify(value, null, 1), 'trial.json', 'trial');

describe('a card of TCGdex', () => {
  it('is read like a card of the other data, under the same id', () => {
    const { cards, faults } = read([POKEMON]);
    expect(faults).toEqual([]);
    expect(cards).toEqual([
      {
        id: 'sv3pt5-6',
        set: 'sv3pt5',
        number: '6',
        name: 'Mega Mistmoth ex',
        supertype: 'Pokémon',
        subtypes: ['Stage 2', 'MEGA', 'ex'],
        rules: ['When your Pokémon is Knocked Out, your opponent takes 3 Prize cards.'],
        hp: 330,
        types: ['R'],
        from: 'Mistmoth',
        attacks: [{ name: 'Dust', cost: ['R', 'C'], damage: 30, mark: '+', text: 'Flip a coin.' }],
        powers: [{ name: 'Glow', type: 'Poké-Power', text: 'Draw a card.' }],
        weaknesses: [{ type: 'W', times: 2 }],
        retreat: 2,
        regulation: 'G',
      },
    ]);
  });

  it.each([
    [{ suffix: 'V', stage: 'Basic' }, 2],
    [{ suffix: 'V', stage: 'VMAX' }, 3],
    [{ suffix: 'TAG TEAM-GX', stage: 'Basic' }, 3],
    [{ suffix: 'EX', stage: 'Basic' }, 2],
    [{ suffix: undefined, stage: 'Basic' }, undefined],
  ])('%j: its Knock Out gives %j Prizes', (kind, prizes) => {
    const [card] = read([{ ...POKEMON, name: 'Mistmoth', ...kind }]).cards;
    expect(card === undefined ? null : cardOf(card, undefined).prizes).toBe(prizes);
  });

  it.each([
    [{ category: 'Trainer', trainerType: 'Supporter', effect: 'Draw 3 cards.' }, { subtypes: ['Supporter'] }],
    [{ category: 'Trainer', trainerType: 'Tool', effect: 'It holds.' }, { subtypes: ['Pokémon Tool'] }],
    [
      { category: 'Energy', energyType: 'Normal' },
      { supertype: 'Energy', subtypes: ['Basic'] },
    ],
    [
      { category: 'Trainer', trainerType: 'Item', rarity: 'ACE SPEC Rare', effect: 'Win.' },
      { subtypes: ['Item', 'ACE SPEC'] },
    ],
  ])('%j', (facts, expected) => {
    const { cards, faults } = read([{ id: 'me01-090', localId: '090', name: 'Lantern', ...facts }]);
    expect(faults).toEqual([]);
    expect(cards).toMatchObject([{ id: 'me1-90', ...expected }]);
  });

  it('names its faults by the keys that it has', () => {
    const { faults } = read([{ ...POKEMON, retreat: undefined, evolveFrom: 7, category: 'Monster' }]);
    expect(faults.map(({ message, excerpt }) => [message, excerpt?.trim()])).toEqual([
      ['“Monster” is not a kind of card (sv03.5-006).', '"category": "Monster",'],
      ['7 is not a text (sv03.5-006).', '"evolveFrom": 7,'],
    ]);
  });

  it('comes with sets that have a short name and a date', () => {
    const set = {
      id: 'me01',
      name: 'Trial',
      serie: { id: 'me' },
      cardCount: { total: 1 },
      abbreviation: { official: 'TRI' },
      releaseDate: '2025-09-26',
    };
    expect(read(set).sets).toEqual([{ id: 'me1', name: 'Trial', code: 'TRI', released: '2025/09/26' }]);
  });
});

describe('a file in another language', () => {
  it('gives names, of cards and of the cards that a set lists', () => {
    const names = (value: unknown) => readLocalNames(JSON.stringify(value), 'de.json').names;
    const expected = [{ id: 'sv3pt5-6', name: 'Nebelmotte' }];
    expect(names([{ ...POKEMON, name: 'Nebelmotte', types: ['Feuer'] }])).toEqual(expected);
    expect(
      names({
        id: 'sv03.5',
        serie: {},
        cardCount: {},
        cards: [{ id: 'sv03.5-006', localId: '006', name: 'Nebelmotte' }],
      }),
    ).toEqual(expected);
  });
});
