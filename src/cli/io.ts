import type { Conversation } from '../dialogue/index.ts';
import { type Face, isAtTerminal } from '../render/face.ts';
import type { Line } from '../render/rich.ts';
import { painted, painterFor } from '../render/style.ts';
import { forFace } from './for-face.ts';
import { outputTo } from './output.ts';
import { type Env, faceFor, type LookFlags } from './terminal.ts';

/** The outside world as commands see it. Tests pass their own. */
export interface Io {
  readonly face: Face;
  readonly errorFace: Face;
  readonly env: Env;
  /** A person sits at both ends, so that something can be asked. */
  readonly canAsk: boolean;
  /** A screen to standard output; through the pager when it is longer than the terminal. */
  print(lines: readonly Line[]): Promise<void>;
  /** Text to standard output, as it is. */
  write(text: string): void;
  /** A screen to standard error. */
  printError(lines: readonly Line[]): Promise<void>;
  /** How far something is, on one line of the terminal; null takes the line away. Nothing where standard error is not a terminal. */
  progress(text: string | null): void;
  /** All of standard input, as UTF-8; no longer read once it has more bytes than `most`. */
  readInput(most?: number): Promise<string>;
  /** Lets the person pick one of these; null when they stop. Only where `canAsk`. */
  ask(message: string, choices: readonly string[]): Promise<string | null>;
  /** Talks with the person until there is nothing more to ask; null when they stop. `changed` hears of every state. Only where `canAsk`. */
  converse<S>(title: string, conversation: Conversation<S>, start: S, changed: (state: S) => void): Promise<S | null>;
  /** Waits for one of these keys, `enter` among them; null when the person stops. Only where `canAsk`. */
  key(message: string, keys: readonly string[]): Promise<string | null>;
}

/** The real world: this and its two outputs alone touch `process`. */
export const processIo = (flags: LookFlags): Io => {
  const { env } = process;
  const [stdout, stderr] = [outputTo('stdout'), outputTo('stderr')];
  const face = faceFor(flags, env, stdout().isTerminal, stdout().columns);
  // Most runs have no error to show.
  let facingErrors: Face | null = null;
  const errorFace = (): Face => {
    facingErrors ??= faceFor(flags, env, stderr().isTerminal, stderr().columns);
    return facingErrors;
  };
  // For a screen reader, and for a terminal that cannot redraw: one line of text at a time.
  const byLine = face.screenReader === true || env.TERM === 'dumb';
  return {
    face,
    get errorFace() {
      return errorFace();
    },
    env,
    // Standard input is opened only when this is read.
    get canAsk() {
      return stdout().isTerminal && process.stdin.isTTY === true;
    },
    async print(lines) {
      const text = painted(await forFace(face, lines), await painterFor(face));
      if (!face.plain && isAtTerminal(face) && lines.length > (stdout().rows || Number.POSITIVE_INFINITY)) {
        const { page } = await import('./pager.ts');
        if (page(text, env, process.platform)) return;
      }
      stdout().write(text);
    },
    write(text) {
      stdout().write(text);
    },
    async printError(lines) {
      stderr().write(painted(await forFace(errorFace(), lines), await painterFor(errorFace())));
    },
    progress(text) {
      if (!errorFace().plain && isAtTerminal(errorFace()))
        stderr().write(text === null ? '\r\u001b[K' : `\r\u001b[K${text.slice(0, errorFace().width - 1)}`);
    },
    async readInput(most = Number.POSITIVE_INFINITY) {
      const parts: Buffer[] = [];
      let size = 0;
      for await (const part of process.stdin) {
        const bytes = Buffer.from(part as Uint8Array);
        parts.push(bytes);
        size += bytes.length;
        if (size > most) break;
      }
      return Buffer.concat(parts).toString('utf8');
    },
    async ask(message, choices) {
      const { pick, promptsFor } = await import('./prompts/prompts.ts');
      return pick(await promptsFor(face, byLine), message, choices);
    },
    async converse(title, conversation, start, changed) {
      const { promptsFor } = await import('./prompts/prompts.ts');
      return (await promptsFor(face, byLine)).converse(conversation, start, { title, changed });
    },
    async key(message, keys) {
      const { promptsFor } = await import('./prompts/prompts.ts');
      return (await promptsFor(face, byLine)).key(message, keys);
    },
  };
};

/** The arguments of this process. */
export const processArguments = (): readonly string[] => process.argv.slice(2);
export const endProcess = (code: number): void => {
  process.exitCode = code;
};
export const nodeVersion = (): string => process.version;
