import type { CardPool, InputFault } from '../state/index.ts';
import { checkNames, isSlipOf, parseBoardLine, seatFaults } from '../state/notation/index.ts';
import type { BoardFile } from './board-file.ts';
import { openSource, type Source } from './source.ts';

// Apart from the reader of files, so that a table typed on the command line is read without the YAML parser.

/** Every key a board or scenario may have at its top. */
export const ROOT_KEYS = [
  'board',
  'ruleset',
  'fallback',
  'turn',
  'to-move',
  'phase',
  'format',
  'facing',
  'first',
  'sudden-death',
  'moment-over',
  'used',
  'players',
  'p1',
  'p2',
  'p3',
  'p4',
  'stadium',
  'effects',
  'cards',
  'deck',
  'side-deck',
  'date',
  'assume',
  'ask',
  'answers',
  'steps',
  'expect',
  'name',
  'about',
  'precedent',
] as const;

/** A key and its colon at the head of a line, in block style. */
const HEAD = /^(["']?)([A-Za-z][\w-]*)\1\s*:(?:\s|$)/;

/**
 * True when the text is a bare board line and not a file of keys. A colon alone does not decide, for a Pokémon may be
 * called `Type: Null`; a known key, or something very near one, does.
 */
export const isBareLine = (text: string): boolean => {
  const body = text.replace(/^\uFEFF/, '').trim();
  let first = '';
  for (const line of body.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    // Nearly every file of keys has one of them in its first line.
    if ((ROOT_KEYS as readonly string[]).includes(HEAD.exec(line)?.[2] ?? '')) return false;
    if (first === '') first = line;
  }
  if (/^(?:---|%|\{|-\s|\[)/.test(first) && !/^-\s+(?:\/|vs\b)/i.test(first)) return false;
  const key = HEAD.exec(first)?.[2];
  if (key === undefined) return first !== '';
  return !ROOT_KEYS.some((one) => isSlipOf(key, one)) && /\bvs\b|\|/i.test(body);
};

/** Reads a bare board line as a file that holds nothing else. */
export const readLine = (source: Source): BoardFile => {
  const { text, file } = source;
  const { setup, faults, places } = parseBoardLine(text, { file, excerpt: source.excerpt });
  source.add(faults);
  source.add(seatFaults(setup, places).map(source.placed));
  return {
    file,
    setup,
    cards: [],
    answers: [],
    assume: [],
    steps: [],
    about: [],
    faults: source.faults,
    spans: { board: source.span(0, text.length), cards: [], answers: [], assume: [], about: [] },
    excerpt: source.excerpt,
  };
};

/** The line as a board, or null when the text is a file of keys. */
export const boardOfLine = (text: string, file: string): BoardFile | null =>
  isBareLine(text) ? readLine(openSource(text, file)) : null;

/** Names and seats of a table that there are not, each with its line. Where a quote is not closed, the end of the name is unknown. */
export const namesChecked = (
  { setup, file, faults, excerpt }: Pick<BoardFile, 'setup' | 'file' | 'faults' | 'excerpt'>,
  pool: CardPool,
): readonly InputFault[] => {
  const unclosed = new Set(faults.flatMap(({ code, span }) => (code === 'unclosed' ? [span?.start] : [])));
  return checkNames(setup, pool)
    .filter(({ span }) => span === undefined || !unclosed.has(span.start))
    .map((fault) => ({ ...fault, file, ...(fault.span === undefined ? {} : { excerpt: excerpt(fault.span) }) }));
};
