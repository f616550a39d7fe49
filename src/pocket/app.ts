import type { can, World } from '../asking/index.ts';
import type { RulingReport } from '../render/report/types.ts';
import type { Seat, Setup } from '../state/index.ts';
import type { Device, StoredCards, StoredCopy } from './device.ts';
import { EMPTY, ruledBy } from './edit-table.ts';
import { type Backup, type Kept, readBackup } from './kept.ts';
import { later } from './later.ts';
import type { About } from './parts.ts';
import type { Place, State, Tab, Wanted } from './state.ts';

/** The app: its state, and how it changes. Everything that rules is asked of `asking/`, as the command line and the library ask it. */
export interface App {
  readonly state: State;
  readonly device: Device;
  /** The world as far as it is there; it must have been asked for before, by `tables` or `whole`. */
  readonly world: World;
  /** The world as far as tables need it: their cards. */
  tables(): Promise<World>;
  /** The whole world, for everything that rules, finds or shows rules. */
  whole(): Promise<World>;
  /** Makes the next state and draws it. */
  set(change: Partial<State>): void;
  /** The prints of a name that is in sight. */
  printsOf(name: string): readonly string[];
  /** Cards that were imported are there: from now on they may be named. */
  brought(cards: StoredCards): void;
  /** All copies of rulebooks that were imported: from now on their words stand beside ours. */
  broughtCopies(copies: readonly StoredCopy[]): void;
}

/** What the table's line is called in faults. */
export const TABLE_FILE = 'board';

const NO_TABLE: State['table'] = {
  line: '',
  setup: EMPTY,
  show: null,
  faults: [],
  impossible: [],
  opened: null,
  zones: [],
  writing: null,
};

export const USUAL = 'comprehensive-2009';

/** What a judge rules by, as a backup has it. */
export const usualIn = ({
  usual,
  fallback = null,
  format = null,
}: Backup): Pick<State, 'usual' | 'fallback' | 'format'> => ({
  usual,
  fallback,
  format,
});

export const beginning = (about: About, device: Pick<Device, 'kept'>): State => {
  const text = device.kept('state');
  const backup = text === null ? null : readBackup(text);
  const before = backup === null || !('saved' in backup) ? null : backup;
  return {
    tab: 'table',
    table: { ...NO_TABLE, line: before?.line ?? '' },
    ...(before === null ? { usual: USUAL, fallback: null, format: null } : usualIn(before)),
    choosing: false,
    formats: [],
    sheet: null,
    questions: null,
    ask: { typed: '', overview: null, faults: [], open: null },
    ruling: null,
    showing: false,
    play: null,
    rules: { typed: '', document: null, found: null, precedents: [], compared: null, opened: [], cameFrom: null },
    penalty: null,
    saved: before?.saved ?? [],
    sharing: null,
    said: backup !== null && before === null ? 'What this device had kept cannot be read and was left alone.' : null,
    page: {
      version: about.version,
      built: about.built,
      build: about.build,
      forOwnUse: about.forOwnUse,
      importedCards: about.importedCards,
      broughtCards: null,
      importing: null,
      stopped: null,
      copies: [],
      newer: false,
      installable: false,
    },
  };
};

/** What is kept on the device, and what a backup holds. */
export const backupOf = ({ usual, fallback, format, table, saved }: State): string =>
  JSON.stringify({
    headjudge: 'pocket backup',
    schema: 1,
    usual,
    fallback,
    format,
    line: table.line,
    saved,
  } satisfies Backup);

export const keep = (app: App): void => {
  if (!app.device.keep('state', backupOf(app.state)))
    app.set({ said: 'This device keeps nothing for this page. Save a backup before you close it.' });
};

/** The document in force: the one the table names, else the one chosen. */
export const rulesetOf = ({ table, usual }: Pick<State, 'table' | 'usual'>): string => table.setup.ruleset ?? usual;

/** The table that was read; what was asked about the one before it goes. */
const tableIs = (app: App, read: Pick<State['table'], 'line' | 'setup' | 'show' | 'impossible'>): void => {
  app.set({
    table: { ...app.state.table, ...read, faults: [], writing: null },
    ask: { ...app.state.ask, overview: null, faults: [], open: null },
    play: null,
  });
  keep(app);
};

/** Reads a line as the table. One that cannot be read stays as it is, with all that is wrong with it. */
export const setLine = async (app: App, line: string): Promise<void> => {
  const { line: text, question } = asShared(line);
  if (text === '') {
    tableIs(app, { line: text, setup: EMPTY, show: null, impossible: [] });
    return;
  }
  const { checkBoard, isRefused, showBoard } = await later();
  const world = await app.tables();
  const shown = await showBoard({ table: { text, file: TABLE_FILE } }, world);
  if (isRefused(shown)) {
    app.set({ table: { ...app.state.table, writing: line, faults: shown.faults, opened: null } });
    return;
  }
  const checked = await checkBoard({ table: { text, file: TABLE_FILE } }, world);
  const impossible = isRefused(checked) ? [] : checked.faults.map(({ says }) => says);
  tableIs(app, { line: text, setup: shown.table.board.setup, show: shown.report, impossible });
  if (question !== null)
    app.set({ ask: { ...app.state.ask, typed: question }, said: 'The question that came with the line is on Ask.' });
};

/** A line as it is shared: the table in one row and the question in the next. Anything else is a line or a file. */
const asShared = (text: string): { readonly line: string; readonly question: string | null } => {
  const rows = text.split('\n').flatMap((row) => (row.trim() === '' ? [] : [row.trim()]));
  const [line = '', question = ''] = rows;
  const isShared = rows.length === 2 && line.includes('|') && !question.includes('|') && !/^[\w-]+:/u.test(line);
  return isShared ? { line, question } : { line: text.trim(), question: null };
};

/** Changes the table: what a tap made of it is written as a line, and the line is what counts. */
export const editTable = async (app: App, change: (setup: Setup) => Setup, opened?: Place | null): Promise<void> => {
  const { table, usual } = app.state;
  const setup = change(table.setup.ruleset === undefined ? ruledBy(table.setup, usual) : table.setup);
  if (opened !== undefined) app.set({ table: { ...table, opened } });
  await setLine(app, (await later()).printBoardLine(setup));
};

/** Opens the choice of what to rule by. */
export const openChoice = async (app: App): Promise<void> => {
  app.set({ choosing: true });
  const formats = (await app.whole()).tournamentFormats();
  app.set({ formats: formats.flatMap(({ key, title, pools }) => (pools.length === 0 ? [] : [{ key, title }])) });
};

export const chooseDocument = async (app: App, document: string): Promise<void> => {
  app.set({ choosing: false, ...besideOf(app.state, document), usual: document });
  if (app.state.table.line !== '') await editTable(app, (setup) => ruledBy(setup, document));
  else keep(app);
  await askAgain(app);
};

/** What was chosen to go with a document: nothing where it was chosen for another one. */
const besideOf = ({ usual, fallback, format }: State, document: string): Pick<State, 'fallback' | 'format'> =>
  usual === document ? { fallback, format } : { fallback: null, format: null };

/** What goes with the document in force, which is the usual one from now on. */
export const chooseBeside = async (app: App, change: Partial<Pick<State, 'fallback' | 'format'>>): Promise<void> => {
  const document = rulesetOf(app.state);
  app.set({ ...besideOf(app.state, document), ...change, usual: document });
  keep(app);
  await askAgain(app);
};

/** What is in sight is ruled on again by what was chosen. */
const askAgain = async (app: App): Promise<void> => {
  if (app.state.tab === 'ask') await overview(app);
  const { ruling } = app.state;
  if (app.state.tab === 'ruling' && ruling !== null) await askFor(app, ruling.report.question, ruling.answers);
};

/** Opens a screen; the overview of the acts is made when it is looked at. */
export const open = async (app: App, tab: Tab): Promise<void> => {
  if (tab !== 'table') await later();
  app.set({ tab, choosing: false, sheet: null, questions: null, said: null, showing: false });
  app.device.toTop(null);
  if (tab === 'ask' && app.state.ask.overview === null) await overview(app);
};

const tableText = async ({ table, usual }: State): Promise<string> =>
  table.line === '' ? (await later()).printBoardLine(ruledBy(EMPTY, usual)) : table.line;

/** Every act on the table. */
export const overview = async (app: App): Promise<void> => {
  const { state } = app;
  const { isRefused, legal } = await later();
  const ruled = await legal(
    { table: { text: await tableText(state), file: TABLE_FILE }, ...byUsual(state) },
    await app.whole(),
  );
  app.set({
    ask: isRefused(ruled)
      ? { ...app.state.ask, overview: null, faults: ruled.faults }
      : { ...app.state.ask, overview: ruled.report, faults: [] },
  });
  lookAhead(app);
};

/** So many of the acts in sight are looked at ahead: as many rulings as are kept of a table. */
const MOST_AHEAD = 12;

/**
 * Rules on the acts in sight while nobody waits for anything, one at a time: one that is tapped then has its ruling, and what every ruling needs is
 * ready. It stops as soon as something else is in sight.
 */
const lookAhead = async (app: App): Promise<void> => {
  const { overview: seen } = app.state.ask;
  const rows = [...(seen?.open ?? []), ...(seen?.closed ?? [])];
  const { ruledBriefly } = await later();
  const asks = rows.flatMap(({ ask }) => ask.filter(({ card }) => card === null).slice(0, 1));
  for (const { question } of asks.slice(0, MOST_AHEAD)) {
    await app.device.idle();
    const { state } = app;
    if (state.tab !== 'ask' || state.ask.overview !== seen) return;
    await ruledBriefly(app, await requestOn(state, question));
  }
};

/** A line that names no document is ruled by the chosen one. */
const byUsual = ({ table, usual }: State): { readonly ruleset?: string } =>
  table.setup.ruleset === undefined ? { ruleset: usual } : {};

/** A question as this page asks it. */
export const requestOn = async (state: State, question: string) => ({
  table: { text: await tableText(state), file: TABLE_FILE },
  question,
  quoted: true,
  ...byUsual(state),
});

/** Rules on a question and shows the ruling. */
export const askFor = async (
  app: App,
  question: string,
  answers: readonly string[] = [],
  by?: string,
): Promise<void> => {
  const { state } = app;
  const { isRefused, ruledBriefly } = await later();
  const line = await tableText(state);
  const request = {
    ...(await requestOn(state, question)),
    ...(by === undefined ? {} : { ruleset: by }),
    ...(answers.length === 0 ? {} : { answers }),
  };
  app.device.mark('asked');
  const ruled = await ruledBriefly(app, request);
  app.device.mark('ruled');
  if (isRefused(ruled)) {
    app.set({ tab: 'ask', sheet: null, ask: { ...app.state.ask, typed: question, faults: ruled.faults } });
    if (app.state.ask.overview === null && state.table.faults.length === 0) {
      await overview(app);
      app.set({ ask: { ...app.state.ask, faults: ruled.faults } });
    }
    return;
  }
  const shown = { report: ruled.report, line, answers, by: by ?? null, against: { typed: '', faults: [] } };
  app.set({
    tab: 'ruling',
    sheet: null,
    said: null,
    showing: false,
    play: null,
    ruling: shown,
    ask: { ...app.state.ask, typed: '', faults: [], open: null },
  });
  app.device.toTop('verdict');
  askOthers(app, shown.report, request);
};

/**
 * Asks the other documents too, and what they would fill, when the verdict is on the screen: one after the other while nobody waits, and no further once
 * another ruling is in sight.
 */
export const askOthers = async (app: App, shown: RulingReport, request: Parameters<typeof can>[0]): Promise<void> => {
  const isInSight = (): boolean => app.state.ruling?.report === shown;
  // Made here: what a file makes as it is read would have the browser run this whole part before the first screen.
  const noLongerInSight = new Error('another ruling is in sight');
  const beforeEach = async (): Promise<void> => {
    await app.device.idle();
    if (!isInSight()) throw noLongerInSight;
  };
  const { can, isRefused } = await later();
  try {
    await app.device.drawn();
    const everywhere = await can({ ...request, everywhere: true, beforeEach }, await app.whole());
    const { ruling } = app.state;
    if (!isRefused(everywhere) && ruling !== null && isInSight())
      app.set({ ruling: { ...ruling, report: everywhere.report } });
  } catch (stop) {
    if (stop !== noLongerInSight) throw stop;
  }
};

/** What a person typed: a question, or words that ask for the overview. */
export const askTyped = async (app: App): Promise<void> => {
  const typed = app.state.ask.typed.trim();
  if (typed === '') return;
  await askFor(app, typed);
};

/** Opens a list of cards. */
export const want = async (app: App, wanted: Wanted): Promise<void> => {
  app.set({ sheet: { wanted, typed: '', offers: [] } });
  await typeName(app, '');
};

export const typeName = async (app: App, typed: string): Promise<void> => {
  const { sheet } = app.state;
  if (sheet === null) return;
  app.device.mark('typed');
  const { ruledBy: pool, names } = await (await app.tables()).cards();
  const offers = (await later()).offersFor(sheet.wanted, typed, pool(rulesetOf(app.state)), names());
  app.device.mark('found');
  app.set({ sheet: { ...sheet, typed, offers } });
};

/** Keeps the ruling in sight among the disputes of the day. */
export const save = (app: App): Kept | null => {
  const { ruling } = app.state;
  if (ruling === null) return null;
  const { report, answers } = ruling;
  const at = app.device.now();
  const kept: Kept = {
    id: at,
    at,
    line: report.board,
    question: report.question,
    answers,
    verdict: report.verdict,
    headline: report.headline,
    ruleset: report.ruleset,
  };
  app.set({ saved: [kept, ...app.state.saved], said: 'Kept among the saved disputes.' });
  keep(app);
  return kept;
};

/** Opens a dispute again: its table, and its ruling by this page. */
export const reopen = async (app: App, { line, question, answers }: Kept): Promise<void> => {
  await setLine(app, line);
  await askFor(app, question, answers);
};

export const forget = (app: App, id: string): void => {
  app.set({ saved: app.state.saved.filter((one) => one.id !== id), sharing: null, said: 'Deleted.' });
  keep(app);
};

/** The other side of the table; a Team Battle has more and is written as a line. */
export const across = (seat: Seat): Seat => (seat === 'p1' ? 'p2' : 'p1');

/** The text that a dispute is shared as: its line can be pasted here or given to `judge`. */
export const sharedText = ({ line, question }: Pick<Kept, 'line' | 'question'>): string => `${line}\n${question}`;
