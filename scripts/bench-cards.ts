// How long an import of as many made-up cards as there are real ones takes, what it needs, and what a board costs afterwards: npm run bench:cards
// With a folder of card data: how much of its texts is played, by kind and period: npm run bench:cards -- FOLDER [--constructions] [--write]
// --constructions lists those that read few texts; --write keeps how many each reads beside the grammar, where those few have to have a reason.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manySets } from '../src/card-data/samples.fixture.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { coverageOf } from './bench/card-coverage.ts';

const { values, words } = flagsOf(
  'bench:cards',
  { constructions: { kind: 'yes' }, write: { kind: 'yes' } },
  { word: 'FOLDER' },
);
const [folder] = words;
if (folder !== undefined) {
  console.log(coverageOf(folder, values.constructions, values.write).join('\n'));
  process.exit(0);
}

const CARDS = 18_000;
const TIMES = 7;

const room = mkdtempSync(join(tmpdir(), 'judge-bench-'));
const source = join(room, 'source');
const data = join(room, 'data');
mkdirSync(source);
const { sets, files } = manySets(CARDS);
writeFileSync(join(source, 'sets.json'), JSON.stringify(sets));
let bytes = 0;
for (const [id, cards] of files) {
  const text = JSON.stringify(cards, null, 1);
  bytes += text.length;
  writeFileSync(join(source, `${id}.json`), text);
}
const mega = (size: number): string => `${(size / 1024 / 1024).toFixed(1)} MiB`;

const judge = (words: readonly string[], folder: string) => {
  const from = performance.now();
  // The peak of memory and the work of the processor are what the child tells of itself when it ends.
  const measuring =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the child fills it in
    "process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); process.stderr.write(`peak ${maxRSS} cpu ${Math.round((userCPUTime + systemCPUTime) / 1000)} `) })";
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(measuring)}`, join('bin', 'judge.js'), ...words],
    { env: { ...process.env, HEADJUDGE_DATA: folder }, encoding: 'utf8' },
  );
  return {
    status,
    took: performance.now() - from,
    cpu: Number(/cpu (\d+)/u.exec(stderr)?.[1] ?? 0),
    peak: Number(/peak (\d+)/u.exec(stderr)?.[1] ?? 0) * 1024,
    stdout,
  };
};

const middle = (numbers: readonly number[]): number =>
  Math.round([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0);

const median = (words: readonly string[], folder: string): string => {
  const runs = Array.from({ length: TIMES }, () => judge(words, folder));
  return `${middle(runs.map(({ took }) => took))} ms, of the processor ${middle(runs.map(({ cpu }) => cpu))} ms`;
};

try {
  const { status, took, cpu, peak } = judge(['cards', 'import', source], data);
  const size = readdirSync(join(data, 'cards')).reduce(
    (sum, name) => sum + statSync(join(data, 'cards', name)).size,
    0,
  );
  console.log(
    `import of ${CARDS} cards, ${mega(bytes)} of JSON: ${(took / 1000).toFixed(1)} s, of the processor ${(cpu / 1000).toFixed(1)} s, peak ${mega(peak)}, on disk ${mega(size)}, exit ${status}`,
  );
  const again = judge(['cards', 'import', source], data);
  console.log(`the same once more: ${(again.took / 1000).toFixed(1)} s, peak ${mega(again.peak)}`);
  const shipped = ['can', 'retreat', '-b', 'CR t9 p1 | Luxray(DP 7) ~asleep +L / Shinx(DP 98) vs Riolu(DP 90)'];
  const name =
    (JSON.parse(judge(['cards', 'search', 'gen3', '7', '--json'], data).stdout) as { cards: { name: string }[] })
      .cards[0]?.name ?? '';
  const none = join(room, 'none');
  console.log(`can, shipped cards, nothing imported: ${median(shipped, none)}`);
  console.log(`can, shipped cards, ${CARDS} imported: ${median(shipped, data)}`);
  console.log(`can, an imported card: ${median(['can', 'retreat', '-b', `CR t9 p1 | ${name} +G / - vs ?`], data)}`);
  console.log(`cards show: ${median(['cards', 'show', name], data)}`);
  console.log(`cards search by name: ${median(['cards', 'search', name], data)}`);
  console.log(`cards search by words: ${median(['cards', 'search', 'retreat', 'cost', 'active'], data)}`);
  console.log(
    `rule 309.4: ${median(['rule', '309.4'], none)} without, ${median(['rule', '309.4'], data)} with imported cards`,
  );
} finally {
  rmSync(room, { recursive: true, force: true });
}
