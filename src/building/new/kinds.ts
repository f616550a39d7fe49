/** What `npm run new` can begin: how each is called, what it writes, and what is done once its placeholders are filled. */

/** The flags of `npm run new`, by what they are for. */
export const NEW_FLAGS = ['act', 'code', 'title', 'folder', 'label', 'name'] as const;

export type NewFlags = Readonly<Partial<Record<(typeof NEW_FLAGS)[number], string | undefined>>>;

/** One thing to run, and what it shows. */
export interface AfterStep {
  readonly run: string;
  readonly shows: string;
}

export interface Kind {
  readonly usage: string;
  readonly about: string;
  readonly words: readonly string[];
  readonly flags: readonly (keyof NewFlags)[];
  /** What it is called in its recipe: the id of a rule, the name of anything else. */
  readonly example: string;
  /** In this order, once nothing is left to write. The recipe in CONTRIBUTING has the same list. */
  readonly afterwards: (called: string) => readonly AfterStep[];
}

const LAST: AfterStep = { run: 'npm test', shows: 'everything, in some minutes; CI does the same' };
const FORMED: AfterStep = { run: 'npm run format', shows: 'brings your files into the form the linter asks for' };

const NOTHING_LEFT: AfterStep = {
  run: 'npx vitest run src/building/new/placeholders.test.ts',
  shows: 'names each PLACEHOLDER that is left',
};

export const KINDS = {
  rule: {
    usage: 'rule CR 309.5 --act retreat [--code too-tired] [--title "A tired Pokémon"] [--folder retreat]',
    about: 'a prohibition, in five files: paragraph, rule, place in the list, words, two scenarios',
    words: ['the document', 'the id'],
    flags: ['act', 'code', 'title', 'folder'],
    example: '309.5',
    afterwards: (id) => [
      { run: 'npm run build', shows: 'what does not compile; corpus and types are part of it' },
      FORMED,
      NOTHING_LEFT,
      { run: 'npx vitest run src/eras', shows: 'whether the words in the law are those of the paragraph' },
      {
        run: 'npm run verify',
        shows:
          'your two scenarios, and any older one that the rule turns red: that one says something else than the document, so correct it, so that it still shows what it is about',
      },
      {
        run: `npm run ablation -- ${id}`,
        shows: 'whether a scenario turns red with the rule switched off; one has to',
      },
      {
        run: 'npm run screens',
        shows: 'the golden screens that have the new line; `npm run screens -- --accept` takes them',
      },
      LAST,
    ],
  },
  document: {
    usage: 'document gym-2000 --label Gym [--name "Gym-era rules article"]',
    about: 'a document to be read and compared: contents, a first section, its lines in NOTICE and in the list',
    words: ['the key'],
    flags: ['label', 'name'],
    example: 'gym-2000',
    afterwards: (key) => [
      {
        run: 'npm run build',
        shows: 'in a line each, how many points the document leaves unanswered and which entries have no phrases yet',
      },
      NOTHING_LEFT,
      { run: `node bin/judge.js rules --document ${key}`, shows: 'its contents, as a reader finds them' },
      LAST,
    ],
  },
  verb: {
    usage: 'verb shuffle-bench',
    about: 'a verb of card text: shape, what it does, its line of the catalogue, a card and a scenario',
    words: ['the name'],
    flags: [],
    example: 'shuffle-bench',
    afterwards: () => [
      { run: 'npm run build', shows: 'what does not compile; the cards are part of it' },
      FORMED,
      NOTHING_LEFT,
      { run: 'npx vitest run src/text', shows: 'whether the catalogue, the checks and what is played agree on it' },
      { run: 'npm run docs -- --accept', shows: 'its line, as it stands in the catalogue from now on' },
      { run: 'npm run verify', shows: 'its scenario' },
      LAST,
    ],
  },
  command: {
    usage: 'command timer',
    about: 'a command of judge: function, module, line in the list of commands, test',
    words: ['the name'],
    flags: [],
    example: 'timer',
    afterwards: (name) => [
      { run: 'npm run build', shows: 'what does not compile; the manual page is part of it' },
      FORMED,
      NOTHING_LEFT,
      { run: `npx vitest run src/cli/commands/${name}.test.ts`, shows: 'whether it answers' },
      { run: 'npm run docs', shows: 'what it changes in README and `docs/`; `npm run docs -- --accept` writes that' },
      LAST,
    ],
  },
} as const satisfies { readonly [kind: string]: Kind };

export type KindName = keyof typeof KINDS;

export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
