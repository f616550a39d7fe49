import { can, isRefused } from '../asking/index.ts';
import { type App, TABLE_FILE } from './app.ts';

/** The ruling in sight beside what another judge says: a sentence, the number of a rule, or a document. */

export const typeAgainst = (app: App, typed: string): void => {
  const { ruling } = app.state;
  if (ruling !== null) app.set({ ruling: { ...ruling, against: { typed, faults: [] } } });
};

/** Rules again beside what was typed; with nothing typed, the ruling alone. */
export const holdAgainst = async (app: App): Promise<void> => {
  const { ruling } = app.state;
  if (ruling === null) return;
  const { report, line, answers, against } = ruling;
  const said = against.typed.trim();
  const ruled = await can(
    {
      table: { text: line, file: TABLE_FILE },
      question: report.question,
      everywhere: true,
      quoted: true,
      ...(report.rulesetFrom === 'board' ? {} : { ruleset: report.ruleset }),
      ...(answers.length === 0 ? {} : { answers }),
      ...(said === '' ? {} : { against: { said } }),
    },
    await app.whole(),
  );
  if (app.state.ruling !== ruling) return;
  if (isRefused(ruled)) {
    app.set({ ruling: { ...ruling, against: { ...against, faults: ruled.faults } } });
    return;
  }
  app.set({ ruling: { ...ruling, report: ruled.report, against: { ...against, faults: [] } } });
  app.device.toTop('against-said');
};
