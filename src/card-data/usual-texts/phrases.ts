import { ENERGY_LETTERS, ENERGY_NAMES, type EnergyLetter, type Json } from '../../state/index.ts';
import { WHOM } from './whom.ts';

/** The language that patterns of card texts are written in: phrases with a short name, amounts and kinds as words, reading by a table of patterns. */

/** What a phrase of a pattern stands for. `$them` is the opposing Active Pokémon; a card's own name is read as "this Pokémon" before. */
const WORDS: Readonly<Record<string, string>> = {
  n: '(\\d+)',
  them: "(the Defending Pokémon|your opponent's Active Pokémon)",
  self: 'this Pokémon',
  turn: 'during your turn(?: \\(before your attack\\))?',
  whom: WHOM,
  type: `(${ENERGY_LETTERS.map((letter) => ENERGY_NAMES[letter]).join('|')})`,
  conditions:
    '((?:Asleep|Burned|Confused|Paralyzed|Poisoned)(?:(?:,| and|, and) (?:Asleep|Burned|Confused|Paralyzed|Poisoned))*)',
  next: "during your opponent's next turn",
  their: '(?:their|his or her)',
  shuffled: '(?:\\. Then, shuffle your deck|\\. Shuffle your deck afterward)',
  shown: '(?:, reveal (?:it|them),|, show (?:it|them) to your opponent,)',
  unspared: "(?:\\. \\(Don't apply Weakness and Resistance for Benched Pokémon\\.\\))?",
  after: '\\(after applying Weakness and Resistance\\)',
  // Phrases that stand in many sentences.
  opponents: "your opponent's",
  free: 'ignore all Energy in',
  nohand: 'no cards in your hand',
  thrown: 'in your discard pile',
  reshuffles: 'shuffles (?:their|his or her) hand into (?:their|his or her) deck',
  fallen: 'any of your Pokémon were Knocked Out',
  benched: '1 of (?:their|his or her) Benched Pokémon',
  combined: 'in any combination of',
  whoattaches: 'whenever your opponent attaches an Energy(?: card)?',
  mine: 'your Active Pokémon',
  bearer: 'the Pokémon this card is attached to',
  attached: 'when you attach this card from your hand',
  everytype: 'every type of Energy',
  end: 'the end of the turn',
  hands: "in each player's hand",
  effects: "effects of the opponent's attacks",
  done: 'If you do',
  deck: 'top of your deck',
  basic: 'Basic Pokémon',
  held: 'in your hand',
  first: 'your first turn',
  counts: 'This counts as',
  fell: 'were Knocked Out',
  blow: "damage from an opponent's attack",
  shows: 'reveals that card',
  mixed: 'in any combination of',
  toolcards: 'Pokémon Tool cards',
  nobench: 'does not have a Benched Pokémon',
  swaps: 'switches (?:their|his or her) Active Pokémon',
  skipping: 'to evolve it(?:, skipping the Stage 1)?',
  highest: 'the highest Stage Evolution card on it',
  coming: 'the end of your next turn',
  freely: 'in any way you like',
  unplayable: "you can't play this card",
  needed: 'the necessary Energy',
  kept: 'into your hand instead of the discard pile',
  along: 'all cards attached to it',
  evolver: 'a card that evolves from',
  ontoit: 'put it (?:on|onto) that Pokémon',
  lent: 'can use any attack from its',
  setaside: 'remaining Prize cards and put them back face down',
  gains: 'draws a card for each',
  carried: 'this card is attached to 1 of your Pokémon',
  back: 'Shuffle the other cards back into your deck',
  found: 'you find there',
  justplayed: 'on a Pokémon that was put into play this turn',
  lastturn: "during your opponent's last turn",
  facedown: 'your face-down Prize cards',
  before: '\\(before applying Weakness and Resistance\\)',
};

export type Verbs = readonly Json[];

/** One thing, "then" another: whether the second depends on the first, a document says. */
export const thereupon = (first: Verbs, second: Verbs): Verbs => [
  { first: [...first], 'if-you-do': [...second], worded: 'then' },
];

/** Does a sentence say that it comes after another? A deck is shuffled in any case. */
export const saysThen = (sentence: string): boolean =>
  /^then,? (?!shuffle (?:your|their|his or her) deck$)/iu.test(sentence);

/** "Do one thing. Then, do another", where both halves are read. */
export const inTwoHalves =
  (read: Reader): Reader =>
  (said) => {
    const [, before = '', after = ''] = /^(.+)\. (Then,? .+)$/iu.exec(said) ?? [];
    if (!saysThen(after)) return null;
    const [first, second] = [read(before), read(after.replace(/^then,? /iu, ''))];
    return first === null || second === null ? null : thereupon(first, second);
  };

export const letterOf = (word = ''): EnergyLetter =>
  ENERGY_LETTERS.find((letter) => ENERGY_NAMES[letter].toLowerCase() === word.toLowerCase()) ?? 'C';

export const themOf = (word = ''): string => (/^your/iu.test(word) ? 'opponents-active' : 'defending');

export const many = (word: string | undefined): number =>
  word === undefined || word === 'a' || word === 'an' ? 1 : Number(word);

/** A pattern of the table as a regular expression over one whole sentence. */
export const phrase = (pattern: string): RegExp =>
  new RegExp(`^(?:${pattern.replace(/\$(\w+)/gu, (_all, word: string) => WORDS[word] ?? word)})$`, 'iu');

/** Verbs that are played where a condition holds. */
// biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
export const where = (condition: Json, then: Verbs): Json => ({ if: condition, then: [...then] });

export type Said = (...found: (string | undefined)[]) => Verbs;

export const afflict = (conditions: string, on: Json): Verbs =>
  conditions.split(/, and |, | and /u).map((name) => ({ condition: name.toLowerCase(), on }));

export const lasting = (claim: Json, on: Json, until: string): Verbs => [{ lasting: claim, on, until }];

export const BASIC_POKEMON = { kind: 'pokemon', basic: true };
export const BASIC_ENERGY = { kind: 'energy', tag: 'basic energy' };
export const search = (what: Json, count: string | undefined, to: string): Verbs => [
  { search: what, count: many(count), to, ...(count !== undefined && /\d/u.test(count) ? { 'up-to': true } : {}) },
];

/** Reads one sentence without its full stop; null where it is not one of those known. */
export type Reader = (sentence: string) => Verbs | null;

/** What a phrase says; null: after all not understood. */
export type Understood = (...found: (string | undefined)[]) => Verbs | null;

/** Does the verb already leave it to the player? */
const isOffer = (verb: Json | undefined): boolean => {
  if (typeof verb !== 'object' || verb === null || Array.isArray(verb)) return false;
  const table = verb as { readonly [key: string]: Json };
  if ('may' in table || table['discard-hand'] === 'any') return true;
  return Array.isArray(table.else) && isOffer(table.else[0]);
};

/** Reads by patterns of whole sentences; one may find that it does not understand after all. */
export const reader = (table: readonly (readonly [string, Understood])[]): Reader => {
  let known: readonly (readonly [RegExp, Understood])[] | null = null;
  const kept = new Map<string, Verbs | null>();
  const read: Reader = (sentence) => {
    const before = kept.get(sentence);
    if (before !== undefined) return before;
    const verbs = readByPatterns(sentence);
    kept.set(sentence, verbs);
    return verbs;
  };
  const readByPatterns: Reader = (sentence) => {
    known ??= table.map(([pattern, said]) => [phrase(pattern), said]);
    for (const [pattern, said] of known) {
      const found = pattern.exec(sentence);
      if (found === null) continue;
      const verbs = said(...found.slice(1));
      if (verbs === null) continue;
      return /^you may /iu.test(sentence) && !isOffer(verbs[0]) ? [{ may: verbs }] : verbs;
    }
    const [, left] = /^you may (.+)$/isu.exec(sentence) ?? [];
    const verbs = left === undefined ? null : read(left);
    return verbs === null ? null : [{ may: verbs }];
  };
  return read;
};

const COIN = /^flip a coin\. If (heads|tails), (.+?)(?:(?:\. If|; if) (heads|tails), (.+))?$/isu;
const COINS = /^flip (\d+) coins\. For each heads, (.+)$/isu;

/** A coin that decides between sentences of such a table; null where it is not that. */
export const onCoins =
  (read: Reader): Reader =>
  (sentence) => {
    const [, coins, each = ''] = COINS.exec(sentence) ?? [];
    if (coins !== undefined) {
      const verbs = read(each);
      return verbs === null ? null : [{ 'flip-coins': Number(coins), 'each-heads': verbs }];
    }
    const [, side = '', first = '', otherwise, second] = COIN.exec(sentence) ?? [];
    if (side === '' || side.toLowerCase() === otherwise?.toLowerCase()) return null;
    const one = read(first);
    const other = second === undefined ? [] : read(second);
    if (one === null || other === null) return null;
    const sides = {
      [side.toLowerCase()]: one,
      ...(otherwise === undefined ? {} : { [otherwise.toLowerCase()]: other }),
    };
    return [{ flip: sides }];
  };
