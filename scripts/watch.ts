import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { rebuildSteps } from '../src/building/watch/rebuild-steps.ts';
import { flagsOf } from '../src/trials/flags.ts';

// Rebuilds what changed in corpus, cards, scenarios and code, and verifies the scenarios touched, until it is stopped. After `npm run build`. Run by
// npm, so the working directory is the folder of package.json.
flagsOf('watch', {});

/** Editors write a file in several strokes; what changes within this many milliseconds is one change. */
const QUIET = 200;

const changed = new Set<string>();
let touchedLast: readonly string[] = [];
let timer: NodeJS.Timeout | undefined;

const scenarios = {
  get paths(): readonly string[] {
    return readdirSync('scenarios', { recursive: true, encoding: 'utf8' }).map((file) =>
      join('scenarios', file).split(sep).join('/'),
    );
  },
  text(path: string): string | null {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return null;
    }
  },
};

const rebuild = (): void => {
  const paths = [...changed].sort();
  changed.clear();
  const { steps, touched } = rebuildSteps(paths, scenarios, touchedLast);
  touchedLast = touched;
  if (steps.length === 0) return;
  console.log(`\n${paths.join(', ')}`);
  for (const { says, args } of steps) {
    const start = Date.now();
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    console.log(`${status === 0 ? 'done' : 'FAILED'}: ${says}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
    if (status !== 0) return;
  }
};

for (const folder of ['rules-corpus', 'scenarios', 'src'])
  watch(folder, { recursive: true }, (_event, file) => {
    if (file === null) return;
    changed.add(join(folder, file).split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(rebuild, QUIET);
  });
console.log('Watching rules-corpus, scenarios and src. Ctrl+C ends it.');
