// Opens the pocket edition in a real browser: rules ten disputes by taps, looks at every screen, cuts the network, restarts, restores.
// npm run test:browser. Ends with 1 where anything is wrong, with 2 without a browser.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askQuestion,
  browserProgram,
  newProfile,
  type Opened,
  openBrowser,
  openPage,
  pasteLine,
} from './browser/browser.ts';
import { brokenWords, sideways, smallTargets, violations } from './browser/checks.ts';
import { DISPUTES, Finger } from './browser/disputes.ts';
import { handsOn } from './browser/hands.ts';
import { host } from './browser/host.ts';
import { importCards, importCopies } from './browser/imports.ts';
import { OTHERS, testIn } from './browser/other-browsers.ts';
import { HOSTILE_BACKUP, HOSTILE_LINE } from './browser/samples.ts';
import { STATES } from './browser/states.ts';

browserProgram();
/** `npm run test:browser -- taps` runs the parts whose names have that word; a folder after it takes pictures of other browsers. */
const [, , wanted, pictures] = process.argv;
const faults: string[] = [];
const fault = (where: string, what: string): void => {
  faults.push(`${where}: ${what}`);
};
const folder = mkdtempSync(join(tmpdir(), 'headjudge-pocket-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const PHONE = { width: 360, height: 740, scheme: 'light' } as const;

/** Runs a part of the test; what it throws is a fault of that part, and the others still run. */
const part = async (name: string, run: () => Promise<string>): Promise<void> => {
  if (wanted !== undefined && !name.includes(wanted)) return;
  const began = performance.now();
  try {
    const came = await run();
    console.log(`${name}: ${came} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    fault(name, error instanceof Error ? (error.message.split('\n').slice(0, 6).join(' ') ?? '') : String(error));
  }
};

const quiet = (name: string, { errors }: Opened): void => {
  for (const error of errors) fault(name, error);
};

const file = join(folder, 'headjudge.html');
execFileSync(process.execPath, ['bin/judge.js', 'pocket', file], {
  env: { ...process.env, HEADJUDGE_DATA: join(folder, 'data') },
});
const page = `file://${file}`;

await part('ten disputes by taps', async () => {
  const counts: string[] = [];
  const opened = await openBrowser(PHONE);
  for (const { name, verdict, cites, play } of DISPUTES) {
    await openPage(opened, page);
    await opened.page.evaluate('localStorage.clear()');
    await openPage(opened, page);
    const finger = new Finger(handsOn(opened.page));
    try {
      await play(finger);
      await opened.page.waitForSelector('#verdict h2');
      const said = await opened.page.textContent('#verdict h2');
      if (said !== verdict) fault(name, `the page says ${said}, not ${verdict}`);
      const screen = (await opened.page.textContent('#main')) ?? '';
      if (!screen.includes(cites)) fault(name, `${cites} is not on the screen`);
      if (finger.taps >= 10) fault(name, `${finger.taps} taps; under ten are promised`);
      counts.push(`${finger.taps}+${finger.typed}`);
    } catch (error) {
      fault(name, error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error));
    }
  }
  quiet('ten disputes', opened);
  const away = opened.requests.filter((one) => one !== page);
  if (away.length > 0) fault('ten disputes', `asks for ${away.join(', ')}`);
  await opened.context.close();
  return `taps + names typed: ${counts.join(' ')}`;
});

await part('every screen at 320 px', async () => {
  let looked = 0;
  const opened = await openBrowser({ width: 320, height: 700, scheme: 'light' });
  await openPage(opened, page);
  for (const { name, reach } of STATES) {
    await reach(opened.page);
    for (const one of await violations(opened.page, 'all')) fault(`${name}, light`, one);
    for (const one of await smallTargets(opened.page)) fault(name, `a small target: ${one}`);
    for (const one of await sideways(opened.page)) fault(name, `scrolls sideways: ${one}`);
    await opened.page.evaluate('document.documentElement.style.fontSize = "200%"');
    for (const one of await sideways(opened.page)) fault(`${name}, text at 200 %`, `scrolls sideways: ${one}`);
    for (const one of await brokenWords(opened.page)) fault(`${name}, text at 200 %`, `breaks a word: ${one}`);
    await opened.page.evaluate('document.documentElement.style.fontSize = ""');
    await opened.page.emulateMedia({ colorScheme: 'dark' });
    for (const one of await violations(opened.page, 'colours')) fault(`${name}, dark`, one);
    await opened.page.emulateMedia({ colorScheme: 'light' });
    looked += 1;
  }
  quiet('every screen', opened);
  await opened.context.close();
  return `${looked} states, light and dark, text at 200 %`;
});

await part('names, lines and backups stay text', async () => {
  const opened = await openBrowser(PHONE);
  await openPage(opened, page);
  await pasteLine(opened.page, HOSTILE_LINE);
  await askQuestion(opened.page, 'retreat');
  await opened.page.click('#tab-saved');
  await opened.page.setInputFiles('#restore', {
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(HOSTILE_BACKUP),
  });
  await opened.page.waitForSelector('.act .row');
  await opened.page.click('.act .row');
  await opened.page.setInputFiles('#restore', {
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"headjudge":"pocket backup","schema":1,"saved":[{}]}'),
  });
  await opened.page.waitForSelector('.said:has-text("Dispute 1 of the backup")');
  const made = await opened.page.evaluate<number>(
    'document.querySelectorAll("#app img, #app script, #app iframe").length',
  );
  if (made > 0 || (await opened.page.evaluate<boolean>('"pwned" in window'))) fault('hostile text', 'it became markup');
  quiet('hostile text', opened);
  await opened.context.close();
  return 'a card, a line, two backups';
});

await part('saved, restarted, restored', async () => {
  const profile = newProfile();
  const first = await openBrowser(PHONE, profile);
  await openPage(first, page);
  await pasteLine(first.page, 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Riolu');
  await askQuestion(first.page, 'retreat');
  await first.page.click('.actions .button:has-text("Save")');
  await first.page.click('#tab-saved');
  const [download] = await Promise.all([first.page.waitForEvent('download'), first.page.click('text=Save a backup')]);
  const backup = join(folder, 'backup.json');
  await download.saveAs(backup);
  quiet('saved', first);
  await first.context.close();
  const again = await openBrowser(PHONE, profile);
  await openPage(again, page);
  await again.page.click('#tab-saved');
  if ((await again.page.locator('.act').count()) !== 1) fault('restarted', 'the saved dispute is gone');
  await again.context.close();
  const other = await openBrowser(PHONE);
  await openPage(other, page);
  await other.page.click('#tab-saved');
  await other.page.setInputFiles('#restore', backup);
  await other.page.click('.act .row');
  await other.page.click('text=Rule on it again');
  await other.page.waitForSelector('#verdict h2:has-text("ILLEGAL")');
  quiet('restored', other);
  await other.context.close();
  return 'a dispute is there after a restart, and on another device';
});

await part('from a folder, without a network', async () => {
  const site = join(folder, 'site');
  cpSync('dist/pocket', site, { recursive: true });
  const { address, server, asked } = await host(site);
  const profile = newProfile();
  const visit = await openBrowser(PHONE, profile);
  await openPage(visit, address);
  await visit.page.evaluate('navigator.serviceWorker.ready');
  await visit.page.waitForFunction('caches.keys().then((k) => k.length === 1)');
  quiet('first visit', visit);
  await visit.context.close();
  // A page that is kept asks its host for one thing: whether there is a newer one.
  asked.splice(0);
  const opened = await openBrowser(PHONE, profile);
  await openPage(opened, address);
  await askQuestion(opened.page, 'retreat');
  const others = asked.filter((name) => name !== 'sw.js');
  if (others.length > 0) fault('kept', `asks its host for ${others.map((name) => name || 'the page').join(', ')}`);
  if (!(await opened.page.evaluate<boolean>("localStorage.getItem('headjudge-pocket-nothing-imported') !== null")))
    fault('kept', 'no note says that nothing is imported');
  const hands = handsOn(opened.page);
  const at = (what: string): void => fault('imported', what);
  const cards = await importCards(hands, address, folder, at);
  const copies = await importCopies(hands, address, folder, at);
  const foreign = opened.requests.filter((one) => !one.startsWith(address));
  if (foreign.length > 0) fault('folder', `asks for ${foreign.join(', ')}`);
  // A newer build waits until a tap lets it take over.
  writeFileSync(
    join(site, 'sw.js'),
    readFileSync(join(site, 'sw.js'), 'utf8').replace(/headjudge-[0-9a-f]+/u, 'headjudge-newer'),
  );
  await openPage(opened, address);
  await opened.page.waitForSelector('.notice');
  const kept = await opened.page.evaluate<readonly string[]>('caches.keys()');
  if (kept.length !== 2) fault('update', `${kept.length} builds are kept while one waits`);
  await Promise.all([opened.page.waitForEvent('load'), opened.page.click('text=Update now')]);
  await opened.page.waitForSelector('html[data-ready]');
  await opened.page.waitForFunction('caches.keys().then((k) => k.length === 1 && k[0] === "headjudge-newer")');
  quiet('folder', opened);
  await opened.context.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const offline = await openBrowser(PHONE, profile);
  await openPage(offline, address);
  await pasteLine(offline.page, 'CR t9 p1 | Testaur ~asleep +FF / Shinx vs Machamp');
  const illegal = await askQuestion(offline.page, 'retreat');
  if (illegal !== 'ILLEGAL') fault('without a network', `an Asleep Pokémon's retreat is ${illegal}`);
  await offline.page.click('#tab-rules');
  await offline.page.fill('#search', 'asleep retreat');
  await offline.page.waitForSelector('.hit');
  await offline.context.close();
  return `kept; cards imported, ${cards}; ${copies}; updated when asked, and ruled with the host gone`;
});

for (const other of OTHERS)
  await part(`in ${other.name}`, async () => {
    const program = other.program();
    return program === null
      ? `not here, not tested. Install it:  ${other.install}`
      : testIn(other, program, file, folder, fault, pictures ?? null);
  });

for (const one of faults) console.error(one);
console.log(faults.length === 0 ? 'The pocket edition holds in a browser.' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
