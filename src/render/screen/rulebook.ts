import { labelOf, nameOfDocument } from '../cite.ts';
import type { Face } from '../face.ts';
import { BLANK, blocks, factLines, headline } from '../grid.ts';
import type {
  CopyJson,
  RulebookImportReport,
  RulebookListReport,
  RulebookRemoveReport,
} from '../report/rulebook-report.ts';
import { type Line, toned } from '../rich.ts';

/** Screens of `judge rulebook`. */

const LABEL = 10;

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KiB` : `${Math.round(bytes / 1024 / 102.4) / 10} MiB`;

const fileOf = ({ file, kind, bytes, pages }: CopyJson): string =>
  [
    file,
    kind === 'pdf' ? 'PDF' : 'text',
    ...(pages === null ? [] : [`${pages} ${pages === 1 ? 'page' : 'pages'}`]),
    sizeOf(bytes),
  ].join(', ');

const editionOf = ({ version, date }: CopyJson): string =>
  version === null && date === null
    ? 'it names neither version nor date'
    : `${version ?? 'no version'}, ${date ?? 'no date'}`;

const dayOf = ({ imported }: CopyJson): string => imported.slice(0, 10);

/** What of a changed word is noticed here, and what is not. */
const heldText = ({ heldAgainst, closely }: RulebookImportReport): string =>
  closely
    ? 'closely against our restatement, because we did not read this document: numbers, kinds of cards, Special Conditions, sides of a coin, places, the opponent, “not”, “may” and “must”. A passage named here may only be worded otherwise. Not checked: other words, “before” and “after”, the order of steps, and what was missed'
    : heldAgainst === null
      ? 'against our restatement: of passages that changed a word or two, most are not noticed. Import two editions, and the second is held against the first'
      : `against version ${heldAgainst}: a number, “may”, “must”, “not”, a kind of card, a player or a time that changed is named; other words are not compared`;

/** The date a copy gives itself, held against the printing that we restated. */
const restatedRow = ({ copy, restated, closely }: RulebookImportReport): string | null => {
  if (restated === null || !closely) return null;
  const ours = restated.replace(/^as of /u, '');
  const [, month, year] = /^(\w+) (\d{4})$/u.exec(ours) ?? [];
  if (copy.date === null) return `ours is of ${ours}; this copy does not say when it was printed`;
  const same =
    month !== undefined && year !== undefined && copy.date.includes(year) && new RegExp(month, 'iu').test(copy.date);
  return same ? `the printing that we restated, of ${ours}` : `another printing: ours is of ${ours}`;
};

const PASSAGE = 240;

/** What rests on one account or is in doubt: what is asked, and what the copy says. The judge who reads both can settle it. */
const unsureBlock = (face: Face, { unsure }: RulebookImportReport): Line[] => {
  if (unsure.length === 0) return [];
  const missing = unsure.filter(({ passage }) => passage === null);
  const lines = unsure.flatMap(({ id, title, unsettled, passage }) => {
    if (passage === null) return [];
    const words = passage.replace(/\s+/gu, ' ').trim();
    const said = words.length > PASSAGE ? `${words.slice(0, PASSAGE)}…` : words;
    return factLines(face, { text: `${id}   ${unsettled ?? `${title}?`} Your copy: “${said}”` });
  });
  const rest = missing.map(({ id }) => id).join(', ');
  return [
    ...factLines(face, { text: toned('strong', 'Unsure in our restatement; your copy settles it:') }),
    ...lines,
    ...(rest === '' ? [] : factLines(face, { text: `No passage was found for ${rest}.` })),
  ];
};

export const rulebookImportScreen = (face: Face, report: RulebookImportReport): Line[] => {
  const { copy, of, missed, doubted, byParagraphs, replaced, changed } = report;
  const row = (label: string, text: string): Line[] => factLines(face, { label, labelWidth: LABEL, text });
  const byReason = (label: string, all: RulebookImportReport['doubted']): Line[] =>
    [...new Set(all.map(({ why }) => why))].flatMap((why) =>
      row(label, `${all.flatMap((one) => (one.why === why ? [one.id] : [])).join(', ')}: ${why}`),
    );
  return blocks(
    face,
    headline(
      face,
      [toned('strong', `${labelOf(copy.document)}   ${copy.found} of ${of} ids found`)],
      nameOfDocument(copy.document),
    ),
    [
      ...row('file', fileOf(copy)),
      ...row('version', editionOf(copy)),
      ...(restatedRow(report) === null ? [] : row('printing', restatedRow(report) ?? '')),
      ...row('missed', missed.length === 0 ? 'none' : missed.join(', ')),
      ...(doubted.length === 0 ? row('doubted', 'none') : byReason('doubted', doubted)),
      ...row('held', heldText(report)),
      ...(changed === null
        ? []
        : changed.length === 0
          ? row('changed', 'nothing since the copy before')
          : byReason('changed', changed)),
      ...(byParagraphs.length === 0
        ? []
        : row('headless', `${byParagraphs.join(', ')}: the copy has no heading for them; quoted by their paragraphs`)),
    ],
    unsureBlock(face, report),
    [
      ...(replaced === null
        ? []
        : factLines(face, {
            text: `It replaces ${replaced.file} (${editionOf(replaced)}), imported on ${dayOf(replaced)}.`,
          })),
      ...factLines(face, { text: `It stays on this machine, in ${report.folder}` }),
    ],
  );
};

const copyLines = (face: Face, copy: CopyJson): Line[] => {
  if (face.plain)
    return [
      [
        {
          text: [
            copy.document,
            copy.file,
            copy.version ?? '',
            copy.date ?? '',
            `${copy.found}`,
            `${copy.missed}`,
            `${copy.doubted}`,
            copy.imported,
          ].join('\t'),
        },
      ],
    ];
  const counts = `${copy.found} found, ${copy.missed} missed, ${copy.doubted} doubted`;
  return [
    ...headline(face, [toned('strong', labelOf(copy.document)), `   ${fileOf(copy)}`], nameOfDocument(copy.document)),
    ...factLines(face, { label: 'version', labelWidth: LABEL, text: editionOf(copy) }),
    ...factLines(face, { label: 'ids', labelWidth: LABEL, text: counts }),
    ...factLines(face, { label: 'imported', labelWidth: LABEL, text: dayOf(copy) }),
  ];
};

export const rulebookListScreen = (face: Face, { copies, folder }: RulebookListReport): Line[] => {
  if (copies.length === 0)
    return face.plain ? [] : factLines(face, { text: 'No copy was imported.  judge rulebook import FILE' });
  return [
    ...copies.flatMap((copy, at) => [...(at > 0 && !face.plain ? [BLANK] : []), ...copyLines(face, copy)]),
    ...(face.plain ? [] : [BLANK, ...factLines(face, { text: toned('faint', `in ${folder}`) })]),
  ];
};

export const rulebookRemoveScreen = (face: Face, { removed }: RulebookRemoveReport): Line[] =>
  factLines(face, {
    text: `Removed your copy of ${labelOf(removed.document)}: ${removed.file} (${editionOf(removed)}), imported on ${dayOf(removed)}.`,
  });
