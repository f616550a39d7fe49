import type { SourceLine } from './clean-text.ts';
import { LARGE, type Mark, markOf } from './marks.ts';

/** The smallest parts of a text that can begin a rule: sentences, list items, headings. */

export interface Piece {
  /** As printed, without the signs in front of it; those stand in `signs`. */
  readonly text: string;
  readonly signs: string;
  readonly mark: Mark | null;
  /** `block`: a blank line or a mark stands before it; `line`: a line ends there; `inline`: a sentence. */
  readonly begins: 'block' | 'line' | 'inline';
  /** What to put between it and the piece before, in one text. */
  readonly joint: '' | ' ' | '\n' | '\n\n';
  /** A blank line stands before it, and neither a mark of its own nor a heading. */
  readonly paragraph: boolean;
  /** Nothing but a line of its own, as headings are. */
  readonly alone: boolean;
  /** An example or a question beside the text, in brackets; what follows belongs to it. */
  readonly aside: boolean;
}

/** The length lines were wrapped at; null where every line is a paragraph. */
const wrapAt = (lines: readonly SourceLine[]): number | null => {
  const lengths = lines.flatMap(({ text }) => (text.startsWith(LARGE) ? [] : [text.length])).sort((a, b) => a - b);
  const most = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const longest = lengths.at(-1) ?? 0;
  return longest > 170 && longest > most * 1.5 ? null : longest;
};

const ENDS = /[.!?:…]["”’)\]*_]*$/u;
const ASIDE = /^(?:(?:#+|\uE000)\s+)?\[(?:example|faq|ruling)/iu;

/** Two or more labels in one line: `1. Poisoned 2. Burned`, `1. A. Put …`. */
const labelsWithin = (line: string): readonly string[] => {
  const first = /^((?:(?:#+|\uE000)\s+)?\d{1,2}\.\s+)([A-Z]\.\s.*)$/u.exec(line);
  if (first?.[1] !== undefined && first[2] !== undefined) return [first[1].trim(), first[2]];
  const counted = line.split(/(?<![#\uE000])\s+(?=\d{1,2}\.\s\p{Lu})/u);
  const start = Number(/^(?:(?:#+|\uE000)\s+)?(\d{1,2})\.\s/u.exec(counted[0] ?? '')?.[1] ?? Number.NaN);
  const counts = counted.every(
    (part, at) => (at === 0 || part.startsWith(`${start + at}. `)) && part.split(/\s+/u).length <= 6,
  );
  return counted.length > 1 && counts ? counted : [line];
};

const ABBREVIATED = /(?:\b(?:e\.g|i\.e|ex|vs|ver|lv|lt|mr|mrs|dr|st|no|etc|inc)|\b\p{Lu})\.["”’)*]*$/iu;

/** Sentences, and a label that runs into its text: `Confused: If …`. */
const sentencesOf = (text: string, firstOfBlock: boolean): readonly string[] => {
  const found: string[] = [];
  let rest = text;
  const label = firstOfBlock ? /^(?:\*\*)?[\p{Lu}][\p{L}\p{Pd}'’().\d& ]{2,40}:(?:\*\*)?(?=\s)/u.exec(text) : null;
  if (label !== null && !ASIDE.test(text)) {
    found.push(label[0]);
    rest = text.slice(label[0].length).trim();
  }
  let start = 0;
  for (const end of rest.matchAll(/(?:[.!?]["”’)\]*]*\s+(?=["“‘(*[]*[\p{Lu}\d])|\s+(?=[•◆]|- \**\d))/gu)) {
    const stop = end.index + end[0].length;
    const sentence = rest.slice(start, stop).trim();
    if (ABBREVIATED.test(sentence) || sentence.length < 4) continue;
    found.push(sentence);
    start = stop;
  }
  const last = rest.slice(start).trim();
  if (last !== '') found.push(last);
  return found;
};

/** A list whose lines were run together: only labels that no sentence begins with. */
const labelInside = (sentence: string): { readonly mark: Mark | null; readonly signs: number } => {
  const found = markOf(sentence);
  const sure = found.signs > 0 || /^(?:\d{1,3}\.|[A-K]\.\s)/u.test(sentence);
  return sure && found.mark?.kind !== 'part' ? found : { mark: null, signs: 0 };
};

/** Joins two lines; a word that was hyphenated at the end of a line keeps its hyphen unless the whole word stands elsewhere. */
const joined = (one: string, next: string, words: ReadonlySet<string>): string => {
  const broken = /(\p{L}+)-$/u.exec(one);
  const more = /^\p{Ll}+/u.exec(next);
  if (broken === null || more === null) return `${one} ${next}`;
  const whole = `${broken[1]}${more[0]}`.toLowerCase();
  return words.has(whole) ? `${one.slice(0, -1)}${next}` : `${one}${next}`;
};

interface Run {
  text: string;
  readonly begins: 'block' | 'line';
  readonly joint: Piece['joint'];
  readonly gap: boolean;
  readonly mark: Mark | null;
  readonly signs: number;
}

/** Lines put together again where a sentence runs over their end. */
const runsOf = (lines: readonly SourceLine[]): readonly Run[] => {
  const width = wrapAt(lines);
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  const runs: Run[] = [];
  let before: SourceLine | undefined;
  for (const line of lines) {
    const { mark } = markOf(line.text);
    const now = runs.at(-1);
    const lone = now !== undefined && /^(?:(?:#+|\uE000)\s+)?(?:◆|[A-Z]|[A-H]-\d\s?\d)$/u.test(now.text);
    const first = line.text.split(' ', 1)[0]?.length ?? 0;
    const room = width === null || before === undefined ? 1 : 1 - (before.text.length + first) / width;
    // Letters differ in width: a sentence goes on over the end of a shorter line than a paragraph does.
    const full = room < 0.28;
    const filled = room < 0.1;
    const runsOn =
      now !== undefined &&
      before !== undefined &&
      mark === null &&
      !ASIDE.test(line.text) &&
      (lone || (!line.gap && full && !ENDS.test(before.text)));
    // A page may end within a sentence.
    const overPage =
      now !== undefined &&
      line.gap &&
      mark === null &&
      !lone &&
      /[\p{Ll},]$/u.test(now.text) &&
      /^\p{Ll}/u.test(line.text) &&
      now.text.length > 40;
    if (now !== undefined && (runsOn || overPage)) {
      now.text = joined(now.text, line.text, words);
    } else
      for (const [at, text] of labelsWithin(line.text).entries()) {
        const own = markOf(text);
        const begins = line.gap || own.mark !== null ? 'block' : 'line';
        const joint = at > 0 ? ' ' : line.gap ? '\n\n' : own.mark === null && filled && !ASIDE.test(text) ? ' ' : '\n';
        runs.push({ text, begins, joint, gap: line.gap && at === 0, ...own });
      }
    before = line;
  }
  return runs;
};

/** `Confused:`, `**ABILITY:**` */
export const isLabel = (text: string | undefined): boolean => /:\**$/u.test(text ?? '');

export const piecesOf = (lines: readonly SourceLine[]): readonly Piece[] => {
  const runs = runsOf(lines);
  const pieces: Piece[] = [];
  let aside = false;
  for (const [at, run] of runs.entries()) {
    const { mark, signs } = run;
    const closes =
      mark !== null &&
      (mark.kind === 'diamond' || mark.kind === 'part' || (mark.kind === 'label' && /^[A-H](?:-|$)/u.test(mark.value)));
    aside = ASIDE.test(run.text) || (aside && !closes);
    const sentences = sentencesOf(run.text.slice(signs), run.begins === 'block' || at === 0);
    const short = run.text.split(/\s+/u).length;
    const alone = sentences.length === 1 && (/[.!,;]$/u.test(run.text) ? short <= 5 : short <= 14);
    for (const [place, sentence] of sentences.entries()) {
      const within = place === 0 ? { mark, signs } : labelInside(sentence);
      const text = place === 0 ? sentence : sentence.slice(within.signs);
      pieces.push({
        text,
        signs: place === 0 ? run.text.slice(0, signs) : sentence.slice(0, within.signs),
        mark: within.mark,
        // After a label that runs into its text, a paragraph begins within a line.
        begins: place === 0 ? run.begins : place === 1 && isLabel(sentences[0]) ? 'line' : 'inline',
        joint: place > 0 ? ' ' : pieces.length === 0 ? '' : run.joint,
        paragraph: place === 0 && run.gap && mark === null && pieces.at(-1)?.alone === false,
        alone,
        aside,
      });
    }
  }
  return pieces;
};
