import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeholdersIn } from './draft.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ts|md|txt|yaml)$/u.test(file));

describe('npm run new', () => {
  test('has left nothing to write', () => {
    const files = [
      ...['src', 'rules-corpus', 'scenarios'].flatMap((folder) => below(join(root, folder))),
      join(root, 'CARD-TEXTS.md'),
      join(root, 'NOTICE'),
    ];
    // What writes placeholders names them.
    const own = join(root, 'src', 'building', 'new') + sep;
    const left = files
      .filter((file) => !file.startsWith(own))
      .flatMap((file) => placeholdersIn(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
    expect(left).toEqual([]);
  });
});
