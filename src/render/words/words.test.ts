import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWANCES, OVERRULED } from './allowances.ts';
import { ASSUMPTIONS, REMEDIES } from './assumptions.ts';
import { GROUNDS, NEEDS, NOTES } from './by-code.ts';
import { DECK, DECK_ASSUMED } from './deck.ts';
import { given } from './facts.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { QUESTIONS } from './questions.ts';
import { WAYS } from './ways.ts';

/** That every code has words is checked by type; that the words hold for any facts is checked here. */

test('the words never break, whatever facts are missing', () => {
  const none = given({});
  for (const { says, because, say, passed = says } of Object.values(GROUNDS))
    for (const words of [says, because, say, passed]) expect(words(none)).not.toBe('');
  for (const { says, ask } of Object.values(NEEDS)) for (const words of [says, ask]) expect(words(none)).not.toBe('');
  for (const note of Object.values(NOTES)) expect(note(none).text).not.toBe('');
  for (const way of Object.values(WAYS)) expect(way(none).cells.length).toBeGreaterThan(0);
  for (const question of Object.values(QUESTIONS)) expect(question.asks(none) + question.say(none)).not.toBe('');
  for (const table of [ALLOWANCES, OVERRULED, IMPOSSIBLE, ASSUMPTIONS, REMEDIES, DECK, DECK_ASSUMED])
    for (const words of Object.values(table)) expect(words(none)).not.toBe('');
});

test('what restates a ground names one that there is', () => {
  for (const { restates } of Object.values(GROUNDS))
    for (const same of restates ?? []) expect(GROUNDS).toHaveProperty([same]);
});

/** A number of one document says nothing in a ruling by another: rules are cited beside the words, by the document that rules. */
test('no words carry the number of a rule', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(20);
  const numbered = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => /['`].*\b(?:\d{3}\.\d|II\.[A-F]-\d|Turn\.\d|Attack\.[A-F]\b|SC\.[A-Z])/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(numbered).toEqual([]);
});
