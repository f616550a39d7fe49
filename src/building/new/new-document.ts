import { DOCUMENTS } from '../../corpus/index.ts';
import { type Draft, insertAfterLast, insertBefore, PLACEHOLDER } from './draft.ts';

/** What is asked for: `document gym-2000 --label Gym`. */
export interface NewDocument {
  readonly key: string;
  /** As citations begin with it: `Gym 3.2`. */
  readonly label: string | undefined;
  readonly name: string | undefined;
}

const KEY = /^([a-z]+(?:-[a-z]+)*)-(\d{4})$/u;

/**
 * A document that is read and compared but not ruled by: its contents, a first section, its line in NOTICE and its place in the list of documents, by year.
 * It is ruled by once it stands in `RULED` and has an era.
 */
export const newDocument = (draft: Draft, { key, label, name }: NewDocument): readonly string[] => {
  const faults: string[] = [];
  const year = KEY.exec(key)?.[2];
  if (year === undefined) faults.push(`“${key}” is not the key of a document: a name and its year, as gym-2000`);
  if (DOCUMENTS.some((one) => one.key === key)) faults.push(`there is a document ${key} already`);
  if (label === undefined) faults.push('a label is missing, with which citations begin: --label Gym');
  else if (!/^[A-Z][A-Za-z]{1,5}$/u.test(label))
    faults.push(`“${label}” is not a label: a capital and one to five letters more, as Gym`);
  else if (DOCUMENTS.some((one) => one.label.toLowerCase() === label.toLowerCase()))
    faults.push(`the label ${label} is taken`);
  if (faults.length > 0 || label === undefined) return faults;

  const title = name ?? `${label} rules ${year}`;
  draft.create(
    `rules-corpus/${key}/document.md`,
    'its table of contents',
    `# ${title}

${PLACEHOLDER}: what the source is, when it was published and how its ids are made. Everything in this folder is restated in our own words.

## 1 First chapter

- [10 First section](10-first-section.md)
`,
  );
  draft.create(
    `rules-corpus/${key}/10-first-section.md`,
    'a first section',
    `# 10 First section

## 10.1 First rule \`people\`

${PLACEHOLDER}: what the first rule says, in our own words.
`,
  );
  draft.change('NOTICE', 'its source', (text) =>
    insertBefore(
      text,
      /^\nThe folder handbooks\//mu,
      `  ${title}\n                             ${PLACEHOLDER}: who wrote the document, and when. Nothing of its text is copied here.\n`,
    ),
  );
  draft.change('src/corpus/documents.ts', 'its place among the documents', (text) => {
    const line = `  { key: '${key}', label: '${label}', title: '${label} ${year}', name: '${title.replace(/['\\]/gu, '\\$&')}' },\n`;
    const earlier = DOCUMENTS.filter((one) => one.key.slice(-4) <= (year ?? '')).length;
    if (earlier > 0)
      return insertAfterLast(text, new RegExp(`^  \\{ key: '${DOCUMENTS[earlier - 1]?.key}',.*\\n`, 'gmu'), line);
    return text.replace(/(export const DOCUMENTS = \[\n)/u, (start) => start + line);
  });
  draft.change('src/card-data/period.ts', 'the last day of its period', (text) =>
    insertBefore(
      text,
      /^\};$/mu,
      `  '${key}': '${year}/12/31', // ${PLACEHOLDER}: the day on which the next series came\n`,
    ),
  );
  return draft.faults;
};
