import { corpusReader, parseRuleReference } from '../../corpus/index.ts';
import { type Period, type Precedent, precedentsFor, type Saying } from '../../precedents/index.ts';
import { precedentReport } from '../../render/report/precedent-report.ts';
import type { PrecedentReport } from '../../render/report/types-of-precedents.ts';
import type { Outcome } from '../outcome.ts';
import type { World } from '../world.ts';

export interface PrecedentRequest {
  /** Words, a card, a rule number or the id of one; empty for an overview. */
  readonly words: string;
  readonly period?: Period;
  /** How the rules stand to it. */
  readonly document?: Saying;
  readonly limit?: number;
}

/** So many are listed without being asked for more. */
const USUAL = 12;

/** The rules that the words name, with everything beneath a section; none where the words are words. */
const rulesNamed = (words: string, world: World): readonly string[] => {
  if (!/\d/u.test(words)) return [];
  const corpus = world.corpus();
  const { matches, unknown, reads } = parseRuleReference(words, corpus);
  if (unknown.length > 0 || reads === 'words') return [];
  const reader = corpusReader(corpus);
  return matches.flatMap((match) => (reader.entry(match) === undefined ? [] : [`${match.document}/${match.id}`]));
};

/** Published rulings by words, cards, rules or their own id. */
export const precedent = (request: PrecedentRequest, world: World): Outcome<PrecedentReport> => {
  const { words, period, document, limit = USUAL } = request;
  const asked = words.trim();
  const all = world.precedents().all();
  const fits = (one: Precedent): boolean =>
    (period === undefined || one.period === period) && (document === undefined || one.document === document);
  const kept = all.filter(fits);
  if (asked === '') {
    const by = period === undefined && document === undefined ? 'all' : 'words';
    return precedentReport(asked, by, kept, limit, all);
  }
  const same = all.find(({ id }) => id === asked.replace(/^precedents\/|\.yaml$/gu, ''));
  if (same !== undefined) return precedentReport(asked, 'id', [same], limit, all);
  const rules = new Set(rulesNamed(asked, world));
  const resting = kept.filter(({ restsOn }) => restsOn.some((rule) => rules.has(`${rule.document}/${rule.id}`)));
  if (rules.size > 0) return precedentReport(asked, 'rule', resting, limit, all);
  return precedentReport(asked, 'words', precedentsFor(kept, asked), limit, all);
};
