import { type Citation, DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { titleOf } from '../cite.ts';
import { unnamedRuleset } from './ruling-report.ts';
import type { GapJson, LegalReport, ReplayReport, RulesetFrom, RulingReport } from './types.ts';

/** What this version does not rule on at all: other documents. Said as such, never guessed. */

const ruledTitles = DOCUMENTS.filter((one) => isRuled(one.key))
  .map((one) => one.title)
  .join(', ');

/** Why nothing is ruled on for this table; null when it is. */
export const outside = (document: string): { readonly gap: GapJson; readonly remedy: string } | null => {
  const gap = (card: string, text: string, rule: Citation | null): GapJson => ({
    card,
    place: '',
    clause: '',
    text,
    couldChange: [],
    rule,
  });
  if (!isRuled(document)) {
    return {
      gap: gap(titleOf(document), `This version rules by ${ruledTitles} only.`, null),
      remedy: 'The same table by CR 2009:  --ruleset CR',
    };
  }
  return null;
};

type Outside = NonNullable<ReturnType<typeof outside>>;

interface Where {
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly board: string;
}

const SAY = ['I have no ruling on this yet.'] as const;

export const outsideRuling = (question: string, found: Outside, where: Where): RulingReport => ({
  schema: 1,
  ...where,
  question,
  verdict: 'not-modelled',
  headline: `no ruling by this version: ${question}.`,
  say: SAY,
  grounds: [],
  options: [],
  branches: [],
  gaps: [found.gap],
  needs: [],
  assumptions: unnamedRuleset(where.rulesetFrom, where.ruleset),
  passed: [],
  trace: [],
  follows: null,
  remedy: [found.remedy],
  remedies: [],
  overruled: [],
  lifted: [],
  faults: [],
  elsewhere: [],
});

export const outsideLegal = (found: Outside, where: Where): LegalReport => ({
  schema: 1,
  ...where,
  headline: 'no overview by this version.',
  open: [],
  closed: [],
  assumptions: unnamedRuleset(where.rulesetFrom, where.ruleset),
  gaps: [found.gap],
  faults: [],
});

export const outsideReplay = (name: string, found: Outside, where: Where, table: object): ReplayReport => ({
  schema: 1,
  ...where,
  name,
  verdict: 'not-modelled',
  headline: 'no replay by this version.',
  say: SAY,
  steps: [],
  ruling: null,
  table,
  result: null,
  expectations: { met: 0, unmet: [] },
  changed: [],
  penalty: null,
  drawLeftOut: null,
  gaps: [found.gap],
  assumptions: unnamedRuleset(where.rulesetFrom, where.ruleset),
});
