import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { flagsOf } from '../src/trials/flags.ts';

// All that a release needs, one after the other, and at the end what passed. `npm run release-check`; arguments: further node programs to try the package on.

const { words: nodes } = flagsOf('release-check', {}, { word: 'NODE' });

interface Check {
  readonly what: string;
  readonly script: string;
  readonly args?: readonly string[];
}

const CHECKS: readonly Check[] = [
  { what: 'build, types, lint, unit tests, every scenario', script: 'test' },
  { what: 'each rule switched off is noticed', script: 'ablation' },
  { what: 'changed rules are noticed', script: 'mutation', args: ['--sample', '100', '--seed', '7'] },
  { what: 'what can happen from fixed tables is as recorded', script: 'perft' },
  { what: 'games at random keep every law', script: 'soak', args: ['--actions', '10000'] },
  { what: 'hostile input', script: 'fuzz', args: ['--runs', '3000'] },
  { what: 'quality of the search', script: 'bench:search' },
  { what: 'start-up beside bare Node', script: 'bench' },
  { what: 'the page of the pocket edition is small', script: 'bench:pocket', args: ['--size'] },
  { what: 'the package as a stranger uses it', script: 'check-package', args: nodes },
];

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string;
  readonly scripts: { readonly [name: string]: string };
};
const changelog = readFileSync('CHANGELOG.md', 'utf8');

const passed = CHECKS.map(({ what, script, args = [] }) => {
  console.log(`\n── ${what}: npm run ${script}`);
  const from = performance.now();
  const { status } = spawnSync('npm', ['run', '-s', script, ...(args.length === 0 ? [] : ['--', ...args])], {
    stdio: 'inherit',
  });
  return { what, seconds: (performance.now() - from) / 1000, ok: status === 0 };
});
const written = changelog.includes(`## ${manifest.version}`);

console.log(`\nheadjudge ${manifest.version}, Node ${process.version}`);
for (const { what, seconds, ok } of passed)
  console.log(`${ok ? '✓' : '✗'} ${what.padEnd(52)} ${seconds.toFixed(0).padStart(5)} s`);
console.log(`${written ? '✓' : '✗'} the changelog has a section for this version`);
const fit = written && passed.every(({ ok }) => ok);
console.log(fit ? 'Fit for a release.' : 'Not fit for a release.');
process.exitCode = fit ? 0 : 1;
