#!/usr/bin/env node
// These files are CommonJS, as bin/package.json says: Node starts its loader of modules, a tenth of all a start costs, only for others.
const { join } = require('node:path');
const { openBundle } = require('./compiled.js');

const dist = join(__dirname, '..', 'dist');
try {
  openBundle(dist, process.argv[2]).run('main.cjs');
} catch (fault) {
  if (fault?.code !== 'ENOENT' || fault.path !== join(dist, 'main.cjs')) throw fault;
  process.stderr.write(
    'judge is not built yet: dist/main.cjs is missing.\nIn the folder of headjudge, run  npm ci && npm run build\n',
  );
  process.exitCode = 4;
}
