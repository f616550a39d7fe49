// Draws docs/pocket.png: the screens of the pocket edition, light and dark, as they are. npm run pocket:pictures
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, openPage } from './browser/browser.ts';
import { STATES } from './browser/states.ts';

const folder = mkdtempSync(join(tmpdir(), 'headjudge-pictures-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'headjudge.html');
execFileSync(process.execPath, ['bin/judge.js', 'pocket', file]);

const SHOWN = [
  'a table',
  'the acts',
  'a ruling that forbids',
  'a ruling that depends on a coin',
  'the words for the player',
  'rules that were found',
];
const pictures: string[] = [];
const opened = await openBrowser({ width: 360, height: 740, scheme: 'light' });
await openPage(opened, `file://${file}`);
for (const { name, reach } of STATES) {
  await reach(opened.page);
  if (!SHOWN.includes(name)) continue;
  for (const colorScheme of ['light', 'dark'] as const) {
    await opened.page.emulateMedia({ colorScheme });
    await opened.page.waitForTimeout(100);
    pictures.push((await opened.page.screenshot()).toString('base64'));
  }
  await opened.page.emulateMedia({ colorScheme: 'light' });
}
await opened.page.goto('about:blank');
await opened.page.setViewportSize({ width: SHOWN.length * 200 + 16, height: 2 * 412 + 16 });
await opened.page.setContent(
  `<body style="margin:8px;background:#8a8f9c;display:grid;grid-auto-flow:column;grid-template-rows:1fr 1fr;gap:8px">${pictures
    .map((one) => `<img alt="" style="width:192px" src="data:image/png;base64,${one}">`)
    .join('')}</body>`,
);
await opened.page.waitForTimeout(300);
await opened.page.screenshot({ path: 'docs/pocket.png' });
await opened.context.close();
process.exit(0);
