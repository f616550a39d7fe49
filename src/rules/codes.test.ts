import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What a file declares in its `CODES` is written there or by a rule. That every code has words, and no words are left over, is checked by type. */

const src = join(import.meta.dirname, '..');

const sources = ['engine', 'rules', 'text', 'ruling'].flatMap((room) =>
  readdirSync(join(src, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/u.test(file))
    .map((file) => ({ path: join(src, room, file), text: readFileSync(join(src, room, file), 'utf8') })),
);

const DECLARED = /\/\*\* [^\n]*\*\/\nexport const CODES = \{[\s\S]*?\} as const;\n/u;

const rest = sources.map(({ text }) => text.replace(DECLARED, '')).join('\n');

/** Codes that are put together: `${condition}-ends-between-turns`. */
const patterns = [...rest.matchAll(/`((?:\$\{\w+\}|[a-z-])+)`/gu)]
  .map((found) => found[1] ?? '')
  .filter((template) => template.includes('${') && /[a-z]-|-[a-z]/u.test(template))
  .map((template) => new RegExp(`^${template.replace(/\$\{\w+\}/gu, '[a-z-]+')}$`, 'u'));

describe('the codes that a file declares', () => {
  it.each(sources.filter(({ text }) => DECLARED.test(text)))('are written: $path', async ({ path }) => {
    const { CODES } = (await import(path)) as { readonly CODES: { readonly [kind: string]: readonly string[] } };
    const declared = Object.values(CODES).flat();
    expect(declared).not.toEqual([]);
    expect(
      declared.filter((code) => !rest.includes(`'${code}'`) && !patterns.some((pattern) => pattern.test(code))),
    ).toEqual([]);
    for (const codes of Object.values(CODES)) expect(codes).toEqual(codes.toSorted());
  });
});
