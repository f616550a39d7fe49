import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { chanceOf, seedOfRun } from '../src/trials/chance.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { type Failure, fuzzOne } from '../src/trials/fuzz/fuzz.ts';
import { seedsOf } from '../src/trials/fuzz/seeds.ts';
import { type Case, caseOf } from '../src/trials/fuzz/targets.ts';
import { growth } from '../src/trials/regex/attack.ts';
import { expressionsIn } from '../src/trials/regex/expressions.ts';
import { scenarioTexts } from './scenario-files.ts';

// Hostile input for every command: npm run fuzz -- [--seed N] [--runs N] [--from N] [--out FOLDER] [--expressions]
// With --expressions every regular expression of the program is tried on long texts instead.
// The runs are done in a worker with bounded memory; one without progress for half a minute is ended and reported.

/** Every eighth scenario is begun from. */
const seeds = seedsOf(scenarioTexts().flatMap(({ text }, at) => (at % 8 === 0 ? [text] : [])));
const PATIENCE = 60_000;
/** A run that computes nothing for so many of these spans waits for something that never comes. */
const MOST_WAITS = 10;
const MEMORY = 700;

interface Work {
  readonly seed: number;
  readonly from: number;
  readonly runs: number;
  readonly folder: string;
}

if (!isMainThread) {
  const { seed, from, runs, folder } = workerData as Work;
  const seen = new Set<string>();
  for (let run = from; run < from + runs; run += 1) {
    parentPort?.postMessage({ begun: run });
    const failure = await fuzzOne(seed, run, seeds, folder, seen);
    if (failure !== null) parentPort?.postMessage({ failure });
  }
  parentPort?.postMessage({ begun: from + runs });
} else {
  const { values } = flagsOf('fuzz', {
    seed: { kind: 'number', usual: 1 },
    runs: { kind: 'number', usual: 2000 },
    from: { kind: 'number', usual: 0 },
    expressions: { kind: 'yes' },
    out: { kind: 'text', usual: join(tmpdir(), 'headjudge-fuzz'), word: 'FOLDER' },
  });
  if (values.expressions) process.exit(tryExpressions());
  process.exit(await attack(values, values.out));
}

function tryExpressions(): number {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/u.test(file) && !/\.(?:test|fixture)\.ts$|^trials|generated/u.test(file),
  );
  const all = files.flatMap((file) => expressionsIn(file, readFileSync(join('src', file), 'utf8')).literals);
  const slow = all.filter(({ at, source, flags }) => {
    const found = growth(new RegExp(source, flags));
    if (found !== null)
      console.log(
        `${at}  /${source}/${flags}\n  ${Math.round(found.took)} ms on ${found.length} signs ${JSON.stringify(found.text)}`,
      );
    return found !== null;
  });
  console.log(`${all.length} regular expressions, ${slow.length} of them too slow on long texts`);
  return slow.length === 0 ? 0 : 1;
}

/** Writes down a case, so that it can be had again. */
function keep(out: string, seed: number, run: number, one: Case, promises: readonly string[]): void {
  mkdirSync(out, { recursive: true });
  const name = join(out, `seed-${seed}-run-${run}`);
  writeFileSync(`${name}.json`, `${JSON.stringify({ ...one, promises }, null, 2)}\n`);
  if (one.input !== null) writeFileSync(`${name}.input`, one.input);
  console.log(
    `run ${run} (${one.target})\n  ${promises.join('\n  ')}\n  words ${JSON.stringify(one.words).slice(0, 600)}`,
  );
  if (one.input !== null) console.log(`  input ${JSON.stringify(one.input).slice(0, 300)}`);
  console.log(`  kept in ${name}.json`);
}

/** From this run to the last; null when all were done, else the run at which the worker was lost, and why. */
function work(
  data: Work,
  report: (message: { begun?: number; failure?: Failure }) => void,
): Promise<readonly [number, string] | null> {
  return new Promise((done) => {
    let at = data.from;
    const worker = new Worker(new URL(import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    const end = (why: string | null): void => {
      clearTimeout(watch);
      void worker.terminate().then(() => done(why === null ? null : [at, why]));
    };
    let [waits, since] = [0, process.cpuUsage()];
    const late = (): void => {
      // On a machine that is busy otherwise a run may make no progress for long because it gets no processor time.
      const { user, system } = process.cpuUsage(since);
      waits += 1;
      if ((user + system) / 1000 < PATIENCE / 2 && waits < MOST_WAITS) watch = setTimeout(late, PATIENCE);
      else end(`hang: nothing for ${(waits * PATIENCE) / 1000} s`);
    };
    let watch = setTimeout(late, PATIENCE);
    worker.on('message', (message: { begun?: number; failure?: Failure }) => {
      clearTimeout(watch);
      [waits, since] = [0, process.cpuUsage()];
      watch = setTimeout(late, PATIENCE);
      if (message.begun !== undefined) at = message.begun;
      report(message);
      if (message.begun === data.from + data.runs) end(null);
    });
    worker.on('error', (error) => end(`lost: ${error.message}`));
  });
}

async function attack({ seed, runs, from }: Pick<Work, 'seed' | 'runs' | 'from'>, out: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-'));
  let failures = 0;
  const begun = Date.now();
  let next = from;
  while (next < from + runs) {
    const lost = await work({ seed, from: next, runs: from + runs - next, folder }, ({ begun: run, failure }) => {
      if (run !== undefined && run % 500 === 0 && run > from)
        console.log(
          `${run - from} of ${runs} runs, ${Math.round((run - from) / ((Date.now() - begun) / 1000))} a second, ${failures} failures`,
        );
      if (failure === undefined) return;
      failures += 1;
      if (failure.promises.length > 0) keep(out, seed, failure.run, failure.case, failure.promises);
    });
    if (lost === null) break;
    const [at, why] = lost;
    failures += 1;
    keep(out, seed, at, caseOf(chanceOf(seedOfRun(seed, at)), seeds), [why]);
    next = at + 1;
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${runs} runs from seed ${seed}: ${failures === 0 ? 'every promise kept' : `${failures} broke a promise`}`,
  );
  return failures === 0 ? 0 : 1;
}
