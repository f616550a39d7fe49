import { COMMANDS } from '../../cli/commands.ts';
import { camelCase, type Draft, insertBefore, KEBAB, PLACEHOLDER } from './draft.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A command of `judge`: its function in `asking/`, its module, its line in the list of commands, and a test. */
export const newCommand = (draft: Draft, name: string): readonly string[] => {
  const faults: string[] = [];
  if (!KEBAB.test(name)) faults.push(`“${name}” is not the name of a command: lower case, with hyphens between words`);
  if (COMMANDS.some((command) => command.name === name)) faults.push(`there is a command ${name} already`);
  if (faults.length > 0) return faults;

  const called = camelCase(name);
  const [options, request, report] = ['Options', 'Request', 'Report'].map((end) => `${capital(called)}${end}`);
  draft.create(
    `src/asking/${name}.ts`,
    'what it answers, for the command line and the library alike',
    `import type { Outcome } from './outcome.ts';
import type { World } from './world.ts';

export interface ${request} {
  readonly words: readonly string[];
}

export interface ${report} {
  readonly schema: 1;
  readonly answer: string;
}

/** ${PLACEHOLDER}: what is asked, and what the answer is made of. */
export const ${called} = ({ words }: ${request}, world: World): Outcome<${report}> => ({
  schema: 1,
  answer: \`${PLACEHOLDER}: the answer to “\${words.join(' ')}” of headjudge \${world.version()}\`,
});
`,
  );
  draft.create(
    `src/cli/commands/${name}.ts`,
    'its flags and its screen',
    `import { isRefused } from '../../asking/outcome.ts';
import { ${called} } from '../../asking/${name}.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export type ${options} = CommonOptions;

/** \`judge ${name}\`: ${PLACEHOLDER}, what it answers. */
export const run = async (words: readonly string[], options: ${options}, io: Io): Promise<ExitCode> => {
  const outcome = ${called}({ words }, worldOnDisk(io));
  if (isRefused(outcome)) return refuse(io, options, outcome.faults);
  await answer(io, options, outcome, (_face, report) => [[{ text: report.answer }]]);
  return EXIT.ok;
};
`,
  );
  draft.change('src/cli/commands.ts', 'its line in the list of commands', (text) =>
    insertBefore(
      text,
      /^\];\s*$/mu,
      `  {
    name: '${name}',
    words: '[words...]',
    summary: '${PLACEHOLDER}: what it answers, in one line',
    flags: [],
    examples: ['judge ${name}'],
    load: () => import('./commands/${name}.ts'),
  },
`,
    ),
  );
  draft.create(
    `src/cli/commands/${name}.test.ts`,
    'a test that fails until it answers',
    `import { describe, expect, test } from 'vitest';
import { ran } from '../fake-io.fixture.ts';

describe('judge ${name}', () => {
  test('answers', async () => {
    const { code, out } = await ran(['${name}']);
    expect(code).toBe(0);
    expect(out).not.toContain('${PLACEHOLDER}');
  });
});
`,
  );
  return draft.faults;
};
