import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { createNew, KINDS, newUsage } from './index.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const CONTRIBUTING = text('CONTRIBUTING.md');

describe('the recipes of CONTRIBUTING', () => {
  test('list what to run at the end as npm run new says it', () => {
    const lists = CONTRIBUTING.split('Then, in this order, as `npm run new` says at its end:\n\n').slice(1);
    const listed = lists.map((rest) => rest.slice(0, rest.indexOf('\n\n')).split('\n'));
    const said = Object.values(KINDS).map(({ afterwards, example }) =>
      afterwards(example).map(({ run, shows }, at) => `${at + 1}. \`${run}\`: ${shows}`),
    );
    expect(listed).toEqual(said);
  });

  test.each(Object.keys(KINDS))('a new %s is begun as its recipe says', (name) => {
    const calls = [...CONTRIBUTING.matchAll(/`npm run new -- ([^`]+)`/gu)].map(([, call = '']) => call);
    expect(calls.some((call) => call.startsWith(`${name} `))).toBe(true);
    expect(newUsage()).toContain(
      `npm run new -- ${name} ${name === 'rule' ? 'CR ' : ''}${KINDS[name as keyof typeof KINDS].example}`,
    );
  });

  test('every script that is named to be run at the end is there', () => {
    const scripts = Object.keys(JSON.parse(text('package.json')).scripts);
    const runs = Object.values(KINDS).flatMap(({ afterwards, example }) => afterwards(example).map(({ run }) => run));
    for (const run of runs) {
      const [, script, command] =
        /^(?:npm (?:run )?([\w:-]+)|node bin\/judge\.js ([\w-]+)|npx vitest run )/u.exec(run) ?? expect.fail(run);
      if (script !== undefined) expect(scripts, run).toContain(script);
      if (command !== undefined)
        expect(
          COMMANDS.map(({ name }) => name),
          run,
        ).toContain(command);
    }
  });

  test('the rule to practise on is there, in the places that are named, and can be begun again', () => {
    const [, id, act, code] =
      /`npm run new -- rule CR (\S+) --act (\S+) --code (same-\S+)`/u.exec(CONTRIBUTING) ?? expect.fail('no rule');
    const [, name = '', rule = '', list = '', of, words = ''] =
      /Delete `(\w+)` in\s+`([^`]+)`, its line in `([^`]+)`, and the words of `([^`]+)` in `([^`]+)`/u.exec(
        CONTRIBUTING,
      ) ?? [];
    expect(of).toBe(code);
    expect(text(rule)).toContain(`export const ${name} = forbids({\n  acts: ['${act}'],`);
    expect(text(rule)).toContain(`'comprehensive-2009': ['${id}', `);
    expect(text(list)).toMatch(new RegExp(`^ {2}\\w+\\.${name},$`, 'mu'));
    expect(text(words)).toContain(`'${code}': {`);
    // As long as it is there, its code is taken, and nothing else is wrong.
    expect(createNew(root, ['rule', 'CR', id ?? ''], { act, code }).faults).toEqual([
      expect.stringContaining(`the code ${code} is taken by ${rule}`),
    ]);
  });
});
