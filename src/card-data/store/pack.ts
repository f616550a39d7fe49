import { type Card, plainName } from '../../state/index.ts';
import type { TextRead } from '../how-read/how-read.ts';
import type { SourceSet } from '../reading/source-card.ts';
import { CardsDamaged } from './damaged.ts';
import type { Collection } from './database.ts';
import { evolvingNames, powersOf } from './evolving-names.ts';
import { printsIn } from './prints-in.ts';
import { type Blocks, type BlocksOnFile, type OpenWordIndex, openWordIndex, wordIndexOf } from './word-index.ts';

/**
 * The cards by name, for boards: a file of lists and an index before them. A board names a handful of cards; only the index and what it points to for
 * them is read. Nothing is compressed: to unpack the lists of one board would cost a start more than to read them.
 */

const HEAD = 'headjudge compiled cards';

/** `\n=charizard\t120\t431\t96`: the cards of that name are 431 bytes from offset 120, and the 96 bytes after them are how their texts are read. `\n>charmeleon\tcharizard\tdarkcharizard`: what evolves from it. `\n~glutexo\tcharmeleon`: what it is called in another language. */
const SETS = '#sets';

/** The names of all powers. */
const POWERS = '#powers';

/** The names of the cards with each print, as `asPrint` spells it: `\nmeg 77\tmegaabsolex`. They are looked through as text, because a table names few of thousands. */
const PRINTS = '#prints';

/** Which cards have which words, and what a search says of each card: the text of it, and after it where its parts begin. */
const WORDS = '#words';
const ROWS = '#rows';

/** How the texts of one card are read, in the order of `textsOf`; null for one with nothing to show. */
export type CardReadings = readonly (TextRead | null)[];

/** The cards of a name, and how the texts of each of them are read. */
export interface CompiledName {
  readonly cards: readonly Card[];
  readonly readings: readonly CardReadings[];
}

/** The readings of the cards of a name: reprints share theirs. */
interface StoredReadings {
  readonly different: readonly CardReadings[];
  /** For each card, which of these are its. */
  readonly of: readonly number[];
}

const storedReadings = (each: readonly CardReadings[]): StoredReadings => {
  const different = new Map<string, number>();
  const of = each.map((readings) => {
    const text = JSON.stringify(readings);
    const known = different.get(text) ?? different.size;
    different.set(text, known);
    return known;
  });
  return { different: [...different.keys()].map((text) => JSON.parse(text) as CardReadings), of };
};

const printLines = (named: Parameters<typeof printsIn>[0]): string =>
  `\n${Object.entries(printsIn(named))
    .map(([print, names]) => [print, ...names].join('\t'))
    .join('\n')}\n`;

/**
 * The file as bytes: the compiled cards of each name, how their texts are read, which names evolve from which, and which words stand on which cards.
 */
export const packOf = (collection: Collection, compiled: ReadonlyMap<string, CompiledName>): Uint8Array => {
  const { cards, sets, localNames } = collection;
  const evolving = evolvingNames(cards.values());
  const blobs: Uint8Array[] = [];
  let at = 0;
  const putText = (text: string): string => {
    const blob = Buffer.from(text, 'utf8');
    blobs.push(blob);
    at += blob.length;
    return `${at - blob.length}\t${blob.length}`;
  };
  const put = (value: unknown): string => putText(JSON.stringify(value));
  const putBlocks = ({ text, ...places }: Blocks): string => `${putText(text)}\t${put(places).split('\t')[1]}`;
  const powers = powersOf([...compiled.values()].flatMap(({ cards: own }) => own));
  const words = wordIndexOf(collection);
  const lines = [
    `${SETS}\t${put([...sets.values()])}`,
    `${POWERS}\t${put(powers)}`,
    `${PRINTS}\t${putText(printLines([...compiled].map(([plain, { cards: own }]) => [plain, own] as const)))}`,
    `${WORDS}\t${putBlocks(words.words)}`,
    `${ROWS}\t${putBlocks(words.cards)}`,
  ];
  for (const [plain, { cards: own, readings }] of compiled)
    lines.push(`=${plain}\t${put(own)}\t${put(storedReadings(readings)).split('\t')[1]}`);
  for (const [local, ids] of localNames) {
    const names = new Set(ids.flatMap((id) => cards.get(id)?.name ?? []).map(plainName));
    if (names.size > 0) lines.push(`~${[local, ...names].join('\t')}`);
  }
  for (const [from, names] of evolving) lines.push(`>${[from, ...names].join('\t')}`);
  const index = Buffer.from(`\n${lines.join('\n')}\n`, 'utf8');
  return Buffer.concat([Buffer.from(`${HEAD} ${index.length}\n`, 'utf8'), index, ...blobs]);
};

export interface Pack {
  /** The imported cards of that name, or that are called so in another language, given as `plainName` spells it. */
  named(plain: string): readonly Card[];
  /** The names of the imported cards with that print, given as `asPrint` spells it. */
  printed(print: string): readonly string[];
  /** The names of imported cards that evolve from, or are put onto, a Pokémon of that name. */
  evolvingFrom(plain: string): readonly string[];
  names(): readonly string[];
  /** What they are called in other languages. */
  localNames(): readonly string[];
  /** The names of their powers. */
  powers(): readonly string[];
  set(id: string): SourceSet | undefined;
}

/** A pack on disk, which also serves those who look cards up by their words and ask how they are read. */
export interface StoredPack extends Pack {
  words(): OpenWordIndex;
  /** How the texts of a card are read; null for a card that is not in it. */
  readings(card: Card): CardReadings | null;
}

const damaged = (): CardsDamaged => new CardsDamaged('the list of names is damaged');

/** A pack on disk, of which parts are read. */
export interface PackFile {
  readonly length: number;
  /** The bytes from `start` up to `end`. */
  subarray(start: number, end: number): Buffer;
}

/** What stands in the line that begins with that key, cell by cell. */
const cellsAfter = (lines: string, key: string): readonly string[] | null => {
  const at = lines.indexOf(`\n${key}\t`);
  return at < 0 ? null : lines.slice(at + key.length + 2, lines.indexOf('\n', at + 1)).split('\t');
};

/** Opens the bytes of a pack; throws where they are none. */
export const openPack = (bytes: PackFile): StoredPack => {
  const line = bytes.subarray(0, Math.min(64, bytes.length)).toString('latin1').split('\n')[0] ?? '';
  const [, length = ''] = /^headjudge (?:compiled )?cards (\d{1,9})$/u.exec(line) ?? [];
  if (length === '') throw damaged();
  const begin = line.length + 1;
  const blobs = begin + Number(length);
  if (blobs > bytes.length) throw damaged();
  const index = bytes.subarray(begin, blobs).toString('utf8');
  const lineOf = (key: string): readonly string[] | null => cellsAfter(index, key);
  const piece = (start: number, end: number): string => {
    if (!(start >= 0 && start <= end && blobs + end <= bytes.length)) throw damaged();
    return bytes.subarray(blobs + start, blobs + end).toString('utf8');
  };
  const parsed = <T>(start: number, end: number): T => {
    const text = piece(start, end);
    try {
      return JSON.parse(text) as T;
    } catch {
      throw damaged();
    }
  };
  /** Where a part begins and ends, and where what belongs to it ends. */
  const placeOf = (key: string): readonly [start: number, end: number, last: number] | null => {
    const found = lineOf(key);
    if (found === null) return null;
    const [at = Number.NaN, size = Number.NaN, more = 0] = found.map(Number);
    return [at, at + size, at + size + more];
  };
  const blob = <T>(key: string): T | null => {
    const place = placeOf(key);
    return place === null ? null : parsed<T>(place[0], place[1]);
  };
  const textAt = (key: string): string => {
    const place = placeOf(key);
    if (place === null) throw damaged();
    return piece(place[0], place[1]);
  };
  const blocks = (key: string): BlocksOnFile => {
    const place = placeOf(key);
    if (place === null) throw damaged();
    const [from, end, last] = place;
    return { ...parsed<Omit<Blocks, 'text'>>(end, last), read: (start, to) => piece(from + start, from + to) };
  };
  /** Asked for by every kind of card that may be in a hidden hand, so they are taken apart at once. */
  let evolving: ReadonlyMap<string, readonly string[]> | null = null;
  const allEvolving = (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...index.slice(Math.max(0, index.indexOf('\n>'))).matchAll(/\n>([^\t\n]*)\t([^\n]*)/gu)].map(
        ([, from = '', names = '']) => [from, names.split('\t')] as const,
      ),
    );
  let sets: ReadonlyMap<string, SourceSet> | null = null;
  let powers: readonly string[] | null = null;
  let prints: string | null = null;
  let words: OpenWordIndex | null = null;
  const own = (plain: string): readonly Card[] => blob<readonly Card[]>(`=${plain}`) ?? [];
  const named = (plain: string): readonly Card[] => {
    const found = own(plain);
    return found.length > 0 ? found : (lineOf(`~${plain}`) ?? []).flatMap(own);
  };
  const names = (): readonly string[] => [...index.matchAll(/\n=([^\t]*)/gu)].map(([, name = '']) => name);
  return {
    named,
    printed(print) {
      prints ??= textAt(PRINTS);
      return cellsAfter(prints, print) ?? [];
    },
    evolvingFrom(plain) {
      evolving ??= allEvolving();
      return evolving.get(plain) ?? [];
    },
    names,
    localNames: () => [...index.matchAll(/\n~([^\t]*)/gu)].map(([, name = '']) => name),
    powers() {
      powers ??= blob<readonly string[]>(POWERS) ?? powersOf(names().flatMap(named));
      return powers;
    },
    set(id) {
      sets ??= new Map((blob<readonly SourceSet[]>(SETS) ?? []).map((set) => [set.id, set] as const));
      return sets.get(id);
    },
    words() {
      words ??= openWordIndex(blocks(WORDS), blocks(ROWS));
      return words;
    },
    readings(card) {
      const key = `=${plainName(card.name)}`;
      const n = own(key.slice(1)).findIndex((one) => one.key === card.key);
      const [, end, last] = placeOf(key) ?? [0, 0, 0];
      if (n < 0 || last === end) return null;
      const { different, of } = parsed<StoredReadings>(end, last);
      return different[of[n] ?? -1] ?? null;
    },
  };
};
