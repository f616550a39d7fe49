import { join } from 'node:path';
import { nearest } from '../../state/index.ts';
import { compileAll } from '../corpus/compile-all.ts';
import { Draft, type Written } from './draft.ts';
import { newCommand } from './new-command.ts';
import { newDocument } from './new-document.ts';
import { newRule } from './new-rule.ts';
import { newVerb } from './new-verb.ts';

/** The flags of `npm run new`, by what they are for. */
export const NEW_FLAGS = ['act', 'code', 'title', 'folder', 'label', 'name'] as const;

export type NewFlags = Readonly<Partial<Record<(typeof NEW_FLAGS)[number], string | undefined>>>;

interface Kind {
  readonly usage: string;
  readonly about: string;
  readonly words: readonly string[];
  readonly flags: readonly (keyof NewFlags)[];
}

const KINDS: { readonly [kind: string]: Kind } = {
  rule: {
    usage: 'rule CR 309.5 --act retreat [--code too-tired] [--title "A tired Pokémon"] [--folder retreat]',
    about: 'a prohibition, in five files: paragraph, rule, place in the list, words, two scenarios',
    words: ['the document', 'the id'],
    flags: ['act', 'code', 'title', 'folder'],
  },
  document: {
    usage: 'document gym-2000 --label Gym [--name "Gym-era rules article"]',
    about: 'a document to be read and compared: contents, a first section, its lines in NOTICE and in the list',
    words: ['the key'],
    flags: ['label', 'name'],
  },
  verb: {
    usage: 'verb shuffle-bench',
    about: 'a verb of card text: shape, check, what it does, catalogue, a card and a scenario',
    words: ['the name'],
    flags: [],
  },
  command: {
    usage: 'command timer',
    about: 'a command of judge: function, module, line in the list of commands, test',
    words: ['the name'],
    flags: [],
  },
};

/** What `npm run new` writes and how it is called. */
export const newUsage = (): string =>
  [
    'npm run new -- KIND … writes every file that such a change needs. What you still have to write is marked PLACEHOLDER; a test fails until none is left.',
    '',
    ...Object.values(KINDS).flatMap(({ usage, about }) => [`  npm run new -- ${usage}`, `      ${about}`]),
  ].join('\n');

export interface Created {
  /** Everything that is wrong; with one fault nothing was written. */
  readonly faults: readonly string[];
  readonly written: readonly Written[];
  /** Every line that a person has to write: `path:line: the line`. */
  readonly placeholders: readonly string[];
}

/** Writes what a change needs into the project at `root`; with any fault it writes nothing. */
export const createNew = (root: string, words: readonly string[], flags: NewFlags): Created => {
  const [kindName = '', first = '', ...rest] = words;
  const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
  if (kind === undefined) {
    const [near] = nearest(kindName, Object.keys(KINDS), 1);
    const fault = `“${kindName}” is not something to create: ${Object.keys(KINDS).join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`;
    return { faults: [fault], written: [], placeholders: [] };
  }
  const faults: string[] = kind.words.slice(words.length - 1).map((missing) => `${missing} is missing: ${kind.usage}`);
  // An id may have spaces in it, as Types: Pokémon.4.
  if (kindName !== 'rule' && words.length - 1 > kind.words.length)
    faults.push(`“${rest.slice(kind.words.length - 1).join(' ')}” is too much: ${kind.usage}`);
  for (const flag of NEW_FLAGS)
    if (flags[flag] !== undefined && !kind.flags.includes(flag)) faults.push(`--${flag} is not for a ${kindName}`);
  const draft = new Draft(root);
  const { act, code, title, folder, label, name } = flags;
  if (faults.length === 0 || words.length - 1 >= kind.words.length) {
    if (kindName === 'rule') {
      const rule = { document: first, id: rest.join(' '), act, code, title, folder };
      faults.push(...newRule(draft, rule, root, compileAll(join(root, 'rules-corpus')).index));
    } else if (kindName === 'document') faults.push(...newDocument(draft, { key: first, label, name }));
    else if (kindName === 'verb') faults.push(...newVerb(draft, first));
    else faults.push(...newCommand(draft, first));
  }
  if (faults.length > 0) return { faults, written: [], placeholders: [] };
  draft.write();
  return { faults, written: draft.written, placeholders: draft.placeholders() };
};
