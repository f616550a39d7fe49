import { join } from 'node:path';
import { nearest } from '../../state/index.ts';
import { compileAll } from '../corpus/compile-all.ts';
import { Draft, type Written } from './draft.ts';
import { type AfterStep, isKind, KINDS, type Kind, NEW_FLAGS, type NewFlags } from './kinds.ts';
import { newCommand } from './new-command.ts';
import { newDocument } from './new-document.ts';
import { newRule } from './new-rule.ts';
import { newVerb } from './new-verb.ts';

export { KINDS, NEW_FLAGS, type NewFlags } from './kinds.ts';

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
  /** What to run once they are filled. */
  readonly afterwards: readonly AfterStep[];
}

const nothing = (faults: readonly string[]): Created => ({ faults, written: [], placeholders: [], afterwards: [] });

/** Writes what a change needs into the project at `root`; with any fault it writes nothing. */
export const createNew = (root: string, words: readonly string[], flags: NewFlags): Created => {
  const [kindName = '', first = '', ...rest] = words;
  if (!isKind(kindName)) {
    const [near] = nearest(kindName, Object.keys(KINDS), 1);
    const fault = `“${kindName}” is not something to create: ${Object.keys(KINDS).join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`;
    return nothing([fault]);
  }
  const kind: Kind = KINDS[kindName];
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
  if (faults.length > 0) return nothing(faults);
  draft.write();
  const called = kindName === 'rule' ? rest.join(' ') : first;
  return { faults, written: draft.written, placeholders: draft.placeholders(), afterwards: kind.afterwards(called) };
};
