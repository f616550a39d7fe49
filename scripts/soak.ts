import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DOCUMENTS, RULED } from '../src/corpus/index.ts';
import { scenarioOf } from '../src/games.fixture.ts';
import { chanceOf, seedOfRun } from '../src/trials/chance.ts';
import { GameBroke, playThrough, shortened } from '../src/trials/games/play.ts';
import { BEGINNINGS } from '../src/trials/games/tables.ts';

// Games at random, every law looked after at every step: npm run soak -- [--seed N] [--actions N] [--ruleset D] [--form F] [--out FOLDER]
// A game that breaks a law is made short and written down as a scenario that `judge replay` reads.

const USAGE = 'usage: npm run soak -- [--seed N] [--actions N] [--ruleset D] [--form 1on1|2on2|team] [--out FOLDER]';
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    actions: { type: 'string', default: '1000000' },
    ruleset: { type: 'string' },
    form: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'headjudge-soak') },
  },
});
const [seed = 1, actions = 0] = [values.seed, values.actions].map(Number);
const said = values.ruleset?.toLowerCase();
const doc = DOCUMENTS.find(({ key, label }) => key === said || label.toLowerCase() === said)?.key ?? said;
const beginnings = BEGINNINGS.filter(
  (one) => (doc === undefined || one.doc === doc) && (values.form === undefined || one.form === values.form),
);
if (beginnings.length === 0 || ![seed, actions].every((value) => Number.isSafeInteger(value) && value >= 0)) {
  console.error(`${USAGE}\nrulesets ${RULED.join(', ')}; four players by comprehensive-2009 only`);
  process.exit(2);
}

/** A game that nobody ends goes on no longer than this. */
const LONGEST = 400;
const EVERY = 20_000;

const choicesOf = (game: number): readonly number[] => {
  const chance = chanceOf(seedOfRun(seed, game));
  return Array.from({ length: LONGEST }, () => chance.below(100_000));
};

const begun = Date.now();
const rate = (done: number): string =>
  `${Math.round(done / Math.max(0.001, (Date.now() - begun) / 1000))} actions a second`;
let done = 0;
let ended = 0;
let broke = 0;
let told = 0;
let games = 0;
for (; done < actions; games += 1) {
  const beginning = beginnings[games % beginnings.length];
  if (beginning === undefined) break;
  const { board, name, doc: by } = beginning;
  try {
    const game = playThrough(board, choicesOf(games), 25);
    done += Math.max(1, game.steps.length);
    if (game.state.result !== null) ended += 1;
  } catch (error) {
    if (!(error instanceof GameBroke)) throw error;
    broke += 1;
    done += Math.max(1, error.game.steps.length);
    const short = shortened(board, choicesOf(games));
    mkdirSync(values.out, { recursive: true });
    const file = join(values.out, `seed-${seed}-game-${games}.yaml`);
    writeFileSync(file, scenarioOf(short.game));
    console.log(`game ${games}, ${name} by ${by}: ${short.message.split('\n\n')[0]}\n  judge replay ${file}`);
  }
  if (done - told >= EVERY) {
    told = done;
    console.log(`${done} of ${actions} actions, ${games + 1} games, ${rate(done)}, ${broke} broke a law`);
  }
}
const last = broke === 0 ? 'every law kept' : `${broke} broke a law`;
console.log(`${done} actions in ${games} games from seed ${seed}, ${ended} to the end, ${rate(done)}: ${last}`);
process.exit(broke === 0 ? 0 : 1);
