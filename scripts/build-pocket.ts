// Builds dist/pocket/: the pocket edition as a folder that any static host can serve. `judge pocket` makes one page of the same files.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { drawIcon } from '../src/building/icon.ts';
import { type CorpusIndex, packBodies, type StoredOutline } from '../src/corpus/index.ts';
import {
  type About,
  FIRST_PARTS,
  folderPage,
  MANIFEST,
  PART_NAMES,
  type PartTexts,
  partsFile,
  programWith,
  serviceWorker,
} from '../src/pocket/index.ts';
import { type StoredSearch, sentSearch } from '../src/search/index.ts';

// Run by npm, so the working directory is the folder of package.json.
const root = process.cwd();
const dist = join(root, 'dist');
const folder = join(dist, 'pocket');

const yamlFile = (path: string): string => join('node_modules', 'yaml', 'browser', 'dist', path);
/** Modules of the YAML reader that a page, which reads files and writes none, never calls; with the functions that others name. */
const UNUSED_YAML: Readonly<Record<string, readonly string[]>> = {
  visit: ['visit', 'visitAsync'],
  'doc/anchors': ['anchorIsValid', 'anchorNames', 'createNodeAnchors', 'findNewAnchor'],
  'doc/applyReviver': ['applyReviver'],
  'doc/createNode': ['createNode'],
  'nodes/addPairToJSMap': ['addPairToJSMap'],
  'nodes/toJS': ['toJS'],
  'stringify/stringifyCollection': ['stringifyCollection'],
  'stringify/stringifyDocument': ['stringifyDocument'],
  'stringify/stringifyPair': ['stringifyPair'],
  'stringify/stringifyString': ['stringifyString'],
};
const unused = (names: readonly string[]): string =>
  [
    "const unused = () => { throw new Error('a page only reads YAML'); };",
    `export { ${names.map((name) => `unused as ${name}`).join(', ')} };`,
  ].join('\n');

/**
 * What these files are in a page, which needs less of them. Boards are read by the schema without numbers and dates, and how the text of a card was read is
 * not shown: that takes the grammar of card texts.
 */
const LESS: ReadonlyMap<string, string> = new Map([
  [join('src', 'asking', 'cards', 'text-reading.ts'), 'export const readingsOf = () => [];'],
  [
    yamlFile('schema/tags.js'),
    `import { map } from './common/map.js';
import { seq } from './common/seq.js';
import { string } from './common/string.js';
export const coreKnownTags = {};
export const getTags = (custom, schema, withMerge) => {
  if (custom || withMerge || schema !== 'failsafe') throw new Error('a page reads YAML by the failsafe schema');
  return [map, seq, string];
};`,
  ],
  ...Object.entries(UNUSED_YAML).map(([name, names]) => [yamlFile(`${name}.js`), unused(names)] as const),
]);

const cut = new Set<string>();

/** The words beside a paragraph's id are there for a test that compares them with the corpus. */
const QUOTE = /('[a-z]+-\d{4}': \[\s*'[^']+'),\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"),?\s*\]/gu;

/** A page is one script: what is loaded later elsewhere is there from the beginning, and needs nothing that loads it. */
const LATER = /(?<!typeof )\bimport\(\s*('[^']+')\s*\)(?!\.[A-Z])/gu;

const ofOnePage = (code: string): string => {
  const loaded: string[] = [];
  const body = code.replace(QUOTE, '$1]').replace(LATER, (_all, path: string) => {
    loaded.push(`import * as loaded${loaded.length} from ${path};`);
    return `Promise.resolve(loaded${loaded.length - 1})`;
  });
  return [...loaded, body].join('\n');
};

/**
 * A program for the browser as one script. Anything of Node in it stops the build. What a page begins with is a script of the old kind (`iife`): of such a
 * one Chromium keeps the compiled form together with the file in the cache of the service worker, and of a module it does not.
 */
const scriptOf = async (file: string, format: 'esm' | 'iife' = 'esm'): Promise<string> => {
  const bundle = await rolldown({
    input: join(root, 'src', 'pocket', 'browser', file),
    cwd: root,
    platform: 'browser',
    // No file does anything but give values, so a page has only those that are used.
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'nothing-of-node',
        resolveId(id: string, importer: string | undefined) {
          if (id.startsWith('node:')) throw new Error(`${importer} asks for ${id}, which no browser has`);
          return null;
        },
      },
      {
        name: 'of-one-page',
        transform: (code: string, id: string) => (id.startsWith(join(root, 'src')) ? ofOnePage(code) : null),
      },
      {
        name: 'less-of-some-files',
        load(id: string) {
          const file = relative(root, id);
          const less = LESS.get(file);
          if (less !== undefined) cut.add(file);
          return less ?? null;
        },
      },
    ],
    onLog(level, log, handle) {
      if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') return;
      if (level === 'warn') handle('error', log);
      else handle(level, log);
    },
  });
  const { output } = await bundle.generate({
    format,
    ...(format === 'iife' ? { intro: '"use strict";' } : {}),
    codeSplitting: false,
    minify: true,
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  if (output.length !== 1) throw new Error(`${file} became ${output.length} files`);
  const { code } = output[0];
  // Inside a page these would end the script or hide the rest of it.
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const script = await scriptOf('main.ts', 'iife');
const worker = await scriptOf('import-worker.ts');
const copyWorker = await scriptOf('copy-worker.ts');
const textReader = await scriptOf('text-reader.ts');
// A new version of the package may name its files otherwise; then nothing would be left out, unnoticed.
const missed = [...LESS.keys()].filter((file) => !cut.has(file));
if (missed.length > 0) throw new Error(`the page does not ask for ${missed.join(', ')}`);
const style = readFileSync(join(root, 'src', 'pocket', 'style.css'), 'utf8')
  .replace(/\/\*.*?\*\//gsu, '')
  .replace(/\s+/gu, ' ');
const readPart = (name: string): string => readFileSync(join(dist, `${name}.json`), 'utf8');
/** Parts that a page has in fewer bytes than the package, which opens files at a place. */
const shorter: { readonly [name: string]: () => string } = {
  corpus: () => JSON.stringify(packBodies((JSON.parse(readPart('corpus')) as CorpusIndex).entries)),
  outline() {
    const { offsets: _, spellings: __, ...outline } = JSON.parse(readPart('outline')) as StoredOutline;
    return JSON.stringify(outline);
  },
  ...Object.fromEntries(
    PART_NAMES.filter((name) => name.endsWith('search')).map((name) => [
      name,
      () => JSON.stringify(sentSearch(JSON.parse(readPart(name)) as StoredSearch)),
    ]),
  ),
};
const parts = PART_NAMES.filter((name) => name !== 'about').map(
  (name) => [name, shorter[name]?.() ?? readPart(name)] as const,
);

const mark = createHash('sha256');
const keptWords = readPart('kept-words');
for (const text of [script, worker, copyWorker, textReader, keptWords, style, ...parts.map(([, text]) => text)])
  mark.update(text);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const about: About = {
  version,
  build: mark.digest('hex').slice(0, 12),
  built: new Date().toISOString().slice(0, 10),
  forOwnUse: false,
  importedCards: 0,
};
const of = (first: boolean): PartTexts =>
  [['about', JSON.stringify(about)] as const, ...parts].filter(([name]) => FIRST_PARTS.has(name) === first);
const files: readonly (readonly [string, string | Uint8Array])[] = [
  ['index.html', folderPage(style)],
  ['app.js', programWith(of(true), script)],
  ['parts.txt', partsFile(of(false))],
  ['import-worker.js', worker],
  ['copy-worker.js', copyWorker],
  ['text-reader.js', textReader],
  ['kept-words.json', keptWords],
  ['manifest.webmanifest', MANIFEST],
  ['icon-64.png', drawIcon(64, 'round')],
  ['icon-180.png', drawIcon(180, 'square')],
  ['icon-192.png', drawIcon(192, 'round')],
  ['icon-512.png', drawIcon(512, 'round')],
  ['icon-maskable-512.png', drawIcon(512, 'square')],
];
for (const [name, text] of files) writeFileSync(join(folder, name), text);
writeFileSync(
  join(folder, 'sw.js'),
  serviceWorker(
    about.build,
    files.map(([name]) => (name === 'index.html' ? './' : name)),
  ),
);
console.log(
  `dist/pocket: ${files.length + 1} files, program ${Math.round(script.length / 1024)} KiB, build ${about.build}`,
);
