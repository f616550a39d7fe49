import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogued } from '../../claims/index.ts';
import { CLAIMS, VERBS } from '../../text/index.ts';

/** The catalogue for authors of cards: its tables are written from the verbs and claims themselves. */

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

const TABLES = [
  { head: '| verb | what it does | rules | example |', all: VERBS },
  { head: '| claim | what it says | rules | example |', all: CLAIMS },
] as const;

/** The document as it has to be. */
export const catalogueOfTexts = (root: string): { readonly path: string; readonly text: string } => {
  const path = 'CARD-TEXTS.md';
  let text = readFileSync(join(root, path), 'utf8');
  for (const { head, all } of TABLES) {
    const from = text.indexOf(head);
    const end = text.indexOf('\n\n', from);
    text = `${text.slice(0, from)}${head}\n|---|---|---|---|\n${rowsOf(all)}${end < 0 ? '\n' : text.slice(end)}`;
  }
  return { path, text };
};
