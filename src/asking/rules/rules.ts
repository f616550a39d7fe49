import { corpusReader, isHandbook } from '../../corpus/index.ts';
import { ruleJson } from '../../render/report/rule-report.ts';
import type { RuleJson } from '../../render/report/types.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { documentNotOnFile } from './references.ts';

export interface RulesRequest {
  /** The key of a document. */
  readonly document?: string;
}

/** The whole index, or that of one document. */
export const rules = ({ document }: RulesRequest, world: World): Outcome<readonly RuleJson[]> => {
  const corpus = corpusReader(document !== undefined && isHandbook(document) ? world.handbooks() : world.corpus());
  const entries = corpus.entries(document);
  return entries.length === 0 && document !== undefined
    ? refused([documentNotOnFile(corpus, document)])
    : entries.map(ruleJson);
};
