import { isRefused } from '../../asking/outcome.ts';
import { rule } from '../../asking/rules/rule.ts';
import { corpusReader, isHandbook } from '../../corpus/index.ts';
import { ruleScreen } from '../../render/screen/rule.ts';
import { openedScreen, wholeScreen } from '../../render/screen/rule-whole.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface RuleOptions extends CommonOptions {
  readonly whole?: boolean;
  readonly scenarios?: boolean;
  readonly open?: boolean;
}

/** `judge rule <id…>`. */
export const run = async (words: readonly string[], options: RuleOptions, io: Io): Promise<ExitCode> => {
  const world = worldOnDisk(io);
  // On a page there is room for what stands beneath.
  const whole = options.whole === true || options.open === true;
  const report = await rule({ ids: words, whole }, world);
  if (isRefused(report)) return refuse(io, options, report.faults);
  if (options.open === true) {
    const { openRules } = await import('../rule-page.ts');
    const beside = report.rules.some(({ document }) => isHandbook(document)) ? world.handbooks().entries : [];
    const corpus = world.corpus();
    const all = corpusReader({ ...corpus, entries: [...corpus.entries, ...beside] });
    const opened = await openRules(all, report.rules, io);
    await answer(io, options, { ...report, ...opened }, openedScreen);
    return EXIT.ok;
  }
  await answer(io, options, report, (face, { rules }) =>
    options.whole === true ? wholeScreen(face, rules) : ruleScreen(face, rules, options.scenarios === true),
  );
  return EXIT.ok;
};
