import { readFileSync } from 'node:fs';
import { coverageRecord } from '../src/cli/data.ts';
import { citationOf, DOCUMENTS, inferredBy, RULED, type RuleId } from '../src/corpus/index.ts';
import { lawsInCode } from '../src/eras/index.ts';
import { isForTournament, runScenario } from '../src/scenario/index.ts';
import { cardPool } from '../src/state/index.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { type ScenarioText, scenarioTexts } from './scenario-files.ts';

// Switches off each enforced rule in turn and lists those whose absence no scenario notices. After `npm run build`.
// Arguments: documents or ids to try (default: every rule), --all: name every scenario that notices, not the first.

const numberOf = (rule: RuleId): string => rule.slice(rule.indexOf('/') + 1);
const documentOf = (rule: RuleId): string => rule.slice(0, rule.indexOf('/'));
// What is inferred from a silence is not a paragraph: nothing states it, so nothing has to notice it.
const ENFORCED = RULED.flatMap((doc) => lawsInCode(doc)).filter((rule) => inferredBy(rule) === null);
const {
  values: { all },
  words: wanted,
} = flagsOf(
  'ablation',
  { all: { kind: 'yes' } },
  { word: 'rule in code', among: [...RULED, ...ENFORCED.map(numberOf), ...ENFORCED] },
);

const pool = cardPool(JSON.parse(readFileSync('dist/cards.json', 'utf8')));
const coverage = coverageRecord();
const files = scenarioTexts().filter(({ text }) => !isForTournament(text));

const LABELS = DOCUMENTS.map(({ label }) => label).join('|');
const RULESET = new RegExp(`^(?:ruleset: *["']?([a-z]+-\\d{4})|(?:board|ruleset): *["']?(${LABELS})\\b)`, 'mu');

/** A rule of one document is not noticed by scenarios of another, so those need not run. */
const mayConcern = (text: string, rule: RuleId): boolean => {
  const named = RULESET.exec(text);
  const { document } = citationOf(rule);
  const label = DOCUMENTS.find(({ key }) => key === document)?.label;
  return named === null ? document === 'comprehensive-2009' : named[1] === document || named[2] === label;
};

/** Scenarios in which the rule acted, then those that considered it, then the rest: the first that notices ends the search. */
const likeliestFirst = (rule: RuleId): readonly ScenarioText[] => {
  const { applied, considered } = coverage[rule] ?? { applied: [], considered: [] };
  const touching = new Set([...applied, ...considered]);
  const concerned = files.filter(({ text }) => mayConcern(text, rule));
  const byName = new Map(concerned.map((file) => [file.name, file]));
  const first = [...touching].flatMap((name) => byName.get(name) ?? []);
  return [...first, ...concerned.filter(({ name }) => !touching.has(name))];
};

const isRed = ({ name, text }: ScenarioText, off: ReadonlySet<RuleId>): boolean => {
  try {
    const run = runScenario(text, name, { pool, doc: 'comprehensive-2009', off });
    return run.faults.length > 0 || run.checked.unmet.length > 0;
  } catch {
    return true;
  }
};

const noticing = (rule: RuleId, all: boolean): readonly string[] => {
  const off = new Set([rule]);
  const found: string[] = [];
  for (const file of likeliestFirst(rule)) {
    if (!isRed(file, off)) continue;
    found.push(file.name);
    if (!all) break;
  }
  return found;
};

const red = files.filter((file) => isRed(file, new Set()));
if (red.length > 0) {
  console.log(`red with every rule on:\n  ${red.map(({ name }) => name).join('\n  ')}`);
  process.exit(1);
}
const rules = ENFORCED.filter(
  (rule) =>
    wanted.length === 0 ||
    wanted.includes(numberOf(rule)) ||
    wanted.includes(rule) ||
    wanted.includes(documentOf(rule)),
);
const unnoticed: RuleId[] = [];
for (const rule of rules) {
  const found = noticing(rule, all);
  if (found.length === 0) unnoticed.push(rule);
  else if (wanted.length > 0) console.log(`${rule}: ${found.join(', ')}`);
}
console.log(`${rules.length} rules switched off in turn over ${files.length} scenarios; ${unnoticed.length} unnoticed`);
for (const rule of unnoticed) console.log(`  ${rule}`);
if (unnoticed.length > 0) process.exitCode = 1;
