import { type Citation, DOCUMENTS, HANDBOOKS } from '../corpus/index.ts';

const documentOf = (key: string) => [...DOCUMENTS, ...HANDBOOKS].find((document) => document.key === key);

/** `CR`, `Neo`, …; the key itself for a document that is not one of the five. */
export const labelOf = (key: string): string => documentOf(key)?.label ?? key;

/** `CR 2009`, as it stands in the first line of a ruling. */
export const titleOf = (key: string): string => documentOf(key)?.title ?? key;

/** `Comprehensive Rules 2009`. */
export const nameOfDocument = (key: string): string => documentOf(key)?.name ?? key;

/** The version and day of a document that has them: `as of July 2026`. */
export const editionOfDocument = (key: string): string | null => {
  const document = DOCUMENTS.find((one) => one.key === key);
  return document !== undefined && 'edition' in document ? document.edition : null;
};

/** `Advanced Player's Rulebook 2025, version 3.4 of 1 August 2025`; a handbook has its day in its name. */
export const nameWithEdition = (key: string): string =>
  [nameOfDocument(key), editionOfDocument(key)].filter((part) => part !== null).join(', ');

/** `CR 309.4`: what `judge rule` understands. */
export const citeOne = (citation: Citation): string => `${labelOf(citation.document)} ${citation.id}`;

/** The same with `near` before a paragraph beside which something is inferred. */
export const citeShown = (citation: Citation): string => `${citation.near === true ? 'near ' : ''}${citeOne(citation)}`;

/** Several citations for one margin: `CR 311.2b, 311.5b`. Each stands once, and so does a document's label; `bare` drops it where the screen has only one. A paragraph beside which something is inferred is `near CR 604.1`, after the same one where that states another part of the line. */
export const cite = (citations: readonly (Citation | null | undefined)[], bare: string | null = null): string => {
  const parts: string[] = [];
  const said = new Set<string>();
  let label = bare;
  for (const citation of citations) {
    if (citation === null || citation === undefined || said.has(citeShown(citation))) continue;
    said.add(citeShown(citation));
    const near = citation.near === true ? 'near ' : '';
    parts.push(`${near}${citation.document === label ? citation.id : citeOne(citation)}`);
    label = citation.document;
  }
  return parts.join(', ');
};
