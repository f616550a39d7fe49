import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { aligned, blocks, type Fact, factLines, headline } from '../grid.ts';
import type { PrecedentJson, PrecedentReport } from '../report/types-of-precedents.ts';
import { type Line, toned } from '../rich.ts';
import { DOCUMENT_SAYS, PERIOD_NAMES, publishedAs, SAYING_NAMES } from '../words/precedents.ts';

/** Screens of published rulings. */

const LABEL = 12;

/** What follows where ruling and rules part. */
const partsLine = ({ comesFirst, document, official }: PrecedentJson): Fact[] => {
  if (document !== 'contrary') return [];
  if (comesFirst !== null)
    return [{ label: 'Which one', text: 'An official ruling comes before the rules.', cite: cite([comesFirst]) }];
  return [
    {
      label: 'Which one',
      text: official
        ? 'The document does not put rulings before its rules; the rules decide here.'
        : 'The rules decide.',
    },
  ];
};

const tableText = ({ table, open }: PrecedentJson): string =>
  table === null ? `No table plays it. ${open ?? ''}`.trim() : `judge replay ${table}`;

const facts = (face: Face, one: PrecedentJson): Fact[] => [
  { label: 'Ruled', text: one.holds },
  { label: 'Document', text: `${DOCUMENT_SAYS[one.document]} ${one.because}`, cite: cite(one.restsOn) },
  ...partsLine(one),
  ...(one.cards.length === 0 ? [] : [{ label: 'Cards', text: one.cards.join(` ${signsOf(face).dot} `) }]),
  { label: 'Source', text: `${publishedAs(one)}: ${one.source.where}` },
  { label: 'Table', text: tableText(one) },
];

const whole = (face: Face, one: PrecedentJson): Line[] => [
  ...headline(face, toned('strong', one.name), one.mechanic),
  ...facts(face, one).flatMap((fact) => factLines(face, { labelWidth: LABEL, ...fact })),
];

/** A line for each, with the way to open it. */
const short = (face: Face, one: PrecedentJson): Line[] => [
  ...factLines(face, { text: toned('strong', one.name), cite: cite(one.restsOn) }),
  ...factLines(face, {
    indent: 2,
    text: [toned('faint', `${publishedAs(one)} ${signsOf(face).dot} judge precedent ${one.id}`)],
  }),
];

/** So many are shown whole. */
const MOST_WHOLE = 3;

const overview = (face: Face, { counts, total }: PrecedentReport): Line[] => {
  const rows = (list: readonly (readonly [string, number])[]): Line[] =>
    aligned(list.map(([name, count]) => [`${count}`.padStart(4), name])).flatMap((text) => factLines(face, { text }));
  return blocks(
    face,
    headline(face, toned('strong', `${total} published rulings`), ''),
    rows(
      counts.periods.map(({ period, precedents }) => [PERIOD_NAMES[period as keyof typeof PERIOD_NAMES], precedents]),
    ),
    rows(
      counts.documents.map(({ document, precedents }) => [
        `the rules say ${SAYING_NAMES[document as keyof typeof SAYING_NAMES]}`,
        precedents,
      ]),
    ),
    rows(counts.mechanics.map(({ mechanic, precedents }) => [mechanic, precedents])),
    factLines(face, { text: `Find some:  judge precedent rare candy ${signsOf(face).dot} judge precedent 'CR 602.3'` }),
  );
};

/** `judge precedent`. */
export const precedentScreen = (face: Face, report: PrecedentReport): Line[] => {
  const { by, precedents, total, asked } = report;
  if (by === 'all') return overview(face, report);
  if (precedents.length === 0)
    return blocks(
      face,
      factLines(face, {
        text: `No published ruling on file is about ${signsOf(face).quote}${asked}${signsOf(face).unquote}.`,
      }),
      factLines(face, { text: 'All of them, counted:  judge precedent' }),
    );
  const more = total - precedents.length;
  return blocks(
    face,
    ...(total <= MOST_WHOLE
      ? precedents.map((one) => whole(face, one))
      : [precedents.flatMap((one) => short(face, one))]),
    more > 0 ? factLines(face, { text: `${more} more:  --limit ${total}` }) : [],
  );
};

/** What a ruling, a rule or a card shows of its precedents: a line each, and everything where the reasoning is asked for. */
export const precedentLines = (face: Face, found: readonly PrecedentJson[], explain: boolean): Line[] => {
  if (explain) return found.flatMap((one) => whole(face, one));
  const [first, ...others] = found;
  if (first === undefined) return [];
  const parts = first.document === 'contrary' ? ` ${DOCUMENT_SAYS.contrary}` : '';
  const more = others.length === 0 ? '' : ` ${others.length} more with --explain.`;
  return factLines(face, {
    label: 'Precedent',
    labelWidth: LABEL,
    text: `${first.holds} (${publishedAs(first)})${parts}${more}`,
    cite: first.comesFirst === null ? '' : cite([first.comesFirst]),
  });
};
