import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'));
  writeFileSync(at('picture.yaml'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xd]));
  writeFileSync(at('latin.txt'), Buffer.from('CR | Pok\u00e9mon vs ?', 'latin1'));
  writeFileSync(at('utf16.yaml'), Buffer.from('board: CR | Luxray vs ?\n', 'utf16le'));
  writeFileSync(at('bom.yaml'), '\ufeffboard: CR | Luxray vs ?\n');
  writeFileSync(at('empty.yaml'), '');
  writeFileSync(at('rules.yaml'), 'board: CR | Luxray vs ?\nask: retreat\nexpect:\n  rules: [zzzzzz]\n');
  writeFileSync(at('noise.yaml'), `board: CR | ${'\u0001'.repeat(300)} vs ?\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file that cannot be a board is reported in one fault', () => {
  test.each(['picture.yaml', 'latin.txt', 'utf16.yaml'])('%s is not text in UTF-8', async (name) => {
    for (const words of [
      ['board', 'check', at(name)],
      ['verify', at(name)],
      ['replay', at(name)],
    ]) {
      const { code, out } = await ran([...words, '--json']);
      expect(code).toBe(2);
      const { errors } = JSON.parse(out) as { errors: { code: string; message: string }[] };
      expect(errors).toMatchObject([{ code: 'unreadable', message: `${at(name)} is not text in UTF-8.` }]);
    }
  });

  test('a byte order mark is nothing wrong', async () => {
    expect((await ran(['board', 'check', at('bom.yaml')])).code).toBe(0);
  });

  test('an archive on standard input is not text either', async () => {
    expect((await ran(['board', 'check', '-'], 'PK\u0003\u0004\0\0')).error).toContain('standard input is not text');
  });
});

test('a rule that nothing is near to has no empty line of nearest ones', async () => {
  const { error } = await ran(['verify', at('rules.yaml')]);
  expect(error).toContain('no rule has the number “zzzzzz”.');
  expect(error).not.toContain('nearest');
});

test('the fault that says there are more names its file', async () => {
  const { out } = await ran(['board', 'check', at('noise.yaml'), '--json']);
  const { errors } = JSON.parse(out) as { errors: { code: string; file: string }[] };
  expect(errors.find((one) => one.code === 'too-many')?.file).toBe(at('noise.yaml'));
});
