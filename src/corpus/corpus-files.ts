import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASKED_FOLDER } from './asked.ts';
import type { CorpusFile } from './compile.ts';
import { POINTS_FOLDER } from './points.ts';

/** Folders beside those of the documents. */
const OTHERS: readonly string[] = [POINTS_FOLDER, ASKED_FOLDER];

/** Every Markdown file of every document folder in `folder` (`rules-corpus`). */
export const corpusFiles = (folder: string): readonly CorpusFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && !OTHERS.includes(item.name))
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

/** What is asked of the entries: a text for each document, in a folder of its own. */
export const askedFiles = (folder: string): readonly Omit<CorpusFile, 'document'>[] =>
  readdirSync(join(folder, ASKED_FOLDER))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ file, text: readFileSync(join(folder, ASKED_FOLDER, file), 'utf8') }));
