// Bundles the command and the library into dist/: an entry each, and a chunk for everything imported on demand. npm packages are bundled in.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { withoutUnreadFacts } from './without-unread-facts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const input = {
  main: join(root, 'src', 'cli', 'main.ts'),
  names: join(root, 'src', 'names', 'index.ts'),
  sketched: join(root, 'src', 'card-data', 'sketched', 'index.ts'),
  library: join(root, 'src', 'library', 'index.ts'),
  'compile-thread': join(root, 'src', 'cli', 'compiling', 'compile-thread.ts'),
  'verify-thread': join(root, 'src', 'cli', 'verifying', 'verify-thread.ts'),
};

/** What every command opens. A name without an ending is a folder with all beneath it. */
const READING = [
  'corpus',
  'precedents',
  ...readdirSync(join(root, 'src', 'render')).flatMap((name) => (/^[a-z]+\.ts$/.test(name) ? [`render/${name}`] : [])),
  ...['errors', 'rule-report', 'precedent-report', 'compare-report', 'search-report'].map(
    (name) => `render/report/${name}.ts`,
  ),
  'render/screen/rule.ts',
  'state/name-finder.ts',
  ...['bounds', 'document-names', 'outcome', 'rules/references', 'rules/rule', 'world'].map(
    (name) => `asking/${name}.ts`,
  ),
  ...[
    'answer',
    'command-line',
    'commands',
    'coverage-record',
    'data',
    'exit-codes',
    'flag-values',
    'judge',
    'own-copy',
    'program',
    'world-on-disk',
  ].map((name) => `cli/${name}.ts`),
  'cli/commands/rule.ts',
];
/** What every search of the rules opens. */
const SEARCHING = ['search', 'asking/rules/search.ts', 'cli/commands/search.ts', 'render/screen/search.ts'];
/** What every command opens that knows cards by name. */
const NAMING = ['state', 'render/screen/card-reading.ts'];
/** What every command opens where cards were imported. */
const CARDS_ON_FILE = [
  ...['card-texts', 'index', 'period', 'reading/source-card'].map((name) => `card-data/${name}.ts`),
  ...[
    'damaged',
    'data-files',
    'evolving-names',
    'imported-pool',
    'index',
    'pack',
    'plain-pack',
    'prints-in',
    'word-index',
  ].map((name) => `card-data/store/${name}.ts`),
];
/** What is opened beside that for looking cards up. */
const LOOKING_UP_CARDS = [
  ...['cards-search', 'cards-show', 'texts-with-readings'].map((name) => `asking/cards/${name}.ts`),
  'card-data/searching',
  ...['cards-search', 'cards-show'].map((name) => `cli/commands/${name}.ts`),
  'render/report/cards-report.ts',
  'render/screen/cards.ts',
];
/** What every ruling opens beside that. */
const JUDGING = [
  ...['claims', 'engine', 'rules', 'text', 'formats', 'eras', 'ruling', 'render/words'],
  ...['question-fault', 'precedents/of-a-ruling', 'rulings/can', 'rulings/pipeline', 'rulings/silences-named'].map(
    (name) => `asking/${name}.ts`,
  ),
  ...['read-table', 'source-text'].map((name) => `asking/tables/${name}.ts`),
  ...['cli/commands/can.ts', 'cli/file-text.ts', 'cli/table.ts', 'cli/with-sheet.ts'],
  ...['scenario/bare-line.ts', 'scenario/board-file.ts'],
  ...['ruling-report', 'trace-json', 'branches-json', 'outside', 'changed', 'names-of'].map(
    (name) => `render/report/${name}.ts`,
  ),
  ...['ruling', 'ruling-parts', 'options', 'path', 'precedent', 'verdict'].map((name) => `render/screen/${name}.ts`),
];
/** What an overview opens beside that. */
const OVERVIEW = [
  ...['asking/rulings', 'cli/commands', 'render/screen'].map((folder) => `${folder}/legal.ts`),
  'render/report/legal-report.ts',
];
const isAmong = (id, places) => {
  const file = relative(join(root, 'src'), id).split(sep).join('/');
  return places.some((place) => file === place || file.startsWith(`${place}/`));
};

const named = [...READING, ...SEARCHING, ...NAMING, ...CARDS_ON_FILE, ...LOOKING_UP_CARDS, ...JUDGING, ...OVERVIEW].map(
  (place) => join(root, 'src', place),
);
for (const file of [...Object.values(input), ...named]) {
  if (existsSync(file)) continue;
  console.error(`There is nothing to bundle: ${file} is missing.`);
  process.exit(1);
}

mkdirSync(dist, { recursive: true });
for (const file of readdirSync(dist)) {
  if (/\.[cm]?js$|^compiled-/.test(file)) rmSync(join(dist, file), { recursive: true });
}

// commander asks for Node's part for starting programs, which is for commands that are programs of their own; we have none, and loading it costs
// a start several milliseconds.
const withoutChildProcess = {
  name: 'without-child-process',
  resolveId: (id, importer) =>
    id === 'node:child_process' && /[\\/]node_modules[\\/]commander[\\/]/.test(importer ?? '')
      ? '\0no-child-process'
      : null,
  load: (id) => (id === '\0no-child-process' ? { code: 'module.exports = {};', moduleType: 'js' } : null),
};

const bundle = await rolldown({
  input,
  cwd: root,
  platform: 'node',
  plugins: [withoutChildProcess, withoutUnreadFacts()],
  // What rolldown warns of is a fault: a package not found would be missing from dist.
  onLog(level, log, handle) {
    // The door of asking/ loads each command when it is called; the command line has its files beside its own.
    if (
      log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' &&
      / is dynamically imported by src\/asking\/index\.ts but /.test(log.message)
    )
      return;
    if (level === 'warn') handle('error', log);
    else handle(level, log);
  },
});
const { output } = await bundle.write({
  dir: dist,
  // What is compiled can be kept for scripts only, not for modules (bin/compiled.js).
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  // Every file that is opened costs about half a millisecond at start-up, so what is always needed together lies together.
  codeSplitting: {
    groups: [
      { name: 'reading', test: (id) => /[\\/]node_modules[\\/]commander[\\/]/.test(id) || isAmong(id, READING) },
      { name: 'searching', test: (id) => isAmong(id, SEARCHING) },
      { name: 'naming', test: (id) => isAmong(id, NAMING) },
      { name: 'cards-on-file', test: (id) => isAmong(id, CARDS_ON_FILE) },
      { name: 'looking-up-cards', test: (id) => isAmong(id, LOOKING_UP_CARDS) },
      { name: 'judging', test: (id) => isAmong(id, JUDGING) },
      { name: 'overview', test: (id) => isAmong(id, OVERVIEW) },
    ],
  },
  // Functions keep their names, so that a stack trace stays readable; all other names, comments and spaces cost time to parse.
  minify: { compress: true, mangle: { toplevel: true, keepNames: true }, codegen: { removeWhitespace: true } },
  comments: { legal: false, annotation: false, jsdoc: false },
});
await bundle.close();
// The package is one of modules, and what it exports has to be found without running it; the bundle is of scripts.
const { exports: names } = output.find((chunk) => chunk.type === 'chunk' && chunk.name === 'library');
writeFileSync(
  join(dist, 'library.js'),
  `import library from './library.cjs';\n\nexport const { ${[...names].sort().join(', ')} } = library;\n`,
);
// The store of imported cards: sql.js takes SQLite as a file beside it.
copyFileSync(join(root, 'node_modules', 'sql.js', 'dist', 'sql-wasm.wasm'), join(dist, 'sqlite.wasm'));

// A script that was kept compiled cannot import (bin/compiled.js); the bundler turns only imports of its own files into something else.
for (const chunk of output) {
  const found = chunk.type === 'chunk' && /(?<![\w.$])import\s*\(/.exec(chunk.code);
  if (found)
    throw new Error(`${chunk.fileName} imports at run time: ${chunk.code.slice(found.index, found.index + 60)}`);
}

// A source of plain letters alone is read twice as fast and takes half the room (bin/compiled.js); an escape means the same wherever a string is not raw.
for (const chunk of output) {
  if (chunk.type !== 'chunk') continue;
  if (chunk.code.includes('String.raw'))
    throw new Error(`${chunk.fileName} has raw strings, whose letters cannot be escaped`);
  writeFileSync(join(dist, chunk.fileName), inPlainLetters(chunk.code));
}

// PDF is read in a thread of its own, whose script is a module; nothing of it is loaded before a PDF is read.
const thread = await rolldown({
  input: join(root, 'src', 'rulebook', 'pdf-worker.ts'),
  cwd: root,
  platform: 'node',
});
const { output: ofThread } = await thread.write({
  file: join(dist, 'pdf-worker.mjs'),
  format: 'esm',
  codeSplitting: false,
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  comments: { legal: false, annotation: false, jsdoc: false },
});
await thread.close();

writeFileSync(join(dist, 'THIRD-PARTY.txt'), licences(bundledPackages([...output, ...ofThread])));
const size = output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? Buffer.byteLength(chunk.code) : 0), 0);
console.log(`dist/main.cjs, dist/library.js and ${output.length - 3} further files, ${Math.round(size / 1024)} KiB`);

function inPlainLetters(code) {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Folders of the npm packages whose modules are in the bundle. */
function bundledPackages(chunks) {
  const mark = `${sep}node_modules${sep}`;
  const folders = new Set();
  for (const chunk of chunks) {
    for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
      const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
      const at = file.lastIndexOf(mark);
      if (at < 0) continue;
      const parts = file.slice(at + mark.length).split(sep);
      folders.add(file.slice(0, at + mark.length) + parts.slice(0, parts[0].startsWith('@') ? 2 : 1).join(sep));
    }
  }
  return [...folders];
}

/** Name, version, licence and licence text of each package, by name. A package without a licence stops the build. */
function licences(folders) {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder)
      .filter((one) => /^(?:licen[cs]e|copying|notice)/i.test(one))
      .sort()[0];
    if (license === undefined && file === undefined) throw new Error(`${name} is bundled and names no licence`);
    const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim();
    return {
      name,
      version,
      said: `${name} ${version}\nLicence: ${license ?? 'see below'}\n${text === '' ? '' : `\n${text}\n`}`,
    };
  });
  parts.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
  // PDF.js lies inside unpdf and is under a licence of its own.
  if (parts.some(({ name }) => name === 'unpdf')) {
    const text = readFileSync(join(root, 'node_modules', 'typescript', 'LICENSE.txt'), 'utf8')
      .replace(/\r\n?/g, '\n')
      .trim();
    if (!text.startsWith('Apache License')) throw new Error('the text of the Apache License is not where it was');
    parts.push({
      said: `PDF.js, by the Mozilla Foundation and its contributors, inside unpdf\nLicence: Apache-2.0\n\n${text}\n`,
    });
  }
  const head = 'The files in this folder contain these packages, each under its own licence.\n';
  return [head, ...parts.map((part) => part.said)].join(`\n${'-'.repeat(80)}\n\n`);
}
