import { createHash } from 'node:crypto';
import { DOCUMENTS } from '../../corpus/documents.ts';
import type { CorpusDocument, CorpusIndex } from '../../corpus/entry.ts';
import { HANDBOOKS } from '../../corpus/handbooks.ts';
import { blocksOf } from './blocks.ts';
import { Drafts } from './drafts.ts';
import { readHeading } from './heading.ts';
import { CONTENTS, type CorpusFault, type Draft, resolveLinks } from './links.ts';
import { readSection } from './read-section.ts';

/** A file of the corpus: `file` is its name inside the folder of its document. */
export interface CorpusFile {
  readonly document: string;
  readonly file: string;
  readonly text: string;
}

/** Position of a document: period order, then further ones by name. */
const rank = (key: string): string => {
  const at = [...DOCUMENTS, ...HANDBOOKS].findIndex((known) => known.key === key);
  return at < 0 ? `1${key}` : `0${String(at).padStart(2, '0')}`;
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** SHA-256 over names and texts, in an order of its own. */
export const corpusHash = (files: readonly CorpusFile[]): string => {
  const hash = createHash('sha256');
  for (const { document, file, text } of inOrder(files)) hash.update(`${document}/${file}\0${text}\0`);
  return hash.digest('hex');
};

const inOrder = (files: readonly CorpusFile[]): readonly CorpusFile[] =>
  [...files].sort((a, b) => byText(rank(a.document), rank(b.document)) || byText(a.file, b.file));

/** Compiles the files of all documents. With faults the index is incomplete and must not be used. */
export const compileCorpus = (
  files: readonly CorpusFile[],
): { readonly index: CorpusIndex; readonly faults: readonly CorpusFault[] } => {
  const faults: CorpusFault[] = [];
  const documents: CorpusDocument[] = [];
  const drafts: Draft[] = [];
  const keys = [...new Set(inOrder(files).map((file) => file.document))];
  for (const key of keys) {
    const own = new Map(files.filter((file) => file.document === key).map((file) => [file.file, file.text]));
    const read = compileDocument(key, own);
    faults.push(...read.faults);
    documents.push(read.document);
    drafts.push(...read.drafts);
  }
  const entries = resolveLinks(drafts, faults);
  faults.sort((a, b) => byText(a.file, b.file) || a.line - b.line);
  return { index: { hash: corpusHash(files), documents, entries }, faults };
};

interface ReadDocument {
  readonly document: CorpusDocument;
  readonly drafts: readonly Draft[];
  readonly faults: readonly CorpusFault[];
}

interface About {
  readonly heading: string;
  /** What the document says of itself above its contents. */
  readonly text: string;
}

/** Reads the contents and every section they list; `listed` learns which these are. */
const readContents = (
  drafts: Drafts,
  key: string,
  contents: string,
  files: ReadonlyMap<string, string>,
  listed: Set<string>,
): About => {
  const [top, ...chapters] = blocksOf(contents);
  if (top === undefined || top.depth !== 1) drafts.fault(CONTENTS, 1, 'the contents begin with one heading “# title”');
  for (const block of [...(top === undefined ? [] : [top]), ...chapters]) {
    const chapter = block === top ? null : readHeading(block.heading, false);
    // A file may be the chapter itself (the glossary): then that is where the chapter stands. Several files may share out its rules.
    const same = block.links.filter(({ text }) => readHeading(text, false).id === chapter?.id);
    const own = same.length === 1 ? same[0] : undefined;
    if (own !== undefined && own.text !== block.heading) {
      drafts.fault(CONTENTS, own.line, `“${block.heading}” is called “${own.text}” below`);
    }
    if (chapter !== null && own === undefined) {
      // The list of sections is contents, not words of the chapter.
      const words = block.links.length > 0 ? { ...block, text: '', links: [] } : block;
      drafts.add(words, CONTENTS, {
        id: chapter.id,
        title: chapter.title,
        kind: 'section',
        parent: null,
        class: 'definition',
      });
    }
    for (const { text, target, line } of block.links) {
      const source = files.get(target);
      if (listed.has(target)) drafts.fault(CONTENTS, line, `${target} is listed twice`);
      else if (source === undefined) drafts.fault(CONTENTS, line, `there is no file ${target}`);
      else readSection(drafts, target, source, { chapter: chapter?.id ?? null, announced: text, at: line });
      listed.add(target);
    }
  }
  return { heading: top?.heading || key, text: top?.links.length === 0 ? top.text : '' };
};

const compileDocument = (key: string, files: ReadonlyMap<string, string>): ReadDocument => {
  const drafts = new Drafts(key);
  const contents = files.get(CONTENTS);
  const known = [...DOCUMENTS, ...HANDBOOKS].find((document) => document.key === key);
  const listed = new Set<string>();
  let about: About = { heading: key, text: '' };
  if (contents === undefined) drafts.fault(CONTENTS, 1, 'a document needs a table of contents');
  else about = readContents(drafts, key, contents, files, listed);
  for (const file of files.keys()) {
    if (file !== CONTENTS && !listed.has(file)) drafts.fault(file, 1, `the section is not in ${CONTENTS}`);
  }
  drafts.checkConfidence();
  const names = known ?? { key, label: key, title: about.heading, name: about.heading };
  return {
    document: { key, label: names.label, title: names.title, name: names.name, about: about.text },
    drafts: drafts.all,
    faults: drafts.faults,
  };
};
