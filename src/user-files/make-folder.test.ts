import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './index.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'judge-'));
});
afterAll(() => rmSync(home, { recursive: true }));

test('a folder is made with those above it, and one that is there is left alone', () => {
  const folder = join(home, 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('a file in the way is reported, and left as it is', () => {
  const file = join(home, 'file');
  writeFileSync(file, 'kept');
  expect(() => makeFolder(file)).toThrow(/EEXIST/u);
  expect(() => makeFolder(join(file, 'deeper'))).toThrow(/ENOTDIR|EEXIST/u);
});

test.runIf(existsSync('/proc/self'))('where no folder may be made it ends, and says so', () => {
  expect(() => makeFolder('/proc/nothing/here')).toThrow(/ENOENT|EACCES|EPERM|EROFS/u);
});
