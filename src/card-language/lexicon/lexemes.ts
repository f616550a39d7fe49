import { ENERGY_LETTERS, ENERGY_NAMES } from '../../state/index.ts';
import { asMeant } from './misprints.ts';
import { ownNames } from './own-names.ts';

/** A text as lexemes: words in small letters, numbers, punctuation, and the card itself as one word. */

export interface Lexeme {
  /** What the grammar sees. */
  readonly word: string;
  /** As it is printed. */
  readonly raw: string;
  /** Where it begins in the text. */
  readonly at: number;
}

/** The card itself, by its name or as "this Pokémon". */
export const SELF = 'SELF';

/** The power that the text belongs to, by its name. */
export const OWN_POWER = 'OWNPOWER';

/** The attack that the text belongs to, by its name, which may be made of any words. */
export const OWN_ATTACK = 'OWNATTACK';

/** What follows the name of a power where the power is meant. */
const AFTER_A_POWER = /^(?:ability|poké-power|poké-body|doesn't)$/u;

/** Symbols one after another are a word each, and so are the points of "30-HP". */
const TYPE = `(?:${Object.values(ENERGY_NAMES).join('|')})`;
const PIECES = new RegExp(
  `${TYPE}(?=${TYPE})|\\d+(?=-HP\\b)|(?:Lt|Mr|Mrs|Dr|St)\\.(?=\\s\\p{Lu})|Jr\\.|[\\p{L}\\p{N}δ][\\p{L}\\p{N}δ♀♂★☆◇-]*(?:'(?!s\\b)\\p{L}+)?|'s\\b|\\S`,
  'gu',
);
/** The letter of an Unown is not a symbol. */
const SYMBOL = /\{([A-Z])\}|(?<!\bUnown )\[([A-Z])\](?! ?\w*-)/gu;

/** One spelling of quotes, spaces and the accent, and Energy symbols as words. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’]/gu, "'")
    .replace(/[\u00a0\u2009]/gu, ' ')
    .replace(/\bPokemon\b/gu, 'Pokémon')
    .replace(SYMBOL, (all, one: string | undefined, other: string | undefined) => {
      const letter = ENERGY_LETTERS.find((known) => known === (one ?? other));
      return letter === undefined ? all : ENERGY_NAMES[letter];
    });

/** A Pokémon-EX is another thing than a Pokémon-ex, so this word alone keeps its capitals. */
export const wordOf = (raw: string): string => (raw === 'Pokémon-EX' ? raw : raw.toLowerCase());

const piecesOf = (text: string): Lexeme[] =>
  [...text.matchAll(PIECES)].map((found) => ({ word: wordOf(found[0]), raw: found[0], at: found.index }));

const startsHere = (pieces: readonly Lexeme[], from: number, name: readonly Lexeme[]): boolean =>
  name.length > 0 && name.every((part, step) => pieces[from + step]?.raw === part.raw);

/** With "ex" after its name another card is meant. */
const isOwn = (pieces: readonly Lexeme[], from: number, name: readonly Lexeme[]): boolean =>
  startsHere(pieces, from, name) && pieces[from + name.length]?.raw !== 'ex';

const joined = (pieces: readonly Lexeme[], from: number, to: number, text: string, word = SELF): Lexeme => {
  const first = pieces[from];
  const last = pieces[to - 1];
  const at = first?.at ?? 0;
  return { word, raw: text.slice(at, (last?.at ?? at) + (last?.raw.length ?? 0)), at };
};

/** Cards that are called as what they do mean that by it. */
const VERBS = new Set(['Switch']);

const namesFor = new Map<string, readonly (readonly Lexeme[])[]>();

const namePieces = (name: string): readonly (readonly Lexeme[])[] => {
  const before = namesFor.get(name);
  if (before !== undefined) return before;
  const found = ownNames(name)
    .map((one) => piecesOf(plain(one)))
    .sort((a, b) => b.length - a.length);
  namesFor.set(name, found);
  return found;
};

/** The lexemes of a text of the card with that name; a full stop that is left out at its end counts as there. */
export const lexemesOf = (printed: string, name: string, power = ''): readonly Lexeme[] => {
  const text = asMeant(plain(printed));
  const pieces = piecesOf(text);
  const names = namePieces(name);
  const ofPower = piecesOf(plain(power));
  const isPower = (at: number): boolean =>
    startsHere(pieces, at, ofPower) && AFTER_A_POWER.test(pieces[at + ofPower.length]?.word ?? '');
  const isAttack = (at: number): boolean =>
    startsHere(pieces, at, ofPower) &&
    (/^use[ds]?$/u.test(pieces[at - 1]?.word ?? '') ||
      /^(?:attack|copies)$/u.test(pieces[at + ofPower.length]?.word ?? ''));
  const found: Lexeme[] = [];
  for (let at = 0; at < pieces.length; ) {
    const meant = isPower(at) ? OWN_POWER : isAttack(at) ? OWN_ATTACK : null;
    if (meant !== null) {
      found.push(joined(pieces, at, at + ofPower.length, text, meant));
      at += ofPower.length;
      continue;
    }
    // A text says "this Charmander" where "Charmander" would do.
    const after = pieces[at]?.word === 'this' ? 1 : 0;
    const own =
      after === 0 && VERBS.has(pieces[at]?.raw ?? '') ? undefined : names.find((one) => isOwn(pieces, at + after, one));
    const isThis = after === 1 && pieces[at + 1]?.word === 'pokémon';
    const length = own === undefined ? (isThis ? 2 : 0) : own.length + after;
    if (length > 0) found.push(joined(pieces, at, at + length, text));
    else found.push(pieces[at] as Lexeme);
    at += Math.max(1, length);
  }
  const last = found.at(-1);
  // What is called out ends as any other sentence.
  if (last?.word === '!') found[found.length - 1] = { ...last, word: '.' };
  else if (last?.word !== '.' && last?.word !== ')') found.push({ word: '.', raw: '', at: text.length });
  return found;
};
