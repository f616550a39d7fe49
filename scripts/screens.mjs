// Compares the golden screens with what the program draws: npm run screens
// With --accept it takes what is drawn now, prints the documents again, and shows what that changes.
import { spawnSync } from 'node:child_process';

const USAGE = 'usage: npm run screens -- [--accept]';
const flags = process.argv.slice(2);
const unknown = flags.filter((flag) => flag !== '--accept' && flag !== '--help');
if (unknown.length > 0 || flags.includes('--help')) {
  console[unknown.length > 0 ? 'error' : 'log']([...unknown.map((flag) => `unknown: ${flag}`), USAGE].join('\n'));
  process.exit(unknown.length > 0 ? 2 : 0);
}
const accept = flags.includes('--accept');
const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

const status = run('npx', 'vitest', 'run', 'src/render/screen/screens.test.ts', ...(accept ? ['-u'] : []));
if (accept) {
  run('npm', 'run', '-s', 'docs', '--', '--accept');
  run('git', '--no-pager', 'diff', '--', 'src/render/screen/golden', 'README.md', 'docs');
} else if (status !== 0) console.log('Take what is drawn now:  npm run screens -- --accept');
process.exitCode = status;
