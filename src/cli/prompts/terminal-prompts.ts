import {
  createPrompt,
  isDownKey,
  isEnterKey,
  isTabKey,
  isUpKey,
  type KeypressEvent,
  useEffect,
  useKeypress,
  useRef,
  useState,
} from '@inquirer/core';
import inquirer from 'inquirer';
import type { Conversation } from '../../dialogue/index.ts';
import type { Face } from '../../render/face.ts';
import { dialogueScreen } from '../../render/screen/dialogue.ts';
import { type Painter, painterFor } from '../../render/style.ts';
import type { Prompts, Talk } from './prompts.ts';
import { TerminalKeys } from './terminal-keys.ts';

/** Prompts for a terminal that can redraw, on inquirer: the only file that knows it. */

/** Ctrl-C, or a terminal that was closed. */
const stoppedBy = (error: unknown): boolean => error instanceof Error && error.name === 'ExitPromptError';

interface ConversationConfig extends Talk<unknown> {
  readonly face: Face;
  readonly painter: Painter;
  readonly keys: TerminalKeys;
  readonly conversation: Conversation<unknown>;
  readonly start: unknown;
}

/** The signs that act at once at the head of an empty line, without Enter. */
const COMMANDS = { '<': 'back', '.': 'thatsAll', '?': 'helped' } as const;

const commandIn = (typed: string): (typeof COMMANDS)[keyof typeof COMMANDS] | null =>
  Object.entries(COMMANDS).find(([sign]) => sign === typed)?.[1] ?? null;

/** A state, and what stands on the line from now on; `line` is absent where the line stays as it was typed. */
interface Step {
  readonly state: unknown;
  readonly line?: string;
}

/** Up on an empty line with nothing marked above goes back a question. */
const moving = (conversation: Conversation<unknown>, state: unknown, up: boolean): Step => {
  const { typed = '', pick = null } = conversation.shown(state) ?? {};
  const isBack = up && typed === '' && (pick === null || pick === 0);
  const next = isBack ? conversation.back(state) : conversation.moved(state, up ? -1 : 1);
  return { state: next, line: conversation.shown(next)?.typed ?? '' };
};

/** What a key comes to. `line` is what stands on the line once it was typed. */
const pressed = (conversation: Conversation<unknown>, state: unknown, key: KeypressEvent, line: string): Step => {
  if (isEnterKey(key)) {
    const next = conversation.enter(state);
    return { state: next, line: conversation.shown(next)?.typed ?? '' };
  }
  if (isUpKey(key) || isDownKey(key)) return moving(conversation, state, isUpKey(key));
  if (isTabKey(key)) {
    const { offers = [], pick = null, typed = '' } = conversation.shown(state) ?? {};
    const text = offers[pick ?? 0]?.says ?? typed;
    return { state: conversation.typing(state, text), line: text };
  }
  const command = commandIn(line);
  return command === null
    ? { state: conversation.typing(state, line) }
    : { state: conversation[command](state), line: '' };
};

/**
 * One prompt for the whole conversation, so that no key is lost between two questions. The `search` prompt of inquirer waits for its list after every
 * letter and ignores an Enter that comes with it; here every key counts at once.
 */
const conversationPrompt = createPrompt<unknown, ConversationConfig>((config, done) => {
  const { conversation, face, painter, title, changed, keys } = config;
  const live = useRef(config.start);
  const [, redraw] = useState(0);
  const over = useRef(false);
  const finish = (state: unknown): void => {
    over.current = true;
    keys.stop();
    done(state);
  };
  // A terminal that ends its input settles no prompt of itself.
  useEffect((rl) => {
    rl.on('close', () => {
      if (!over.current) finish(null);
    });
    const typed = conversation.shown(live.current)?.typed ?? '';
    if (typed !== '') rl.write(typed);
    keys.start();
  }, []);
  useKeypress((key, rl) => {
    if (over.current) return;
    const before = live.current;
    const { state, line } = pressed(conversation, before, key, rl.line);
    if (state !== before) {
      live.current = state;
      changed(state);
    }
    if (line !== undefined) {
      rl.clearLine(0);
      if (line !== '') rl.write(line);
    }
    if (state === before) return;
    if (conversation.shown(state) === null) finish(state);
    redraw(Math.random());
  });
  const shown = conversation.shown(live.current);
  if (shown === null) return '';
  const { above, prompt, below } = dialogueScreen(face, title, shown, process.stdout.rows || 24);
  const head = [...above.map(painter), `${painter([...prompt, { text: '\u00a0' }]).slice(0, -1)}${shown.typed}`];
  return [head.join('\n'), below.map(painter).join('\n')];
});

interface KeyConfig {
  readonly from: TerminalKeys;
  readonly text: string;
  readonly wanted: readonly string[];
}

const keyPrompt = createPrompt<string | null, KeyConfig>(({ text, wanted, from }, done) => {
  const over = useRef(false);
  useEffect((rl) => {
    rl.on('close', () => {
      if (!over.current) done(null);
    });
    from.start();
  }, []);
  useKeypress((key, rl) => {
    if (over.current) return;
    const said = isEnterKey(key) ? 'enter' : rl.line.slice(-1).toLowerCase();
    rl.clearLine(0);
    if (!wanted.includes(said)) return;
    over.current = true;
    from.stop();
    done(said);
  });
  return `${text} `;
});

type Registered = Parameters<ReturnType<typeof inquirer.createPromptModule>['registerPrompt']>[1];

/** Runs one of our prompts through inquirer, on the keys that wait for it; null when the person stops or the terminal is gone. */
const asked = async <T>(prompt: Registered, config: object, keys: TerminalKeys, clears: boolean): Promise<T | null> => {
  const ask = inquirer.createPromptModule({
    input: keys as unknown as NodeJS.ReadStream,
    clearPromptOnDone: clears,
    skipTTYChecks: true,
  });
  ask.registerPrompt('own', prompt);
  try {
    const answers: unknown = await ask([{ ...config, type: 'own', name: 'answer' }] as never);
    return (answers as { readonly answer: T | null }).answer;
  } catch (stopped) {
    if (stoppedBy(stopped)) return null;
    throw stopped;
  } finally {
    keys.stop();
  }
};

export const terminalPrompts = async (face: Face): Promise<Prompts> => {
  const painter = await painterFor(face);
  return {
    async converse(conversation, start, talk) {
      if (conversation.shown(start) === null) return start;
      const keys = new TerminalKeys(false);
      return asked(conversationPrompt as Registered, { ...talk, face, painter, conversation, start, keys }, keys, true);
    },
    key(text, wanted) {
      const from = new TerminalKeys(true);
      return asked(keyPrompt as Registered, { text, wanted, from }, from, false);
    },
  };
};
