import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ran } from '../../cli/fake-io.fixture.ts';
import { typedLine } from '../../cli/shell-completion/complete-line.ts';
import type { Face } from '../../render/face.ts';
import type { KeepFile, RunCommand } from './printed-blocks.ts';

/** The terminal that documents show: 80 columns, without colours. */
const TERMINAL: Face = { width: 80, colour: 0, ascii: false, plain: false, contrast: false };

/** A folder for the files of one document, in which its commands run. */
export interface Sandbox {
  readonly run: RunCommand;
  readonly keep: KeepFile;
  readonly remove: () => void;
}

/** Runs something with a folder as the working directory, so that the screens show names and no paths of this machine. */
const within = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
};

/** A path as a screen shows it, which breaks a long one after its slashes. */
const anyhowBroken = (path: string): RegExp =>
  new RegExp(
    path
      .split('/')
      .map((part) => part.replace(/[^\w-]/gu, '\\$&'))
      .join('/\\s*'),
    'u',
  );

/** `scenarios` is the folder of that name that commands see. Throws where a command is not one of `judge` (or `head`, `tail` of a kept file), or ends as wrong usage (2) or failed (4). */
export const sandbox = (scenarios: string): Sandbox => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-documents-'));
  symlinkSync(scenarios, join(folder, 'scenarios'));
  const run: RunCommand = async (command) => {
    const [, what, count, file = ''] = /^(head|tail) -(\d+) (\S+)$/u.exec(command) ?? [];
    if (what !== undefined) {
      const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
      return `${(what === 'head' ? lines.slice(0, Number(count)) : lines.slice(-Number(count))).join('\n')}\n`;
    }
    if (!command.startsWith('judge ')) throw new Error(`not a command of judge: ${command}`);
    const look = { face: TERMINAL, errorFace: TERMINAL, env: { HEADJUDGE_DATA: 'data' } };
    const { code, out, error } = await within(folder, () => ran(typedLine(command).words, '', look));
    if (code === 2 || code === 4) throw new Error(`${command} ends with ${code}:\n${out}${error}`);
    // The program names its data folder by the whole path, which has another name and length on every machine.
    return `${out}${error}`
      .split(anyhowBroken(folder))
      .map((part, at, all) => {
        const after = at === 0 ? part : part.replace(/^\/\s+/u, '/');
        return at < all.length - 1 ? after.replace(/\s+$/u, ' ~') : after;
      })
      .join('');
  };
  return {
    run,
    keep: (name, text) => writeFileSync(join(folder, name), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
