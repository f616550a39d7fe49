import type { Claim } from '../../claims/index.ts';
import { type EnergyLetter, replacedWithin } from '../../state/index.ts';
import type { Duration, Verb } from '../../text/index.ts';
import { act, oneOf, speaksOfThat, withEnergy } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { BEFORE, BEYOND_COST } from './phrases.ts';
import { sorts } from './production.ts';
import type { EnergyMeant } from './sorts.ts';
import { SAME } from './standing/subjects.ts';

/** What texts in force say, said for a time: of all Pokémon of a player, or of the types of one. */

const { effect, sentence } = sorts;

const THEIR_ACTIVE = { side: 'theirs', place: 'active' } as const;

/** What is attached then counts as that type for this turn. */
function turned({ basic, ...more }: EnergyMeant, type: EnergyLetter, about: Pick<Claim, 'on'>, on: 'self' | 'you') {
  return isSome(more)
    ? null
    : act(null, {
        lasting: {
          claim: 'energy-type',
          type,
          ...(basic === undefined ? {} : { basic }),
          'there-now': true,
          ...about,
        },
        on,
        until: 'this-turn',
      });
}

/** Claims that hold for a time about all of somebody's Pokémon, those included that come into play later. */
const FOR_A_TIME: readonly Claim['claim'][] = [
  'damage',
  'cut-damage',
  'prevent',
  'cost',
  'retreat',
  'sets-aside',
  'cannot',
  'prizes',
  'immune-to-condition',
  'no-weakness',
  'energy-type',
];

/** A claim that is left: on itself, or on its player about all Pokémon that fit. Of a single other Pokémon the attack grammar speaks. */
const left = ({ on, ...claim }: Claim, until: Duration): Verb | null => {
  if (!FOR_A_TIME.includes(claim.claim) || claim.while !== undefined || claim.per !== undefined) return null;
  const isOfOwnAttacks = claim.claim === 'damage' && claim.when === 'before';
  if (on === 'self')
    return until === 'your-next-turn' && !isOfOwnAttacks ? null : { lasting: claim as Claim, on: 'self', until };
  // What players can't do has constructions of its own.
  if (claim.claim === 'cannot' && !(typeof on === 'object' && on.side === 'yours' && claim.act === 'attack'))
    return null;
  const isAboutAll = typeof on === 'object' && on.place === undefined;
  const isBound =
    until === 'this-turn' || until === 'opponents-next-turn' || until === 'while-in-play' || claim.claim === 'cannot';
  return isAboutAll && isBound ? { lasting: { ...claim, on } as Claim, on: 'you', until } : null;
};

export const CLAIMS_FOR_A_TIME = [
  // The five Pokémon that say so are one family.
  effect(
    'its type is another',
    "(SELF's type is {type:Type} until the end of your turn|until the end of your turn, SELF's type is {type:Type})",
    ({ type }) => act(null, { lasting: { claim: 'types', are: [type] }, on: 'self', until: 'this-turn' }),
  ),
  // One Pokémon Power and a Poké-Power after it.
  effect(
    'turn its Energy into a type',
    'turn all {energy:Energy} attached to SELF into {type:Type} Energy for the rest of the turn',
    ({ energy, type }) => turned(energy, type, {}, 'self'),
  ),
  effect(
    'turn the Energy of all into a type',
    'turn all {energy:Energy} attached to all of your Pokémon into {type:Type} Energy for the rest of the turn',
    ({ energy, type }) => turned(energy, type, { on: { side: 'yours' } }, 'you'),
  ),

  effect(
    'in force for a time',
    ['{until:Duration}, {said:Claimed}', '{said:Claimed} {until:Duration}'],
    ({ until, said }) => {
      const verbs = said.map((claim) => left(claim, until));
      return speaksOfThat(said) || verbs.includes(null) ? null : act(null, ...verbs.flatMap((verb) => verb ?? []));
    },
  ),
  effect(
    'one chosen, of which it holds for a time',
    'choose {who:Whom} [in play]. {until:Duration}, {said:Claimed}',
    ({ who, until, said }) => {
      const verbs = said.map((claim) => (claim.on === SAME ? left({ ...claim, on: 'self' }, until) : null));
      const [one, of] = [oneOf(who), replacedWithin(verbs, 'self', 'chosen')];
      return one === null || of.includes(null)
        ? null
        : act('chosen', { choose: one }, ...of.flatMap((verb) => verb ?? []));
    },
  ),
  effect('in force for the rest of the game', 'for the rest of this game, {said:Claimed}', ({ said }) => {
    // What is said of single Pokémon ends when they leave play.
    const verbs = said.map((claim) => (claim.on === 'self' ? null : left(claim, 'while-in-play')));
    return speaksOfThat(said) || verbs.includes(null) ? null : act(null, ...verbs.flatMap((verb) => verb ?? []));
  }),
  sentence(
    'more damage for the rest of the game, and more Prizes with Energy beyond the cost',
    `for the rest of this game, {on:Subject}'s attacks do {add:Number} more damage to your opponent's Active Pokémon ${BEFORE}. If SELF has at least {extra:Extra} attached [to it] ${BEYOND_COST}, when your opponent's Active Pokémon is Knocked Out by damage from those attacks, take {n:Exact} more Prize (card|cards).`,
    ({ on, add, extra, n }) => {
      const whose = { on, against: THEIR_ACTIVE };
      const damage = left({ claim: 'damage', when: 'before', add, ...whose }, 'while-in-play');
      const prizes = left({ claim: 'prizes', add: n, of: 'struck', ...whose }, 'while-in-play');
      return damage === null || prizes === null ? null : act(null, withEnergy(extra, [damage, prizes], [damage]));
    },
  ),
];
