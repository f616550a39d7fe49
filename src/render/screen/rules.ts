import { citeOne, nameOfDocument } from '../cite.ts';
import type { Face } from '../face.ts';
import { BLANK, factLines, headline } from '../grid.ts';
import type { RuleJson } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';

/** `judge rules`: the index, chapters and sections as headings. Piped: document, id, kind, title, with tabs between. */
export const rulesScreen = (face: Face, rules: readonly RuleJson[]): Line[] => {
  if (face.plain) return rules.map((rule) => [{ text: [rule.document, rule.id, rule.kind, rule.title].join('\t') }]);
  const lines: Line[] = [];
  let document: string | null = null;
  for (const rule of rules) {
    if (rule.document !== document) {
      if (document !== null) lines.push(BLANK);
      const count = rules.filter((one) => one.document === rule.document && one.kind !== 'section').length;
      lines.push(
        ...headline(
          face,
          toned('strong', nameOfDocument(rule.document)),
          count === 1 ? '1 rule or term' : `${count} rules and terms`,
        ),
      );
      document = rule.document;
    }
    if (rule.kind === 'section' && rule.parent === null) lines.push(BLANK);
    const label = citeOne(rule).replace(/^\S+ /u, '');
    const tone = rule.kind === 'section' ? 'strong' : undefined;
    const text = tone === undefined ? rule.title : toned(tone, rule.title);
    lines.push(
      ...factLines(face, {
        indent: depthOf(rule) * 2,
        label: tone === undefined ? label : toned(tone, label),
        labelWidth: 8,
        text,
      }),
    );
  }
  return lines;
};

/** Chapters 0, sections 1, rules 2, and one more for each letter or numeral after the number. */
const depthOf = (rule: RuleJson): number => {
  if (rule.parent === null) return 0;
  if (rule.kind === 'section') return 1;
  if (rule.kind === 'glossary') return 2;
  return 2 + (/\d[a-z]+$/u.test(rule.id) ? 1 : 0) + (/\.[ivx]+$/u.test(rule.id) ? 2 : 0);
};
