import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CoverageReport, RuleJson, RuleReport } from '../../render/report/types.ts';
import { ran } from '../fake-io.fixture.ts';

const reported = async (...words: string[]): Promise<CoverageReport> => {
  const { code, out, error } = await ran(['coverage', ...words, '--json']);
  expect([code, error]).toEqual([0, '']);
  return JSON.parse(out) as CoverageReport;
};

describe('judge coverage', () => {
  test('tells in JSON what was agreed, of every rule and term, and counts what it lists', async () => {
    const { schema, documents, rules } = await reported();
    const index = JSON.parse((await ran(['rules', '--json'])).out) as RuleJson[];
    expect(schema).toBe(1);
    expect(rules.map(({ id }) => id)).toEqual(index.filter(({ kind }) => kind !== 'section').map(({ id }) => id));
    for (const rule of rules) {
      expect(Object.keys(rule)).toEqual(
        expect.arrayContaining(['document', 'id', 'status', 'code', 'applied', 'considered']),
      );
    }
    for (const { document, ...counts } of documents) {
      const own = rules.filter((rule) => rule.document === document);
      const having = (status: string): number => own.filter((rule) => rule.status === status).length;
      expect(counts).toEqual({
        rules: own.length,
        enforced: having('enforced'),
        people: having('people'),
        definition: having('definition'),
        open: having('open'),
      });
    }
  });

  test('finds the code of every rule that a scenario applies: each law is bound as soon as the rules are loaded', async () => {
    const { rules } = await reported();
    const lost = rules.filter(
      ({ status, code, applied }) => status === 'open' && applied.length > 0 && code.length === 0,
    );
    expect(lost.map(({ document, id }) => `${document} ${id}`)).toEqual([]);
  });

  test('says of each rule what judge rule says, and both understand its citation', async () => {
    const { rules } = await reported();
    for (let from = 0; from < rules.length; from += 4) {
      const some = rules.slice(from, from + 4);
      const { code, out } = await ran(['rule', ...some.map(({ document, id }) => `${document}/${id}`), '--json']);
      expect(code).toBe(0);
      const alone = (JSON.parse(out) as { rules: RuleReport[] }).rules;
      expect(
        alone.map(({ id, title, code, applied, considered }) => ({ id, title, code, applied, considered })),
      ).toEqual(some.map(({ id, title, code, applied, considered }) => ({ id, title, code, applied, considered })));
    }
  });

  test('is one rule a line with tabs for a pipe', async () => {
    const { code, out } = await ran(['coverage', '309']);
    expect(code).toBe(0);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.map(([, id]) => id).slice(0, 6)).toEqual(['309.1', '309.2', '309.3', '309.3a', '309.3b', '309.4']);
    expect(rows.filter(([, id]) => id?.startsWith('309.') !== true)).toEqual([]);
    expect(rows[1]?.slice(0, 5)).toEqual([
      'comprehensive-2009',
      '309.2',
      'enforced',
      'One retreat per turn',
      'src/rules/retreat/retreat.ts',
    ]);
    for (const row of rows) {
      expect(row).toHaveLength(7);
      expect(Number(row[5])).toBeGreaterThan(0);
    }
  });

  test('is narrowed by chapters, sections, rules and documents', async () => {
    const all = await reported();
    const chapter = await reported('3');
    const number = /^3\d\d\./u;
    expect(chapter.rules).toEqual(all.rules.filter(({ id }) => number.test(id)));
    expect((await reported('309.3')).rules.map(({ id }) => id)).toEqual(['309.3', '309.3a', '309.3b']);
    expect((await reported('311.2b', '309.2')).rules.map(({ id }) => id)).toEqual(['309.2', '311.2b']);
    const cr = await reported('cr');
    expect(cr.rules).toEqual(all.rules.filter(({ document }) => document === 'comprehensive-2009'));
    for (const words of [
      ['--document', 'CR'],
      ['CR', '2009'],
    ])
      expect(await reported(...words)).toEqual(cr);
    expect(await reported('309', '--document', 'CR')).toEqual(await reported('cr 309'));
  });

  test('lists only the open rules with --open; the counts stay whole', async () => {
    const all = await reported('3');
    const open = await reported('3', '--open');
    expect(open).toEqual({ ...all, rules: all.rules.filter(({ status }) => status === 'open') });
  });

  test('ends with 0 whatever is open, and with 2 for a document or section that is not there', async () => {
    expect((await ran(['coverage', '11'])).code).toBe(0);
    expect((await ran(['coverage', '5', '--open'])).code).toBe(0);
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['999'], 'CR has no rule 999.'],
      [['309.9', 'foo'], '“foo” is not a rule number.'],
      [['309', '--document', 'EX'], 'EX has no rule 309.'],
      [['309', '--document', 'APR'], 'APR has no rule 309.'],
      [['--document', 'ZZ'], '“ZZ” is not a document'],
    ];
    for (const [words, said] of wrong) {
      const { code, out, error } = await ran(['coverage', ...words]);
      expect([code, out]).toEqual([2, '']);
      expect(error).toContain(said);
    }
  });

  test('is the only command beside judge rule that reads the record', () => {
    const rules = join(import.meta.dirname, '..', '..', 'asking', 'rules');
    const readers = readdirSync(rules).filter((file) =>
      /\bworld\.coverage(?:Of)?\(/u.test(readFileSync(join(rules, file), 'utf8')),
    );
    expect(readers).toEqual(['coverage.ts', 'rule.ts']);
  });
});
