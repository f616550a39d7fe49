import type { CorpusEntry } from '../corpus/index.ts';

/** A sentence or list item. */
export interface Sentence {
  readonly text: string;
  readonly from: 'text' | 'example';
  /** True where a paragraph or list item begins. */
  readonly opens: boolean;
}

/** Cuts after `.`, `!` or `?` where a capital, digit or quotation follows, but not after `LV.` or `vs.`. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .split(/(?<![Ll][Vv]\.|\bvs\.)(?<=[.!?]["')]?)\s+(?=["'(]?[A-ZÀ-ÖØ-Þ\d])/)
    .filter((sentence) => sentence !== '');

/** The text of an entry, sentence by sentence, then its examples. */
export const sentencesOfEntry = ({ text, examples }: CorpusEntry): readonly Sentence[] => {
  const made: Sentence[] = [];
  const add = (body: string, from: Sentence['from']): void => {
    for (const line of body.split('\n')) {
      const words = line.replace(/^\s*(?:- |\d+\. )/, '').trim();
      if (words === '') continue;
      sentencesOf(words).forEach((sentence, i) => {
        made.push({ text: sentence, from, opens: i === 0 });
      });
    }
  };
  add(text, 'text');
  for (const example of examples) add(example, 'example');
  return made;
};
