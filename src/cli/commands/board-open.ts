import { isRuled } from '../../corpus/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { replay } from '../../scenario/index.ts';
import { describeTable } from '../../state/index.ts';
import { canonicalNames, lineCannotSay, printBoardLine } from '../../state/notation/index.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { deskFor, rulingOn, USUAL } from '../disputes/dialogue-desk.ts';
import { findDispute } from '../disputes/dispute-files.ts';
import { disputedStep, savedFiles } from '../disputes/dispute-list.ts';
import { NEW_SESSION, type Session } from '../disputes/dispute-session.ts';
import { talkOver } from '../disputes/dispute-talk.ts';
import { keeper } from '../disputes/drafts.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { readTable, type TableRead } from '../table.ts';
import { ruleTable } from './can.ts';
import { run as replayFile } from './replay.ts';

/** The dispute as it can be talked over further; null where its table has no line. */
const sessionOf = (
  { board, pool }: TableRead,
  file: string,
): { readonly session: Session; readonly now: string } | null => {
  if (lineCannotSay(board.setup).length > 0) return null;
  const ruleset = board.setup.ruleset ?? USUAL;
  const own = board.cards.length > 0 ? file : null;
  const start = printBoardLine({ ...board.setup, ruleset });
  const disputed = disputedStep(board);
  const steps = disputed === null ? board.steps : board.steps.slice(0, -1);
  const ask = board.ask ?? disputed?.do;
  const asks = ask === undefined ? {} : { dispute: ask };
  const base = { ...NEW_SESSION, own, saved: file };
  if (steps.length === 0)
    return { session: { ...base, draft: { answers: { line: start, ...asks }, at: null, only: false } }, now: start };
  if (!isRuled(ruleset)) return null;
  const played = replay({ ...board, steps }, { pool, doc: ruleset });
  if (played.steps.length < steps.length || played.steps.some(({ fault, open }) => fault !== null || open !== null))
    return null;
  const now = printBoardLine(canonicalNames({ ...describeTable(played.state, played.pool), ruleset }, pool));
  return {
    session: {
      ...base,
      start,
      steps: steps.map(({ do: said, answers }) => ({ do: said, answers })),
      draft: { answers: { line: now, ...asks }, at: null, only: false },
    },
    now,
  };
};

/** `judge board open`: a saved dispute once more, by its number in the list, its name, or the beginning of that. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const found = savedFiles(io);
  if ('fault' in found) return refuse(io, options, [found.fault]);
  const said = words.join(' ').trim();
  const meant = findDispute(found.files, said);
  if (meant.kind === 'several')
    return refuse(io, options, [
      usageFault(
        'ambiguous-dispute',
        `“${said}” begins ${meant.names.length} names.`,
        `write   ${meant.names.slice(0, 8).join('   ')}`,
      ),
    ]);
  if (meant.kind === 'none') {
    const near = meant.near.length === 0 ? '' : `nearest   ${meant.near.join('   ')}\n`;
    const all = found.files.length === 0 ? 'none is saved yet:  judge board new' : 'all of them:  judge board list';
    return refuse(io, options, [
      usageFault('no-such-dispute', `no saved dispute is called “${said}”.`, `${near}${all}`),
    ]);
  }
  const { file } = meant.file;
  const talks = io.canAsk && options.json !== true;
  const table = await readTable(file, io);
  if (!('board' in table)) return refuse(io, options, table);
  const going = talks ? sessionOf(table, file) : null;
  if (going === null) {
    const asks = table.board.steps.length === 0 && table.board.ask === undefined;
    return asks ? (await import('./board-show.ts')).run([file], options, io) : replayFile([file], options, io);
  }
  const { session, now } = going;
  const desk = await deskFor(io, USUAL, session.own === null ? null : { cards: table.board.cards, file });
  const { dispute } = session.draft.answers;
  // What was played is shown as it was played; then the talk goes on at its end.
  if (session.steps.length > 0 || dispute === undefined) {
    const code =
      session.steps.length > 0
        ? await replayFile([file], {}, io)
        : await (await import('./board-show.ts')).run([file], {}, io);
    return talkOver(session, desk, io, keeper(io), { board: now, code });
  }
  const ruling = rulingOn(now, dispute, desk);
  return ruling === null ? ruleTable(table, dispute, {}, io) : talkOver(session, desk, io, keeper(io));
};
