import { Readable } from 'node:stream';

/**
 * The keys of the terminal, as prompts get them. inquirer throws away what was typed before a prompt stands there, and what comes in one piece with the key
 * that ends one; a judge who knows the questions types ahead. So keys wait here for the prompt they are meant for.
 */

/** Read and given to no prompt yet. */
let waiting = '';

/** An arrow or another key of several signs; Enter; a run of letters; anything else by itself. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what keys send
const KEY = /^(?:\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])?|\r\n?|\n|[^\u0000-\u001f\u007f]+|[\s\S])/u;

/** What arrives sooner after a prompt began was typed before it stood there. */
const TYPED_BEFORE_MS = 60;

/** The keys for one prompt. */
export class PromptKeys extends Readable {
  private over = false;
  private readonly began = Date.now();
  private readonly letters: boolean;

  /** `letters`: each letter is an answer. An Enter typed before that prompt stood there was meant for another one, and is none to this. */
  constructor(letters: boolean) {
    super({ encoding: 'utf8', read: () => {} });
    this.letters = letters;
  }

  /** Called once the prompt listens. */
  start(): void {
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', this.heard);
    process.stdin.on('end', this.ended);
    process.stdin.resume();
    setImmediate(this.feed);
  }

  /** No further key is for this prompt. */
  stop(): void {
    if (this.over) return;
    this.over = true;
    process.stdin.removeListener('data', this.heard);
    process.stdin.removeListener('end', this.ended);
    process.stdin.pause();
  }

  setRawMode(raw: boolean): this {
    process.stdin.setRawMode?.(raw);
    return this;
  }

  private readonly heard = (text: string | Buffer): void => {
    waiting += String(text);
    this.feed();
  };

  private readonly ended = (): void => {
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
