import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { COMMANDS, type Params, pause, type Session } from './webdriver.ts';

/** WebKit as Debian has it for GTK, driven over http by its own driver, on a screen that nobody sees. */

export const WEBKIT = ['/usr/bin/WebKitWebDriver'];
const SCREEN = '/usr/bin/Xvfb';

/** Whether there is a screen to show it on. */
export const hasScreen = (): boolean => existsSync(SCREEN);

/** The bar of its window is as wide as its buttons, and a telephone is narrower. */
const NARROW =
  'headerbar, toolbar, box, button, entry, image, label, toolbutton, toolitem { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }\n';

/** How long one command may take, in milliseconds. */
const LONGEST_ANSWER = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const ended = (one: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (one.exitCode !== null || one.signalCode !== null) resolve();
    one.on('exit', () => resolve());
    one.kill();
  });

const screen = async (): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const flags = ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp'];
  const process = spawn(SCREEN, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve, reject) => {
    process.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()));
    process.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { display, process };
};

/** `folder` is its home. What its pages store is kept as long as it runs: the browser forgets all when a driver has opened it. */
export const openWebKit = async (program: string, folder: string): Promise<Session> => {
  const shown = await screen();
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${shown.display}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // It cannot make its sandbox for root, and the page is our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const asked = async (method: string, path: string, params: Params | null): Promise<unknown> => {
    const body = params === null ? {} : { body: JSON.stringify(params) };
    const signal = AbortSignal.timeout(LONGEST_ANSWER);
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, signal, ...body });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error((value as { readonly message?: string }).message ?? `${answer.status}`);
    return value;
  };
  const until = Date.now() + 60_000;
  const begun = async (): Promise<string> => {
    for (;;) {
      try {
        const session = await asked('POST', '', { capabilities: { alwaysMatch: {} } });
        return (session as { readonly sessionId: string }).sessionId;
      } catch (error) {
        if (driver.exitCode !== null || Date.now() > until) throw error;
        await pause(100);
      }
    }
  };
  const end = async (): Promise<void> => {
    await ended(driver);
    await ended(shown.process);
  };
  let session = '';
  try {
    session = await begun();
  } catch (error) {
    await end();
    throw error;
  }
  return {
    send(command, { id, ...params }) {
      const [method, path] = COMMANDS[command];
      return asked(method, `/${session}/${path.replace(':id', String(id))}`, method === 'GET' ? null : params);
    },
    async end() {
      await asked('DELETE', `/${session}`, null).catch(() => undefined);
      await end();
    },
  };
};
