import { type Card, type CardPool, nearest, plainName, withinPeriod } from '../state/index.ts';

/** Completing the names of cards as one types. */

/** A name on file. Of one that was imported only the plain spelling is known before its cards are looked at. */
interface Name {
  readonly plain: string;
  /** The plain spelling from the beginning of each word on; the first is the name itself. */
  readonly from: readonly string[];
}

export interface CardNames {
  readonly names: readonly Name[];
  readonly pool: CardPool;
}

const ofShown = (name: string): Name => {
  const words = name.split(' ');
  return { plain: plainName(name), from: words.map((_, at) => plainName(words.slice(at).join(' '))) };
};

/** `shown` are names as they stand on cards, `plain` further ones as `plainName` spells them. */
export const cardNames = (pool: CardPool, shown: Iterable<string>, plain: Iterable<string> = []): CardNames => {
  const names = new Map<string, Name>();
  for (const name of shown) {
    const made = ofShown(name);
    names.set(made.plain, made);
  }
  for (const name of plain) if (!names.has(name)) names.set(name, { plain: name, from: [name] });
  return { names: [...names.values()], pool };
};

/** So many names are looked at for the kind of card that is wanted; of imported ones each is unpacked first, and one letter begins hundreds. */
const LOOKED_AT = 40;
const LOOKED_AT_FIRST = 12;

const rankOf = ({ plain, from }: Name, typed: string): number => {
  if (plain === typed) return 0;
  if (plain.startsWith(typed)) return 1;
  if (from.some((one) => one.startsWith(typed))) return 2;
  return typed.length >= 3 && plain.includes(typed) ? 3 : 4;
};

const ofPeriod = (cards: readonly Card[], { until }: CardPool): readonly Card[] => {
  const within = cards.filter((card) => withinPeriod(until, card));
  return within.length > 0 ? within : cards;
};

/** One card for each name that the typed text may be the beginning of, best first. `wanted` says what may stand there. */
export const completing = (
  { names, pool }: CardNames,
  text: string,
  wanted: (card: Card) => boolean,
  most: number,
): readonly Card[] => {
  const typed = plainName(text);
  if (typed === '') return [];
  const short = pool.named(text).find((card) => card.short !== undefined && plainName(card.short) === typed);
  const ranked = names
    .map((name) => ({ name, rank: rankOf(name, typed) }))
    .filter(({ rank }) => rank < 4)
    .sort(
      (a, b) => a.rank - b.rank || a.name.plain.length - b.name.plain.length || (a.name.plain < b.name.plain ? -1 : 1),
    );
  const found: Card[] = short !== undefined && wanted(short) ? [short] : [];
  for (const { name } of ranked.slice(0, typed.length === 1 ? LOOKED_AT_FIRST : LOOKED_AT)) {
    if (found.length >= most) break;
    const card = ofPeriod(pool.named(name.plain), pool).find(wanted);
    if (card !== undefined && !found.some((one) => one.name === card.name)) found.push(card);
  }
  return found;
};

/** Names looked at for the kind of card that is wanted. */
const NEAR_LOOKED_AT = 16;

/** One card of each name that looks like a text no name begins with, best first. */
export const nearNames = (
  { pool }: CardNames,
  text: string,
  wanted: (card: Card) => boolean,
  closeness: 'near' | 'close',
): readonly Card[] => {
  const cards = new Map<string, Card>();
  for (const name of nearest(text, pool.nameLists().names, NEAR_LOOKED_AT, closeness)) {
    const card = pool.named(name).find(wanted);
    if (card !== undefined && !cards.has(card.name)) cards.set(card.name, card);
  }
  return [...cards.values()];
};

/** The prints of a name that `Luxray DP 7` or `Luxray (DP` may mean: the name in full, then the beginning of a print. */
export const printsMeant = ({ pool }: CardNames, text: string, wanted: (card: Card) => boolean): readonly Card[] => {
  const words = text.replace(/[()]/gu, ' ').trim().split(/\s+/u);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const cards = pool.named(words.slice(0, at).join(' ')).filter(wanted);
    if (cards.length === 0) continue;
    const rest = plainName(words.slice(at).join(' '));
    const meant = cards.filter(
      ({ print = '', key }) => plainName(print).startsWith(rest) || key.toLowerCase().startsWith(rest),
    );
    if (meant.length > 0) return meant;
  }
  return [];
};

/** How many different prints of a name there are on file, those of the period. */
export const printsOf = ({ pool }: CardNames, name: string): readonly Card[] => ofPeriod(pool.named(name), pool);
