import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** A function has one subject: one of more than so many lines comes apart by subject. Tests tell stories and are left out. */
const LONGEST = 100;

const root = join(import.meta.dirname, '..');

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/u.test(entry.name) ? [path] : [];
  });

/** `src/x.ts:12`, with how many lines, of every function that is too long. */
const longIn = (path: string, longest: number): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  if (text.split('\n').length <= longest) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const lineAt = (at: number): number => tree.getLineAndCharacterOfPosition(at).line + 1;
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const [first, last] = [lineAt(node.getStart(tree)), lineAt(node.getEnd())];
      if (last - first >= longest) found.push(`${relative(root, path)}:${first} has ${last - first + 1} lines`);
    }
    node.forEachChild(look);
  };
  look(tree);
  return found;
};

it('no function has more than a hundred lines', () => {
  const paths = filesBelow(join(root, 'src'));
  expect(paths.flatMap((path) => longIn(path, LONGEST))).toEqual([]);
  // It sees functions at all: there are some of more than half as many.
  expect(paths.flatMap((path) => longIn(path, LONGEST / 2)).length).toBeGreaterThan(10);
});
