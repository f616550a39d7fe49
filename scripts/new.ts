import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createNew, NEW_FLAGS, newUsage } from '../src/building/new/index.ts';
import { readFlags } from '../src/trials/flags.ts';

// Writes the files a new rule, document, verb or command needs. Run by npm, so the working directory is the folder of package.json.
const text = { kind: 'text' } as const;
const { act, code, title, folder, label, name } = Object.fromEntries(NEW_FLAGS.map((flag) => [flag, text])) as Record<
  (typeof NEW_FLAGS)[number],
  typeof text
>;
const { values, words, faults, help } = readFlags(
  process.argv.slice(2),
  { act, code, title, folder, label, name },
  { word: 'WORD' },
);
if (help || (words.length === 0 && faults.length === 0)) {
  console.log(newUsage());
  process.exit(0);
}
const created = faults.length > 0 ? null : createNew('.', words, values);
const wrong = [...faults, ...(created?.faults ?? [])];
if (created === null || wrong.length > 0) {
  console.error([...wrong, 'Nothing was written. npm run new explains itself without arguments.'].join('\n'));
  process.exit(2);
}
const sources = created.written.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
// Brings imports and long lines into the form the linter asks for.
spawnSync(process.execPath, [
  join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  'check',
  '--write',
  ...sources,
]);
const width = Math.max(...created.written.map(({ path }) => path.length));
console.log('Written:');
for (const { path, what } of created.written) console.log(`  ${path.padEnd(width)}  ${what}`);
console.log('\nTo do, in this order:');
for (const line of created.placeholders) console.log(`  ${line}`);
console.log('\nThen, in this order:');
const longest = Math.max(...created.afterwards.map(({ run }) => run.length));
for (const { run, shows } of created.afterwards) console.log(`  ${run.padEnd(longest)}  ${shows}`);
