import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is imported at run time; types alone change nothing of what a program does. */
const IMPORTED = /^(?:import|export) (?!type\b)[^;'"]*?from '(\.[^']+)'/gmu;

/** The source files that some files are made of: these, what they import, what that imports, and so on; in a fixed order. */
export const sourceFilesOf = (files: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      open.push(join(dirname(file), specifier));
  }
  return [...found].sort();
};
