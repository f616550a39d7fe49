import { createHash } from 'node:crypto';
import { DOCUMENTS } from '../../corpus/documents.ts';
import type { CorpusDocument, CorpusEntry, CorpusIndex, RuleClass } from '../../corpus/entry.ts';
import { HANDBOOKS } from '../../corpus/handbooks.ts';
import { type Block, blocksOf } from './blocks.ts';
import { type Heading, isGlossaryId, numberAbove, readHeading } from './heading.ts';
import { CONTENTS, type CorpusFault, type Draft, resolveLinks } from './links.ts';

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

const compileDocument = (key: string, files: ReadonlyMap<string, string>): ReadDocument => {
  const faults: CorpusFault[] = [];
  const fault = (file: string, line: number, message: string): void => {
    faults.push({ file: `${key}/${file}`, line, message });
  };
  const drafts: Draft[] = [];
  const places = new Map<string, string>();
  const add = (
    block: Block,
    file: string,
    entry: Pick<CorpusEntry, 'id' | 'title' | 'kind' | 'parent' | 'class'>,
  ): void => {
    const before = places.get(entry.id);
    if (before !== undefined) fault(file, block.line, `${entry.id} stands already at ${before}`);
    places.set(entry.id, `${file}:${block.line}`);
    if (entry.title === '') fault(file, block.line, `${entry.id} has no title`);
    for (const { what, line } of block.strange) fault(file, line, `${what} has no place in a rule`);
    const { text, examples, reading, line } = block;
    const read = reading === '' ? {} : { reading };
    drafts.push({ block, entry: { document: key, ...entry, text, examples, ...read, file, line } });
  };

  const classOf = (file: string, line: number, { id, class: said, wrongClass }: Heading): RuleClass => {
    if (said === null) {
      const problem = wrongClass === null ? 'has no class' : `has the unknown class “${wrongClass}”`;
      fault(file, line, `${id} ${problem}; a rule is enforced, people or definition`);
    }
    return said ?? 'definition';
  };

  /** One section: its heading, then its rules, each under the heading one step shallower. A heading with a class is a rule itself. */
  const readSection = (file: string, source: string, chapter: string | null, announced: string, at: number): void => {
    const blocks = blocksOf(source);
    const [head, ...rules] = blocks;
    if (head === undefined || head.depth !== 1) {
      fault(file, head?.line ?? 1, 'a section begins with one heading “# number title”');
      return;
    }
    const classed = readHeading(head.heading, true);
    const isRule = classed.class !== null || classed.wrongClass !== null;
    const section = isRule ? classed : readHeading(head.heading, false);
    if (readHeading(announced, false).id !== section.id || readHeading(announced, false).title !== section.title) {
      fault(CONTENTS, at, `“${announced}” is called “${head.heading}” in ${file}`);
    }
    if (isRule && head.text === '') fault(file, head.line, `${section.id} says nothing`);
    const again = section.id === chapter && places.has(section.id);
    if (again && (isRule || head.text !== ''))
      fault(file, head.line, `${section.id} stands already at ${places.get(section.id)}`);
    if (!again)
      add(head, file, {
        id: section.id,
        title: section.title,
        kind: isRule ? 'rule' : 'section',
        parent: section.id === chapter ? null : chapter,
        class: isRule ? classOf(file, head.line, classed) : 'definition',
      });
    const above: string[] = [section.id];
    for (const block of rules) {
      const heading = readHeading(block.heading, true);
      const { id, title } = heading;
      const ownClass = classOf(file, block.line, heading);
      if (block.depth === 1 || block.depth > above.length + 1) {
        fault(
          file,
          block.line,
          `${id} has a heading of depth ${block.depth}; here at most ${above.length + 1} is possible`,
        );
      }
      const depth = Math.min(Math.max(block.depth, 2), above.length + 1);
      above.length = depth - 1;
      const parent = above[depth - 2] ?? section.id;
      const number = numberAbove(id);
      if (number !== null && number !== parent) {
        const problem = places.has(number) ? `stands under ${parent}` : `is missing its parent ${number}`;
        fault(file, block.line, `${id} ${problem}; its number belongs under ${number}`);
      }
      if (block.text === '') fault(file, block.line, `${id} says nothing`);
      above.push(id);
      add(block, file, {
        id,
        title,
        kind: isGlossaryId(id) ? 'glossary' : 'rule',
        parent,
        class: ownClass,
      });
    }
  };

  const contents = files.get(CONTENTS);
  const known = [...DOCUMENTS, ...HANDBOOKS].find((document) => document.key === key);
  const listed = new Set<string>();
  let about = '';
  let heading = key;
  if (contents === undefined) fault(CONTENTS, 1, 'a document needs a table of contents');
  else {
    const [top, ...chapters] = blocksOf(contents);
    if (top === undefined || top.depth !== 1) fault(CONTENTS, 1, 'the contents begin with one heading “# title”');
    heading = top?.heading || key;
    about = top?.links.length === 0 ? top.text : '';
    for (const block of [...(top === undefined ? [] : [top]), ...chapters]) {
      const chapter = block === top ? null : readHeading(block.heading, false);
      // A file may be the chapter itself (the glossary): then that is where the chapter stands. Several files may share out its rules.
      const same = block.links.filter(({ text }) => readHeading(text, false).id === chapter?.id);
      const own = same.length === 1 ? same[0] : undefined;
      if (own !== undefined && own.text !== block.heading) {
        fault(CONTENTS, own.line, `“${block.heading}” is called “${own.text}” below`);
      }
      if (chapter !== null && own === undefined) {
        // The list of sections is contents, not words of the chapter.
        const words = block.links.length > 0 ? { ...block, text: '', links: [] } : block;
        add(words, CONTENTS, {
          id: chapter.id,
          title: chapter.title,
          kind: 'section',
          parent: null,
          class: 'definition',
        });
      }
      for (const { text, target, line } of block.links) {
        const source = files.get(target);
        if (listed.has(target)) fault(CONTENTS, line, `${target} is listed twice`);
        else if (source === undefined) fault(CONTENTS, line, `there is no file ${target}`);
        else readSection(target, source, chapter?.id ?? null, text, line);
        listed.add(target);
      }
    }
  }
  for (const file of files.keys()) {
    if (file !== CONTENTS && !listed.has(file)) fault(file, 1, `the section is not in ${CONTENTS}`);
  }
  const names = known ?? { key, label: key, title: heading, name: heading };
  return { document: { key, label: names.label, title: names.title, name: names.name, about }, drafts, faults };
};
