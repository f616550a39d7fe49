import { corpusReader } from '../../corpus/index.ts';
import { ruleJson } from '../../render/report/rule-report.ts';
import { rulesScreen } from '../../render/screen/rules.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { corpusIndex } from '../data.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { documentNotOnFile } from '../references.ts';

export interface RulesOptions extends CommonOptions {
  readonly document?: string;
}

/** `judge rules`: the whole index. */
export const run = async (_words: readonly string[], options: RulesOptions, io: Io): Promise<ExitCode> => {
  const corpus = corpusReader(corpusIndex());
  const entries = corpus.entries(options.document);
  if (entries.length === 0 && options.document !== undefined)
    return refuse(io, options, [documentNotOnFile(corpus, options.document)]);
  await answer(io, options, entries.map(ruleJson), rulesScreen);
  return EXIT.ok;
};
