import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CorpusIndex } from '../../corpus/entry.ts';
import { PUBLISHED_IDS } from '../../trials/published-ids/published-ids.ts';
import { compileCorpus, corpusHash } from './compile.ts';
import { corpusFiles } from './corpus-files.ts';
import { idsSource } from './ids-source.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const files = corpusFiles(join(root, 'rules-corpus'));
const { index, faults } = compileCorpus(files);

describe('the corpus', () => {
  it('has no fault: no dead link, no id twice, a class for every rule', () => {
    expect(faults).toEqual([]);
  });

  it('holds the documents whose ids are published, in the order of their periods', () => {
    const keys = index.documents.map((document) => document.key);
    expect(keys.filter((key) => key in PUBLISHED_IDS)).toEqual(Object.keys(PUBLISHED_IDS));
  });

  it.each(Object.entries(PUBLISHED_IDS))('keeps every published id of %s, in document order', (key, ids) => {
    const published = new Set(ids);
    const kept = index.entries.filter(({ document, id }) => document === key && published.has(id));
    expect(kept.map(({ id }) => id)).toEqual(ids);
  });

  it('has live links only, each to an entry of the corpus', () => {
    const ids = new Set(index.entries.map((entry) => `${entry.document}/${entry.id}`));
    const dead = index.entries.flatMap((entry) =>
      entry.links.filter((link) => !ids.has(`${link.document}/${link.id}`)),
    );
    expect(dead).toEqual([]);
  });

  it('gives every rule words and a title, and a parent unless its chapter is that one rule', () => {
    const rules = index.entries.filter((entry) => entry.kind !== 'section');
    expect(rules.filter((entry) => entry.text === '' || entry.title === '')).toEqual([]);
    const alone = rules.filter((entry) => entry.parent === null).map((entry) => `${entry.document}/${entry.id}`);
    expect(alone).toEqual([
      ...['neo-2001/Energy Types', 'neo-2001/Unown', 'ex-2003/intro', 'xy-2016/AppD', 'xy-2016/AppF', 'xy-2016/AppG'],
      'advanced-2025/I.F',
    ]);
  });

  it('has plain text without a trace of Markdown, examples or readings', () => {
    const marked = index.entries.filter((entry) =>
      /\]\(|\*\*|`|^>|^#/m.test([entry.text, ...entry.examples, entry.reading].join('\n')),
    );
    expect(marked.map((entry) => entry.id)).toEqual([]);
    expect(index.entries.filter((entry) => /Example\.|Reading\./.test(entry.text)).map((entry) => entry.id)).toEqual(
      [],
    );
  });

  it('names file and line of each entry', () => {
    for (const entry of index.entries) {
      const text = files.find((file) => file.document === entry.document && file.file === entry.file)?.text ?? '';
      expect(text.split('\n')[entry.line - 1]).toContain(entry.kind === 'glossary' ? entry.title : entry.id);
    }
  });

  it('compiles to the same bytes in whatever order the files come', () => {
    expect(JSON.stringify(compileCorpus([...files].reverse()).index)).toBe(JSON.stringify(index));
  });

  it('is the one the built index and the generated ids were made from', () => {
    const built = join(root, 'dist', 'corpus.json');
    expect(existsSync(built), 'dist/corpus.json is missing: npm run build').toBe(true);
    expect((JSON.parse(readFileSync(built, 'utf8')) as CorpusIndex).hash, 'stale: npm run corpus').toBe(
      corpusHash(files),
    );
    expect(readFileSync(join(root, 'src/corpus/generated/ids.ts'), 'utf8')).toBe(idsSource(index));
  });
});
