import { citeOne, labelOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { BLANK, blocks, columnsOf, factLines, isNarrow } from '../grid.ts';
import { shownQuote } from '../quoted.ts';
import type { HitJson, SearchReport } from '../report/types.ts';
import { type Line, type Rich, type Run, runsOf, toned, wrap } from '../rich.ts';

/** The snippet with its found words toned; `▸so◂` where there is no colour. */
const marked = (face: Face, hit: HitJson): Rich => {
  const signs = signsOf(face);
  const runs: Run[] = [];
  let from = 0;
  for (const { start, end } of hit.marks) {
    if (start < from || end > hit.snippet.length) continue;
    runs.push({ text: hit.snippet.slice(from, start) });
    const word = hit.snippet.slice(start, end);
    runs.push(face.colour === 0 ? { text: `${signs.opens}${word}${signs.closes}` } : toned('found', word));
    from = end;
  }
  return [...runs, { text: hit.snippet.slice(from) }];
};

const hitLines = (face: Face, hit: HitJson, indent: number): Line[] => {
  const columns = columnsOf(face);
  const margin = isNarrow(face) ? 0 : 2;
  const pad = (left: number, line: Line): Line => [{ text: ' '.repeat(left) }, ...line];
  const under = margin + indent;
  const crumb = hit.breadcrumb.join(` ${signsOf(face).crumb} `);
  const title: Rich = [toned('strong', citeOne(hit)), '   ', toned('strong', hit.title)];
  const [first = [], ...rest] = wrap(title, columns - margin - 2);
  return [
    pad(margin, isNarrow(face) || rest.length > 0 ? first : runsOf(title)),
    ...rest.map((line) => pad(under, line)),
    ...(crumb === '' ? [] : wrap(toned('faint', crumb), columns - under - margin).map((line) => pad(under, line))),
    ...wrap(marked(face, hit), columns - under - margin).map((line) => pad(under, line)),
    ...ownWords(face, hit, columns - under - margin - 2).map((line) =>
      pad(under, [toned('faint', signsOf(face).obstacle), { text: ' ' }, ...line]),
    ),
  ];
};

/** As much of the original as two lines hold: from the sentence that has most of the found words. */
const ownWords = (face: Face, hit: HitJson, columns: number): Line[] => {
  if (hit.original === undefined) return [];
  const found = hit.marks.map(({ start, end }) => hit.snippet.slice(start, end).toLowerCase().slice(0, 5));
  const text = oneLine(shownQuote(hit.original.text));
  const starts = [0, ...[...text.matchAll(/[.!?]["”’)*]*\s+/gu)].map((end) => end.index + end[0].length)];
  const worth = starts.map((start, at) => {
    const sentence = text.slice(start, starts[at + 1]).toLowerCase();
    return found.filter((word) => sentence.includes(word)).length;
  });
  const from = starts[worth.indexOf(Math.max(...worth))] ?? 0;
  const { cut } = signsOf(face);
  const lines = wrap(`${from > 0 ? `${cut} ` : ''}${text.slice(from)}`, columns);
  if (lines.length <= 2) return lines;
  const [first = [], second = []] = lines;
  return [first, wrap([...second, { text: ` ${cut}` }], columns)[0] ?? []];
};

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');

const quoted = (face: Face, words: readonly string[]): string => {
  const { quote, unquote } = signsOf(face);
  const [last, ...others] = words.map((word) => `${quote}${word}${unquote}`).reverse();
  return others.length === 0 ? (last ?? '') : `${others.reverse().join(', ')} or ${last}`;
};

/** Which words were read as others, as a remark above the hits. */
export const searchNote = (face: Face, report: SearchReport): Line[] => {
  if (report.corrected.length === 0) return [];
  let query = report.query;
  for (const { from, to } of report.corrected)
    query = query.replace(new RegExp(`(?<!\\p{L})${escaped(from)}(?!\\p{L})`, 'giu'), to);
  return factLines(face, {
    text: `Nothing has ${quoted(
      face,
      report.corrected.map((one) => one.from),
    )}. Searching for  ${query}  instead:`,
  });
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const nothing = (face: Face, { missing, nearest }: SearchReport): Line[] => {
  const parts = [
    missing.length > 0 ? `Nothing found. No rule has ${quoted(face, missing)}.` : 'Nothing found.',
    nearest.length > 0 ? `Did you mean ${quoted(face, nearest)}?` : '',
  ].filter((part) => part !== '');
  return factLines(face, { text: parts.join('  ') });
};

/** `judge search`. Piped: document, id, title and snippet with tabs between, for `fzf` and its like. */
export const searchScreen = (face: Face, report: SearchReport): Line[] => {
  if (face.plain)
    return allHits(report).map((hit) => [
      { text: [hit.document, hit.id, hit.title, hit.snippet].map(oneLine).join('\t') },
    ]);
  if (allHits(report).length === 0) return [...searchNote(face, report), ...nothing(face, report)];
  const indent = isNarrow(face) ? 1 : 12;
  const unknown =
    report.missing.length > 0 && report.hits.length > 0
      ? factLines(face, { text: `No rule has ${quoted(face, report.missing)}; the other words have these:` })
      : [];
  return blocks(
    face,
    [...searchNote(face, report), ...unknown],
    ...report.hits.map((hit) => hitLines(face, hit, indent)),
    report.hits.length === 0 ? [] : footer(face, report),
    ...besideLines(face, report, indent),
  );
};

const allHits = ({ hits, handbooks = [] }: SearchReport): readonly HitJson[] => [...hits, ...handbooks];

/** What guidelines and handbooks have on the same words. */
const besideLines = (face: Face, { handbooks = [] }: SearchReport, indent: number): Line[][] =>
  handbooks.length === 0
    ? []
    : [
        factLines(face, { text: toned('faint', 'In the penalty guidelines and handbooks:') }),
        ...handbooks.map((hit) => hitLines(face, hit, indent)),
      ];

const footer = (face: Face, report: SearchReport): Line[] => {
  const documents = new Set(report.hits.map((hit) => hit.document));
  const [first] = documents;
  const parts = [
    `${report.hits.length} of ${report.total}.`,
    report.total > report.hits.length ? `More: --limit ${report.total}` : '',
    documents.size > 1 && first !== undefined ? `One document: --document ${labelOf(first)}` : '',
  ].filter((part) => part !== '');
  return factLines(face, { text: parts.join('  ') });
};

/** Several searches, each under its words. */
export const batchScreen = (face: Face, reports: readonly SearchReport[]): Line[] => {
  if (face.plain) {
    return reports.flatMap((report) =>
      allHits(report).map(
        (hit): Line => [{ text: [report.query, hit.document, hit.id, hit.title, hit.snippet].map(oneLine).join('\t') }],
      ),
    );
  }
  return reports.flatMap((report, index) => [
    ...(index > 0 ? [BLANK] : []),
    [toned('strong', report.query)],
    BLANK,
    ...searchScreen(face, report),
  ]);
};
