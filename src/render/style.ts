import type { Face } from './face.ts';
import type { Line, Tone } from './rich.ts';

/** Makes a line of a screen into what is written to the terminal. */
export type Painter = (line: Line) => string;

const bare: Painter = (line) =>
  line
    .map((run) => run.text)
    .join('')
    .replace(/ +$/u, '');

type Brush = (text: string) => string;

/**
 * The painter for a face. Colours come from chalk, which is loaded only when there are any. Sixteen colours, so that the user's theme decides;
 * the grounds of Fighting and Dragon are of the 256 and have a plain fallback.
 */
export const painterFor = async (face: Face): Promise<Painter> => {
  if (face.colour === 0) return bare;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: face.colour });
  const many = face.colour >= 2;
  const brushes: { readonly [tone: string]: Brush } = {
    strong: chalk.bold,
    faint: face.contrast ? (text) => text : chalk.dim,
    found: chalk.bold.underline,
    condition: chalk.bold.inverse,
    error: chalk.red.bold,
    legal: chalk.green.bold,
    illegal: chalk.red.bold,
    depends: chalk.yellow.bold,
    undetermined: chalk.magenta.bold,
    'not-modelled': chalk.magenta.bold,
    'energy-G': chalk.black.bgGreen,
    'energy-R': chalk.white.bgRed,
    'energy-W': chalk.white.bgBlue,
    'energy-L': chalk.black.bgYellow,
    'energy-P': chalk.white.bgMagenta,
    'energy-F': many ? chalk.white.bgAnsi256(130) : chalk.white.bgRed.underline,
    'energy-D': chalk.white.bgBlackBright,
    'energy-M': chalk.black.bgWhite,
    'energy-Y': chalk.black.bgMagentaBright,
    'energy-N': many ? chalk.white.bgAnsi256(136) : chalk.black.bgYellow,
    'energy-C': chalk.inverse,
  };
  const brushOf = (tone: Tone): Brush => brushes[tone] ?? ((text) => text);
  return (line) => {
    const last = line.at(-1);
    const trimmed =
      last !== undefined && last.tone === undefined
        ? [...line.slice(0, -1), { text: last.text.replace(/ +$/u, '') }]
        : line;
    return trimmed
      .map((run) => (run.tone === undefined || run.text === '' ? run.text : brushOf(run.tone)(run.text)))
      .join('');
  };
};

/** The screen as one text, a line feed after each line. */
export const painted = (lines: readonly Line[], painter: Painter): string =>
  lines.map((line) => `${painter(line)}\n`).join('');
