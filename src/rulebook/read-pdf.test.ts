import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'judge-pdf-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

/** A thread that does something else than reading. */
const thread = (script: string): string => {
  const file = join(room, 'thread.mjs');
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${script}\n`);
  return file;
};
const bytes = new Uint8Array([1, 2, 3]);

test('gives what the thread says', async () => {
  const script = thread(`parentPort.postMessage({ ok: true, text: 'bytes: ' + workerData.length, pages: 1 });`);
  expect(await readPdf(bytes, script)).toEqual({ ok: true, text: 'bytes: 3', pages: 1 });
});

test('stops a thread that takes too long, or too much memory', async () => {
  expect(await readPdf(bytes, thread('for (;;);'), { memory: 2 ** 40, time: 200 })).toEqual({
    ok: false,
    why: 'too-much',
  });
  const hungry = thread('const all = []; for (;;) all.push(Buffer.alloc(4 * 1024 * 1024, 1));');
  expect(await readPdf(bytes, hungry, { memory: 300 * 1024 * 1024, time: 60_000 })).toEqual({
    ok: false,
    why: 'too-much',
  });
});

test('takes a thread that breaks for a damaged file', async () => {
  expect(await readPdf(bytes, thread(`throw new Error('no');`))).toEqual({ ok: false, why: 'damaged' });
});
