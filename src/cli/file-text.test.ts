import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST } from '../asking/tables/source-text.ts';
import { fileText } from './file-text.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-text-'));
  mkdirSync(join(folder, 'boards.yaml'));
  symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
  writeFileSync(join(folder, 'full.yaml'), 'x'.repeat(LARGEST));
  writeFileSync(join(folder, 'large.yaml'), 'x'.repeat(LARGEST + 1));
  writeFileSync(join(folder, 'empty.yaml'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => fileText(join(folder, name));

test('a file up to the limit is read whole', () => {
  expect(read('full.yaml')).toMatchObject({ text: 'x'.repeat(LARGEST) });
  expect(read('empty.yaml')).toMatchObject({ text: '' });
});

test.each([
  ['boards.yaml', 'unreadable', 'is a folder, not a file.'],
  ['gone.yaml', 'unreadable', 'cannot be read: it is gone.'],
  // What cannot be opened cannot be looked at either.
  ['loop.yaml', 'unreadable', 'cannot be read: ELOOP.'],
  ['large.yaml', 'too-large', 'is 65 KiB; a board file may have 64 KiB.'],
])('it is said why %s is not read', (name, code, message) => {
  expect(read(name)).toMatchObject({ code, message: expect.stringContaining(message) });
});
