import { describe, expect, it } from 'vitest';
import { plainName } from '../../state/index.ts';
import type { SourceCard } from '../reading/source-card.ts';
import { openPack, packOf } from '../store/pack.ts';
import { searchIn } from './search-cards.ts';

const card = (n: number, name: string, text: string): SourceCard => ({
  id: `tst-${n}`,
  set: 'tst',
  number: String(n),
  name,
  supertype: 'Trainer',
  rules: [text],
});

/** Some hundred cards, so that words and cards fill several blocks. */
const COLOURS = ['amber', 'azure', 'beige', 'black', 'blue', 'bronze', 'brown', 'coral', 'cream', 'crimson', 'cyan'];
const THINGS = [
  'anchor',
  'arrow',
  'barrel',
  'basket',
  'beacon',
  'bell',
  'bottle',
  'bridge',
  'bucket',
  'candle',
  'cart',
];
const many = COLOURS.flatMap((colour, at) =>
  THINGS.map((thing, n) => card(at * THINGS.length + n + 1, `${colour} ${thing}`, `Look at ${at * n} ${thing}s.`)),
);
const CARDS = [
  ...many,
  card(500, 'Poké Café', 'Heal naïve Pokémon.'),
  card(501, 'Crème Bell', 'Ring it.'),
  card(502, 'Sound', 'A bell rings.'),
];

const pack = openPack(
  Buffer.from(
    packOf(
      {
        cards: new Map(CARDS.map((one) => [one.id, one])),
        sets: new Map([['tst', { id: 'tst', name: 'Test Fair', code: 'TF' }]]),
        localNames: new Map([['glocke', ['tst-501', 'tst-502']]]),
      },
      new Map(CARDS.map(({ name }) => [plainName(name), { cards: [], readings: [] }])),
    ),
  ),
);

const found = (words: string): readonly string[] =>
  searchIn(pack, words).found.map((one) => (one.byName ? `=${one.card.name}` : one.card.name));

/** What a look at every word of every card finds. */
const looked = (words: string): readonly string[] => {
  const asked = words.split(' ');
  const all = many.filter(({ name, number, rules = [] }) => {
    const said = `${name} Test Fair TF tst ${number} Trainer ${rules.join(' ')}`.toLowerCase().match(/\w+/gu) ?? [];
    return asked.every((word) => said.some((one) => one.startsWith(word)));
  });
  const named = many.filter(({ name }) => plainName(name).includes(plainName(words)));
  return [...named, ...all.filter((one) => !named.includes(one))].map(({ name }) => name);
};

describe('a search of cards by the words on them', () => {
  const BEGINNINGS = [...COLOURS, ...THINGS].flatMap((word) => [word, word.slice(0, 2), word.slice(0, 3)]);

  it.each([...BEGINNINGS, 'b', 'look 1', 'at bar c', 'tf 12', 'fair 40', 'zz', 'xamber'])('finds all: %s', (words) => {
    const ours = searchIn(pack, words).found.filter((one) => many.some(({ id }) => id === one.card.id));
    expect(ours.map((one) => one.card.name)).toEqual(looked(words));
  });

  it('has names first, also in another language', () => {
    expect(found('bell').slice(-3)).toEqual(['=cyan bell', '=Crème Bell', 'Sound']);
    expect(found('glock')).toEqual(['=Crème Bell', '=Sound']);
  });

  it('looks past accents and case', () => {
    for (const words of ['POKE CAFE', 'poké café', 'naive heal']) expect(found(words)).toHaveLength(1);
  });

  it('finds nothing without a word', () => {
    for (const words of ['', '  ', '%', '_']) expect(found(words)).toEqual([]);
  });

  it('tells every name where nothing was found, and the set of what was', () => {
    expect(searchIn(pack, 'zzz').names()).toEqual(CARDS.map(({ name }) => name));
    expect(searchIn(pack, 'sound').names()).toEqual([]);
    expect(searchIn(pack, 'sound').found[0]).toMatchObject({ set: { code: 'TF' }, card: { number: '502' } });
  });
});
