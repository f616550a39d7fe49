import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flagsOf } from '../src/trials/flags.ts';
import { changedScreens, shownChanges } from '../src/trials/screens/changed-screens.ts';

// Compares the golden screens with what the program draws, in few lines; --full shows every line. --accept takes what is drawn now, and prints the documents again.
// Run by npm, so the working directory is the folder of package.json.
const { values } = flagsOf('screens', { accept: { kind: 'yes' }, full: { kind: 'yes' } });

const GOLDEN = join('src', 'render', 'screen', 'golden');
const TESTS = ['src/render/screen/screens.test.ts', 'src/render/screen/board-show.test.ts'];

const drawn = mkdtempSync(join(tmpdir(), 'judge-screens-'));
process.on('exit', () => rmSync(drawn, { recursive: true, force: true }));

const run = spawnSync(
  process.execPath,
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--update', '--reporter=dot', ...TESTS],
  { encoding: 'utf8', env: { ...process.env, GOLDEN_SCREENS: drawn } },
);
if (run.status !== 0) {
  // Not only looks: a screen runs over the edge, or cannot be drawn at all.
  console.error(`${run.stdout}${run.stderr}`);
  process.exit(1);
}

const screensIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const));
const [before, after] = [screensIn(GOLDEN), screensIn(drawn)];
const changed = changedScreens(before, after);
if (changed.length === 0) {
  console.log(`${before.size} golden screens are as they were`);
  process.exit(0);
}
console.log(shownChanges(changed, values.full).join('\n'));
if (!values.accept) {
  console.log(
    '\nTake what is drawn now:  npm run screens -- --accept\nSee every line:          npm run screens -- --full',
  );
  process.exit(1);
}
for (const file of before.keys()) if (!after.has(file)) rmSync(join(GOLDEN, file));
cpSync(drawn, GOLDEN, { recursive: true });
const docs = spawnSync('npm', ['run', '-s', 'docs', '--', '--accept'], { encoding: 'utf8' });
console.log(`\nTaken. Documents: ${docs.stdout.trimEnd().split('\n').at(-1)}${docs.stderr}`);
process.exitCode = docs.status ?? 1;
