import type { Fact, Infraction, PenaltyTable, SilentCase } from '../../penalties/index.ts';
import { isWeakWord, NUMBERS, openSearchIndex, search } from '../../search/index.ts';
import type { World } from '../world.ts';
import { kindsForNames } from './kinds-for-names.ts';
import { penaltiesAsCorpus } from './penalties-as-corpus.ts';
import { standsIn, subjectWords } from './words-in-order.ts';

/** What the words of a judge mean: one infraction, several that they may mean, or none that is known. */
export type Meant =
  | { readonly kind: 'one'; readonly found: Infraction | SilentCase; readonly readAs?: string }
  | { readonly kind: 'several'; readonly found: readonly (Infraction | SilentCase)[] }
  | { readonly kind: 'none' };

/** The best is meant where the next is so much worse. */
const CLEAR = 0.8;
/** Below this part of a full score words have too little in common with an infraction. */
const LEAST = 0.3;
const MOST = 3;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The infraction whose longest phrase stands in the words; null where none does, or two are as long. */
const phraseIn = (typed: string, all: readonly (Infraction | SilentCase)[]): Infraction | SilentCase | null => {
  const held = all.map((one) => ({
    one,
    length: Math.max(
      0,
      ...[one.key, one.name, ...one.asked]
        .map(plain)
        .map((phrase) => (` ${typed} `.includes(` ${phrase} `) ? phrase.length : 0)),
    ),
  }));
  const longest = Math.max(...held.map(({ length }) => length));
  const [best, ...others] = held.filter(({ length }) => length === longest);
  return longest === 0 || best === undefined || others.length > 0 ? null : best.one;
};

/** The infraction of whose phrases one stands best in the words, in their order; null where none does, or two as well. */
const inOrder = (words: string, all: readonly (Infraction | SilentCase)[]): Infraction | SilentCase | null => {
  const typed = subjectWords(words);
  const held = all.map((one) => ({
    one,
    how: Math.max(...[one.name, ...one.asked].map((phrase) => standsIn(subjectWords(phrase), typed))),
  }));
  const most = Math.max(...held.map(({ how }) => how));
  const [best, ...others] = held.filter(({ how }) => how === most);
  return most === 0 || best === undefined || others.length > 0 ? null : best.one;
};

/** Words for who did it or to whom: they tell nothing of what was done. */
const WHO: ReadonlySet<string> = new Set(
  subjectWords('player opponent judge person somebody someone kid child boy girl guy he she they team side'),
);

/** The words of a text that tell what was done. */
const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(subjectWords(text).filter((word) => !WHO.has(word) && !isWeakWord(word)));

/** How many of the telling words an infraction is known by. */
const sharedWith = (typed: ReadonlySet<string>, { name, asked }: Infraction | SilentCase): number => {
  const known = tellingWords([name, ...asked].join(' '));
  return [...typed].filter((word) => known.has(word)).length;
};

/** By likeness alone an infraction is meant where it shares so many telling words; with fewer it is one that may be meant. */
const ENOUGH = 2;

export const isSilent = (one: Infraction | SilentCase): one is SilentCase => !('rows' in one);

/** Finds the infraction that words mean: its key, its name or a phrase of it that they hold, word for word or in this order, names of cards read as their kinds where nothing else is found; else by search,
 * where the words for what was done are words that the infraction is known by. */
export const infractionMeant = async (words: string, table: PenaltyTable, world: World): Promise<Meant> => {
  const all = [...table.infractions, ...table.silent];
  const typed = plain(words);
  const exact = all.find(({ key, name, asked }) => [key, name, ...asked].some((one) => plain(one) === typed));
  if (exact !== undefined) return { kind: 'one', found: exact };
  const said = phraseIn(typed, all) ?? inOrder(words, all);
  if (said !== null) return { kind: 'one', found: said };
  // With kinds for names only a phrase counts, not a likeness.
  const kinds = kindsForNames(words, (await world.cards()).every, table);
  const byKinds = kinds === null ? null : (phraseIn(plain(kinds), all) ?? inOrder(kinds, all));
  if (kinds !== null && byKinds !== null) return { kind: 'one', found: byKinds, readAs: kinds };
  const index = openSearchIndex(world.penaltiesSearchData(), penaltiesAsCorpus(table));
  const telling = tellingWords(words);
  const near = search(index, words, { limit: MOST }).hits.flatMap(({ id, score }) => {
    const one = score < LEAST ? undefined : all.find(({ key }) => key === id);
    const shared = one === undefined ? 0 : sharedWith(telling, one);
    return one === undefined || shared === 0 ? [] : [{ one, score, shared }];
  });
  const [best, next] = near;
  if (best === undefined) return { kind: 'none' };
  const isClear = next === undefined || next.score < best.score * CLEAR;
  if (isClear && best.shared >= ENOUGH) return { kind: 'one', found: best.one };
  return { kind: 'several', found: near.map(({ one }) => one) };
};

/** Facts that the words themselves give: `saw it`, `on purpose`, `4 minutes`. */
export const factsInWords = (
  words: string,
  facts: { readonly [name: string]: Fact },
): { readonly [fact: string]: string } => {
  const typed = ` ${plain(words)} `;
  const found: { [fact: string]: string } = {};
  for (const [name, { cues = {} }] of Object.entries(facts)) {
    const cue = Object.entries(cues)
      .flatMap(([value, phrases]) => phrases.map((phrase) => ({ value, phrase: ` ${plain(phrase)} ` })))
      .filter(({ phrase }) => typed.includes(phrase))
      .sort((a, b) => b.phrase.length - a.phrase.length)[0];
    if (cue !== undefined) found[name] = cue.value;
  }
  const inDigits = typed.replace(/\p{L}+/gu, (word) => NUMBERS.get(word) ?? word);
  const minutes = /(\d{1,3}) (?:min|mins|minutes?)\b/u.exec(inDigits)?.[1];
  if (minutes !== undefined) found.minutes = minutes;
  const searches = /(\d{1,2}) search/u.exec(inDigits)?.[1];
  if (searches !== undefined) found.searches = searches;
  return found;
};
