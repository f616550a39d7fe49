import type { Face } from '../render/face.ts';
import type { Line } from '../render/rich.ts';

/** A screen as this face takes it: for a screen reader, plain drawings become sentences. */
export const forFace = async (face: Face, lines: readonly Line[]): Promise<readonly Line[]> =>
  face.screenReader === true ? (await import('../render/screen-reader/spoken.ts')).spoken(lines, face.width) : lines;
