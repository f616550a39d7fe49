import { jsonText } from '../../render/escape.ts';
import { usageFault } from '../../render/report/errors.ts';
import { closest } from '../../state/name-finder.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { SCRIPTS, SHELLS } from '../shell-completion/completion-scripts.ts';

/** `judge completion SHELL`: the script that teaches a shell to complete the words after `judge`. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const [typed = ''] = words;
  const shell = SHELLS.find((one) => one === typed.toLowerCase());
  if (shell === undefined) {
    const near = closest(typed, SHELLS);
    return refuse(io, options, [
      usageFault(
        'unknown-shell',
        `there is no completion for “${typed}”.${near === null ? '' : `  Did you mean ${near}?`}`,
        `shells   ${SHELLS.join(' · ')}`,
      ),
    ]);
  }
  const script = SCRIPTS[shell];
  io.write(options.json === true ? `${jsonText({ schema: 1, shell, script }, 2)}\n` : script);
  return EXIT.ok;
};
