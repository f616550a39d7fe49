// Measures the page of the pocket edition in a real browser: size, first ruling, warm rulings, memory. npm run bench:pocket
// With --size only the size, which needs no browser. --cards FOLDER: card data for the page with thousands of cards, in place of cards made up for it. A page that is too large ends with 1.
// Figures of a machine that does other work are not worth keeping: it prints them and writes nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { flagsOf } from '../src/trials/flags.ts';
import { generatedIn } from './bench/imported.ts';
import { newProfile, type Opened, openBrowser, openPage, pasteLine } from './browser/browser.ts';
import { host } from './browser/host.ts';

/** A page without imported cards, as a host sends it. */
const MOST_BYTES = 700_000;

const { values } = flagsOf('bench:pocket', { size: { kind: 'yes' }, cards: { kind: 'text', word: 'FOLDER' } });
const folder = mkdtempSync(join(tmpdir(), 'headjudge-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const judge = (data: string, ...words: readonly string[]): void => {
  execFileSync(process.execPath, ['bin/judge.js', ...words], {
    env: { ...process.env, HEADJUDGE_DATA: join(folder, data) },
    stdio: 'ignore',
  });
};

const file = join(folder, 'headjudge.html');
judge('none', 'pocket', file);

const thousands = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const packed = (page: Buffer): number =>
  brotliCompressSync(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;
const page = readFileSync(file);
const size = packed(page);
const tooLarge = size > MOST_BYTES;
console.log(
  `page: ${thousands(page.length)}, with brotli ${thousands(size)}${tooLarge ? `: more than ${thousands(MOST_BYTES)}` : ''}`,
);
if (values.size) process.exit(tooLarge ? 1 : 0);

const PHONE = { width: 360, height: 740, scheme: 'light' } as const;
const TABLE = 'CR t9 p1 | Luxray +LLLL / Shinx vs Machamp';
/** One question after the other on one table, as at a match; none is asked twice. */
const QUESTIONS = [
  'retreat',
  'attack',
  'end turn',
  'attach L to Luxray',
  'bench Shinx',
  'can my active retreat',
] as const;

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const ms = (all: readonly number[]): string => `${median(all).toFixed(median(all) < 100 ? 1 : 0)} ms`;

/** A page that is opened at this part of the speed of this machine. */
const opened = async (
  rate: number,
  address: string,
  profile?: string,
): Promise<Opened & { readonly drawn: number }> => {
  const browser = await openBrowser(PHONE, profile);
  const session = await browser.context.newCDPSession(browser.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await openPage(browser, address);
  return { ...browser, drawn: await browser.page.evaluate<number>('performance.now()') };
};

/** How long a person types at the least; meanwhile the page looks ahead. */
const TYPING = 1500;

/** Milliseconds from the tap on the button to the verdict on the screen. */
const ruled = async ({ page }: Opened, question: string): Promise<number> => {
  await page.click('#tab-ask');
  await page.fill('#question', question);
  await page.waitForTimeout(TYPING);
  return page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    const wait = new MutationObserver(() => {
      if (document.querySelector('#verdict h2') === null) return;
      wait.disconnect();
      resolve(performance.now() - began);
    });
    wait.observe(document.body, { childList: true, subtree: true });
    document.querySelector('.typing button[type=submit]').click();
  })`);
};

/** Milliseconds until a list shows the names that go with what is typed. */
const lookedUp = async ({ page }: Opened, name: string): Promise<number> => {
  await page.click('#tab-table');
  await page.click('.add');
  await page.waitForSelector('#card-name');
  return page.evaluate<number>(`new Promise((resolve) => {
    const field = document.querySelector('#card-name');
    const before = document.querySelector('#offers');
    const began = performance.now();
    const wait = new MutationObserver(() => { wait.disconnect(); resolve(performance.now() - began); });
    wait.observe(before ?? document.body, { childList: true, subtree: true, characterData: true });
    field.value = ${JSON.stringify(name)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })`);
};

const heapOf = async ({ context, page }: Opened): Promise<string> => {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return `${((await session.send('Runtime.getHeapUsage')).usedSize / 1e6).toFixed(1)} MB`;
};

const RUNS = 3;

/** Opens, asks one question after the other, and says what each took. `profile`: where an installed app is kept. */
const measured = async (title: string, rate: number, address: string, profile?: string): Promise<void> => {
  const drawn: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  const names: number[] = [];
  let heap = '';
  for (let run = 0; run < RUNS; run++) {
    const browser = await opened(rate, address, profile);
    drawn.push(browser.drawn);
    await pasteLine(browser.page, TABLE);
    for (const question of QUESTIONS) (first.length === run ? first : later).push(await ruled(browser, question));
    heap = await heapOf(browser);
    names.push(await lookedUp(browser, 'mach'));
    // An app that is opened again begins with the table it was left with.
    await browser.page.evaluate('localStorage.clear()');
    await browser.context.close();
  }
  const total = median(drawn) + median(first);
  console.log(
    `${title}, at ${rate}×: open after ${ms(drawn)}, first ruling ${ms(first)} more (${Math.round(total)} ms in all), other questions ${ms(later)}, a card by its name ${ms(names)}, heap ${heap}`,
  );
};

for (const rate of [1, 4]) await measured('one file', rate, `file://${file}`);

const { address, server } = await host('dist/pocket');
const profile = newProfile();
const installing = await opened(1, address, profile);
await installing.page.evaluate('navigator.serviceWorker.ready');
await installing.page.waitForFunction('caches.keys().then((k) => k.length === 1)');
await installing.context.close();
for (const rate of [1, 4]) await measured('installed', rate, address, profile);
server.closeAllConnections();
server.close();

const many = join(folder, 'many.html');
judge('many', 'cards', 'import', values.cards ?? generatedIn(mkdtempSync(join(folder, 'cards-'))));
judge('many', 'pocket', many);
console.log(`with thousands of cards: ${thousands(readFileSync(many).length)}`);
for (const rate of [1, 4]) await measured('with thousands of cards', rate, `file://${many}`);
process.exit(tooLarge ? 1 : 0);
