import { existsSync } from 'node:fs';
import { DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { ASKING, oneQuestion, outcomeOf } from '../../dialogue/index.ts';
import { labelOf, titleOf } from '../../render/cite.ts';
import { type Face, shown, signsOf } from '../../render/face.ts';
import { columnsOf, isNarrow } from '../../render/grid.ts';
import { type Line, toned, widthOf } from '../../render/rich.ts';
import { ending, padEnd } from '../../render/width.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { dataFolder } from '../data-folder.ts';
import { deskFor, USUAL } from '../disputes/dialogue-desk.ts';
import { savedFiles } from '../disputes/dispute-list.ts';
import { isBegun } from '../disputes/dispute-session.ts';
import { draftsLeft } from '../disputes/drafts.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { lastTable } from '../last-table.ts';
import { usualRulebook } from '../usual-rulebook.ts';
import { run as listDisputes } from './board-list.ts';
import { run as newBoard } from './board-new.ts';
import { run as openDispute } from './board-open.ts';
import { run as showBoard } from './board-show.ts';
import { run as useRulebook } from './use.ts';

/** `judge` alone at a terminal: one letter for each thing to do, beside the command that does the same. */

interface Entry {
  readonly key: string;
  readonly says: string;
  readonly command: string;
}

/** The unfinished dispute, as the menu shows it; null if there is none. */
const unfinished = async (io: Io): Promise<string | null> => {
  const [left] = draftsLeft(io).filter(({ session }) => isBegun(session));
  if (left === undefined) return null;
  const { board, question } = outcomeOf(left.session.draft, await deskFor(io, USUAL));
  return [question, board].filter((part) => part !== '').join('  ');
};

const savedCount = (io: Io): number => {
  const found = savedFiles(io);
  return 'fault' in found ? 0 : found.files.length;
};

/** The last table as the menu shows it: the question, the verdict, when; null if there is none. */
const last = (io: Io): { readonly says: string; readonly text: string } | null => {
  const found = lastTable(io);
  if (found === null) return null;
  const { text, asked, verdict, ago } = found;
  const line = parseBoardLine(text);
  const { setup } = line;
  const active = line.faults.length > 0 ? null : setup.sides[setup.toMove ?? 'p1']?.active?.[0]?.card?.name;
  const ruled = asked === undefined ? [] : [`${asked}: ${verdict}`];
  return {
    text,
    says: ['last table', ...(active === null || active === undefined ? [] : [active]), ...ruled, ago].join(', '),
  };
};

const entriesOf = (draft: string | null, before: string | null, saved: number): readonly Entry[] => [
  ...(draft === null ? [] : [{ key: 'g', says: `continue: ${draft}`, command: 'judge board new --resume' }]),
  { key: 'n', says: 'new dispute: what do the players disagree about?', command: 'judge board new' },
  ...(before === null ? [] : [{ key: 'l', says: before, command: 'judge board show --last' }]),
  ...(saved === 0 ? [] : [{ key: 'o', says: `open a saved dispute (${saved})`, command: 'judge board open' }]),
  { key: 's', says: 'search the rules', command: 'judge search WORDS' },
  { key: 'i', says: 'read a rule by its id', command: 'judge rule 309.4' },
  { key: 'c', says: 'compare the documents', command: 'judge compare TOPIC' },
  { key: 'p', says: 'find the penalty for what happened', command: 'judge penalty WORDS' },
  { key: 'v', says: 'verify a folder of scenarios', command: 'judge verify FOLDER' },
  { key: 'r', says: 'change the rulebook', command: 'judge use D' },
  { key: 'h', says: 'every command', command: 'judge --help' },
  { key: 'q', says: 'leave', command: '' },
];

const entryLines = (face: Face, { key, says, command }: Entry): Line[] => {
  const narrow = isNarrow(face);
  const head = narrow ? `${key}  ` : `  ${key}   `;
  const room = columnsOf(face) - widthOf(head) - (narrow ? 0 : 28);
  const text = shown(face, says);
  const cut = widthOf(text) <= room ? text : `${signsOf(face).cut}${ending(text, room - 1)}`;
  if (narrow)
    return [
      [{ text: head }, toned('strong', cut)],
      ...(command === '' ? [] : [[toned('faint', `     ${command}`)] as Line]),
    ];
  return [[{ text: head }, toned('strong', padEnd(cut, room)), { text: '  ' }, toned('faint', command)]];
};

/** Shown until something is saved: what there is, and three things to try. */
const FIRST: readonly string[] = [
  'New here? judge works offline, with seven rule documents from 2001 to 2026 and some 280 cards.',
  'Press n, type “can my asleep luxray retreat”, and press Enter until you see the ruling.',
  'Press s and type “decked out” to search the rules. Press c and type “confusion” to compare the documents.',
  'To add more cards: judge cards import PATH',
];

const isFirstRun = (io: Io): boolean => {
  const folder = dataFolder(io.env);
  return folder === null || !existsSync(folder);
};

/** What the program is, and the rulebook a new dispute begins with. */
const titleLine = (face: Face, rulebook: string): Line => {
  const what = shown(face, isNarrow(face) ? '  rulings, offline' : '   offline rulings for Pokémon TCG judges');
  const room = columnsOf(face) - widthOf('judge') - widthOf(rulebook);
  return [toned('strong', 'judge'), { text: face.plain ? `${what}, by ` : padEnd(what, room) }, { text: rulebook }];
};

const menuLines = (face: Face, rulebook: string, entries: readonly Entry[], first: boolean): Line[] => [
  titleLine(face, isNarrow(face) || face.plain ? rulebook : `${rulebook} (r to change)`),
  [],
  ...entries.flatMap((entry) => entryLines(face, entry)),
  ...(first ? [[], ...FIRST.flatMap((text) => paragraph(face, shown(face, text)))] : []),
];

const paragraph = (face: Face, text: string): Line[] => {
  if (face.plain) return [[{ text }]];
  const margin = isNarrow(face) ? '' : '  ';
  const words = text.split(' ');
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (widthOf(last) + 1 + widthOf(word) > columnsOf(face) - 2 * margin.length) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line): Line => [{ text: margin }, { text: line }]);
};

/** Asks for the words of a command; null where the person goes back. */
const words = async (io: Io, label: string, help: string): Promise<readonly string[] | null> => {
  const asked = await io.converse(label, oneQuestion({ label, help, choices: [] }), ASKING, () => {});
  return asked?.answer === null || asked === null ? null : asked.answer.split(/\s+/u);
};

/** The command that does the same, shown before its output. */
const showCommand = (io: Io, command: string): Promise<void> => io.print([[toned('faint', `$ ${command}`)]]);

const openOne = async (io: Io): Promise<ExitCode> => {
  await showCommand(io, 'judge board list');
  const code = await listDisputes([], {}, io);
  const found = savedFiles(io);
  if ('fault' in found || found.files.length === 0) return code;
  const question = oneQuestion({
    label: 'Open',
    help: 'Type the number of a dispute or the beginning of its name. < goes back.',
    choices: found.files.map(({ name }) => ({ answer: name, says: name })),
  });
  const asked = await io.converse('Saved disputes', question, ASKING, () => {});
  if (asked === null || asked.answer === null) return EXIT.ok;
  await showCommand(io, `judge board open ${asked.answer}`);
  return openDispute([asked.answer], {}, io);
};

/** What a table without a document is ruled by. */
const usualOf = ({ env }: Io): string => {
  const usual = usualRulebook(env);
  return usual === null || 'code' in usual ? USUAL : usual.ruleset;
};

/** Another usual rulebook. */
const otherRulebook = async (io: Io): Promise<ExitCode> => {
  const ruled = DOCUMENTS.filter(({ key }) => isRuled(key));
  const question = oneQuestion({
    label: 'Rulebook',
    help: 'The document for every table that names none. < changes nothing.',
    choices: ruled.map(({ key, title, name }) => ({ answer: key, says: title, note: name })),
    usual: usualOf(io),
  });
  const asked = await io.converse('Rulebook', question, ASKING, () => {});
  const { answer = null } = asked ?? {};
  if (answer === null) return EXIT.ok;
  await showCommand(io, `judge use ${labelOf(answer)}`);
  return useRulebook([labelOf(answer)], {}, io);
};

const act = async (key: string, io: Io, help: () => Promise<void>): Promise<ExitCode> => {
  switch (key) {
    case 'g':
      await showCommand(io, 'judge board new --resume');
      return newBoard([], { resume: true }, io);
    case 'n':
      await showCommand(io, 'judge board new');
      return newBoard([], {}, io);
    case 'o':
      return openOne(io);
    case 's': {
      const said = await words(
        io,
        'Search',
        'What the rule is about, in your own words. Examples: asleep retreat, decked out.',
      );
      if (said === null) return EXIT.ok;
      await showCommand(io, `judge search ${said.join(' ')}`);
      return (await import('./search.ts')).run(said, {}, io);
    }
    case 'l': {
      const found = last(io);
      if (found === null) return EXIT.ok;
      await showCommand(io, 'judge board show --last');
      await showBoard([], { last: true }, io);
      return newBoard([], { board: found.text }, io);
    }
    case 'p': {
      const said = await words(
        io,
        'Penalty',
        'What happened, in your own words. Examples: drew an extra card, late by 6 minutes.',
      );
      if (said === null) return EXIT.ok;
      await showCommand(io, `judge penalty '${said.join(' ')}'`);
      return (await import('./penalty.ts')).run(said, {}, io);
    }
    case 'r':
      return otherRulebook(io);
    case 'v': {
      const said = await words(io, 'Verify', 'A folder or a file with scenarios.');
      if (said === null) return EXIT.ok;
      await showCommand(io, `judge verify ${said.join(' ')}`);
      return (await import('./verify.ts')).run([said.join(' ')], {}, io);
    }
    case 'i': {
      const said = await words(
        io,
        'Rule',
        'The number of a rule or a section. Examples: 309.4, c-14, xy turn.2e, 309.',
      );
      if (said === null) return EXIT.ok;
      await showCommand(io, `judge rule ${said.join(' ')}`);
      return (await import('./rule.ts')).run(said, {}, io);
    }
    case 'c': {
      const said = await words(
        io,
        'Compare',
        'A topic, a rule, or your own words. Examples: confusion, 309.4, who goes first.',
      );
      if (said === null) return EXIT.ok;
      await showCommand(io, `judge compare ${said.join(' ')}`);
      return (await import('./compare.ts')).run(said, {}, io);
    }
    default:
      await help();
      return EXIT.ok;
  }
};

/** The menu, until the person leaves it. */
export const run = async (io: Io, help: () => Promise<void>): Promise<ExitCode> => {
  for (;;) {
    const entries = entriesOf(await unfinished(io), last(io)?.says ?? null, savedCount(io));
    await io.print(menuLines(io.face, titleOf(usualOf(io)), entries, isFirstRun(io)));
    const keys = entries.map(({ key }) => key);
    const key = await io.key(`\nA letter: ${keys.join(' ')}`, [...keys, 'enter']);
    if (key === null || key === 'q') return EXIT.ok;
    if (key !== 'enter') await act(key, io, help);
    await io.print([[]]);
  }
};
