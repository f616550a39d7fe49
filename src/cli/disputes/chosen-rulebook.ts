import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRuled, type RuledDoc } from '../../corpus/index.ts';
import { makeFolder, writeWhole } from '../../user-files/index.ts';
import { dataFolder } from '../data-folder.ts';
import type { Io } from '../io.ts';
import { USUAL } from './dialogue-desk.ts';

/**
 * The rulebook a judge chose in the menu: a new dispute begins with it. Only the dialogue takes it, which writes it on every table; a command line that
 * names no document is ruled alike on every machine.
 */

const fileOf = (io: Pick<Io, 'env'>): string | null => {
  const folder = dataFolder(io.env);
  return folder === null ? null : join(folder, 'rulebook.json');
};

export const chosenRulebook = (io: Pick<Io, 'env'>): RuledDoc => {
  const file = fileOf(io);
  try {
    const { ruleset } = JSON.parse(readFileSync(file ?? '', 'utf8')) as { readonly ruleset?: unknown };
    return typeof ruleset === 'string' && isRuled(ruleset) ? ruleset : USUAL;
  } catch {
    return USUAL;
  }
};

/** Whether it could be kept for the next time. */
export const chooseRulebook = (io: Pick<Io, 'env'>, ruleset: RuledDoc): boolean => {
  const file = fileOf(io);
  if (file === null) return false;
  try {
    makeFolder(join(file, '..'));
    writeWhole(file, JSON.stringify({ ruleset }));
    return true;
  } catch {
    return false;
  }
};
