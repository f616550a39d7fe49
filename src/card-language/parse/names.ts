import { type Lexeme, OWN_ATTACK, SELF } from '../lexicon/index.ts';

/** Where a name may end that begins at a word: each length that could be one. */

const LONGEST = 6;
/** Words of the language of cards that no name is made of. */
const NEVER =
  /^(?:pokémon(?:-.*)?|energy|cards?|basic|stage|evolution|evolved|supporter|items?|stadium|trainer|tools?|prize|ability|abilities|active|bench|benched|defending|special|weakness|resistance|retreat|asleep|burned|confused|paralyzed|poisoned|knocked|if|then|flip|during|this|the|you|your|choose|that|each|discard|put|search|shuffle|draw|heal|switch|attach|move|any|all|a|an|one|or|and|grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless|technical|prevent|don't|does|do|it|its|when|once|as)$/iu;
/** What cards are called beside their kind is not a name. */
const MARKS =
  /^(?:Single Strike|Rapid Strike|Fusion Strike|Team Plasma|Ancient|Future|Tera|Radiant|TAG TEAM|ACE SPEC|Ultra Beasts?)$/u;
const BETWEEN = /^(?:of|the|'s|&|'|-|\.)$/u;
/** What may end a name beside a word written large. */
const ENDS = /^(?:ex|δ|star|♀|♂)$/u;

const isPart = ({ word, raw }: Lexeme): boolean => /^[\p{Lu}\d]/u.test(raw) && !NEVER.test(word);

/** Each Unown has its letter after its name, of which one is also a word. */
const isLetter = (before: Lexeme | undefined, { raw }: Lexeme): boolean =>
  before?.raw === 'Unown' && /^\p{Lu}$/u.test(raw);

export interface Named {
  readonly name: string;
  readonly end: number;
}

/** The name as it is written: no space before an apostrophe, a full stop or a comma. */
const written = (lexemes: readonly Lexeme[]): string =>
  lexemes.reduce((text, { raw, at }, place) => {
    const before = lexemes[place - 1];
    return before !== undefined && before.at + before.raw.length < at ? `${text} ${raw}` : `${text}${raw}`;
  }, '');

/** Where the name of an attack stands, its words may be any: what comes before it, and what comes after. */
const OF_ATTACKS: readonly (readonly [readonly string[], ReadonlySet<string>])[] = [
  [[SELF, "'s"], new Set(['attack', 'is'])],
  [["can't", 'use'], new Set(['.', ',', 'during', 'again'])],
];
const IN_ATTACKS = /^(?!\d)[\p{L}&'-]/u;

const attackAt = (lexemes: readonly Lexeme[], from: number): Named | null => {
  const stops = OF_ATTACKS.find(([before]) =>
    before.every((word, at) => lexemes[from - before.length + at]?.word === word),
  )?.[1];
  if (stops === undefined) return null;
  // "Quick Attack" is written large; the full stop that a text leaves out has no letters.
  const isStop = (at: number): boolean => stops.has(lexemes[at]?.raw || (lexemes[at]?.word ?? ''));
  let end = from;
  while (end - from < LONGEST && !isStop(end) && IN_ATTACKS.test(lexemes[end]?.raw ?? '')) end += 1;
  return end > from && isStop(end) ? { name: written(lexemes.slice(from, end)), end } : null;
};

export const namesAt = (lexemes: readonly Lexeme[], from: number): readonly Named[] => {
  const first = lexemes[from];
  if (first === undefined) return [];
  if (first.word === SELF) return /^this /iu.test(first.raw) ? [] : [{ name: first.raw, end: from + 1 }];
  if (first.word === OWN_ATTACK) return [{ name: first.raw, end: from + 1 }];
  if (!/^\p{Lu}/u.test(first.raw)) return [];
  const ofAttack = attackAt(lexemes, from);
  if (ofAttack !== null) return [ofAttack];
  if (NEVER.test(first.word)) return [];
  const found: Named[] = [];
  for (let end = from + 1; end <= Math.min(from + LONGEST, lexemes.length); end += 1) {
    const last = lexemes[end - 1];
    // "Future Booster Energy Capsule" is the name of a Tool.
    if (last?.word === 'energy' && /^capsules?$/u.test(lexemes[end]?.word ?? '')) continue;
    if (last === undefined) break;
    const isLast = isPart(last) || ENDS.test(last.word) || isLetter(lexemes[end - 2], last);
    if (!isLast && !BETWEEN.test(last.word)) break;
    const name = isLast ? written(lexemes.slice(from, end)) : '';
    if (name !== '' && !MARKS.test(name)) found.push({ name, end });
    // Each Unown has its letter after its name.
    if (name === 'Unown' && lexemes[end]?.word === '[' && lexemes[end + 2]?.word === ']')
      found.push({ name: written(lexemes.slice(from, end + 3)), end: end + 3 });
  }
  return found;
};
