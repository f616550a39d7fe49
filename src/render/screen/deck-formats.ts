import type { Face } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { FormatJson, FormatsReport } from '../report/formats-report.ts';
import { type Line, toned } from '../rich.ts';
import { dayInWords } from '../words/day.ts';
import { counted } from '../words/facts.ts';

const LABEL = 8;

const poolText = ({ pool }: FormatJson): string => {
  if (pool === null) return 'not recorded for that day';
  if (pool.everything) return 'every card';
  const sets = pool.sets.length === 0 ? '' : ` and ${counted(pool.sets.length, 'set')} without marks`;
  return `marks ${pool.marks.join(', ')}${sets}, since ${dayInWords(pool.from)}`;
};

const banText = ({ card, prints, from, why }: NonNullable<FormatJson['banned']>[number]): string =>
  `${card}${prints.length === 0 ? ', every print' : ` ${prints.join(', ')}`}${
    from === null ? '' : `, since ${dayInWords(from)}`
  }${why === null ? '' : `: ${why}`}`;

const formatLines = (face: Face, one: FormatJson): Line[] => [
  ...headline(face, [toned('strong', one.title)], one.format),
  ...factLines(face, { label: 'pool', labelWidth: LABEL, text: poolText(one), cite: one.pool?.source ?? '' }),
  ...(one.pool?.doubt == null ? [] : factLines(face, { label: 'doubt', labelWidth: LABEL, text: one.pool.doubt })),
  ...(one.banned === undefined || one.bans === 0
    ? factLines(face, { label: 'banned', labelWidth: LABEL, text: one.bans === 0 ? 'nothing' : `${one.bans} entries` })
    : one.banned.flatMap((ban, at) =>
        factLines(face, {
          ...(at === 0 ? { label: 'banned' } : {}),
          labelWidth: LABEL,
          plainLabel: 'banned',
          text: banText(ban),
          cite: ban.source,
        }),
      )),
  ...factLines(face, { label: 'as of', labelWidth: LABEL, text: `${dayInWords(one.asOf)}; decided by ${one.by}` }),
];

/** `judge deck formats`: what each format of tournaments takes on a day, and as of when that is known. */
export const deckFormatsScreen = (face: Face, report: FormatsReport): Line[] =>
  blocks(
    face,
    ...(report.added === undefined ? [] : [factLines(face, { label: 'kept', labelWidth: LABEL, text: report.added })]),
    ...report.formats.map((one) => formatLines(face, one)),
  );
