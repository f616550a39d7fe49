// Runs common commands on the bundle, one a process, and keeps what they ran as Node compiled it; see bin/compiled.js.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBundle } from '../bin/compiled.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const board = 'scenarios/disputes/two-energy-or-one-double-rainbow.yaml';
const commands = [
  ['rule', '309.4'],
  ['search', 'asleep', 'retreat'],
  ['can', 'retreat', '-b', 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Riolu'],
  ['can', 'retreat', '--board', board],
  ['legal', '--board', board],
  ['replay', board],
  ['board', 'show', board],
];

const [own, ...words] = process.argv.slice(2);
if (own === '--keep') {
  const bundle = openBundle(join(root, 'dist'));
  process.argv.splice(2, process.argv.length, ...words);
  process.once('exit', bundle.keep);
  bundle.run('main.cjs');
} else {
  // Each run reads what the runs before it kept, and keeps it with its own.
  for (const command of commands) {
    const ended = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--keep', ...command], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // 0 to 3 are verdicts and refusals; from 4 on the command itself failed.
    if (ended.status === null || ended.status > 3) throw new Error(`judge ${command.join(' ')} failed`);
  }
}
