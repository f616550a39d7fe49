import type { Face } from '../face.ts';
import type { Line } from '../rich.ts';
import { painted, painterFor } from '../style.ts';

const face = (more: Partial<Face>): Face => ({
  width: 80,
  colour: 0,
  ascii: false,
  plain: false,
  contrast: false,
  ...more,
});

/** Every way a screen is looked at. */
export const FACES: { readonly [name: string]: Face } = {
  '40': face({ width: 40 }),
  '80': face({}),
  '120': face({ width: 120 }),
  colour: face({ colour: 1 }),
  ascii: face({ ascii: true }),
  plain: face({ plain: true }),
};

/** What is written for a face. */
export const drawnWith = async (one: Face, lines: readonly Line[]): Promise<string> =>
  painted(lines, await painterFor(one));
