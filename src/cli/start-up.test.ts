import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

// What only questions to a person need must not be opened by commands that answer at once.

const root = join(import.meta.dirname, '..');

/** Every file that is opened together with these: what they import, and what that imports; not what is loaded when it is needed. */
const openedWith = (...files: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = (file: string): void => {
    const path = relative(root, file);
    if (found.has(path) || !existsSync(file)) return;
    found.add(path);
    const text = readFileSync(file, 'utf8');
    for (const [, clause = '', target = ''] of text.matchAll(/^(?:import|export)\s([^;'"]*?)from '(\.[^']+)'/gmu)) {
      if (/^type\s/u.test(clause) || /^\{\s*(?:type\s[^,}]+,?\s*)+\}\s*$/u.test(clause)) continue;
      open(join(file, '..', target));
    }
  };
  for (const file of files) open(join(root, file));
  return found;
};

it.each(['can', 'rule', 'search', 'legal', 'compare', 'board-show', 'verify'])(
  'judge %s opens nothing of the dialogue',
  (command) => {
    const opened = [...openedWith('cli/main.ts', `cli/commands/${command}.ts`)];
    expect(opened).toContain(`cli/commands/${command}.ts`);
    expect(opened.length).toBeGreaterThan(10);
    expect(
      opened.filter((path) => path.startsWith('dialogue/') || /cli\/(?:prompts|disputes|commands\/home)/u.test(path)),
    ).toEqual([]);
  },
);
