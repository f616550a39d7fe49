import { basename } from 'node:path';
import { citationOf } from '../../corpus/index.ts';
import { ASKING, oneQuestion } from '../../dialogue/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { Ruling } from '../../ruling/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { codeOf, whyNotWritten, writeNew } from '../../user-files/index.ts';
import { refuse } from '../answer.ts';
import type { Io } from '../io.ts';
import { scenarioText } from '../scenario-text.ts';
import type { CardDesk } from './dialogue-desk.ts';
import { disputesFolder, saveAgain, saveDispute } from './dispute-files.ts';
import type { Session } from './dispute-session.ts';

export interface ToSave {
  readonly session: Session;
  /** The table as it lies now. */
  readonly board: string;
  /** The question that was ruled on last; null where it was carried out. */
  readonly ask: string | null;
  readonly ruling: Ruling | null;
  readonly desk: CardDesk;
  readonly io: Io;
}

/** The name a dispute goes by where the judge gives none: who is Active, and what is asked. */
export const usualName = (board: string, question: string): string => {
  const { setup } = parseBoardLine(board);
  const name = setup.sides[setup.toMove ?? 'p1']?.active?.[0]?.card?.name;
  return [name, question].filter((part) => part !== undefined && part !== '').join(' ');
};

/** Ids of the rules that stand against it. */
const rulesOf = (ruling: Ruling | null): readonly string[] =>
  (ruling?.grounds ?? []).filter(({ overruled }) => overruled === null).map(({ rule }) => citationOf(rule).id);

/** A path rather than a name for the list. */
const isPath = (said: string): boolean => /[\\/]|\.ya?ml$/iu.test(said);

export const textToSave = (
  { session, board, ask, ruling, desk }: ToSave,
  name: string,
): ReturnType<typeof scenarioText> => {
  const { setup } = parseBoardLine(session.start ?? board);
  const doc = setup.ruleset ?? desk.usual;
  return scenarioText(
    {
      name,
      setup: { ...setup, ruleset: doc },
      cards: desk.own?.cards ?? [],
      steps: session.steps,
      ask,
      verdict: ruling?.verdict ?? 'undetermined',
      rules: rulesOf(ruling),
    },
    desk.pool(doc),
    doc,
  );
};

const cannotWrite = (io: Io, file: string, error: unknown): Promise<unknown> =>
  refuse(io, {}, [
    usageFault(
      'unwritable',
      `${file} cannot be written: ${whyNotWritten(codeOf(error))}.`,
      'Nothing is lost: the table is still open.',
    ),
  ]);

/** Asks for a name and saves; returns the file, or null where nothing was saved. */
export const saveSession = async (wanted: ToSave): Promise<string | null> => {
  const { io, session, board, ask } = wanted;
  const folder = disputesFolder(io);
  const before = session.saved === null ? null : basename(session.saved, '.yaml');
  // A dispute that was saved before keeps its place in the list.
  const usual = before ?? usualName(board, ask ?? session.steps.at(-1)?.do ?? 'dispute');
  const question = oneQuestion({
    label: 'Save as',
    help: 'A name for your list of saved disputes, or a path such as turn.yaml for a file of your own.',
    choices: [],
    usual,
  });
  const named = await io.converse('Save', question, ASKING, () => {});
  const name = named?.answer ?? null;
  if (name === null) return null;
  const { text, asks } = await textToSave(wanted, name);
  const note =
    asks || ask === null ? [] : [`“${ask}” was asked but not carried out. The file holds the actions before it.`];
  const file = name === before && session.saved !== null ? session.saved : null;
  try {
    const saved =
      file !== null
        ? again(file, text)
        : isPath(name)
          ? ownFile(name, text)
          : folder === null
            ? null
            : saveDispute(folder, name, text);
    if (saved === null) {
      await refuse(io, {}, [
        usageFault('file-exists', `${name} exists already. Nothing was overwritten.`, 'Give another name.'),
      ]);
      return null;
    }
    const how =
      isPath(name) && file === null ? `judge replay ${saved}` : `judge board open ${basename(saved, '.yaml')}`;
    await io.print([[], ...[`Saved.  Open it again:  ${how}`, ...note].map((line) => [{ text: line }])]);
    return isPath(name) && file === null ? session.saved : saved;
  } catch (error) {
    await cannotWrite(io, file ?? (isPath(name) ? name : (folder ?? name)), error);
    return null;
  }
};

const again = (file: string, text: string): string => {
  saveAgain(file, text);
  return file;
};

/** A file of the judge's own; one that is there stays as it is. */
const ownFile = (file: string, text: string): string | null => (writeNew(file, text) ? file : null);
