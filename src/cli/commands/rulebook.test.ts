import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RulebookImportReport, RulebookListReport } from '../../render/report/rulebook-report.ts';
import type { ErrorReport, HitJson, RulesReport, RulingReport } from '../../render/report/types.ts';
import { printed } from '../../rulebook/copies.fixture.ts';
import { corpusIndex } from '../data.ts';
import { ran } from '../fake-io.fixture.ts';

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'judge-rulebook-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const data = (): string => join(room, 'data');
const store = (): string => join(data(), 'rulebooks');
const judge = (...words: readonly string[]) => ran(words, '', { env: { HEADJUDGE_DATA: data() } });
const json = async <T>(...words: readonly string[]): Promise<{ readonly code: number; readonly report: T }> => {
  const { code, out } = await judge(...words, '--json');
  return { code, report: JSON.parse(out) as T };
};

const write = (name: string, content: string | Buffer): string => {
  const file = join(room, name);
  writeFileSync(file, content);
  return file;
};

/** A copy of a small document, in our own words, with a word in it that only the copy has. */
const copyOf = (document: string, more = 'Version 3.1 (02/03/2004)'): string => {
  const text = printed(corpusIndex().entries.filter((entry) => entry.document === document));
  return `${more}\n\n${text.replace(/Retreat Cost/gu, 'Cost of Retreating')}`;
};

describe('the reader’s own copy', () => {
  it('is recognised, indexed and reported; rules quote it with version and date', async () => {
    const first = await json<RulebookImportReport>('rulebook', 'import', write('mine.txt', copyOf('neo-2001')));
    expect(first).toMatchObject({
      code: 0,
      report: {
        copy: { document: 'neo-2001', file: 'mine.txt', kind: 'text', version: '3.1', date: '02/03/2004', missed: 0 },
        missed: [],
        doubted: [],
        replaced: null,
        folder: store(),
      },
    });
    const { report } = await json<RulesReport>('rule', 'Play.9A', 'CR 309.4');
    expect(report.rules[0]).toMatchObject({
      original: { source: 'mine.txt, version 3.1, 02/03/2004', of: 'entry', doubt: null },
      ownCopy: { file: 'mine.txt', version: '3.1', date: '02/03/2004', damaged: null },
    });
    const own = corpusIndex().entries.find(({ document, id }) => document === 'neo-2001' && id === 'Play.9A');
    expect(report.rules[0]?.original?.text).toBe(`A. ${own?.text}`);
    expect(report.rules[1]).toMatchObject({ original: null, ownCopy: null });
    expect((await judge('rule', 'Play.9A')).out).toContain(
      'In your own copy (mine.txt, version 3.1, 02/03/2004):  A. ',
    );
  });

  it('is quoted by the search, and by a ruling that is explained', async () => {
    await judge('rulebook', 'import', write('cr.txt', copyOf('comprehensive-2009')));
    const hits = await json<readonly HitJson[]>('search', 'asleep', 'retreat', '--document', 'CR', '--limit', '1');
    expect(hits.report[0]?.original?.text).toMatch(/^311\.2b /u);
    const board = 'CR | Cyndaquil ~asleep / Luxray vs Machamp';
    const { report } = await json<RulingReport>('can', 'retreat', '-b', board);
    expect(report.originals?.map(({ id }) => id)).toContain('311.2b');
    expect((await judge('can', 'retreat', '-b', board)).out).not.toContain('cr.txt');
    expect((await judge('can', 'retreat', '-b', board, '--explain')).out).toMatch(/original {2}311\.2b .*cr\.txt/u);
    const sheet = join(room, 'sheet.html');
    await judge('can', 'retreat', '-b', board, '--sheet', sheet);
    expect(readFileSync(sheet, 'utf8')).toMatch(/<blockquote class="own">311\.2b .*cr\.txt, version 3\.1/u);
  });

  it('of another edition says which passages changed since the copy before', async () => {
    const before = await json<RulebookImportReport>('rulebook', 'import', write('old.txt', copyOf('neo-2001')));
    expect(before.report).toMatchObject({ changed: null, heldAgainst: null });
    const said = copyOf('neo-2001');
    const own = corpusIndex().entries.find(({ document, id }) => document === 'neo-2001' && id === 'Play.1');
    const now = (own?.text ?? '').replace('60', '40').replace(/\n+/gu, ' ');
    const text = said.replace((own?.text ?? '').replace(/\n+/gu, ' '), now);
    expect(text).not.toBe(said);
    const { report } = await json<RulebookImportReport>('rulebook', 'import', write('new.txt', text));
    expect(report.changed).toEqual([{ id: 'Play.1', why: 'it names another number' }]);
    const again = await json<RulebookImportReport>('rulebook', 'import', write('new.txt', text));
    expect(again.report.changed).toEqual([]);
  });

  it('is replaced by a second import, which says so, and leaves no file of the first', async () => {
    await judge('rulebook', 'import', write('old.txt', copyOf('neo-2001', 'Version 1.0')));
    const { report } = await json<RulebookImportReport>('rulebook', 'import', write('new.txt', copyOf('neo-2001')));
    expect(report.replaced).toMatchObject({ file: 'old.txt', version: '1.0', date: null });
    expect(readdirSync(store()).length).toBe(3);
    const list = await json<RulebookListReport>('rulebook', 'list');
    expect(list.report.copies).toMatchObject([{ document: 'neo-2001', file: 'new.txt' }]);
  });

  it('is kept as it was read, and removed with its index', async () => {
    const text = copyOf('neo-2001');
    await judge('rulebook', 'import', write('mine.txt', text));
    const kept = readdirSync(store()).find((name) => name.endsWith('.txt')) ?? '';
    expect(readFileSync(join(store(), kept), 'utf8')).toBe(text);
    expect((await judge('rulebook', 'remove', 'Neo')).out).toContain('mine.txt');
    expect(readdirSync(store())).toEqual(['current.json']);
    expect(existsSync(join(room, 'mine.txt'))).toBe(true);
    expect(await json<ErrorReport>('rulebook', 'remove', 'neo')).toMatchObject({
      code: 1,
      report: { errors: [{ code: 'not-imported' }] },
    });
  });

  it('stays in use when another import is stopped halfway', async () => {
    await judge('rulebook', 'import', write('mine.txt', copyOf('neo-2001')));
    // What remains of an import that was killed before its last step: files that are not in use, and its lock.
    writeFileSync(join(store(), '0123456789abcdef.json'), '[["Play.9A"');
    writeFileSync(join(store(), 'import.lock'), JSON.stringify({ pid: 2 ** 22 + 1, host: 'nowhere', token: 'x' }));
    const { report } = await json<RulesReport>('rule', 'Play.9A');
    expect(report.rules[0]?.original?.file).toBe('mine.txt');
  });

  it('that is damaged on disk is said to be so, and rules are read without it', async () => {
    await judge('rulebook', 'import', write('mine.txt', copyOf('neo-2001')));
    const index = readdirSync(store()).find((name) => /^[0-9a-f]{16}\.json$/u.test(name)) ?? '';
    writeFileSync(join(store(), index), '[["Play.9A", 7');
    const { code, report } = await json<RulesReport>('rule', 'Play.9A');
    expect(code).toBe(0);
    expect(report.rules[0]).toMatchObject({ original: null, ownCopy: { damaged: 'an index of theirs is damaged' } });
    writeFileSync(join(store(), 'current.json'), '{"format":1,"copies":{"neo-2001":{"generation":"../../x"}}}');
    expect((await json<RulesReport>('rule', 'Play.9A')).report.rules[0]?.ownCopy?.damaged).toContain('damaged');
    expect((await judge('rulebook', 'list')).error).toContain('judge rulebook import FILE');
    expect((await judge('rulebook', 'import', join(room, 'mine.txt'))).code).toBe(0);
  });
});

describe('an import is refused', () => {
  const refused = async (...words: readonly string[]): Promise<readonly [number, string | undefined, boolean]> => {
    const { code, report } = await json<ErrorReport>('rulebook', 'import', ...words);
    return [code, report.errors[0]?.code, existsSync(join(store(), 'current.json'))];
  };

  it('without one file that is there', async () => {
    expect(await refused()).toEqual([2, 'missing-word', false]);
    expect(await refused('a', 'b')).toEqual([2, 'extra-word', false]);
    expect(await refused(join(room, 'nowhere.txt'))).toEqual([2, 'no-such-file', false]);
    mkdirSync(join(room, 'folder'));
    expect(await refused(join(room, 'folder'))).toEqual([2, 'unreadable', false]);
  });

  it('of what is not text', async () => {
    expect(await refused(write('a.bin', Buffer.from([1, 0, 2, 0, 3])))).toEqual([2, 'no-text', false]);
    expect(await refused(write('a.docx', Buffer.from('PK\u0003\u0004 and so on', 'latin1')))).toEqual([
      2,
      'no-text',
      false,
    ]);
    expect(await refused(write('empty.txt', ' \n\n'))).toEqual([2, 'no-text', false]);
  });

  it('of another text, and of another document than was said, with the right one named', async () => {
    expect(await refused(write('letter.txt', 'Dear aunt, the frogs are well. '.repeat(50)))).toEqual([
      2,
      'other-text',
      false,
    ]);
    const file = write('mine.txt', copyOf('neo-2001'));
    expect(await refused(file, '--document', 'EX')).toEqual([2, 'other-text', false]);
    expect((await judge('rulebook', 'import', file, '--document', 'EX')).error).toContain('--document Neo');
  });

  it('and no sign of a hostile name or text reaches the terminal', async () => {
    const file = write('ev\u001b[31mil.txt', copyOf('neo-2001').replace(/Basic/gu, 'Ba\u001b]0;x\u0007sic'));
    const { out, error } = await judge('rulebook', 'import', file);
    const rule = await judge('rule', 'Play.3');
    for (const said of [out, error, rule.out]) expect(said).not.toMatch(/[^\P{Cc}\n\t]/u);
    expect(rule.out).toContain('In your own copy');
  });
});
