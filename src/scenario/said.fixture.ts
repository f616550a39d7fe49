import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TraceEntry } from '../engine/index.ts';
import { cardPool } from '../state/index.ts';
import { runScenario, scenariosIn } from './index.ts';

/** What a scenario says on its way, for tests that look at it. */

const root = process.cwd();
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

const noted = (entries: readonly TraceEntry[], code: string): readonly unknown[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return noted(entry.entries, code);
    return entry.kind === 'note' && entry.code === code ? [entry.facts] : [];
  });

const happened = (entries: readonly TraceEntry[], wanted: string): readonly unknown[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return happened(entry.entries, wanted);
    const { kind, ...says } = entry;
    return kind === wanted ? [says] : [];
  });

const cited = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'rule' ? [entry.rule, ...cited(entry.entries)] : []));

const asked = (entries: readonly TraceEntry[], code: string): readonly unknown[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return asked(entry.entries, code);
    if (entry.kind !== 'answered' || entry.question.code !== code) return [];
    const { question } = entry;
    const options =
      question.kind === 'choose' ? question.options.map(({ key, aliases }) => [key, ...aliases].join(' = ')) : [];
    return [{ by: question.by, ...(options.length === 0 ? {} : { options }) }];
  });

const askedWith = (entries: readonly TraceEntry[], code: string): readonly unknown[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return askedWith(entry.entries, code);
    return entry.kind === 'answered' && entry.question.code === code ? [entry.question.facts] : [];
  });

const WALKS = new Map([
  ['asked', asked],
  ['question', askedWith],
  ['event', happened],
]);

/**
 * Everything of a code that the steps and the ruling of a scenario say: a note; `ground CODE`, its facts; `allowances CODE`, what would allow it in spite of that ground;
 * `asked CODE`, who chooses among what; `question CODE`, what the question says; `event KIND`, what such an event says; `way`, the ways of the ruling; `passed CODE`, a prohibition that was asked by
 * the ruling and does not apply; `need CODE`, a fact that is unknown; `cites ID`, how often that paragraph stands on the path.
 */
export const said = (scenario: string, what: string): readonly unknown[] => {
  const file = `scenarios/${scenario}.yaml`;
  // Of a file with several the first.
  const [text = ''] = scenariosIn(readFileSync(join(root, file), 'utf8'));
  const { replay } = runScenario(text, file, { pool, doc: 'comprehensive-2009' });
  const ruling = replay?.ruling ?? null;
  const ruled = [...(replay?.steps ?? []), ...(ruling === null ? [] : [ruling])];
  const [part = '', code = ''] = what.split(' ');
  if (part === 'passed') return (ruling?.passed ?? []).flatMap((one) => (one.code === code ? [one.facts] : []));
  if (part === 'need')
    return ruled.flatMap(({ needs }) => needs.flatMap((one) => (one.code === code ? [one.facts] : [])));
  if (part === 'cites') return ruled.flatMap(({ trace }) => cited(trace)).filter((rule) => rule.endsWith(`/${code}`));
  if (part === 'way') return (ruling?.ways ?? []).map(({ legal, code, facts }) => ({ legal, code, ...facts }));
  return ruled.flatMap(({ trace, grounds }) => {
    const meant = grounds.filter((ground) => ground.code === code);
    if (part === 'ground') return meant.map(({ facts }) => facts);
    if (part === 'allowances') return meant.map(({ allowances }) => allowances.map((one) => one.code));
    const walk = WALKS.get(part);
    return trace.flatMap(({ entries }) => (walk === undefined ? noted(entries, what) : walk(entries, code)));
  });
};
