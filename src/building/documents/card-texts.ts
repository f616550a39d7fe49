import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogued } from '../../claims/index.ts';
import { CLAIMS, VERBS } from '../../text/index.ts';
import { definitionWritten, keysWritten, type Row, tableWritten, waysWritten, wordsWritten } from './shapes-written.ts';

/** The catalogue for authors of cards: its tables are written from the verbs, claims and shapes themselves. */

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’.-]*$/u;

/** A value on one line, as a card file has it. */
export const inOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}: ${inOneLine(inner)}`)
      .join(', ')}}`;
  return typeof value !== 'string' || PLAIN.test(value) ? String(value) : JSON.stringify(value);
};

const rowsOf = (all: { readonly [name: string]: Catalogued<unknown> }): string =>
  Object.entries(all)
    .map(
      ([name, { says, rules, example }]) =>
        `| \`${name}\` | ${says} | ${rules.join(', ')} | \`${inOneLine(example)}\` |`,
    )
    .join('\n');

const means = (rows: readonly Row[]): string => rows.map(({ form, means: said }) => `| ${form} | ${said} |`).join('\n');

/** Each table by its head. */
const tables = (root: string): readonly (readonly [head: string, rows: string])[] => {
  const source = (path: string): string => readFileSync(join(root, 'src', path), 'utf8');
  const [claims, texts] = [source('claims/shapes-of-words.ts'), source('text/shapes-of-words.ts')];
  const composed = ['heads', 'counted', 'sum', 'compared', 'whether'].map((name) => tableWritten(texts, name));
  const schema = source('scenario/schema.ts');
  const places = [
    ...definitionWritten(schema, 'attack', '`attacks` → '),
    ...definitionWritten(schema, 'power', '`powers` → '),
    ...definitionWritten(schema, 'card'),
  ];
  return [
    ['| place | what is written there |', means(places)],
    ['| WHO | means |', means([...wordsWritten(texts, 'NEEDED_BY_ROLES'), ...waysWritten(texts, 'whichPokemon')])],
    ['| FILTER | means |', means(keysWritten(claims, 'filterTable'))],
    ['| CARD FILTER | means |', means(keysWritten(texts, 'cardTable'))],
    ['| CONDITION | means |', means(keysWritten(claims, 'conditionTable'))],
    ['| COUNT | means |', means([...composed, ...waysWritten(texts, 'plainCount')])],
    ['| verb | what it does | rules | example |', rowsOf(VERBS)],
    ['| claim | what it says | rules | example |', rowsOf(CLAIMS)],
  ];
};

/** The document as it has to be. */
export const catalogueOfTexts = (root: string): { readonly path: string; readonly text: string } => {
  const path = 'CARD-TEXTS.md';
  let text = readFileSync(join(root, path), 'utf8');
  for (const [head, rows] of tables(root)) {
    const from = text.indexOf(`\n${head}\n`) + 1;
    if (from === 0) throw new Error(`${path} has no table with the head ${head}`);
    const end = text.indexOf('\n\n', from);
    const line = head.replace(/ [^|]+ /gu, '---');
    text = `${text.slice(0, from)}${head}\n${line}\n${rows}${end < 0 ? '\n' : text.slice(end)}`;
  }
  return { path, text };
};
