import type { Chance } from '../chance.ts';
import { mutated, mutatedWords } from './mutate.ts';
import type { Given } from './promises.ts';

/** Everything of `judge` that takes something from outside, with valid things to begin from. */

export interface Seeds {
  readonly lines: readonly string[];
  readonly scenarios: readonly string[];
  readonly decks: readonly string[];
  /** Files of card data, as JSON. */
  readonly cardFiles: readonly string[];
  /** Copies of documents, as plain text. */
  readonly rulebooks: readonly string[];
  readonly commandLines: readonly (readonly string[])[];
  /** Whatever people type: questions, queries, ids. */
  readonly phrases: readonly string[];
}

/** What one run is given. `file` stands for the file that `input` is written to first. */
export interface Case extends Given {
  readonly target: string;
}

export const FILE = '{file}';
/** The page that `--sheet` writes. */
export const SHEET = '{sheet}';

type Target = (chance: Chance, seeds: Seeds) => Given;

const DOCUMENTS = ['CR', 'XY', 'APR', 'Neo', 'EX'] as const;

const flags = (chance: Chance): readonly string[] => [
  ...(chance.oneIn(2) ? ['--json'] : []),
  ...(chance.oneIn(6) ? ['--ascii'] : []),
  ...(chance.oneIn(8) ? ['--screen-reader'] : []),
];

const ruling = (chance: Chance): readonly string[] => [
  ...flags(chance),
  ...(chance.oneIn(2) ? ['--ruleset', chance.pick(DOCUMENTS)] : []),
  ...(chance.oneIn(5) ? ['--fallback', chance.pick(DOCUMENTS)] : []),
];

const onTables = (chance: Chance, seeds: Seeds): readonly string[] => {
  const question = chance.oneIn(2) ? (chance.pick(seeds.phrases) ?? '') : 'retreat';
  const more = [
    ...(chance.oneIn(5) ? [chance.oneIn(2) ? '--explain' : '--explain=all'] : []),
    ...(chance.oneIn(6) ? ['--answers', chance.pick(['heads', 'tails,heads', 'bench 1', 'heads,,heads'])] : []),
    ...(chance.oneIn(8) ? ['--assume', chance.pick(seeds.phrases) ?? ''] : []),
    ...(chance.oneIn(8) ? ['--everywhere'] : []),
    ...(chance.oneIn(12) ? ['--against', chance.pick(seeds.phrases) ?? 'XY'] : []),
    ...(chance.oneIn(12) ? ['--sheet', SHEET] : []),
  ];
  return chance.pick([
    ['can', question, '-b', '-', ...ruling(chance), ...more],
    ['legal', '-b', '-', ...ruling(chance)],
    ['board', 'check', '-', ...flags(chance)],
    ['board', 'show', '-', ...flags(chance)],
    ['board', 'convert', '-', '--to', chance.pick(['line', 'yaml', 'json']), ...flags(chance)],
    ['replay', '-', ...ruling(chance)],
  ]);
};

export const TARGETS: Readonly<Record<string, Target>> = {
  line: (chance, seeds) => ({
    words: onTables(chance, seeds),
    input: mutated(chance.pick(seeds.lines) ?? '', chance, seeds.lines),
  }),
  scenario: (chance, seeds) => ({
    words: chance.oneIn(3)
      ? ['replay', '-', ...ruling(chance)]
      : chance.oneIn(3)
        ? ['verify', FILE, ...flags(chance)]
        : onTables(chance, seeds),
    input: mutated(chance.pick(seeds.scenarios) ?? '', chance, seeds.scenarios),
  }),
  deck: (chance, seeds) => ({
    words: chance.oneIn(4)
      ? ['verify', FILE, ...flags(chance)]
      : ['deck', 'check', '-', ...flags(chance), ...(chance.oneIn(2) ? ['--ruleset', chance.pick(DOCUMENTS)] : [])],
    input: mutated(chance.pick(seeds.decks) ?? '', chance, seeds.decks),
  }),
  'card file': (chance, seeds) => ({
    words: ['cards', 'import', FILE, ...flags(chance), ...(chance.oneIn(3) ? ['--skip-bad'] : [])],
    input: mutated(chance.pick(seeds.cardFiles) ?? '', chance, seeds.cardFiles),
  }),
  rulebook: (chance, seeds) => ({
    words: [
      'rulebook',
      'import',
      FILE,
      ...flags(chance),
      ...(chance.oneIn(3) ? ['--document', chance.pick(DOCUMENTS)] : []),
    ],
    input: (chance.oneIn(4) ? '%PDF-1.7\n' : '') + mutated(chance.pick(seeds.rulebooks) ?? '', chance, seeds.rulebooks),
  }),
  question: (chance, seeds) => ({
    words: [
      'can',
      mutated(chance.pick(seeds.phrases) ?? '', chance, seeds.phrases),
      '-b',
      chance.pick(seeds.lines) ?? '',
      ...ruling(chance),
    ],
    input: null,
  }),
  phrase: (chance, seeds) => ({
    words: [
      ...chance.pick([
        ['search'],
        ['compare'],
        ['rule'],
        ['coverage'],
        ['cards', 'search'],
        ['cards', 'show'],
        ['legal', '-b', chance.pick(seeds.lines) ?? ''],
      ] as const),
      mutated(chance.pick(seeds.phrases) ?? '', chance, seeds.phrases),
      ...flags(chance),
    ],
    input: null,
  }),
  queries: (chance, seeds) => ({
    words: ['search', '--batch', ...flags(chance)],
    input: mutated(seeds.phrases.slice(0, 3).join('\n'), chance, seeds.phrases),
  }),
  'command line': (chance, seeds) => ({
    words: mutatedWords(chance.pick(seeds.commandLines) ?? [], chance, [...seeds.commandLines.flat(), ...seeds.lines]),
    input: chance.oneIn(2) ? (chance.pick(seeds.lines) ?? '') : null,
  }),
};

const NAMES = Object.keys(TARGETS);

/** The case of this chance. An import costs as much as ten other runs, so it is rarer. */
export const caseOf = (chance: Chance, seeds: Seeds): Case => {
  const drawn = chance.pick(NAMES) ?? 'line';
  const target = ['card file', 'rulebook'].includes(drawn) && !chance.oneIn(4) ? 'scenario' : drawn;
  const made = TARGETS[target]?.(chance, seeds) ?? { words: [], input: null };
  // No argument of a process can hold a NUL.
  return { ...made, words: made.words.map((word) => word.replaceAll('\0', '')), target };
};
