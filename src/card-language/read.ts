import type { Filter } from '../claims/index.ts';
import { type Announced, isTable, type Json, sameValue, someWithin } from '../state/index.ts';
import { together, wellGiven } from './grammar/energy-cards.ts';
import { grammar, type Printed } from './grammar/index.ts';
import type { CarriedSaid, EnergySaid, FossilSaid, Going, InForce, Played } from './grammar/sorts.ts';
import {
  type Carried,
  carriedIn,
  eachPlayersIn,
  type Lexeme,
  lexemesOf,
  ownNames,
  withItsCoin,
} from './lexicon/index.ts';
import { attackOf } from './lower/attack.ts';
import {
  carriedOf,
  type EnergyParts,
  energyCardOf,
  fossilOf,
  inPlayOf,
  powerOf,
  trainerOf,
  usedInPlayOf,
} from './lower/played.ts';
import type { Steps } from './lower/steps.ts';
import { trainersMeant } from './lower/trainer-cards.ts';
import { parse, type Tree } from './parse/index.ts';
import { type PlainSentence, plainSentences, wordsOf } from './print/index.ts';

/** A text is read where exactly one reading of it is found, and printing that reading gives the text back. */

export type Reading<T> =
  | { readonly read: true; readonly tree: Tree; readonly says: T }
  | { readonly read: false; readonly why: 'words'; readonly at: Lexeme }
  | {
      readonly read: false;
      readonly why: 'two-readings' | 'not-said' | 'not-printed';
      /** The readings there are; none where there were too many to keep. */
      readonly either?: readonly Tree[];
    };

/** A name is printed as its pieces; what begins a sentence is printed large. */
const sameWords = (printed: readonly string[], lexemes: readonly Lexeme[]): boolean =>
  printed.length === lexemes.length &&
  lexemes.every(({ word, raw }, at) => [raw, word].includes(printed[at] ?? '') || word === printed[at]?.toLowerCase());

export const READERS = {
  attack: { start: 'AttackText', lower: (meaning: unknown, printed: Printed) => attackOf(meaning as Steps, printed) },
  trainer: { start: 'TrainerText', lower: (meaning: unknown) => trainerOf(meaning as Played) },
  stadium: { start: 'PowerText', lower: (meaning: unknown) => inPlayOf(meaning as Played | InForce, 'stadium') },
  used: { start: 'UsedInPlay', lower: (meaning: unknown) => usedInPlayOf(meaning as Played & InForce) },
  attached: { start: 'AttachedText', lower: (meaning: unknown) => carriedOf(meaning as CarriedSaid) },
  lending: { start: 'LendingText', lower: (meaning: unknown) => meaning as Going },
  attaching: { start: 'AttachingSentence', lower: (meaning: unknown) => meaning as Filter },
  fossil: { start: 'FossilText', lower: (meaning: unknown) => fossilOf(meaning as FossilSaid) },
  'energy-part': { start: 'EnergySentences', lower: (meaning: unknown) => meaning as EnergySaid },
  energy: { start: 'EnergyText', lower: (meaning: unknown) => energyCardOf(meaning as EnergySaid) },
  kind: { start: 'Kinds', lower: (meaning: unknown) => meaning as Filter },
  power: {
    start: 'PowerText',
    lower: (meaning: unknown, { name }: Printed) =>
      asksForAnotherOfItsName(meaning, name) ? null : powerOf(meaning as Played | InForce),
  },
} as const;

/** "Durant is on your Bench", said by a power of Durant, is said of that very one. */
const asksForAnotherOfItsName = (meaning: unknown, name: string): boolean =>
  ownNames(name).some((named) => {
    const another = { of: { side: 'yours', place: 'bench', named }, 'at-least': 1 };
    return someWithin(
      meaning,
      (of) => sameValue(of, { 'you-have-so-many': another }) || sameValue(of, { 'you-have': another.of }),
    );
  });

export type TextKind = keyof typeof READERS;
type Parts<K extends TextKind> = NonNullable<ReturnType<(typeof READERS)[K]['lower']>>;

interface Kept {
  readonly kind: TextKind;
  readonly text: string;
  readonly name: string;
  readonly reading: Reading<unknown>;
}

const kept = new Map<string, Kept>();

/** Every reading so far, for those who count what each construction reads. */
export const readSoFar = (): Iterable<Kept> => kept.values();

/** What the text of that kind comes to. Reprints are read once. */
export const readText = <K extends TextKind>(kind: K, text: string, printed: Printed): Reading<Parts<K>> => {
  // The day matters to few texts; without it a reprint is the same text.
  const { released, ...around } = printed;
  const own = released !== undefined && /\btrainer/iu.test(text) ? printed : around;
  const key = JSON.stringify([kind, text, own]);
  const before = kept.get(key);
  if (before !== undefined) return before.reading as Reading<Parts<K>>;
  const reading = readFresh(kind, text, own);
  kept.set(key, { kind, text, name: printed.name, reading });
  return reading as Reading<Parts<K>>;
};

const readFresh = (kind: TextKind, text: string, printed: Printed): Reading<unknown> => {
  const lexemes = lexemesOf(kind === 'attack' ? withItsCoin(text) : text, printed.name, printed.attack);
  const { start, lower } = READERS[kind];
  const { trees, furthest, tooMany } = parse(grammar(), start, lexemes, (production, holes) =>
    production.means(holes as never, printed),
  );
  const all = trees.map((tree) => ({
    tree,
    says: trainersMeant(lower('meaning' in tree ? tree.meaning : null, printed), text, printed.released),
  }));
  // A tree that speaks of a Pokémon without naming it is not a reading, if another one makes sense.
  const meant = all.filter(({ says }) => says !== null);
  const readings = meant.length === 0 ? all : meant;
  const [one] = readings;
  if (tooMany) return { read: false, why: 'two-readings' };
  if (one === undefined)
    return { read: false, why: 'words', at: lexemes[Math.min(furthest, lexemes.length - 1)] as Lexeme };
  if (!readings.every(({ says }) => sameValue(says, one.says)))
    return { read: false, why: 'two-readings', either: readings.map(({ tree }) => tree) };
  if (one.says === null) return { read: false, why: 'not-said' };
  if (!sameWords(wordsOf(grammar(), one.tree, 'own'), lexemes)) return { read: false, why: 'not-printed' };
  return { read: true, tree: one.tree, says: one.says };
};

/** The same where it is read; null for any other text. */
export const textSays = <K extends TextKind>(kind: K, text: string, printed: Printed): Parts<K> | null => {
  const reading = readText(kind, text, printed);
  return reading.read ? reading.says : null;
};

/** What a card that is attached says of the Pokémon it is attached to: a special Energy card with "this card" for its name. */
export const readCarried = <K extends 'attached' | 'energy'>(
  kind: K,
  text: string,
  printed: Printed,
): Parts<K> | null => {
  const carried = carriedIn(text);
  const says = textSays(kind, carried?.text ?? text, { ...printed, carried: true });
  return says === null ? null : onlyFor(says, carried, printed);
};

const FIRST_SENTENCE = /^(Attach .+?\.) (.+)$/su;

/** To which Pokémon a card may be attached by its first sentence, and what it says beside; null where it begins otherwise. */
export const readAttaching = (
  text: string,
  printed: Printed,
): { readonly to: Filter; readonly rest: string } | null => {
  const [, first, rest] = FIRST_SENTENCE.exec(text) ?? [];
  // That there is no other Tool is asked of the Pokémon before, and of no Pokémon that carries the card.
  const asked = first?.replace(
    "that doesn't have a Pokémon Tool attached",
    "that doesn't already have a Pokémon Tool attached",
  );
  const to = asked === undefined ? null : textSays('attaching', asked, printed);
  return rest === undefined || to === null ? null : { to, rest: rest.replace(GONE_WITH_IT, '') };
};

/** What says first to what it may be attached: that, and what it keeps in force there. */
export const readAttached = (
  text: string,
  printed: Printed,
): (NonNullable<ReturnType<typeof readCarried<'attached'>>> & { readonly to: Filter }) | null => {
  const put = readAttaching(text, printed);
  if (put === null) return null;
  // Nothing else was named, so that Pokémon is the one it is attached to.
  const own = carriedIn(put.rest) === null ? put.rest.replace(/\bthat Pokémon\b/gu, CARRIER_IN_WORDS) : put.rest;
  const says = readCarried('attached', own, printed);
  return says === null ? null : { ...says, to: put.to };
};

const CARRIER_IN_WORDS = 'the Pokémon this card is attached to';

/** With its Pokémon every attached card is discarded, by the rules. */
const GONE_WITH_IT = /^If that Pokémon is Knocked Out, discard this card\. /u;

/** What a Stadium keeps in force, or lets each player do; null where it is not read. */
export const readStadium = (text: string, printed: Printed): StadiumParts | null => {
  const used = eachPlayersIn(text);
  if (used === null) {
    const always = textSays('stadium', text, printed);
    return always === null ? null : { always };
  }
  const says = textSays('used', used.text, printed);
  if (says === null) return null;
  const { always, ...does } = says;
  const announced = { text, ...(used.once ? { oncePerTurn: true as const } : {}), ...does };
  return { announced, ...(always.length === 0 ? {} : { always }) };
};

interface StadiumParts {
  readonly announced?: Announced;
  readonly always?: readonly Json[];
}

/** To which Pokémon a card lends the attack that it prints, and for how long; null where it says another thing. */
export const readLending = (text: string, printed: Printed): (Going & { readonly to: Filter }) | null => {
  const carried = carriedIn(text);
  const says = textSays('lending', carried?.text ?? text, { ...printed, carried: true });
  const to = carried === null ? null : readKind(carried.called, printed);
  return to === null || says === null ? null : { ...says, to };
};

/** What follows on from the sentence before it, which does not stand without it. */
const FOLLOWS = /^(?:Then\b|Ignore\b|If you do\b|\()|\b(?:th(?:is|ese) effects?|instead)\b/iu;

export interface EnergyRead extends EnergyParts {
  /** The sentences that are not read. */
  readonly left: string;
}

/** What those sentences of a special Energy card say that are read; null where none of them says what it gives. */
export const readEnergyPartly = (text: string, printed: Printed): EnergyRead | null => {
  const whole = readCarried('energy', text, printed);
  if (whole !== null) return { ...whole, left: '' };
  const carried = carriedIn(text);
  const sentences = (carried?.text ?? text).split(SENTENCE);
  const original = text.split(SENTENCE);
  const left: string[] = [];
  let said: EnergySaid | null = null;
  let before: 'read' | 'left' = 'left';
  for (let at = 0; at < sentences.length; ) {
    const { part, to } = longestPart(sentences, at, printed);
    const both: EnergySaid | null = part === null || said === null ? part : together(said, part);
    if (both === null && before === 'read' && FOLLOWS.test(original[at] ?? '')) return null;
    if (both === null) left.push(original[at] ?? '');
    else said = both;
    before = both === null ? 'left' : 'read';
    at = both === null ? at + 1 : to;
  }
  const parts = said === null || !wellGiven(said) ? null : energyCardOf(said);
  const own = parts === null ? null : onlyFor(parts, carried, printed);
  return own === null ? null : { ...own, left: left.join(' ') };
};

const SENTENCE = /(?<=[.)])\s+(?=[\p{Lu}(])/u;

/** From that sentence on, as many as are read together. */
const longestPart = (sentences: readonly string[], from: number, printed: Printed) => {
  for (let to = sentences.length; to > from; to -= 1) {
    const part = textSays('energy-part', sentences.slice(from, to).join(' '), { ...printed, carried: true });
    if (part !== null) return { part, to };
  }
  return { part: null, to: from + 1 };
};

/** A reading in sentences of ours, by the constructions it is made of. */
export const saidPlainly = (tree: Tree): readonly PlainSentence[] => plainSentences(grammar(), tree);

/** Which kind of Pokémon some words mean. */
export const readKind = (text: string, printed: Printed): Filter | null => {
  const lexemes = lexemesOf(text, printed.name).filter(({ raw }) => raw !== '');
  const { trees } = parse(grammar(), READERS.kind.start, lexemes, (production, holes) =>
    production.means(holes as never, printed),
  );
  const [one, ...more] = trees.map((tree) => ('meaning' in tree ? (tree.meaning as Filter) : null));
  return one === undefined || more.length > 0 ? null : one;
};

/** What it says while its carrier is of the kind that it calls it by. */
const onlyFor = <P extends { readonly always: readonly Json[] }>(
  says: P,
  carried: Carried | null,
  printed: Printed,
): P | null => {
  if (carried === null || carried.called === 'Pokémon') return says;
  const whom = readKind(carried.called, printed);
  if (whom === null) return null;
  const self = whom as unknown as Json;
  const always = says.always.map((claim): Json => {
    if (!isTable(claim)) return claim;
    const { while: asked } = claim;
    if (asked === undefined) return { ...claim, while: { self } };
    const known = isTable(asked) ? (asked.self ?? {}) : null;
    const joins = isTable(asked) && isTable(known) && !Object.keys(known).some((key) => key in whom);
    return joins
      ? { ...claim, while: { ...asked, self: { ...whom, ...known } as unknown as Json } }
      : { ...claim, while: { not: { 'any-of': [{ not: { self } }, { not: asked }] } } };
  });
  return { ...says, always };
};
