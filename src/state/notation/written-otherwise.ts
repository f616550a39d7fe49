import { SHORTENED } from './words.ts';

/** What people write into a name that has a sign of its own in the notation, and how it is written there. */
const SLIPS: readonly { readonly found: RegExp; readonly hint: (found: string) => string }[] = [
  {
    found: new RegExp(`(?:^|\\s)(${SHORTENED.join('|')})(?:\\s|$)`, 'iu'),
    hint: (word) => `a Special Condition is written after the name   ~${word.toLowerCase()}`,
  },
  { found: /(?:^|\s)(\d+) ?(?:damage|dmg)(?:\s|$)/iu, hint: (number) => `damage is written   -${number}` },
  { found: /\S (on) \S/iu, hint: () => 'what it evolved from is written   Luxray<Luxio<Shinx' },
  { found: /^(active|bench(?:ed)?)\s/iu, hint: () => 'the Active Pokémon comes first, its Bench after   /' },
  { found: /(?:^|[\s;])(stadium)[\s:]/iu, hint: () => 'a Stadium stands after a bar   | stadium Battle Frontier' },
  { found: /(;)(?!\s*stadium)|\s-\s/iu, hint: () => 'a comma parts Benched Pokémon   / Luxray, Shinx' },
  { found: /(?:^|\s)(tool|holding)[\s:]/u, hint: () => 'what is attached is written   +Rescue Kit' },
  {
    found: /(?:^|\s)(?:p[1-4]:? )?(hand|prizes?|deck|discard)(?:[\s:]|$)/u,
    hint: () => "a player's cards stand in brackets after the Bench   [hand (Switch), prizes 3]",
  },
  { found: /^([GRWLPFDMY](?: [GRWLPFDMY])+)$/u, hint: (run) => `several in one go   +${run.replaceAll(' ', '')}` },
];

/** `2L`: so many of one letter. */
const COUNTED = /^([2-9]) ?x? ?([GRWLPFDMY])$/u;

/** How that is written, where a name was read and something else was meant. */
export const writtenOtherwise = (name: string): readonly string[] => {
  const counted = COUNTED.exec(name);
  if (counted !== null) return [`several in one go   +${(counted[2] ?? '').repeat(Number(counted[1]))}`];
  return SLIPS.flatMap(({ found, hint }) => {
    const match = found.exec(name);
    return match === null ? [] : [hint(match[1] ?? '')];
  });
};
