import type { Json } from '../../state/index.ts';
import type { Sentence } from './attack-parts.ts';
import { letterOf, type Verbs } from './phrases.ts';
import { readAttackSentence } from './usual-attack-sentences.ts';

/** What attacks of TAG TEAM Pokémon do with Energy that is there beyond their cost. */

const EXTRA =
  "if $self has at least (\\d+ extra [A-Za-z, ]*?Energy(?: and \\d+ extra [A-Za-z ]*?Energy)?) attached to it \\(in addition to this attack's cost\\), ";

/** So much Energy of each type that is named; of any type where none is. */
const extraOf = (words: string): { readonly [type: string]: number } => {
  const found: { [type: string]: number } = {};
  for (const [, number, types = ''] of words.matchAll(/(\d+) extra ([A-Za-z, ]*?)Energy/gu)) {
    const named = types.split(/, and |, | and | /u).filter((type) => type !== '');
    for (const type of named.length === 0 ? ['Colorless'] : named)
      found[letterOf(type)] = (found[letterOf(type)] ?? 0) + Number(number);
  }
  return found;
};

/** Damage to others than the one attacked, which is otherwise picked before anything else. */
const BESIDES =
  /^this attack does (\d+) damage to (each|\d) of your opponent's (Benched )?Pokémon(?:\. \(Don't apply Weakness (?:and|or) Resistance for Benched Pokémon\.\))?$/iu;

const damageBesides = (sentence: string): Verbs | null => {
  const [all, n, some = '', bench] = BESIDES.exec(sentence) ?? [];
  if (all === undefined) return null;
  const filter = { side: 'theirs', ...(bench === undefined ? {} : { place: 'bench' }) };
  const to: Json =
    some === 'each' ? { each: filter } : some === '1' ? { one: filter } : { some: Number(some), of: filter };
  return [{ damage: Number(n), to }];
};

const SPARED = /\. \(Don't apply Weakness (?:and|or) Resistance for Benched Pokémon\.\)$/iu;

const readThen = (sentence: string): Verbs | null =>
  damageBesides(sentence) ?? readAttackSentence(sentence) ?? readAttackSentence(sentence.replace(SPARED, ''));

// biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
const withExtra = (words: string, then: Verbs): Json => ({ 'extra-energy': extraOf(words), then: [...then] });

export const EXTRA_ENERGY: readonly Sentence[] = [
  {
    pattern: `put $n damage counters on $opponents Pokémon in any way you like\\. ${EXTRA}put $n damage counters on them instead`,
    part: ([n, words = '', instead]) => ({
      does: [
        {
          'extra-energy': extraOf(words),
          // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
          then: scattered(instead),
          else: scattered(n),
        },
      ],
    }),
  },
  {
    pattern: `${EXTRA}(.+)`,
    part: ([words = '', effect = '']) => {
      const then = readThen(effect);
      return then === null || / instead$/iu.test(effect) ? null : { does: [withExtra(words, then)] };
    },
    last: true,
  },
];

const scattered = (counters: string | undefined): Json[] =>
  Array.from({ length: Number(counters) }, () => ({ counters: 1, on: { one: { side: 'theirs' } } }));
