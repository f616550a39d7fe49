import type { AttachedSpec, CardSpec, ConditionSpec, EffectSpec, InputFault, PokemonSpec } from '../setup.ts';
import { readCard } from './card-words.ts';
import { Cursor } from './cursor.ts';
import { lex, type Token } from './lexer.ts';
import { readAttached, readCondition, readEffect } from './marks.ts';
import { openReading, type ReadOptions } from './place.ts';
import { readPokemon } from './pokemon.ts';
import { shown } from './shown.ts';
import { DIGITS, LETTER_RUN } from './words.ts';
import { readListed } from './zones.ts';

/** Part of a board written by itself, as in the values of a YAML file. */
export interface Fragment<T> {
  readonly value: T;
  readonly faults: readonly InputFault[];
}

const fragment = <T>(
  text: string,
  options: ReadOptions,
  read: (cursor: Cursor, tokens: readonly Token[]) => T,
): Fragment<T> => {
  const reading = openReading(text, options);
  const tokens = lex(text, reading.report);
  const cursor = new Cursor(reading, tokens, text.trimEnd().length);
  const value = read(cursor, tokens);
  if (!cursor.done && reading.faults.length === 0) {
    cursor.report(
      'unexpected',
      `“${shown(cursor.peek().text)}” cannot stand here.`,
      cursor.peek(),
      'expected   the end of this value',
    );
  }
  return { value, faults: reading.faults };
};

/** True for `unknown` or `unknown 2`, the spelling of `?` and `?2` where a file cannot begin a value with `?`. */
const readUnknown = (cursor: Cursor): number | null => {
  const [word, number, end] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  if (word.kind !== 'word' || word.text.toLowerCase() !== 'unknown') return null;
  if (number.kind === 'end') {
    cursor.next();
    return 1;
  }
  if (end.kind !== 'end' || !DIGITS.test(number.text)) return null;
  cursor.next();
  return cursor.int('a number after unknown', { min: 1, max: 60 }) ?? 0;
};

/**
 * Reads one Pokémon as a line, `Cyndaquil (MT 79) -20 ~asleep@7`. Several come from `?2` or `unknown 2` only; none, with
 * a fault, when the text is not a Pokémon.
 */
export const parsePokemonLine = (
  text: string,
  options: ReadOptions = {},
): { readonly pokemon: readonly PokemonSpec[]; readonly faults: readonly InputFault[] } => {
  const { value, faults } = fragment(text, options, (cursor): PokemonSpec[] => {
    const unknown = readUnknown(cursor);
    if (unknown === null) return readPokemon(cursor);
    const span = cursor.span(0);
    return Array.from({ length: unknown }, () => ({
      card: null,
      attached: [],
      damage: 0,
      conditions: [],
      history: [],
      effects: [],
      span,
    }));
  });
  return { pokemon: value, faults };
};

/** Reads one card, `Moonlight Stadium (p1)`; null, with a fault, when the text is none. */
export const parseCardText = (text: string, options: ReadOptions = {}): Fragment<CardSpec | null> =>
  fragment(text, options, (cursor) => {
    const card = readCard(cursor);
    if (card === null) cursor.expected('the name of a card');
    return card;
  });

/** Reads one entry of a list of cards: `Rare Candy`, `4 L`, `?2`, `unknown 2`; null stands for a card not described. */
export const parseListed = (text: string, options: ReadOptions = {}): Fragment<readonly (CardSpec | null)[]> =>
  fragment(text, options, (cursor) => {
    const unknown = readUnknown(cursor);
    return unknown === null ? readListed(cursor) : Array.from({ length: unknown }, () => null);
  });

/** Reads one attachment without its `+`: `LL`, `2 SCR`, `Unown G=tool`. */
export const parseAttached = (text: string, options: ReadOptions = {}): Fragment<readonly AttachedSpec[]> =>
  fragment(text, options, readAttached);

/** Where the attachments of a run such as `L L DRE` begin; the words of a name ending in `Energy` stay together. */
const energyRuns = (tokens: readonly Token[]): number[] => {
  const starts: number[] = [];
  let depth = 0;
  for (let index = 0; index < tokens.length; index++) {
    const { kind, text } = tokens[index] ?? { kind: 'end', text: '' };
    if (kind === 'sign' && '({'.includes(text)) depth += 1;
    if (kind === 'sign' && ')}'.includes(text)) depth -= 1;
    if (depth > 0 || (kind !== 'word' && kind !== 'quoted')) continue;
    const before = tokens[index - 1];
    if (before?.kind === 'sign' && '=@'.includes(before.text)) continue;
    starts.push(index);
    if (kind === 'word' && DIGITS.test(text)) index += 1;
    const word = tokens[index]?.text ?? '';
    if (LETTER_RUN.test(word) || word.length <= 4) continue;
    let last = index;
    while (tokens[last]?.kind === 'word' && tokens[last]?.text.toLowerCase() !== 'energy') last += 1;
    if (tokens[last]?.kind === 'word') index = last;
  }
  return starts;
};

/** Reads Energy cards written one after the other, `L L DRE`, with or without `+` or commas between; `none` is none. */
export const parseEnergy = (text: string, options: ReadOptions = {}): Fragment<readonly AttachedSpec[]> =>
  fragment(text, options, (whole, tokens) => {
    while (!whole.done) whole.next();
    if (/^\s*(none|-|)\s*$/i.test(text)) return [];
    const divider = ({ kind, text: sign }: Token): boolean => kind === 'sign' && '+,'.includes(sign);
    const divided = tokens.some(divider);
    const starts = divided ? tokens.flatMap((token, index) => (divider(token) ? [index + 1] : [])) : energyRuns(tokens);
    const bounds = [...new Set([0, ...starts])];
    return bounds.flatMap((from, index) => {
      const piece = tokens
        .slice(from, bounds[index + 1] ?? tokens.length)
        .filter((token) => !divided || !divider(token));
      if (piece.length === 0 && from === 0) return [];
      const cursor = new Cursor(whole.reading, piece, piece.at(-1)?.end ?? text.length);
      const attached = readAttached(cursor);
      if (!cursor.done) cursor.report('unexpected', `“${shown(cursor.peek().text)}” cannot stand here.`);
      return attached;
    });
  });

/** Reads one condition, `asleep@7`; a leading `~` may stay. */
export const parseCondition = (text: string, options: ReadOptions = {}): Fragment<ConditionSpec | null> =>
  fragment(text, options, (cursor) => {
    cursor.takeSign('~');
    return readCondition(cursor);
  });

/** Reads one lasting effect, `Torment(Liepard)@8=Agility`; a leading `*` may stay. */
export const parseEffect = (text: string, options: ReadOptions = {}): Fragment<EffectSpec | null> =>
  fragment(text, options, (cursor) => {
    cursor.takeSign('*');
    return readEffect(cursor);
  });
