#!/usr/bin/env node
const missing = (fault) =>
  fault?.code === 'ERR_MODULE_NOT_FOUND' && `${fault.url ?? fault.message}`.includes('/dist/main.js');
await import('../dist/main.js').catch((fault) => {
  if (!missing(fault)) throw fault;
  process.stderr.write(
    'judge is not built yet: dist/main.js is missing.\nIn the folder of headjudge, run  npm ci && npm run build\n',
  );
  process.exitCode = 4;
});
