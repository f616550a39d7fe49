import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lexemesOf } from '../lexicon/index.ts';
import { isLeaf, parse, type Tree } from '../parse/index.ts';
import { wordsOf } from '../print/index.ts';
import { READERS } from '../read.ts';
import { AROUND, comesTo, GOLDEN, meantBy, nameOf, readGolden, treeOfCode, waysOf } from './golden-readings.fixture.ts';
import { grammar } from './index.ts';
import type { Printed } from './production.ts';
import { asText } from './random-tree.fixture.ts';

const table = grammar();
const kept = readGolden(readFileSync(GOLDEN, 'utf8'));

const readBack = (sort: string, tree: Tree, printed: Printed): readonly Tree[] =>
  parse(
    table,
    sort,
    lexemesOf(asText(wordsOf(table, tree, 'own')), printed.name, printed.attack).filter(({ raw }) => raw !== ''),
    (production, holes) => production.means(holes as never, printed),
  ).trees;

/** So many spellings of one tree are tried; the mark holds all of them. */
const MOST_WAYS = 12;

describe('what the constructions mean is what is kept of them: npm run mutation:grammar -- --keep', () => {
  it('is kept of every construction, and of no other', () => {
    expect([...kept.keys()]).toEqual(table.productions.map(nameOf));
  });

  it.each(table.productions.map((production, at) => [nameOf(production), at] as const))('%s', (of, at) => {
    const { ways, trees } = kept.get(of) ?? { ways: '', trees: [] };
    const sort = table.productions[at]?.sort ?? '';
    expect(waysOf(table.spellings[at] ?? []), 'its spellings').toBe(ways);
    expect(trees.filter(({ means }) => means !== 'null').length, 'kept trees that mean something').toBeGreaterThan(0);
    for (const { code, on, means } of trees) {
      const printed = AROUND[on] as Printed;
      const tree = treeOfCode(table, of, code, printed);
      expect(tree, JSON.stringify(code)).not.toBeNull();
      if (tree === null || isLeaf(tree)) continue;
      expect(comesTo(READERS, sort, tree.meaning, printed), JSON.stringify(code)).toBe(means);
      // Whichever way it is written it is read as that, by this construction or by another one.
      const all = (table.spellings[at] ?? []).length;
      for (let way = 0; tree.meaning !== null && way < all; way += Math.ceil(all / MOST_WAYS)) {
        const one = treeOfCode(table, of, code, printed, way);
        if (one === null) continue;
        const again = readBack(sort, one, printed).map((read) => meantBy(read.meaning));
        expect(again, asText(wordsOf(table, one, 'own'))).toContain(meantBy(tree.meaning));
      }
    }
  });
});
