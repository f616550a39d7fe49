import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ran } from '../fake-io.fixture.ts';

describe('judge deck formats', () => {
  test('tells what is in each format on a day, and as of when that is known', async () => {
    const { code, out } = await ran(['deck', 'formats', '--date', '2026-04-10', '--json']);
    expect(code).toBe(0);
    const { formats } = JSON.parse(out) as {
      readonly formats: readonly { readonly format: string; readonly pool: unknown }[];
    };
    expect(formats.find(({ format }) => format === 'standard')).toMatchObject({ pool: { marks: ['H', 'I', 'J'] } });
  });

  test('lists what is banned in one of them', async () => {
    const { out } = await ran(['deck', 'formats', 'expanded', '--date', '2026-10-01']);
    expect(out).toContain('Medicham V');
    expect((await ran(['deck', 'formats', 'expandid'])).code).toBe(2);
  });

  test('keeps a newer state of a format in place of the one that ships', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-'));
    const file = join(folder, 'standard.yaml');
    writeFileSync(
      file,
      'key: standard\ntitle: Standard\nas-of: 2027-04-01\nby: the publisher\npools:\n  - {from: 2027-04-09, marks: [I, J, K], source: an announcement}\n',
    );
    const env = { HEADJUDGE_DATA: folder };
    expect((await ran(['deck', 'formats', '--add', file], '', { env })).code).toBe(0);
    const { out } = await ran(['deck', 'formats', 'standard', '--date', '2027-05-01'], '', { env });
    expect(out).toContain('I, J, K');
    writeFileSync(file, 'key: standard\n');
    expect((await ran(['deck', 'formats', '--add', file], '', { env })).code).toBe(2);
  });

  test('says so where an added format was changed by hand or cut short, and what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-'));
    const file = join(folder, 'ours.yaml');
    const pools = '[{from: 2027-04-09, marks: [K], source: an announcement}]';
    writeFileSync(file, `key: ours\ntitle: Ours\nas-of: 2027-04-01\nby: us\npools: ${pools}\n`);
    const env = { HEADJUDGE_DATA: folder };
    await ran(['deck', 'formats', '--add', file], '', { env });
    const kept = join(folder, 'tournament-formats', 'ours.json');
    const whole = readFileSync(kept, 'utf8');
    for (const spoilt of [whole.slice(0, 40), whole.replace('"K"', '"J"'), '', 'null', '[]']) {
      writeFileSync(kept, spoilt);
      const { code, out } = await ran(['deck', 'formats', '--json'], '', { env });
      expect([code, JSON.parse(out)], spoilt).toMatchObject([2, { errors: [{ code: 'damaged-formats' }] }]);
    }
  });
});
