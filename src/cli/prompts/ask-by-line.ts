import { createInterface } from 'node:readline';
import type { Conversation } from '../../dialogue/index.ts';
import type { Face } from '../../render/face.ts';
import { spokenOffers, spokenQuestion } from '../../render/screen/dialogue.ts';

/** The same conversations one line of text at a time, with typed numbers: nothing is redrawn, so that a screen reader can follow. */

interface Lines {
  /** The next line; null at the end of the input, and when the person stops. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** Lines typed ahead, for whatever is asked next. */
const waiting: string[] = [];

const openLines = (): Lines => {
  const reading = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  let wake: ((line: string | null) => void) | null = null;
  let over = false;
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
  reading.on('close', stop);
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
      process.removeListener('SIGINT', stop);
      reading.close();
    },
  };
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Puts the first line that was typed for a question into it; then, where several things may be meant, asks which by number. */
export const converseByLine = async <S>(
  conversation: Conversation<S>,
  start: S,
  { title, face, changed }: { readonly title: string; readonly face: Face; readonly changed: (state: S) => void },
): Promise<S | null> => {
  const lines = openLines();
  let state = start;
  const go = (next: S): void => {
    state = next;
    changed(next);
  };
  try {
    say(`${title}.`);
    // A single question needs no keys but Enter.
    if (conversation.shown(state)?.board !== null)
      say('Type less-than for the question before, a full stop for the usual answers, a question mark for help.');
    for (;;) {
      const shown = conversation.shown(state);
      if (shown === null) return state;
      if (shown.said !== null) say(shown.said);
      const list = shown.offers;
      const before = shown.rows.length;
      if (list.length > 0 && shown.typed === '') for (const offer of spokenOffers(face, shown)) say(offer);
      const line = await lines.next(spokenQuestion(face, shown));
      if (line === null) return null;
      const typed = line.trim();
      const number = !shown.numeric && /^\d+$/u.test(typed) && Number(typed) <= list.length ? Number(typed) : 0;
      if (number > 0) {
        let marked = conversation.moved(state, 1);
        while ((conversation.shown(marked)?.pick ?? 0) < number - 1) marked = conversation.moved(marked, 1);
        while ((conversation.shown(marked)?.pick ?? 0) > number - 1) marked = conversation.moved(marked, -1);
        go(conversation.enter(marked));
        continue;
      }
      const heard = conversation.typing(state, typed);
      const meant = conversation.shown(heard);
      const [first, ...others] = meant?.offers ?? [];
      const exact = first !== undefined && first.says.toLowerCase() === typed.toLowerCase();
      if (typed !== '' && others.length > 0 && first?.isGuess !== true && !exact && typed !== shown.typed) {
        // Which of them is asked by number; Enter takes the first.
        say(`${(meant?.offers ?? []).length} begin so.`);
        for (const offer of spokenOffers(face, meant ?? shown)) say(offer);
        const which = await lines.next('Which number? Enter for 1.');
        if (which === null) return null;
        const at = which.trim() === '' ? 1 : Number(which.trim());
        if (!(at >= 1 && at <= others.length + 1)) {
          say('That is none of the numbers.');
          continue;
        }
        let marked = heard;
        for (let step = 1; step < at; step += 1) marked = conversation.moved(marked, 1);
        go(conversation.enter(marked));
      } else go(conversation.enter(heard));
      const { rows = [], said = null } = conversation.shown(state) ?? {};
      if (said === null) for (const { label, says } of rows.slice(before)) say(`${label}: ${says}.`);
    }
  } finally {
    lines.close();
  }
};

/** One of these letters, then Enter. */
export const keyByLine = async (message: string, keys: readonly string[]): Promise<string | null> => {
  const lines = openLines();
  try {
    for (;;) {
      const line = await lines.next(`${message.trim().replaceAll(/ (?:·|-) | {2,}/gu, ', ')}.`);
      if (line === null) return null;
      const said = line.trim() === '' ? 'enter' : line.trim().slice(0, 1).toLowerCase();
      if (keys.includes(said)) return said;
    }
  } finally {
    lines.close();
  }
};
