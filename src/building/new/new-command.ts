import { COMMANDS } from '../../cli/commands.ts';
import { camelCase, type Draft, insertBefore, KEBAB, PLACEHOLDER } from './draft.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A command of `judge`: its module, its line in the list of commands, and a test. */
export const newCommand = (draft: Draft, name: string): readonly string[] => {
  const faults: string[] = [];
  if (!KEBAB.test(name)) faults.push(`“${name}” is not the name of a command: lower case, with hyphens between words`);
  if (COMMANDS.some((command) => command.name === name)) faults.push(`there is a command ${name} already`);
  if (faults.length > 0) return faults;

  const options = `${capital(camelCase(name))}Options`;
  draft.create(
    `src/cli/commands/${name}.ts`,
    'what it does',
    `import { answer, type CommonOptions } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';

export type ${options} = CommonOptions;

/** \`judge ${name}\`: ${PLACEHOLDER}, what it answers. */
export const run = async (words: readonly string[], options: ${options}, io: Io): Promise<ExitCode> => {
  const report = { schema: 1, words, answer: '${PLACEHOLDER}: the answer' } as const;
  await answer(io, options, report, (_face, one) => [[{ text: one.answer }]]);
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
