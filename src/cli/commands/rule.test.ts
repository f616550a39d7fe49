import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ran } from '../fake-io.fixture.ts';
import { openerFor } from '../open-page.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'judge-pages-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const page = (...words: string[]) => ran(['rule', ...words], '', { env: { HEADJUDGE_DATA: home, JUDGE_OPENER: '' } });

describe('judge rule', () => {
  test('with --whole reads on through everything beneath, in the order of the book', async () => {
    const { code, out } = await ran(['rule', '309', '--whole']);
    expect(code).toBe(0);
    const heads = [...out.matchAll(/^CR (309\S*)/gmu)].map(([, id]) => id);
    expect(heads.slice(0, 7)).toEqual(['309', '309.1', '309.2', '309.3', '309.3a', '309.3b', '309.4']);
    expect(heads.filter((id) => !/^309(?:\.|$)/u.test(id ?? ''))).toEqual([]);
    const { out: json } = await ran(['rule', '309', '309.3', '--whole', '--json']);
    expect((JSON.parse(json) as { rules: { id: string }[] }).rules.map(({ id }) => id)).toEqual(heads);
  });

  test('shows a few scenarios with the count, all with --scenarios, and all in JSON', async () => {
    const face = { width: 80, colour: 0 as const, ascii: false, plain: false, contrast: false };
    const few = (await ran(['rule', '309.4'], '', { face })).out;
    const all = (await ran(['rule', '309.4', '--scenarios'], '', { face })).out;
    const count = (text: string): number => (text.match(/\.yaml$/gmu) ?? []).length;
    const { rules } = JSON.parse((await ran(['rule', '309.4', '--json'])).out) as { rules: { scenarios: string[] }[] };
    expect(count(few)).toBe(3);
    expect(few).toMatch(/\d+ scenarios apply it/u);
    expect(few).toContain(`${(rules[0]?.scenarios.length ?? 0) - 3} more:  judge rule CR 309.4 --scenarios`);
    expect(count(all)).toBe(rules[0]?.scenarios.length);
  });

  test('with --open writes one page with everything beneath and all it names, and says where it is', async () => {
    const { code, out } = await page('309', '--open');
    expect(code).toBe(0);
    const [file = ''] = readdirSync(join(home, 'pages'));
    expect(out).toBe(`The page is in ${join(home, 'pages', file)}; nothing here opens pages.\n`);
    const html = readFileSync(join(home, 'pages', file), 'utf8');
    for (const one of ['CR 309.3b', 'CR 309.4', 'Fluffy Berry', 'Elsewhere', 'Named above', 'CR 310'])
      expect(html).toContain(one);
  });

  test('with --open writes over the page of the same rules, and tells the file in JSON', async () => {
    await page('309.4', '--open');
    const { out } = await page('309.4', '--open', '--json');
    const answer = JSON.parse(out) as { page: string; opened: boolean; rules: unknown[] };
    expect(answer).toMatchObject({ opened: false, rules: [{ id: '309.4' }] });
    expect(existsSync(answer.page)).toBe(true);
    expect(readdirSync(join(home, 'pages'))).toHaveLength(1);
  });

  test('opens the page with the command that was named for it', async () => {
    const run = (opener: string) =>
      ran(['rule', '309.4', '--open'], '', { env: { HEADJUDGE_DATA: home, JUDGE_OPENER: opener } });
    expect((await run('true')).out).toMatch(/^Opened /u);
    expect((await run('false')).out).toContain('nothing here opens pages');
    expect((await run('/no/such/program')).out).toContain('nothing here opens pages');
  });

  test('knows the opener of each system, and that without a screen there is none', () => {
    expect(openerFor({}, 'darwin')).toEqual(['open']);
    expect(openerFor({ DISPLAY: ':0' }, 'linux')).toEqual(['xdg-open']);
    expect(openerFor({}, 'linux')).toBeNull();
    expect(openerFor({ JUDGE_OPENER: 'firefox --new-window' }, 'linux')).toEqual(['firefox', '--new-window']);
  });
});
