import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, firefox, type Page, webkit } from 'playwright-core';

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

/** The other engines that playwright brings: `npx playwright-core install firefox webkit`. */
const OTHERS = { Firefox: firefox, WebKit: webkit } as const;

/** Other engines with which the page can be tested, and those that are missing on this machine. */
export const otherEngines = (): { readonly there: readonly Engine[]; readonly missing: readonly Engine[] } => {
  const names = Object.keys(OTHERS) as readonly Engine[];
  const isThere = (name: Engine): boolean => existsSync(OTHERS[name].executablePath());
  return { there: names.filter(isThere), missing: names.filter((name) => !isThere(name)) };
};

export type Engine = keyof typeof OTHERS;

/** A fresh browser of another engine. What its console says of errors is noted. */
export const openEngine = async (name: Engine, { width, height, scheme }: Look): Promise<Opened> => {
  const browser = await OTHERS[name].launch();
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, hasTouch: true });
  context.on('close', () => browser.close());
  return watched(context, await context.newPage());
};

/** Opens the page and waits until it can be asked. */
export const openPage = async ({ page }: Opened, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
};

/** A line put on the table as a person pastes it. */
export const pasteLine = async (page: Page, line: string): Promise<void> => {
  await page.click('#tab-table');
  await page.fill('#line', line);
  await page.click('text=Use this line');
  await page.waitForFunction(
    `document.querySelector('#line').value === ${JSON.stringify(line)} || document.querySelector('.fault') !== null`,
  );
};

export const askQuestion = async (page: Page, question: string): Promise<string> => {
  await page.click('#tab-ask');
  await page.fill('#question', question);
  await page.click('.typing button[type=submit]');
  await page.waitForSelector('#verdict h2');
  return (await page.textContent('#verdict h2')) ?? '';
};
