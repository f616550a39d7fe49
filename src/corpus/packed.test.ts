import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCorpus } from '../building/corpus/compile.ts';
import { compilePoints } from '../building/corpus/compile-points.ts';
import { corpusFiles, pointFiles } from '../building/corpus/corpus-files.ts';
import { packCorpus, pointsText } from '../building/corpus/pack.ts';
import { parseRuleReference } from './index.ts';
import { bodyIn, openPacked } from './packed.ts';
import { openBodies, packBodies } from './packed-bodies.ts';
import { pointsCiting, pointsNaming } from './points.ts';

const root = join(import.meta.dirname, '..', '..', 'rules-corpus');
const { index } = compileCorpus(corpusFiles(root));
const { index: points } = compilePoints(pointFiles(root), index);
const { outline, bodies } = packCorpus(index);
const bytes = Buffer.from(bodies);

describe('the corpus as the build packs it', () => {
  const reads: number[] = [];
  const packed = openPacked(
    outline,
    bodyIn(outline, (start, end) => {
      reads.push(start);
      return bytes.toString('utf8', start, end);
    }),
  );

  it('reads no text before it is asked for one', () => {
    expect(packed.entries.map(({ title }) => title)).toEqual(index.entries.map(({ title }) => title));
    expect(reads).toEqual([]);
  });

  it('is the corpus that was compiled, entry by entry', () => {
    expect(packed.documents).toEqual(index.documents);
    index.entries.forEach((entry, at) => {
      const got = packed.entries[at];
      expect(Object.fromEntries(Object.keys(entry).map((key) => [key, got?.[key as keyof typeof entry]]))).toEqual(
        entry,
      );
    });
    expect(reads.length).toBe(index.entries.length);
  });

  it('has the same bodies by columns, without where they are written', () => {
    const body = openBodies(JSON.parse(JSON.stringify(packBodies(index.entries))));
    index.entries.forEach((entry, at) => {
      const {
        document: _d,
        id: _i,
        title: _t,
        kind: _k,
        parent: _p,
        class: _c,
        links: _l,
        file: _f,
        line: _n,
        ...rest
      } = entry;
      expect(body(at)).toEqual(rest);
    });
  });

  it('is one JSON document as well', () => {
    expect(JSON.parse(bodies)).toEqual(index);
  });

  it.each(['309.4', 'C-14', 'e29', 'cr 603.4e', 'B-01', 'glossary owner', 'neo math e', 'baby1', '309.9', 'nothing'])(
    'reads “%s” as the compiled corpus does',
    (text) => {
      expect(parseRuleReference(text, packed)).toEqual(parseRuleReference(text, index));
    },
  );
});

describe('the points as the build writes them', () => {
  const text = pointsText(points);

  it('are one JSON document', () => {
    expect(JSON.parse(text)).toEqual(points);
  });

  it('are found for every rule without reading the others', () => {
    for (const entry of index.entries.filter((_, at) => at % 7 === 0))
      expect(pointsCiting(pointsNaming(text, [entry.id]), entry)).toEqual(pointsCiting(points, entry));
  });
});
