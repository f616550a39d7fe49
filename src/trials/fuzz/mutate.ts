import type { Chance } from '../chance.ts';

/** Text that was valid, spoilt a little; and text that never was. */

/** What parsers, terminals and objects trip over. */
const HOSTILE: readonly [string, ...string[]] = [
  '\u001b[31m',
  '\u001b]0;title\u0007',
  '\u009b2J',
  '\0',
  '\r',
  '\t',
  '\n',
  '\u2028',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\u00a0',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '😀',
  '界',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '{"__proto__": {"polluted": true}}',
  '__proto__: {polluted: yes}',
  '&a [*a, *a]',
  '*a',
  '!!js/function ',
  '<<: ',
  '---\n',
  '? ',
  ': ',
  '- ',
  ', ',
  '"',
  "'",
  '`',
  '\\',
  '\\u001b',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '|',
  '/',
  '~',
  '@',
  '#',
  '+',
  '-',
  '*',
  '^',
  '=',
  '%s',
  '$&',
  '$1',
  '-1',
  '0',
  '00',
  '1e999',
  '-0',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '1.5',
  'null',
  'true',
  'undefined',
  ' vs ',
  ' / ',
  'p1',
  'p9',
  '?',
  '?99999999',
];

const NESTS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['[', ']'],
  ['{a: ', '}'],
  ['(', ')'],
  ['- ', ''],
  ['{"a":', '}'],
];

const LARGEST = 63_000;
const LONG = [
  ' ',
  '\t',
  'a',
  '0',
  ',',
  ', ',
  '(',
  '"',
  '.',
  ':',
  '-',
  '/',
  ' / ',
  '<',
  '+',
  '~',
  '@',
  '^',
  '*',
  '{',
  ' - ',
  '\n',
  '\n ',
  ' vs ',
  'p1 ',
] as const;

const digits = (chance: Chance): string =>
  chance.pick([
    '0',
    '1',
    '2',
    '7',
    '60',
    '61',
    '99',
    '100',
    '255',
    '1000',
    '65536',
    '99999',
    '4294967296',
    '-1',
    '1e9',
    '3.7',
  ]);

const slice = (text: string, chance: Chance, most = 40): readonly [number, number] => {
  const from = chance.below(text.length + 1);
  return [from, Math.min(text.length, from + chance.below(Math.min(most, text.length) + 1))];
};

const noise = (chance: Chance): string => {
  let made = '';
  for (let left = chance.below(24) + 1; left > 0; left -= 1)
    made += chance.oneIn(3) ? chance.pick(HOSTILE) : String.fromCharCode(chance.below(chance.oneIn(4) ? 0xffff : 127));
  return made;
};

type Mutation = (text: string, chance: Chance, others: readonly string[]) => string;

const replaceAt = (text: string, [from, to]: readonly [number, number], by: string): string =>
  text.slice(0, from) + by + text.slice(to);

/** One of the places where this pattern matches, replaced. */
const oneMatch = (text: string, chance: Chance, pattern: RegExp, by: (found: string) => string): string => {
  const found = chance.pick([...text.matchAll(pattern)]);
  return found === undefined ? text : replaceAt(text, [found.index, found.index + found[0].length], by(found[0]));
};

const lineMutation = (text: string, chance: Chance, change: (lines: string[], at: number) => void): string => {
  const lines = text.split('\n');
  change(lines, chance.below(lines.length));
  return lines.join('\n');
};

const MUTATIONS: readonly [Mutation, ...Mutation[]] = [
  (text, chance) => replaceAt(text, slice(text, chance), ''),
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance) => {
    const at = chance.below(text.length + 1);
    return replaceAt(text, [at, at], chance.pick(HOSTILE));
  },
  (text, chance) => replaceAt(text, slice(text, chance, 6), chance.pick(HOSTILE)),
  (text, chance) => replaceAt(text, slice(text, chance, 12), noise(chance)),
  (text, chance) => {
    const [from, to] = slice(text, chance);
    return replaceAt(text, [to, to], text.slice(from, to));
  },
  // The same again and again, up to some kilobytes.
  (text, chance) => {
    const [from, to] = slice(text, chance, 20);
    return replaceAt(text, [to, to], text.slice(from, to).repeat(chance.below(chance.oneIn(8) ? 400 : 20)));
  },
  (text, chance) => oneMatch(text, chance, /\d+/gu, () => digits(chance)),
  (text, chance) => oneMatch(text, chance, /\d+/gu, () => digits(chance)),
  (text, chance, others) => {
    const words = (chance.pick(others) ?? '').match(/[\p{L}-]+/gu) ?? [];
    return oneMatch(text, chance, /[\p{L}-]+/gu, () => chance.pick(words) ?? '');
  },
  (text, chance, others) => {
    const other = chance.pick(others) ?? '';
    const [from, to] = slice(other, chance, 80);
    return replaceAt(text, slice(text, chance), other.slice(from, to));
  },
  (text, chance) => lineMutation(text, chance, (lines, at) => lines.splice(at, 1)),
  (text, chance) => lineMutation(text, chance, (lines, at) => lines.splice(at, 0, lines[at] ?? '')),
  (text, chance) =>
    lineMutation(text, chance, (lines, at) => {
      const [taken = ''] = lines.splice(at, 1);
      lines.splice(chance.below(lines.length + 1), 0, taken);
    }),
  (text, chance) =>
    lineMutation(text, chance, (lines, at) => {
      lines[at] = chance.oneIn(2) ? `  ${lines[at]}` : (lines[at] ?? '').replace(/^ {1,2}/u, '');
    }),
  (text, chance) => oneMatch(text, chance, /[[\]{}(),:"'|/<>~+@^*=-]/gu, () => ''),
  (text, chance) => oneMatch(text, chance, /[[\]{}(),:"'|/<>~+@^*=-]/gu, (sign) => sign + sign),
  // Deep nesting.
  (text, chance) => {
    const at = chance.below(text.length + 1);
    const [open, close] = chance.pick(NESTS);
    const depth = chance.below(chance.oneIn(6) ? 3000 : 30);
    return replaceAt(text, [at, at], open.repeat(depth) + (chance.oneIn(2) ? close.repeat(depth) : ''));
  },
  (_text, chance) => noise(chance),
  // One piece until the file is nearly as large as it may be: code that looks at each character again for every one before it takes minutes.
  (text, chance) => {
    if (!chance.oneIn(4)) return text;
    const at = chance.below(text.length + 1);
    const piece = chance.oneIn(3) ? text.slice(at, at + 1 + chance.below(5)) || ' ' : chance.pick(LONG);
    return replaceAt(
      text,
      [at, at],
      piece.repeat(Math.max(0, Math.ceil((LARGEST - text.length) / piece.length))).slice(0, LARGEST),
    );
  },
];

/** The text with one to four things wrong with it, as a rule; once in a while as it was. */
export const mutated = (text: string, chance: Chance, others: readonly string[]): string => {
  if (chance.oneIn(25)) return text;
  let spoilt = text;
  for (let left = 1 + chance.below(chance.oneIn(3) ? 4 : 2); left > 0; left -= 1)
    spoilt = chance.pick(MUTATIONS)(spoilt, chance, others);
  return spoilt;
};

/** The words of a command line, some spoilt, left out, given twice or taken from elsewhere. */
export const mutatedWords = (
  words: readonly string[],
  chance: Chance,
  others: readonly string[],
): readonly string[] => {
  const spoilt = [...words];
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const at = chance.below(spoilt.length + 1);
    const kind = chance.below(5);
    if (kind === 0) spoilt.splice(at, 1);
    else if (kind === 1) spoilt.splice(at, 0, spoilt[at] ?? '');
    else if (kind === 2) spoilt.splice(at, 0, chance.pick(others) ?? '');
    else if (kind === 3) spoilt.splice(at, 1, mutated(spoilt[at] ?? '', chance, others));
    else spoilt.splice(at, 0, chance.pick(HOSTILE));
  }
  return spoilt;
};
