import type { Condition, Filter } from '../../claims/index.ts';
import { hasKey } from '../../state/index.ts';
import type { Count, Verb, Who } from '../../text/index.ts';
import { doing, eachWhere, type Steps, unlessNull, verbsOf, withThat } from '../lower/steps.ts';
import { MANY } from './phrases.ts';
import { sorts } from './production.ts';

/** What depends on how one number compares to another: hands, Energy, Pokémon, Prizes. */

const { compared, counted, moreOrFewer, stated } = sorts;

const atLeast = (one: Count, other: Count): Count => ({ compared: one, is: 'at-least', to: other });
const equal = (one: Count, other: Count): Count => ({ compared: one, is: 'equal', to: other });
/** More of the one than of the other, by so many at least. */
const more = (one: Count, other: Count, by = 1): Count => atLeast(one, { sum: [other, by] });

const moreOf = (one: Count, other: Count, isMore: boolean): Count => (isMore ? more(one, other) : more(other, one));

const yours = (filter: Filter = {}): Count => ({ each: { side: 'yours', ...filter } });
const theirs = (filter: Filter = {}): Count => ({ each: { side: 'theirs', ...filter } });
const energyOn = (who: Who): Count => ({ 'energy-on': who });
/** In tens, as it is counted down. */
const hpLeft = (who: Who): Count => ({ 'hp-above': 0, of: who });
const ALL_YOURS: Who = { each: { side: 'yours' } };

/** The damage of the attack has left it no HP. */
const FALLS: Condition = { defending: { 'hp-left-at-most': 0 } };

const isAboutItself = (verb: Verb): boolean =>
  'lasting' in verb ? verb.on === 'self' : 'damage' in verb && verb.to === 'self';

/** Steps that happen only where the one number is as large as the other; null where that cannot be said. */
const where = (is: Count, { list, open }: Steps, damage: number | null): Steps | null => {
  const isOfDamage = list.some((step) => verbsOf([step]) === null);
  // What was there before the damage is asked of what is done after it.
  if (hasKey(is, 'damage-done'))
    return open !== undefined || isOfDamage || damage === null
      ? null
      : eachWhere(withThat(list, 'defending'), is, (does) => ({ times: is, does }));
  // Damage of the attack itself might change how many counters there are.
  const shaken =
    damage !== null &&
    (hasKey(is, 'counters-on') || hasKey(is, 'hp-above')) &&
    !list.every((step) => verbsOf([step]) === null);
  return open !== undefined || shaken ? null : eachWhere(list, is, (does) => ({ times: is, does }));
};

export const COMPARISONS = [
  compared('so much Energy in play', `you have ${MANY} Energy in play`, ({ n }) => atLeast(energyOn(ALL_YOURS), n)),
  compared('so much Energy of a type in play', `you have ${MANY} {type:Type} Energy in play`, ({ n, type }) =>
    atLeast({ 'energy-on': ALL_YOURS, type }, n),
  ),
  compared('had counters before', 'the Defending Pokémon already has any damage counters on it', () =>
    more({ 'counters-on': 'defending' }, { 'damage-done': true }),
  ),
  compared(
    'more Energy on it',
    '{who:Known} has {isMore:MoreOrFewer} Energy attached [to it] than {other:Known}',
    ({ who, isMore, other }) => (who === other ? null : moreOf(energyOn(who), energyOn(other), isMore)),
  ),
  compared(
    'more or fewer HP left',
    "{who:Known} has {isMore:MoreOrFewer} remaining HP than {other:Known}['s]",
    ({ who, isMore, other }) => (who === other ? null : moreOf(hpLeft(who), hpLeft(other), isMore)),
  ),
  compared(
    'not as much Energy on both',
    '{who:Known} and {other:Known} have a different amount of Energy attached [to them]',
    ({ who, other }) =>
      who === other ? null : { sum: [more(energyOn(who), energyOn(other)), more(energyOn(other), energyOn(who))] },
  ),
  compared(
    'as much Energy on both',
    '{who:Known} and {other:Known} have the same amount of Energy attached [to them]',
    ({ who, other }) => (who === other ? null : equal(energyOn(who), energyOn(other))),
  ),
  compared('more or less Energy in play', 'you have {isMore:MoreOrFewer} Energy in play than your opponent', (holes) =>
    moreOf(energyOn(ALL_YOURS), energyOn({ each: { side: 'theirs' } }), holes.isMore),
  ),
  compared(
    'not as many Energy cards on both',
    "{who:Known} and {other:Known} don't have the same number of Energy cards attached to them",
    ({ who, other }) => {
      const [one, two] = [who, other].map((of): Count => ({ 'energy-on': of, cards: true }));
      return who === other || one === undefined || two === undefined ? null : { sum: [more(one, two), more(two, one)] };
    },
  ),
  moreOrFewer('more', 'more', () => true),
  moreOrFewer('fewer', '(fewer|less)', () => false),
  compared(
    'more or fewer cards in hand',
    'you have {isMore:MoreOrFewer} cards in your hand than your opponent',
    (holes) => moreOf({ hand: 'yours' }, { hand: 'theirs' }, holes.isMore),
  ),
  compared(
    'more or fewer Pokémon',
    'you have {isMore:MoreOrFewer} {kind:Kinds} [in play] than your opponent',
    (holes) => moreOf(yours(holes.kind), theirs(holes.kind), holes.isMore),
  ),
  compared(
    'as many or fewer Pokémon',
    'you have the same number of or (less|fewer) {kind:Kinds} [in play] than your opponent',
    ({ kind }) => atLeast(theirs(kind), yours(kind)),
  ),
  compared('as many Benched Pokémon', 'you and your opponent have the same number of Benched Pokémon', () =>
    equal(yours({ place: 'bench' }), theirs({ place: 'bench' })),
  ),
  compared(
    'so large a Retreat Cost',
    "({who:Known}'s Retreat Cost|the Retreat Cost of {who:Known}) is {n:Symbols} or more",
    ({ who, n }) => atLeast({ 'retreat-cost-of': who }, n),
  ),
  compared(
    'so many types of basic Energy on it',
    `{who:Known} has ${MANY} different types of basic Energy attached [to it]`,
    ({ who, n }) => atLeast({ 'energy-types-on': who }, n),
  ),

  stated(
    'if the one is more than the other',
    [
      '[before doing damage, count the remaining HP of the Defending Pokémon and SELF.] if {is:Compared}, {clause:Clause}',
      '{clause:Clause} if {is:Compared}',
    ],
    ({ is, clause }, { damage }) => where(is, clause, damage),
  ),
  ...(
    [
      [
        'where the attack did damage',
        [
          'if you did any damage with this attack, {clause:Clause}',
          "if (this attack|SELF) (damages|does [any] damage to) (the Defending Pokémon|your opponent's Active Pokémon) [\\(after applying Weakness and Resistance\\)], {clause:Clause}",
          'unless all damage from this attack is prevented, {clause:Clause}',
        ],
        { whether: { 'damage-done': true } },
      ],
      [
        'where it outlives the attack',
        ['unless this attack Knocks Out the Defending Pokémon, {clause:Clause}'],
        { when: { not: FALLS } },
      ],
    ] as const
  ).map(([name, patterns, times]) =>
    stated(name, patterns, ({ clause }) =>
      unlessNull(clause.open === 'coin' || clause.open === 'if' ? null : verbsOf(clause.list), (does) =>
        doing('if', { times, does }),
      ),
    ),
  ),

  // What is done to others, or takes the attacker away, would come before the Pokémon is off the table or after it.
  stated(
    'where it falls by the attack',
    [
      'if the Defending Pokémon (is|would be) Knocked Out by [the damage from] this attack, {clause:Clause}',
      "if your opponent's Pokémon is Knocked Out by [the] damage from this attack, {clause:Clause}",
    ],
    ({ clause }, { damage }) =>
      unlessNull(damage === null || clause.open !== undefined ? null : verbsOf(clause.list), (does) =>
        does.every((verb) => ('lasting' in verb || 'damage' in verb) && isAboutItself(verb))
          ? doing('if', { times: { when: FALLS }, does })
          : null,
      ),
  ),

  counted('types among yours', 'different (type|types) of {those:Yours}', ({ those }) =>
    those.named === undefined ? { 'types-among': those } : null,
  ),
];
