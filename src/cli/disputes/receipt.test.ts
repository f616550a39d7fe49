import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ran } from '../fake-io.fixture.ts';

// What stands at the end of an answer about a table whose file writes cards itself.

const LINE = 'CR t5 p1 | Mistmoth +GG / Cyndaquil vs Pichu(MT 93)';
const CARDS = `cards:
  Mistmoth: {kind: pokemon, hp: 70, type: G, retreat: 1, attacks: [{name: Dust, cost: G, damage: 20}]}
  Cyndaquil: {kind: pokemon, hp: 90, type: R, retreat: 3}
`;

const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const own = fileOf('own.yaml', `${CARDS}board: ${LINE}\n`);
const asks = fileOf('asks.yaml', `${CARDS}board: ${LINE}\nask: retreat\n`);
const steps = fileOf('steps.yaml', `${CARDS}board: ${LINE}\nsteps: [end turn]\n`);
const pair = fileOf('pair.yaml', `${CARDS}board: CR t5 p1 2on2 | Mistmoth +GG vs Pichu(MT 93)\n`);
const plain = fileOf('plain.yaml', 'board: CR t5 p1 | Cyndaquil(MT 79) vs Pichu(MT 93)\n');

const COMMANDS: readonly (readonly [string, readonly string[], string])[] = [
  ['can', ['can', 'retreat', '-b', own], own],
  ['can, where nothing is ruled on', ['can', 'retreat', '-b', pair], pair],
  ['legal', ['legal', '-b', own], own],
  ['legal, where nothing is ruled on', ['legal', '-b', pair], pair],
  ['replay of a question', ['replay', asks], asks],
  ['replay of steps', ['replay', steps], steps],
  ['board check', ['board', 'check', own], own],
  ['board show', ['board', 'show', own], own],
];

test.each(COMMANDS)(
  '%s: the last line is the table, the one before says which cards it cannot hold',
  async (_, words, file) => {
    const lines = (await ran(words)).out.trimEnd().split('\n');
    expect(lines.at(-1)).toMatch(/^CR t\d .*\bMistmoth \+GG/u);
    expect(lines.at(-2)).toBe(
      `Cards  Mistmoth and Cyndaquil as entered in ${file}; the line below needs that file. Without it, Cyndaquil is the card on file.`,
    );
  },
);

test.each(COMMANDS)('%s: the JSON says so too, and its board stays one line', async (_, words, file) => {
  const report = JSON.parse((await ran([...words, '--json'])).out) as { board: string; ownCards: object };
  expect(report.board).toContain('Mistmoth +GG');
  expect(report.ownCards).toEqual({ file, names: ['Mistmoth', 'Cyndaquil'], replacing: ['Cyndaquil'] });
});

test('a table in the JSON of a replay brings its cards along, and reads back', async () => {
  const { table } = JSON.parse((await ran(['replay', steps, '--json'])).out) as { table: object };
  const back = await ran(['can', 'retreat', '-b', '-', '--json'], JSON.stringify(table));
  expect(JSON.parse(back.out)).toMatchObject({ ownCards: { names: ['Mistmoth', 'Cyndaquil'] } });
});

test('a table without cards of its own has no word about them', async () => {
  const { out } = await ran(['can', 'retreat', '-b', plain]);
  expect(out).not.toContain('Cards');
  expect((await ran(['can', 'retreat', '-b', plain, '--json'])).out).not.toContain('ownCards');
});
