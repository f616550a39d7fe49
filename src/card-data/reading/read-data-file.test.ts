import { describe, expect, it } from 'vitest';
import { RAW_SET, type RawCard, rawEnergy, rawPokemon, rawTrainer } from '../samples.fixture.ts';
import { readDataFile } from './read-data-file.ts';
import { scanJson } from './scan-json.ts';

const read = (value: unknown) => readDataFile(JSON.stringify(value, null, 1), 'tst1.json', 'tst1');
const one = (more: RawCard) => read([rawPokemon(more)]);
const cardOf = (more: RawCard) => one(more).cards[0];

describe('a card of the data', () => {
  it('keeps what is printed and drops what no ruling depends on', () => {
    expect(cardOf({ flavorText: 'It glows.', artist: 'Nobody', images: {} })).toEqual({
      id: 'tst1-1',
      set: 'tst1',
      number: '1',
      name: 'Mistmoth',
      supertype: 'Pokémon',
      subtypes: ['Basic'],
      hp: 60,
      types: ['G'],
      attacks: [{ name: 'Dust', cost: ['G', 'C'], damage: 20 }],
      weaknesses: [{ type: 'R', times: 2 }],
      retreat: 1,
    });
  });

  it.each([
    ['', {}],
    ['30', { damage: 30 }],
    ['30+', { damage: 30, mark: '+' }],
    ['20×', { damage: 20, mark: 'x' }],
    ['20x', { damage: 20, mark: 'x' }],
    ['60-', { damage: 60, mark: '-' }],
    ['60−', { damage: 60, mark: '-' }],
    ['?', { mark: '?' }],
    [null, { mark: '?' }],
    [undefined, {}],
  ])('reads the damage %j', (damage, expected) => {
    const read = one({ attacks: [{ name: 'A', cost: ['Free'], damage }] });
    expect(read.faults).toEqual([]);
    expect(read.cards[0]?.attacks).toEqual([{ name: 'A', cost: [], ...expected }]);
  });

  it.each([
    [
      { type: 'Fire', value: '+20' },
      { type: 'R', plus: 20 },
    ],
    [
      { type: 'Dragon', value: 'x2' },
      { type: 'N', times: 2 },
    ],
    [{ type: 'Fairy', value: '' }, { type: 'Y' }],
    [{ type: 'Water' }, { type: 'W' }],
  ])('reads the Weakness %j', (raw, expected) => {
    expect(cardOf({ weaknesses: [raw] })?.weaknesses).toEqual([expected]);
  });

  it('takes no-break spaces and line ends for spaces, and keeps brackets and bullets', () => {
    const card = cardOf({ name: 'Mist\u00a0[B]', rules: ['Choose\n1:\u00a0 • this • that'] });
    expect([card?.name, card?.rules]).toEqual(['Mist [B]', ['Choose 1: • this • that']]);
  });

  it('bears a Trainer without subtypes, a card without attacks and a number that is none', () => {
    const { cards, faults } = read([
      rawTrainer({ subtypes: undefined }),
      rawPokemon({ attacks: undefined, number: 'TG1a' }),
    ]);
    expect(faults).toEqual([]);
    expect(cards.map(({ number }) => number)).toEqual(['50', 'TG1a']);
  });

  it('knows the set by the id of the card, by the set the interface hands out, or by the file', () => {
    const sets = [
      cardOf({ id: 'dp1-7' }),
      cardOf({ set: RAW_SET, id: 'xy-z-9' }),
      readDataFile(JSON.stringify(rawPokemon({ id: 'lonely' })), 'abc.json', 'abc').cards[0],
    ].map((card) => card?.set);
    expect(sets).toEqual(['dp1', 'tst1', 'abc']);
  });

  it('is found in a list, alone, or in an answer of the interface, which brings its set along', () => {
    const card = rawPokemon({ set: RAW_SET });
    for (const value of [[card], card, { data: [card], page: 1 }, { data: card }]) {
      const { cards, sets } = read(value);
      expect([cards.length, sets]).toEqual([
        1,
        [{ id: 'tst1', name: 'Test Meadow', code: 'TM', released: '2008/02/01' }],
      ]);
    }
  });

  it('is not part of a file about something else', () => {
    expect(read([{ id: 'd-1', name: 'A deck', types: ['Fire'], cards: [] }])).toMatchObject({
      other: true,
      faults: [],
    });
    expect(read({ name: 'a package' })).toMatchObject({ other: true, faults: [] });
  });

  it('reports which fields are not read', () => {
    expect([...read([rawPokemon({ teraType: 'Fire' }), rawEnergy()]).unknown]).toEqual([['teraType', 1]]);
  });
});

describe('faults of the data', () => {
  it('are all reported at once, each at its place, and cost only their card', () => {
    const bad = rawPokemon({
      id: 'tst1-2',
      hp: 'sixty',
      types: ['Gras'],
      attacks: [{ name: 'Dust', cost: ['Grass'], damage: 'lots' }],
    });
    const text = JSON.stringify([rawPokemon(), bad, rawPokemon({ id: 'tst1-3', name: undefined })], null, 1);
    const { cards, faults, bad: left } = readDataFile(text, 'tst1.json', 'tst1');
    expect([cards.map(({ id }) => id), left]).toEqual([['tst1-1'], 2]);
    const at = (words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
    expect(faults.map(({ code, message, span }) => [code, message, span?.line])).toEqual([
      ['bad-value', '“sixty” is not a number of HP (tst1-2).', at('"sixty"')],
      ['bad-value', '“Gras” is not a type of Energy (tst1-2).', at('"Gras"')],
      ['bad-value', '“lots” is not an amount of damage (tst1-2).', at('"lots"')],
      ['missing-key', 'this card has no name (tst1-3).', at('"id": "tst1-3"') - 1],
    ]);
    expect(faults[0]?.excerpt).toContain('"hp": "sixty"');
  });

  it.each([
    ['[{"id": "a-1",}]', 1, 15, 'a key in quotes'],
    ['[\n  {"hp": 60}\n  {"hp": 70}]', 3, 3, 'a comma or ]'],
    ['["\u0007"]', 1, 3, 'the end of a string'],
    ['[{"hp": 060}]', 1, 10, 'a comma or }'],
    ['[1, 2', 1, 6, 'a comma or ]'],
    ['', 1, 1, 'a value'],
    ['[] []', 1, 4, 'the end of the file'],
  ])('names the place where %j stops being JSON', (text, line, column, expected) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(readDataFile(text, 'x.json', 'x').faults).toMatchObject([
      { code: 'not-json', span: { line, column }, hint: `expected   ${expected}` },
    ]);
  });

  it('reports deep nesting before anything is built of it', () => {
    const text = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(readDataFile(text, 'x.json', 'x').faults).toMatchObject([{ code: 'too-deep' }]);
  });

  it('are signs that steer a terminal, in any text', () => {
    for (const more of [{ name: 'Mist\u001b[2J' }, { rules: ['\u202eedis'] }, { attacks: [{ name: 'A\u0007' }] }])
      expect(one(more).faults).toMatchObject([{ code: 'control-character' }]);
  });

  it('are texts and lists longer than any card has', () => {
    expect(one({ name: 'M'.repeat(500) }).faults).toMatchObject([{ code: 'too-large' }]);
    expect(one({ attacks: Array.from({ length: 99 }, () => ({ name: 'A' })) }).faults).toMatchObject([
      { code: 'too-large' },
    ]);
  });

  it('cannot reach a prototype', () => {
    const text =
      '[{"__proto__": {"hp": "90", "supertype": "Energy"}, "constructor": 1, "id": "t-1", "name": "X", "hp": "60", "types": ["Fire"], "supertype": "Pokémon"}]';
    const { cards, faults } = readDataFile(text, 'x.json', 'x');
    expect([cards[0]?.hp, cards[0]?.supertype, faults]).toEqual([60, 'Pokémon', []]);
    expect(({} as { hp?: unknown }).hp).toBeUndefined();
    expect(
      readDataFile(
        '[{"__proto__": {"name": "Inherited"}, "id": "t-1", "hp": "60", "types": [], "supertype": "Pokémon"}]',
        'x.json',
        'x',
      ).faults,
    ).toMatchObject([{ code: 'missing-key' }]);
  });

  it('leave nothing out that JSON itself allows', () => {
    for (const text of ['{"a": [1, -2.5e3, true, null, "\\u00e9\\n"]}', '\uFEFF[]', ' [ ] ', '"x"'])
      expect(scanJson(text).broken).toBeNull();
  });
});
