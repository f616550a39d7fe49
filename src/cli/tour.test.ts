import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Face } from '../render/face.ts';
import { ran } from './fake-io.fixture.ts';
import { typedLine } from './shell-completion/complete-line.ts';

/** Every command of the tour is run, with the files of the tour in a folder of their own, and prints what stands there. `vitest -u` writes it anew. */

const TERMINAL: Face = { width: 80, colour: 0, ascii: false, plain: false, contrast: false };
const FILES = new Set(['turn.yaml', 'ruling.md']);

const folder = mkdtempSync(join(tmpdir(), 'judge-tour-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tour = join(import.meta.dirname, '..', '..', 'docs', 'TOUR.md');
const written = readFileSync(tour, 'utf8');

const bare = (text: string): string => text.replaceAll(`${folder}/`, '');

/** Four backticks: what is printed may be Markdown with fences of its own. What a command of the tour prints: those of `judge`, and a few lines of a file. */
const printed = async (command: string): Promise<string> => {
  const [, what, count, file = ''] = /^(head|tail) -(\d+) (\S+)$/u.exec(command) ?? [];
  if (what !== undefined) {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    return bare(`${(what === 'head' ? lines.slice(0, Number(count)) : lines.slice(-Number(count))).join('\n')}\n`);
  }
  expect(command).toMatch(/^judge /u);
  const words = typedLine(command).words.map((word) => (FILES.has(word) ? join(folder, word) : word));
  const { code, out, error } = await ran(words, '', { face: TERMINAL, errorFace: TERMINAL });
  expect(code, command).toBeLessThan(2);
  return bare(`${out}${error}`);
};

test('the tour prints what it shows', async () => {
  const parts = written.split(/^(````text\n[\s\S]*?^````\n|```yaml\n[\s\S]*?^```\n)/mu);
  const told: string[] = [];
  for (const part of parts) {
    const yaml = /^```yaml\n([\s\S]*?)```\n$/u.exec(part)?.[1];
    if (yaml !== undefined) writeFileSync(join(folder, 'turn.yaml'), yaml);
    const commands = [...part.matchAll(/^\$ (.*)$/gmu)].map(([, command = '']) => command);
    if (!part.startsWith('````text')) told.push(part);
    else {
      const shown: string[] = [];
      for (const command of commands) shown.push(`$ ${command}\n${await printed(command)}`);
      told.push(`\`\`\`\`text\n${shown.join('')}\`\`\`\`\n`);
    }
  }
  await expect(told.join('')).toMatchFileSnapshot(tour);
});
