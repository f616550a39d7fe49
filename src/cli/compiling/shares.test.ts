import { expect, it } from 'vitest';
import { compileNames, type PrintsToCompile, printsByName } from '../../card-data/importing/index.ts';
import { readDataFile } from '../../card-data/reading/read-data-file.ts';
import { rawPokemon } from '../../card-data/samples.fixture.ts';
import { cardPool } from '../../state/index.ts';
import { shareOf, together } from './shares.ts';

const raw = Array.from({ length: 9 }, (_, nth) =>
  rawPokemon({ id: `tst1-${nth}`, name: `Mistmoth ${'ABCD'.charAt(nth % 4)}`, number: `${nth}` }),
);
const { cards, sets } = readDataFile(JSON.stringify(raw), 'tst1.json', 'tst1');
const prints = { names: printsByName(cards), sets: new Map(sets.map((set) => [set.id, set] as const)) };
const compiled = (share: PrintsToCompile) => compileNames(share, cardPool([]), () => {});

it.each([1, 2, 3, 8])('compiles every name once and in the same order, on %i threads', (threads) => {
  const shares = Array.from({ length: threads }, (_, nth) => compiled(shareOf(prints, threads, nth)));
  expect(shares.reduce((sum, share) => sum + share.size, 0)).toBe(4);
  const all = together(prints, shares);
  expect([...all]).toEqual([...compiled(prints)]);
  expect([...all.values()].map((name) => name.cards.length)).toEqual([3, 2, 2, 2]);
});
