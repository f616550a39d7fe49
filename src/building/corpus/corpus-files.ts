import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASKED_FOLDER } from '../../corpus/asked.ts';
import { POINTS_FOLDER } from '../../corpus/points.ts';
import { QUESTIONS_FOLDER } from '../../corpus/questions.ts';
import type { CorpusFile } from './compile.ts';

/** Folders beside those of the documents. */
const OTHERS: readonly string[] = [POINTS_FOLDER, ASKED_FOLDER, QUESTIONS_FOLDER];

/** The files of a folder beside those of the documents. */
const filesBeside = (folder: string, name: string, ending: string): readonly Omit<CorpusFile, 'document'>[] =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(folder, name, file), 'utf8') }));

/** Every Markdown file of every document folder in `folder` (`rules-corpus`). */
export const corpusFiles = (folder: string): readonly CorpusFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && !OTHERS.includes(item.name))
    .flatMap(({ name: document }) =>
      readdirSync(join(folder, document))
        .filter((file) => file.endsWith('.md'))
        .map((file) => ({ document, file, text: readFileSync(join(folder, document, file), 'utf8') })),
    );

/** The folder of what stands beside the rulebooks, written as `rules-corpus` is: guidelines and handbooks. */
export const HANDBOOKS_FOLDER = 'handbooks';

/** The files of the points. */
export const pointFiles = (folder: string): readonly Omit<CorpusFile, 'document'>[] =>
  filesBeside(folder, POINTS_FOLDER, '.md');

/** What is asked of the entries: a text for each document. */
export const askedFiles = (folder: string): readonly Omit<CorpusFile, 'document'>[] =>
  filesBeside(folder, ASKED_FOLDER, '.txt');

/** What is asked of all documents at once: a text for each subject. */
export const questionFiles = (folder: string): readonly Omit<CorpusFile, 'document'>[] =>
  filesBeside(folder, QUESTIONS_FOLDER, '.txt');
