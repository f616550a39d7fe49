import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

const TABLE = 'CR t7 p1 used retreat | Cyndaquil ~asleep / Luxray vs Machamp -40';
const SCENARIO = 'scenarios/disputes/lightning-star-with-double-rainbow.yaml';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-sheet-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(file(name), 'utf8');

describe('--sheet', () => {
  test('writes the ruling with the words of every rule it cites, and says where', async () => {
    const { code, out, error } = await ran(['can', 'retreat', '-b', TABLE, '--sheet', file('r.html')]);
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ ILLEGAL/u);
    expect(out.trimEnd().split('\n').at(-1)).toBe(TABLE);
    expect(error).toContain(`The ruling sheet is in ${file('r.html')}`);
    const html = text('r.html');
    for (const one of ['CR 311.2b', 'CR 309.3', 'CR 309.2', 'Cyndaquil is Asleep.', 'Luxray', 'asked', 'retreat'])
      expect(html).toContain(one);
    expect(html).toContain('A Pokémon that is Asleep can neither attack nor retreat.');
    expect(readdirSync(folder)).toEqual(['r.html']);
  });

  test('tells the file in JSON, and nothing beside it', async () => {
    const { out, error } = await ran(['can', 'retreat', '-b', TABLE, '--sheet', file('r.md'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'illegal', sheet: file('r.md') });
    expect(error).toBe('');
    expect(text('r.md')).toMatch(/^# ✗ ILLEGAL/u);
  });

  test('has the table before and after a replay, its sums and its steps', async () => {
    const { code } = await ran(['replay', SCENARIO, '--sheet', file('turn.md')]);
    expect(code).toBe(0);
    const md = text('turn.md');
    for (const one of ['## The table before', '## The table afterwards', '= **140**', `judge replay ${SCENARIO}`])
      expect(md).toContain(one);
    await ran(['replay', SCENARIO, '--sheet', file('turn.html')]);
    expect(text('turn.html')).toContain('<td class="number sum">140</td>');
  });

  test('has what is open and what is not, of an overview', async () => {
    const { code } = await ran(['legal', '-b', TABLE, '--sheet', file('l.md')]);
    expect(code).toBe(0);
    expect(text('l.md')).toContain('## Not open');
    expect(text('l.md')).toContain('Cyndaquil is Asleep.');
  });

  test('shows how to get the same answer again, with all that was chosen', async () => {
    const words = ['can', 'retreat', '-b', 'CR t7 p1 | Cyndaquil +R / Luxray vs Machamp', '--everywhere'];
    await ran([...words, '--assume', 'retreat cost 2', '--sheet', file('r.md')]);
    const [, again = ''] = /Check again:\n\n```text\n(.*)\n```/u.exec(text('r.md')) ?? [];
    expect(again).toContain("judge can retreat --board 'CR t7 p1 | Cyndaquil +R / Luxray vs Machamp'");
    expect(again).toContain("--assume 'retreat cost 2' --everywhere");
    expect(text('r.md')).toContain('## Elsewhere');
  });

  test.each(['can retreat', 'legal', 'replay'])(
    'of judge %s refuses another ending before anything is ruled',
    async (what) => {
      const table = what === 'replay' ? [SCENARIO] : ['-b', TABLE];
      const { code, out, error } = await ran([...what.split(' '), ...table, '--sheet', file('r.pdf')]);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(error).toContain('.html · .md');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('overwrites nothing without --force', async () => {
    writeFileSync(file('r.md'), 'mine');
    const words = ['can', 'retreat', '-b', TABLE, '--sheet', file('r.md')];
    const refused = await ran(words);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('is there already');
    expect(text('r.md')).toBe('mine');
    expect((await ran([...words, '--force'])).code).toBe(1);
    expect(text('r.md')).toContain('ILLEGAL');
  });

  test('says what is wrong with the place, and --force alone is wrong usage', async () => {
    const there = (path: string) => ran(['can', 'retreat', '-b', TABLE, '--sheet', path]);
    expect((await there(join(folder, 'no', 'r.md'))).error).toContain('there is no folder');
    expect((await ran(['can', 'retreat', '-b', TABLE, '--force'])).code).toBe(2);
  });

  test('lets no name on the table mark anything up', async () => {
    const table = 'CR t7 p1 | "<img src=x onerror=alert(1)>"{60HP, C, retreat 1} +R / Luxray vs Machamp';
    const { code } = await ran(['can', 'retreat', '-b', table, '--sheet', file('r.html')]);
    expect(code).toBe(0);
    expect(text('r.html')).not.toContain('<img');
    expect(text('r.html')).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
