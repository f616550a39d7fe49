import type { Face } from '../face.ts';
import { blocks, factLines } from '../grid.ts';
import type { PocketReport } from '../report/pocket-report.ts';
import { type Line, toned } from '../rich.ts';

const sizeOf = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`;

/** `judge pocket`: what was written, what is in it, and for whom. */
export const pocketScreen = (face: Face, report: PocketReport): Line[] =>
  blocks(
    face,
    factLines(face, {
      text: toned('strong', `${report.path}  ${sizeOf(report.bytes)}, build ${report.build}`),
    }),
    report.kind === 'folder'
      ? factLines(face, {
          text: 'Put this folder on any host that serves files over https. It has the shipped cards only.',
        })
      : [
          ...factLines(face, { text: 'Open it in a browser. It needs no network and contacts nobody.' }),
          ...(report.importedCards === 0
            ? []
            : factLines(face, {
                label: 'cards',
                labelWidth: 8,
                text: `${report.importedCards.toLocaleString('en')} that you imported, beside those that ship`,
              })),
          ...(report.copies.length === 0
            ? []
            : factLines(face, { label: 'copies', labelWidth: 8, text: report.copies.join(', ') })),
        ],
    report.forOwnUse
      ? factLines(face, {
          text: 'It has your imported cards or your own copies in it: it is for your own use. Do not pass it on.',
        })
      : [],
  );
