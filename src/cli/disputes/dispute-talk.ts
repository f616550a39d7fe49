import {
  ASKING,
  askedLate,
  asksAgain,
  beginTable,
  corrected,
  faultsOf,
  isQuestion,
  oneQuestion,
  outcomeOf,
  questionForNeeds,
  rowsOf,
  tableConversation,
} from '../../dialogue/index.ts';
import { columnsOf, isNarrow } from '../../render/grid.ts';
import { usageFault } from '../../render/report/errors.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { refuse } from '../answer.ts';
import { ruleTable } from '../commands/can.ts';
import { overviewOf } from '../commands/legal.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { carryOutNext } from './carry-out.ts';
import { type CardDesk, deskAfter, rulingOn, tableOfLine } from './dialogue-desk.ts';
import type { Session } from './dispute-session.ts';
import type { Keeper } from './drafts.ts';
import { saveSession } from './save-session.ts';

/** A dispute at the terminal, from the first question to the last: ask, rule, and then save, play on, ask again or correct. */

export const TITLE = 'New table';

const says = (io: Io, ...lines: readonly string[]): Promise<void> =>
  io.print(lines.map((text) => (text === '' ? [] : [{ text }])));

/** Shown when the person stops: what is saved, and how to continue. */
const stopped = async (io: Io, session: Session, desk: CardDesk, keeping: Keeper): Promise<ExitCode> => {
  const given = rowsOf(session.draft, desk).length;
  const failed = keeping.failed();
  const kept =
    failed === null
      ? [
          `Stopped after ${given} ${given === 1 ? 'answer' : 'answers'}. ${given === 1 ? 'It is' : 'They are'} saved.`,
          '  go on    judge board new --resume',
        ]
      : ['Stopped. Your answers could not be saved: the data folder cannot be written. This line is the table so far:'];
  await says(io, ...kept, `  so far   ${outcomeOf(session.draft, desk).board}`);
  return EXIT.open;
};

/** What can be done next, by letter; with shorter words on a narrow terminal. */
const menuFor = (
  io: Io,
  mayDo: boolean,
  mayAsk: boolean,
): { readonly message: string; readonly keys: readonly string[] } => {
  const narrow = isNarrow(io.face);
  const parts = narrow
    ? ['s save', ...(mayDo ? ['d do'] : []), 'n next', 'e edit', 'l legal', ...(mayAsk ? ['w why'] : []), 'Enter end']
    : [
        's save',
        ...(mayDo ? ['d do it'] : []),
        'n next question',
        'e change a fact',
        'l legal',
        ...(mayAsk ? ['w why'] : []),
        'Enter leave',
      ];
  const lines: string[] = [''];
  for (const part of parts) {
    const line = [lines.at(-1), part].filter(Boolean).join('  ');
    if (line.length < columnsOf(io.face)) lines[lines.length - 1] = line;
    else lines.push(part);
  }
  return {
    message: lines.join('\n'),
    keys: ['s', ...(mayDo ? ['d'] : []), 'n', 'e', 'l', ...(mayAsk ? ['w'] : []), 'q', 'enter'],
  };
};

/** Which fact to change: one that was asked for, or the whole table where it was given as a line. */
const factToChange = async (session: Session, desk: CardDesk, io: Io): Promise<string | null> => {
  const rows = rowsOf(session.draft, desk);
  if (rows.some(({ id }) => id === 'line')) return 'line';
  const conversation = oneQuestion({
    label: 'Change',
    help: 'Type the number of a fact or the beginning of its name. < changes nothing.',
    choices: rows.map(({ id, label, says: said }, at) => ({ answer: id, says: `${at + 1} ${label}`, note: said })),
  });
  const chosen = await io.converse('Which fact?', conversation, ASKING, () => {});
  return chosen?.answer ?? null;
};

interface RuledOn {
  readonly board: string;
  readonly question: string;
  readonly code: ExitCode;
}

/** Asks what is still missing, and shows the ruling; null when the person stops. */
const askAndRule = async (
  session: Session,
  desk: CardDesk,
  io: Io,
  keep: (next: Session) => void,
): Promise<RuledOn | null> => {
  let { draft } = session;
  const title =
    session.steps.length > 0
      ? `After ${session.steps.length} ${session.steps.length === 1 ? 'action' : 'actions'}`
      : TITLE;
  const ended = await io.converse(title, tableConversation(desk), beginTable(draft), (now) => {
    if (now.draft !== draft) {
      draft = now.draft;
      keep({ ...session, draft });
    }
  });
  if (ended === null) return null;
  keep({ ...session, draft: ended.draft });
  // A draft may be older than the cards on file: an unknown name is not ruled on.
  const wrong = faultsOf(ended.draft, desk);
  if (wrong.length > 0) {
    await refuse(
      io,
      {},
      wrong.map(({ code, message, hint }) => usageFault(code, message, hint ?? null)),
    );
    return null;
  }
  const { board, question } = outcomeOf(ended.draft, desk);
  const ruleset = parseBoardLine(board).setup.ruleset ?? desk.usual;
  const table = tableOfLine(board, ruleset, desk);
  return table === null ? null : { board, question, code: await ruleTable(table, question, {}, io) };
};

/** Plays the action; a fact that only playing it needs is asked for, and then it is played. Null where it was not carried out. */
const doIt = async (
  start: Session,
  asked: { readonly board: string; readonly question: string },
  desk: CardDesk,
  io: Io,
  keep: (next: Session) => void,
): Promise<Session | null> => {
  let session = start;
  let { board } = asked;
  for (;;) {
    const came = await carryOutNext(session, board, asked.question, desk, io);
    if (!('needs' in came)) return came;
    // After actions were played, the table is their result and not what was entered.
    const id = session.steps.length > 0 ? null : questionForNeeds(session.draft, came.needs);
    if (id === null) return null;
    const late = askedLate(session.draft, id);
    const ended = await io.converse('To carry it out', tableConversation(desk), beginTable(late), () => {});
    if (ended === null || (ended.draft.answers[id] ?? '') === '') return null;
    session = { ...session, draft: ended.draft };
    board = outcomeOf(ended.draft, desk).board;
    keep(session);
  }
};

/** Talks a dispute over until the judge leaves it. The exit code is that of the last ruling. */
export const talkOver = async (
  start: Session,
  cards: CardDesk,
  io: Io,
  keeping: Keeper,
  /** What was shown already, where the talk begins after it: the table, without a question about it. */
  shown: { readonly board: string; readonly code: ExitCode } | null = null,
): Promise<ExitCode> => {
  let session = start;
  let desk = deskAfter(start, cards);
  let code: ExitCode = shown?.code ?? EXIT.open;
  let isShown = shown !== null;
  const keep = (next: Session): void => {
    session = next;
    keeping.keep(next);
  };
  for (;;) {
    const lineBefore = session.draft.answers.line;
    const ruled = isShown ? { board: shown?.board ?? '', question: null } : await askAndRule(session, desk, io, keep);
    isShown = false;
    if (ruled === null) return stopped(io, session, desk, keeping);
    if (session.steps.length > 0 && session.draft.answers.line !== lineBefore) {
      // A table that was changed starts without actions: those that were played led to another table.
      await says(
        io,
        '',
        `You changed the table, so the ${session.steps.length === 1 ? 'action' : `${session.steps.length} actions`} played before no longer ${session.steps.length === 1 ? 'leads' : 'lead'} to it. The new table starts without ${session.steps.length === 1 ? 'it' : 'them'}.`,
      );
      keep({ ...session, start: null, steps: [] });
      desk = deskAfter(session, cards);
    }
    if ('code' in ruled) code = ruled.code;
    let asked = ruled.question;
    let now = ruled.board;
    let ruling = asked === null ? null : rulingOn(now, asked, desk);
    for (let again = true; again; ) {
      again = false;
      const mayDo = asked !== null && ruling !== null && ruling.verdict !== 'illegal';
      const { message, keys } = menuFor(io, mayDo, asked !== null);
      await says(io, '');
      const key = await io.key(message, keys);
      if (key === null) return stopped(io, session, desk, keeping);
      if (key === 'enter' || key === 'q') {
        keeping.drop();
        return code;
      }
      if (key === 's') {
        const saved = await saveSession({ session, board: now, ask: asked, ruling, desk, io });
        if (saved !== null) keep({ ...session, saved });
        again = true;
      } else if (key === 'd') {
        const did = asked === null ? null : await doIt({ ...session }, { board: now, question: asked }, desk, io, keep);
        if (did === null) await says(io, '', 'It was not carried out. The table is unchanged.');
        else {
          keep(did);
          desk = deskAfter(did, cards);
          now = did.draft.answers.line ?? now;
          asked = null;
          ruling = null;
          code = EXIT.ok;
        }
        again = true;
      } else if (key === 'l' || key === 'w') {
        const table = tableOfLine(now, parseBoardLine(now).setup.ruleset ?? desk.usual, desk);
        await says(io, '');
        if (table !== null && key === 'l') await overviewOf(table, '', {}, io);
        else if (table !== null && asked !== null) await ruleTable(table, asked, { explain: 'path' }, io);
        again = true;
      } else if (key === 'n') keep({ ...session, draft: asksAgain({ ...session.draft }, desk) });
      else {
        const fact = await factToChange(session, desk, io);
        if (fact === null || !isQuestion(fact)) again = true;
        else keep({ ...session, draft: corrected(beginTable(session.draft), fact).draft });
      }
    }
  }
};
