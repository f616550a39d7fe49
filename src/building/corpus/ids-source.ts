import type { CorpusIndex } from '../../corpus/entry.ts';

/** The TypeScript source of the union of all ids, so that a citation of a rule that does not exist cannot compile. */
export const idsSource = (index: CorpusIndex): string => {
  const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
  const documents = index.documents.map(({ key }) => {
    const ids = index.entries.filter((entry) => entry.document === key).map((entry) => `\n    | ${quoted(entry.id)}`);
    return `  ${quoted(key)}:${ids.join('') || ' never'};`;
  });
  return `// Generated from rules-corpus/ by \`npm run corpus\`. Do not edit.\nexport interface Ids {\n${documents.join('\n')}\n}\n`;
};
