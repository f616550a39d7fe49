import type { DisputeJson } from '../../render/report/disputes-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import type { Verdict } from '../../ruling/index.ts';
import { type BoardFile, readBoard, type Step, VERDICTS } from '../../scenario/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { fileText } from '../file-text.ts';
import type { Io } from '../io.ts';
import { type DisputeFile, disputeFiles, disputesFolder } from './dispute-files.ts';

/** Saved disputes, read as far as a list tells of them. */

export const noFolder = (): FaultJson =>
  usageFault(
    'no-data-folder',
    'there is no folder for saved disputes: no home folder is known.',
    'HEADJUDGE_DATA names one.',
  );

/** The files, newest first; or why there are none to be had. */
export const savedFiles = (
  io: Io,
): { readonly folder: string; readonly files: readonly DisputeFile[] } | { readonly fault: FaultJson } => {
  const folder = disputesFolder(io);
  if (folder === null) return { fault: noFolder() };
  const files = disputeFiles(folder);
  return 'unreadable' in files
    ? { fault: usageFault('unreadable', `${folder} cannot be read: ${files.unreadable}.`, null, folder) }
    : { folder, files };
};

const asVerdict = (said: string | undefined): Verdict | null =>
  ((VERDICTS as readonly string[]).find((one) => one === said) as Verdict) ?? null;

/** The action a dispute is about where it was not carried out: the last step, when it is expected to come to anything but legal. */
export const disputedStep = ({ steps }: Pick<BoardFile, 'steps'>): Step | null => {
  const last = steps.at(-1);
  const verdict = last?.expect?.verdict;
  return last === undefined || verdict === undefined || verdict === 'legal' ? null : last;
};

export const disputeJson = ({ name, file, saved }: DisputeFile, at: number): DisputeJson => {
  const base = { number: at + 1, name, file, saved: new Date(saved).toISOString() };
  const nothing = { title: null, document: null, question: null, verdict: null, steps: 0, board: null };
  const source = fileText(file);
  if ('code' in source) return { ...base, ...nothing, fault: source.message };
  const board = readBoard(source.text, source.file);
  const [fault] = board.faults;
  if (fault !== undefined) return { ...base, ...nothing, title: board.name ?? null, fault: fault.message };
  const last = board.steps.at(-1);
  const disputed = disputedStep(board);
  return {
    ...base,
    title: board.name ?? null,
    document: board.setup.ruleset ?? null,
    question: board.ask ?? last?.do ?? null,
    verdict: asVerdict(board.expect?.verdict ?? last?.expect?.verdict),
    steps: board.steps.length - (disputed === null ? 0 : 1),
    board: printBoardLine(board.setup),
    fault: null,
  };
};
