import type { Citation } from '../corpus/index.ts';
import { takeEras } from './eras.ts';
import { isOfOtherGames } from './other-games.ts';
import { isNameOfPokemon } from './pokemon-names.ts';
import { takeReferences } from './references.ts';
import type { SearchIndex } from './search-index.ts';
import type { Slang } from './slang.ts';
import { type Asked, correctSpelling } from './spelling.ts';
import { isStopWord, isWeakWord } from './words.ts';

/** One way to say what is meant: all stems of a phrase. `weight` is 1 for the judge's own word, less for a guess. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly weight: number;
  /** A part of it says nothing. */
  readonly whole: boolean;
  /** Judges say it, but in a rule it would say something else. */
  readonly spoken?: boolean;
  /** It says more than was asked, and so never that which was asked and nothing else. */
  readonly wider?: boolean;
}

/** One thing the judge asks about, in every way the rules may say it. */
export interface Concept {
  readonly said: string;
  readonly phrases: readonly Phrase[];
  /** How much it counts beside the others: less for `step` and the like, which only say what is looked for. */
  readonly weight: number;
  /** A mistyped word that may well have been another. */
  readonly guessed: boolean;
  /** It is a phrase of the thesaurus. */
  readonly slang: boolean;
}

/** A query understood. */
export interface Query {
  /** Rules named by number, always first. */
  readonly cited: readonly Citation[];
  readonly concepts: readonly Concept[];
  /** The documents named; none means all. */
  readonly documents: readonly string[];
  /** Whether the query itself names a document. */
  readonly namesDocument: boolean;
  /** The words left without numbers and names of documents. */
  readonly words: string;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
  /** What sort of answer the words ask for. */
  readonly wants: Wanted;
}

/** `whole`: a procedure as a whole, its heading before its steps; `term`: what a word means. */
export interface Wanted {
  readonly whole: boolean;
  readonly term: boolean;
}

const WHOLE =
  /\b(?:steps|order|sequence|procedure|process|step by step|how to|parts|phases|(?:whole|full|complete) list|list of|everything)\b/i;
const TERM = /\b(?:definition|define[sd]?|meaning of|what is an?|what does .+ mean|glossary)\b/i;

/** Words that only ask for the meaning of the others. */
const ASKS_TERM: ReadonlySet<string> = new Set(
  'definition define defines defined meaning mean glossary term'.split(' '),
);

/** Words that only ask for the whole of it. */
const ASKS_WHOLE: ReadonlySet<string> = new Set('list everything whole right every all complete'.split(' '));

const LONGEST = 400;
const BEGUN = 0.8;
const WEAK = 0.5;
/** What a row of the thesaurus names first is the nearest. */
const LATER = 0.95;
/** What is said of all Special Conditions is said of Asleep as well, but is hardly what was asked. */
const WIDER = 0.3;

/** The longest phrase of the thesaurus that begins at a word. */
const slangAt = (words: readonly Asked[], at: number, index: SearchIndex): Slang | null => {
  for (const slang of index.slang(words[at]?.stem ?? '')) {
    if (slang.said.every((stem, i) => words[at + i]?.stem === stem)) return slang;
  }
  return null;
};

/** Understands a query: numbers, eras, typing errors, slang, and the words that are left. */
export const readQuery = (text: string, index: SearchIndex, document?: string): Query => {
  const short = text.slice(0, LONGEST).normalize('NFC');
  const named = takeReferences(short, index);
  const eras = takeEras(named.rest, (key) => index.corpus.documents.some((one) => one.key === key));
  const { words, corrected } = correctSpelling(eras.rest, index);
  const spelt = words.map((word) => word.text).join(' ');
  const asking = (pattern: RegExp): boolean => pattern.test(eras.rest) || pattern.test(spelt);
  const wants = { whole: asking(WHOLE), term: asking(TERM) };
  const missing: string[] = [...named.unknown];
  const concepts: Concept[] = [];
  const add = (said: string, phrases: readonly Phrase[], weight: number, guessed: boolean, slang = false): void => {
    const written = phrases.map((phrase) => phrase.stems.join(' ')).join('|');
    if (!concepts.some((one) => one.phrases.map((phrase) => phrase.stems.join(' ')).join('|') === written))
      concepts.push({ said, phrases, weight, guessed, slang });
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    const slang = slangAt(words, at, index);
    if (slang !== null) {
      const telling = slang.said.filter((stem) => !isStopWord(stem));
      const own = telling.filter((stem) => index.has(stem));
      const phrases = slang.means.map(({ stems, wider }, i) => ({
        stems,
        weight: wider ? WIDER : slang.weight * LATER ** i,
        whole: true,
        ...(wider && { wider }),
      }));
      add(
        slang.said.join(' '),
        own.length > 0 && own.length === telling.length
          ? [{ stems: own, weight: 1, whole: slang.instead, ...(slang.instead && { spoken: true }) }, ...phrases]
          : phrases,
        1,
        words.slice(at, at + slang.said.length).some((one) => one.guessed === true),
        true,
      );
      at += slang.said.length;
      continue;
    }
    at++;
    if (isStopWord(word.text) || (wants.term && ASKS_TERM.has(word.text))) continue;
    if (wants.whole && ASKS_WHOLE.has(word.text)) continue;
    const written = eras.rest.slice(word.start, word.end).toLowerCase();
    const weight = isWeakWord(word.text) || isWeakWord(written) || isNameOfPokemon(word.text) ? WEAK : 1;
    // `initiative` has its stem from `initial` alone.
    const bent = isOfOtherGames(word.text) && !index.vocabulary().includes(word.text);
    if (index.has(word.stem) && !bent)
      add(word.text, [{ stems: [word.stem], weight: 1, whole: true }], weight, word.guessed === true);
    else if (word.begun !== undefined)
      add(
        word.text,
        word.begun.map((stem) => ({ stems: [stem], weight: BEGUN, whole: true })),
        weight,
        false,
      );
    else if (!missing.includes(word.text)) missing.push(word.text);
  }
  return {
    cited: named.cited,
    concepts,
    documents: document === undefined ? eras.documents : [document],
    namesDocument: eras.documents.length > 0,
    words: eras.rest,
    corrected,
    missing,
    wants,
  };
};
