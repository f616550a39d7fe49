import { type Card, plainName } from '../../state/index.ts';
import type { SourceCard, SourceSet } from '../reading/source-card.ts';
import { evolvingNames, powersOf } from './evolving-names.ts';
import type { Pack } from './pack.ts';
import { printsIn } from './prints-in.ts';

/**
 * A pack as text, for a page in a browser: `=charizard`, a tab and the cards of that name as JSON, a line for each name; `>charmeleon`, a tab and the
 * names that evolve from it; the sets and the names of all powers. It knows no disk and needs no packing.
 */

export type PlainPack = Pack;

const HEAD = '#headjudge cards';
const SETS = '#sets';
const POWERS = '#powers';

/** What a pack holds, as text. `reading` marks how the texts were read; `known` are names of cards that evolve into those of the pack. */
export const plainPackOf = (pack: Pack, reading: string, known: readonly string[]): string => {
  const names = pack.names();
  const cards = names.map((name) => [name, pack.named(name)] as const);
  const from = new Set([
    ...names,
    ...known.map(plainName),
    ...cards.flatMap(([, list]) => list.flatMap((card) => (card.from === undefined ? [] : [plainName(card.from)]))),
  ]);
  const sets = new Map<string, SourceSet>();
  for (const [, list] of cards)
    for (const { key } of list) {
      const id = key.slice(0, key.lastIndexOf('-'));
      const set = pack.set(id);
      if (set !== undefined) sets.set(id, set);
    }
  return plainPackText({ cards, sets: [...sets.values()], powers: pack.powers(), from: [...from], reading }, (name) =>
    pack.evolvingFrom(name),
  );
};

/** The same of cards that were read and compiled just now, without a store. */
export const plainPackOfCards = (
  { cards, sets }: { readonly cards: ReadonlyMap<string, SourceCard>; readonly sets: ReadonlyMap<string, SourceSet> },
  compiled: ReadonlyMap<string, readonly Card[]>,
  reading: string,
): string => {
  const evolving = evolvingNames(cards.values());
  const all = [...compiled];
  return plainPackText(
    {
      cards: all,
      sets: [...sets.values()],
      powers: powersOf(all.flatMap(([, list]) => list)),
      from: [...evolving.keys()],
      reading,
    },
    (plain) => [...(evolving.get(plain) ?? [])],
  );
};

interface PackContents {
  readonly cards: readonly (readonly [plain: string, cards: readonly Card[]])[];
  readonly sets: readonly SourceSet[];
  readonly powers: readonly string[];
  /** Names from which something may evolve. */
  readonly from: readonly string[];
  readonly reading: string;
}

const plainPackText = (
  { cards, sets, powers, from, reading }: PackContents,
  evolvingFrom: (plain: string) => readonly string[],
): string => {
  const lines = [`${HEAD}\t${reading}`, `${SETS}\t${JSON.stringify(sets)}`, `${POWERS}\t${JSON.stringify(powers)}`];
  for (const [plain, list] of cards) lines.push(`=${plain}\t${JSON.stringify(list)}`);
  for (const plain of from) {
    const names = evolvingFrom(plain);
    if (names.length > 0) lines.push(`>${[plain, ...names].join('\t')}`);
  }
  return `${lines.join('\n')}\n`;
};

/** How the texts in it were read; null for what is not such a text. */
export const readingOfPlainPack = (text: string): string | null => {
  const first = text.slice(0, text.indexOf('\n'));
  return first.startsWith(`${HEAD}\t`) ? first.slice(HEAD.length + 1) : null;
};

/** Opens such a text. Its lines are found once; the cards of a name are parsed when they are asked for. */
export const openPlainPack = (text: string): PlainPack => {
  const lines = new Map<string, readonly [number, number]>();
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    const tab = text.indexOf('\t', at);
    if (tab >= 0 && tab < end) lines.set(text.slice(at, tab), [tab + 1, end]);
    at = end + 1;
  }
  const rest = (key: string): string | null => {
    const place = lines.get(key);
    return place === undefined ? null : text.slice(place[0], place[1]);
  };
  const parsed = <T>(key: string, without: T): T => {
    const found = rest(key);
    return found === null ? without : (JSON.parse(found) as T);
  };
  let sets: ReadonlyMap<string, SourceSet> | null = null;
  let powers: readonly string[] | null = null;
  let names: readonly string[] | null = null;
  let prints: ReadonlyMap<string, readonly string[]> | null = null;
  const named = (plain: string): readonly Card[] => parsed<readonly Card[]>(`=${plain}`, []);
  const allNames = (): readonly string[] => {
    names ??= [...lines.keys()].flatMap((key) => (key.startsWith('=') ? [key.slice(1)] : []));
    return names;
  };
  return {
    named,
    printed(print) {
      prints ??= new Map(Object.entries(printsIn(allNames().map((name) => [name, named(name)] as const))));
      return prints.get(print) ?? [];
    },
    evolvingFrom: (plain) => rest(`>${plain}`)?.split('\t') ?? [],
    names: allNames,
    localNames: () => [],
    powers() {
      powers ??= parsed<readonly string[]>(POWERS, []);
      return powers;
    },
    set(id) {
      sets ??= new Map(parsed<readonly SourceSet[]>(SETS, []).map((set) => [set.id, set] as const));
      return sets.get(id);
    },
  };
};
