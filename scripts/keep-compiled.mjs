// Runs common commands on the bundle, one a process, and keeps what they ran as Node compiled it; see bin/compiled.js.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { BY_THEMSELVES, makeReady, openBundle, unread } from '../bin/compiled.js';

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
/** The same with cards on file: cards made up for it, so that nobody's own are opened. Most names stand for several prints, which part in what is asked of them. */
const madeUp = (number, name, more = {}) => ({
  id: `tst1-${number}`,
  name,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Fire'],
  attacks: [{ name: 'Scorch', cost: ['Fire'], convertedEnergyCost: 1, damage: '20', text: '' }],
  weaknesses: [{ type: 'Water', value: '+20' }],
  resistances: [{ type: 'Grass', value: '-20' }],
  retreatCost: ['Colorless'],
  number: String(number),
  legalities: {},
  ...more,
});
const COIN = {
  name: 'Scorch',
  cost: ['Fire', 'Colorless'],
  convertedEnergyCost: 2,
  damage: '30',
  text: 'Flip a coin. If tails, this attack does nothing.',
};
const CLAW = { name: 'Claw', cost: ['Colorless'], convertedEnergyCost: 1, damage: '10', text: '' };
const UNREAD = { name: 'Riddle', cost: ['Fire'], convertedEnergyCost: 1, damage: '', text: 'Sing a song of your own.' };
const POWER = { name: 'Ember Guard', type: 'Poké-Body', text: 'This Pokémon can’t be Asleep.' };
const ONCE = 'Once during your turn';
const power = (name, text) => ({ name, type: 'Poké-Power', text });
const USED = power('Stoke', `${ONCE} (before your attack), you may draw a card.`);
const RIDDLE = power('Rhyme', `${ONCE}, you may sing a song of your own about a Poké-Power.`);
const playedAs = (name) =>
  power('Kindle', `${ONCE}, when you play ${name} from your hand to evolve 1 of your Pokémon, you may draw 2 cards.`);
const DEAR = { name: 'Blaze', cost: Array(5).fill('Fire'), convertedEnergyCost: 5, damage: '90', text: '' };
const onto = (stage, from) => ({ subtypes: [stage], evolvesFrom: from });
const MADE_UP = [
  madeUp(1, 'Emberling'),
  madeUp(2, 'Emberling', { retreatCost: ['Colorless', 'Colorless'], attacks: [COIN] }),
  madeUp(3, 'Emberling', { hp: '50', attacks: [CLAW, COIN], weaknesses: [] }),
  madeUp(4, 'Emberlord', { ...onto('Stage 1', 'Emberling'), hp: '90', attacks: [CLAW, COIN] }),
  madeUp(5, 'Emberlord', {
    ...onto('Stage 1', 'Emberling'),
    hp: '80',
    abilities: [POWER],
    retreatCost: ['Colorless', 'Colorless'],
  }),
  madeUp(6, 'Emberking', { ...onto('Stage 2', 'Emberlord'), hp: '120', attacks: [CLAW, COIN], abilities: [USED] }),
  madeUp(12, 'Emberking', { ...onto('Stage 2', 'Emberlord'), hp: '120', attacks: [CLAW, DEAR], abilities: [POWER] }),
  madeUp(7, 'Emberking', {
    ...onto('Stage 2', 'Emberlord'),
    hp: '130',
    retreatCost: [],
    attacks: [COIN, UNREAD],
    abilities: [playedAs('Emberking')],
  }),
  madeUp(8, 'Wavelet', { types: ['Water'], attacks: [CLAW] }),
  madeUp(9, 'Wavelet', {
    types: ['Water'],
    hp: '70',
    attacks: [UNREAD],
    abilities: [RIDDLE],
    retreatCost: ['Colorless', 'Colorless'],
  }),
  madeUp(10, 'Wavelord', { ...onto('Stage 1', 'Wavelet'), types: ['Water'], hp: '90', attacks: [CLAW] }),
  madeUp(11, 'Wavelord', { ...onto('Stage 1', 'Wavelet'), types: ['Water'], hp: '100', attacks: [UNREAD] }),
];
const MANY_PRINTS = 'CR t9 p1 | Emberking<Emberlord<Emberling +RR+DRE / Wavelet vs Wavelord / Emberling';
const withCards = [
  ['can', 'retreat', '-b', 'CR t9 p1 | Emberling +R / Shinx vs Emberling'],
  ['can', 'retreat', '-b', MANY_PRINTS],
  ['can', 'attack Scorch', '-b', MANY_PRINTS],
  ['legal', '-b', 'CR t9 p1 | Emberling +R / Shinx vs Emberling'],
  ['legal', '-b', MANY_PRINTS],
  ['cards', 'search', 'emberling'],
  ['cards', 'search', 'coin', 'tails'],
  ['cards', 'show', 'emberling'],
];

/** What is kept is read only under the flags it was kept under, and opening SQLite changes them (`src/card-data/store/sqlite.ts`). */
const AS_BEFORE_SQLITE = ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering'];

const [own, kind, ...words] = process.argv.slice(2);
if (own === '--keep') {
  const bundle = openBundle(join(root, 'dist'), kind);
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
  const keep = (command) => {
    for (const kind of ['all', ...BY_THEMSELVES.filter((one) => one === command[0])])
      run([fileURLToPath(import.meta.url), '--keep', kind], command);
  };
  try {
    for (const command of commands) keep(command);
    writeFileSync(join(home, 'tst1.json'), JSON.stringify(MADE_UP));
    run([join(root, 'bin', 'judge.js')], ['cards', 'import', join(home, 'tst1.json')]);
    for (const command of withCards) keep(command);
    // What cannot be read would only make each start slower, and nobody would notice.
    const useless = unread(join(root, 'dist'));
    if (useless.length > 0) throw new Error(`kept compiled and not read: ${useless.join(', ')}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
