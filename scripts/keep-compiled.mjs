// Runs common commands on the bundle, one a process, and keeps what they ran as Node compiled it; see bin/compiled.js.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { makeReady, openBundle, unread } from '../bin/compiled.js';

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
/** The same with cards on file: a card made up for it, so that nobody's own are opened, in two prints that differ. */
const MADE_UP = {
  id: 'tst1-1',
  name: 'Emberling',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Fire'],
  attacks: [{ name: 'Scorch', cost: ['Fire'], convertedEnergyCost: 1, damage: '20', text: '' }],
  convertedRetreatCost: 1,
  number: '1',
  legalities: {},
};
const ANOTHER_PRINT = {
  ...MADE_UP,
  id: 'tst1-2',
  number: '2',
  convertedRetreatCost: 2,
  attacks: [
    {
      name: 'Scorch',
      cost: ['Fire'],
      convertedEnergyCost: 1,
      damage: '30',
      text: 'Flip a coin. If tails, this attack does nothing.',
    },
  ],
};
const withCards = [
  ['can', 'retreat', '-b', 'CR t9 p1 | Emberling +R / Shinx vs Emberling'],
  ['legal', '-b', 'CR t9 p1 | Emberling +R / Shinx vs Emberling'],
  ['cards', 'search', 'emberling'],
  ['cards', 'show', 'emberling'],
];

/** What is kept is read only under the flags it was kept under, and opening SQLite changes them (`src/card-data/store/sqlite.ts`). */
const AS_BEFORE_SQLITE = ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering'];

const [own, ...words] = process.argv.slice(2);
if (own === '--keep') {
  const bundle = openBundle(join(root, 'dist'));
  process.argv.splice(2, process.argv.length, ...words);
  process.once('exit', () => {
    for (const flag of AS_BEFORE_SQLITE) setFlagsFromString(flag);
    bundle.keep();
  });
  bundle.run('main.cjs');
} else {
  const home = mkdtempSync(join(tmpdir(), 'headjudge-build-'));
  const run = (script, command) => {
    const ended = spawnSync(process.execPath, [...script, ...command], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HEADJUDGE_DATA: join(home, 'data') },
    });
    // 0 to 3 are verdicts and refusals; from 4 on the command itself failed.
    if (ended.status === null || ended.status > 3) throw new Error(`judge ${command.join(' ')} failed`);
  };
  makeReady(join(root, 'dist'));
  // Each run reads what the runs before it kept, and keeps it with its own.
  const kept = [fileURLToPath(import.meta.url), '--keep'];
  try {
    for (const command of commands) run(kept, command);
    writeFileSync(join(home, 'tst1.json'), JSON.stringify([MADE_UP, ANOTHER_PRINT]));
    run([join(root, 'bin', 'judge.js')], ['cards', 'import', join(home, 'tst1.json')]);
    for (const command of withCards) run(kept, command);
    // What cannot be read would only make each start slower, and nobody would notice.
    const useless = unread(join(root, 'dist'));
    if (useless.length > 0) throw new Error(`kept compiled and not read: ${useless.join(', ')}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
