import { citeOne } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { BLANK, columnsOf, factLines, isNarrow } from '../grid.ts';
import { shownQuote } from '../quoted.ts';
import type { OriginalJson, QuotedCitation } from '../report/types.ts';
import { type Line, toned, wrap } from '../rich.ts';

/** What the reader's own copy says, with a bar before each line. */

const sourceOf = (original: OriginalJson): string => {
  const notes = [
    original.of === 'group' ? 'it has no words for the rule itself; these are its paragraphs' : '',
    original.doubt === null ? '' : `doubtful: ${original.doubt}`,
  ].filter((note) => note !== '');
  return [`In your own copy (${original.source})`, ...notes].join('; ');
};

/** Each line begins with a bar, so that the reader sees where the quote ends. */
const barred = (face: Face, text: string): Line[] => {
  const left = isNarrow(face) ? 0 : 2;
  return shownQuote(text)
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) =>
      wrap(line, columnsOf(face) - left - 4).map(
        (words): Line => [{ text: ' '.repeat(left) }, toned('faint', signsOf(face).obstacle), { text: ' ' }, ...words],
      ),
    );
};

/** The words alone, where the source was given or is not asked for. */
export const ownWords = (face: Face, { text }: OriginalJson): Line[] =>
  face.plain ? [[{ text: `In your own copy:  ${shownQuote(text).replace(/\s+/gu, ' ')}` }]] : barred(face, text);

export const originalLines = (face: Face, original: OriginalJson): Line[] => {
  if (face.plain) return [[{ text: `${sourceOf(original)}:  ${shownQuote(original.text).replace(/\s+/gu, ' ')}` }]];
  return [...factLines(face, { text: toned('faint', `${sourceOf(original)}:`) }), ...barred(face, original.text)];
};

/** The rules a ruling stands on, word for word. */
export const quotedLines = (face: Face, quoted: readonly QuotedCitation[]): Line[] =>
  quoted.flatMap((one, at) => {
    if (face.plain)
      return [
        [
          {
            text: `original  ${shownQuote(one.original.text).replace(/\s+/gu, ' ')}  (${one.original.source})\t${citeOne(one)}`,
          },
        ],
      ];
    return [
      ...(at > 0 ? [BLANK] : []),
      ...factLines(face, { text: toned('strong', citeOne(one)), cite: one.original.source }),
      ...barred(face, one.original.text),
    ];
  });
