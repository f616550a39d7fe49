import type { Json } from '../../state/index.ts';
import { letterOf } from './phrases.ts';
import { type InForce, inForceReader, symbols } from './usual-powers.ts';
import { WHOM, whomOf } from './whom.ts';

/** Usual texts of Abilities in force that ask what lies there: a Stadium, who the opponent has, how much damage there is, a type of its own. */

const STADIUM = { stadium: true };
const GX_OR_EX = { 'opponent-has': { 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] } };

const UNHURT = 'prevent (?:all effects of attacks, including damage,|(all damage)) done to $self by ';

const unhurt = (damage: string | undefined, from: Json): readonly Json[] => [
  { claim: 'prevent', what: damage === undefined ? 'all' : 'damage', on: 'self', from },
];

const STANDING: InForce = [
  [
    'if $self has full HP and (?:is|would be) Knocked Out by damage from an attack, $self is not Knocked Out,? and its remaining HP becomes $n(?: instead)?',
    ([hp]) => [{ claim: 'survives', left: Number(hp), while: { self: { 'full-hp': true } }, on: 'self' }],
  ],
  [
    'if there is any Stadium card in play, $self has no (Retreat Cost|Weakness)',
    ([what]) =>
      /^w/iu.test(what ?? '')
        ? [{ claim: 'no-weakness', on: 'self', while: STADIUM }]
        : [{ claim: 'retreat', set: 0, on: 'self', while: STADIUM }],
  ],
  [
    'if your opponent has any Pokémon-GX or Pokémon-EX in play, $self has no Retreat Cost',
    () => [{ claim: 'retreat', set: 0, on: 'self', while: GX_OR_EX }],
  ],
  [
    "as long as $self is on your Bench, your Active Pokémon's Retreat Cost is ((?:Colorless)+) less",
    ([less]) => [
      {
        claim: 'retreat',
        add: -symbols(less),
        on: { side: 'yours', place: 'active' },
        while: { self: { place: 'bench' } },
      },
    ],
  ],
  [`${UNHURT}$opponents Pokémon with Abilities`, ([damage]) => unhurt(damage, { side: 'theirs', has: 'ability' })],
  [
    `${UNHURT}attacks from $opponents Pokémon that have any Special Energy attached to them`,
    ([damage]) => (damage === undefined ? null : unhurt(damage, { side: 'theirs', 'with-special-energy': true })),
  ],
  [
    `(?:$self's attacks do|each of $self's attacks? does) $n more damage to ($opponents )?${WHOM} $before`,
    ([n, theirs, words]) => {
      const whom = whomOf(words);
      if (whom === null || whom.type === undefined) return null;
      const against = { ...(theirs === undefined ? {} : { side: 'theirs' }), ...whom };
      return [{ claim: 'damage', when: 'before', add: Number(n), on: 'self', against }];
    },
  ],
  [
    'as long as $self is in play, it is $type and $type type',
    ([one, other]) => [{ claim: 'types', are: [letterOf(one), letterOf(other)], on: 'self' }],
  ],
  [
    "$opponents Pokémon that are affected by Special Conditions can't retreat",
    () => [{ claim: 'cannot', act: 'retreat', on: { side: 'theirs', affected: true } }],
  ],
  [
    '$self can evolve during $first or the turn you play it',
    () => [{ claim: 'may', act: 'evolve', despite: ['new', 'first-turn'], on: 'self' }],
  ],
  [
    'at any times? between turns, heal $n damage from ($self|each of your Pokémon)',
    ([n, whom]) => [
      {
        claim: 'checkup',
        'any-time': true,
        on: 'self',
        does: [{ heal: Number(n), from: /^each/iu.test(whom ?? '') ? { each: { side: 'yours' } } : 'self' }],
      },
    ],
  ],
];

/** What such a text says; null where it is none of them. */
export const usualStanding = inForceReader(STANDING);
