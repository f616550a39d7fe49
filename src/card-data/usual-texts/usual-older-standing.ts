import type { Json } from '../../state/index.ts';
import { letterOf } from './phrases.ts';
import type { InForce } from './usual-powers.ts';
import { type Filter, whomOf } from './whom.ts';

/** Further Poké-Bodies of the years until 2011: what holds for all Pokémon of a side, by type, mark or what is attached. */

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const ANY = { side: 'any' };
const BOTH = "(?: \\((?:both )?yours and your opponent's\\))?";
const NOT_EX = ' \\(excluding Pokémon-ex\\)';

const muted = (words: string | undefined, more: Filter = {}): readonly Json[] | null => {
  const whom = whomOf(words);
  return whom === null ? null : [{ claim: 'mute', what: 'powers', on: { ...ANY, ...whom, 'not-tag': 'ex', ...more } }];
};

const between = (on: Filter, n: string | undefined): readonly Json[] => [
  { claim: 'checkup', on, does: [{ counters: Number(n), on: 'self' }] },
];

const lowered = (n: string | undefined, on: Json, against: Filter): readonly Json[] => [
  { claim: 'damage', when: 'after', add: -Number(n), on, against },
];

const raised = (n: string | undefined, on: Json): Json => ({
  claim: 'damage',
  when: 'before',
  add: Number(n),
  on,
  against: { ...THEIRS, place: 'active' },
});

const MARKS: Readonly<Record<string, Filter>> = {
  'pokémon-ex': { tag: 'ex' },
  'pokémon that has δ on its card': { tag: 'delta' },
  'pokémon that has dark in its name': { 'name-has': 'Dark' },
  'stage 2 evolved pokémon': { stage: 'stage 2' },
  'poisoned pokémon': { condition: 'poisoned' },
};
const MARK = `(${Object.keys(MARKS).join('|')})`;
const marked = (words = ''): Filter => ({ ...THEIRS, ...MARKS[words.toLowerCase()] });

export const OLDER_STANDING: InForce = [
  [
    `$self can use (?:the attacks of (?:all|any) Pokémon in play${BOTH}(?: as its own)?|any attack from any (Unown) in play${BOTH})\\. \\(You still (?:need the necessary Energy to use each attack|have to pay for that attack's Energy cost)\\.\\)`,
    ([word]) => [
      {
        claim: 'uses-attacks',
        of: 'in-play',
        on: 'self',
        ...(word === undefined ? {} : { among: { side: 'any', 'name-has': word } }),
      },
    ],
  ],
  [
    "(?:when|if) $self is Knocked Out, your opponent (?:doesn't|can't) take any Prize cards(?: for it)?",
    () => [{ claim: 'prizes', none: true, on: 'self' }],
  ],
  [`each Pokémon${NOT_EX}${BOTH} can't use any Poké-Powers`, () => muted('Pokémon')],
  [
    `each player's Active (Basic Pokémon)${NOT_EX} can't use any Poké-Powers`,
    ([whom]) => muted(whom, { place: 'active' }),
  ],
  [`each player's (\\w+ Pokémon)${NOT_EX} can't use any Poké-Powers`, ([whom]) => muted(whom)],

  [
    `any damage done to $self by attacks from your opponent's ${MARK} is reduced by $n $after`,
    ([words, n]) => lowered(n, 'self', marked(words)),
  ],
  [
    `any damage done by attacks from your opponent's ${MARK} is reduced by $n $after`,
    ([words, n]) => lowered(n, ANY, marked(words)),
  ],

  [
    "each of your $type Pokémon's and $type Pokémon's attacks does $n more damage to the Defending Pokémon $before",
    ([one, other, n]) => [raised(n, { ...YOURS, 'any-of': [{ type: letterOf(one) }, { type: letterOf(other) }] })],
  ],

  [
    `put $n damage counters? on each Active Pokémon${BOTH} between turns(?:, excluding $type Pokémon)?`,
    ([n, type]) =>
      between({ ...ANY, place: 'active', ...(type === undefined ? {} : { 'none-of': [{ type: letterOf(type) }] }) }, n),
  ],
  [
    'all damage by attacks to $self is reduced by $n $after',
    ([n]) => [{ claim: 'damage', when: 'after', add: -Number(n), on: 'self' }],
  ],

  [
    "any damage done by attacks from your Pokémon to the Defending Pokémon isn't affected by Resistance",
    () => [{ claim: 'no-resistance', on: { ...THEIRS, place: 'active' }, against: YOURS }],
  ],
  [
    "damage done to your opponent's Pokémon by your $type or $type Pokémon isn't affected by resistance",
    ([one, other]) => [
      {
        claim: 'no-resistance',
        on: THEIRS,
        against: { ...YOURS, 'any-of': [{ type: letterOf(one) }, { type: letterOf(other) }] },
      },
    ],
  ],
  [
    'do not apply Resistance for all Active Pokémon',
    () => [{ claim: 'no-resistance', on: { ...ANY, place: 'active' } }],
  ],
  [
    'the Retreat Cost for each of your $type Pokémon \\(excluding Pokémon-ex\\) is 0',
    ([type]) => [{ claim: 'retreat', set: 0, on: { ...YOURS, type: letterOf(type), 'not-tag': 'ex' } }],
  ],
  [
    "each of $self's attacks does $n more damage to the Active Pokémon $before and damage done by the Active Pokémon to $self is reduced by $n $after",
    ([n, less]) => [raised(n, 'self'), ...lowered(less, 'self', { ...THEIRS, place: 'active' })],
  ],
];
