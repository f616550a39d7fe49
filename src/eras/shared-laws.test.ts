import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { RULED } from '../corpus/index.ts';

/** The rooms that write laws down. */
const ROOMS = ['claims', 'engine', 'rules', 'text', 'formats', 'eras', 'ruling'];
const SRC = join(import.meta.dirname, '..');

interface WrittenLaw {
  readonly place: string;
  /** What it says, document by document, whatever their order. */
  readonly cells: readonly string[];
}

/** A document beside what it says: an id with a few words, a silence, what it leaves open, or `absent`. */
const isCell = (property: ts.ObjectLiteralElementLike): property is ts.PropertyAssignment =>
  ts.isPropertyAssignment(property) &&
  ts.isStringLiteral(property.name) &&
  (RULED as readonly string[]).includes(property.name.text) &&
  (ts.isArrayLiteralExpression(property.initializer)
    ? property.initializer.elements.length === 2 && property.initializer.elements.every(ts.isStringLiteral)
    : ts.isObjectLiteralExpression(property.initializer)
      ? property.initializer.properties.some((part) => ['near', 'otherwise'].includes(part.name?.getText() ?? ''))
      : ts.isStringLiteral(property.initializer) && property.initializer.text === 'absent');

const written = (node: ts.Node): string => {
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text);
  const parts: string[] = [];
  ts.forEachChild(node, (part) => void parts.push(written(part)));
  return parts.length === 0 ? node.getText() : `(${parts.join(' ')})`;
};

const lawsIn = (file: string): readonly WrittenLaw[] => {
  const source = ts.createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: WrittenLaw[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isCell)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, cells: node.properties.map(written).toSorted() });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const laws = ROOMS.flatMap((room) =>
  readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(?:-d)?\.ts$/u.test(file))
    .flatMap((file) => lawsIn(join(room, file))),
);

describe('a law that several rules share', () => {
  it('is found wherever one is written', () => {
    expect(laws.length).toBeGreaterThan(500);
  });

  it('is written once, and named: a second copy could be corrected without the first', () => {
    const places = new Map<string, string[]>();
    for (const { place, cells } of laws) {
      if (cells.length < 2) continue;
      const key = cells.join('\n');
      places.set(key, [...(places.get(key) ?? []), place]);
    }
    expect([...places.values()].filter((copies) => copies.length > 1)).toEqual([]);
  });

  it('is taken over where another differs from it in what one document says', () => {
    const cited = laws.map(({ place, cells }) => ({
      place,
      cells: new Set(cells.filter((cell) => !cell.includes('"absent"'))),
      size: cells.length,
    }));
    const alike = cited.flatMap((one, at) =>
      cited
        .slice(at + 1)
        .filter(({ size }) => size === one.size)
        .filter(({ cells }) => {
          const same = [...cells].filter((cell) => one.cells.has(cell)).length;
          return same > 3 && same === one.size - 1;
        })
        .map(({ place }) => [one.place, place]),
    );
    expect(alike).toEqual([]);
  });
});
