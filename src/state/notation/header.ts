import { nearest } from '../nearest.ts';
import { TURN_LIMITS, type TurnLimit } from '../seat.ts';
import type { Setup } from '../setup.ts';
import { seatOf } from './card-words.ts';
import type { Cursor } from './cursor.ts';
import type { SeatPlacesDraft } from './seats-given.ts';
import { shown } from './shown.ts';
import { FACINGS, FORMATS, HEADER_WORDS, headerPart, headerWordFor, oneOf, PHASES, rulesetOf } from './words.ts';

export type SetupDraft = { -readonly [K in keyof Setup]: Setup[K] };

const LIMIT_LIST = TURN_LIMITS.join(', ');

/** Reads the header into the board: each part at most once, in any order; what was used may be told bit by bit. */
export const readHeader = (cursor: Cursor, board: SetupDraft, places: SeatPlacesDraft): void => {
  const seen = new Set<string>();
  while (!cursor.done) {
    const token = cursor.next();
    const part = token.kind === 'word' ? headerPart(token.text) : undefined;
    if (part === undefined) {
      places.unclear = true;
      const near =
        token.kind === 'word' ? (headerWordFor(token.text) ?? nearest(token.text, HEADER_WORDS, 1)[0]) : undefined;
      const all = 'expected   a document (Neo, EX, CR, XY, APR), t9, p1, a phase, a format, first-p2, used …';
      const what = token.kind === 'word' ? 'is no word of a header' : 'cannot stand in a header';
      cursor.report(
        'unknown-word',
        `“${shown(token.text)}” ${what}.`,
        token,
        near === undefined ? all : `nearest   ${near}\n${all}`,
      );
      continue;
    }
    if (part === 'limit') {
      cursor.report(
        'unexpected',
        `“${shown(token.text)}” says what was used this turn.`,
        token,
        `nearest   used ${token.text.toLowerCase()}`,
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
};

const readPart = (
  cursor: Cursor,
  board: SetupDraft,
  part: string,
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
};

const readUsed = (cursor: Cursor, board: SetupDraft, used: { start: number; end: number }): void => {
  const limits = new Set<TurnLimit>(board.used);
  let any = false;
  while (cursor.atWord()) {
    const token = cursor.peek();
    const limit = oneOf(TURN_LIMITS, token.text);
    if (limit === undefined) {
      // A slip among the limits is told as such, and not as a foreign word of the header.
      const foreign = headerPart(token.text) === undefined;
      const near = foreign ? nearest(token.text, TURN_LIMITS, 1)[0] : undefined;
      if (near === undefined && (any || !foreign)) break;
      cursor.report(
        'unknown-word',
        `“${shown(token.text)}” cannot be used in a turn.`,
        token,
        `${near === undefined ? '' : `nearest   ${near}\n`}expected   ${LIMIT_LIST}`,
      );
    } else {
      if (limits.has(limit)) cursor.report('told-twice', `${limit} is told twice as used.`, token);
      limits.add(limit);
    }
    any = true;
    cursor.next();
    if (cursor.peek(1).kind === 'word' && oneOf(TURN_LIMITS, cursor.peek(1).text) !== undefined) cursor.takeSign(',');
  }
  if (!any) cursor.report('expected', 'expected what was used this turn after used.', used, `expected   ${LIMIT_LIST}`);
  board.used = TURN_LIMITS.filter((limit) => limits.has(limit));
};
