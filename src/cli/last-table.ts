import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Face, isAtTerminal } from '../render/face.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import type { Line } from '../render/rich.ts';
import { makeFolder } from '../user-files/index.ts';
import { dataFolder } from './data-folder.ts';
import type { Io } from './io.ts';
import { noTable } from './table.ts';

/** The table that was asked about last, kept where this user's data lies, so that the next question about it need not tell it again. */

interface Kept {
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** What was asked of it, and how that was ruled. */
  readonly asked?: string;
  readonly verdict?: string;
}

const fileIn = (folder: string): string => join(folder, 'last-table.json');

/** Keeps a table that a person at a terminal asked about. An answer does not fail because its table cannot be kept. */
export const rememberTable = ({ face, env }: Io, text: string, ruled: Pick<Kept, 'asked' | 'verdict'> = {}): void => {
  if (!isAtTerminal(face)) return;
  const folder = dataFolder(env);
  if (folder === null) return;
  try {
    makeFolder(folder);
    const beside = `${fileIn(folder)}.${process.pid}`;
    const before = ruled.asked === undefined ? kept(folder) : null;
    // Looking at a table again takes nothing away from what was asked of it.
    const said = before?.text === text ? { ...before } : {};
    const now: Kept = { ...said, text, at: Date.now(), ...ruled };
    writeFileSync(beside, JSON.stringify(now));
    renameSync(beside, fileIn(folder));
  } catch {
    // A home that may not be written to: nothing is remembered.
  }
};

const UNITS: readonly (readonly [string, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export const agoWords = (milliseconds: number): string => {
  const unit = UNITS.find(([, length]) => milliseconds >= length);
  if (unit === undefined) return 'just now';
  const count = Math.floor(milliseconds / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? '' : 's'} ago`;
};

const kept = (folder: string): Kept | null => {
  try {
    const { text, at, asked, verdict } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Kept>;
    if (typeof text !== 'string' || typeof at !== 'number') return null;
    return { text, at, ...(typeof asked === 'string' && typeof verdict === 'string' ? { asked, verdict } : {}) };
  } catch {
    return null;
  }
};

/** The last table for a menu; null where there is none. */
export const lastTable = ({ env }: Pick<Io, 'env'>): (Kept & { readonly ago: string }) | null => {
  const folder = dataFolder(env);
  const found = folder === null ? null : kept(folder);
  return found === null ? null : { ...found, ago: agoWords(Math.max(0, Date.now() - found.at)) };
};

export interface TableNamed {
  readonly where: string;
  /** How long ago it was asked about, where it is the last one; null where it was named. */
  readonly ago: string | null;
}

/** The table a command line names: `--board`, or the last one. The last one only if `--last` asks for it: a wrong table is worse than typing. */
export const tableNamed = (
  { env }: Io,
  { board, last }: { readonly board?: string; readonly last?: boolean },
  command: string,
  words: readonly string[] = [],
): TableNamed | FaultJson => {
  if (last !== true) return board === undefined ? noTable(command, words) : { where: board, ago: null };
  if (board !== undefined) return usageFault('bad-value', '--last and --board name two tables; one is enough.');
  const folder = dataFolder(env);
  const found = folder === null ? null : kept(folder);
  if (found === null)
    return usageFault(
      'missing-board',
      'no table was asked about yet.',
      'A table is named with  --board ; --last is the one before.',
    );
  return { where: found.text, ago: agoWords(Math.max(0, Date.now() - found.at)) };
};

/** The first line says that this is the last table, and how old it is; in a pipe the second, for there the first is the verdict. */
export const aged = (
  face: Face,
  lines: readonly Line[],
  { lastBoard }: { readonly lastBoard?: string },
): readonly Line[] => {
  if (lastBoard === undefined) return lines;
  const age: Line = [{ text: `last board, ${lastBoard}` }];
  const [first, ...others] = lines;
  return !isAtTerminal(face) && first !== undefined ? [first, age, ...others] : [age, ...lines];
};
