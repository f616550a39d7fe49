// Compares the golden screens and the tour with what the program draws: npm run screens
// With --accept it takes what is drawn now, and shows what that changes.
import { spawnSync } from 'node:child_process';

const accept = process.argv.includes('--accept');
const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

const tests = ['src/render/screen/screens.test.ts', 'src/cli/tour.test.ts'];
const status = run('npx', 'vitest', 'run', '--testTimeout=60000', ...(accept ? ['-u'] : []), ...tests);
if (accept) run('git', '--no-pager', 'diff', '--', 'src/render/screen/golden', 'docs');
else if (status !== 0) console.log('Take what is drawn now:  npm run screens -- --accept');
process.exitCode = status;
