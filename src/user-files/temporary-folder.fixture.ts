import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'headjudge-tests-';

/** Gives one run of the tests a folder for all that it writes, and removes it with what is in it at the end. Each project of the tests asks for it. */
export default (): (() => void) => {
  if (process.env.TMPDIR?.includes(PREFIX) === true) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
