import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DONE } from '../this-turn.ts';
import { parsePokemonLine } from './fragments.ts';
import { HEADER_WORDS, headerPart } from './words.ts';
import { ENTRIES } from './zone-words.ts';

// The page on the board line names every word that a line may hold, so that nobody has to guess one.

const page = readFileSync('docs/board-line.md', 'utf8');

test('every word of the header, of the zones and of this turn stands on the page', () => {
  const free: readonly string[] = ['ruleset'];
  const words = [
    ...HEADER_WORDS.filter((word) => !free.includes(headerPart(word) ?? '')),
    ...ENTRIES,
    ...DONE.map((done) => `^${done}`),
  ];
  const stands = page.replaceAll(/[`,;()[\]]/gu, ' ');
  const written = (word: string): boolean => stands.includes(` ${word} `) || stands.includes(` ${word}\n`);
  expect(words.filter((word) => !written(word) && !/^(?:p\d|first-p|1on1)/u.test(word))).toEqual([]);
});

test('what the page writes about a Pokémon can be read', () => {
  const examples = [...page.matchAll(/`(Luxray [^`]+)`/gu)].map((match) => match[1] ?? '');
  expect(examples.length).toBeGreaterThan(1);
  for (const line of examples) expect(parsePokemonLine(line).faults, line).toEqual([]);
});
