import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeNew, writeWhole } from '../../user-files/index.ts';
import { disputeFiles, fileName, findDispute, saveDispute } from './dispute-files.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'disputes-'));

const listed = (where: string) => {
  const files = disputeFiles(where);
  if ('unreadable' in files) throw new Error(files.unreadable);
  return files;
};

describe('saving', () => {
  it('never takes the place of another dispute: a second one of that name gets a number', () => {
    const where = folder();
    const names = ['one', 'two', 'three'].map((text) => saveDispute(where, 'Table 7', text));
    expect(names.map((file) => file.slice(where.length + 1))).toEqual([
      'table-7.yaml',
      'table-7-2.yaml',
      'table-7-3.yaml',
    ]);
    expect(names.map((file) => readFileSync(file, 'utf8'))).toEqual(['one', 'two', 'three']);
  });

  it('of two at once, one learns that the name is taken, and both texts are whole', () => {
    const file = join(folder(), 'a.yaml');
    expect([writeNew(file, 'first'), writeNew(file, 'second')]).toEqual([true, false]);
    expect(readFileSync(file, 'utf8')).toBe('first');
  });

  it('leaves nothing half-written beside the file', () => {
    const where = folder();
    writeWhole(join(where, 'a.yaml'), 'x');
    writeWhole(join(where, 'a.yaml'), 'y');
    writeNew(join(where, 'a.yaml'), 'z');
    expect(readdirSync(where)).toEqual(['a.yaml']);
    expect(readFileSync(join(where, 'a.yaml'), 'utf8')).toBe('y');
  });

  it('makes its folder, and says what the file system says where it cannot', () => {
    const where = folder();
    expect(existsSync(saveDispute(join(where, 'deep', 'disputes'), 'x', ''))).toBe(true);
    writeFileSync(join(where, 'file'), '');
    expect(() => saveDispute(join(where, 'file', 'disputes'), 'x', '')).toThrow(/ENOTDIR|EEXIST/u);
  });
});

describe('names', () => {
  it.each([
    ['Table 7', 'table-7'],
    ['../../etc/passwd', 'etc-passwd'],
    ['/absolute', 'absolute'],
    ['C:\\Windows\\x', 'c-windows-x'],
    ['\u001b[31mred\u202e', '31mred'],
    ['Pokémon δ ★', 'pokemon-δ'],
    ['CON', 'con-1'],
    ['...', 'dispute'],
    ['', 'dispute'],
    ['a\0b', 'a-b'],
  ])('%j is the file %s', (title, name) => {
    expect(fileName(title)).toBe(name);
  });

  it('are cut before a file system does it', () => {
    expect(fileName('x'.repeat(500))).toHaveLength(60);
  });
});

describe('the list', () => {
  const filled = (): string => {
    const where = folder();
    ['old', 'newer', 'newest'].forEach((name, at) => {
      const file = saveDispute(where, name, `name: ${name}\n`);
      utimesSync(file, 1_000_000 + at, 1_000_000 + at);
    });
    return where;
  };

  it('has the newest first, and only what is a dispute', () => {
    const where = filled();
    writeFileSync(join(where, 'notes.txt'), '');
    writeFileSync(join(where, '.hidden.yaml'), '');
    writeFileSync(join(where, 'half.yaml.abc.tmp'), '');
    mkdirSync(join(where, 'folder.yaml'));
    symlinkSync(join(where, 'nowhere'), join(where, 'dangling.yaml'));
    expect(listed(where).map(({ name }) => name)).toEqual(['newest', 'newer', 'old']);
  });

  it('is empty where nothing was ever saved, and says so where the folder is none or may not be read', () => {
    expect(disputeFiles(join(folder(), 'none'))).toEqual([]);
    const where = folder();
    writeFileSync(join(where, 'file'), '');
    expect(disputeFiles(join(where, 'file'))).toEqual({ unreadable: 'it is not a folder' });
    const shut = folder();
    chmodSync(shut, 0);
    const found = disputeFiles(shut);
    chmodSync(shut, 0o700);
    // The superuser may read it all the same.
    if (process.getuid?.() !== 0) expect(found).toEqual({ unreadable: 'it may not be read by you' });
  });

  it('is searched by number, by name, by the only name that begins so', () => {
    const files = listed(filled());
    const found = (said: string) => {
      const meant = findDispute(files, said);
      return meant.kind === 'one' ? meant.file.name : meant.kind === 'several' ? meant.names : meant.near;
    };
    expect(found('1')).toBe('newest');
    expect(found('#3')).toBe('old');
    expect(found('newer')).toBe('newer');
    expect(found('OLD')).toBe('old');
    expect(found('newe')).toEqual(['newest', 'newer']);
    expect(found('ol')).toBe('old');
    expect(found('odl')).toEqual(['old']);
    expect(found('4')).toEqual([]);
  });

  it('prefers a dispute that is called like a number', () => {
    const where = filled();
    saveDispute(where, '3', '');
    const meant = findDispute(listed(where), '3');
    expect(meant.kind === 'one' ? meant.file.name : meant).toBe('3');
  });
});
