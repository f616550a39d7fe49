import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileCorpus } from '../building/corpus/compile.ts';
import { corpusFiles } from '../building/corpus/corpus-files.ts';
import type { Card, Json } from '../state/index.ts';
import { CHECKED_CLAIMS, CHECKED_VERBS, checkScripts } from '../text/index.ts';

/** The catalogue for card authors, line by line against the program. */

const root = join(import.meta.dirname, '..', '..');
const catalogue = readFileSync(join(root, 'CARD-TEXTS.md'), 'utf8');
const ids = new Set(compileCorpus(corpusFiles(join(root, 'rules-corpus'))).index.entries.map(({ id }) => id));

interface Row {
  readonly name: string;
  readonly meaning: string;
  readonly rules: readonly string[];
  readonly example: Json;
}

const rowsUnder = (heading: string): readonly Row[] => {
  const section = catalogue.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([\w-]+)` \| (.+?) \| ([\d., a-z]+) \| `(.+)` \|$/gmu)].map((row) => ({
    name: row[1] ?? '',
    meaning: row[2] ?? '',
    rules: (row[3] ?? '').split(', '),
    example: parse(row[4] ?? '') as Json,
  }));
};

const verbs = rowsUnder('Verbs');
const claims = rowsUnder('Claims');
const card = (fields: Partial<Card>): Card => ({ key: 'own:Test', name: 'Test', kind: 'pokemon', ...fields });

/** Every key of a value, however deep. */
const keysWithin = (value: unknown): Set<string> =>
  typeof value !== 'object' || value === null
    ? new Set()
    : new Set(Object.entries(value).flatMap(([key, inner]) => [key, ...keysWithin(inner)]));

describe('the catalogue of card texts', () => {
  test('has every verb once, in no other spelling', () => {
    expect(verbs.map(({ name }) => name).toSorted()).toEqual([...CHECKED_VERBS].toSorted());
  });

  test('has every claim once, in no other spelling', () => {
    expect(claims.map(({ name }) => name).toSorted()).toEqual([...CHECKED_CLAIMS].toSorted());
  });

  test.each([...verbs, ...claims])('cites paragraphs for $name that are in the corpus', ({ rules }) => {
    expect(rules.filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(verbs)('shows $name in an example that is a known text and holds it', ({ name, example }) => {
    expect([...keysWithin(example)]).toContain(name);
    expect(checkScripts(card({ attacks: [{ name: 'Hit', cost: [], damage: 10, does: [example] }] }))).toEqual([]);
  });

  test.each(claims)('shows $name in an example that is a known claim and is one', ({ name, example }) => {
    expect(example).toMatchObject({ claim: name });
    expect(checkScripts(card({ powers: [{ name: 'Body', kind: 'body', always: [example] }] }))).toEqual([]);
  });
});
