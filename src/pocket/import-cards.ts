import {
  compileCards,
  plainPackOfCards,
  readDataFile,
  type SourceCard,
  type SourceSet,
} from '../card-data/in-memory.ts';
import { type CardPool, plainName } from '../state/index.ts';

/** Card data of files as imported cards: read, checked, compiled, and packed as one text. */

export interface FileText {
  readonly name: string;
  readonly text: string;
}

export type ImportCame =
  | { readonly ok: true; readonly text: string; readonly cards: number; readonly names: number }
  | { readonly ok: false; readonly why: readonly string[] };

/** Real life has some 18,000; this only keeps a mistake from filling the device. */
const MOST_CARDS = 200_000;

/** `dp1.json` has the cards of the set dp1; a file of several sets says so in its cards. */
const setOf = (name: string): string => name.replace(/\.json$/iu, '');

/** Nothing is imported where a file has faults: a card that is missing would make a wrong ruling look sure. */
export const importedFrom = (
  files: readonly FileText[],
  shipped: CardPool,
  reading: string,
  progress: (says: string) => void,
): ImportCame => {
  const cards = new Map<string, SourceCard>();
  const sets = new Map<string, SourceSet>();
  const why: string[] = [];
  for (const [at, { name, text }] of files.entries()) {
    progress(`Reading file ${at + 1} of ${files.length} …`);
    const read = readDataFile(text, name, setOf(name));
    for (const { message } of read.faults) why.push(`${name}: ${message}`);
    if (read.other) why.push(`${name} is JSON, but holds neither cards nor sets.`);
    for (const set of read.sets) sets.set(set.id, set);
    for (const card of read.cards) {
      const known = cards.get(card.id);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(card))
        why.push(`${name}: two different cards have the id ${card.id}.`);
      cards.set(card.id, card);
    }
    if (cards.size > MOST_CARDS)
      return { ok: false, why: [`More than ${MOST_CARDS} cards; an import may have so many.`] };
  }
  if (why.length > 0) return { ok: false, why };
  if (cards.size === 0) return { ok: false, why: ['There are no cards in these files.'] };
  const collection = { cards, sets };
  const compiled = compileCards(collection, shipped, (done) => {
    if (done % 100 === 0) progress(`Reading the texts of ${done} of ${cards.size} cards …`);
  });
  const names = new Set([...cards.values()].map(({ name }) => plainName(name))).size;
  return { ok: true, text: plainPackOfCards(collection, compiled, reading), cards: cards.size, names };
};
