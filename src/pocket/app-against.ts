import { can, isRefused } from '../asking/index.ts';
import { type App, askOthers, TABLE_FILE } from './app.ts';

/** The ruling in sight beside what another judge says: a sentence, the number of a rule, or a document. */

export const typeAgainst = (app: App, typed: string): void => {
  const { ruling } = app.state;
  if (ruling !== null) app.set({ ruling: { ...ruling, against: { typed, faults: [] } } });
};

/** Rules again beside what was typed; with nothing typed, the ruling alone. What the other documents say is the same beside it. */
export const holdAgainst = async (app: App): Promise<void> => {
  const { ruling } = app.state;
  if (ruling === null) return;
  const { report, line, answers, against } = ruling;
  const said = against.typed.trim();
  const request = {
    table: { text: line, file: TABLE_FILE },
    question: report.question,
    quoted: true,
    ...(report.rulesetFrom === 'board' ? {} : { ruleset: report.ruleset }),
    ...(answers.length === 0 ? {} : { answers }),
    ...(said === '' ? {} : { against: { said } }),
  };
  const ruled = await can({ ...request, brief: true }, await app.whole());
  if (app.state.ruling !== ruling) return;
  if (isRefused(ruled)) {
    app.set({ ruling: { ...ruling, against: { ...against, faults: ruled.faults } } });
    return;
  }
  const { elsewhere, filled, say } = report;
  // What to say to the player is the ruling, and not how it compares.
  const held = { ...ruled.report, say, elsewhere, ...(filled === undefined ? {} : { filled }) };
  app.set({ ruling: { ...ruling, report: held, against: { ...against, faults: [] } } });
  app.device.toTop('against-said');
  if (elsewhere.length === 0) askOthers(app, held, request);
};
