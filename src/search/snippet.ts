import type { CorpusEntry } from '../corpus/index.ts';
import type { SearchIndex } from './search-index.ts';
import { type Sentence, sentencesOfEntry } from './sentences.ts';
import { type Word, wordsOf } from './words.ts';

/** One or two sentences of an entry, and which parts of them were asked for (UTF-16 offsets into `snippet`). */
export interface Snippet {
  readonly snippet: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

const SHORT = 90;
const LONGEST = 260;
/** Words in more than this share of the entries are not marked: `Pokémon` says nothing. */
const COMMON = 0.3;

/** The words that are asked for. A stem begins as its word does, so that most words need none to be passed over. */
const among = (words: readonly Word[], stems: ReadonlySet<string>, beginnings: ReadonlySet<string>): readonly Word[] =>
  words.filter(({ text }, at) => beginnings.has(text.charAt(0)) && stems.has(words[at]?.stem ?? ''));

interface Read extends Sentence {
  readonly words: readonly Word[];
}

const read = new WeakMap<CorpusEntry, readonly Read[]>();

/** The sentences of an entry with their words: taken apart once, since good rules answer many questions. */
const sentencesRead = (entry: CorpusEntry): readonly Read[] => {
  let sentences = read.get(entry);
  if (sentences === undefined) {
    sentences = sentencesOfEntry(entry).map((one) => ({ ...one, words: wordsOf(one.text) }));
    read.set(entry, sentences);
  }
  return sentences;
};

/** The sentence with most of what was asked, and a neighbour when it is short. A heading without words shows what it holds. */
export const snippetOf = (index: SearchIndex, at: number, stems: ReadonlySet<string>): Snippet => {
  const entry = index.corpus.entries[at];
  const sentences = entry === undefined ? [] : sentencesRead(entry);
  const telling = new Set([...stems].filter((stem) => index.holders(stem) < index.corpus.entries.length * COMMON));
  const marked = telling.size > 0 ? telling : stems;
  const beginnings = new Set([...marked].map((stem) => stem.charAt(0)));
  const worth = ({ words, from }: Read): number =>
    new Set(among(words, marked, beginnings).map(({ stem }) => stem)).size * (from === 'text' ? 1 : 0.6);
  let best = 0;
  let most = -1;
  sentences.forEach((sentence, i) => {
    const now = worth(sentence);
    if (now <= most) return;
    best = i;
    most = now;
  });
  let text = sentences[best]?.text ?? announce(index, at);
  // A neighbour of the same paragraph only: a list item makes no sense beside the next one.
  const next = sentences[best + 1];
  const last = sentences[best - 1];
  if (next !== undefined && !next.opens && text.length < SHORT && text.length + next.text.length < LONGEST)
    text = `${text} ${next.text}`;
  else if (
    last !== undefined &&
    sentences[best]?.opens === false &&
    text.length < SHORT &&
    text.length + last.text.length < LONGEST
  ) {
    text = `${last.text} ${text}`;
  }
  const snippet = text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…` : text;
  return { snippet, marks: marksIn(snippet, marked, beginnings) };
};

const announce = (index: SearchIndex, at: number): string =>
  index.corpus.entries
    .filter((_, child) => index.data.parents[child] === at)
    .map(({ title }) => title)
    .join(' · ');

const marksIn = (text: string, stems: ReadonlySet<string>, beginnings: ReadonlySet<string>): Snippet['marks'] => {
  const marks: { start: number; end: number }[] = [];
  for (const word of among(wordsOf(text), stems, beginnings)) {
    const last = marks.at(-1);
    if (last !== undefined && word.start <= last.end) last.end = Math.max(last.end, word.end);
    else marks.push({ start: word.start, end: word.end });
  }
  return marks;
};
