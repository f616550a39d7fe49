import type { CorpusEntry, RuleClass } from '../../corpus/entry.ts';
import type { Block } from './blocks.ts';
import type { Heading } from './heading.ts';
import type { CorpusFault, Draft } from './links.ts';

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

  add(block: Block, file: string, entry: Pick<CorpusEntry, 'id' | 'title' | 'kind' | 'parent' | 'class'>): void {
    const before = this.placeOf(entry.id);
    if (before !== undefined) this.fault(file, block.line, `${entry.id} stands already at ${before}`);
    this.#places.set(entry.id, `${file}:${block.line}`);
    if (entry.title === '') this.fault(file, block.line, `${entry.id} has no title`);
    for (const { what, line } of block.strange) this.fault(file, line, `${what} has no place in a rule`);
    const { text, examples, reading, line } = block;
    const read = reading === '' ? {} : { reading };
    this.all.push({ block, entry: { document: this.#document, ...entry, text, examples, ...read, file, line } });
  }

  classOf(file: string, line: number, { id, class: said, wrongClass }: Heading): RuleClass {
    if (said === null) {
      const problem = wrongClass === null ? 'has no class' : `has the unknown class “${wrongClass}”`;
      this.fault(file, line, `${id} ${problem}; a rule is enforced, people or definition`);
    }
    return said ?? 'definition';
  }
}
