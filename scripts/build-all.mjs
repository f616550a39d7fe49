// Builds everything: the corpus first, since types and cards need its ids; then the types are checked while the rest is compiled and bundled.
// Every step that fails is reported; the build then ends with 1. The type checker keeps what it knows in node_modules/.cache, so that only what
// changed is checked again.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'headjudge');
mkdirSync(cache, { recursive: true });

const script = (file) => [join(root, 'scripts', 'run-ts.mjs'), join('scripts', file)];
/** The pocket edition is checked by itself, for it alone knows a browser. */
const checkTypes = (project, kept) => [
  join(root, 'node_modules', 'typescript-checker', 'bin', 'tsc'),
  '--noEmit',
  '--project',
  join(root, ...project),
  '--incremental',
  '--tsBuildInfoFile',
  join(cache, kept),
];

/** Runs a program of Node; true where it ended well. What it prints is shown when it ends, so that two at once do not mix. */
const ran = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    const said = [];
    child.stdout.on('data', (chunk) => said.push([process.stdout, chunk]));
    child.stderr.on('data', (chunk) => said.push([process.stderr, chunk]));
    child.on('close', (code) => {
      for (const [stream, chunk] of said) stream.write(chunk);
      resolve(code === 0);
    });
  });

/** Runs steps one after the other, up to the first that fails. */
const inTurn = async (...steps) => {
  for (const step of steps) if (!(await ran(step))) return false;
  return true;
};

if (!(await ran(script('compile-corpus.ts')))) process.exit(1);
const ended = await Promise.all([
  inTurn(
    checkTypes(['tsconfig.json'], 'types.json'),
    checkTypes(['src', 'pocket', 'tsconfig.json'], 'pocket-types.json'),
  ),
  inTurn(script('compile-cards.ts'), script('compile-coverage.ts'), script('build-pocket.ts')),
  inTurn(script('write-man-page.ts'), [join(root, 'scripts', 'build.mjs')]),
]);
// What common commands run is kept compiled; they read all that was written before.
if (ended.includes(false) || !(await ran([join(root, 'scripts', 'keep-compiled.mjs')]))) process.exit(1);
