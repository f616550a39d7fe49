import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedCoverage } from '../src/cli/coverage-record.ts';
import { keptScenarios } from '../src/cli/parsed-scenarios.ts';
import { inferredBy, RULED } from '../src/corpus/index.ts';
import { lawsInCode, saidAgainIn } from '../src/eras/index.ts';
import {
  fileOfScenario,
  type ParsedYaml,
  parsedYaml,
  readerOfParsed,
  readYaml,
  rulesSeen,
} from '../src/scenario/index.ts';
import { cardPool } from '../src/state/index.ts';
import { textMark } from '../src/user-files/index.ts';
import { scenarioTexts } from './scenario-files.ts';

// Writes dist/coverage.txt: for each rule the files that enforce it, the scenarios in which it acted, and those in which it was considered
// and did not; and dist/parsed-scenarios.txt, every scenario as the YAML library read it, which verification reads instead. Run by npm, so the working directory is the folder of package.json.

interface Covered {
  readonly code: string[];
  readonly applied: string[];
  readonly considered: string[];
}

const covered = new Map<string, Covered>();
const entry = (rule: string): Covered => {
  let found = covered.get(rule);
  if (found === undefined) {
    found = { code: [], applied: [], considered: [] };
    covered.set(rule, found);
  }
  return found;
};

const known = new Set<string>(RULED.flatMap((doc) => lawsInCode(doc)).filter((rule) => inferredBy(rule) === null));
/** The rules that a text writes down. */
const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(/'([a-z]+-\d{4})': \[\s*'([^']+)'/g)].map((found) => `${found[1]}/${found[2]}`);

const sources = ['src/rules', 'src/text', 'src/ruling/inspection'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: `${room}/${file}`, text: readFileSync(join(room, file), 'utf8') })),
);

/** Laws that several files share, by their names, which no two of them have in common. */
const shared = new Map<string, { readonly home: string; readonly rules: readonly string[] }>();
for (const { file, text } of sources)
  for (const [, name = '', law = ''] of text.matchAll(/^export const ([A-Z_]+) = lawOf\(\{(.*?)\}\);$/gmsu)) {
    const other = shared.get(name)?.home;
    if (other !== undefined) throw new Error(`${other} and ${file} each have a law named ${name}`);
    shared.set(name, { home: file, rules: citedIn(law) });
  }

for (const { file, text } of sources) {
  // A name of its own in capitals may be that of a law elsewhere; only what is imported is that law.
  const own = text.replaceAll(/^export \{[^}]*\} from '[^']+';$/gmu, '');
  const named = [...new Set(own.match(/\b[A-Z][A-Z_]+\b/gu))].flatMap((name) =>
    new RegExp(`\\bconst ${name}\\b`, 'u').test(text) ? [] : (shared.get(name)?.rules ?? []),
  );
  for (const rule of [...citedIn(text), ...named]) {
    const { code } = entry(rule);
    if (known.has(rule) && !code.includes(file)) code.push(file);
  }
}
const unplaced = [...known].filter((rule) => entry(rule).code.length === 0);
if (unplaced.length > 0) throw new Error(`rules in code whose law was found in no file: ${unplaced.join(', ')}`);

const pool = cardPool(JSON.parse(readFileSync('dist/cards.json', 'utf8')));
/** What decides how a file is read: when it changes, nothing that was kept is used. */
const reader = createHash('sha256');
for (const file of ['read-yaml', 'yaml-node', 'scalar-place', 'parsed-yaml'])
  reader.update(readFileSync(`src/scenario/${file}.ts`));
const version = reader.update(readFileSync('node_modules/yaml/package.json')).digest('hex');
const PARSED = 'dist/parsed-scenarios.txt';
const before = existsSync(PARSED) ? readFileSync(PARSED, 'utf8') : '';
const keptBefore = before.startsWith(`${version}\n`) ? keptScenarios(before) : () => null;
const parsed: string[] = [];
const parse = (text: string): ParsedYaml | null => {
  const kept = keptBefore(text) ?? parsedYaml(text, readYaml);
  if (kept !== null) parsed.push(`${textMark(text)} ${JSON.stringify(kept)}`);
  return kept;
};
const yaml = readerOfParsed(parse, readYaml);

/** A file that holds several scenarios is named once. */
const add = (list: string[], name: string): void => {
  if (!list.includes(name)) list.push(name);
};
for (const { name: scenario, text } of scenarioTexts()) {
  const name = fileOfScenario(scenario);
  const { applied, considered } = rulesSeen(text, name, { pool, doc: 'comprehensive-2009', yaml });
  for (const rule of [...applied].filter((one) => inferredBy(one) === null)) add(entry(rule).applied, name);
  for (const rule of [...considered].filter((one) => inferredBy(one) === null)) add(entry(rule).considered, name);
}

// What only says again what others say is covered as they are, where each of them is.
for (const doc of RULED)
  for (const { id, by } of saidAgainIn(doc)) {
    const others = by.map((other) => entry(`${doc}/${other}`));
    if (!others.every(({ code, applied }) => code.length > 0 && applied.length > 0)) continue;
    const own = entry(`${doc}/${id}`);
    const all = (list: 'code' | 'applied' | 'considered') => others.flatMap((other) => other[list]);
    for (const list of ['code', 'applied', 'considered'] as const)
      own[list].splice(0, own[list].length, ...new Set([...own[list], ...all(list)]));
  }

const sorted = [...covered]
  .filter(([, { code, applied }]) => code.length + applied.length > 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
/** Scenarios that carry the number of the rule in their name come first. */
const ownFirst = (rule: string, names: readonly string[]): string[] => {
  const own = `/${rule.slice(rule.indexOf('/') + 1)}-`;
  return [...names.filter((name) => name.includes(own)), ...names.filter((name) => !name.includes(own))];
};
const inOrder = sorted.map(([rule, { code, applied, considered }]) => {
  const of = { code, applied: ownFirst(rule, applied), considered: ownFirst(rule, considered) };
  return [rule, of] as const;
});
const { rules, names } = packedCoverage(inOrder, [...new Set(scenarioTexts().map(({ name }) => fileOfScenario(name)))]);
writeFileSync('dist/coverage.txt', rules);
writeFileSync('dist/coverage-scenarios.txt', names);
writeFileSync(PARSED, `${[version, ...parsed].join('\n')}\n`);
console.log(`${sorted.length} rules with code or scenarios`);
