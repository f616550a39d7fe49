import { afflict, lasting, onCoins, type Reader, reader, themOf, type Understood, type Verbs } from './phrases.ts';
import { ANYWHERE, ATTACKS, POKEMON } from './usual-effects.ts';
import { FURTHER } from './usual-further-parts.ts';
import { LATER } from './usual-later-effects.ts';
import { LATEST } from './usual-latest-effects.ts';
import { OLDER_EFFECTS } from './usual-older-effects.ts';
import { OF_PILES } from './usual-piles.ts';
import { CARDS, cardsNamed, HOW_MANY, taking } from './which-cards.ts';

const WHERE: { readonly [words: string]: string | { readonly one: { readonly [key: string]: string } } } = {
  'this pokémon': 'self',
  '1 of your pokémon': { one: { side: 'yours' } },
  '1 of your benched pokémon': { one: { side: 'yours', place: 'bench' } },
  'your active pokémon': 'your-active',
};
const WHOM = '($self|1 of your Pokémon|1 of your Benched Pokémon|your Active Pokémon)';

const attached = (
  from: 'deck' | 'discard',
  many: string | undefined,
  words: string | undefined,
  whom = '',
): Verbs | null => {
  const cards = cardsNamed(words);
  const to = WHERE[whom.toLowerCase()];
  if (cards === null || cards.kind !== 'energy' || to === undefined) return null;
  return [{ attach: cards, from, to, ...taking(many) }];
};

const found = (many: string | undefined, words: string | undefined, to: 'hand' | 'bench'): Verbs | null => {
  const cards = cardsNamed(words);
  return cards === null ? null : [{ search: cards, to, ...taking(many) }];
};

const HURT = { side: 'yours', damaged: true };

/** Whom "remove damage counters from" means. */
const healedOnes: {
  readonly [words: string]: { readonly [key: string]: { readonly [key: string]: string | boolean } };
} = {
  '1 of your pokémon': { one: HURT },
  '1 of your benched pokémon': { one: { ...HURT, place: 'bench' } },
  'each of your pokémon': { each: { side: 'yours' } },
  'each of your benched pokémon': { each: { side: 'yours', place: 'bench' } },
};

const DAMAGE_DEALT = [
  'remove a number of damage counters from $self equal to (half )?the damage done to $them(?: $after)?(?: \\(rounded up to the nearest 10\\))?(?:\\. If $self has fewer damage counters than that, remove all of them)?',
  '(?:after your attack, )?remove from $self (half )?the number of damage counters equal to the damage you did to $them(?:\\. If $self has fewer damage counters than that, remove all of them)?',
];

const OLDER: readonly (readonly [string, Understood])[] = [
  [
    'both $them and $self are now $conditions',
    (them, conditions = '') => [...afflict(conditions, themOf(them)), ...afflict(conditions, 'self')],
  ],

  [
    "$them is now Poisoned\\. It now takes $n Poison damage instead of 10 after each player's turn \\(even if it was already Poisoned\\)",
    (them, n) => [{ condition: 'poisoned', on: themOf(them), counters: Number(n) / 10 }],
  ],

  [
    '(after your attack, you may |you may )?switch $self with 1 of your Benched Pokémon(?:, if any)?(?:\\. \\(Do the damage before switching the Pokémon\\.\\))?',
    // "You may" at the very beginning of a sentence is read as a choice already.
    (wish) => (/^after/iu.test(wish ?? '') ? [{ may: [{ switch: 'yours' }] }] : [{ switch: 'yours' }]),
  ],

  [
    `(?:search your discard pile for ${HOW_MANY} ${CARDS} and attach (?:it|them) to ${WHOM}|if there are any ${CARDS} in your discard pile, attach 1 of them to ${WHOM})`,
    (many, words, whom, lone, bearer) => attached('discard', many, words ?? lone, whom ?? bearer),
  ],

  [
    `search your deck for ${HOW_MANY} ${CARDS}$shown and put (?:it|them) into your hand$shuffled`,
    (many, words) => found(many, words, 'hand'),
  ],

  [
    'remove $n damage counters? from (1 of your Pokémon|1 of your Benched Pokémon|each of your Pokémon|each of your Benched Pokémon)(?: that has any(?: damage counters on it)?)?',
    (n, whom = '') => {
      const from = healedOnes[whom.toLowerCase()];
      return from === undefined ? null : [{ heal: Number(n) * 10, from }];
    },
  ],

  [
    'remove all Special Conditions and $n damage counters? from $self(?: \\(all if there are less than $n\\))?',
    (n, same) =>
      same !== undefined && same !== n
        ? null
        : [
            { cure: 'all', on: 'self' },
            { heal: Number(n) * 10, from: 'self' },
          ],
  ],
  ...DAMAGE_DEALT.map((pattern): readonly [string, Understood] => [
    pattern,
    (half) => [{ heal: { 'damage-done': true, ...(half === undefined ? {} : { half: true }) }, from: 'self' }],
  ]),

  [
    '(?:(?:this attack )?does $n damage to $n of $opponents (Benched )?Pokémon(?: \\(1 if there is only 1\\))?|choose $n of $opponents (Benched )?Pokémon\\. This attack does $n damage to each of (?:them|those Pokémon))$unspared',
    (n, some, bench, chosen, benched, amount) => {
      const many = Number(some ?? chosen);
      const place = bench ?? benched;
      // One alone is picked before anything else, which stands with the choices of an attack.
      if (many < 2) return null;
      return [
        {
          damage: Number(n ?? amount),
          to: { some: many, of: { side: 'theirs', ...(place === undefined ? {} : { place: 'bench' }) } },
        },
      ];
    },
  ],
  [
    '(?:all|any) damage done (?:by attacks to $self|to $self by attacks) $next is reduced by $n $after',
    (n) => lasting({ claim: 'damage', when: 'after', add: -Number(n) }, 'self', 'opponents-next-turn'),
  ],

  [
    '(?:until the end of your next turn, if an attack (?:damages|does damage to) the Defending Pokémon $after, that attack does $n more damage to the Defending Pokémon|if an attack does damage to the Defending Pokémon $after, that attack does $n more damage to that Pokémon until the end of your next turn)',
    (n, other) =>
      lasting(
        { claim: 'damage', when: 'after', add: Number(n ?? other), 'if-damage': true },
        'defending',
        'end-of-your-next-turn',
      ),
  ],

  [
    '(?:shuffle|return) $self and all cards attached to it (?:back )?(into your deck|to your hand)',
    (whither = '') => [{ return: 'self', to: /deck$/iu.test(whither) ? 'deck' : 'hand', attached: 'along' }],
  ],
];

const one = reader([
  ...OLDER,
  ...OLDER_EFFECTS,
  ...LATER,
  ...OF_PILES,
  ...LATEST,
  ...FURTHER,
  ...ATTACKS,
  ...POKEMON,
  ...ANYWHERE,
]);

/** Words that only state the default are left out: after the damage, that "nothing" includes damage, in which order, and "if any". */
const plainly = (sentence: string): string =>
  sentence
    .replace(/ \((?:after doing damage|not even damage)\)/gu, '')
    .replace(/^then,? /iu, '')
    .replace(/, if any$/u, '');

/** Where two effects are joined; what follows "you may" is one choice, and is not split. */
const JOINTS = /,? and (?:then )?|, then /gu;

const joined: Reader = (sentence) => {
  if (/\byou may\b|\bif\b|\bflip/iu.test(sentence)) return null;
  for (const joint of sentence.matchAll(JOINTS)) {
    const first = one(sentence.slice(0, joint.index));
    const second = first === null ? null : readAttackSentence(sentence.slice(joint.index + joint[0].length));
    if (first !== null && second !== null) return [...first, ...second];
  }
  return null;
};

export const readAttackSentence: Reader = (sentence) => {
  const said = plainly(sentence);
  return one(said) ?? joined(said);
};

/** Coins that decide between such effects. */
export const readAttackCoins: Reader = onCoins(readAttackSentence);
