import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives one run of the tests a folder for all that it writes, and removes it with what is in it at the end. */
export default (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
