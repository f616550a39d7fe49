#!/usr/bin/env node
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBundle } from './compiled.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
try {
  openBundle(dist).run('main.cjs');
} catch (fault) {
  if (fault?.code !== 'ENOENT' || fault.path !== join(dist, 'main.cjs')) throw fault;
  process.stderr.write(
    'judge is not built yet: dist/main.cjs is missing.\nIn the folder of headjudge, run  npm ci && npm run build\n',
  );
  process.exitCode = 4;
}
