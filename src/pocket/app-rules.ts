import { compare, isRefused, legal, precedent, replay, rule, search } from '../asking/index.ts';
import { penalty, penaltyList } from '../asking/penalties/penalty.ts';
import type { Citation } from '../corpus/index.ts';
import { citeOne } from '../render/cite.ts';
import type { PrecedentJson } from '../render/report/types-of-precedents.ts';
import { type App, setLine, TABLE_FILE } from './app.ts';
import type { Play } from './state.ts';

/** Rules, penalties and play that goes on. */

const HITS = 30;

const MOST_PRECEDENTS = 5;

export const searchRules = async (app: App, typed: string, document = app.state.rules.document): Promise<void> => {
  const query = typed.trim();
  const world = await app.whole();
  app.set({ rules: { ...app.state.rules, typed, document, compared: null, opened: [] } });
  if (query === '') {
    app.set({ rules: { ...app.state.rules, found: null, precedents: [] } });
    return;
  }
  const found = await search({ queries: [query], limit: HITS, ...(document === null ? {} : { document }) }, world);
  const published = await precedent({ words: query }, world);
  const of = ({ restsOn }: PrecedentJson): boolean =>
    document === null || restsOn.some((rule) => rule.document === document);
  const precedents = isRefused(published) ? [] : published.precedents.filter(of).slice(0, MOST_PRECEDENTS);
  // More was typed meanwhile, and that search answers.
  if (app.state.rules.typed !== typed) return;
  const [report = null] = isRefused(found) ? [] : found;
  app.set({
    rules: { ...app.state.rules, found: report, precedents },
    ...(isRefused(found) ? { said: found.faults.map(({ message }) => message).join(' ') } : {}),
  });
};

/** Opens a rule; `back` leads to the one before, and at last to where it was tapped. */
export const openRule = async (app: App, citation: Citation): Promise<void> => {
  const found = await rule({ ids: [citeOne(citation)] }, await app.whole());
  if (isRefused(found)) {
    app.set({ said: found.faults.map(({ message }) => message).join(' ') });
    return;
  }
  const [report] = found.rules;
  if (report === undefined) return;
  const from = app.state.tab === 'rules' ? app.state.rules.opened : [];
  app.set({
    tab: 'rules',
    showing: false,
    rules: {
      ...app.state.rules,
      opened: [...from, report],
      cameFrom: app.state.tab === 'rules' ? app.state.rules.cameFrom : app.state.tab,
    },
  });
  app.device.toTop('rule');
};

export const closeRule = (app: App): void => {
  const opened = app.state.rules.opened.slice(0, -1);
  const { cameFrom } = app.state.rules;
  const leaves = opened.length === 0 && cameFrom !== null && cameFrom !== 'rules';
  app.set({
    rules: { ...app.state.rules, opened, ...(leaves ? { cameFrom: null } : {}) },
    ...(leaves ? { tab: cameFrom } : {}),
  });
  app.device.toTop(null);
};

/** The same point in all documents. */
export const compareOn = async (app: App, topic: string): Promise<void> => {
  const compared = await compare({ topic: [topic] }, await app.whole());
  app.set(
    isRefused(compared)
      ? { said: compared.faults.map(({ message }) => message).join(' ') }
      : { rules: { ...app.state.rules, compared, opened: [] } },
  );
  app.device.toTop(null);
};

/** Every infraction, and the penalty for what was typed. */
export const openPenalty = async (app: App): Promise<void> => {
  const world = await app.whole();
  app.set({
    tab: 'rules',
    penalty: { typed: '', facts: [], number: '', report: null, list: penaltyList(world), faults: [] },
  });
  app.device.toTop(null);
};

export const askPenalty = async (app: App, words: string, facts: readonly string[] = []): Promise<void> => {
  const asked = app.state.penalty;
  if (asked === null) return;
  if (words.trim() === '') {
    app.set({ penalty: { ...asked, typed: words, facts: [], report: null, faults: [] } });
    return;
  }
  const report = await penalty(
    {
      words: words.trim(),
      facts,
      occasion: { phase: 'game', stage: 'swiss', tier: null, minutes: null },
      prizes: 6,
      taken: null,
      again: 0,
      slip: { tournament: '', round: '', judge: '', player: '' },
    },
    await app.whole(),
  );
  const now = { ...asked, typed: words, facts, number: '' };
  app.set({
    penalty: isRefused(report) ? { ...now, report: null, faults: report.faults } : { ...now, report, faults: [] },
  });
  app.device.toTop('verdict');
};

const played = async (app: App, { line, steps }: Pick<Play, 'line' | 'steps'>): Promise<Play> => {
  const text = JSON.stringify({
    board: line,
    steps: steps.map(({ do: said, answers }) => ({ do: said, ...(answers.length === 0 ? {} : { answers }) })),
  });
  const came = await replay({ table: { text, file: 'play' } }, await app.whole());
  if (isRefused(came)) return { line, steps, report: null, overview: null, faults: came.faults };
  const after = await legal({ table: { text: came.report.board, file: TABLE_FILE } }, await app.whole());
  const waits = came.report.steps.some(({ open, verdict }) => open !== null || verdict === 'illegal');
  return {
    line,
    steps,
    report: came.report,
    overview: isRefused(after) || waits || came.report.result !== null ? null : after.report,
    faults: [],
  };
};

/** Carries out the act of the ruling, and shows what may be done then. */
export const playOn = async (app: App): Promise<void> => {
  const { ruling } = app.state;
  if (ruling === null) return;
  const { report, answers } = ruling;
  const play = await played(app, { line: report.board, steps: [{ do: report.question, answers }] });
  app.set({ play });
  app.device.toTop('play');
};

/** One act more. */
export const playStep = async (app: App, said: string): Promise<void> => {
  const { play } = app.state;
  if (play === null) return;
  const next = await played(app, { ...play, steps: [...play.steps, { do: said, answers: [] }] });
  app.set(next.faults.length > 0 ? { play: { ...play, faults: next.faults } } : { play: next, sheet: null });
};

/** The answer to what the last act waits for. */
export const answerStep = async (app: App, answer: string): Promise<void> => {
  const { play } = app.state;
  if (play === null) return;
  const steps = play.steps.map((step, at) =>
    at === play.steps.length - 1 ? { ...step, answers: [...step.answers, answer] } : step,
  );
  const next = await played(app, { line: play.line, steps });
  app.set({ play: next.faults.length > 0 ? { ...play, faults: next.faults } : next });
};

/** Takes the last answer back, or the last act that has none. */
export const stepBack = async (app: App): Promise<void> => {
  const { play } = app.state;
  if (play === null) return;
  const last = play.steps.at(-1);
  if (last === undefined) return;
  const steps =
    last.answers.length > 0
      ? [...play.steps.slice(0, -1), { ...last, answers: last.answers.slice(0, -1) }]
      : play.steps.slice(0, -1);
  if (steps.length === 0) app.set({ play: null });
  else app.set({ play: await played(app, { line: play.line, steps }) });
};

/** The table as play left it becomes the table. */
export const keepPlayed = async (app: App): Promise<void> => {
  const board = app.state.play?.report?.board;
  if (board === undefined) return;
  await setLine(app, board);
  app.set({ tab: 'table', play: null });
  app.device.toTop(null);
};
