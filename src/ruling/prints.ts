import type { Facts, NeedCode } from '../claims/index.ts';
import { type Action, lawOf, type Sources } from '../engine/index.ts';
import { type AmbiguousName, type CardPool, plainName, sameValue, type TableSetUp } from '../state/index.ts';
import { onceForAlike } from './prints-alike.ts';
import type { PrintsApart } from './prints-apart.ts';
import { setUpWith, type TableToRule } from './ruled.ts';
import type { Assumption, Said, Way } from './ruling.ts';
import { paragraphOrOther } from './unless-unknown.ts';

/** The codes of what is needed or assumed where prints of a name differ. */
export const CODES = {
  assumption: ['first-print-taken', 'one-print-for-all', 'print-taken'],
  need: ['which-print'],
} as const;

/** A name without a print stands for all its prints on file: whatever is asked of a table is asked with each, and the answers are compared. */

/** Prints are tried in every combination up to this many tables. */
const MOST_TABLES = 24;

const BETWEEN_PRINTS = ' · ';

/**
 * Every combination of prints, by plain name. Names too many for the bound are named in `dropped`: each print of those is tried beside the first
 * prints of all others, and no further combination.
 */
const combinations = (
  ambiguous: readonly AmbiguousName[],
): { readonly picks: readonly ReadonlyMap<string, string>[]; readonly dropped: readonly AmbiguousName[] } => {
  let picks: readonly ReadonlyMap<string, string>[] = [new Map()];
  const dropped: AmbiguousName[] = [];
  for (const one of ambiguous) {
    const longer = picks.flatMap((pick) =>
      one.candidates.map((card) => new Map([...pick, [plainName(one.name), card.key]])),
    );
    if (longer.length <= MOST_TABLES) picks = longer;
    else dropped.push(one);
  }
  const [first = new Map<string, string>()] = picks;
  const firsts = new Map([
    ...dropped.map((one) => [plainName(one.name), one.candidates[0]?.key ?? ''] as const),
    ...first,
  ]);
  const beside = dropped.flatMap((one) =>
    one.candidates.slice(1).map((card) => new Map([...firsts, [plainName(one.name), card.key]])),
  );
  return {
    picks: dropped.length === 0 ? picks : [...picks.map((pick) => new Map([...firsts, ...pick])), ...beside],
    dropped,
  };
};

/** What makes it matter which print is meant: cards of one name may be different cards. */
const SEVERAL_PRINTS = lawOf({
  'neo-2001': { silent: 'cards of one name can have different texts', near: 'Evolution#2' },
  'ex-2003': ['Types: Pokémon#2', 'For many Pokémon there are several cards'],
  'comprehensive-2009': ['102.2', 'most recent printing'],
  'xy-2016': { silent: 'cards of one name can have different texts', near: '3 Card Types#1' },
  'me-2026': { silent: 'cards of one name can have different texts', near: '3 Card Types#1' },
  'advanced-2018': ['II.A#1', 'its latest version counts'],
  'advanced-2025': ['II.A#1', 'its latest version counts'],
});

const NOT_ON_PRINT: ReadonlySet<string> = new Set(['no-such-attack', 'no-such-power']);

/** Is it refused because this print has no attack or power of that name? Then it is not the one that is meant, if another print has it. */
export const lacksWhatIsAsked = (grounds: readonly { readonly code: string }[]): boolean =>
  grounds.some(({ code }) => NOT_ON_PRINT.has(code));

/** Is the attack called by its whole name in these words? A print with that attack is meant before one with an attack that only begins so. */
export const isCalledInFull = (said: string, action: Action | null): boolean =>
  action?.kind !== 'attack' || plainName(said).includes(plainName(action.attack));

/** What is needed where the prints of a name part: which of them it is, or of which kind, where one printed fact decides. */
export const whichPrint = (
  ambiguous: readonly AmbiguousName[],
  sources: Sources,
  apart: (name: string) => PrintsApart | null = () => null,
): readonly Said<NeedCode>[] =>
  ambiguous.map(({ name, candidates }) => {
    const printed = (key: string | undefined): string =>
      candidates.find((card) => card.key === key)?.print ?? key ?? '';
    const kinds = apart(name);
    return {
      rule: paragraphOrOther(SEVERAL_PRINTS, sources),
      code: 'which-print',
      facts: {
        card: name,
        prints: candidates.map((card) => card.print ?? card.key),
        ...(kinds === null
          ? {}
          : {
              kinds: kinds.map(({ kind }) => kind),
              examples: kinds.map(({ keys: [first, ...more], named }) =>
                named === true ? '' : `${more.length > 0 ? 'such as ' : ''}${printed(first)}`,
              ),
            }),
      },
    };
  });

/** What came of a table on which every name has one print. */
export interface OnPrint<T> {
  /** The print of each name, by plain name. */
  readonly pick: ReadonlyMap<string, string>;
  /** Their numbers: `DP 6 · PK 11`. */
  readonly label: string;
  readonly pool: CardPool;
  /** The table itself, which is not set up before somebody asks for it. */
  readonly setUp: () => TableSetUp;
  readonly came: T;
}

/** What came of the prints that were tried. */
export interface TriedPrints<T> {
  readonly tried: readonly OnPrint<T>[];
  /** Names of which it is not known that each of their prints comes to the same, on any of these tables. */
  readonly matter: readonly AmbiguousName[];
  /** Those among them that were not tried in every combination. */
  readonly dropped: readonly AmbiguousName[];
}

/** Asks something of every combination of prints. `isPlain`: what comes is plain data that depends on nothing but the table, so that prints which say the same wherever it looks have it in common. */
export type AskEveryPrint = <T>(come: (tableSetUp: TableSetUp) => T, isPlain?: boolean) => TriedPrints<T>;

/**
 * Every combination of prints, the first prints first, to be asked once or several times; `first` is the table as it was set up with those.
 */
export const everyPrint = (table: TableToRule, first: TableSetUp): AskEveryPrint => {
  const { picks, dropped } = combinations(first.ambiguous);
  const keys = new Set(first.ambiguous.flatMap(({ candidates }) => candidates.map(({ key }) => key)));
  const [firstPick] = picks;
  const setUp = (pick: ReadonlyMap<string, string>): TableSetUp =>
    pick === firstPick ? first : setUpWith(table, pick);
  const combined = picks.map((pick) => ({
    pick,
    label: [...pick.values()].map((key) => first.pool.card(key).print ?? key).join(BETWEEN_PRINTS),
    pool: first.pool,
    setUp: () => setUp(pick),
  }));
  // How a table was set up that was come to by play is not seen from here.
  const askAlike =
    picks.length < 2 || table.played !== undefined
      ? null
      : onceForAlike(table.pool, keys, (pick, pool) =>
          pool === table.pool ? setUp(pick) : setUpWith({ ...table, pool }, pick),
        );
  return (come, isPlain = false) => {
    const alike = isPlain ? (askAlike?.(come) ?? null) : null;
    const cameOf = alike?.come ?? ((pick: ReadonlyMap<string, string>) => come(setUp(pick)));
    const tried = combined.map((one) => ({ ...one, came: cameOf(one.pick) }));
    const matter = first.ambiguous.filter((name) => alike?.isNoMatter(name) !== true);
    // Beside names whose prints make no difference every print of the only other name was tried.
    return { tried, matter, dropped: matter.length < 2 ? [] : dropped.filter((name) => matter.includes(name)) };
  };
};

/** What came of each combination as a number, the same for those that came to the same: each is compared with every other, for every name. */
export const endsOf = <T>(
  tried: readonly OnPrint<T>[],
  cameTo: (came: T) => unknown,
): ReadonlyMap<OnPrint<T>, number> => {
  const ends: unknown[] = [];
  const known = new Map<T, number>();
  const numberOf = (came: T): number => {
    const end = cameTo(came);
    const at = ends.findIndex((other) => sameValue(other, end));
    return at < 0 ? ends.push(end) - 1 : at;
  };
  return new Map(
    tried.map((one) => {
      const end = known.get(one.came) ?? numberOf(one.came);
      known.set(one.came, end);
      return [one, end];
    }),
  );
};

/**
 * Whether this alone decides what comes of a combination: the same comes of all that agree in it and in the prints of the other names. `said`: what a
 * combination says of it; null where it says nothing, which decides nothing.
 */
export const decidesAlone = <T>(
  tried: readonly OnPrint<T>[],
  cameTo: (came: T) => unknown,
): ((plain: string, said: (one: OnPrint<T>) => string | null) => boolean) => {
  const ends = endsOf(tried, cameTo);
  return (plain, said) => {
    const found = new Map<string, number | undefined>();
    return tried.every((one) => {
      const value = said(one);
      if (value === null) return false;
      const at = JSON.stringify([value, [...one.pick].filter(([name]) => name !== plain)]);
      const end = ends.get(one);
      if (!found.has(at)) found.set(at, end);
      return found.get(at) === end;
    });
  };
};

/** The names whose print alone changes what comes of some combination, in a word; all of them where none does so alone. */
export const thoseThatDecide = <T>(
  ambiguous: readonly AmbiguousName[],
  tried: readonly OnPrint<T>[],
  cameTo: (came: T) => unknown,
): readonly AmbiguousName[] => {
  // A name that says nothing changes nothing where the other names alone decide.
  const decides = decidesAlone(tried, cameTo);
  const those = ambiguous.filter(({ name }) => !decides(plainName(name), () => ''));
  return those.length === 0 ? ambiguous : those;
};

/** The assumption that these prints are the ones on the table, because others do not fit what was asked. */
export const printsAssumed = (pick: ReadonlyMap<string, string>, pool: CardPool): Assumption => {
  const named = [...pick.values()]
    .map((key) => pool.card(key))
    .map(({ name, print, key }) => `${name} ${print ?? key}`);
  return { kind: 'default', about: 'print', code: 'print-taken', facts: { print: named.join(', ') }, rule: null };
};

/** Where only some prints of a name fit the question, all cards of that name are taken for one of them: those on the other side need not be. */
export const onePrintForAll = (
  pick: ReadonlyMap<string, string>,
  { state: { cards }, pool }: TableSetUp,
): readonly Assumption[] =>
  [...pick.keys()].flatMap((name): readonly Assumption[] => {
    const called = cards.flatMap(({ card, print }) => {
      const found = card === null || print !== undefined ? undefined : pool.find(card);
      return found !== undefined && plainName(found.name) === name ? [found.name] : [];
    });
    const [card] = called;
    if (card === undefined || called.length < 2) return [];
    return [{ kind: 'default', about: card, code: 'one-print-for-all', facts: { card }, rule: null }];
  });

/** The assumption that the first print on file is meant. */
export const firstPrint = ({ name, candidates, isGivenToo }: AmbiguousName): Assumption => ({
  kind: 'default',
  about: name,
  code: 'first-print-taken',
  facts: {
    card: name,
    print: candidates[0]?.print ?? candidates[0]?.key ?? '',
    prints: candidates.map((card) => card.print ?? card.key),
    ...(isGivenToo === true ? { isGivenToo } : {}),
  },
  rule: null,
});

const ofNames = (label: string, names: readonly number[]): string => {
  const parts = label.split(BETWEEN_PRINTS);
  return names.map((at) => parts[at] ?? '').join(BETWEEN_PRINTS);
};

/** The fewest names, by their places in a label, that tell these combinations from all others. */
const namesThatMatter = (prints: readonly string[], all: readonly string[]): readonly number[] => {
  const here = new Set(prints);
  const settles = (names: readonly number[]): boolean => {
    const ends = new Map<string, boolean>();
    return all.every((one) => {
      const label = ofNames(one, names);
      const before = ends.get(label) ?? here.has(one);
      ends.set(label, here.has(one));
      return before === here.has(one);
    });
  };
  let names: readonly number[] = (all[0]?.split(BETWEEN_PRINTS) ?? []).map((_, at) => at);
  for (const one of names) {
    const without = names.filter((at) => at !== one);
    if (settles(without)) names = without;
  }
  return names;
};

const named = (prints: readonly string[], names: readonly number[]): readonly string[] => [
  ...new Set(prints.map((label) => ofNames(label, names))),
];

/** `DP 6` for `DP 6 · DP 31` and `DP 6 · PK 11`, where the second name is no matter. */
export const thatMatter = (prints: readonly string[], all: readonly string[]): readonly string[] =>
  named(prints, namesThatMatter(prints, all));

const sameWay = (one: Way, other: Way): boolean =>
  one.code === other.code && one.legal === other.legal && sameValue(one.facts, other.facts);

/** The ways of every print, each once. One that only some prints have names these, and whose they are where that is one card. */
export const waysOfPrints = (
  meant: readonly (Pick<OnPrint<unknown>, 'label' | 'pick' | 'pool'> & { readonly ways: readonly Way[] })[],
): readonly Way[] => {
  const found: { readonly way: Way; readonly prints: string[] }[] = [];
  type Found = (typeof found)[number];
  const added = (way: Way): Found => {
    const one: Found = { way, prints: [] };
    found.push(one);
    return one;
  };
  // Prints that are ruled on together have one list of ways.
  const seen = new Map<readonly Way[], readonly Found[]>();
  for (const { label, ways } of meant) {
    const those = seen.get(ways) ?? ways.map((way) => found.find((one) => sameWay(one.way, way)) ?? added(way));
    seen.set(ways, those);
    for (const one of those) if (!one.prints.includes(label)) one.prints.push(label);
  }
  const all = meant.map(({ label }) => label);
  const cards = meant.slice(0, 1).flatMap(({ pick, pool }) => [...pick.values()].map((key) => pool.card(key).name));
  const matter = new Map<string, Facts>();
  /** Most ways of some prints are ways of the same prints. */
  const ofPrint = (prints: readonly string[]): Facts => {
    const key = prints.join('\n');
    const known = matter.get(key);
    if (known !== undefined) return known;
    const names = namesThatMatter(prints, all);
    const [card] = names.length === 1 ? names.map((at) => cards[at]) : [];
    const facts = { ofPrint: named(prints, names), ...(card === undefined ? {} : { ofCard: card }) };
    matter.set(key, facts);
    return facts;
  };
  const order = (code: string): number => (code === 'pay' ? 0 : code === 'pay-too-much' ? 1 : 2);
  return found
    .map(({ way, prints }) =>
      prints.length === all.length ? way : { ...way, facts: { ...way.facts, ...ofPrint(prints) } },
    )
    .toSorted((a, b) => order(a.code) - order(b.code));
};
