import { titleOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { BLANK, columnsOf, isNarrow } from '../grid.ts';
import type { DisputeJson, DisputesReport } from '../report/disputes-report.ts';
import { type Line, type Run, toned, widthOf, wrap } from '../rich.ts';
import { padEnd, padStart } from '../width.ts';
import { verdictRun } from './verdict.ts';

/** `judge board list`: a line for each saved dispute, newest first. */

const dayOf = ({ saved }: DisputeJson): string => saved.slice(0, 10);

const asksOf = ({ question, steps, fault }: DisputeJson): string => {
  if (fault !== null) return fault;
  const played = steps === 0 ? '' : `${steps} ${steps === 1 ? 'action' : 'actions'} played`;
  return [question ?? '', played].filter((part) => part !== '').join(', ');
};

const documentOf = ({ document }: DisputeJson): string => (document === null ? '' : titleOf(document));

const plainRow = (one: DisputeJson): Line => [
  {
    text: [String(one.number), one.name, documentOf(one), dayOf(one), asksOf(one), one.verdict ?? ''].join('\t'),
  },
];

const wideRows = (face: Face, disputes: readonly DisputeJson[]): Line[] => {
  const numbers = Math.max(...disputes.map(({ number }) => String(number).length));
  const names = Math.min(30, Math.max(...disputes.map(({ name }) => widthOf(name))));
  return disputes.flatMap((one): Line[] => {
    const head = `  ${padStart(String(one.number), numbers)}  `;
    const rest: Run[] = [
      { text: `${padEnd(documentOf(one), 8)}  ${dayOf(one)}  ` },
      ...(one.verdict === null ? [] : [verdictRun(face, one.verdict), { text: '  ' }]),
    ];
    const asks = asksOf(one);
    const line: Line = [{ text: head }, toned('strong', padEnd(one.name, names)), { text: '  ' }, ...rest];
    const room = columnsOf(face) - widthOf(line);
    if (widthOf(asks) <= room) return [[...line, { text: asks }]];
    const under = ' '.repeat(widthOf(head));
    return [line, ...wrap(asks, columnsOf(face) - under.length - 2).map((part): Line => [{ text: under }, ...part])];
  });
};

const narrowRows = (face: Face, disputes: readonly DisputeJson[]): Line[] =>
  disputes.flatMap((one): Line[] => {
    const name = wrap([{ text: `${one.number} ` }, toned('strong', one.name)], columnsOf(face));
    const facts = [documentOf(one), dayOf(one)].filter((part) => part !== '').join(' ');
    const verdict = one.verdict === null ? [] : [[{ text: '  ' }, verdictRun(face, one.verdict)] as Line];
    const asks = asksOf(one);
    return [
      ...name,
      [{ text: `  ${facts}` }],
      ...verdict,
      ...(asks === '' ? [] : wrap(asks, columnsOf(face) - 2).map((part): Line => [{ text: '  ' }, ...part])),
    ];
  });

export const disputesScreen = (face: Face, { disputes }: DisputesReport): Line[] => {
  if (disputes.length === 0) return [[{ text: 'No dispute is saved yet. Enter one:  judge board new' }]];
  if (face.plain) return disputes.map(plainRow);
  const count = `${disputes.length} saved ${disputes.length === 1 ? 'dispute' : 'disputes'}, newest first`;
  const hint = isNarrow(face) ? 'judge board open 1' : '  Open one:  judge board open 1, or by its name';
  return [
    [toned('strong', count)],
    BLANK,
    ...(isNarrow(face) ? narrowRows(face, disputes) : wideRows(face, disputes)),
    BLANK,
    [toned('faint', hint)],
  ];
};
