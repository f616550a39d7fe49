import { RAW_SET, rawEnergy, rawPokemon, rawTrainer } from '../../card-data/samples.fixture.ts';
import type { CommandSpec } from '../../cli/command-spec.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { corpusIndex } from '../../cli/data.ts';
import type { Seeds } from './targets.ts';

/** Valid beginnings: the scenarios of this project, what their files say, and the examples that the help of each command shows. */

/** The words of an example as a shell would take them. */
const wordsOfExample = (example: string): readonly string[] =>
  [...example.replace(/ [<|>] .*$/u, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/gu)]
    .map(([, single, double, bare]) => single ?? double ?? bare ?? '')
    .slice(1);

const examplesOf = (spec: CommandSpec): readonly string[] => [
  ...spec.examples,
  ...(spec.subcommands ?? []).flatMap(examplesOf),
];

const firsts = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found.replace(/^["']|["']$/gu, '')));

/** A copy of a document as a user might have it: some of our own paragraphs under their numbers. */
const copyOf = (document: string): string =>
  corpusIndex()
    .entries.filter((entry) => entry.document === document)
    .slice(0, 60)
    .map(({ id, title, text }) => `${id} ${title}\n${text}\n`)
    .join('\n');

const PHRASES = [
  '309.4',
  'cr 311.2b',
  'II.C-14',
  'Turn.2E',
  'glossary owner',
  'asleep retreat',
  'who goes first',
  'play Switch',
  'attach Fire to bench 1',
];

export const seedsOf = (scenarios: readonly string[]): Seeds => {
  const decks = scenarios.filter((text) => /^deck:/mu.test(text));
  const tables = scenarios.filter((text) => /^board:/mu.test(text));
  return {
    lines: [...new Set(firsts(tables, /^board: *(.+)$/gmu))],
    scenarios: tables,
    decks: [...decks, ...firsts(decks, /^deck: *\|\n((?: +.*\n)+)/gmu), '4 Luxray DP 7\n20 Fire Energy\n36 Pikachu\n'],
    cardFiles: [
      JSON.stringify([rawPokemon(), rawTrainer(), rawEnergy()], null, 1),
      JSON.stringify({
        data: [rawPokemon({ set: RAW_SET, abilities: [{ name: 'Haze', type: 'Ability', text: 'Draw.' }] })],
      }),
      JSON.stringify([RAW_SET]),
    ],
    rulebooks: ['comprehensive-2009', 'neo-2001'].map(copyOf),
    commandLines: COMMANDS.flatMap(examplesOf)
      .map(wordsOfExample)
      // These run every scenario, or write to a folder of the person.
      .filter(([command, sub]) => command !== 'verify' && sub !== 'import' && sub !== 'remove'),
    phrases: [...PHRASES, ...new Set(firsts(tables, /^(?:ask:|\s+- (?:do:)?) *(.+)$/gmu))],
  };
};
