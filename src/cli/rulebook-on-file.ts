import { usageFault } from '../render/report/errors.ts';
import type { CopyJson } from '../render/report/rulebook-report.ts';
import type { FaultJson } from '../render/report/types.ts';
import type { CopyOnFile, StoreEnd } from '../rulebook/index.ts';
import { whyNotWritten } from '../user-files/index.ts';
import type { Io } from './io.ts';

/** What the commands about the reader's own copies share. */

export const copyJson = (copy: CopyOnFile): CopyJson => ({
  document: copy.document,
  file: copy.file,
  kind: copy.kind === 'pdf' ? 'pdf' : 'text',
  bytes: copy.bytes,
  pages: copy.pages,
  version: copy.version,
  date: copy.date,
  imported: copy.imported,
  found: copy.found,
  missed: copy.missed,
  doubted: copy.doubted,
});

const HOME = 'HEADJUDGE_DATA names a folder for it:  HEADJUDGE_DATA=/some/folder judge rulebook import FILE';

export const NO_HOME = usageFault('no-home', 'there is no folder for your data: this user has no home.', HOME);

export const notStored = (end: StoreEnd & { readonly ok: false }, folder: string): FaultJson =>
  end.why === 'busy'
    ? usageFault('busy', 'another import is running.', 'Try again when it is done. Nothing was changed.')
    : usageFault(
        'not-written',
        `${folder} cannot be written: ${whyNotWritten(end.code)}.`,
        `Nothing was changed.\n${HOME}`,
      );

const PATIENCE = 30_000;

/** Waits a while for another import to end. */
export const whenFree = async (attempt: () => StoreEnd, io: Io): Promise<StoreEnd> => {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const end = attempt();
    if (end.ok || end.why !== 'busy' || Date.now() > until) return end;
    io.progress('waiting   another import is running');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};
