import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DOCUMENT_LABELS, documentKey } from '../asking/document-names.ts';
import type { UsualRulebook } from '../asking/world.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { dataFolder } from './data-folder.ts';
import type { Env } from './terminal.ts';

/** What a table without a document is ruled by: `JUDGE_RULEBOOK`, the file of this folder or one above it, what `judge use` keeps. The first one counts. */

/** What a team may keep in a folder, so that everyone who works there rules by the same document: `{ "rulebook": "XY" }`. */
export const PROJECT_FILE = '.headjudge.json';

/** The file of what `judge use` keeps; null where there is no folder for it. */
export const rulebookFile = (env: Env): string | null => {
  const folder = dataFolder(env);
  return folder === null ? null : join(folder, 'rulebook.json');
};

const notUsable = (where: string, said: string, file: string | null = null): FaultJson =>
  usageFault(
    'unknown-document',
    `${where} names no document: ${said === '' ? 'it is empty' : `“${said}”`}.`,
    `The documents are ${DOCUMENT_LABELS}.`,
    file,
  );

const inEnvironment = (env: Env): UsualRulebook | FaultJson | null => {
  const said = env.JUDGE_RULEBOOK?.trim() ?? '';
  if (said === '') return null;
  const ruleset = documentKey(said);
  return ruleset === null ? notUsable('JUDGE_RULEBOOK', said) : { ruleset, from: 'environment' };
};

/** The nearest file of this name, upwards from `folder`. */
const projectFile = (folder: string): string | null => {
  const file = join(folder, PROJECT_FILE);
  if (existsSync(file)) return file;
  const above = dirname(folder);
  return above === folder ? null : projectFile(above);
};

const jsonOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const textAt = (json: unknown, key: string): string => {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined;
  return typeof value === 'string' ? value : '';
};

const inProject = (folder: string): UsualRulebook | FaultJson | null => {
  const file = projectFile(folder);
  if (file === null) return null;
  const json = jsonOf(file);
  if (json === null)
    return usageFault('not-json', `${file} is not JSON.`, 'It should read  { "rulebook": "XY" }', file);
  const said = textAt(json, 'rulebook');
  const ruleset = documentKey(said);
  return ruleset === null ? notUsable(`“rulebook” in ${PROJECT_FILE}`, said, file) : { ruleset, from: 'project' };
};

/** What `judge use` and the menu keep. A file that cannot be read counts as no choice: the next choice replaces it. */
export const chosenRulebook = (env: Env): UsualRulebook | null => {
  const file = rulebookFile(env);
  const ruleset = file === null ? null : documentKey(textAt(jsonOf(file), 'ruleset'));
  return ruleset === null ? null : { ruleset, from: 'chosen' };
};

export const usualRulebook = (env: Env, folder: string = resolve('.')): UsualRulebook | FaultJson | null =>
  inEnvironment(env) ?? inProject(folder) ?? chosenRulebook(env);
