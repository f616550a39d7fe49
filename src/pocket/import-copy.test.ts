import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { can, rule } from '../asking/index.ts';
import { corpusIndex, editionsRead } from '../cli/data.ts';
import { ran } from '../cli/fake-io.fixture.ts';
import { printed } from '../rulebook/copies.fixture.ts';
import type { StoredCopy } from './device.ts';
import { copyFrom } from './import-copy.ts';
import { type OwnParts, openFolder, partsOf, pocketWorld } from './index.ts';

/** A copy that is imported in a page says what it says in a page that `judge pocket` made with it. No word of any source is in these copies. */

const root = join(import.meta.dirname, '../..');
const room = mkdtempSync(join(tmpdir(), 'judge-copy-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

const built = (file: string) => readFileSync(join(root, 'dist', 'pocket', file));
const { partText } = openFolder(built('app.js').toString('utf8'), built('parts.txt'));
const parts = partsOf(partText);
const known = { outline: parts.outline, corpus: parts.corpus, editions: editionsRead() };

const copyOf = (document: string): string => {
  const text = printed(corpusIndex().entries.filter((entry) => entry.document === document));
  return `Version 3.1 (02/03/2004)\n\n${text.replace(/\bplayer/gu, 'person')}`;
};
const found = (name: string, text: string | Uint8Array) =>
  copyFrom(name, typeof text === 'string' ? new TextEncoder().encode(text) : text, known, '2026-11-28', () => {});
const copyIn = async (document: string): Promise<StoredCopy> => {
  const came = await found('mine.txt', copyOf(document));
  if (!came.ok) throw new Error(came.why.join(' '));
  return came.copy;
};

describe('a copy imported in a page', () => {
  it('is found rule by rule as judge rulebook import finds it, and quoted as a page of judge pocket does', async () => {
    const env = { HEADJUDGE_DATA: join(room, 'data') };
    for (const document of ['neo-2001', 'advanced-2025']) {
      const file = join(room, 'mine.txt');
      writeFileSync(file, copyOf(document));
      expect((await ran(['rulebook', 'import', file], '', { env })).code).toBe(0);
    }
    const page = join(room, 'page.html');
    expect((await ran(['pocket', page], '', { env })).code).toBe(0);
    const part = /<script type="application\/json" id="part-own">(.*?)<\/script>/su.exec(readFileSync(page, 'utf8'));
    const desk = JSON.parse(part?.[1] ?? '{}') as OwnParts;
    const here = await Promise.all(['neo-2001', 'advanced-2025'].map(copyIn));
    expect(Object.assign({}, ...here.map(({ own }) => own.copies))).toEqual(desk.copies);
    expect(Object.assign({}, ...here.map(({ own }) => own.originals))).toEqual(desk.originals);
  });

  it('stands beside a rule and a ruling, and those of other documents are left alone', async () => {
    const { own } = await copyIn('neo-2001');
    const world = pocketWorld(parts, { own: [own] });
    const rules = await rule({ ids: ['Neo Cond.Asleep', 'CR 309.4'] }, world);
    if (!('rules' in rules)) throw new Error('refused');
    expect(rules.rules.map(({ original }) => original?.source ?? null)).toEqual([
      'mine.txt, version 3.1, 02/03/2004',
      null,
    ]);
    const table = { text: 'Neo t9 p1 | Cyndaquil ~asleep +R / Pikachu vs Machop', file: 'board' };
    const ruled = await can({ table, question: 'retreat', quoted: true }, world);
    expect('report' in ruled && ruled.report.originals?.map(({ id }) => id)).toContain('Cond.Asleep');
  });

  it('is not a rulebook, not a text or a PDF: nothing is imported, and it says why', async () => {
    expect(await found('letter.txt', 'Dear aunt, the frogs are well. '.repeat(50))).toEqual({
      ok: false,
      why: ['letter.txt reads like none of the rulebooks. Another edition of one may be too different.'],
    });
    for (const [name, text] of [
      ['a.pdf', '%PDF-1.4\n'],
      ['b.docx', 'PK\u0003\u0004 and more'],
      ['c.txt', new Uint8Array([65, 0, 66])],
      ['d.txt', '  \n'],
    ] as const)
      expect(await found(name, text)).toMatchObject({ ok: false, why: [expect.stringContaining(name)] });
  });
});
