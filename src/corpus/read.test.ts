import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCorpus } from '../building/corpus/compile.ts';
import { corpusFiles } from '../building/corpus/corpus-files.ts';
import { corpusReader } from './read.ts';

const reader = corpusReader(compileCorpus(corpusFiles(join(import.meta.dirname, '..', '..', 'rules-corpus'))).index);
const cr = (id: string) => ({ document: 'comprehensive-2009', id });

describe('looking a rule up', () => {
  it('finds what stands above it, outermost first', () => {
    expect(reader.above(cr('606.2a.i')).map((entry) => entry.id)).toEqual(['6', '606', '606.2', '606.2a']);
    expect(reader.section(cr('606.2a.i'))?.id).toBe('606');
    expect(reader.section(cr('G:owner'))?.id).toBe('10');
  });

  it('finds its children in order', () => {
    expect(reader.children(cr('309.3')).map((entry) => entry.id)).toEqual(['309.3a', '309.3b']);
    expect(reader.children(cr('309.4'))).toEqual([]);
  });

  it('finds who cites it', () => {
    expect(reader.citedBy(cr('300.3')).map((entry) => entry.id)).toEqual(['701.3', '702.6']);
  });

  it('goes on to the next section at the end of one', () => {
    const last = reader.children(cr('309')).at(-1)?.id ?? '';
    expect(reader.neighbours(cr(last))).toMatchObject({ after: { id: '310.1' } });
    expect(reader.neighbours(cr('309.4'))).toMatchObject({ before: { id: '309.3b' } });
    expect(reader.neighbours(cr('309'))).toMatchObject({ before: { id: '308' }, after: { id: '310' } });
    expect(reader.neighbours(cr('100.1')).before).toBeUndefined();
  });

  it('says nothing about a rule that does not exist', () => {
    expect(reader.entry(cr('309.9'))).toBeUndefined();
    expect(reader.entry({ document: 'constructor', id: '__proto__' })).toBeUndefined();
    expect(reader.neighbours(cr('309.9'))).toEqual({});
    expect(reader.entries('neo-1999')).toEqual([]);
  });
});
