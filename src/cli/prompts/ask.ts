import {
  createPrompt,
  isDownKey,
  isEnterKey,
  isTabKey,
  isUpKey,
  useEffect,
  useKeypress,
  useRef,
  useState,
} from '@inquirer/core';
import inquirer from 'inquirer';
import type { Conversation } from '../../dialogue/index.ts';
import { escapeSteering } from '../../render/escape.ts';
import type { Face } from '../../render/face.ts';
import { dialogueScreen } from '../../render/screen/dialogue.ts';
import type { Painter } from '../../render/style.ts';
import { PromptKeys } from './keys.ts';

/** The only file that knows prompts, loaded when there is something to ask. */

/** Ctrl-C, or a terminal that was closed. */
const stoppedBy = (error: unknown): boolean => error instanceof Error && error.name === 'ExitPromptError';

/** Asks the person at the terminal to pick one; null when they stop. */
export const pick = async (message: string, choices: readonly string[]): Promise<string | null> => {
  try {
    const { picked } = await inquirer.prompt<{ picked: string }>([
      {
        type: 'select',
        name: 'picked',
        message: escapeSteering(message),
        choices: choices.map((choice) => ({ name: escapeSteering(choice), value: choice })),
      },
    ]);
    return picked;
  } catch (stopped) {
    if (stoppedBy(stopped)) return null;
    throw stopped;
  }
};

/** How a conversation is drawn, and who hears of every step of it. */
export interface Talking<S> {
  readonly title: string;
  readonly face: Face;
  readonly painter: Painter;
  /** Called with every new state, before it is drawn: what was answered is put away at once. */
  readonly changed: (state: S) => void;
}

interface Config extends Talking<unknown> {
  readonly keys: PromptKeys;
  readonly conversation: Conversation<unknown>;
  readonly start: unknown;
}

/** The signs that act at once at the head of an empty line, without Enter. */
const COMMANDS = { '<': 'back', '.': 'thatsAll', '?': 'helped' } as const;

const commandIn = (typed: string): (typeof COMMANDS)[keyof typeof COMMANDS] | null =>
  Object.entries(COMMANDS).find(([sign]) => sign === typed)?.[1] ?? null;

/**
 * One prompt for the whole conversation, so that no key is lost between two questions. `search` of inquirer waits for its list after every letter and
 * passes over an Enter that comes with it; here every key counts at once.
 */
const conversationPrompt = createPrompt<unknown, Config>((config, done) => {
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
    const standing = conversation.shown(live.current)?.typed ?? '';
    if (standing !== '') rl.write(standing);
    keys.start();
  }, []);
  useKeypress((key, rl) => {
    if (over.current) return;
    const before = live.current;
    const typed = conversation.shown(before)?.typed ?? '';
    let next: unknown;
    const writes = (text: string): void => {
      rl.clearLine(0);
      if (text !== '') rl.write(text);
    };
    if (isEnterKey(key)) next = conversation.enter(before);
    else if (isUpKey(key) || isDownKey(key)) {
      const marked = conversation.shown(before)?.pick ?? null;
      next =
        isUpKey(key) && typed === '' && (marked === null || marked === 0)
          ? conversation.back(before)
          : conversation.moved(before, isUpKey(key) ? -1 : 1);
      writes(conversation.shown(next)?.typed ?? '');
    } else if (isTabKey(key)) {
      const { offers = [], pick: marked = null } = conversation.shown(before) ?? {};
      const text = offers[marked ?? 0]?.says ?? typed;
      next = conversation.typing(before, text);
      writes(text);
    } else {
      const command = commandIn(rl.line);
      next = command === null ? conversation.typing(before, rl.line) : conversation[command](before);
      if (command !== null) writes('');
    }
    if (next === before) {
      if (isEnterKey(key)) writes(typed);
      return;
    }
    live.current = next;
    changed(next);
    if (isEnterKey(key)) writes(conversation.shown(next)?.typed ?? '');
    if (conversation.shown(next) === null) finish(next);
    redraw(Math.random());
  });
  const shown = conversation.shown(live.current);
  if (shown === null) return '';
  const { above, prompt, below } = dialogueScreen(face, title, shown, process.stdout.rows || 24);
  const head = [...above.map(painter), `${painter([...prompt, { text: '\u00a0' }]).slice(0, -1)}${shown.typed}`];
  return [head.join('\n'), below.map(painter).join('\n')];
});

/** Talks until there is nothing more to ask; null when the person stops. */
export const converse = async <S>(conversation: Conversation<S>, start: S, talking: Talking<S>): Promise<S | null> => {
  if (conversation.shown(start) === null) return start;
  const keys = new PromptKeys(false);
  try {
    const config = { ...talking, conversation, start, keys } as unknown as Config;
    return (await conversationPrompt(config, { clearPromptOnDone: true, input: keys })) as S | null;
  } catch (stopped) {
    if (stoppedBy(stopped)) return null;
    throw stopped;
  } finally {
    keys.stop();
  }
};

interface KeyConfig {
  readonly from: PromptKeys;
  readonly message: string;
  readonly keys: readonly string[];
}

const keyPrompt = createPrompt<string | null, KeyConfig>(({ message, keys, from }, done) => {
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
    if (!keys.includes(said)) return;
    over.current = true;
    from.stop();
    done(said);
  });
  return `${message} `;
});

/** Waits for one of these keys; null when the person stops. */
export const key = async (message: string, keys: readonly string[]): Promise<string | null> => {
  const from = new PromptKeys(true);
  try {
    return await keyPrompt({ message, keys, from }, { input: from });
  } catch (stopped) {
    if (stoppedBy(stopped)) return null;
    throw stopped;
  } finally {
    from.stop();
  }
};
