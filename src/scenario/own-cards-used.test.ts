import { describe, expect, it } from 'vitest';
import { readBoard } from './index.ts';
import { shippedScenarios } from './shipped.fixture.ts';

/** A card that a scenario writes itself is there for something: its name stands on the board, in a question, or on another card. */

/** The name where a card itself is written is not a use of it, nor is a sentence about the scenario or on the card. */
const withoutItself = (text: string, name: string): string =>
  text
    .split('\n')
    .filter((line) => !/^(?:name|about):/u.test(line) && line.trim().replaceAll(/['"]/gu, '') !== `${name}:`)
    .map((line) => line.replaceAll(/\btext: (?:"[^"]*"|[^,}]*)/gu, '').replace(`  ${name}: {`, '{'))
    .join('\n')
    .toLowerCase();

/** That a card names another it evolves from brings neither onto the table. */
const withoutFrom = (rest: string): string => rest.replaceAll(/\bfrom: [^,}\n]*/gu, '');

const unused = (text: string, file: string): readonly string[] =>
  readBoard(text, file)
    .cards.filter(({ name, from = name }) => {
      const rest = withoutItself(text, name);
      // What evolves from a card on the table may be there to be missed.
      return !rest.includes(name.toLowerCase()) && (from === name || !withoutFrom(rest).includes(from.toLowerCase()));
    })
    .map(({ name }) => name);

describe('own cards of scenarios', () => {
  it('are all used in their file', () => {
    const found = shippedScenarios.flatMap(({ name: file, text }) =>
      unused(text, file).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['cards:\n  Pup: {kind: pokemon, hp: 50}\n  Cub: {kind: pokemon, hp: 50}\nboard: CR | Pup vs ?\n', ['Cub']],
    ['name: Cub\ncards:\n  Cub:\n    hp: 50\n    type: R\nboard: CR | ? vs ?\n', ['Cub']],
    ['cards:\n  Cub: {hp: 50, stage: stage 1, from: Pup}\nboard: CR | Pup vs ?\n', []],
    ['cards:\n  Cub: {hp: 50, stage: stage 1, from: Pup}\nboard: CR | ? vs ?\n', ['Cub']],
    ['cards:\n  Pup: {hp: 50}\n  Cub: {hp: 50, stage: stage 1, from: Pup}\nboard: CR | Cub vs ?\n', []],
  ])('%j leaves %j unused', (text, names) => {
    expect(unused(text, 'file.yaml')).toEqual(names);
  });
});
