// Runs a TypeScript file on a Node that cannot read types: node scripts/run-ts.mjs FILE [arguments]
// The file is bundled into a folder inside node_modules, so that npm packages are still found from there.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/run-ts.mjs FILE [arguments]');
  process.exit(2);
}

const cache = join(root, 'node_modules', '.cache', 'headjudge');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'run-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const bundle = await rolldown({
  input: resolve(root, file),
  cwd: root,
  platform: 'node',
  // What could be loaded later is of interest to the build, and not to a script that runs once.
  checks: { ineffectiveDynamicImport: false },
  external: (id) => !/^[./]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id),
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: 'inline',
  entryFileNames: 'main.mjs',
  chunkFileNames: '[name].mjs',
});
await bundle.close();
process.argv = [process.argv[0], resolve(root, file), ...args];
await import(pathToFileURL(join(folder, output[0].fileName)).href);
