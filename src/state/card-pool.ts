import type { Card } from './card.ts';
import { asPrint, printsOfCard } from './print-codes.ts';
import { sameValue } from './same-value.ts';

/** All cards a ruling may name. */
export interface CardPool {
  /** The card with this key. Throws when there is none: a key inside the state always came from the pool. */
  card(key: string): Card;
  find(key: string): Card | undefined;
  /** Every card of that name, compared as judges type it (see `sameName`); those that the table writes itself go first. Where no card is called so, those with that print (`MEG 77`). */
  named(name: string): readonly Card[];
  /** Every card of that name that may be named by its print, where the name alone means fewer of them. */
  readonly printed?: (name: string) => readonly Card[];
  /** What that name may mean: each different text among its prints once, or those the table writes itself where there are any. */
  texts(name: string): readonly Card[];
  /** Every card that evolves from, or is put onto, a Pokémon of that name. */
  evolvingFrom(name: string): readonly Card[];
  all(): readonly Card[];
  /** What the cards on file are called, without reading the cards: there may be thousands. */
  nameLists(): NameLists;
  /** The last day of the period that is ruled on, where cards came out after it; a name without a print does not mean those. */
  readonly until?: string;
  /** Do some of its cards note what is read of them? Then no more of a card should be read than is asked for. */
  readonly isWatched?: true;
}

/** Names on file, each list always the same array for one pool. */
export interface NameLists {
  /** As printed, of imported cards as `plainName` spells them; a name may stand in both spellings. */
  readonly names: readonly string[];
  /** Short names of Energy cards, longer than a letter, with the names they stand for. */
  readonly shorts: ReadonlyMap<string, string>;
  readonly powers: readonly string[];
}

export const nameListsOf = (cards: readonly Card[]): NameLists => ({
  names: [...new Set(cards.map(({ name }) => name))],
  shorts: new Map(
    cards.flatMap(({ kind, short, name }) =>
      kind !== 'energy' || short === undefined || short.length === 1 ? [] : [[short, name] as const],
    ),
  ),
  powers: [...new Set(cards.flatMap(({ powers = [] }) => powers.map(({ name }) => name)))],
});

export const joinedLists = (a: NameLists, b: NameLists): NameLists => ({
  names: [...a.names, ...b.names],
  shorts: new Map([...a.shorts, ...b.shorts]),
  powers: [...a.powers, ...b.powers],
});

/** Did the card come out by that day? One without a date did. */
export const withinPeriod = (until: string | undefined, { released }: Card): boolean =>
  until === undefined || released === undefined || released <= until;

/** Cards whose printed name is never said in full: what Team Galactic invented is called by its last words. */
const SAID_FOR: ReadonlyMap<string, string> = new Map(
  (
    [
      ['101', 'energygain'],
      ['103', 'powerspray'],
      ['105', 'poketurn'],
      ['107', 'technicalmachineg'],
      ['109', 'spradar'],
    ] as const
  ).map(([number, said]) => [said, `teamgalacticsinventiong${number}${said}`]),
);

/** How judges write a sign that ends a name, or stands before another: Pikachu Star, Meowth delta, Cyrus Prism Star, Nidoran F. */
const SAID_SIGNS: readonly (readonly [said: RegExp, sign: string])[] = [
  [/(?<=\S)\s+prism\s+star$/iu, ' ◇'],
  [/(?<=\S)\s+(?:gold\s+)?star$/iu, ' ★'],
  [/(?<=\S)\s+\(?delta(?:\s+species)?\)?(?=$|\s+(?:ex|star)\b)/iu, ' δ'],
  [/\bnidoran\s+(?:f|female)$/iu, 'nidoran♀'],
  [/\bnidoran\s+(?:m|male)$/iu, 'nidoran♂'],
];

/** What a row of Energy symbols in a name is written out as, and as one says it: Blend Energy WLFM. */
const SYMBOLS: { readonly [word: string]: string } = {
  Grass: 'G',
  Fire: 'R',
  Water: 'W',
  Lightning: 'L',
  Psychic: 'P',
  Fighting: 'F',
  Darkness: 'D',
  Metal: 'M',
  Fairy: 'Y',
};
const ROW_OF_SYMBOLS = new RegExp(`(?:${Object.keys(SYMBOLS).join('|')}){2,}$`, 'u');
const asLetters = (row: string): string => row.replace(/[A-Z][a-z]+/gu, (word) => SYMBOLS[word] ?? word);

/** Most names hold none of these words, and are left alone. */
const withSigns = (name: string): string =>
  /star|delta|nidoran/i.test(name)
    ? SAID_SIGNS.reduce((text, [said, sign]) => text.replace(said, sign), name)
    : name.includes(' Energy ')
      ? name.replace(ROW_OF_SYMBOLS, asLetters)
      : name;

const speltWithSigns = (name: string): string =>
  withSigns(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’.\-–[\]:]/gu, '')
    .replace(/☆/gu, '★');

/** All cards on file pass at every start, most of them with plain names, for which the tables of Unicode need not be made. */
const isAscii = (name: string): boolean => /^[ -~]*$/.test(name);

/** Spelling without case, accents, apostrophes, hyphens, full stops, brackets and spaces; real signs (δ ★ ex) stay. */
export const plainName = (name: string): string => {
  const known = plain.get(name);
  if (known !== undefined) return known;
  const spelt = isAscii(name)
    ? withSigns(name)
        .toLowerCase()
        .replace(/[\s'.\-[\]:]/g, '')
    : speltWithSigns(name);
  const meant = SAID_FOR.get(spelt) ?? spelt;
  if (plain.size >= MOST_REMEMBERED) plain.clear();
  plain.set(name, meant);
  return meant;
};

/** The same few names are compared at every step of a game. */
const plain = new Map<string, string>();
const MOST_REMEMBERED = 10_000;

/**
 * Mewtwo-EX and Mewtwo ex are two cards of different times whose names differ by this mark alone. A name that is written otherwise (mewtwo-ex,
 * MEWTWO EX) may mean either.
 */
const exMark = (name: string): '-EX' | ' ex' | '' =>
  /-EX(?!\w)/.test(name) ? '-EX' : / ex(?!\w)/.test(name) ? ' ex' : '';

const sameMark = (a: string, b: string): boolean => {
  const [one, other] = [exMark(a), exMark(b)];
  return one === '' || other === '' || one === other;
};

export const sameName = (a: string, b: string): boolean => a === b || (plainName(a) === plainName(b) && sameMark(a, b));

/** What names that mean the same have in common, for keeping what was found by them. */
export const spelling = (name: string): string => plainName(name) + exMark(name);

/** Of cards that are spelt alike those with the mark of this name; all, where none has it. */
export const asMarked = (name: string, cards: readonly Card[]): readonly Card[] => {
  if (cards.length < 2 || exMark(name) === '') return cards;
  const found = cards.filter((card) => sameMark(name, card.name));
  return found.length > 0 ? found : cards;
};

/** Of cards that evolve from a name spelt alike those that mean this one. */
export const markedFrom = (name: string, cards: readonly Card[]): readonly Card[] =>
  exMark(name) === '' ? cards : cards.filter(({ from }) => from === undefined || sameMark(name, from));

/** Whether two prints have the same text: everything but key, print and date. */
export const sameText = (one: Card, other: Card): boolean =>
  one === other ||
  // Most prints of a name part here already.
  (one.name === other.name &&
    one.hp === other.hp &&
    one.retreat === other.retreat &&
    one.attacks?.length === other.attacks?.length &&
    one.attacks?.[0]?.name === other.attacks?.[0]?.name &&
    sameValue(withoutPrint(one), withoutPrint(other)));

/** The text of a print as a key to find equal ones by: everything but key, print and date. */
export const textOf = (card: Card): string => JSON.stringify(withoutPrint(card));

/** What a print says: everything but what tells it apart from another print of the same card. */
export const withoutPrint = ({
  key: _key,
  print: _print,
  released: _released,
  regulation: _regulation,
  ...text
}: Card): Partial<Card> => text;

/** One card for each different text; where the table writes some of the cards itself, those alone. */
export const differentTexts = (cards: readonly Card[]): readonly Card[] => {
  const own = cards.filter((card) => card.own === true);
  const meant = own.length > 0 ? own : cards;
  if (meant.length < 2) return meant;
  const found: Card[] = [];
  for (const card of meant) if (!found.some((one) => sameText(one, card))) found.push(card);
  return found;
};

/** The different texts of a name among the cards of a period; of all its cards, where none of them came out in it. */
export const textsOfPeriod = (cards: readonly Card[], until: string | undefined): readonly Card[] => {
  const ofPeriod = cards.filter((card) => withinPeriod(until, card));
  return differentTexts(ofPeriod.length > 0 ? ofPeriod : cards);
};

/** Cards by the plain spelling of some of their names, each list in the order of the cards. Made at the first look. */
const byPlainName = (
  cards: () => readonly Card[],
  names: (card: Card) => readonly (string | undefined)[],
): ((name: string) => readonly Card[]) => {
  let index: Map<string, Card[]> | null = null;
  const made = (): Map<string, Card[]> => {
    const lists = new Map<string, Card[]>();
    for (const card of cards()) {
      for (const name of names(card)) {
        if (name === undefined) continue;
        const plain = plainName(name);
        const list = lists.get(plain);
        if (list === undefined) lists.set(plain, [card]);
        else list.push(card);
      }
    }
    return lists;
  };
  return (name) => {
    index ??= made();
    return index.get(plainName(name)) ?? [];
  };
};

/** Cards by the spellings of their prints (`asPrint`). */
const byPrintOf = (cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> => {
  const lists = new Map<string, Card[]>();
  for (const card of cards)
    for (const print of printsOfCard(card)) {
      const list = lists.get(print);
      if (list === undefined) lists.set(print, [card]);
      else list.push(card);
    }
  return lists;
};

/** A pool over a list of cards; later cards with the same key win. */
export const cardPool = (cards: readonly Card[]): CardPool => {
  const byKey = new Map(cards.map((card) => [card.key, card] as const));
  const all = [...byKey.values()];
  const ownFirst = (): readonly Card[] => [
    ...all.filter((card) => card.own === true),
    ...all.filter((card) => card.own !== true),
  ];
  const spelt = byPlainName(ownFirst, ({ name, short }) => [name, short]);
  let byPrint: ReadonlyMap<string, readonly Card[]> | null = null;
  const printedSo = (print: string): readonly Card[] => {
    byPrint ??= byPrintOf(ownFirst());
    return byPrint.get(print) ?? [];
  };
  const named = (name: string): readonly Card[] => {
    const found = spelt(name);
    if (found.length > 0) return asMarked(name, found);
    const print = asPrint(name);
    return print === null ? [] : printedSo(print);
  };
  const evolvingFrom = byPlainName(
    () => all,
    ({ from }) => [from],
  );
  const texts = new Map<string, readonly Card[]>();
  let lists: NameLists | null = null;
  return {
    card(key) {
      const card = byKey.get(key);
      if (card === undefined) throw new Error(`no card with key ${key}`);
      return card;
    },
    find: (key) => byKey.get(key),
    named,
    texts(name) {
      const plain = spelling(name);
      const known = texts.get(plain) ?? differentTexts(named(name));
      texts.set(plain, known);
      return known;
    },
    evolvingFrom: (name) => markedFrom(name, evolvingFrom(name)),
    all: () => all,
    nameLists() {
      lists ??= nameListsOf(all);
      return lists;
    },
  };
};

/** Is it found by the same names? */
const foundAlike = (a: Card, b: Card): boolean => a.name === b.name && a.short === b.short && a.from === b.from;

/**
 * The pool with more cards, those of a table or a file; one with a key the pool has takes that card's place. What is known of the pool is not made
 * again: a file brings along a handful of cards, and the pool has thousands.
 */
export const poolWith = (pool: CardPool, cards: readonly Card[]): CardPool => {
  // What has joined once is there: the pool with them is that pool.
  if (cards.length === 0 || joined.get(pool) === cards) return pool;
  const ofPool = extended.get(pool) ?? new WeakMap<readonly Card[], CardPool>();
  extended.set(pool, ofPool);
  const known = ofPool.get(cards);
  if (known !== undefined) return known;
  const made = extendedWith(pool, cards);
  ofPool.set(cards, made);
  joined.set(made, cards);
  return made;
};

/** The cards of one file join one pool several times: where the file is read, and where it is ruled on. */
const extended = new WeakMap<CardPool, WeakMap<readonly Card[], CardPool>>();

/** What joined last to make this pool. */
const joined = new WeakMap<CardPool, readonly Card[]>();

const extendedWith = (pool: CardPool, cards: readonly Card[]): CardPool => {
  const added = new Map(cards.map((card) => [card.key, card] as const));
  const inPlace = [...added.values()].filter(({ key }) => pool.find(key) !== undefined);
  if (inPlace.some((card) => !foundAlike(card, pool.card(card.key)))) return cardPool([...pool.all(), ...cards]);
  const replaced = new Set(inPlace.map(({ key }) => key));
  const more = cardPool([...added.values()].filter(({ key }) => !replaced.has(key)));
  const current = (list: readonly Card[]): readonly Card[] =>
    list.some(({ key }) => replaced.has(key)) ? list.map((card) => added.get(card.key) ?? card) : list;
  const both = (ours: readonly Card[], others: readonly Card[]): readonly Card[] =>
    others.length === 0 ? current(ours) : [...current(ours), ...others];
  const byName = new Map<string, readonly Card[]>();
  const named = (name: string): readonly Card[] => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const all = asMarked(name, both(pool.named(name), more.named(name)));
    const ownFirst = all.some(({ own }) => own === true)
      ? [...all.filter(({ own }) => own === true), ...all.filter(({ own }) => own !== true)]
      : all;
    byName.set(name, ownFirst);
    return ownFirst;
  };
  const texts = new Map<string, readonly Card[]>();
  let all: readonly Card[] | null = null;
  let lists: NameLists | null = null;
  const find = (key: string): Card | undefined => added.get(key) ?? pool.find(key);
  return {
    ...(pool.isWatched === true ? { isWatched: true } : {}),
    ...(pool.until === undefined ? {} : { until: pool.until }),
    card: (key) => find(key) ?? pool.card(key),
    find,
    named,
    ...(pool.printed === undefined ? {} : { printed: (name) => both(pool.printed?.(name) ?? [], more.named(name)) }),
    texts(name) {
      const plain = spelling(name);
      const known = texts.get(plain) ?? textsOfPeriod(named(name), pool.until);
      texts.set(plain, known);
      return known;
    },
    evolvingFrom: (name) => both(pool.evolvingFrom(name), more.evolvingFrom(name)),
    all() {
      all ??= both(pool.all(), more.all());
      return all;
    },
    nameLists() {
      lists ??= joinedLists(pool.nameLists(), nameListsOf(cards));
      return lists;
    },
  };
};

/** The pool that hands out each card as `change` makes it, always the same for the same card. A list in which no card is another one stays as it is. */
export const mappedPool = (pool: CardPool, change: (card: Card) => Card): CardPool => {
  const lists = new WeakMap<readonly Card[], readonly Card[]>();
  const each = (list: readonly Card[]): readonly Card[] => {
    const known = lists.get(list);
    if (known !== undefined) return known;
    const changed = list.map(change);
    const made = changed.every((card, at) => card === list[at]) ? list : changed;
    lists.set(list, made);
    return made;
  };
  const { printed, until } = pool;
  return {
    ...(until === undefined ? {} : { until }),
    card: (key) => change(pool.card(key)),
    find(key) {
      const found = pool.find(key);
      return found === undefined ? undefined : change(found);
    },
    named: (name) => each(pool.named(name)),
    ...(printed === undefined ? {} : { printed: (name) => each(printed(name)) }),
    texts: (name) => each(pool.texts(name)),
    evolvingFrom: (name) => each(pool.evolvingFrom(name)),
    all: () => each(pool.all()),
    nameLists: () => pool.nameLists(),
  };
};
