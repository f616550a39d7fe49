import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { DOCUMENTS, RULED } from '../src/corpus/index.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { type Played, playNumber } from '../src/trials/games/numbered.ts';
import { BEGINNINGS, type Beginning } from '../src/trials/games/tables.ts';
import { soakBoards } from './soak-boards.ts';

// Games at random, every law looked after at every step: npm run soak -- [--seed N] [--from GAME] [--actions N] [--ruleset D] [--form F] [--cores N] [--out FOLDER]
// A game is known by the seed and its number, and a thread on each core takes the next number; games count in their order, so the report does not depend on how many cores there are.
// A game that breaks a law is made short and written down as a scenario that `judge replay` reads.
// With --boards [N], random boards and questions instead of games: [--minutes M] [--cards FOLDER] [--law WORDS]; what breaks a law is made small and printed as a command.

/** What a thread is given: the games it may begin with, and the number of the next game, which all threads share. */
interface Work {
  readonly seed: number;
  readonly beginnings: readonly Beginning[];
  readonly next: SharedArrayBuffer;
}

const EVERY = 20_000;

const labelOf = (doc: string): string => DOCUMENTS.find(({ key }) => key === doc)?.label ?? doc;

if (!isMainThread) {
  const { seed, beginnings, next } = workerData as Work;
  const number = new Int32Array(next);
  for (;;) parentPort?.postMessage(playNumber(beginnings, seed, Atomics.add(number, 0, 1)));
}

const { values } = flagsOf('soak', {
  seed: { kind: 'number', usual: 1 },
  from: { kind: 'number', usual: 0 },
  actions: { kind: 'number', usual: 1_000_000 },
  ruleset: { kind: 'text', among: RULED.flatMap((one) => [one, labelOf(one)]), word: 'D' },
  form: { kind: 'text', among: ['1on1', '2on2', 'team'] },
  cores: { kind: 'number', usual: availableParallelism(), least: 1 },
  boards: { kind: 'number', bare: 1_000_000 },
  minutes: { kind: 'number' },
  cards: { kind: 'text', word: 'FOLDER' },
  law: { kind: 'text', word: 'WORDS' },
  out: { kind: 'text', usual: join(tmpdir(), 'headjudge-soak'), word: 'FOLDER' },
});
const { seed, from, actions, cores, out } = values;
const doc = RULED.find((one) => one === values.ruleset || labelOf(one) === values.ruleset);
const playGames = (): void => {
  const beginnings = BEGINNINGS.filter(
    (one) => (doc === undefined || one.doc === doc) && (values.form === undefined || one.form === values.form),
  );
  if (beginnings.length === 0) {
    console.error(`four players sit down by comprehensive-2009 only, not by ${values.ruleset}`);
    process.exit(2);
  }

  const begun = Date.now();
  const rate = (done: number): string =>
    `${Math.round(done / Math.max(0.001, (Date.now() - begun) / 1000))} actions a second`;
  let done = 0;
  let ended = 0;
  let broke = 0;
  let reported = 0;
  let games = 0;

  const count = ({ game, steps, toTheEnd, broken }: Played): void => {
    games += 1;
    done += Math.max(1, steps);
    if (toTheEnd) ended += 1;
    if (broken !== null) {
      broke += 1;
      mkdirSync(out, { recursive: true });
      const file = join(out, `seed-${seed}-game-${game}.yaml`);
      writeFileSync(file, broken.scenario);
      console.log(`game ${game}, ${broken.beginning}: ${broken.law}\n  judge replay ${file}`);
    }
    if (done - reported >= EVERY) {
      reported = done;
      console.log(`${done} of ${actions} actions, ${games} games, ${rate(done)}, ${broke} broke a law`);
    }
  };

  const finish = (): never => {
    const last = broke === 0 ? 'every law kept' : `${broke} broke a law`;
    console.log(`${done} actions in ${games} games from seed ${seed}, ${ended} to the end, ${rate(done)}: ${last}`);
    process.exit(broke === 0 ? 0 : 1);
  };

  const next = new SharedArrayBuffer(4);
  new Int32Array(next)[0] = from;
  const early = new Map<number, Played>();
  const heard = (played: Played): void => {
    early.set(played.game, played);
    for (let one = early.get(from + games); one !== undefined; one = early.get(from + games)) {
      early.delete(one.game);
      count(one);
      if (done >= actions) finish();
    }
  };
  if (actions === 0) finish();
  for (let core = 0; core < cores; core += 1) {
    const worker = new Worker(new URL(import.meta.url), { workerData: { seed, beginnings, next } satisfies Work });
    worker.on('message', heard);
    worker.on('error', (error) => {
      console.error(error);
      process.exit(1);
    });
  }
};

if (values.boards !== undefined) {
  const { boards, minutes, cards, law } = values;
  void soakBoards({ seed, from, boards, minutes, cards, docs: doc === undefined ? [] : [doc], law, out });
} else playGames();
