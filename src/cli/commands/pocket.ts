import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { pocketScreen } from '../../render/screen/pocket.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';

export interface PocketOptions extends CommonOptions {
  /** The folder to fill; without it, one page is written. */
  readonly folder?: string;
  readonly force?: boolean;
}

const wrongly = (words: readonly string[], { folder }: PocketOptions): FaultJson | null => {
  const [file, ...more] = words;
  if (folder !== undefined && file !== undefined)
    return usageFault('bad-value', '--folder names where it goes, and a file is named too; one of the two is enough.');
  if (more.length > 0) return usageFault('bad-value', 'judge pocket writes one file.', 'judge pocket headjudge.html');
  if (folder !== undefined) return null;
  if (file === undefined)
    return usageFault(
      'missing-word',
      'judge pocket needs a file to write.',
      'judge pocket headjudge.html\njudge pocket --folder site',
    );
  return /\.html?$/iu.test(file)
    ? null
    : usageFault('unknown-ending', `a page ends with .html, and “${file}” does not.`, 'judge pocket headjudge.html');
};

/** `judge pocket FILE`: the whole engine as one page for a telephone, with this user's cards and copies; `--folder`: for a host, with shipped cards only. */
export const run = async (words: readonly string[], options: PocketOptions, io: Io): Promise<ExitCode> => {
  const wrong = wrongly(words, options);
  if (wrong !== null) return refuse(io, options, [wrong]);
  const { writePage, writeFolder } = await import('../pocket-files.ts');
  const force = options.force === true;
  const [file = ''] = words;
  const written = options.folder === undefined ? await writePage(file, force, io) : writeFolder(options.folder, force);
  if ('code' in written) return refuse(io, options, [written]);
  await answer(io, options, written, pocketScreen);
  return EXIT.ok;
};
