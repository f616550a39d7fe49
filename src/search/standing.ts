import type { CorpusEntry } from '../corpus/index.ts';
import { titleSays } from './gifts.ts';
import type { Wanted } from './query.ts';
import type { Said } from './score.ts';
import type { SearchIndex } from './search-index.ts';
import { WEIGHTS } from './weights.ts';

/** What makes up for the place of headings, where a procedure is asked for as a whole; and of terms, where a word is to be explained. */
const WHOLE = 1.9;
const TERM = 1.4;
/** Titles of what tells a procedure. */
const OF_STEPS = /\b(?:steps|order|sequence)\b/i;
/** What stands beneath a rule is a procedure only if the rule says so. */
const TELLS_STEPS = /\b(?:steps?|order|sequence|then|following|one after)\b/i;

const tellsSteps = ({ kind, text }: CorpusEntry): boolean => kind === 'section' || TELLS_STEPS.test(text);

export const asFor = (wants: Wanted, index: SearchIndex, entry: CorpusEntry, at: number): number => {
  if (wants.term && entry.kind === 'glossary') return TERM;
  if (!wants.whole) return 1;
  return OF_STEPS.test(entry.title) || (index.hasSteps(at) && tellsSteps(entry)) ? WHOLE : 1;
};

/** A heading whose words are just what was asked stands where it would without being a heading. */
const NAMED = 1 / 0.75;

export const named = (
  index: SearchIndex,
  said: readonly Said[],
  shares: readonly number[],
  entry: CorpusEntry,
  at: number,
): number => {
  if (entry.kind !== 'section' || (index.data.lengths[0][at] ?? 0) > said.length) return 1;
  return titleSays(said, shares, at) > 0.99 ? NAMED : 1;
};

/** Chapters that change the rules for another form of play: behind the rules they change. */
const OTHER_FORMS = 'Alternative Game Forms';

/** What is left of all that such a rule has, whatever says it. */
export const aside = (index: SearchIndex, at: number): number =>
  index.above(at)[0]?.title === OTHER_FORMS ? WEIGHTS.otherForms : 1;

const standings = new WeakMap<SearchIndex, Float64Array>();

/** How an entry stands whatever is asked; worked out once for each. */
export const standing = (index: SearchIndex, entry: CorpusEntry, at: number): number => {
  const known = standings.get(index) ?? new Float64Array(index.corpus.entries.length);
  standings.set(index, known);
  known[at] ||= standingOf(index, entry, at);
  return known[at] ?? 1;
};

/** Headings without words of their own stand behind the rules they announce, rules that others cite before others. */
const standingOf = (index: SearchIndex, entry: CorpusEntry, at: number): number => {
  const cited = 1 + WEIGHTS.cited * Math.log2(1 + (index.data.cited[at] ?? 0));
  if (entry.kind === 'section') return cited * (entry.parent === null ? WEIGHTS.chapter : WEIGHTS.section);
  return entry.class === 'definition' && index.hasChildren(at) ? cited * 0.9 : cited;
};
