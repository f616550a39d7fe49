import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { newProfile, type Opened, openBrowser, openPage, pasteLine } from '../browser/browser.ts';
import { host } from '../browser/host.ts';
import { generatedIn } from './imported.ts';

/** The page of the pocket edition in a real browser: size, first and later rulings, memory. Moments are those that the page itself notes. */

/** A page without imported cards, as a host sends it. */
export const MOST_BYTES = 700_000;

const folder = mkdtempSync(join(tmpdir(), 'headjudge-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const judge = (data: string, ...words: readonly string[]): void => {
  execFileSync(process.execPath, ['bin/judge.js', ...words], {
    env: { ...process.env, HEADJUDGE_DATA: join(folder, data) },
    stdio: 'ignore',
  });
};

const file = join(folder, 'headjudge.html');

const bytesOf = (page: Buffer): number =>
  brotliCompressSync(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;

/** Writes the page and says how large it is, bare and with brotli. */
export const pageSize = (): { readonly raw: number; readonly packed: number } => {
  judge('none', 'pocket', file, '--force');
  const page = readFileSync(file);
  return { raw: page.length, packed: bytesOf(page) };
};

const PHONE = { width: 360, height: 740, scheme: 'light' } as const;

/** One question after the other on each table, as at a match; none is asked twice. */
const QUESTIONS = [
  'retreat',
  'attack Lightning Star',
  'end turn',
  'attach L to Luxray',
  'bench Shinx',
  'can my active retreat',
];
const TABLES = [
  'CR t9 p1 | Luxray +LLLL / Shinx vs Machamp',
  'CR t9 p1 | Luxray ~confused +LLLL / Shinx, Pikachu vs Machamp -40 / Machop',
];

/** The same questions on it are tapped as soon as they are typed, so that none is ruled on ahead. */
const TABLE_AT_ONCE = 'CR t9 p1 | Luxray ~poisoned +LLLL / Shinx, Pikachu vs Machamp -20 / Machop';

/** A person who types the table and the first question gives the page at least so many milliseconds, in which it looks ahead. */
const BEFORE = 3000;
/** The same where the first ruling is measured: nobody types both in less. */
const BEFORE_FIRST = 800;

/** Milliseconds that a thumb takes from the last key to the button. */
const TO_THE_BUTTON = 250;

/** A browser that was just started loads surfaces of its own; the page is opened when it has them. Its time counts from there anyway. */
const STARTED = 1500;

const between = (page: Opened['page'], from: string, to: string): Promise<number> =>
  page.evaluate<number>(
    `performance.getEntriesByName('${to}').at(-1).startTime - performance.getEntriesByName('${from}').at(-1).startTime`,
  );

/** Milliseconds that a ruling took, and from the tap on the button to the verdict on the screen. */
const ruled = async (
  { page }: Opened,
  question: string,
  pause = TO_THE_BUTTON,
): Promise<{ readonly ruling: number; readonly tap: number }> => {
  await page.click('#tab-ask');
  await page.fill('#question', question);
  if (pause > 0) await page.waitForTimeout(pause);
  const tap = await page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    const wait = new MutationObserver(() => {
      if (document.querySelector('#verdict h2') === null) return;
      wait.disconnect();
      resolve(performance.now() - began);
    });
    wait.observe(document.body, { childList: true, subtree: true });
    document.querySelector('.typing button[type=submit]').click();
  })`);
  return { ruling: await between(page, 'asked', 'ruled'), tap };
};

/** Milliseconds until the names that go with what is typed are found. */
const lookedUp = async ({ page }: Opened, name: string): Promise<number> => {
  await page.click('#tab-table');
  await page.click('.add');
  await page.waitForSelector('#card-name');
  for (let typed = 1; typed <= name.length; typed++) {
    await page.fill('#card-name', name.slice(0, typed));
    await page.waitForTimeout(100);
  }
  return between(page, 'typed', 'found');
};

const heapOf = async ({ context, page }: Opened): Promise<number> => {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

interface Figures {
  /** From the opening of the page until its first screen takes taps. */
  readonly ready: number;
  /** From the opening until all of its program has run and all of its parts are there. */
  readonly whole: number;
  /** From the opening until the verdict on the first question is there, without the time in which a person types. */
  readonly first: number;
  readonly ruling: number;
  /** The same without a pause between typing and tapping. */
  readonly atOnce: number;
  readonly tap: number;
  readonly name: number;
  readonly heap: number;
}

/** `profile`: where an installed app is kept. */
const once = async (rate: number, address: string, profile: string | undefined, wait: boolean): Promise<Figures> => {
  const browser = await openBrowser(PHONE, profile);
  const session = await browser.context.newCDPSession(browser.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.page.waitForTimeout(STARTED);
  await openPage(browser, address);
  const ready = await browser.page.evaluate<number>(`performance.getEntriesByName('ready')[0].startTime`);
  const whole = await browser.page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      const found = performance.getEntriesByName('whole')[0];
      if (found) resolve(found.startTime);
      else setTimeout(look, 20);
    };
    look();
  })`);
  if (wait) await browser.page.waitForTimeout(BEFORE);
  const all: { readonly ruling: number; readonly tap: number }[] = [];
  for (const table of TABLES) {
    await pasteLine(browser.page, table);
    for (const question of QUESTIONS) {
      all.push(await ruled(browser, question, wait ? TO_THE_BUTTON : BEFORE_FIRST));
      if (!wait) break;
    }
    if (!wait) break;
  }
  const atOnce: number[] = [];
  if (wait) {
    await pasteLine(browser.page, TABLE_AT_ONCE);
    for (const question of QUESTIONS) atOnce.push((await ruled(browser, question, 0)).ruling);
  }
  const name = wait ? await lookedUp(browser, 'machamp') : 0;
  const heap = wait ? await heapOf(browser) : 0;
  // An app that is opened again begins with the table it was left with; here with none.
  await browser.page.evaluate("localStorage.removeItem('headjudge-pocket-state')");
  await browser.context.close();
  return {
    ready,
    whole,
    first: ready + (all[0]?.tap ?? 0),
    ruling: median(all.map(({ ruling }) => ruling)),
    atOnce: median(atOnce),
    tap: median(all.map(({ tap }) => tap)),
    name,
    heap,
  };
};

const RUNS = 3;

/** Which figures are wanted; all without it. */
export interface Wanted {
  readonly page?: (typeof PAGES)[number];
  readonly figure?: (typeof FIGURES)[number];
  /** Only as slow as a telephone. */
  readonly slowed?: boolean;
}

export const PAGES = ['one-file', 'installed', 'cards'] as const;
export const FIGURES = ['first', 'later'] as const;

const measured = async (
  rate: number,
  address: string,
  profile: string | undefined,
  figure: Wanted['figure'],
): Promise<Figures> => {
  const first: Figures[] = [];
  const later: Figures[] = [];
  // The first question comes at once in the one, and after a while in the other.
  if (figure !== 'later') for (let run = 0; run < RUNS; run++) first.push(await once(rate, address, profile, false));
  if (figure !== 'first') for (let run = 0; run < RUNS; run++) later.push(await once(rate, address, profile, true));
  const of = (all: readonly Figures[], key: keyof Figures): number => median(all.map((one) => one[key]));
  return {
    ready: of([...first, ...later], 'ready'),
    whole: of([...first, ...later], 'whole'),
    first: of(first, 'first'),
    ruling: of(later, 'ruling'),
    atOnce: of(later, 'atOnce'),
    tap: of(later, 'tap'),
    name: of(later, 'name'),
    heap: of(later, 'heap'),
  };
};

const RATES = [1, 4] as const;

const rows = async (
  title: string,
  address: string,
  { figure, slowed }: Wanted,
  profile?: string,
): Promise<readonly string[]> => {
  const quick = slowed ? null : await measured(RATES[0], address, profile, figure);
  const slow = await measured(RATES[1], address, profile, figure);
  const row = (what: string, key: keyof Figures, digits: number, unit: string): string => {
    const said = (of: Figures | null): string => (of === null ? '' : `${of[key].toFixed(digits)} ${unit}`);
    return `| ${title}: ${what} | ${said(quick)} | ${said(slow)} |`;
  };
  const first = figure === 'later' ? [] : [row('opened and ruled for the first time', 'first', 0, 'ms')];
  const later = [
    row('a later ruling', 'ruling', 1, 'ms'),
    row('the same, from the tap to the screen', 'tap', 1, 'ms'),
    row('a later ruling, tapped as soon as it is typed', 'atOnce', 1, 'ms'),
    row('a card by its name', 'name', 1, 'ms'),
    row('heap', 'heap', 1, 'MB'),
  ];
  const opened = [row('opened', 'ready', 0, 'ms'), row('opened, and all of it has run', 'whole', 0, 'ms')];
  return [...opened, ...first, ...(figure === 'first' ? [] : later)];
};

/** A page from a folder, kept by the browser after its first visit. */
const installed = async (wanted: Wanted): Promise<readonly string[]> => {
  const { address, server } = await host('dist/pocket');
  const profile = newProfile();
  // From the second visit on, all of it comes from the cache.
  for (let visit = 0; visit < 2; visit++) {
    const opened = await openBrowser(PHONE, profile);
    await openPage(opened, address);
    await opened.page.waitForFunction('caches.keys().then((k) => k.length === 1)');
    await opened.page.waitForTimeout(BEFORE_FIRST);
    await opened.context.close();
  }
  const found = await rows('installed', address, wanted, profile);
  server.closeAllConnections();
  server.close();
  return found;
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

const oneFile = (wanted: Wanted): Promise<readonly string[]> => rows('one file', `file://${file}`, wanted);

const withThousands = join(folder, 'many.html');

const withCards = (wanted: Wanted, cards: string | undefined): Promise<readonly string[]> => {
  judge('many', 'cards', 'import', cards ?? generatedIn(mkdtempSync(join(folder, 'cards-'))));
  judge('many', 'pocket', withThousands);
  return rows('with thousands of cards', `file://${withThousands}`, wanted);
};

/** Some of the figures, in less than a minute where one page and one figure are wanted. */
export const pocketFigures = async (wanted: Wanted, cards?: string): Promise<readonly string[]> => {
  const of = { 'one-file': oneFile, installed, cards: (some: Wanted) => withCards(some, cards) };
  const found: string[] = [];
  for (const page of PAGES)
    if (wanted.page === undefined || wanted.page === page) found.push(...(await of[page](wanted)));
  return found;
};

/** What the figures count, for those who read them. */
const HOW_MEASURED = [
  '*Opened*: from the opening until the first screen is drawn and takes taps; what reads tables and rules runs right after that, while a person begins to tap, and',
  `*all of it has run* says when it is done. A browser that was just started is given ${STARTED / 1000} s before it opens the page. *For the first time*: *opened*, and from the tap on`,
  `the button to the verdict on the screen; between the two a table and a question are typed, whose time is not counted, and ${BEFORE_FIRST / 1000} s pass before the tap. *A later ruling*: the`,
  `button is tapped ${TO_THE_BUTTON / 1000} s after the last letter, which a thumb takes at least; the page has ruled ahead by then. *Tapped as soon as it is typed* is without that quarter of a second.`,
];

/** The table as lines of Markdown. `cards`: a folder of card data for the page with thousands of cards; without it, cards made up for it. */
export const pocketTable = async (title: string, cards?: string): Promise<readonly string[]> => {
  const { raw, packed } = pageSize();
  const alone = await oneFile({});
  const kept = await installed({});
  const many = await withCards({}, cards);
  const page = readFileSync(withThousands);
  return [
    `## ${title}`,
    '',
    `A page is ${kilobytes(raw)}, with brotli ${kilobytes(packed)} (at most ${kilobytes(MOST_BYTES)}); with thousands of cards ${kilobytes(page.length)}, with brotli ${kilobytes(bytesOf(page))}.`,
    '',
    ...HOW_MEASURED,
    '',
    '| in Chromium, medians | at full speed | slowed down 4× |',
    '|---|--:|--:|',
    ...alone,
    ...kept,
    ...many,
    '',
  ];
};
