import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../corpus/index.ts';
import { ran } from '../fake-io.fixture.ts';
import { asTyped, typedLine } from './complete-line.ts';
import { SCRIPTS, SHELLS } from './completion-scripts.ts';

/** What would be offered after `judge …`, the last word being typed. */
const offered = async (...words: string[]): Promise<string[]> => {
  const { code, out } = await ran(['__complete', 'words', ...words]);
  expect(code).toBe(0);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0] ?? '');
};

const inBash = async (line: string, type = '9'): Promise<string[]> =>
  (await ran(['__complete', 'bash', line, type])).out.split('\n').filter((one) => one !== '');

describe('completion', () => {
  test('offers every command with what it does, and the commands of a command', async () => {
    expect(await offered('')).toEqual(expect.arrayContaining(['can', 'legal', 'rule', 'board', 'completion', 'help']));
    expect(await offered('rul')).toEqual(['rule', 'rules', 'rulebook']);
    expect(await offered('rulebook', 'remove', 'N')).toEqual(['Neo']);
    expect(await offered('board', 'sh')).toEqual(['show']);
    expect(await offered('help', 'board', 'sh')).toEqual(['show']);
    expect((await ran(['__complete', 'words', 'rul'])).out).toContain('rules\tevery rule, listed\n');
  });

  test('offers the flags of this command, each once, and none after --', async () => {
    expect(await offered('can', '--as')).toEqual(['--assume', '--ascii']);
    expect(await offered('can', '--json', '--js')).toEqual([]);
    expect(await offered('can', '--assume', 'b', '--assu')).toEqual(['--assume']);
    expect(await offered('rule', '--bo')).toEqual([]);
    expect(await offered('can', '--', '--bo')).toEqual([]);
  });

  test('offers what may follow a flag, also after its =', async () => {
    expect(await offered('can', '--ruleset', '')).toEqual(DOCUMENTS.map(({ label }) => label));
    expect(await offered('can', '--ruleset=x')).toEqual(['--ruleset=XY']);
    expect(await offered('can', '--explain=')).toEqual(['--explain=all']);
    expect(await offered('board', 'convert', '--to', 'y')).toEqual(['yaml']);
    expect(await offered('can', 'retreat', '-b', 'x')).toEqual([':files']);
    expect(await offered('can', '--board=x')).toEqual([':files']);
    // What a ruling is held against: a document, a rule, or the file of another ruling.
    expect(await offered('can', 'retreat', '--against', 'Ne')).toContain('Neo');
    expect(await offered('can', 'retreat', '--against', '309.')).toContain('309.4');
    expect(await offered('can', 'retreat', '--against', './rul')).toEqual([':files']);
  });

  test('offers the players that the header of the board names, and after one the acts', async () => {
    const board = ['can', '-b', 'CR t9 Ana Ben | Luxray vs Luxray'];
    expect(await offered(...board, '')).toEqual(expect.arrayContaining(['retreat', 'Ana', 'Ben']));
    expect(await offered(...board, 'b')).toEqual(expect.arrayContaining(['bench', 'Ben']));
    expect(await offered(...board, 'Ana', 'retr')).toEqual(['retreat']);
    expect(await offered('can', 'An')).toEqual([]);
  });

  test('offers the players of a file too, and of nothing that cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-'));
    const [line, yaml] = [join(folder, 'line.txt'), join(folder, 'table.yaml')];
    writeFileSync(line, 'CR t9 Ana Ben | Luxray vs Luxray');
    writeFileSync(yaml, 'players: [Cem, Dee]\np1: {active: Luxray}\np2: {active: Luxray}\n');
    expect(await offered('can', '-b', line, 'An')).toEqual(['Ana']);
    expect(await offered('can', '-b', yaml, 'C')).toEqual(['Cem']);
    expect(await offered('board', 'show', '-b', yaml, '--by', 'D')).toEqual(['Dee']);
    expect(await offered('can', '-b', join(folder, 'gone.yaml'), 'C')).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('offers rules by number, of the document named before, and the second half of a range', async () => {
    expect(await offered('rule', '309.3')).toEqual(['309.3', '309.3a', '309.3b']);
    expect(await offered('rule', 'apr', 'ii.c-14')).toEqual(['II.C-14', 'II.C-14#1', 'II.C-14#2', 'II.C-14#3']);
    expect(await offered('rule', 'neo', '309')).toEqual([]);
    expect(await offered('rule', '309.1-309.4')).toEqual(['309.1-309.4']);
    expect(await offered('rule', '')).toEqual(expect.arrayContaining(['CR', '3']));
  });

  test('offers files, topics, kinds of action, questions, shells where they belong, and nothing where the word is free or unknown', async () => {
    for (const words of [
      ['replay', ''],
      ['verify', 'a', ''],
      ['board', 'check', ''],
      ['deck', 'check', ''],
    ])
      expect(await offered(...words)).toEqual([':files']);
    expect(await offered('replay', 'a.yaml', '')).toEqual([]);
    expect(await offered('compare', 'confus')).toEqual(['confusion']);
    expect(await offered('legal', 'retr')).toEqual(['retreat']);
    expect(await offered('can', 're')).toEqual(['retreat']);
    expect(await offered('completion', '')).toEqual([...SHELLS]);
    expect(await offered('search', 'aslee')).toEqual([]);
    expect(await offered('nonsense', '')).toEqual([]);
  });

  test('offers cards by name, whatever their accents, also in several words', async () => {
    expect(await offered('cards', 'show', 'luxray g')).toEqual(['Luxray GL', 'Luxray GL LV.X']);
    expect(await offered('cards', 'show', 'Luxray', 'g')).toEqual(['GL', 'GL LV.X']);
    expect(await offered('can', 'play', 'rare')).toEqual(['Rare Candy']);
    expect(await offered('cards', 'show', '')).toEqual([]);
  });
});

describe('completion in bash', () => {
  test('takes a line apart as bash does', () => {
    expect(typedLine("judge cards show 'Team Aqua")).toMatchObject({
      words: ['cards', 'show', 'Team Aqua'],
      quote: "'",
    });
    expect(typedLine('judge a\\ b "c \\"d" ')).toMatchObject({ words: ['a b', 'c "d', ''], quote: '' });
    expect(typedLine('judge can --ruleset=c')).toMatchObject({ broken: '--ruleset='.length });
    expect(typedLine("judge can --board='CR: x")).toMatchObject({ words: ['can', '--board=CR: x'], broken: 8 });
  });

  test('quotes what it inserts as the word was begun', async () => {
    expect(await inBash('judge cards show luxray\\ gl\\ l')).toEqual(['Luxray\\ GL\\ LV.X']);
    expect(await inBash("judge cards show 'luxray gl l")).toEqual(['Luxray GL LV.X']);
    expect(asTyped(["Team Aqua's Walrein"], typedLine("judge 'Team"))).toEqual(["Team Aqua'\\''s Walrein"]);
    expect(asTyped(['a`b$c"d'], typedLine('judge "'))).toEqual(['a\\`b\\$c\\"d']);
    expect(asTyped(['a;b`c$(d)'], typedLine('judge '))).toEqual(['a\\;b\\`c\\$\\(d\\)']);
  });

  test('leaves out what bash holds to be a word of its own', async () => {
    expect(await inBash('judge rule G:own')).toEqual(['owner']);
    expect(await inBash('judge can --ruleset=c')).toEqual(['CR']);
  });

  test('never takes away what was typed where candidates differ in case', async () => {
    const found = await inBash('judge compare con');
    expect(found).toContain('confusion');
    for (const one of found) expect(one.startsWith('con')).toBe(true);
  });

  test('says what candidates mean only where bash lists them', async () => {
    expect(await inBash('judge rule 309.3', '63')).toContain('309.3   (Paying the Retreat Cost)');
    expect(await inBash('judge rule 309.3', '9')).toContain('309.3');
  });
});

describe('judge completion', () => {
  test.each(SHELLS)('prints a script for %s that its shell can read', async (shell) => {
    const { code, out } = await ran(['completion', shell]);
    expect(code).toBe(0);
    expect(out).toBe(SCRIPTS[shell]);
    const folder = mkdtempSync(join(tmpdir(), 'judge-completion-'));
    const file = join(folder, `judge.${shell}`);
    writeFileSync(file, out);
    const read = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    // A machine without that shell cannot say anything about it.
    if (read.error === undefined) expect(read.stderr).toBe('');
  });

  test('completes in a bash that runs', () => {
    const asked = [
      'judge() { printf "%s\\n" "one\\ two" :files; }',
      SCRIPTS.bash,
      `COMP_LINE="judge x"; COMP_POINT=7; COMP_TYPE=9; _judge; printf "<%s>" "\${COMPREPLY[@]}"`,
    ].join('\n');
    const ended = spawnSync('bash', ['--norc'], { input: asked, encoding: 'utf8' });
    if (ended.error === undefined) expect(ended.stdout).toBe('<one\\ two>');
  });

  test('refuses another shell with the ones there are', async () => {
    const { code, error } = await ran(['completion', 'fisch']);
    expect(code).toBe(2);
    expect(error).toContain('there is no completion for “fisch”.  Did you mean fish?');
    expect(error).toContain('bash · zsh · fish');
    expect((await ran(['completion'])).code).toBe(2);
  });
});
