import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../io.ts';

/** A data folder of one's own. */
export const home = (): string => mkdtempSync(join(tmpdir(), 'board-new-'));

/** In a script: the person closes the terminal here. */
export const STOP = Symbol('stop');

/** A person at the terminal: what is typed at each conversation, Enter after every text, and the keys pressed at menus. */
export const person = (
  data: string,
  talks: readonly (readonly (string | typeof STOP)[])[],
  keys: readonly (string | null)[],
  picks: readonly string[] = [],
): Partial<Io> => {
  const left = { talks: [...talks], keys: [...keys], picks: [...picks] };
  return {
    canAsk: true,
    env: { HEADJUDGE_DATA: data },
    async converse(_title, conversation, start, changed) {
      let state = start;
      if (conversation.shown(state) === null) return state;
      for (const text of left.talks.shift() ?? [STOP]) {
        if (text === STOP) return null;
        state = conversation.enter(conversation.typing(state, text as string));
        changed(state);
      }
      return conversation.shown(state) === null ? state : null;
    },
    key: async () => left.keys.shift() ?? null,
    ask: async () => left.picks.shift() ?? null,
  };
};
