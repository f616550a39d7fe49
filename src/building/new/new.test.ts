import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readBoard, readChecked, scenariosIn } from '../../scenario/index.ts';
import { cardPool } from '../../state/index.ts';
import { compileAll } from '../corpus/compile-all.ts';
import { idsSource } from '../corpus/ids-source.ts';
import { createNew, type NewFlags, newUsage } from './index.ts';

const project = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'headjudge-new-'));
let root = '';
let made = 0;

/** What the changes touch, copied; the rest of the project is not needed. */
beforeEach(() => {
  root = join(folder, String(made++));
  const copy = (part: string, wanted: (file: string) => boolean = () => true): void =>
    cpSync(join(project, part), join(root, part), {
      recursive: true,
      filter: (source) => statSync(source).isDirectory() || wanted(basename(source)),
    });
  copy('rules-corpus');
  for (const part of ['src/rules', 'src/render/words', 'src/text']) copy(part);
  cpSync(join(project, 'NOTICE'), join(root, 'NOTICE'));
  cpSync(join(project, 'src/corpus/documents.ts'), join(root, 'src/corpus/documents.ts'));
  cpSync(join(project, 'src/card-data/period.ts'), join(root, 'src/card-data/period.ts'));
  cpSync(join(project, 'src/cli/commands.ts'), join(root, 'src/cli/commands.ts'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const create = (words: string, flags: NewFlags = {}) => createNew(root, words.split(' '), flags);
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const compiled = () => compileAll(join(root, 'rules-corpus'));
const lastOf309 = (): string =>
  compileAll(join(project, 'rules-corpus'))
    .index.entries.filter(({ document, parent }) => document === 'comprehensive-2009' && parent === '309')
    .at(-1)?.id ?? '';

describe('npm run new -- rule', () => {
  const nextId = `309.${Number(lastOf309().slice(4)) + 1}`;

  test('writes five files: paragraph, rule, its place, words and two scenarios, and names what is left to write', () => {
    const { faults, written, placeholders } = create(`rule CR ${nextId}`, {
      act: 'retreat',
      code: 'made-by-its-test',
      title: 'A rule of this test',
    });
    expect(faults).toEqual([]);
    const { index, faults: ofCorpus } = compiled();
    expect(ofCorpus).toEqual([]);
    const ids = index.entries.filter(({ document }) => document === 'comprehensive-2009').map(({ id }) => id);
    expect(ids[ids.indexOf(nextId) - 1]).toBe(lastOf309());
    expect(written.map(({ path }) => path)).toEqual([
      'rules-corpus/comprehensive-2009/309-retreating.md',
      'src/rules/retreat/made-by-its-test.ts',
      'src/rules/prohibitions.ts',
      'src/render/words/retreat.ts',
      `scenarios/comprehensive-2009/309-retreating/${nextId}-made-by-its-test.yaml`,
    ]);
    expect(text('src/rules/retreat/made-by-its-test.ts')).toContain(`'comprehensive-2009': ['${nextId}', `);
    expect(text('src/rules/retreat/made-by-its-test.ts')).toContain("code: 'made-by-its-test',");
    expect(text('src/rules/prohibitions.ts')).toContain(
      "import * as madeByItsTest from './retreat/made-by-its-test.ts';",
    );
    const [applies = '', leaves = '', ...more] = scenariosIn(
      text(`scenarios/comprehensive-2009/309-retreating/${nextId}-made-by-its-test.yaml`),
    );
    expect(more).toEqual([]);
    expect(readBoard(applies, 'a').expect).toMatchObject({ verdict: 'illegal', rules: [nextId] });
    expect(readBoard(leaves, 'b').expect).toMatchObject({ verdict: 'legal', rulesNot: [nextId] });
    for (const one of [applies, leaves]) expect(readBoard(one, 'a').faults).toEqual([]);
    const words = placeholders.filter((line) => line.startsWith('src/render/words/'));
    expect(words).toHaveLength(4);
    for (const path of written.map((one) => one.path)) expect(text(path).length, path).toBeGreaterThan(0);
    for (const line of placeholders) {
      const [, path = '', at = ''] = /^([^:]+):(\d+): /u.exec(line) ?? [];
      expect(text(path).split('\n')[Number(at) - 1], line).toContain('PLACEHOLDER');
    }
    const files = new Set(placeholders.map((line) => line.split(':')[0]));
    // Its place in the list needs no words.
    expect([...files]).toHaveLength(4);
    const list = text('src/rules/prohibitions.ts');
    // After the last of its folder, whichever rule that is.
    const before = /^ {2}(\w+)\.\w+,\n {2}madeByItsTest\.madeByItsTest,\n/mu.exec(list)?.[1];
    expect(list).toMatch(new RegExp(`import \\* as ${before} from '\\./retreat/`, 'u'));
  });

  test('leaves a paragraph alone that is there already', () => {
    const before = text('rules-corpus/comprehensive-2009/309-retreating.md');
    expect(create('rule CR 309.2', { act: 'retreat' }).faults).toEqual([]);
    expect(text('rules-corpus/comprehensive-2009/309-retreating.md')).toBe(before);
  });

  test('tells every fault at once and writes nothing', () => {
    const { faults, written } = create('rule ZZ 309.77.x', { act: 'dance', code: 'Not So', folder: 'nowhere' });
    expect(faults.join('\n')).toMatch(
      /“ZZ” is not a document[\s\S]*“dance” is not an act[\s\S]*“nowhere” is not a folder of prohibitions[\s\S]*“Not So” is not a code/u,
    );
    expect(written).toEqual([]);
    expect(create('rule CR', { act: 'retreat' }).faults[0]).toContain('the id is missing');
    expect(create('rule CR 999.1', { act: 'retreat' }).faults).toEqual([
      'CR has no paragraph above 999.1: restate that one first',
    ]);
    expect(create('rule CR 309.2', { act: 'retreat', code: 'no-bench' }).faults[0]).toContain(
      'is taken by src/rules/retreat/retreat.ts',
    );
    expect(compiled().faults).toEqual([]);
  });
});

describe('npm run new -- document', () => {
  test('writes a document that compiles, and the build counts the points it leaves open', () => {
    expect(create('document of-a-test-1900', { label: 'Oldest' }).faults).toEqual([]);
    expect(text('src/card-data/period.ts')).toContain("'of-a-test-1900': '1900/12/31',");
    const { faults, index, unanswered, points } = compiled();
    expect(faults).toEqual([]);
    expect(index.documents.some(({ key }) => key === 'of-a-test-1900')).toBe(true);
    expect(unanswered).toContainEqual({
      document: 'of-a-test-1900',
      label: 'of-a-test-1900',
      points: points.points.length,
    });
    expect(text('src/corpus/documents.ts')).toMatch(
      /\[\n {2}\{ key: 'of-a-test-1900', label: 'Oldest', title: 'Oldest 1900'/u,
    );
  });

  test('tells every fault at once', () => {
    expect(create('document Gym', { act: 'retreat', label: 'CR' }).faults).toEqual([
      '--act is not for a document',
      '“Gym” is not the key of a document: a name and its year, as gym-2000',
      'the label CR is taken',
    ]);
  });
});

describe('npm run new -- verb and command', () => {
  test('a verb has its file and its place among all verbs', () => {
    expect(create('verb of-a-test').faults).toEqual([]);
    expect(text('src/text/verb-of-a-test.ts')).toContain("'of-a-test': table(");
    expect(text('src/text/all-verbs.ts')).toContain('  ...verbOfATest,\n');
    expect(text('src/text/all-verbs.ts')).toContain('  ...SHAPE_OF_A_TEST,\n');
    expect(create('verb heal').faults).toEqual(['there is a verb heal already']);
  });

  test('a command has its function, its module and its line', () => {
    expect(create('command of-a-test').faults).toEqual([]);
    expect(text('src/asking/of-a-test.ts')).toContain('export const ofATest = ({ words }: OfATestRequest');
    expect(text('src/cli/commands/of-a-test.ts')).toContain("from '../../asking/of-a-test.ts'");
    expect(text('src/cli/commands.ts')).toContain("load: () => import('./commands/of-a-test.ts')");
    expect(create('command can').faults).toEqual(['there is a command can already']);
  });
});

describe('npm run new', () => {
  test('explains itself, and names what was meant by a mistyped kind', () => {
    for (const kind of ['rule', 'document', 'verb', 'command']) expect(newUsage()).toContain(`npm run new -- ${kind} `);
    expect(create('rul CR 309.5').faults[0]).toContain('did you mean rule?');
  });
});

describe('what npm run new writes', () => {
  test('compiles, passes the linter and can be read, before a word is filled in', () => {
    const parts = ['src', 'rules-corpus', 'package.json', 'tsconfig.json', 'biome.json', 'NOTICE', 'CARD-TEXTS.md'];
    root = join(folder, 'whole');
    for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'dir');
    const calls: readonly (readonly [string, NewFlags])[] = [
      ['rule CR 309.99', { act: 'retreat', code: 'of-a-test' }],
      ['rule CR 603.99', { act: 'attack' }],
      ['document of-a-test-1900', { label: 'Oldest' }],
      ['verb of-a-test', {}],
      ['command of-a-test', {}],
    ];
    const created = calls.map(([words, flags]) => create(words, flags));
    expect(created.flatMap(({ faults }) => faults)).toEqual([]);
    const written = [...new Set(created.flatMap((one) => one.written.map(({ path }) => path)))];

    writeFileSync(join(root, 'src', 'corpus', 'generated', 'ids.ts'), idsSource(compiled().index));
    const run = (program: string, ...args: readonly string[]): string => {
      const { status, stdout } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
        cwd: root,
        encoding: 'utf8',
      });
      return status === 0 ? '' : stdout.slice(0, 2000);
    };
    const sources = written.filter((path) => path.endsWith('.ts'));
    const biome = join('@biomejs', 'biome', 'bin', 'biome');
    expect(run(biome, 'check', '--write', '--vcs-enabled=false', ...sources)).toBe('');
    expect(run(join('typescript-checker', 'bin', 'tsc'), '--noEmit')).toBe('');

    const scenarios = written.filter((path) => path.startsWith('scenarios/'));
    expect(scenarios).toHaveLength(3);
    const pool = cardPool(JSON.parse(readFileSync(join(project, 'dist', 'cards.json'), 'utf8')));
    // A verb that this program does not know yet stands for one that it knows.
    const known = (path: string): string => text(path).replace('{of-a-test: defending}', '{heal: 10, from: defending}');
    const faults = scenarios.flatMap((path) =>
      scenariosIn(known(path)).flatMap((one) => readChecked(one, path, pool).faults),
    );
    expect(faults.map(({ message }) => message)).toEqual([]);
  });
});
