import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusFile } from './compile.ts';

/** Every Markdown file of every document folder in `folder` (`rules-corpus`). */
export const corpusFiles = (folder: string): readonly CorpusFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .flatMap(({ name: document }) =>
      readdirSync(join(folder, document))
        .filter((file) => file.endsWith('.md'))
        .map((file) => ({ document, file, text: readFileSync(join(folder, document, file), 'utf8') })),
    );
