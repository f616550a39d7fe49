import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusFile } from './compile.ts';
import { POINTS_FOLDER } from './points.ts';

/** Every Markdown file of every document folder in `folder` (`rules-corpus`). */
export const corpusFiles = (folder: string): readonly CorpusFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && item.name !== POINTS_FOLDER)
    .flatMap(({ name: document }) =>
      readdirSync(join(folder, document))
        .filter((file) => file.endsWith('.md'))
        .map((file) => ({ document, file, text: readFileSync(join(folder, document, file), 'utf8') })),
    );

/** The files of the points, which lie in a folder of their own beside the documents. */
export const pointFiles = (folder: string): readonly Omit<CorpusFile, 'document'>[] =>
  readdirSync(join(folder, POINTS_FOLDER))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(folder, POINTS_FOLDER, file), 'utf8') }));
