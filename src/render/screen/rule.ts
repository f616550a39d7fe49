import { isHandbook } from '../../corpus/index.ts';
import { cite, citeOne, labelOf, nameOfDocument } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { BLANK, blocks, type Fact, factLines, headline, isNarrow } from '../grid.ts';
import type { ElsewhereCitation, RuleReport, TitledCitation } from '../report/types.ts';
import { type Line, type Rich, toned } from '../rich.ts';
import { unsureOf } from '../words/confidence.ts';
import { DOCUMENT_SAYS, publishedAs } from '../words/precedents.ts';
import { exercisedFacts, named } from './exercised.ts';
import { originalLines } from './original.ts';

const LABEL = 14;

export const paragraphs = (face: Face, text: string): Line[] =>
  text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph, index) => [...(index > 0 && !face.plain ? [BLANK] : []), ...paragraphLines(face, paragraph)]);

const paragraphLines = (face: Face, paragraph: string): Line[] =>
  paragraph.split('\n').flatMap((line) => {
    const [item, number] = /^(\d{1,2}\.) /u.exec(line) ?? [];
    if (number !== undefined)
      return factLines(face, { label: number, labelWidth: 4, text: line.slice(item?.length ?? 0) });
    return line.startsWith('- ')
      ? factLines(face, { label: face.ascii ? '-' : '·', labelWidth: 2, text: line.slice(2) })
      : factLines(face, { text: line });
  });

const enforcement = (rule: RuleReport): Fact[] => {
  if (rule.kind === 'section') return [];
  if (rule.class === 'people')
    return [{ label: 'For people', text: 'Judges and players apply this; the program only tells it.' }];
  if (rule.class === 'definition')
    return [{ label: 'Definition', text: 'It says what a word means; other rules use it.' }];
  return [{ label: 'Enforced by', text: rule.code.length > 0 ? rule.code.join(', ') : 'no code yet' }];
};

/** Neighbours stand in the order of the book, id and title in columns. */
const neighbour = (label: string, one: TitledCitation | null, idWidth: number): Fact[] =>
  one === null ? [] : [{ label, labelWidth: 8, text: `${one.id.padEnd(idWidth)}  ${one.title}` }];

const listed = (face: Face, ones: readonly TitledCitation[], home: string): Rich =>
  ones.map((one) => `${one.document === home ? one.id : citeOne(one)} ${one.title}`).join(` ${signsOf(face).dot} `);

const ruleLines = (face: Face, rule: RuleReport, all: boolean): Line[] => {
  const signs = signsOf(face);
  const narrow = isNarrow(face) && !face.plain;
  const crumb = rule.breadcrumb.map((one) => `${one.id} ${one.title}`).join(` ${signs.crumb} `);
  const head = [
    ...headline(
      face,
      [toned('strong', citeOne(rule)), '   ', toned('strong', rule.title)],
      nameOfDocument(rule.document),
    ),
    ...(crumb === '' ? [] : factLines(face, { text: toned('faint', crumb) })),
  ];
  const row = (fact: Fact): Line[] => factLines(face, { labelWidth: LABEL, ...fact });
  const ids = Math.max(...[rule.before, rule.after].map((one) => one?.id.length ?? 0));
  const childIds = Math.max(0, ...rule.children.map((child) => child.id.length));
  return blocks(
    face,
    head,
    rule.original === null ? [] : originalLines(face, rule.original),
    [...inShort(face, rule), ...paragraphs(face, rule.text)],
    [...readingFacts(rule), ...confidenceFacts(rule)].flatMap(row),
    rule.children.flatMap((child) => factLines(face, { label: child.id, labelWidth: childIds + 2, text: child.title })),
    rule.kind === 'section' && rule.children.length > 0 && !face.plain
      ? factLines(face, { text: toned('faint', `All of it:  judge rule ${named(rule)} --whole`) })
      : [],
    [
      ...enforcement(rule),
      ...exercisedFacts(face, rule, all),
      ...rule.examples.map((text): Fact => ({ label: 'Example', text })),
    ].flatMap(row),
    precedentRows(face, rule),
    [
      ...neighbour('before', rule.before, narrow ? 0 : ids),
      ...neighbour('after', rule.after, narrow ? 0 : ids),
      ...(rule.see.length > 0 ? [{ label: 'see', labelWidth: 8, text: listed(face, rule.see, rule.document) }] : []),
      ...(rule.citedBy.length > 0
        ? [{ label: 'cited', labelWidth: 8, text: `by ${cite(rule.citedBy, rule.document)}` }]
        : []),
    ].flatMap((fact) => factLines(face, fact)),
    elsewhere(face, rule),
    noOriginal(face, rule),
  );
};

/** How headjudge applies the rule where it can be understood in more than one way: a row for each paragraph or item. */
export const readingFacts = ({ reading }: Pick<RuleReport, 'reading'>): Fact[] =>
  (reading ?? '')
    .split(/\n+/u)
    .filter((line) => line !== '')
    .map((text, at) => ({ label: at === 0 ? 'Reading' : '', plainLabel: 'Reading', text }));

/** How sure the restatement of a rule is, and what would settle it, where something is unsure. */
export const confidenceFacts = (rule: Pick<RuleReport, 'confidence' | 'unsettled'>): Fact[] => {
  const unsure = unsureOf(rule);
  return unsure === null ? [] : [{ label: 'How sure', text: unsure }];
};

/** So many published rulings are named with a rule. */
const FEW_PRECEDENTS = 2;

/** Published rulings on the rule, those first that part from it. */
const precedentRows = (face: Face, rule: RuleReport): Line[] => {
  const ordered = [...rule.precedents].sort(
    (a, b) => Number(b.document === 'contrary') - Number(a.document === 'contrary'),
  );
  const more = ordered.length - FEW_PRECEDENTS;
  return [
    ...ordered.slice(0, FEW_PRECEDENTS).map(
      (one, at): Fact => ({
        label: at === 0 ? 'Precedent' : '',
        plainLabel: 'Precedent',
        text: `${one.holds} (${publishedAs(one)})${one.document === 'contrary' ? ` ${DOCUMENT_SAYS.contrary}` : ''}`,
      }),
    ),
    ...(more > 0 ? [{ label: '', text: `${more} more:  judge precedent '${citeOne(rule)}'` }] : []),
  ].flatMap((fact) => factLines(face, { labelWidth: LABEL, ...fact }));
};

interface Elsewhere {
  readonly point: string;
  readonly says: string;
  readonly rules: readonly ElsewhereCitation[];
}

/** Citations of one document on one point, which say the same, as one. */
const together = (all: readonly ElsewhereCitation[]): readonly Elsewhere[] => {
  const found = new Map<string, ElsewhereCitation[]>();
  for (const one of all) {
    const same = `${one.point} ${one.document}`;
    found.set(same, [...(found.get(same) ?? []), one]);
  }
  return [...found.values()].map((rules) => ({ point: rules[0]?.point ?? '', says: rules[0]?.says ?? '', rules }));
};

const INSET = 2;

/** The same points in the other documents, each under its question. */
const elsewhere = (face: Face, rule: RuleReport): Line[] => {
  let point: string | null = null;
  const lines = together(rule.elsewhere).flatMap((one) => {
    const head = one.point === point ? [] : factLines(face, { indent: INSET, text: one.point });
    point = one.point;
    const home = one.rules[0]?.document ?? '';
    return [
      ...(face.plain ? [] : head),
      ...factLines(face, {
        indent: 2 * INSET,
        label: labelOf(home),
        labelWidth: 6,
        plainLabel: `Elsewhere  ${one.point}  ${labelOf(home)}`,
        text: one.says,
        cite: cite(
          one.rules.map(({ document, id, part }) => ({ document, id: part === undefined ? id : `${id} ${part}` })),
          home,
        ),
      }),
    ];
  });
  return face.plain || lines.length === 0
    ? lines
    : [...factLines(face, { text: toned('strong', 'Elsewhere') }), ...lines];
};

/** Our words, after those of the reader's own copy. */
const inShort = (face: Face, { original, text }: RuleReport): Line[] =>
  original === null || text === ''
    ? []
    : factLines(face, { text: toned('faint', face.plain ? 'In short:' : 'in short') });

/** What stands where the reader's own copy does not say it: that there is none, or that it was not found there. */
const noOriginal = (face: Face, { original, ownCopy, document }: RuleReport): Line[] => {
  if (isHandbook(document)) return [];
  if (original !== null || (ownCopy === null && face.plain)) return [];
  if (ownCopy === null)
    return factLines(face, { text: toned('faint', 'In your own copy: not imported.  judge rulebook import FILE') });
  const said =
    ownCopy.damaged === null
      ? `not found in ${ownCopy.file ?? 'it'}.`
      : `it cannot be read, ${ownCopy.damaged}.  judge rulebook import FILE`;
  return factLines(face, { text: `In your own copy: ${said}` });
};

/** `judge rule`: one rule after the other, a blank line between; `all` scenarios of each, or a few of them. */
export const ruleScreen = (face: Face, rules: readonly RuleReport[], all = false): Line[] =>
  rules.flatMap((rule, index) => [...(index > 0 && !face.plain ? [BLANK] : []), ...ruleLines(face, rule, all)]);
