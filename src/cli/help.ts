import type { Help } from 'commander';
import { shown } from '../render/face.ts';
import { flow } from '../render/flow.ts';
import { columnsOf } from '../render/grid.ts';
import type { CommandLine } from './command-line.ts';
import type { Io } from './io.ts';

/** Fewer columns for what a flag is for, and it stands under the flag. */
const NARROWEST = 30;
const BENEATH = 6;

/** How commander lays out its help: a flag beside what it is for, in a narrow terminal above it. */
export const helpLook = (width: number): Partial<Help> => ({
  showGlobalOptions: true,
  helpWidth: width,
  minWidthToWrap: BENEATH,
  styleUsage: (usage) => flow(usage, width - 2, [], 'Usage: '.length - 2).join('\n  '),
  formatItem(term, termWidth, description) {
    const beside = termWidth + 4;
    if (width - beside < NARROWEST)
      return [`  ${term}`, ...flow(description, width - BENEATH, []).map((line) => ' '.repeat(BENEATH) + line)].join(
        '\n',
      );
    return flow(description, width - beside, [])
      .map((line, index) => `  ${index === 0 ? term.padEnd(termWidth) : ' '.repeat(termWidth)}  ${line}`)
      .join('\n');
  },
});

/** The same for a screen reader: a flag and what it is for in one sentence, nothing in columns. */
export const HELP_FOR_SCREEN_READER: Partial<Help> = {
  showGlobalOptions: true,
  helpWidth: Number.MAX_SAFE_INTEGER,
  formatItem: (term, _termWidth, description) => `${term}: ${description}.`,
};

/** Examples are to be copied, so none is broken. */
export const examplesOf = (examples: readonly string[]): string =>
  ['', 'Examples:', ...examples.map((example) => `  ${example}`)].join('\n');

/** Those of `judge` itself. */
export const EXAMPLES = ['judge can retreat -b dispute.yaml', 'judge search asleep retreat', 'judge rule 309.4'];

export const CODES = [
  'legal, done',
  'illegal, not found, not as expected',
  'wrong usage',
  'no ruling',
  'the program failed',
];

export const exitCodes = (width: number): string =>
  [
    '',
    'Exit codes:',
    ...CODES.flatMap((means, code) =>
      flow(means, width - 5, []).map((line, index) => `  ${index === 0 ? code : ' '}  ${line}`),
    ),
  ].join('\n');

/** The help of a command: how it is written, what its flags are for, examples; of `judge` itself the exit codes too. */
export const showHelp = ({ command, spec }: Pick<CommandLine, 'command' | 'spec'>, io: Io): void => {
  const width = columnsOf(io.face);
  command.configureHelp(io.face.screenReader === true ? HELP_FOR_SCREEN_READER : helpLook(width));
  const parts = [
    command.helpInformation(),
    `${examplesOf(spec?.examples ?? EXAMPLES)}\n`,
    ...(spec === undefined ? [`${exitCodes(width)}\n`] : []),
  ];
  io.write(
    parts
      .join('')
      .split('\n')
      .map((line) => shown(io.face, line))
      .join('\n'),
  );
};
