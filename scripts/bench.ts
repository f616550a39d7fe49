import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { flagsOf } from '../src/trials/flags.ts';
import { games } from './bench/games.ts';
import { growth } from './bench/growth.ts';
import { withCardsOnFile } from './bench/imported.ts';
import { type Measured, tableOf } from './bench/measured.ts';
import { pocketTable } from './bench/pocket.ts';
import { inMore, opened, queried } from './bench/rankings.ts';
import { scenarios } from './bench/scenarios.ts';
import { startUp } from './bench/start-up.ts';
import { verifying } from './bench/verifying.ts';

// Speed, side by side in one run: what counts is the ratio. After `npm run build`. Arguments: names of tables (default: all but `pocket`, which needs a
// browser); --write puts them into BENCHMARKS.md, which keeps the others. --cards FOLDER: card data to import for the tables `imported` and `pocket`, in
// place of cards made up for them.

interface Table {
  readonly name: string;
  readonly title: string;
  readonly run: (iterations: number, cards?: string) => Promise<readonly Measured[]>;
  readonly iterations: number;
}

const POCKET = { name: 'pocket', title: 'The pocket edition' } as const;

const TABLES: readonly Table[] = [
  { name: 'start-up', title: 'Start-up of a command', run: startUp, iterations: 40 },
  { name: 'imported', title: 'Start-up with thousands of cards on file', run: withCardsOnFile, iterations: 20 },
  { name: 'games', title: 'Games and grounds, one core', run: games, iterations: 150 },
  { name: 'scenarios', title: 'Every scenario verified', run: scenarios, iterations: 5 },
  { name: 'verify', title: 'The command that verifies them', run: verifying, iterations: 3 },
  { name: 'queries', title: 'A warm query', run: queried, iterations: 5 },
  { name: 'index', title: 'Opening an index', run: opened, iterations: 30 },
  { name: 'documents', title: 'More documents to search', run: inMore, iterations: 10 },
  { name: 'growth', title: 'One ruling as the table and the pool grow', run: growth, iterations: 300 },
];

const ORDER = [...TABLES, POCKET];

const { values, words: wanted } = flagsOf(
  'bench',
  { write: { kind: 'yes' }, cards: { kind: 'text', word: 'FOLDER' } },
  { word: 'table', among: ORDER.map(({ name }) => name) },
);

/** The tables of this run, by title. */
const taken = new Map<string, string>();
const took = (name: string, title: string, table: readonly string[]): void => {
  const lines = [...table, `\`npm run bench -- ${name}\``].join('\n');
  console.log(`${lines}\n`);
  taken.set(title, lines);
};

for (const { name, title, run, iterations } of TABLES)
  if (wanted.length === 0 || wanted.includes(name))
    took(name, title, tableOf(title, await run(iterations, values.cards)));
if (wanted.includes(POCKET.name)) took(POCKET.name, POCKET.title, await pocketTable(POCKET.title, values.cards));

if (values.write) {
  const before = existsSync('BENCHMARKS.md') ? readFileSync('BENCHMARKS.md', 'utf8') : '';
  const kept = new Map(before.split(/^(?=## )/mu).map((part) => [/^## (.*)$/mu.exec(part)?.[1] ?? '', part.trim()]));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const head = [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- --write`: medians, measured side by side in one run. Ratios carry over to other machines, milliseconds do not.',
    'The fixed loop is arithmetic that has nothing to do with the program.',
    '',
    `headjudge ${version}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  ].join('\n');
  const tables = ORDER.flatMap(({ title }) => taken.get(title) ?? kept.get(title) ?? []);
  writeFileSync('BENCHMARKS.md', `${[head, ...tables].join('\n\n')}\n`);
}
process.exit(0);
