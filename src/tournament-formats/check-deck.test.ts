import { describe, expect, test } from 'vitest';
import { readDeck } from '../scenario/index.ts';
import { type Card, cardPool, type DeckCard } from '../state/index.ts';
import { isPrint } from '../state/notation/index.ts';
import { checkFormat, readFormat, type TournamentFormat } from './index.ts';

/** What a format says of a deck, on a day. The cards and the format are made up; the day decides as it does in the real ones. */

const pokemon = (name: string, print: string, more: Partial<Card> = {}): Card => ({
  key: print,
  name,
  print,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['F'],
  attacks: [{ name: 'Push', cost: ['F'], damage: 20, text: 'Draw a card.' }],
  ...more,
});
const trainer = (name: string, print: string, text: string, more: Partial<Card> = {}): Card => ({
  key: print,
  name,
  print,
  kind: 'trainer',
  play: { text, does: [] },
  ...more,
});

const CARDS: readonly Card[] = [
  { key: 'F', name: 'Fighting Energy', short: 'F', kind: 'energy', tags: ['basic energy'] },
  pokemon('Mistmoth', 'AAA 1', { regulation: 'H', released: '2024/03/22' }),
  pokemon('Mistmoth', 'OLD 7', { released: '2012/03/22' }),
  pokemon('Mistmoth', 'OLD 8', { released: '2012/03/22', hp: 70 }),
  pokemon('Mistmoth', 'OLD 9', {
    released: '2012/03/22',
    attacks: [{ name: 'Push', cost: ['F'], damage: 20, text: 'Take a card from your deck.' }],
  }),
  pokemon('Nameless', 'NEW 3', { released: '2024/03/22' }),
  pokemon('Latecomer', 'NEW 4', { regulation: 'J', released: '2026/07/17' }),
  pokemon('Gone ex', 'AAA 5', { regulation: 'G', tags: ['ex'], released: '2023/03/31' }),
  pokemon('Two Kinds', 'AAA 6', { regulation: 'H', types: ['W', 'F'] }),
  pokemon('Fish', 'AAA 7', { regulation: 'H', types: ['W'] }),
  trainer('Lantern', 'AAA 50', 'Draw a card.', { regulation: 'H' }),
  trainer('Lantern', 'OLD 50', 'Draw a card. (As always.)'),
  trainer('Ace', 'AAA 51', 'Win.', { regulation: 'H', tags: ['ace spec'] }),
  trainer('Ace Two', 'AAA 52', 'Win.', { regulation: 'H', tags: ['ace spec'] }),
  trainer('Banned', 'AAA 53', 'Draw.', { regulation: 'H' }),
  trainer('Banned', 'AAA 54', 'Draw.', { regulation: 'H' }),
  trainer('Banned', 'AAA 55', 'Draw.', { regulation: 'H' }),
];
const cards = cardPool(CARDS);

const FORMAT = `
key: trial
title: Trial
as-of: 2026-10-06
by: us
size: {cards: 60, source: S}
reprints: {source: R}
limits: [{of: ace spec, most: 1, source: L}]
wait: {days: 14, since: 2026-01-01, source: W}
pools:
  - {from: 2024-01-01, marks: [G, H], source: P1}
  - {from: 2026-04-10, marks: [H, J], source: P2}
bans:
  - {card: Banned, prints: [AAA 53, AAA 54], from: 2026-04-10, until: 2026-09-01, source: B}
excluded:
  - {prints: [AAA 7], why: says that it is only for collecting, source: E}
`;

const format = (text = FORMAT): TournamentFormat => {
  const { format: read, faults } = readFormat(text, 'trial.yaml');
  expect(faults).toEqual([]);
  if (read === null) throw new Error('the format was not read');
  return read;
};

const findings = (list: string, day = '2026-08-15', text = FORMAT): readonly string[] => {
  const { list: read } = readDeck(`${list}\n`, 'deck.txt');
  const lines = read.lines.map((line): DeckCard => {
    const named = cards.named(line.name);
    const { print } = line;
    return {
      ...line,
      ordinary: false,
      prints: print === undefined ? named : named.filter((one) => isPrint(one, print)),
    };
  });
  return checkFormat({ format: format(text), day, deck: { format: 'constructed', cards: lines, side: [] }, cards })
    .findings.filter(({ code }) => code !== 'wrong-size')
    .map(({ outcome, code, source, span }) => `${outcome} ${code} ${source} ${span.line}`);
};

describe('a format of tournaments', () => {
  test.each([
    ['a mark in the pool', '4 Mistmoth AAA 1', '2026-08-15', ['passed all-in-pool P2 1']],
    ['a mark that left the pool', '1 Gone ex', '2026-04-10', ['applies not-in-pool P2 1']],
    ['the last day before the next spring', '4 Mistmoth AAA 1', '2027-03-05', ['passed all-in-pool P2 1']],
    ['a day after the next rotation may have come', '4 Mistmoth AAA 1', '2027-03-06', ['open after-records us 1']],
    ['the same card a day before', '1 Gone ex', '2026-04-09', ['passed all-in-pool P1 1']],
    ['a print with the same facts and words', '1 Mistmoth OLD 7', '2026-08-15', ['passed played-as-reprint R 1']],
    ['a reminder in brackets says nothing', '1 Lantern OLD 50', '2026-08-15', ['passed played-as-reprint R 1']],
    ['a print with other facts', '1 Mistmoth OLD 8', '2026-08-15', ['applies not-in-pool P2 1']],
    ['a print with other words', '1 Mistmoth OLD 9', '2026-08-15', ['open other-words-decide R 1']],
    ['a print without its mark in the data', '1 Nameless', '2026-08-15', ['open mark-not-given P2 1']],
    ['a name without a print', '4 Mistmoth', '2026-08-15', ['passed all-in-pool P2 1']],
    ['basic Energy', '30 Fighting Energy', '2026-08-15', ['passed all-in-pool P2 1']],
    ['a card that is not on file', '2 Unknown Card', '2026-08-15', ['open card-not-on-file P2 1']],
    ['a day before all records', '4 Mistmoth AAA 1', '2020-01-01', ['open before-records us 1']],
    ['a set on its last day of waiting', '1 Latecomer', '2026-07-30', ['applies waits-for-its-day W 1']],
    ['a set on its first legal day', '1 Latecomer', '2026-07-31', ['passed all-in-pool P2 1']],
    ['a set that is not out', '1 Latecomer', '2026-07-16', ['applies not-released W 1']],
    ['a banned print', '1 Banned AAA 53', '2026-08-15', ['applies banned B 1']],
    ['another print of it', '1 Banned AAA 55', '2026-08-15', ['passed all-in-pool P2 1']],
    ['its name alone', '1 Banned', '2026-08-15', ['open print-decides-ban B 1']],
    ['before the ban', '1 Banned AAA 53', '2026-04-09', ['passed all-in-pool P1 1']],
    ['after the ban', '1 Banned AAA 53', '2026-09-01', ['passed all-in-pool P2 1']],
    ['an excluded print', '1 Fish AAA 7', '2026-08-15', ['applies excluded E 1']],
    [
      'two of a kind of which one is allowed',
      '1 Ace\n1 Ace Two',
      '2026-08-15',
      ['applies too-many-of-a-kind L 2', 'passed all-in-pool P2 1'],
    ],
    ['one of that kind', '1 Ace', '2026-08-15', ['passed all-in-pool P2 1']],
  ])('%s', (_, list, day, expected) => {
    expect(findings(list, day)).toEqual(expected);
  });

  test('counts the cards', () => {
    const deck = readDeck('59 Fighting Energy\n', 'deck.txt').list.lines.map((line) => ({
      ...line,
      ordinary: false,
      prints: cards.named('Fighting Energy'),
    }));
    const ruled = checkFormat({
      format: format(),
      day: '2026-08-15',
      deck: { format: 'constructed', cards: deck, side: [] },
      cards,
    });
    expect(ruled.findings[0]).toMatchObject({ outcome: 'applies', code: 'wrong-size', facts: { cards: 59, size: 60 } });
  });

  const FAN = `${FORMAT}copies: {most: 1, source: C}
one-type: {source: T}
without: {tags: [ex, ace spec], source: K}
groups: [{cards: [Lantern, Banned], source: G}]
`;
  test.each([
    [
      'two copies of a name',
      '2 Mistmoth AAA 1',
      ['applies too-many-copies C 1', 'passed one-type T 1', 'passed all-in-pool P2 1'],
    ],
    ['a kind that it does not allow', '1 Ace', ['applies kind-not-allowed K 1']],
    [
      'two cards of a group',
      '1 Lantern\n1 Banned AAA 55',
      ['applies only-one-of-these G 2', 'passed all-in-pool P2 1'],
    ],
    [
      'Pokémon without a shared type',
      '1 Mistmoth AAA 1\n1 Fish AAA 7',
      ['applies excluded E 2', 'applies no-shared-type T 2'],
    ],
    ['a Pokémon of two types', '1 Mistmoth AAA 1\n1 Two Kinds', ['passed one-type T 1', 'passed all-in-pool P2 1']],
  ])('of players: %s', (_, list, expected) => {
    expect(findings(list, '2026-08-15', FAN)).toEqual(expected);
  });
});

describe('a file of a format', () => {
  test('tells everything wrong with it in one go', () => {
    const { format: read, faults } = readFormat(
      'key: No Key\ntitle: T\nas-of: 2026-02-30\npools:\n  - from: soon\n    marks: [HH]\nbans:\n  - prints: [A 1]\nbanns: []\n',
      'f.yaml',
    );
    expect(read).toBeNull();
    expect(faults.map(({ message, span }) => `${span?.line}: ${message}`)).toEqual([
      '1: “No Key” is not a short name.',
      '3: “2026-02-30” is not a day.',
      '5: “soon” is not a day.',
      '6: “HH” is not a regulation mark.',
      '5: a pool has no source.',
      '8: a ban has no card.',
      '8: a ban has no source.',
      expect.stringContaining('9: “banns”'),
      '1: this format has no by.',
    ]);
  });
});
