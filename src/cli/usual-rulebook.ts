import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DOCUMENT_LABELS, documentKey } from '../asking/document-names.ts';
import { fallbackFault } from '../asking/tables/fallback.ts';
import type { UsualRulebook } from '../asking/world.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { dataFolder } from './data-folder.ts';
import { dayOf } from './day.ts';
import type { Env } from './terminal.ts';

/** What a table without a document is ruled by: `JUDGE_RULEBOOK`, the file of this folder or one above it, what `judge use` keeps. The first one counts. */

/** What a team may keep in a folder, so that everyone who works there rules by the same document: `{ "rulebook": "ME", "fallback": "APR25" }`. */
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

type Where = UsualRulebook['from'];

/** What somebody wrote down: the document, the one that fills its silences, and the format whose prints are meant. */
type Words = readonly [rulebook: string, filling: string, format: string];

/** The same as a choice; `names`: what the three are called there. */
const written = (
  from: Where,
  [rulebook, filling, prints]: Words,
  names: Words,
  file: string | null = null,
): UsualRulebook | FaultJson => {
  const ruleset = documentKey(rulebook);
  if (ruleset === null) return notUsable(names[0], rulebook, file);
  const of = prints === '' ? {} : { format: { name: prints, said: names[2], day: dayOf(new Date()) } };
  if (filling === '') return { ruleset, from, ...of };
  const fallback = documentKey(filling);
  if (fallback === null) return notUsable(names[1], filling, file);
  const fault = fallbackFault(fallback, ruleset, names[1]);
  return fault === null ? { ruleset, from, fallback, ...of } : { ...fault, file };
};

const inEnvironment = (env: Env): UsualRulebook | FaultJson | null => {
  const said = env.JUDGE_RULEBOOK?.trim() ?? '';
  const filling = env.JUDGE_FALLBACK?.trim() ?? '';
  const format = env.JUDGE_FORMAT?.trim() ?? '';
  if (said !== '')
    return written('environment', [said, filling, format], ['JUDGE_RULEBOOK', 'JUDGE_FALLBACK', 'JUDGE_FORMAT']);
  if (filling !== '')
    return usageFault(
      'unknown-document',
      `JUDGE_FALLBACK is “${filling}”, and JUDGE_RULEBOOK names no document whose silences it could fill.`,
      'Set both, or neither.',
    );
  return format === ''
    ? null
    : usageFault(
        'unknown-document',
        `JUDGE_FORMAT is “${format}”, and JUDGE_RULEBOOK names no document that it could go with.`,
        'Set both, or neither.',
      );
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
  const words = ['rulebook', 'fallback', 'format'] as const;
  const [rulebook, fallback, format] = words;
  const names = (word: string): string => `“${word}” in ${PROJECT_FILE}`;
  return written(
    'project',
    [textAt(json, rulebook), textAt(json, fallback), textAt(json, format)],
    [names(rulebook), names(fallback), names(format)],
    file,
  );
};

/** What `judge use` and the menu keep. A file that cannot be read counts as no choice: the next choice replaces it. */
export const chosenRulebook = (env: Env): UsualRulebook | null => {
  const file = rulebookFile(env);
  const json = file === null ? null : jsonOf(file);
  const words: Words = [textAt(json, 'ruleset'), textAt(json, 'fallback'), textAt(json, 'format')];
  const kept = written('chosen', words, ['', '', 'judge use']);
  return 'code' in kept ? null : kept;
};

export const usualRulebook = (env: Env, folder: string = resolve('.')): UsualRulebook | FaultJson | null =>
  inEnvironment(env) ?? inProject(folder) ?? chosenRulebook(env);
