import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsNow, pictureOfARuling } from '../src/building/documents/written-documents.ts';
import { flagsOf } from '../src/trials/flags.ts';

// Prints the blocks of README and docs/ again, draws the picture and lists the cards. Shows what would change; --accept writes it.
// --picture does the picture alone, and writes it. Run by npm, so the working directory is the folder of package.json.
const { values } = flagsOf('docs', { accept: { kind: 'yes' }, picture: { kind: 'yes' } });
const { picture } = values;
const accepted = picture || values.accept;
const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'judge-documents-'));
let changed = 0;
for (const { path, text } of picture ? [await pictureOfARuling()] : await documentsNow(root)) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  changed++;
  const now = join(folder, 'now');
  writeFileSync(now, text);
  try {
    execFileSync('git', ['--no-pager', 'diff', '--no-index', '--', existsSync(path) ? path : '/dev/null', now], {
      stdio: 'inherit',
    });
  } catch {
    // git ends with 1 where two files differ.
  }
  if (accepted) writeFileSync(path, text);
}
rmSync(folder, { recursive: true, force: true });
console.log(
  changed === 0
    ? 'every document shows what the program prints'
    : `${changed} changed${accepted ? ' and written' : '; npm run docs -- --accept writes them'}`,
);
process.exitCode = changed > 0 && !accepted ? 1 : 0;
