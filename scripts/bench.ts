import { spawnSync } from 'node:child_process';
import { Bench } from 'tinybench';

// Start-up of the commands beside bare Node, in one run: what counts is the ratio. `npm run bench` after `npm run build`.

const node =
  (...args: string[]) =>
  (): void => {
    spawnSync(process.execPath, args, { stdio: 'ignore' });
  };
const board = 'CR t9 p1 | Typhlosion(MT 16) +RR+DRE / Cyndaquil(MT 79) vs Machamp(DP 31)';

const bench = new Bench({ name: 'start-up', time: 0, iterations: 40, warmupIterations: 4, warmupTime: 0 });
bench
  .add('node -e 0', node('-e', '0'))
  .add('judge rule 309.4', node('bin/judge.js', 'rule', '309.4'))
  .add('judge search asleep retreat', node('bin/judge.js', 'search', 'asleep', 'retreat'))
  .add('judge can retreat -b LINE', node('bin/judge.js', 'can', 'retreat', '-b', board))
  .add(
    'judge can retreat -b FILE',
    node('bin/judge.js', 'can', 'retreat', '-b', 'scenarios/disputes/asleep-and-out-of-energy.yaml'),
  );
await bench.run();

const medians = bench.tasks.map((task) => {
  const { result } = task;
  return { name: task.name, median: 'latency' in result ? result.latency.p50 : Number.NaN };
});
const bare = medians[0]?.median ?? Number.NaN;
for (const { name, median } of medians) {
  console.log(`${name.padEnd(34)} ${median.toFixed(1).padStart(7)} ms   ${(median / bare).toFixed(2)}×`);
}
