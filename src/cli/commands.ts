import { InvalidArgumentError } from 'commander';
import { DOCUMENT_LABELS, documentKey } from './document-option.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';

/** A flag as commander spells it, what it is for, and how its value is read. */
export interface Flag {
  readonly flags: string;
  readonly help: string;
  readonly read?: (value: string, before: unknown) => unknown;
}

export interface CommandModule {
  run(words: readonly string[], options: object, io: Io): Promise<ExitCode>;
}

/** A command: all that must be known before it runs. Its module is loaded only then. */
export interface CommandSpec {
  readonly name: string;
  /** Its arguments as commander spells them: `<id...>`. */
  readonly words: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
  readonly load?: () => Promise<CommandModule>;
  readonly subcommands?: readonly CommandSpec[];
}

const documentRead = (value: string): string => {
  const key = documentKey(value);
  if (key === null) throw new InvalidArgumentError(`“${value}” is no document; the documents are ${DOCUMENT_LABELS}.`);
  return key;
};

/** More than all rules together. */
const MOST_HITS = 10_000;

const countRead = (value: string): number => {
  const count = /^\d+$/u.test(value) ? Number(value) : 0;
  if (count < 1 || count > MOST_HITS)
    throw new InvalidArgumentError(`“${value}” is no whole number from 1 to ${MOST_HITS}.`);
  return count;
};

const seatRead = (value: string): string => {
  const seat = value.toLowerCase();
  if (!/^p[1-4]$/u.test(seat))
    throw new InvalidArgumentError(`“${value}” is no player; the players are p1, p2, and in a Team Battle p3, p4.`);
  return seat;
};

const turnRead = (value: string): number => {
  const turn = /^t?(\d{1,3})$/iu.exec(value)?.[1];
  if (turn === undefined || Number(turn) < 1)
    throw new InvalidArgumentError(`“${value}” is no turn; turns are counted from 1.`);
  return Number(turn);
};

const limitsRead = (value: string): readonly string[] => {
  const limits = value
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((one) => one !== '');
  const wrong = limits.find((one) => !['energy', 'retreat', 'supporter', 'stadium'].includes(one));
  if (wrong !== undefined)
    throw new InvalidArgumentError(
      `“${wrong}” is nothing done once a turn; there are energy, retreat, supporter and stadium.`,
    );
  return limits;
};

const notationRead = (value: string): string => {
  const notation = value.toLowerCase();
  if (!['line', 'yaml', 'json'].includes(notation))
    throw new InvalidArgumentError(`“${value}” is no notation; there are line, yaml and json.`);
  return notation;
};

const deckFormatRead = (value: string): string => {
  const format = value.toLowerCase();
  if (!['constructed', 'limited'].includes(format))
    throw new InvalidArgumentError(`“${value}” is no format of a deck; there are constructed and limited.`);
  return format;
};

const collected = (value: string, before: unknown): readonly string[] => [
  ...(Array.isArray(before) ? (before as readonly string[]) : []),
  value,
];

const listRead = (value: string): readonly string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const DOCUMENT: Flag = {
  flags: '--document <D>',
  help: `only rules of one document (${DOCUMENT_LABELS})`,
  read: documentRead,
};
const RULESET: Flag = {
  flags: '--ruleset <D>',
  help: 'the document to rule by; wins over the one the board names',
  read: documentRead,
};
const FALLBACK: Flag = {
  flags: '--fallback <D>',
  help: 'the document that counts where the one in force is silent; every use of it is told',
  read: documentRead,
};
const EVERYWHERE: Flag = { flags: '--everywhere', help: 'also what the other documents say of the same question' };
const BOARD: Flag = { flags: '-b, --board <FILE>', help: 'the table: a file, - for standard input, or a board line' };
const LAST: Flag = { flags: '-l, --last', help: 'the table that was asked about last at this terminal' };
const EXPLAIN: Flag = {
  flags: '--explain [all]',
  help: 'also each rule that was passed; =all: also what did not apply',
};
const SAY: Flag = { flags: '--say', help: 'only the sentences to read aloud' };
const SHEET: readonly Flag[] = [
  { flags: '--sheet <FILE>', help: 'also write the ruling sheet: one page that prints (.html), or Markdown (.md)' },
  { flags: '--force', help: 'overwrite the sheet that is there' },
];
const ANSWERS: Flag = {
  flags: '--answers <LIST>',
  help: 'coins and choices already made, in order: heads,bench 1',
  read: listRead,
};
const ASSUME: Flag = {
  flags: '--assume <TEXT>',
  help: 'settle a point that is open; may be given several times',
  read: collected,
};

/** Flags that every command understands. */
export const COMMON_FLAGS: readonly Flag[] = [
  { flags: '--json', help: 'the result as JSON, and nothing else' },
  { flags: '--color', help: 'with colour, also when piped' },
  { flags: '--no-color', help: 'without colour (so does NO_COLOR)' },
  { flags: '--ascii', help: 'only ASCII signs' },
  { flags: '--voice', help: 'for screen readers: sentences, nothing drawn (so does JUDGE_VOICE=1)' },
];

const TABLE = "'CR | Cyndaquil ~asleep / Luxray vs Machamp'";

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'can',
    words: '[question...]',
    summary: 'may this be done on this table?',
    flags: [BOARD, LAST, RULESET, FALLBACK, EVERYWHERE, ANSWERS, ASSUME, EXPLAIN, SAY, ...SHEET],
    examples: [
      `judge can retreat -b ${TABLE}`,
      'judge can evolve Raichu on bench 2 -b dispute.yaml',
      'judge can attack "Live Coal" -b dispute.yaml --explain',
      'judge can retreat -b - --say < dispute.yaml',
      'judge can -b dispute.yaml --answers heads',
      'judge can retreat -b dispute.yaml --everywhere',
      'judge can attack "Live Coal" -l',
      'judge can retreat -b dispute.yaml --sheet ruling.html',
    ],
    load: () => import('./can.ts'),
  },
  {
    name: 'legal',
    words: '[action...]',
    summary: 'every action that is open, and why the others are not',
    flags: [BOARD, LAST, RULESET, FALLBACK, ...SHEET],
    examples: [`judge legal -b ${TABLE}`, 'judge legal retreat -b dispute.yaml'],
    load: () => import('./legal.ts'),
  },
  {
    name: 'replay',
    words: '<file>',
    summary: 'the disputed turn step by step, and the table after it',
    flags: [RULESET, FALLBACK, ANSWERS, ASSUME, EXPLAIN, SAY, ...SHEET],
    examples: ['judge replay turn.yaml', 'judge replay turn.yaml --explain=all', 'judge replay - --json < turn.yaml'],
    load: () => import('./replay.ts'),
  },
  {
    name: 'verify',
    words: '[path...]',
    summary: 'run scenarios against what they expect',
    flags: [],
    examples: ['judge verify', 'judge verify my-scenarios', 'judge verify turn.yaml --json'],
    load: () => import('./verify.ts'),
  },
  {
    name: 'rule',
    words: '<id...>',
    summary: 'a rule, what stands around it, what enforces it',
    flags: [
      { flags: '--whole', help: 'with everything beneath it, to be read on' },
      { flags: '--scenarios', help: 'every scenario that shows it, not only the first few' },
      { flags: '--open', help: 'as one page, with all it names, in the program that opens pages' },
    ],
    examples: [
      'judge rule 309.4',
      'judge rule 309',
      'judge rule 309.1-309.4 311.2b',
      'judge rule glossary owner',
      'judge rule 309 --whole',
      'judge rule 309 --open',
    ],
    load: () => import('./rule.ts'),
  },
  {
    name: 'rules',
    words: '',
    summary: 'the whole index',
    flags: [DOCUMENT],
    examples: ['judge rules', 'judge rules --document CR', 'judge rules --json'],
    load: () => import('./rules.ts'),
  },
  {
    name: 'coverage',
    words: '[id...]',
    summary: 'which rules are enforced, by which code, in which scenarios',
    flags: [DOCUMENT, { flags: '--open', help: 'only the rules that are open: no code, or applied in no scenario' }],
    examples: [
      'judge coverage',
      'judge coverage 309',
      'judge coverage 3 --open',
      'judge coverage --document CR --json',
      'judge coverage --open | cut -f 2',
    ],
    load: () => import('./coverage.ts'),
  },
  {
    name: 'search',
    words: '[words...]',
    summary: 'rules by what they are about, best first',
    flags: [
      DOCUMENT,
      { flags: '--limit <N>', help: 'at most so many (10)', read: countRead },
      { flags: '--batch', help: 'one query a line from standard input' },
    ],
    examples: [
      'judge search asleep retreat',
      'judge search "double knock out" --limit 3',
      'judge search --batch --json < queries.txt',
    ],
    load: () => import('./search.ts'),
  },
  {
    name: 'compare',
    words: '[topic...]',
    summary: 'the same point in all five documents',
    flags: [
      {
        flags: '--document <D>',
        help: `only this document (${DOCUMENT_LABELS}); may be given several times`,
        read: (value, before) => collected(documentRead(value), before),
      },
      { flags: '--differences', help: 'only points on which these documents do not agree' },
    ],
    examples: [
      'judge compare',
      'judge compare confusion',
      'judge compare 309.4',
      'judge compare who goes first',
      'judge compare first turn --document EX --document XY --differences',
    ],
    load: () => import('./compare.ts'),
  },
  {
    name: 'board',
    words: '',
    summary: 'enter a table, find it again, test it, draw it, change its notation',
    flags: [],
    examples: [
      'judge board new',
      'judge board list',
      `judge board show -b ${TABLE}`,
      'judge board check dispute.yaml',
      'judge board convert dispute.yaml --to line',
    ],
    subcommands: [
      {
        name: 'new',
        words: '[line...]',
        summary: 'enter a table by questions, or by flags; then the ruling',
        flags: [
          BOARD,
          RULESET,
          { flags: '--ask <QUESTION>', help: 'what is disputed: retreat, attack Live Coal' },
          { flags: '--active <POKEMON>', help: "p1's Active Pokémon with what lies on it: 'Cyndaquil ~asleep'" },
          { flags: '--bench <LIST>', help: "p1's Bench: 'Luxray +LL, Wigglytuff'; - for an empty one" },
          { flags: '--their-active <POKEMON>', help: "p2's Active Pokémon" },
          { flags: '--their-bench <LIST>', help: "p2's Bench" },
          {
            flags: '--used <LIST>',
            help: 'done already in this turn: energy, retreat, supporter, stadium',
            read: limitsRead,
          },
          { flags: '--stadium <CARD>', help: 'the Stadium in play' },
          { flags: '--turn <N>', help: 'which turn it is', read: turnRead },
          { flags: '--save <NAME>', help: 'keep the dispute under this name' },
          { flags: '--resume', help: 'go on with the table that was left unfinished' },
        ],
        examples: [
          'judge board new',
          "judge board new --ask retreat --active 'Cyndaquil ~asleep' --bench Luxray",
          `judge board new --ask retreat -b ${TABLE} --save table-7`,
        ],
        load: () => import('./board-new.ts'),
      },
      {
        name: 'list',
        words: '',
        summary: 'the disputes that were saved, newest first',
        flags: [],
        examples: ['judge board list', 'judge board list --json'],
        load: () => import('./board-list.ts'),
      },
      {
        name: 'open',
        words: '<dispute...>',
        summary: 'a saved dispute, by its number in the list or its name',
        flags: [],
        examples: ['judge board open 1', 'judge board open cyndaquil', 'judge board open table-7 --json'],
        load: () => import('./board-open.ts'),
      },
      {
        name: 'check',
        words: '[file]',
        summary: 'everything wrong or impossible about a table',
        flags: [BOARD, RULESET, { flags: '--schema', help: 'print the JSON Schema of boards and scenarios' }],
        examples: ['judge board check dispute.yaml', 'judge board check --schema > board.schema.json'],
        load: () => import('./board-check.ts'),
      },
      {
        name: 'show',
        words: '[file]',
        summary: 'draw the table',
        flags: [BOARD, LAST, RULESET, { flags: '--by <SEAT>', help: 'seen from that player: p1, p2', read: seatRead }],
        examples: ['judge board show dispute.yaml', `judge board show -b ${TABLE} --by p2`],
        load: () => import('./board-show.ts'),
      },
      {
        name: 'convert',
        words: '[file]',
        summary: 'the same table in another notation',
        flags: [BOARD, RULESET, { flags: '--to <NOTATION>', help: 'line, yaml or json (line)', read: notationRead }],
        examples: ['judge board convert dispute.yaml --to line', `judge board convert -b ${TABLE} --to yaml`],
        load: () => import('./board-convert.ts'),
      },
    ],
  },
  {
    name: 'deck',
    words: '',
    summary: 'test a deck before the game',
    flags: [],
    examples: ['judge deck check deck.txt', 'judge deck check deck.txt --format limited'],
    subcommands: [
      {
        name: 'check',
        words: '[file]',
        summary: 'is this deck legal, and by which rules not',
        flags: [
          { flags: '--format <FORMAT>', help: 'constructed or limited (constructed)', read: deckFormatRead },
          { ...RULESET, help: 'the document to rule by; wins over the one the file names' },
          ASSUME,
          { flags: '--schema', help: 'print the JSON Schema of deck files, boards and scenarios' },
        ],
        examples: [
          'judge deck check deck.txt',
          'judge deck check deck.txt --format limited',
          'judge deck check - --json < deck.txt',
          "judge deck check deck.txt --assume 'ignore cards not on file'",
        ],
        load: () => import('./deck-check.ts'),
      },
    ],
  },
  {
    name: 'cards',
    words: '',
    summary: 'the cards on file: import real ones, find one, show one',
    flags: [],
    examples: [
      'judge cards import ~/pokemon-tcg-data',
      'judge cards search luxray',
      "judge cards show 'Luxray (DP 7)'",
    ],
    subcommands: [
      {
        name: 'import',
        words: '[path...]',
        summary: 'card data of pokemontcg.io, a folder or files, into your pool',
        flags: [
          { flags: '--skip-bad', help: 'leave out cards and files that have faults, and import the rest' },
          { flags: '--fresh', help: 'forget what was imported before' },
        ],
        examples: [
          'judge cards import ~/pokemon-tcg-data',
          'judge cards import sets.json dp1.json dp2.json',
          'judge cards import cards/ --skip-bad',
        ],
        load: () => import('./cards-import.ts'),
      },
      {
        name: 'search',
        words: '[words...]',
        summary: 'cards by name, set, number and the words on them',
        flags: [{ flags: '--limit <N>', help: 'at most so many (20)', read: countRead }],
        examples: [
          'judge cards search luxray',
          'judge cards search stormfront 7',
          'judge cards search discard energy --json',
        ],
        load: () => import('./cards-search.ts'),
      },
      {
        name: 'show',
        words: '[name...]',
        summary: 'the facts of a card, and what of its text is executed',
        flags: [],
        examples: ["judge cards show 'Luxray (DP 7)'", 'judge cards show Luxray DP 7', 'judge cards show dp1-7 --json'],
        load: () => import('./cards-show.ts'),
      },
    ],
  },
  {
    name: 'completion',
    words: '<shell>',
    summary: 'a script that completes these commands in bash, zsh or fish',
    flags: [],
    examples: [
      'source <(judge completion bash)                       # in ~/.bashrc',
      'judge completion zsh > "$fpath[1]/_judge"',
      'judge completion fish > ~/.config/fish/completions/judge.fish',
    ],
    load: () => import('./completion.ts'),
  },
  {
    name: 'rulebook',
    words: '',
    summary: 'your own copy of a document, quoted word for word beside ours',
    flags: [],
    examples: [
      'judge rulebook import ~/rules/comprehensive-rules.pdf',
      'judge rulebook list',
      'judge rulebook remove CR',
    ],
    subcommands: [
      {
        name: 'import',
        words: '[file]',
        summary: 'find the rules in your copy of a document: plain text or PDF',
        flags: [
          {
            flags: '--document <D>',
            help: `the document it is a copy of (${DOCUMENT_LABELS}); found out where none is named`,
            read: documentRead,
          },
        ],
        examples: [
          'judge rulebook import ~/rules/comprehensive-rules.pdf',
          'judge rulebook import rules.txt --document XY',
          'pdftotext -layout rules.pdf - | judge rulebook import -',
        ],
        load: () => import('./rulebook-import.ts'),
      },
      {
        name: 'list',
        words: '',
        summary: 'the copies you imported, and what was found in each',
        flags: [],
        examples: ['judge rulebook list', 'judge rulebook list --json'],
        load: () => import('./rulebook-list.ts'),
      },
      {
        name: 'remove',
        words: '[D]',
        summary: 'take a copy off your disk; the file you imported stays where it is',
        flags: [],
        examples: ['judge rulebook remove CR'],
        load: () => import('./rulebook-remove.ts'),
      },
    ],
  },
];
