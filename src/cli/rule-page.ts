import type { Citation, CorpusReader } from '../corpus/index.ts';
import { citeOne } from '../render/cite.ts';
import { drawable, PLAIN_FACE } from '../render/face.ts';
import { rulesPage } from '../render/page/rules-page.ts';
import { ruleJson } from '../render/report/rule-report.ts';
import type { RuleReport } from '../render/report/types.ts';
import type { Io } from './io.ts';
import { openFile, writePage } from './open-page.ts';

/** Rules that these name anywhere, beyond themselves; not the chapters and sections they stand in. */
const namedBy = (rules: readonly RuleReport[]): readonly Citation[] => {
  const own = new Set(rules.map(citeOne));
  const named = rules.flatMap((rule) => [
    ...rule.links,
    ...rule.citedBy,
    ...rule.children,
    ...rule.elsewhere,
    ...[rule.before, rule.after].filter((one) => one !== null),
  ]);
  return [...new Map(named.map((one) => [citeOne(one), one])).values()].filter((one) => !own.has(citeOne(one)));
};

/** `CR-309.4-and-3-more.html`. */
const fileName = ([first, ...others]: readonly RuleReport[]): string => {
  const name = first === undefined ? 'rules' : citeOne(first).replace(/[^A-Za-z0-9.]+/gu, '-');
  return `${name}${others.length === 0 ? '' : `-and-${others.length}-more`}.html`;
};

export interface Opened {
  readonly page: string;
  readonly opened: boolean;
}

/** Writes the page of these rules and opens it; where nothing opens pages, it lies there all the same. */
export const openRules = async (corpus: CorpusReader, rules: readonly RuleReport[], io: Io): Promise<Opened> => {
  const named = namedBy(rules).flatMap((one) => {
    const entry = corpus.entry(one);
    return entry === undefined ? [] : [ruleJson(entry)];
  });
  const html = rulesPage(drawable({ ...PLAIN_FACE, plain: false }, { rules, named }));
  const path = writePage(fileName(rules), html, io.env);
  return { page: path, opened: await openFile(path, io.env) };
};
