import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { citationOf, DOCUMENTS, inferredBy, RULED, type RuleId } from '../src/corpus/index.ts';
import { lawsInCode } from '../src/eras/index.ts';
import { runScenario } from '../src/scenario/index.ts';
import { cardPool } from '../src/state/index.ts';
import { scenarioTexts } from './scenario-files.ts';

// Switches off each enforced rule in turn and lists those whose absence no scenario notices. Arguments: ids to try (default: all).

const pool = cardPool(JSON.parse(readFileSync('dist/cards.json', 'utf8')));
const files = scenarioTexts();

/** A rule of one document is not noticed by scenarios of another, so those need not run. */
const mayConcern = (text: string, off: ReadonlySet<RuleId>): boolean =>
  [...off].every((rule) => {
    const named = /^(?:ruleset: *["']?([a-z]+-\d{4})|board: *["']?(CR|XY|APR|EX|Neo)\b)/mu.exec(text);
    const { document } = citationOf(rule);
    const label = DOCUMENTS.find(({ key }) => key === document)?.label;
    return named === null ? document === 'comprehensive-2009' : named[1] === document || named[2] === label;
  });

const red = (off: ReadonlySet<RuleId>): string[] =>
  files
    .filter(({ name, text }) => {
      if (!mayConcern(text, off)) return false;
      try {
        const run = runScenario(text, name, { pool, doc: 'comprehensive-2009', off });
        return run.faults.length > 0 || run.checked.unmet.length > 0;
      } catch {
        return true;
      }
    })
    .map(({ name }) => name);

const before = red(new Set());
if (before.length > 0) {
  console.log(`red with every rule on:\n  ${before.join('\n  ')}`);
  process.exitCode = 1;
}
/** Documents with rules still open: their scenarios are being written, so they are tried only where they are named. */
const unfinished = (): ReadonlySet<string> => {
  const report = JSON.parse(
    execFileSync('node', ['bin/judge.js', 'coverage', '--json'], { encoding: 'utf8', maxBuffer: 1e9 }),
  );
  const documents = report.documents as readonly { readonly document: string; readonly open: number }[];
  return new Set(documents.filter(({ open }) => open > 0).map(({ document }) => document));
};

const wanted = process.argv.slice(2);
const later = wanted.length === 0 ? unfinished() : new Set<string>();
for (const doc of RULED)
  if (later.has(doc)) console.log(`${doc} still has open rules and is left out; name it to try it`);
// What is inferred from a silence is no paragraph: nothing states it, so nothing has to notice it.
const stated = RULED.flatMap((doc) => (later.has(doc) ? [] : lawsInCode(doc))).filter(
  (rule) => inferredBy(rule) === null,
);
const rules = stated.filter(
  (rule) =>
    wanted.length === 0 ||
    wanted.includes(rule.slice(rule.indexOf('/') + 1)) ||
    wanted.some((doc) => rule.startsWith(`${doc}/`)),
);
const unnoticed: string[] = [];
for (const rule of rules) {
  const noticed = red(new Set([rule])).filter((name) => !before.includes(name));
  if (noticed.length === 0) unnoticed.push(rule);
  else if (wanted.length > 0) console.log(`${rule}: ${noticed.length} red, ${noticed.slice(0, 3).join(', ')}`);
}
console.log(`${rules.length} rules switched off in turn over ${files.length} scenarios; ${unnoticed.length} unnoticed`);
for (const rule of unnoticed) console.log(`  ${rule}`);
if (unnoticed.length > 0) process.exitCode = 1;
