import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Params, pause, type Session } from './webdriver.ts';

/** Firefox as every system has it, driven over its own socket: a command is `length:[0, id, name, params]`, its answer `length:[1, id, error, value]`. */

export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Nothing is asked of its maker, and no other page opens. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

interface Waiting {
  readonly yes: (value: unknown) => void;
  readonly no: (error: Error) => void;
}

type Send = (name: string, params: Params) => Promise<unknown>;

/** The commands go out one after the other; an answer says whose it is. */
const overSocket = (port: number): { readonly send: Send; readonly close: () => void } => {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let read = Buffer.alloc(0);
  let last = 0;
  const lost = (): void => {
    for (const { no } of waiting.values()) no(new Error('Firefox has ended'));
    waiting.clear();
  };
  socket.on('close', lost);
  socket.on('error', lost);
  socket.on('data', (more: Buffer) => {
    read = Buffer.concat([read, more]);
    for (;;) {
      const at = read.indexOf(':');
      const length = Number(read.subarray(0, Math.max(0, at)).toString());
      if (at < 0 || read.length < at + 1 + length) return;
      const message: unknown = JSON.parse(read.subarray(at + 1, at + 1 + length).toString());
      read = read.subarray(at + 1 + length);
      // Its greeting is not an answer.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, { readonly message: string } | null, unknown];
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error !== null) asked?.no(new Error(error.message));
      else asked?.yes(typeof value === 'object' && value !== null && 'value' in value ? value.value : value);
    }
  });
  const send: Send = (name, params) =>
    new Promise((yes, no) => {
      last += 1;
      waiting.set(last, { yes, no });
      const text = JSON.stringify([0, last, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send, close: () => socket.destroy() };
};

/** A window of Firefox is never narrower than a desktop's; a telephone is. */
const narrow = async (send: Send): Promise<void> => {
  await send('Marionette:SetContext', { value: 'chrome' });
  await send('WebDriver:ExecuteScript', { script: "document.documentElement.style.minWidth = '0'", args: [] });
  await send('Marionette:SetContext', { value: 'content' });
};

export const openFirefox = async (program: string, profile: string): Promise<Session> => {
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${preferences.join('\n')}\n`);
  const portFile = join(profile, 'MarionetteActivePort');
  rmSync(portFile, { force: true });
  const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
  const browser = spawn(program, flags, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => browser.on('exit', () => resolve()));
  const until = Date.now() + 60_000;
  while (!existsSync(portFile) || readFileSync(portFile, 'utf8') === '') {
    if (browser.exitCode !== null || Date.now() > until) {
      browser.kill();
      throw new Error('Firefox did not start');
    }
    await pause(50);
  }
  const { send, close } = overSocket(Number(readFileSync(portFile, 'utf8')));
  await send('WebDriver:NewSession', {});
  await narrow(send);
  return {
    send: (command, params) => send(`WebDriver:${command}`, params),
    async end() {
      // Asked to quit it writes down what pages have stored; killed, it would not.
      await send('Marionette:Quit', { flags: ['eForceQuit'] });
      await ended;
      close();
    },
  };
};
