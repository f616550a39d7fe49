import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sideways } from './checks.ts';
import { DISPUTES, Finger } from './disputes.ts';
import { FIREFOX, openFirefox } from './firefox.ts';
import { putLine, ruledOn } from './hands.ts';
import { writeHeardPage } from './heard-page.ts';
import { host } from './host.ts';
import { importCards, importCopies } from './imports.ts';
import { HOSTILE_BACKUP, HOSTILE_LINE } from './samples.ts';
import { DrivenPage, type Session } from './webdriver.ts';
import { hasScreen, openWebKit, WEBKIT } from './webkit.ts';

/** The page in the browsers of other makers, as far as they are on this machine. */

export interface Other {
  readonly name: string;
  readonly install: string;
  /** What stores of a page outlast: the browser itself, or only a page that is opened again. */
  readonly keeps: 'a restart' | 'a reload';
  program(): string | null;
  open(program: string, profile: string): Promise<Session>;
}

const first = (paths: readonly string[]): string | null => paths.find((path) => existsSync(path)) ?? null;

export const OTHERS: readonly Other[] = [
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    keeps: 'a restart',
    program: () => first(FIREFOX),
    open: openFirefox,
  },
  {
    name: 'WebKit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    keeps: 'a reload',
    program: () => (hasScreen() ? first(WEBKIT) : null),
    open: openWebKit,
  },
];

type Fault = (where: string, what: string) => void;

const PHONE = [360, 740] as const;
const NARROWEST = [320, 700] as const;

const heardIn = async (page: DrivenPage, where: string, fault: Fault): Promise<void> => {
  for (const one of await page.evaluate<readonly string[]>('heard.splice(0)')) fault(where, one);
};

const tenDisputes = async (page: DrivenPage, address: string, where: string, fault: Fault): Promise<void> => {
  for (const { name, verdict, cites, play } of DISPUTES) {
    try {
      await page.evaluate('localStorage.clear()');
      await page.open(address);
      await play(new Finger(page));
      await page.seen('#verdict h2');
      const said = await page.evaluate<string>("document.querySelector('#verdict h2').textContent");
      if (said !== verdict) fault(where, `${name}: the page says ${said}, not ${verdict}`);
      if (!(await page.evaluate<string>("document.querySelector('#main').textContent")).includes(cites))
        fault(where, `${name}: ${cites} is not on the screen`);
    } catch (error) {
      fault(where, `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await heardIn(page, where, fault);
  }
};

/** The screens that are in sight most, on the narrowest telephone and with text twice as large. */
const SCREENS: readonly (readonly [name: string, reach: (page: DrivenPage) => Promise<unknown>])[] = [
  [
    'the table',
    (page) => putLine(page, 'CR t9 p1 | Luxray(DP 7) +LLLL ~confused / Shinx@9 +L vs Machamp -40 / Machop'),
  ],
  ['the facts of a Pokémon', (page) => page.tap('.near .pokemon.active .pokemon-head')],
  ['the ruling', (page) => ruledOn(page, 'attack Lightning Star')],
  ['the acts', (page) => page.tap('#tab-ask')],
  [
    'rules that were found',
    async (page) => {
      await page.tap('#tab-rules');
      await page.type('#search', 'asleep retreat');
      await page.seen('.hit');
    },
  ],
  [
    'a rule',
    async (page) => {
      await page.tap('.hit');
      await page.seen('#rule');
    },
  ],
  ['what is saved', (page) => page.tap('#tab-saved')],
];

const narrowScreens = async (page: DrivenPage, where: string, fault: Fault, pictures: string | null): Promise<void> => {
  await page.size(...NARROWEST);
  // A window takes its size a moment after the driver has answered.
  let width = await page.evaluate<number>('innerWidth');
  for (let tries = 0; tries < 20 && width !== NARROWEST[0]; tries++) {
    await setTimeout(100);
    width = await page.evaluate<number>('innerWidth');
  }
  if (width !== NARROWEST[0]) fault(where, `its window is ${width} px wide, not ${NARROWEST[0]}`);
  for (const [at, [name, reach]] of SCREENS.entries()) {
    await reach(page);
    for (const one of await sideways(page)) fault(where, `${name} scrolls sideways: ${one}`);
    if (pictures !== null) await page.picture(join(pictures, `${where}-${at + 1}.png`));
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    for (const one of await sideways(page)) fault(where, `${name}, text at 200 %, scrolls sideways: ${one}`);
    await page.evaluate('document.documentElement.style.fontSize = ""');
  }
  await page.size(...PHONE);
  await heardIn(page, where, fault);
};

const saveDispute = async (page: DrivenPage): Promise<string> => {
  await putLine(page, 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Riolu');
  await ruledOn(page, 'retreat');
  await page.tap('.actions .button:has-text("Save")');
  await page.until("localStorage.getItem('headjudge-pocket-state').includes('asleep')");
  return page.evaluate<string>("localStorage.getItem('headjudge-pocket-state')");
};

const restoreDispute = async (page: DrivenPage, backup: string, where: string, fault: Fault): Promise<void> => {
  await page.tap('#tab-saved');
  await page.give('#restore', backup);
  await page.tap('.act .row');
  await page.tap('button:text-is("Rule on it again")');
  await page.seen('#verdict h2:has-text("ILLEGAL")');
  await heardIn(page, where, fault);
};

const hostileTexts = async (page: DrivenPage, folder: string, where: string, fault: Fault): Promise<void> => {
  const backup = join(folder, 'hostile.json');
  writeFileSync(backup, HOSTILE_BACKUP);
  await putLine(page, HOSTILE_LINE);
  await ruledOn(page, 'retreat');
  await page.tap('#tab-saved');
  await page.give('#restore', backup);
  await page.seen('.act .row:has-text("onerror")');
  const made = await page.evaluate<number>(
    "document.querySelectorAll('#app img, #app script, #app iframe').length + ('pwned' in window ? 1 : 0)",
  );
  if (made > 0) fault(where, 'a hostile text became markup');
  await heardIn(page, where, fault);
};

/** From a folder: cards and copies are imported beside the page, kept in its database, and there again when it is opened again. */
const fromFolder = async (page: DrivenPage, folder: string, where: string, fault: Fault): Promise<void> => {
  const site = join(folder, `site-${where}`);
  cpSync('dist/pocket', site, { recursive: true });
  writeHeardPage('dist/pocket/index.html', join(site, 'index.html'));
  const { address, server } = await host(site);
  try {
    await page.open(address);
    await importCards(page, address, folder, (what) => fault(where, what));
    await importCopies(page, address, folder, (what) => fault(where, what));
    await heardIn(page, where, fault);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** Looks at the page in one browser. `pictures`: a folder for what its screens look like. */
export const testIn = async (
  { name, keeps, open }: Other,
  program: string,
  file: string,
  folder: string,
  fault: Fault,
  pictures: string | null,
): Promise<string> => {
  if (pictures !== null) mkdirSync(pictures, { recursive: true });
  const heard = join(folder, 'heard.html');
  writeHeardPage(file, heard);
  const address = `file://${heard}`;
  const profile = mkdtempSync(join(folder, 'profile-'));
  const begun = async (): Promise<DrivenPage> => {
    const page = new DrivenPage(await open(program, profile));
    await page.size(...PHONE);
    await page.open(address);
    return page;
  };
  let page = await begun();
  try {
    await tenDisputes(page, address, name, fault);
    await page.evaluate('localStorage.clear()');
    await page.open(address);
    await narrowScreens(page, name, fault, pictures);
    const backup = join(folder, 'backup-of-other.json');
    writeFileSync(backup, await saveDispute(page));
    if (keeps === 'a restart') {
      await page.end();
      page = await begun();
    } else await page.open(address);
    await page.tap('#tab-saved');
    await page.seen('.act .row');
    await page.evaluate('localStorage.clear()');
    await page.open(address);
    await restoreDispute(page, backup, name, fault);
    await hostileTexts(page, folder, name, fault);
    await fromFolder(page, folder, name, fault);
  } finally {
    await page.end();
  }
  return `${name} rules ${DISPUTES.length} disputes by taps, searches, imports cards and a copy, and keeps a dispute over ${keeps}`;
};
