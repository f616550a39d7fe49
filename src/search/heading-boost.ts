import type { CorpusEntry } from '../corpus/index.ts';
import { titleSays } from './point-boost.ts';
import type { Wanted } from './query.ts';
import type { Said } from './score.ts';
import type { SearchIndex } from './search-index.ts';
import { WEIGHTS } from './weights.ts';

/** Raises headings where a procedure is asked for as a whole, and terms where a word is to be explained. */
const WHOLE = 1.9;
const TERM = 1.4;
/** Titles of procedures. */
const OF_STEPS = /\b(?:steps|order|sequence)\b/i;
/** The entries under a rule are a procedure only if the rule says so. */
const ANNOUNCES_STEPS = /\b(?:steps?|order|sequence|then|following|one after)\b/i;

const announcesSteps = ({ kind, text }: CorpusEntry): boolean => kind === 'section' || ANNOUNCES_STEPS.test(text);

export const procedureBoost = (wants: Wanted, index: SearchIndex, entry: CorpusEntry, at: number): number => {
  if (wants.term && entry.kind === 'glossary') return TERM;
  if (!wants.whole) return 1;
  return OF_STEPS.test(entry.title) || (index.hasSteps(at) && announcesSteps(entry)) ? WHOLE : 1;
};

/** A heading whose words are exactly what was asked is not ranked lower for being a heading. */
const NAMED = 1 / 0.75;

export const namedBoost = (
  index: SearchIndex,
  said: readonly Said[],
  shares: readonly number[],
  entry: CorpusEntry,
  at: number,
): number => {
  if (entry.kind !== 'section' || (index.data.lengths[0][at] ?? 0) > said.length) return 1;
  return titleSays(said, shares, at) > 0.99 ? NAMED : 1;
};

/** The chapter that changes the rules for other forms of play. */
const OTHER_FORMS = 'Alternative Game Forms';

/** The factor for rules of another form of play: they rank after the rules they change. */
export const otherFormsFactor = (index: SearchIndex, at: number): number =>
  index.above(at)[0]?.title === OTHER_FORMS ? WEIGHTS.otherForms : 1;

const boosts = new WeakMap<SearchIndex, Float64Array>();

/** The factor of an entry that is the same for every query; computed once. */
export const headingBoost = (index: SearchIndex, entry: CorpusEntry, at: number): number => {
  const known = boosts.get(index) ?? new Float64Array(index.corpus.entries.length);
  boosts.set(index, known);
  known[at] ||= headingBoostOf(index, entry, at);
  return known[at] ?? 1;
};

/** Headings without words of their own rank after the rules they announce; rules that others cite rank before others. */
const headingBoostOf = (index: SearchIndex, entry: CorpusEntry, at: number): number => {
  const cited = 1 + WEIGHTS.cited * Math.log2(1 + (index.data.cited[at] ?? 0));
  if (entry.kind === 'section') return cited * (entry.parent === null ? WEIGHTS.chapter : WEIGHTS.section);
  return entry.class === 'definition' && index.hasChildren(at) ? cited * 0.9 : cited;
};
