import { createInterface } from 'node:readline';
import type { Conversation, Shown } from '../../dialogue/index.ts';
import type { Face } from '../../render/face.ts';
import { spokenOffers, spokenQuestion } from '../../render/screen/dialogue.ts';
import { endIfTerminalGone, terminalFailed } from '../terminal-gone.ts';
import type { Prompts, Talk } from './prompts.ts';

/** Prompts that print one line of text at a time and take typed numbers: nothing is redrawn, so that a screen reader can follow. */

interface Lines {
  /** The next line; null at the end of the input, and when the person stops. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** Lines typed ahead, for the next question. */
const waiting: string[] = [];

const openLines = (): Lines => {
  const reading = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  let wake: ((line: string | null) => void) | null = null;
  let over = false;
  let closed = false;
  const hand = (line: string | null): void => {
    const to = wake;
    wake = null;
    to?.(line);
  };
  const stop = (): void => {
    over = true;
    hand(null);
  };
  reading.on('line', (line) => {
    if (wake === null) waiting.push(line);
    else hand(line);
  });
  // A terminal that was closed ends the input like a person who ends it.
  const ended = (): void => {
    if (!closed) endIfTerminalGone();
    stop();
  };
  reading.on('close', ended);
  process.stdin.on('error', terminalFailed);
  process.once('SIGINT', stop);
  return {
    next(prompt) {
      process.stdout.write(`${prompt} `);
      const line = waiting.shift();
      if (line !== undefined || over) return Promise.resolve(line ?? null);
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    close() {
      closed = true;
      process.removeListener('SIGINT', stop);
      reading.close();
    },
  };
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The state with the offer at this place marked, counted from 0. */
const marked = <S>(conversation: Conversation<S>, state: S, place: number): S => {
  const pickOf = (one: S): number => conversation.shown(one)?.pick ?? 0;
  let now = conversation.moved(state, 1);
  while (pickOf(now) < place) now = conversation.moved(now, 1);
  while (pickOf(now) > place) now = conversation.moved(now, -1);
  return now;
};

/** Which of several offers is meant, asked by number; Enter alone means the first. Null at the end of the input, `none` for any other text. */
const whichOf = async (lines: Lines, face: Face, offered: Shown): Promise<number | 'none' | null> => {
  say(`${offered.offers.length} names begin like that.`);
  for (const offer of spokenOffers(face, offered)) say(offer);
  const typed = await lines.next('Which number? Enter for 1.');
  if (typed === null) return null;
  const number = typed.trim() === '' ? 1 : Number(typed.trim());
  return number >= 1 && number <= offered.offers.length ? number - 1 : 'none';
};

/** The state after one typed line; null at the end of the input, the same state where the line gave no answer. */
const answered = async <S>(
  conversation: Conversation<S>,
  state: S,
  shown: Shown,
  line: string,
  lines: Lines,
  face: Face,
): Promise<S | null> => {
  const typed = line.trim();
  const isNumber = !shown.numeric && /^\d+$/u.test(typed) && Number(typed) > 0 && Number(typed) <= shown.offers.length;
  if (isNumber) return conversation.enter(marked(conversation, state, Number(typed) - 1));
  const withText = conversation.typing(state, typed);
  const offered = conversation.shown(withText);
  const [first, ...others] = offered?.offers ?? [];
  const isExact = first !== undefined && first.says.toLowerCase() === typed.toLowerCase();
  const isOpen = typed !== '' && others.length > 0 && first?.isGuess !== true && !isExact && typed !== shown.typed;
  if (!isOpen || offered === null) return conversation.enter(withText);
  const which = await whichOf(lines, face, offered);
  if (which === null) return null;
  if (which === 'none') {
    say('None of them has that number.');
    return state;
  }
  return conversation.enter(which === 0 ? withText : marked(conversation, withText, which));
};

const introduce = (title: string, isTable: boolean): void => {
  say(`${title}.`);
  // A single question needs no keys but Enter.
  if (isTable)
    say('Type less-than for the question before, a full stop to accept the rest as it is, a question mark for help.');
};

const converse = async <S>(
  face: Face,
  conversation: Conversation<S>,
  start: S,
  { title, changed }: Talk<S>,
): Promise<S | null> => {
  const begun = conversation.shown(start);
  if (begun === null) return start;
  const lines = openLines();
  let state = start;
  try {
    introduce(title, begun.board !== null);
    for (;;) {
      const shown = conversation.shown(state);
      if (shown === null) return state;
      if (shown.said !== null) say(shown.said);
      if (shown.typed === '') for (const offer of spokenOffers(face, shown)) say(offer);
      const line = await lines.next(spokenQuestion(face, shown));
      if (line === null) return null;
      const next = await answered(conversation, state, shown, line, lines, face);
      if (next === null) return null;
      if (next === state) continue;
      state = next;
      changed(state);
      const { rows = [], said = null } = conversation.shown(state) ?? {};
      if (said === null) for (const row of rows.slice(shown.rows.length)) say(`${row.label}: ${row.says}.`);
    }
  } finally {
    lines.close();
  }
};

/** One of these letters, then Enter. */
const key = async (message: string, keys: readonly string[]): Promise<string | null> => {
  const lines = openLines();
  try {
    for (;;) {
      const line = await lines.next(`${message.trim().replaceAll(/ (?:·|-) | {2,}/gu, ', ')}.`);
      if (line === null) return null;
      const typed = line.trim() === '' ? 'enter' : line.trim().slice(0, 1).toLowerCase();
      if (keys.includes(typed)) return typed;
    }
  } finally {
    lines.close();
  }
};

export const linePrompts = (face: Face): Prompts => ({
  converse: (conversation, start, talk) => converse(face, conversation, start, talk),
  key,
});
