import { type Citation, corpusReader, FROM_ACCOUNTS } from '../../corpus/index.ts';
import type { UnsureJson } from '../../render/report/types.ts';
import { unsureOf } from '../../render/words/confidence.ts';
import type { World } from '../world.ts';
import type { TableReport } from './pipeline.ts';

/** What a ruling rests on that is not sure: rules of a document restated from the accounts of others. */

/** Parts of a report that do not decide: other documents, published rulings, what is held against it. */
const BESIDE: readonly string[] = ['elsewhere', 'against', 'precedents', 'originals'];
/** Where something is forbidden, its grounds alone decide. */
const NOT_OF_THE_GROUNDS: readonly string[] = ['trace', 'options', 'branches', 'follows', 'remedies', 'passed'];

const cited = (value: unknown, into: Map<string, Citation>, left: readonly string[] = []): void => {
  if (Array.isArray(value)) for (const one of value) cited(one, into);
  else if (typeof value === 'object' && value !== null) {
    // A rule that was considered and did nothing decides nothing.
    if ((value as { readonly depth?: unknown }).depth === 3) return;
    const { document, id } = value as { readonly document?: unknown; readonly id?: unknown };
    if (typeof document === 'string' && typeof id === 'string') into.set(`${document}/${id}`, { document, id });
    for (const [key, one] of Object.entries(value)) if (!left.includes(key)) cited(one, into);
  }
};

/** The report with a line for each such rule. The corpus is opened only where a document of that kind is cited. */
export const withHowSure = <R extends TableReport>(report: R, world: World): R => {
  const rules = new Map<string, Citation>();
  const forbidden = (report as { readonly verdict?: unknown }).verdict === 'illegal';
  cited(report, rules, forbidden ? [...BESIDE, ...NOT_OF_THE_GROUNDS] : BESIDE);
  if (![...rules.values()].some(({ document }) => FROM_ACCOUNTS.includes(document))) return report;
  const reader = corpusReader(world.corpus());
  const unsure = [...rules.values()].flatMap((rule): UnsureJson[] => {
    const entry = reader.entry(rule);
    const confidence = entry?.confidence;
    if (entry === undefined || confidence === undefined || confidence === 'sure') return [];
    return [{ ...rule, confidence, says: unsureOf(entry) ?? entry.title }];
  });
  return unsure.length === 0 ? report : { ...report, unsure };
};
