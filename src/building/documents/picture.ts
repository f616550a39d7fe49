import { displayWidth } from '../../render/width.ts';

/** How a run of letters looks: what an escape sequence of the terminal has switched on. */
interface Look {
  readonly colour: string | null;
  readonly ground: string | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly inverse: boolean;
}

const PLAIN: Look = { colour: null, ground: null, bold: false, dim: false, inverse: false };
const PAPER = '#1e1e2e';
const INK = '#cdd6f4';

/** The sixteen colours of a terminal, dark ground. */
const COLOURS = ['#45475a', '#f38ba8', '#a6e3a1', '#f9e2af', '#89b4fa', '#cba6f7', '#94e2d5', '#bac2de'];
const BRIGHT = ['#7f849c', '#f38ba8', '#a6e3a1', '#f9e2af', '#89b4fa', '#f5c2e7', '#94e2d5', '#ffffff'];

const withCode = (look: Look, code: number): Look => {
  const colour = COLOURS[code - 30] ?? BRIGHT[code - 90];
  const ground = COLOURS[code - 40] ?? BRIGHT[code - 100];
  if (code === 0) return PLAIN;
  if (code === 1) return { ...look, bold: true };
  if (code === 2) return { ...look, dim: true };
  if (code === 22) return { ...look, bold: false, dim: false };
  if (code === 7) return { ...look, inverse: true };
  if (code === 27) return { ...look, inverse: false };
  if (code === 39) return { ...look, colour: null };
  if (code === 49) return { ...look, ground: null };
  if (colour !== undefined) return { ...look, colour };
  if (ground !== undefined) return { ...look, ground };
  return look;
};

interface Piece {
  readonly text: string;
  readonly look: Look;
}

/** A line as a terminal would show it, in runs of one look. */
const piecesOf = (line: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let look = PLAIN;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  for (const part of line.split(/(\u001B\[[\d;]*m)/u)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    const codes = /^\u001B\[([\d;]*)m$/u.exec(part)?.[1];
    if (codes !== undefined) for (const code of codes.split(';')) look = withCode(look, Number(code));
    else if (part !== '') pieces.push({ text: part, look });
  }
  return pieces;
};

const markup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const COLUMN = 8.4;
const ROW = 19;
const EDGE = 16;
const BAR = 30;

/** A screen with the colours of a terminal as an SVG picture; `title` is what a screen reader says of it. Same screen, same bytes. */
export const picture = (screen: string, columns: number, title: string): string => {
  const lines = screen.trimEnd().split('\n');
  const width = Math.round(columns * COLUMN + 2 * EDGE);
  const height = BAR + lines.length * ROW + 2 * EDGE;
  const drawn: string[] = [];
  lines.forEach((line, row) => {
    let column = 0;
    const y = BAR + EDGE + row * ROW;
    for (const { text, look } of piecesOf(line)) {
      const x = (EDGE + column * COLUMN).toFixed(1);
      const wide = displayWidth(text);
      const ink = look.inverse ? PAPER : (look.colour ?? INK);
      const ground = look.inverse ? (look.colour ?? INK) : look.ground;
      const long = (wide * COLUMN).toFixed(1);
      if (ground !== null) drawn.push(`<rect x="${x}" y="${y}" width="${long}" height="${ROW}" fill="${ground}"/>`);
      const style = `${look.bold ? ' font-weight="bold"' : ''}${look.dim ? ' opacity="0.6"' : ''}`;
      if (text.trim() !== '')
        drawn.push(
          `<text x="${x}" y="${y + 14}" textLength="${long}" fill="${ink}"${style} xml:space="preserve">${markup(text)}</text>`,
        );
      column += wide;
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
<title>${markup(title)}</title>
<rect width="${width}" height="${height}" rx="8" fill="${PAPER}"/>
<circle cx="20" cy="18" r="5" fill="#f38ba8"/><circle cx="38" cy="18" r="5" fill="#f9e2af"/><circle cx="56" cy="18" r="5" fill="#a6e3a1"/>
${drawn.join('\n')}
</svg>
`;
};
