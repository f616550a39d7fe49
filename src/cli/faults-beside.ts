import type { FaultJson } from '../render/report/types.ts';
import type { CommandLine } from './command-line.ts';
import type { Io } from './io.ts';

/** What is wrong with all else that a faulty command line names: the table, the question, the assumptions, the sheet, the rules, the deck. */

/** Commands whose first word is a table. */
const TAKES_TABLE: ReadonlySet<string> = new Set(['replay', 'board check', 'board show', 'board convert', 'board new']);

const ofTable = async (where: string, { question, values }: CommandLine, io: Io): Promise<readonly FaultJson[]> => {
  const { tableAsRead } = await import('./table.ts');
  const read = await tableAsRead(where, io);
  const assumed = values.get('assume') ?? [];
  if (question === '' && assumed.length === 0) return read.faults;
  const { askedBeside } = await import('../asking/asked-beside.ts');
  return [...read.faults, ...askedBeside(read, question, assumed)];
};

const ofAssumptions = async (said: readonly string[]): Promise<readonly FaultJson[]> =>
  said.length === 0 ? [] : (await import('../asking/asked-beside.ts')).assumptionsBeside(said);

const ofRules = async (words: readonly string[], command: string): Promise<readonly FaultJson[]> => {
  const [{ corpusReader, parseRuleReference }, { corpusIndex }, { documentKey }, { namedEntries }] = await Promise.all([
    import('../corpus/index.ts'),
    import('./data.ts'),
    import('../asking/document-names.ts'),
    import('../asking/rules/references.ts'),
  ]);
  const said = words.join(' ');
  if (command === 'coverage' && documentKey(said) !== null) return [];
  // Words are compared as well as numbers.
  if (command === 'compare' && parseRuleReference(said, corpusIndex()).reads !== 'unknown') return [];
  return namedEntries(corpusReader(corpusIndex()), words).faults;
};

const ofSheet = async ({ values, options }: CommandLine): Promise<readonly FaultJson[]> => {
  const [sheet] = values.get('sheet') ?? [];
  if (sheet === undefined) return [];
  const { whyNoSheet } = await import('./with-sheet.ts');
  const fault = await whyNoSheet({ sheet, ...(options.force === true ? { force: true } : {}) });
  return fault === null ? [] : [fault];
};

/** Standard input is not read: a command line with faults should not wait for it. */
export const faultsBeside = async (line: CommandLine, io: Io): Promise<readonly FaultJson[]> => {
  const { path: command, operands, values, faults } = line;
  if (faults.some(({ code }) => code === 'unknown-command')) return [];
  if (operands.length > 0 && (command === 'rule' || command === 'coverage' || command === 'compare'))
    return ofRules(operands, command);
  const assumed = values.get('assume') ?? [];
  const [first = '-'] = operands;
  if (command === 'deck check') {
    if (first === '-') return [];
    const [{ deckFaults }, { deckListOf }, { worldOnDisk }] = await Promise.all([
      import('../asking/decks/deck-check.ts'),
      import('./commands/deck-check.ts'),
      import('./world-on-disk.ts'),
    ]);
    return deckFaults({ list: await deckListOf(first, io), assume: assumed }, worldOnDisk(io));
  }
  const [named = TAKES_TABLE.has(command) ? first : '-', ...others] = values.get('board') ?? [];
  const tables = [named, ...others].filter((where) => where !== '-');
  const [table] = tables;
  return [
    ...(table === undefined ? await ofAssumptions(assumed) : await ofTable(table, line, io)),
    ...(await ofSheet(line)),
  ];
};
