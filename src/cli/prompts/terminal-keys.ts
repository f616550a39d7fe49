import { Readable } from 'node:stream';
import { setTerminalRaw, terminalFailed } from '../terminal-gone.ts';

/**
 * The keys of the terminal, as prompts get them. inquirer discards what was typed before a prompt is ready, and what arrives together with the key that ends one; a
 * judge who knows the questions types ahead. So keys wait here for the prompt they are meant for.
 */

/** Read, and not yet given to a prompt. */
let waiting = '';

/** One key: an arrow or another key of several signs; Enter; a run of letters; any other sign by itself. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what keys send
const KEY = /^(?:\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])?|\r\n?|\n|[^\u0000-\u001f\u007f]+|[\s\S])/u;

/** What arrives sooner after a prompt began was typed before the person saw it. */
const TYPED_BEFORE_MS = 60;

/** The keys for one prompt. */
export class TerminalKeys extends Readable {
  private over = false;
  private readonly began = Date.now();
  private readonly letters: boolean;

  /** `letters`: each letter is an answer. An Enter typed before the prompt was shown was meant for an earlier one, and is ignored. */
  constructor(letters: boolean) {
    super({ encoding: 'utf8', read: () => {} });
    this.letters = letters;
  }

  /** Called once the prompt listens. */
  start(): void {
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', this.heard);
    process.stdin.on('end', this.ended);
    process.stdin.on('error', terminalFailed);
    process.stdin.resume();
    setImmediate(this.feed);
  }

  /** Keys from now on belong to the next prompt. */
  stop(): void {
    if (this.over) return;
    this.over = true;
    process.stdin.removeListener('data', this.heard);
    process.stdin.removeListener('end', this.ended);
    // The listener for errors stays: a terminal that is closed while nothing is asked is not a fault either.
    process.stdin.pause();
  }

  setRawMode(raw: boolean): this {
    setTerminalRaw(raw);
    return this;
  }

  private readonly heard = (text: string | Buffer): void => {
    waiting += String(text);
    this.feed();
  };

  private readonly ended = (): void => {
    // The input of a terminal ends when its window is closed; setting it tells.
    this.setRawMode(true);
    this.push(null);
  };

  private readonly feed = (): void => {
    while (!this.over && waiting !== '') {
      const [run = ''] = KEY.exec(waiting) ?? [];
      const key = this.letters && run >= ' ' ? ([...run][0] ?? run) : run;
      waiting = waiting.slice(key.length);
      const early = Date.now() - this.began < TYPED_BEFORE_MS;
      if (this.letters && early && /^[\r\n]/u.test(key)) continue;
      this.push(key);
    }
  };
}
