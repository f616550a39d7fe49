import { citeOne, nameOfDocument } from '../cite.ts';
import type { Face } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { RuleReport } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { ownWords } from './original.ts';
import { confidenceFacts, paragraphs, readingFacts } from './rule.ts';

/** A rule to be read on: its title, its words, our reading, its examples. */
const readOn = (face: Face, rule: RuleReport, first: boolean): Line[] =>
  blocks(
    face,
    headline(
      face,
      [toned('strong', citeOne(rule)), '   ', toned('strong', rule.title)],
      first ? nameOfDocument(rule.document) : '',
    ),
    rule.original === null ? [] : ownWords(face, rule.original),
    paragraphs(face, rule.text),
    [...readingFacts(rule), ...confidenceFacts(rule)].flatMap((fact) => factLines(face, { labelWidth: 9, ...fact })),
    rule.examples.flatMap((text) => factLines(face, { label: 'Example', labelWidth: 9, text })),
  );

/** `judge rule --whole`: rules with everything beneath them, in the order of the book, without what stands around them. */
export const wholeScreen = (face: Face, rules: readonly RuleReport[]): Line[] => {
  let document = '';
  return blocks(
    face,
    ...rules.map((rule) => {
      const first = rule.document !== document;
      document = rule.document;
      return readOn(face, rule, first);
    }),
  );
};

/** `judge rule --open`: where the page is, and whether anything here opened it. */
export const openedScreen = (
  _face: Face,
  { page, opened }: { readonly page: string; readonly opened: boolean },
): Line[] => [[{ text: opened ? `Opened ${page}` : `The page is in ${page}; nothing here opens pages.` }]];
