import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { ran } from '../fake-io.fixture.ts';
import { PROJECT_FILE, usualRulebook } from '../usual-rulebook.ts';

/** A document that can be read and compared, and is not ruled by. */
const readOnly = DOCUMENTS.find(({ key }) => !isRuled(key));

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'judge-use-'));

const LINE = 'Cyndaquil ~asleep +R / Luxray vs Machamp';

describe('the usual rulebook', () => {
  test('is what a table without a document is ruled by, and the ruling says why', async () => {
    const env = { HEADJUDGE_DATA: newFolder() };
    expect((await ran(['use', 'XY'], '', { env })).out).toContain('XY 2016');
    const { out } = await ran(['can', 'retreat', '-b', LINE, '--json'], '', { env });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ ruleset: 'xy-2016', rulesetFrom: 'chosen' });
    expect(report.assumptions.map(({ says }: { says: string }) => says)).toContain(
      'XY 2016 decides: it is your usual rulebook (judge use).',
    );
    for (const command of [['legal'], ['board', 'check']])
      expect(JSON.parse((await ran([...command, '-b', LINE, '--json'], '', { env })).out).ruleset).toBe('xy-2016');
    expect((await ran(['use', '--forget'], '', { env })).out).toContain('CR 2009');
    expect(JSON.parse((await ran(['can', 'retreat', '-b', LINE, '--json'], '', { env })).out)).toMatchObject({
      ruleset: 'comprehensive-2009',
      rulesetFrom: 'default',
    });
  });

  test('may come with a document for what it does not say, which counts wherever it is in force', async () => {
    const env = { HEADJUDGE_DATA: newFolder() };
    expect(JSON.parse((await ran(['use', 'ME', '--fallback', 'APR25', '--json'], '', { env })).out)).toMatchObject({
      ruleset: 'me-2026',
      fallback: 'advanced-2025',
    });
    const playing = async (line: string, ...words: string[]) =>
      JSON.parse((await ran(['can', 'play Switch', '-b', line, ...words, '--json'], '', { env })).out);
    const line = 'Shinx / - vs Machop';
    expect((await playing(line)).grounds[0].rule.document).toBe('advanced-2025');
    expect((await playing(`ME | ${line}`)).verdict).toBe('illegal');
    expect((await playing(`XY | ${line}`)).verdict).toBe('undetermined');
    expect((await playing(line, '--fallback', 'CR')).grounds[0].rule.document).toBe('comprehensive-2009');
    // A new choice is a whole one.
    await ran(['use', 'ME'], '', { env });
    expect(JSON.parse((await ran(['use', '--json'], '', { env })).out).fallback).toBeNull();
  });

  test.each([
    [['use', 'ME', '--fallback', 'ME'], {}, 'in force itself'],
    [['use', '--fallback', 'XY'], {}, 'goes with the document'],
    [['use'], { JUDGE_FALLBACK: 'XY' }, 'JUDGE_RULEBOOK names no document'],
    [['use'], { JUDGE_RULEBOOK: 'CR', JUDGE_FALLBACK: 'Gym' }, 'JUDGE_FALLBACK names no document: “Gym”'],
    [
      ['use'],
      { JUDGE_RULEBOOK: 'CR', JUDGE_FALLBACK: 'CR' },
      'JUDGE_FALLBACK: CR 2009 is the document in force itself',
    ],
    [['use', '--format', 'standard'], {}, '--format goes with the document'],
    [['use', 'ME', '--format', 'standart'], {}, '“standart” is not a format of tournaments. nearest standard'],
    [['use'], { JUDGE_FORMAT: 'standard' }, 'JUDGE_RULEBOOK names no document'],
    [['use'], { JUDGE_RULEBOOK: 'ME', JUDGE_FORMAT: 'modern' }, 'a format of tournaments, and JUDGE_FORMAT names it'],
  ])('%j with %j is refused', async (words, beside, said) => {
    const { code, error } = await ran(words, '', { env: { HEADJUDGE_DATA: newFolder(), ...beside } });
    expect(code).toBe(2);
    expect(error.replaceAll(/\s+/gu, ' ')).toContain(said);
  });

  test('gives way to a document that the table or --ruleset names', async () => {
    const env = { JUDGE_RULEBOOK: 'XY' };
    const ruled = async (...words: string[]) =>
      JSON.parse((await ran(['can', 'retreat', ...words, '--json'], '', { env })).out);
    expect(await ruled('-b', LINE)).toMatchObject({ ruleset: 'xy-2016', rulesetFrom: 'environment' });
    expect(await ruled('-b', `Neo | ${LINE}`)).toMatchObject({ ruleset: 'neo-2001', rulesetFrom: 'board' });
    expect(await ruled('-b', LINE, '--ruleset', 'EX')).toMatchObject({ ruleset: 'ex-2003', rulesetFrom: 'option' });
  });

  test('comes from the environment before the folder, and from the folder before the choice', () => {
    const folder = newFolder();
    const below = join(folder, 'tournament', 'round-1');
    const env = { HEADJUDGE_DATA: newFolder() };
    expect(usualRulebook(env, below)).toBeNull();
    writeFileSync(join(env.HEADJUDGE_DATA, 'rulebook.json'), '{"ruleset":"neo-2001"}');
    expect(usualRulebook(env, below)).toEqual({ ruleset: 'neo-2001', from: 'chosen' });
    writeFileSync(join(folder, PROJECT_FILE), '{ "rulebook": "EX" }');
    expect(usualRulebook(env, below)).toEqual({ ruleset: 'ex-2003', from: 'project' });
    expect(usualRulebook({ ...env, JUDGE_RULEBOOK: 'apr' }, below)).toEqual({
      ruleset: 'advanced-2018',
      from: 'environment',
    });
  });

  test.each([
    ['nothing of the kind', '{ "rulebook": "Gym" }', '“Gym”'],
    ['no name', '{}', 'it is empty'],
    ['no JSON', 'XY', 'is not JSON'],
  ])('a file of a folder that has %s is a fault', (_what, text, message) => {
    const folder = newFolder();
    writeFileSync(join(folder, PROJECT_FILE), text);
    expect(usualRulebook({}, folder)).toMatchObject({ message: expect.stringContaining(message) });
  });

  test('a name that is not a document is refused where it would count, and only there', async () => {
    const env = { JUDGE_RULEBOOK: 'Gym' };
    const refused = await ran(['can', 'retreat', '-b', LINE], '', { env });
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('JUDGE_RULEBOOK names no document: “Gym”');
    expect((await ran(['can', 'retreat', '-b', `CR | ${LINE}`], '', { env })).code).toBe(1);
    expect((await ran(['use', 'Gym'], '', { env: {} })).code).toBe(2);
  });

  test.skipIf(readOnly === undefined)(
    'is a document that is ruled by: one that can only be read is refused',
    async () => {
      const { code, error } = await ran(['use', readOnly?.label ?? ''], '', { env: { HEADJUDGE_DATA: newFolder() } });
      expect(code).toBe(2);
      expect(error).toContain('this version does not rule by');
    },
  );

  test('says that something goes before the choice', async () => {
    const env = { HEADJUDGE_DATA: newFolder(), JUDGE_RULEBOOK: 'XY' };
    const { out } = await ran(['use', 'EX'], '', { env });
    expect(out).toContain('XY 2016');
    expect(out.replace(/\s+/gu, ' ')).toContain('EX 2003 is kept as your choice, but here the environment variable');
  });

  test('does not change what scenarios say: verify rules as their files do', async () => {
    const folder = newFolder();
    const file = join(folder, 'retreat.yaml');
    writeFileSync(file, `board: "${LINE}"\nask: retreat\nexpect: { verdict: illegal, rules: [CR 311.2b] }\n`);
    expect((await ran(['verify', file], '', { env: { JUDGE_RULEBOOK: 'XY' } })).out).toContain('1 of 1');
  });
});
