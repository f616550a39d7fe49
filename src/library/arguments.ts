import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { closest } from '../state/name-finder.ts';
import { JudgeError } from './judge-error.ts';

/** Arguments that no function takes, from a caller without types: reported like every other fault, never ignored. */

type Kind = 'text' | 'texts' | 'number' | 'truth' | 'board' | 'ruling';

const isTextOrObject = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

const KINDS: { readonly [K in Kind]: { readonly says: string; readonly fits: (value: unknown) => boolean } } = {
  text: { says: 'a text', fits: (value) => typeof value === 'string' },
  texts: {
    says: 'a list of texts',
    fits: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  },
  number: { says: 'a number', fits: (value) => typeof value === 'number' },
  truth: { says: 'true or false', fits: (value) => typeof value === 'boolean' },
  board: { says: 'a text or an object', fits: isTextOrObject },
  ruling: { says: 'a text or an object', fits: isTextOrObject },
};

/** What a function takes, by name; a question mark before what may be left out. */
export type Takes = { readonly [name: string]: Kind | `?${Kind}` };

/** What was given, in words. */
const NAMED: { readonly [type: string]: string } = {
  undefined: 'not given',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  function: 'a function',
};

const wrong = (call: string, name: string, value: unknown, takes: Kind | `?${Kind}`): readonly FaultJson[] => {
  const optional = takes.startsWith('?');
  const kind = KINDS[takes.replace('?', '') as Kind];
  if (value === undefined ? optional : kind.fits(value)) return [];
  const given = value === null ? 'null' : Array.isArray(value) ? 'a list' : NAMED[typeof value];
  return [usageFault('bad-argument', `${call}: ${name} is ${given ?? 'something else'}.`, `expected   ${kind.says}`)];
};

/** Throws all that is wrong with the words and the options of a call. */
export const checkArguments = (
  call: string,
  words: readonly (readonly [name: string, value: unknown, takes: Kind | `?${Kind}`])[],
  options: unknown = {},
  takes: Takes = {},
): void => {
  const faults = words.flatMap(([name, value, kind]) => wrong(call, name, value, kind));
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    faults.push(
      usageFault(
        'bad-argument',
        `${call}: its options are not an object.`,
        `options   ${Object.keys(takes).join(' · ')}`,
      ),
    );
  else {
    const given = options as { readonly [name: string]: unknown };
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(takes, name)) continue;
      const near = closest(name, Object.keys(takes));
      const meant = near === null ? '' : `  Did you mean ${near}?`;
      faults.push(
        usageFault(
          'bad-argument',
          `${call} has no option ${name}.${meant}`,
          `options   ${Object.keys(takes).join(' · ')}`,
        ),
      );
    }
    faults.push(...Object.entries(takes).flatMap(([name, kind]) => wrong(call, name, given[name], kind)));
  }
  if (faults.length > 0) throw new JudgeError(faults, false);
};
