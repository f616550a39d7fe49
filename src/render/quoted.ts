/**
 * The words of a reader's own copy as they are shown. Copies of rulebooks are often made by converters that leave their marks in the text: of bold and
 * slanted type, headings, links, formulas. Those go; no word, number or sign of the text does. The copy itself, and the JSON, keep them.
 */

/** An escaped sign stands for itself. */
const ESCAPED = /\\([*_#[\]()])/gu;
const KEPT = '\uE010';

/** `$10 \times 2 = 20$`, `$n$`: numbers, signs and single letters, so that no price is one. */
const FORMULA = /\$((?:\\times|\d+|[a-z](?![a-z])|[-+=\s])+)\$/gu;

const withoutFormulas = (text: string): string =>
  text.replace(FORMULA, (_, inner: string) =>
    inner
      .replaceAll('\\times', '×')
      .replace(/(?<=^|\s)-(?=$|\s)/gu, '−')
      .replace(/\s+/gu, ' ')
      .trim(),
  );

export const shownQuote = (text: string): string => {
  const signs: string[] = [];
  const unescaped = text.replace(ESCAPED, (_, sign: string) => {
    signs.push(sign);
    return KEPT;
  });
  return withoutFormulas(unescaped)
    .replace(/\[([^\]\n]{1,80})\]\(#[^)\n]*\)/gu, '$1')
    .replace(/<(https?:[^<>\s]+)>/gu, '$1')
    .replace(/^#{1,6}\s+/gmu, '')
    .replace(/\*\*+/gu, '')
    .replace(/(?<=^|[\s(“"'[])\*(?=\S)/gmu, '')
    .replace(/(?<=\S)\*(?=$|[\s.,;:)”"'’\]])/gmu, '')
    .replace(/^- (?=\d+[.)]? |Example\b)/gmu, '')
    .replaceAll(KEPT, () => signs.shift() ?? '');
};
