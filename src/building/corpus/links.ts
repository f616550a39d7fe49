import type { Citation } from '../../corpus/documents.ts';
import type { CorpusEntry } from '../../corpus/entry.ts';
import type { Block, PlacedLink } from './blocks.ts';

/** Something wrong with the corpus. `file` begins with the folder; `line` counts from 1. */
export interface CorpusFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The table of contents of every document. */
export const CONTENTS = 'document.md';

/** An entry before its links are resolved. */
export interface Draft {
  readonly entry: Omit<CorpusEntry, 'links'>;
  readonly block: Block;
}

/** Turns written links into citations: the text of a link is an id, its target the file that id stands in. */
export const resolveLinks = (drafts: readonly Draft[], faults: CorpusFault[]): readonly CorpusEntry[] => {
  const homes = new Map<string, string>();
  for (const { entry } of drafts) homes.set(`${entry.document}/${entry.id}`, `${entry.document}/${entry.file}`);
  return drafts.map(({ entry, block }) => {
    const resolved = ({ text, target, line }: PlacedLink): readonly Citation[] => {
      const [, other, file] = /^(?:\.\.\/([^/]+)\/)?([^/]+)$/.exec(target) ?? [];
      const document = other ?? entry.document;
      const home = homes.get(`${document}/${text}`);
      const at = { file: `${entry.document}/${entry.file}`, line };
      if (home === undefined) faults.push({ ...at, message: `dead link: ${document} has no rule ${text}` });
      else if (home !== `${document}/${file ?? target}`) {
        faults.push({ ...at, message: `${text} stands in ${home.slice(document.length + 1)}, not in ${target}` });
      } else return [{ document, id: text }];
      return [];
    };
    // A reading of ours may cite what the document does not: its links have to lead somewhere, but are not the document's.
    block.readingLinks.flatMap(resolved);
    const links = new Map(block.links.flatMap(resolved).map((link) => [`${link.document}/${link.id}`, link]));
    return { ...entry, links: [...links.values()] };
  });
};
