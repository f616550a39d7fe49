import { sameName } from '../card-pool.ts';
import { SEATS } from '../seat.ts';
import type { EffectSpec, InputFault, Setup } from '../setup.ts';
import { readCard } from './card-words.ts';
import { Cursor } from './cursor.ts';
import { readHeader, type SetupDraft } from './header.ts';
import { lex, type Token } from './lexer.ts';
import { readEffect } from './marks.ts';
import { openReading, type ReadOptions } from './place.ts';
import { readPlaces } from './pokemon.ts';
import type { SeatPlaces, SeatPlacesDraft } from './seats-given.ts';
import { shown } from './shown.ts';
import { isSlipOf } from './slip.ts';
import { HEADER_WORDS, headerPart } from './words.ts';
import { readZones, type SideDraft } from './zones.ts';

/** Longest line that is read, in UTF-16 units. */
export const LONGEST_LINE = 65_536;

/** A stretch of pieces and the offset where it ends. */
interface Part {
  readonly tokens: readonly Token[];
  readonly end: number;
}

const split = (tokens: readonly Token[], end: number, divides: (token: Token) => boolean): Part[] => {
  const parts: { tokens: Token[]; end: number }[] = [];
  let current: Token[] = [];
  for (const token of tokens) {
    if (divides(token)) {
      parts.push({ tokens: current, end: token.start });
      current = [];
    } else current.push(token);
  }
  return [...parts, { tokens: current, end }];
};

const isObstacle = (token: Token): boolean => token.kind === 'sign' && token.text === '|';

const known = (token: Token): boolean => token.kind === 'word' && headerPart(token.text) !== undefined;

const looksShared = ({ tokens: [first, ...rest] }: Part): boolean =>
  first !== undefined &&
  ((first.kind === 'sign' && first.text === '*') ||
    (first.kind === 'word' && first.text.toLowerCase() === 'stadium' && !rest.some(({ kind }) => kind === 'vs')));

/** With a single obstacle, whether it divides header and table, and not table and shared. */
const beginsWithHeader = (first: Part, second: Part): boolean => {
  if (first.tokens.every(known)) return true;
  if (looksShared(second)) return false;
  const hasVs = ({ tokens }: Part): boolean => tokens.some(({ kind }) => kind === 'vs');
  if (first.tokens.every((token) => known(token) || token.kind === 'quoted') && hasVs(second)) return true;
  const words = first.tokens.every(({ kind }) => kind === 'word');
  const like = (token: Token): boolean => known(token) || HEADER_WORDS.some((word) => isSlipOf(token.text, word));
  return words ? first.tokens.some(like) || hasVs(second) : first.tokens.some(known) && !hasVs(first);
};

/** Header words at the head of a table mean that the bar after them was forgotten. */
const forgottenBar = (tokens: readonly Token[]): number => {
  const count = tokens.findIndex((token) => !known(token));
  const words = tokens.slice(0, Math.max(count, 0));
  return words.length >= 2 && words.some(({ text }) => /^(t\d+|p[1-4])$/i.test(text)) ? words.length : 0;
};

const readSide = (cursor: Cursor): SideDraft | undefined => {
  const side: SideDraft = { effects: [] };
  if (cursor.done) return undefined;
  if (!cursor.atSign('/[')) {
    const active = readPlaces(cursor, 'as Active');
    if (active !== null) side.active = active;
  }
  while (!cursor.done) {
    const token = cursor.peek();
    if (cursor.takeSign('/') !== null) {
      if (side.bench !== undefined)
        cursor.report(
          'told-twice',
          'the Bench of this player is given twice.',
          token,
          'a comma parts Benched Pokémon   / Luxray, Shinx',
        );
      const bench = readPlaces(cursor, 'for the Bench after /');
      if (bench !== null) side.bench ??= bench;
    } else if (cursor.atSign('[')) readZones(cursor, side);
    else {
      cursor.report(
        'unexpected',
        `“${shown(token.text)}” cannot stand here.`,
        token,
        'expected   / and the Bench, [ and the zones, or vs',
      );
      cursor.next();
      cursor.skipTo('/[');
    }
  }
  return side;
};

const readTable = (part: Part, board: SetupDraft, cursorOf: (part: Part) => Cursor, places: SeatPlacesDraft): void => {
  const sides = split(part.tokens, part.end, ({ kind }) => kind === 'vs');
  const read: { -readonly [S in keyof Setup['sides']]: Setup['sides'][S] } = {};
  for (const [index, side] of sides.entries()) {
    const seat = SEATS[index];
    const cursor = cursorOf(side);
    if (seat === undefined) {
      cursor.report('too-many', 'a table has four players at most.', cursor.peek());
      break;
    }
    const { start, end } = cursor.peek();
    const described = readSide(cursor);
    if (described !== undefined && index > 1) places.more ??= cursor.span(start, end);
    if (described !== undefined) read[seat] = described;
    else if (index > 0 && index === sides.length - 1) {
      cursor.expected('the next player after vs', 'write   ? for a Pokémon not described');
    }
  }
  board.sides = read;
};

/** Reads `^used` after a Stadium: the player to move has used what it lets a player do. */
const readStadiumUse = (cursor: Cursor, board: SetupDraft): void => {
  if (cursor.takeSign('^') === null) return;
  const word = cursor.name();
  const isUse = word !== null && (/^used$/i.test(word.text) || sameName(word.text, board.stadium?.name ?? ''));
  if (isUse) board.stadiumUsed = true;
  else
    cursor.report(
      'unknown-word',
      `“${shown(word?.text ?? '^')}” is nothing a Stadium can be.`,
      word ?? cursor.peek(),
      'nearest   ^used',
    );
};

const readShared = (cursor: Cursor, board: SetupDraft): void => {
  const effects: EffectSpec[] = [];
  let more = !cursor.done;
  while (more) {
    const token = cursor.peek();
    if (cursor.takeSign('*') !== null) {
      const effect = readEffect(cursor);
      if (effect !== null) effects.push(effect);
    } else if (token.kind === 'word' && token.text.toLowerCase() === 'stadium') {
      cursor.next();
      const card = readCard(cursor, 'apart');
      if (card === null) cursor.expected('a card after stadium');
      else if (board.stadium !== undefined) cursor.report('told-twice', 'the Stadium is given twice.', token);
      else board.stadium = card;
      readStadiumUse(cursor, board);
    } else {
      cursor.expected(
        'stadium and its card, or * and an effect',
        token.kind === 'word' ? 'nearest   stadium' : undefined,
      );
      cursor.skipTo(',');
    }
    if (!cursor.done && !cursor.atSign(',')) {
      cursor.report(
        'unexpected',
        `“${shown(cursor.peek().text)}” cannot stand here.`,
        cursor.peek(),
        'expected   a comma, or the end',
      );
      cursor.skipTo(',');
    }
    more = cursor.takeSign(',') !== null;
  }
  board.effects = effects;
};

/**
 * Reads the one-line notation of a table. Never throws: whatever is wrong is reported with its place, all in one go, and the
 * rest is read; `places` is for `seatFaults`, once the form of play is known. Offsets in the spans are UTF-16 units, moved by `at` (or `locate`) when the line stands inside a file.
 */
export const parseBoardLine = (
  text: string,
  options: ReadOptions = {},
): { readonly setup: Setup; readonly faults: readonly InputFault[]; readonly places: SeatPlaces } => {
  const places: SeatPlacesDraft = {};
  const reading = openReading(text, options);
  const board: SetupDraft = { used: [], sides: {}, effects: [] };
  if (text.length > LONGEST_LINE) {
    reading.report(
      'too-large',
      `the board line has ${text.length} characters; ${LONGEST_LINE} are read at most.`,
      0,
      0,
    );
    return { setup: board, faults: reading.faults, places };
  }
  const tokens = lex(text, reading.report);
  const cursorOf = ({ tokens: piece, end }: Part): Cursor => new Cursor(reading, piece, end);
  const [first = { tokens: [], end: 0 }, second, third, ...surplus] = split(tokens, text.trimEnd().length, isObstacle);

  let header: Part | undefined;
  let table: Part = first;
  let shared: Part | undefined;
  if (second !== undefined && (third !== undefined || beginsWithHeader(first, second)))
    [header, table, shared] = [first, second, third];
  else if (second !== undefined) shared = second;
  else {
    const words = forgottenBar(first.tokens);
    const next = first.tokens[words];
    if (words > 0 && next !== undefined) {
      reading.report('expected', 'expected | between the header and the table.', next.start, next.end);
      header = { tokens: first.tokens.slice(0, words), end: next.start };
      table = { tokens: first.tokens.slice(words), end: first.end };
    }
  }
  for (const part of surplus) {
    const place = part.tokens[0] ?? { start: part.end, end: part.end };
    reading.report('unexpected', 'a line has three parts at most: header | table | shared.', place.start, place.end);
  }
  if (tokens.length === 0) reading.report('expected', 'expected a board line, found nothing.', 0, 0);

  if (header !== undefined) readHeader(cursorOf(header), board, places);
  readTable(table, board, cursorOf, places);
  if (shared !== undefined) readShared(cursorOf(shared), board);
  const faults = reading.faults.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  return { setup: board, faults, places };
};
