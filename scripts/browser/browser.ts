import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { handsOn, putLine, ruledOn } from './hands.ts';

/** A real browser for tests, screenshots and figures of the pocket edition. */

const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine. Without one, the script ends with 2 and says which package to install. */
export const browserProgram = (): string => {
  const found = [process.env.CHROMIUM, ...PROGRAMS].find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  console.error('There is no browser to test in. Install one:  apt-get install chromium');
  process.exit(2);
};

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the console and of scripts, and requests to anywhere. */
  readonly errors: string[];
  readonly requests: string[];
}

/** Folders of browsers that are closed when the script ends. */
const profiles: string[] = [];
process.on('exit', () => {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
});

export const newProfile = (): string => {
  const profile = mkdtempSync(join(tmpdir(), 'headjudge-browser-'));
  profiles.push(profile);
  return profile;
};

/** A browser with a profile of its own, or one that was used before. */
export const openBrowser = async ({ width, height, scheme }: Look, profile = newProfile()): Promise<Opened> => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserProgram(),
    headless: true,
    args: FLAGS,
    viewport: { width, height },
    colorScheme: scheme,
    hasTouch: true,
    acceptDownloads: true,
  });
  return watched(context, context.pages()[0] ?? (await context.newPage()));
};

const watched = (context: BrowserContext, page: Page): Opened => {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!/^(?:data|blob|about):/u.test(request.url())) requests.push(request.url());
  });
  page.setDefaultTimeout(45_000);
  return { context, page, errors, requests };
};

/** Opens the page and waits until it can be asked. */
export const openPage = ({ page }: Opened, address: string): Promise<void> => handsOn(page).open(address);

/** A line put on the table as a person pastes it. */
export const pasteLine = (page: Page, line: string): Promise<void> => putLine(handsOn(page), line);

export const askQuestion = (page: Page, question: string): Promise<string> => ruledOn(handsOn(page), question);
