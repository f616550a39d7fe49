import { displayWidth, fitting } from './width.ts';

/** What a run of letters is, for the eye. `style.ts` decides how that looks. */
export type Tone =
  | 'strong'
  | 'faint'
  | 'found'
  | 'condition'
  | 'error'
  | 'legal'
  | 'illegal'
  | 'depends'
  | 'undetermined'
  | 'not-modelled'
  | `energy-${string}`;

export interface Run {
  readonly text: string;
  readonly tone?: Tone;
}

/** Text with tones. */
export type Rich = string | Run | readonly (string | Run)[];

/** One line of a screen. */
export type Line = readonly Run[];

export const runsOf = (rich: Rich): Line => {
  const parts = typeof rich === 'string' || 'text' in rich ? [rich] : rich;
  return parts.map((part) => (typeof part === 'string' ? { text: part } : part)).filter((run) => run.text !== '');
};

export const textOf = (rich: Rich): string =>
  runsOf(rich)
    .map((run) => run.text)
    .join('');

export const widthOf = (rich: Rich): number => displayWidth(textOf(rich));

export const toned = (tone: Tone, text: string): Run => ({ text, tone });

const sameTone = (text: string, run: Run): Run => (run.tone === undefined ? { text } : { text, tone: run.tone });

/** Breaks between words; a corner stays with what it cites. */
const BETWEEN_WORDS = /(?<!(?:^|[ \n])(?:└|`-))[ \n]+/;

/** Words that must stay whole are glued: a word may be made of several runs. */
const wordsOf = (rich: Rich): Line[] => {
  const words: Run[][] = [[]];
  for (const run of runsOf(rich)) {
    run.text.split(BETWEEN_WORDS).forEach((piece, index) => {
      if (index > 0) words.push([]);
      if (piece !== '') words.at(-1)?.push(sameTone(piece, run));
    });
  }
  return words.filter((word) => word.length > 0);
};

/** The part of a word for this line: up to its last slash or, without one, its last hyphen that fits; else as much as fits. */
const headOf = (rest: string, room: number): string => {
  const head = fitting(rest, room);
  if (head === rest) return head;
  const end = head.lastIndexOf('/') + 1 || head.lastIndexOf('-') + 1;
  return end > 0 ? head.slice(0, end) : head;
};

const split = (word: Line, columns: number): Line[] => {
  if (widthOf(word) <= columns) return [word];
  const pieces: Line[] = [];
  let piece: Run[] = [];
  let room = columns;
  for (const run of word) {
    let rest = run.text;
    while (rest !== '') {
      const head = headOf(rest, room);
      if (head === '' && room === columns) return [...pieces, [sameTone(rest, run)]];
      if (head !== '') piece.push(sameTone(head, run));
      rest = rest.slice(head.length);
      room -= displayWidth(head);
      if (rest !== '') {
        pieces.push(piece);
        piece = [];
        room = columns;
      }
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
};

/** Breaks at spaces into lines of at most `columns`; a word wider than that is cut, a path after a slash. Always at least one line. */
export const wrap = (rich: Rich, columns: number): Line[] => {
  const lines: Run[][] = [];
  let room = 0;
  for (const word of wordsOf(rich).flatMap((w) => split(w, Math.max(1, columns)))) {
    const width = widthOf(word);
    const line = lines.at(-1);
    if (line === undefined || width + 1 > room) {
      lines.push([...word]);
      room = columns - width;
    } else {
      const last = line.at(-1);
      const [head] = word;
      // A space between two runs of one tone belongs to it, so that a marked phrase is marked through.
      line.push(last?.tone !== undefined && last.tone === head?.tone ? sameTone(' ', last) : { text: ' ' }, ...word);
      room -= width + 1;
    }
  }
  return lines.length > 0 ? lines.map(merged) : [[]];
};

/** Neighbouring runs of one tone are one run. */
const merged = (line: Line): Line => {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last !== undefined && last.tone === run.tone) runs[runs.length - 1] = sameTone(last.text + run.text, last);
    else runs.push(run);
  }
  return runs;
};
