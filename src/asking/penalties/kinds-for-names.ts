import type { PenaltyTable } from '../../penalties/index.ts';
import { isStopWord } from '../../search/index.ts';
import { type Card, type CardPool, plainName } from '../../state/index.ts';
import { subjectWords } from './words-in-order.ts';

/** What judges say of a table has names of cards where the guidelines speak of kinds: “Boss's Orders after Iono” is a Supporter after a Supporter. */

/** Words that a name may have. */
const LONGEST = 6;
/** A name that is said by its beginning has so many letters at least, and so many cards begin with it at most. */
const LEAST_SAID = 4;
const MOST_MEANT = 12;

const kindOf = ({ kind, tags }: Card): string | null => {
  switch (kind) {
    case 'supporter':
      return 'Supporter';
    case 'stadium':
      return 'Stadium';
    case 'energy':
      return 'Energy';
    case 'trainer':
      return tags?.includes('tool') === true ? 'Tool' : 'Item';
    default:
      return null;
  }
};

const agreed = (cards: readonly Card[]): string | null => {
  const kinds = new Set(cards.map(kindOf));
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
};

/** How a name may be said: without the 's of an owner (`Boss Orders`), or with one that belongs to the sentence (`Iono's effect`). */
const spellings = (words: readonly string[]): readonly string[] => [
  words.join(' '),
  ...words.slice(0, -1).map((word, at) => [...words.slice(0, at), `${word}'s`, ...words.slice(at + 1)].join(' ')),
  words.join(' ').replace(/['’]s$/u, ''),
];

/** The words with kinds in place of names of Trainer and Energy cards on file; null where there is no such name. */
export const kindsForNames = (words: string, pool: CardPool, table: PenaltyTable): string | null => {
  const spoken = new Set([...table.infractions, ...table.silent].flatMap(({ asked }) => asked.flatMap(subjectWords)));
  const tokens = [...words.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)];
  /** A single word that the guidelines use themselves is that word, also where a card is called so. */
  const isSpoken = (part: readonly string[]): boolean =>
    part.length === 1 &&
    part.every((word) => isStopWord(word.toLowerCase()) || subjectWords(word).some((one) => spoken.has(one)));
  const byName = (part: readonly string[]): string | null => {
    if (isSpoken(part)) return null;
    for (const said of spellings(part)) {
      const kind = agreed(pool.named(said));
      if (kind !== null) return kind;
    }
    return null;
  };
  /** Of `Boss's Orders (Giovanni)` the brackets are left out, and of `Boss's Orders` all but the first word. */
  const byBeginning = (part: readonly string[]): string | null => {
    const [first = ''] = part;
    if (isSpoken(part) || !/^\p{Lu}/u.test(first)) return null;
    const begins = part.length === 1 ? [plainName(first)] : spellings(part).map((said) => `${plainName(said)}(`);
    if (part.length === 1 && first.length < LEAST_SAID) return null;
    const names = pool
      .nameLists()
      .names.filter((name) => begins.some((begin) => plainName(name).startsWith(begin)))
      .slice(0, MOST_MEANT + 1);
    return names.length === 0 || names.length > MOST_MEANT ? null : agreed(names.flatMap((name) => pool.named(name)));
  };
  let text = '';
  let from = 0;
  let found = false;
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
      const part = tokens.slice(at, at + length);
      const said = part.map(([word]) => word);
      const kind = byName(said) ?? byBeginning(said);
      if (kind === null) continue;
      const [first, last] = [part[0], part.at(-1)];
      if (first === undefined || last === undefined) continue;
      text += words.slice(from, first.index) + kind;
      from = last.index + last[0].length;
      found = true;
      at += length - 1;
      break;
    }
  }
  return found ? text + words.slice(from) : null;
};
