import { CONFIDENCES, type Confidence, type CorpusEntry, type RuleClass } from '../../corpus/entry.ts';
import type { Block } from './blocks.ts';
import type { Heading } from './heading.ts';
import type { CorpusFault, Draft } from './links.ts';

const listed = CONFIDENCES.map((name) => `\`${name}\``).join(', ');

/** What of an entry its heading and its place say. */
type NewEntry = Pick<CorpusEntry, 'id' | 'title' | 'kind' | 'parent' | 'class'> & {
  readonly confidence?: Confidence | null;
};

/** What is read of one document so far, with everything that is wrong in it. */
export class Drafts {
  readonly all: Draft[] = [];
  readonly faults: CorpusFault[] = [];
  readonly #document: string;
  readonly #places = new Map<string, string>();

  constructor(document: string) {
    this.#document = document;
  }

  fault(file: string, line: number, message: string): void {
    this.faults.push({ file: `${this.#document}/${file}`, line, message });
  }

  /** Where an entry stands already. */
  placeOf(id: string): string | undefined {
    return this.#places.get(id);
  }

  add(block: Block, file: string, { confidence = null, ...entry }: NewEntry): void {
    const before = this.placeOf(entry.id);
    if (before !== undefined) this.fault(file, block.line, `${entry.id} stands already at ${before}`);
    this.#places.set(entry.id, `${file}:${block.line}`);
    if (entry.title === '') this.fault(file, block.line, `${entry.id} has no title`);
    for (const { what, line } of block.strange) this.fault(file, line, `${what} has no place in a rule`);
    const { text, examples, reading, unsettled, line } = block;
    const read = {
      ...(reading === '' ? {} : { reading }),
      ...(confidence === null ? {} : { confidence }),
      ...(unsettled === '' ? {} : { unsettled }),
    };
    this.all.push({ block, entry: { document: this.#document, ...entry, text, examples, ...read, file, line } });
  }

  classOf(file: string, line: number, { id, class: said, wrongClass }: Heading): RuleClass {
    if (said === null) {
      const problem = wrongClass === null ? 'has no class' : `has the unknown class “${wrongClass}”`;
      this.fault(file, line, `${id} ${problem}; a rule is enforced, people or definition`);
    }
    return said ?? 'definition';
  }

  /** How sure a rule is; null in a document that does not say it of its rules. */
  confidenceOf(file: string, line: number, { id, confidence, wrongConfidence }: Heading): Confidence | null {
    if (wrongConfidence !== null)
      this.fault(file, line, `${id} has the unknown confidence “${wrongConfidence}”; it may be ${listed}`);
    return confidence;
  }

  /** A document that says of one rule how sure it is says it of every rule, and of each in doubt what would settle it. */
  checkConfidence(): void {
    const says = this.all.some(({ entry }) => entry.confidence !== undefined);
    for (const { block, entry } of this.all) {
      const { id, kind, file, confidence, unsettled } = entry;
      if (says && kind !== 'section' && confidence === undefined)
        this.fault(file, block.line, `${id} does not say how sure it is; after its class stands ${listed}`);
      if (confidence === 'doubt' && unsettled === undefined)
        this.fault(file, block.line, `${id} is in doubt; a quotation “**Unsettled.** …” says what would settle it`);
      if (confidence === undefined && unsettled !== undefined)
        this.fault(file, block.line, `${id} has something unsettled and does not say how sure it is`);
    }
  }
}
