import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { COMMANDS } from '../cli/commands.ts';
import * as headjudge from './index.ts';

/** The example of docs/library.md runs as it stands there, and each `console.log` prints what the comment after it says. */
const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'library.md'), 'utf8');
const example = /```js\n(import[\s\S]*?)```/u.exec(page)?.[1] ?? '';
const body = example.replace(/import (\{[^}]*\}) from 'headjudge';/u, 'const $1 = headjudge;');
const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gmu)].map(([, said]) => said);

it('the example of the library page prints what it promises', async () => {
  const printed: string[] = [];
  const log = (...values: readonly unknown[]): void => {
    printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: readonly string[]
  ) => (library: typeof headjudge, console: { readonly log: typeof log }) => Promise<void>;
  await new AsyncFunction('headjudge', 'console', body)(headjudge, { log });
  expect(promised.length).toBeGreaterThan(3);
  expect(printed).toEqual(promised);
});

it('the table of the library page has every function, each with a command that exists', () => {
  const rows = [...page.matchAll(/^\| (`[^|]+) \| ([^|]+) \|$/gmu)];
  const named = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);
  const functions = Object.entries(headjudge).flatMap(([name, value]) =>
    typeof value === 'function' && name !== 'JudgeError' ? [name] : [],
  );
  expect(rows.flatMap(([, cell]) => named(cell)).sort()).toEqual(functions.sort());
  const commands = rows.flatMap(([, , cell = '']) => named(cell).map((word) => word.replace(/^judge /u, '')));
  const known = COMMANDS.flatMap(({ name, subcommands = [] }) => [
    name,
    ...subcommands.map((one) => `${name} ${one.name}`),
  ]);
  expect(commands.filter((name) => !known.includes(name))).toEqual([]);
});
