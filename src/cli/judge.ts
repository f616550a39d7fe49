import { jsonText } from '../render/escape.ts';
import { usageFault } from '../render/report/errors.ts';
import { handInNameFinder } from '../state/name-finder.ts';
import { refuse } from './answer.ts';
import { findNames, NotBuilt, version } from './data.ts';
import { noDataFolder } from './data-folder.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { programFor, runProgram } from './program.ts';
import { readUsage } from './usage.ts';

handInNameFinder(findNames);

/** Where an error arose, without the path of anybody's machine: `retreat.ts:12:5`. */
const placeOf = (error: Error): string =>
  /([\w.-]+:\d+:\d+)\)?$/mu.exec(error.stack?.split('\n').slice(1).join('\n') ?? '')?.[1] ?? 'unknown place';

/** Says that the program failed, not the person: what to report, and that nothing was changed. */
const admit = async (io: Io, json: boolean, argv: readonly string[], error: Error, node: string): Promise<ExitCode> => {
  const command = argv.filter((word) => /^[a-z-]+$/u.test(word)).join(' ');
  if (error.name === 'CardsDamaged')
    return refuse(io, { json }, [
      usageFault(
        'damaged-cards',
        `the imported cards cannot be read: ${error.message}.`,
        'Import them again:  judge cards import PATH --fresh',
      ),
    ]);
  if (error.name === 'RulebooksDamaged')
    return refuse(io, { json }, [
      usageFault(
        'damaged-rulebooks',
        `your own copies cannot be read: ${error.message}.`,
        'Import them again:  judge rulebook import FILE',
      ),
    ]);
  const line = `report   headjudge ${version()}, Node ${node}, judge ${command}: ${error.name} at ${placeOf(error)}`;
  const hint =
    error instanceof NotBuilt
      ? 'No ruling was made; nothing was changed.'
      : `No ruling was made; nothing was changed.\n${line}`;
  await refuse(io, { json }, [usageFault('internal', `judge itself failed: ${error.message}`, hint)]);
  return EXIT.failed;
};

/** One run of `judge`: the words behind it, the world around it, the exit code. Never throws. */
export const judge = async (words: readonly string[], io: Io, node = ''): Promise<ExitCode> => {
  let code: ExitCode = EXIT.ok;
  const end = words.indexOf('--');
  const json = (end < 0 ? words : words.slice(0, end)).includes('--json');
  try {
    if (words[0] === '__complete') {
      // A shell asks while somebody types: it gets words or nothing.
      const { complete } = await import('./shell-completion/complete.ts');
      await complete(words.slice(1), io);
      return EXIT.ok;
    }
    const program = programFor(io, version(), (ended) => {
      code = ended;
    });
    const usage = readUsage(program, words);
    if (usage.faults.length > 0) {
      const { faultsBeside } = await import('./faults-beside.ts');
      return await refuse(io, { json }, [...usage.faults, ...(await faultsBeside(usage, io))]);
    }
    if (usage.about === 'version') {
      io.write(json ? `${jsonText({ schema: 1, version: version() }, 2)}\n` : `${version()}\n`);
      return EXIT.ok;
    }
    if (usage.about === 'help' && json) {
      const { helpReport } = await import('./help-report.ts');
      io.write(`${jsonText(helpReport(program, usage.command), 2)}\n`);
      return EXIT.ok;
    }
    const noFolder = usage.about === null ? noDataFolder(io.env) : null;
    if (noFolder !== null)
      return await refuse(io, { json }, [
        usageFault(
          'no-data-folder',
          `HEADJUDGE_DATA names no folder: ${noFolder}.`,
          'expected   a folder, there or not yet',
        ),
      ]);
    return (await runProgram(program, usage.argv)) ?? code;
  } catch (thrown) {
    if (io.env.JUDGE_DEBUG !== undefined) throw thrown;
    return admit(io, json, words, thrown instanceof Error ? thrown : new Error(String(thrown)), node);
  }
};
