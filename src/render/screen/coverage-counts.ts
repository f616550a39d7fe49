import { citeOne, titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { aligned, factLines, isNarrow } from '../grid.ts';
import type { CoverageCounts, CoverageReport, CoverageSection } from '../report/types.ts';
import { type Line, type Rich, toned } from '../rich.ts';
import { padEnd, padStart } from '../width.ts';

const BAR = 10;

const share = ({ enforced, open }: CoverageCounts): string =>
  enforced + open === 0 ? '0' : `${enforced} of ${enforced + open}`;

const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `124 of 230 enforced, 106 open`, and what is not for the program to enforce. */
export const tally = (counts: CoverageCounts, all: boolean): string => {
  const { enforced, open, people, definition } = counts;
  const due = enforced + open;
  return [
    due > 0 ? `${share(counts)} enforced` : 'Nothing to enforce',
    open > 0 ? `${open} open` : '',
    (all || due === 0) && people > 0 ? `${people} for people` : '',
    (all || due === 0) && definition > 0 ? several(definition, 'definition') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const HEADINGS = ['', 'rules', 'enforced', 'for people', 'definition', 'open'] as const;

/** One line a document. */
export const countsTable = (face: Face, { documents }: CoverageReport): Line[] => {
  if (documents.length === 0) return [];
  if (isNarrow(face)) {
    return documents.flatMap((one) =>
      factLines(face, {
        text: [toned('strong', titleOf(one.document)), ` ${several(one.rules, 'rule')}: ${tally(one, true)}`],
      }),
    );
  }
  const rows = documents.map((one) =>
    [titleOf(one.document), one.rules, share(one), one.people, one.definition, one.open].map(String),
  );
  const widths = HEADINGS.map((word, at) => Math.max(word.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const cells = [HEADINGS, ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? padEnd : padStart)(cell, widths[at] ?? 0)),
  );
  return aligned(cells).flatMap((text, at) => factLines(face, { text: at === 0 ? toned('faint', text) : text }));
};

/** Only what is wholly enforced has a full obstacle, and only what is not enforced at all an empty one. */
const bar = (face: Face, { enforced, open }: CoverageCounts): string => {
  const part = Math.round((enforced / (enforced + open)) * BAR);
  const full = open === 0 ? BAR : enforced === 0 ? 0 : Math.min(BAR - 1, Math.max(1, part));
  return signsOf(face).full.repeat(full) + signsOf(face).empty.repeat(BAR - full);
};

/** Chapters; the sections of a chapter that stands alone. */
export const countsObstacles = (face: Face, { documents, sections }: CoverageReport): Line[] => {
  const chapters = sections.filter((one) => one.parent === null);
  const [chapter] = chapters;
  const within = sections.filter((one) => one.parent !== null);
  const single = chapters.length === 1 && chapter !== undefined && within.length > 0;
  const rows: readonly CoverageSection[] = single ? within : chapters;
  if (rows.length === 0) return [];
  const name = (one: CoverageSection): string => (documents.length > 1 ? citeOne(one) : one.id);
  const ids = Math.max(0, ...rows.map((one) => name(one).length));
  const shares = Math.max(0, ...rows.map((one) => share(one).length));
  const title: Rich = toned('strong', single ? `${chapter.id} ${chapter.title}, by section` : 'By chapter');
  return [
    ...factLines(face, { text: title }),
    ...rows.flatMap((one) => {
      const figures =
        one.enforced + one.open === 0
          ? padEnd('nothing to enforce', BAR + 2 + shares)
          : `${bar(face, one)}  ${padStart(share(one), shares)}`;
      const label = `${padEnd(name(one), ids)}  ${figures}`;
      return factLines(face, {
        indent: isNarrow(face) ? 1 : 2,
        label,
        labelWidth: label.length + 2,
        text: one.title,
      });
    }),
  ];
};
