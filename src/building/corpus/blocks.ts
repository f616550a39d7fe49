import { lexer, type MarkedToken, type Token } from 'marked';
import { plainInline, plainList } from './markdown-text.ts';

/** A cross reference with the line it stands on. */
export interface PlacedLink {
  readonly text: string;
  readonly target: string;
  readonly line: number;
}

/** A heading and everything up to the next one. Lines count from 1. */
export interface Block {
  readonly depth: number;
  /** The heading without its `#` signs. */
  readonly heading: string;
  readonly line: number;
  readonly text: string;
  readonly examples: readonly string[];
  /** Our readings: how the text is applied where it can be understood in more than one way. Empty where it has none. */
  readonly reading: string;
  /** What a copy of the document would settle. Empty where nothing is. */
  readonly unsettled: string;
  /** Links of text and examples. */
  readonly links: readonly PlacedLink[];
  /** Links of the readings and of what is unsettled, which the document itself does not have. */
  readonly readingLinks: readonly PlacedLink[];
  /** Markdown that has no place in the corpus, by line. */
  readonly strange: readonly { readonly what: string; readonly line: number }[];
}

interface Growing {
  depth: number;
  heading: string;
  line: number;
  paragraphs: string[];
  raw: string;
  examples: string[];
  readings: string[];
  questions: string[];
  links: PlacedLink[];
  readingLinks: PlacedLink[];
  strange: { what: string; line: number }[];
}

const EXAMPLE = /^Example\.\s+/;
const READING = /^Reading\.\s+/;
const UNSETTLED = /^Unsettled\.\s+/;

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Cuts a file of the corpus at its headings. Words before the first heading come as a block of depth 0. */
export const blocksOf = (source: string): readonly Block[] => {
  const blocks: Growing[] = [];
  const open = (depth: number, heading: string, line: number): Growing => {
    const block: Growing = {
      depth,
      heading,
      line,
      paragraphs: [],
      raw: '',
      examples: [],
      readings: [],
      questions: [],
      links: [],
      readingLinks: [],
      strange: [],
    };
    blocks.push(block);
    return block;
  };
  let now = open(0, '', 1);
  let line = 1;
  for (const token of lexer(source.replace(/\r\n?/g, '\n')) as MarkedToken[]) {
    if (token.type === 'heading') now = open(token.depth, token.text.trim(), line);
    else {
      now.raw += token.raw;
      readInto(now, token, line);
    }
    line += linesIn(token.raw);
  }
  return blocks
    .filter((block) => block.depth > 0 || block.raw.trim() !== '')
    .map(({ paragraphs, readings, questions, raw, ...block }) => ({
      ...block,
      text: paragraphs.join('\n\n'),
      reading: readings.join('\n\n'),
      unsettled: questions.join('\n\n'),
    }));
};

const readInto = (block: Growing, token: MarkedToken, line: number): void => {
  let from = 0;
  const links: PlacedLink[] = [];
  const take = (said: ReturnType<typeof plainInline>): string => {
    for (const { text, target, raw } of said.links) {
      const at = Math.max(token.raw.indexOf(raw, from), from);
      from = at;
      links.push({ text, target, line: line + linesIn(token.raw.slice(0, at)) });
      from += raw.length;
    }
    for (const what of said.foreign) block.strange.push({ what, line });
    return said.text;
  };
  if (token.type === 'space') return;
  if (token.type === 'paragraph') block.paragraphs.push(take(plainInline(token.tokens)));
  else if (token.type === 'list') block.paragraphs.push(take(plainList(token)));
  else if (token.type === 'blockquote') {
    const said = token.tokens.filter((part) => part.type !== 'space').map((part) => take(plainQuoted(part)));
    const [first = ''] = said;
    if (EXAMPLE.test(first)) block.examples.push(said.join('\n\n').replace(EXAMPLE, ''));
    else if (READING.test(first)) {
      block.readings.push(said.join('\n\n').replace(READING, ''));
      block.readingLinks.push(...links);
      return;
    } else if (UNSETTLED.test(first)) {
      block.questions.push(said.join('\n\n').replace(UNSETTLED, ''));
      block.readingLinks.push(...links);
      return;
    } else block.strange.push({ what: 'quotation that is not an example, a reading or unsettled', line });
  } else block.strange.push({ what: token.type, line });
  block.links.push(...links);
};

const plainQuoted = (open: Token): ReturnType<typeof plainInline> => {
  const token = open as MarkedToken;
  if (token.type === 'paragraph') return plainInline(token.tokens);
  if (token.type === 'list') return plainList(token);
  return { text: '', links: [], foreign: [token.type] };
};
