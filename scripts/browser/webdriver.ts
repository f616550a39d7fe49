import { writeFileSync } from 'node:fs';
import { type Hands, untilTrue } from './hands.ts';

/** A page in a browser that is driven by WebDriver: over http, as WebKit speaks it, or over a socket, as Firefox does. */

/** The commands that are used here, by their name and by where they stand under the address of a session. */
export const COMMANDS = {
  Navigate: ['POST', 'url'],
  ExecuteScript: ['POST', 'execute/sync'],
  ElementClick: ['POST', 'element/:id/click'],
  ElementSendKeys: ['POST', 'element/:id/value'],
  TakeScreenshot: ['GET', 'screenshot'],
  SetWindowRect: ['POST', 'window/rect'],
} as const satisfies Readonly<Record<string, readonly [method: 'GET' | 'POST', path: string]>>;

export type Command = keyof typeof COMMANDS;
export type Params = Readonly<Record<string, unknown>>;

/** One session of a browser. A command that fails throws what the browser says of it. */
export interface Session {
  send(command: Command, params: Params): Promise<unknown>;
  /** Ends the browser and everything that was started for it. */
  end(): Promise<void>;
}

/** The key that stands for an element in an answer, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** In the page: the first element of a selector, where words may follow each part of it. */
const FIND = `((selector) => {
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const parts = selector.split(/:(has-text|text-is)\\("([^"]*)"\\)/);
  let found = [document];
  for (let at = 0; at < parts.length; at += 3) {
    const [css, how, words] = parts.slice(at, at + 3);
    if (css.trim() !== '') found = found.flatMap((one) => [...one.querySelectorAll(css)]);
    if (how === 'text-is') found = found.filter((one) => plain(one.textContent) === words);
    if (how === 'has-text') found = found.filter((one) => plain(one.textContent).toLowerCase().includes(words.toLowerCase()));
  }
  return found[0] ?? null;
})`;

const found = (selector: string): string => `${FIND}(${JSON.stringify(selector)})`;

export class DrivenPage implements Hands {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  end(): Promise<void> {
    return this.#session.end();
  }

  async size(width: number, height: number): Promise<void> {
    await this.#session.send('SetWindowRect', { x: 0, y: 0, width, height });
  }

  async open(url: string): Promise<void> {
    await this.#session.send('Navigate', { url });
    await this.until('document.documentElement.dataset.ready !== undefined');
  }

  #script(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#session.send('ExecuteScript', { script, args });
  }

  async evaluate<T>(expression: string): Promise<T> {
    return (await this.#script(`return (${expression})`)) as T;
  }

  until(expression: string): Promise<void> {
    const isSo = async (): Promise<boolean> => (await this.#script(`return Boolean(${expression})`)) === true;
    return untilTrue(isSo, expression.replace(FIND, ''));
  }

  seen(selector: string): Promise<void> {
    return this.until(found(selector));
  }

  /** An element, in the middle of the screen: at its edge the bar of the page may cover it. */
  async #element(selector: string): Promise<string> {
    await this.seen(selector);
    const element = (await this.#script(
      `const one = ${found(selector)}; one.scrollIntoView({ block: 'center' }); return one;`,
    )) as Readonly<Record<string, string>>;
    return element[ELEMENT] ?? '';
  }

  async tap(selector: string): Promise<void> {
    await this.#session.send('ElementClick', { id: await this.#element(selector) });
  }

  async type(selector: string, text: string): Promise<void> {
    const id = await this.#element(selector);
    await this.#script('arguments[0].focus(); arguments[0].select()', { [ELEMENT]: id });
    await this.#session.send('ElementSendKeys', { id, text });
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.#script(
      'arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event("change", { bubbles: true }))',
      { [ELEMENT]: await this.#element(selector) },
      value,
    );
  }

  async give(selector: string, ...paths: readonly string[]): Promise<void> {
    await this.#session.send('ElementSendKeys', { id: await this.#element(selector), text: paths.join('\n') });
  }

  async picture(path: string): Promise<void> {
    const image = (await this.#session.send('TakeScreenshot', { full: false })) as string;
    writeFileSync(path, Buffer.from(image, 'base64'));
  }
}
