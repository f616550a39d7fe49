import { DOCUMENTS } from '../../corpus/index.ts';
import { nearest } from '../name-finder.ts';
import { SEATS, type Seat, TURN_LIMITS, type TurnLimit } from '../seat.ts';
import type { PlayerNames, Setup } from '../setup.ts';
import { seatOf } from './card-words.ts';
import type { Cursor } from './cursor.ts';
import type { Token } from './lexer.ts';
import { isBareName, NAMES_HINT, playerNameFault } from './player-names.ts';
import type { SeatPlacesDraft } from './seats-given.ts';
import { shown } from './shown.ts';
import { isSlipOf } from './slip.ts';
import {
  FACINGS,
  FORMATS,
  HEADER_WORDS,
  type HeaderPart,
  headerPart,
  headerWordFor,
  oneOf,
  PHASES,
  rulesetOf,
} from './words.ts';

export type SetupDraft = { -readonly [K in keyof Setup]: Setup[K] };

const NONE_GIVEN: ReadonlySet<HeaderPart> = new Set();

const LIMIT_LIST = TURN_LIMITS.join(', ');

/** Reads the header into the board: each part at most once, in any order; what was used may be given in several pieces. */
export const readHeader = (cursor: Cursor, board: SetupDraft, places: SeatPlacesDraft): void => {
  const seen = new Set<HeaderPart>();
  const others: Token[] = [];
  while (!cursor.done) {
    const token = cursor.next();
    const part = token.kind === 'word' ? headerPart(token.text) : undefined;
    if (part === undefined) {
      others.push(token);
      continue;
    }
    if (part === 'limit') {
      cursor.report(
        'unexpected',
        `“${shown(token.text)}” says what was used this turn.`,
        token,
        `nearest   used ${token.text.toLowerCase()}${token.text.toLowerCase() === 'stadium' ? '\nin play   it stands after both sides:  … vs … | stadium Moonlight Stadium' : ''}`,
      );
      continue;
    }
    if (seen.has(part) && part !== 'used')
      cursor.report('told-twice', `the header tells its ${part === 'mover' ? 'player to move' : part} twice.`, token);
    if (part === 'used') readUsed(cursor, board, token);
    else if (!seen.has(part)) readPart(cursor, board, part, token);
    if (part === 'mover') places.toMove ??= cursor.span(token.start, token.end);
    if (part === 'first') places.first ??= cursor.span(token.start, token.end);
    seen.add(part);
  }
  readOthers(cursor, board, places, others, seen);
};

/** Reads what no header word is: the names of the players, if there are as many as may sit at a table. */
const readOthers = (
  cursor: Cursor,
  board: SetupDraft,
  places: SeatPlacesDraft,
  others: readonly Token[],
  given: ReadonlySet<HeaderPart>,
): void => {
  const isName = (token: Token): boolean =>
    token.kind === 'quoted' || (token.kind === 'word' && isBareName(token.text, given));
  const names = others.filter(isName);
  const [first] = names;
  const named = first !== undefined && (names.length === 2 || names.length === 4);
  for (const token of named ? others.filter((other) => !isName(other)) : others) {
    places.unclear = true;
    unknownWord(cursor, token);
  }
  if (!named) return;
  board.players = namesOf(cursor, names);
  // A name that is refused counts as given: how many players there are is not a second fault.
  if (Object.keys(board.players).length === names.length) places.players = cursor.span(first.start, first.end);
};

const namesOf = (cursor: Cursor, tokens: readonly Token[]): PlayerNames => {
  const players: { -readonly [S in Seat]?: string } = {};
  for (const [index, token] of tokens.entries()) {
    const seat = SEATS[index];
    const fault = playerNameFault(token.text);
    if (fault !== null) cursor.report(fault.code, fault.message, token);
    else if (Object.values(players).includes(token.text))
      cursor.report(
        'told-twice',
        `two players have the name “${shown(token.text)}”.`,
        token,
        'write   "Ana A" "Ana B"',
      );
    else if (seat !== undefined) players[seat] = token.text;
  }
  return players;
};

const unknownWord = (cursor: Cursor, token: Token): void => {
  const isWord = token.kind === 'word';
  const near = isWord ? (headerWordFor(token.text) ?? nearest(token.text, HEADER_WORDS, 1)[0]) : undefined;
  const hints = [
    ...(near === undefined ? [] : [`nearest   ${near}`]),
    `expected   a document (${DOCUMENTS.map(({ label }) => label).join(', ')}), t9, p1, a phase, a format, first-p2, used …`,
    ...(isWord || token.kind === 'quoted' ? [NAMES_HINT] : []),
  ];
  const message = isWord
    ? `the header has no word “${shown(token.text)}”.`
    : `“${shown(token.text)}” cannot stand in a header.`;
  cursor.report('unknown-word', message, token, hints.join('\n'));
};

const readPart = (
  cursor: Cursor,
  board: SetupDraft,
  part: HeaderPart,
  token: { text: string; start: number; end: number },
): void => {
  const word = token.text.toLowerCase();
  if (part === 'turn') {
    const turn = cursor.bounded(word.slice(1), token, { min: 1 });
    if (turn !== null) board.turn = turn;
    return;
  }
  const ruleset = rulesetOf(word);
  const seat = seatOf(word);
  const phase = oneOf(PHASES, word);
  const format = oneOf(FORMATS, word);
  const facing = oneOf(FACINGS, word);
  const first = seatOf(word.replace('first-', ''));
  if (part === 'ruleset' && ruleset !== undefined) board.ruleset = ruleset;
  else if (part === 'mover' && seat !== undefined) board.toMove = seat;
  else if (part === 'phase' && phase !== undefined) board.phase = phase;
  else if (part === 'format' && format !== undefined) board.format = format;
  else if (part === 'facing' && facing !== undefined) board.facing = facing;
  else if (part === 'first' && first !== undefined) board.first = first;
  else if (part === 'sudden-death') board.suddenDeath = true;
  else if (part === 'moment-over') board.momentOver = true;
};

const readUsed = (cursor: Cursor, board: SetupDraft, used: { start: number; end: number }): void => {
  const limits = new Set<TurnLimit>(board.used);
  let any = false;
  while (cursor.atWord() || cursor.atSign('^')) {
    const token = cursor.peek();
    if (cursor.takeSign('^') !== null) {
      any = true;
      readUsedPower(cursor, board);
      cursor.takeSign(',');
      continue;
    }
    const limit = oneOf(TURN_LIMITS, token.text);
    if (limit === undefined) {
      // A slip among the limits is reported as such, and not as a foreign word of the header.
      const foreign = headerPart(token.text) === undefined;
      if (foreign && isBareName(token.text, NONE_GIVEN)) break;
      const near = foreign ? TURN_LIMITS.find((one) => isSlipOf(token.text, one)) : undefined;
      if (near === undefined && (any || !foreign)) break;
      cursor.report(
        'unknown-word',
        `“${shown(token.text)}” cannot be used in a turn.`,
        token,
        `${near === undefined ? '' : `nearest   ${near}\n`}expected   ${LIMIT_LIST}`,
      );
    } else {
      if (limits.has(limit)) cursor.report('told-twice', `${limit} is given twice as used.`, token);
      limits.add(limit);
    }
    any = true;
    cursor.next();
    if (limit !== undefined && cursor.takeSign('=') !== null) readTimes(cursor, board, limit, token);
    const after = cursor.peek(1);
    if (after.text === '^' || (after.kind === 'word' && oneOf(TURN_LIMITS, after.text) !== undefined))
      cursor.takeSign(',');
  }
  if (!any) cursor.report('expected', 'expected what was used this turn after used.', used, `expected   ${LIMIT_LIST}`);
  board.used = TURN_LIMITS.filter((limit) => limits.has(limit));
};

/** Reads how often something was done this turn, or by which cards: `supporter=2`, `supporter="Cynthia"`. */
const readTimes = (
  cursor: Cursor,
  board: SetupDraft,
  limit: TurnLimit,
  token: { readonly start: number; readonly end: number },
): void => {
  if (limit === 'supporter' && cursor.peek().kind === 'quoted') {
    readSupporters(cursor, board);
    return;
  }
  const times = cursor.int(`a number after ${limit}=`, { min: 1 });
  if (times === null || times === 1) return;
  if (limit === 'supporter') board.supporters = times;
  else cursor.report('unexpected', `${limit} cannot be used ${times} times in a turn.`, token, 'only   supporter=2');
};

/** Reads what the Supporters of this turn are called: `supporter="Cynthia"`, `supporter="Cynthia"="Volkner"`. */
const readSupporters = (cursor: Cursor, board: SetupDraft): void => {
  const names: string[] = [];
  do {
    names.push(cursor.name()?.text ?? '');
  } while (cursor.takeSign('=') !== null && cursor.peek().kind === 'quoted');
  board.supportersPlayed = names;
  if (names.length > 1) board.supporters = names.length;
};

/** Reads a power that was used this turn by what is not there any more: `^"Dark Trance"`. */
const readUsedPower = (cursor: Cursor, board: SetupDraft): void => {
  if (cursor.peek().kind !== 'quoted') {
    cursor.expected('the name of a power in quotes after ^', 'a power of a Pokémon in play stands after that Pokémon');
    if (cursor.atWord()) cursor.next();
    return;
  }
  const name = cursor.name();
  if (name !== null) board.usedPowers = [...(board.usedPowers ?? []), name.text];
};
