import { DOCUMENTS, HANDBOOKS } from '../corpus/index.ts';
import { nameWithEdition } from '../render/cite.ts';
import { jsonText } from '../render/escape.ts';
import { usageFault } from '../render/report/errors.ts';
import { handInNameFinder } from '../state/name-finder.ts';
import { handInTextReader } from '../state/text-reader.ts';
import { refuse } from './answer.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { findNames, readSketchedTexts, version } from './data.ts';
import { noDataFolder } from './data-folder.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { LookFlags } from './terminal.ts';

handInNameFinder(findNames);
handInTextReader(readSketchedTexts);

/** The world around a run, drawn as the flags ask for it. */
export type IoFor = (look: LookFlags) => Io;

const NO_FOLDER = 'expected   a folder, there or not yet';

/** The documents that are in this version, each with its edition. */
const EDITIONS = [...DOCUMENTS, ...HANDBOOKS].map(({ key, label }) => ({
  document: key,
  label,
  name: nameWithEdition(key),
}));

const versionText = (): string => {
  const width = Math.max(...EDITIONS.map(({ label }) => label.length));
  return [version(), ...EDITIONS.map(({ label, name }) => `${label.padEnd(width)}  ${name}`), ''].join('\n');
};

/** What a well-formed command line asks for. */
const run = async (line: CommandLine, io: Io): Promise<ExitCode> => {
  const { about, spec, options, operands } = line;
  const json = options.json === true;
  if (about === 'version') {
    io.write(json ? `${jsonText({ schema: 1, version: version(), documents: EDITIONS }, 2)}\n` : versionText());
    return EXIT.ok;
  }
  if (about === 'help' && json) {
    const { helpReport } = await import('./help-report.ts');
    io.write(`${jsonText(helpReport(line), 2)}\n`);
    return EXIT.ok;
  }
  const help = async (): Promise<void> => (await import('./help.ts')).showHelp(line, io);
  if (about === 'help') {
    await help();
    return EXIT.ok;
  }
  const noFolder = noDataFolder(io.env);
  if (noFolder !== null)
    return refuse(io, { json }, [
      usageFault('no-data-folder', `HEADJUDGE_DATA is not a folder: ${noFolder}.`, NO_FOLDER),
    ]);
  if (spec === undefined && io.canAsk && !json) {
    const { run: menu } = await import('./commands/home.ts');
    return menu(io, help);
  }
  if (spec?.load === undefined) {
    await help();
    return EXIT.usage;
  }
  const { run: command } = await spec.load();
  return command(operands, options, io);
};

/** One run of `judge`: the words after it, the world around it, the exit code. Never throws. */
export const judge = async (words: readonly string[], ioFor: IoFor, node = ''): Promise<ExitCode> => {
  if (words[0] === '__complete') {
    const io = ioFor({});
    // A shell asks while a person types: it gets words or nothing.
    try {
      const { complete } = await import('./shell-completion/complete.ts');
      await complete(words.slice(1), io);
    } catch (thrown) {
      if (io.env.JUDGE_DEBUG !== undefined) throw thrown;
    }
    return EXIT.ok;
  }
  const line = readCommandLine(words);
  const io = ioFor(line.options);
  try {
    if (line.faults.length === 0) return await run(line, io);
    const { faultsBeside } = await import('./faults-beside.ts');
    return await refuse(io, line.options, [...line.faults, ...(await faultsBeside(line, io))]);
  } catch (thrown) {
    if (io.env.JUDGE_DEBUG !== undefined) throw thrown;
    const { failureOf } = await import('./failure.ts');
    const { fault, failed } = failureOf(thrown, `judge ${line.path}`.trim(), node);
    const code = await refuse(io, line.options, [fault]);
    return failed ? EXIT.failed : code;
  }
};
