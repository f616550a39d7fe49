// Measures the page of the pocket edition in a real browser: size, first ruling, warm rulings, memory. npm run bench:pocket
// With --size only the size, which needs no browser. A page that is too large ends with 1.
// Figures of a machine that does other work are not worth keeping: it prints them and writes nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { flagsOf } from '../src/trials/flags.ts';
import { askQuestion, openBrowser, openPage, pasteLine } from './browser/browser.ts';

/** A page without imported cards, as a host sends it. */
const MOST_BYTES = 700_000;

const { values } = flagsOf('bench:pocket', { size: { kind: 'yes' } });
const folder = mkdtempSync(join(tmpdir(), 'headjudge-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'headjudge.html');
execFileSync(process.execPath, ['bin/judge.js', 'pocket', file], {
  env: { ...process.env, HEADJUDGE_DATA: join(folder, 'data') },
});

const page = readFileSync(file);
const packed = brotliCompressSync(page, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
const thousands = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const tooLarge = packed.length > MOST_BYTES;
console.log(
  `page: ${thousands(page.length)}, with brotli ${thousands(packed.length)}${tooLarge ? `: more than ${thousands(MOST_BYTES)}` : ''}`,
);
if (values.size) process.exit(tooLarge ? 1 : 0);

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

for (const rate of [1, 4]) {
  const drawn: number[] = [];
  const first: number[] = [];
  const warm: number[] = [];
  let heap = 0;
  for (let run = 0; run < 3; run++) {
    const opened = await openBrowser({ width: 360, height: 740, scheme: 'light' });
    const session = await opened.context.newCDPSession(opened.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await openPage(opened, `file://${file}`);
    drawn.push(await opened.page.evaluate<number>('performance.now()'));
    await pasteLine(opened.page, 'CR t9 p1 | Luxray ~confused +LLLL / Shinx vs Machamp');
    await opened.page.click('#tab-ask');
    for (let ask = 0; ask < 6; ask++) {
      await opened.page.fill('#question', 'retreat');
      const took = await opened.page.evaluate<number>(`new Promise((resolve) => {
        const began = performance.now();
        const wait = new MutationObserver(() => {
          if (document.querySelector('#verdict h2') === null) return;
          wait.disconnect();
          resolve(performance.now() - began);
        });
        wait.observe(document.body, { childList: true, subtree: true });
        document.querySelector('.typing button[type=submit]').click();
      })`);
      (ask === 0 ? first : warm).push(took);
      await opened.page.click('#tab-ask');
    }
    await askQuestion(opened.page, 'retreat');
    heap = Math.max(heap, (await session.send('Runtime.getHeapUsage')).usedSize);
    await opened.context.close();
  }
  console.log(
    `at ${rate}×: open after ${Math.round(median(drawn))} ms, first ruling ${Math.round(median(first))} ms more, later ones ${median(warm).toFixed(1)} ms with all other rulebooks, heap ${(heap / 1e6).toFixed(1)} MB`,
  );
}
process.exit(tooLarge ? 1 : 0);
