import {
  compileName,
  plainPackOfCards,
  printsByName,
  readDataFile,
  type SourceCard,
  type SourceSet,
} from '../card-data/in-memory.ts';
import { type Card, type CardPool, sameValue } from '../state/index.ts';

/** Card data of files as imported cards: read, checked, compiled, and packed as one text. */

export interface FileText {
  readonly name: string;
  text(): Promise<string>;
}

/** The cards of names, each under its plain spelling. */
export type CompiledNames = readonly (readonly [plain: string, cards: readonly Card[]])[];

/** What was compiled before a stop, and where more of it is kept. */
export interface CompiledBefore {
  readonly names: ReadonlyMap<string, readonly Card[]>;
  keep(more: CompiledNames): Promise<void>;
}

const NOTHING_BEFORE: CompiledBefore = { names: new Map(), keep: async () => {} };

export type ImportCame =
  | { readonly ok: true; readonly text: string; readonly cards: number; readonly names: number }
  | { readonly ok: false; readonly why: readonly string[] };

/** Real life has some 18,000; this only keeps a mistake from filling the device. */
const MOST_CARDS = 200_000;

/** After so many names it is kept what was compiled: a slow telephone needs a few seconds for them. */
const KEPT_TOGETHER = 250;

/** `dp1.json` has the cards of the set dp1; a file of several sets says so in its cards. */
const setOf = (name: string): string => name.replace(/\.json$/iu, '');

interface Collection {
  readonly cards: ReadonlyMap<string, SourceCard>;
  readonly sets: ReadonlyMap<string, SourceSet>;
}

/** The cards and sets of the files, which are opened one by one; all that is wrong with them where anything is. */
const collected = async (
  files: readonly FileText[],
  progress: (says: string) => void,
): Promise<Collection | readonly string[]> => {
  const cards = new Map<string, SourceCard>();
  const sets = new Map<string, SourceSet>();
  const why: string[] = [];
  for (const [at, { name, text }] of files.entries()) {
    progress(`Checking file ${at + 1} of ${files.length} …`);
    const read = readDataFile(await text(), name, setOf(name));
    for (const { message } of read.faults) why.push(`${name}: ${message}`);
    if (read.other) why.push(`${name} is JSON, but holds neither cards nor sets.`);
    for (const set of read.sets) sets.set(set.id, set);
    for (const card of read.cards) {
      const known = cards.get(card.id);
      if (known !== undefined && !sameValue(known, card))
        why.push(`${name}: two different cards have the id ${card.id}.`);
      cards.set(card.id, card);
    }
    if (cards.size > MOST_CARDS) return [`More than ${MOST_CARDS} cards; an import may have so many.`];
  }
  if (why.length > 0) return why;
  return cards.size === 0 ? ['There are no cards in these files.'] : { cards, sets };
};

const compiledFrom = async (
  { cards, sets }: Collection,
  shipped: CardPool,
  progress: (says: string) => void,
  before: CompiledBefore,
): Promise<ReadonlyMap<string, readonly Card[]>> => {
  const compiled = new Map<string, readonly Card[]>();
  let more: (readonly [string, readonly Card[]])[] = [];
  let done = 0;
  let reported = 0;
  for (const [plain, sources] of printsByName(cards.values())) {
    const known = before.names.get(plain);
    const list = known ?? compileName(sources, sets, shipped);
    compiled.set(plain, list);
    if (known === undefined) more.push([plain, list]);
    if (more.length >= KEPT_TOGETHER) {
      await before.keep(more);
      more = [];
    }
    done += sources.length;
    if (done - reported >= 100) {
      reported = done;
      progress(`Reading the texts of ${done} of ${cards.size} cards …`);
    }
  }
  return compiled;
};

/** Nothing is imported where a file has faults: a card that is missing would make a wrong ruling look sure. */
export const importedFrom = async (
  files: readonly FileText[],
  shipped: CardPool,
  reading: string,
  progress: (says: string) => void,
  before: CompiledBefore = NOTHING_BEFORE,
): Promise<ImportCame> => {
  const collection = await collected(files, progress);
  if (!('cards' in collection)) return { ok: false, why: collection };
  const compiled = await compiledFrom(collection, shipped, progress, before);
  return {
    ok: true,
    text: plainPackOfCards(collection, compiled, reading),
    cards: collection.cards.size,
    names: compiled.size,
  };
};
