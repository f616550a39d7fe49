import type { Face } from '../face.ts';
import { blocks, factLines } from '../grid.ts';
import type { ServeReport } from '../report/serve-report.ts';
import { type Line, toned } from '../rich.ts';

/** A light frame that a camera needs around the code, in modules. */
const FRAME = 2;

/** Two rows of modules in one line of half blocks. A dark module is left empty, so that the code is right on a dark terminal and read inverted on a light one. */
const codeLines = (code: readonly (readonly boolean[])[]): Line[] => {
  const side = code.length + 2 * FRAME;
  const light = (x: number, y: number): boolean => y < side && code[y - FRAME]?.[x - FRAME] !== true;
  const lines: Line[] = [];
  for (let y = 0; y < side; y += 2) {
    let text = '';
    for (let x = 0; x < side; x++) {
      const [above, below] = [light(x, y), light(x, y + 1)];
      text += above ? (below ? '█' : '▀') : below ? '▄' : ' ';
    }
    lines.push([{ text }]);
  }
  return lines;
};

/** `judge serve`: where the page is, and who can open it. */
export const serveScreen = (face: Face, report: ServeReport): Line[] =>
  blocks(
    face,
    factLines(face, { text: toned('strong', `The pocket edition is at  ${report.addresses.join('   ')}`) }),
    report.code === null || face.plain || face.ascii || face.screenReader === true ? [] : codeLines(report.code),
    factLines(face, {
      text: report.network
        ? 'Everyone on this network can open it. It serves these files for reading and nothing else. It has the shipped cards only.'
        : 'Only this machine can open it.  judge serve --network  opens it to the local network.',
    }),
    factLines(face, { text: 'Ctrl+C ends it.' }),
  );
