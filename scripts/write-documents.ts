import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsNow, pictureOfARuling } from '../src/building/documents/written-documents.ts';

// Prints the blocks of README and docs/ again, draws the picture and lists the cards. Shows what would change; --accept writes it.
// --picture does the picture alone, and writes it. Run by npm, so the working directory is the folder of package.json.
const flags = new Set(process.argv.slice(2));
const USAGE = 'usage: npm run docs -- [--accept] [--picture]';
if (flags.has('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const unknown = [...flags].filter((flag) => flag !== '--accept' && flag !== '--picture');
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(' ')}\n${USAGE}`);
  process.exit(2);
}
const picture = flags.has('--picture');
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
  if (picture || flags.has('--accept')) writeFileSync(path, text);
}
rmSync(folder, { recursive: true, force: true });
const accepted = picture || flags.has('--accept');
console.log(
  changed === 0
    ? 'every document shows what the program prints'
    : `${changed} changed${accepted ? ' and written' : '; npm run docs -- --accept writes them'}`,
);
process.exitCode = changed > 0 && !accepted ? 1 : 0;
