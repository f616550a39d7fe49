import { type Card, plainName } from '../../state/index.ts';
import type { SourceSet } from '../reading/source-card.ts';
import { CardsDamaged } from './damaged.ts';
import type { Collection } from './database.ts';
import { evolvingNames, powersOf } from './evolving-names.ts';
import { printsIn } from './prints-in.ts';

/**
 * The cards by name, for boards: a file of lists and an index before them. A board names a handful of cards; only the index and what it points to for
 * them is read. Nothing is compressed: to unpack the lists of one board would cost a start more than to read them.
 */

const HEAD = 'headjudge compiled cards';

/** `\n=charizard\t120\t431`: the cards of that name are 431 bytes from offset 120. `\n>charmeleon\tcharizard\tdarkcharizard`: what evolves from it. `\n~glutexo\tcharmeleon`: what it is called in another language. */
const SETS = '#sets';

/** The names of all powers. */
const POWERS = '#powers';

/** The names of the cards with each print, as `asPrint` spells it. */
const PRINTS = '#prints';

/** The file as bytes: the compiled cards of each name, and which names evolve from which. */
export const packOf = (
  { cards, sets, localNames }: Collection,
  compiled: ReadonlyMap<string, readonly Card[]>,
): Uint8Array => {
  const evolving = evolvingNames(cards.values());
  const blobs: Uint8Array[] = [];
  let at = 0;
  const put = (value: unknown): string => {
    const blob = Buffer.from(JSON.stringify(value), 'utf8');
    blobs.push(blob);
    at += blob.length;
    return `${at - blob.length}\t${blob.length}`;
  };
  const powers = powersOf([...compiled.values()].flat());
  const lines = [
    `${SETS}\t${put([...sets.values()])}`,
    `${POWERS}\t${put(powers)}`,
    `${PRINTS}\t${put(printsIn(compiled))}`,
  ];
  for (const [plain, list] of compiled) lines.push(`=${plain}\t${put(list)}`);
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

const damaged = (): CardsDamaged => new CardsDamaged('the list of names is damaged');

/** A pack on disk, of which parts are read. */
export interface PackFile {
  readonly length: number;
  /** The bytes from `start` up to `end`. */
  subarray(start: number, end: number): Buffer;
}

/** Opens the bytes of a pack; throws where they are none. */
export const openPack = (bytes: PackFile): Pack => {
  const line = bytes.subarray(0, Math.min(64, bytes.length)).toString('latin1').split('\n')[0] ?? '';
  const [, length = ''] = /^headjudge (?:compiled )?cards (\d{1,9})$/u.exec(line) ?? [];
  if (length === '') throw damaged();
  const begin = line.length + 1;
  const blobs = begin + Number(length);
  if (blobs > bytes.length) throw damaged();
  const index = bytes.subarray(begin, blobs).toString('utf8');
  const lineOf = (key: string): readonly string[] | null => {
    const at = index.indexOf(`\n${key}\t`);
    return at < 0 ? null : index.slice(at + key.length + 2, index.indexOf('\n', at + 1)).split('\t');
  };
  const blob = <T>(key: string): T | null => {
    const found = lineOf(key);
    if (found === null) return null;
    const [at, size] = found.map(Number);
    if (at === undefined || size === undefined || blobs + at + size > bytes.length) throw damaged();
    try {
      return JSON.parse(bytes.subarray(blobs + at, blobs + at + size).toString('utf8')) as T;
    } catch {
      throw damaged();
    }
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
  let prints: ReadonlyMap<string, readonly string[]> | null = null;
  const own = (plain: string): readonly Card[] => blob<readonly Card[]>(`=${plain}`) ?? [];
  const named = (plain: string): readonly Card[] => {
    const found = own(plain);
    return found.length > 0 ? found : (lineOf(`~${plain}`) ?? []).flatMap(own);
  };
  const names = (): readonly string[] => [...index.matchAll(/\n=([^\t]*)/gu)].map(([, name = '']) => name);
  return {
    named,
    printed(print) {
      prints ??= new Map(
        Object.entries(
          blob<Readonly<Record<string, readonly string[]>>>(PRINTS) ??
            printsIn(names().map((name) => [name, own(name)] as const)),
        ),
      );
      return prints.get(print) ?? [];
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
  };
};
