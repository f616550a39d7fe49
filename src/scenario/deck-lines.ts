import type { DeckLine, DeckList, DeckTotal, Span } from '../state/index.ts';
import { headingOf, isDecoration, type Section } from './deck-headings.ts';
import { type RawLine, readDeckLine } from './deck-line.ts';
import type { Source } from './source.ts';

/** The lines of a deck list, in the dialects in which people and programs export them. */

/** Most lines that name a card. */
const MOST_LINES = 500;
/** Longest line that is read, in characters. */
const LONGEST_LINE = 200;

/** A `#` set off by space begins a comment; one before a number belongs to the print of a card. */
const withoutComment = (text: string): string => {
  const at = text.search(/(?<=\s)#(?=\s|$)/u);
  return at < 0 ? text : text.slice(0, at).trim();
};

const NOWHERE: Span = { start: 0, end: 0, line: 1, column: 1 };

/** A line after the last card of an export, which people add: the name of the deck, a date. */
const isLeftOver = (text: string, behindCards: boolean, after: readonly RawLine[]): boolean =>
  behindCards && !BEGINS_A_CARD.test(text) && !after.some((line) => BEGINS_A_CARD.test(line.text.trim()));

const BEGINS_A_CARD = /\d/u;

interface Open {
  readonly of: string;
  readonly stated: number;
  readonly span: Span;
  readonly from: number;
}

const copies = (lines: readonly DeckLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Reads a list line by line. Reports every line that is neither a card, a heading, a comment nor blank. */
export const readDeckLines = (source: Source, raw: readonly RawLine[], side = false): DeckList => {
  const lines: DeckLine[] = [];
  const aside: DeckLine[] = [];
  const totals: DeckTotal[] = [];
  let section: Section = side ? 'side' : 'deck';
  let open: Open | null = null;
  const close = (): void => {
    if (open === null) return;
    const { of, stated, span, from } = open;
    const listed = copies(lines.slice(from));
    // One program counts the lines of a part, another its copies.
    if (listed !== stated && lines.length - from !== stated) totals.push({ of, stated, listed, span });
    open = null;
  };
  const whole: { readonly stated: number; readonly of: string; readonly span: Span }[] = [];
  let first: Span | null = null;
  let headed = false;
  const unread: DeckList['unread'][number][] = [];
  for (const [at, line] of raw.entries()) {
    // Columns out of a table are parted by tabs.
    const text = withoutComment(line.text.replaceAll('\t', ' ').trim());
    const indent = line.text.length - line.text.trimStart().length;
    const locate: RawLine['locate'] = (start, end) => line.locate(indent + start, indent + end);
    const span = (): Span => locate(0, text.length);
    if (text === '') continue;
    if (text.length > LONGEST_LINE) {
      if (!/^#(?!#)/u.test(text))
        source.report('too-long', `a line of ${text.length} characters names no card.`, span());
      continue;
    }
    const heading = /^#(?!#)/u.test(text) ? null : headingOf(text);
    if (heading !== null) {
      close();
      headed = true;
      section = heading.section === 'deck' && section === 'side' ? section : heading.section;
      if (heading.stated !== null && heading.section === 'deck')
        whole.push({ stated: heading.stated, of: heading.words, span: span() });
      else if (heading.stated !== null && heading.section !== 'side')
        open = { of: heading.words, stated: heading.stated, span: span(), from: lines.length };
      continue;
    }
    if (text.startsWith('#') || isDecoration(text)) continue;
    if (lines.length + aside.length >= MOST_LINES) {
      source.report('too-many', `more than ${MOST_LINES} lines of cards; the rest is not read.`, span());
      break;
    }
    if (isLeftOver(text, lines.length > 0 && headed, raw.slice(at + 1))) {
      unread.push({ says: text, span: span() });
      continue;
    }
    const part = section === 'deck' || section === 'side' ? undefined : section;
    const card = readDeckLine(source, { text, locate }, part);
    if (card === null) continue;
    first ??= card.span;
    (section === 'side' ? aside : lines).push(card);
  }
  close();
  for (const { stated, of, span } of whole)
    if (stated !== copies(lines)) totals.push({ of, stated, listed: copies(lines), span });
  return { lines, side: aside, totals, unread, span: first ?? NOWHERE };
};
