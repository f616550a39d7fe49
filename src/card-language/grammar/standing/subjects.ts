import type { Filter, Subject } from '../../../claims/index.ts';
import { ownNames } from '../../lexicon/index.ts';
import { THAT } from '../../lower/steps.ts';
import { both, isSome } from '../card-amounts.ts';
import { but, butOwnName } from '../pokemon.ts';
import { sorts } from '../production.ts';

/** Whom a text in force is about, and whose attacks it means. */

const { attacks, attacksOf, hp, points, shift, spared, subject, those, whose } = sorts;

/** A Pokémon that was named before: "it", "that Pokémon". */
export const SAME = THAT as unknown as Subject;

/** The side across from each Pokémon that a text of a Stadium is about. */
const OPPOSING = '%opposing' as unknown as 'theirs';

const sided = (side: 'yours' | 'theirs' | 'any', ...filters: readonly (Filter | null)[]): Filter | null =>
  filters.reduce<Filter | null>((one, other) => (one === null || other === null ? null : both(one, other)), { side });

/** Cards of its own name; a Level Up card is called as the card beneath it, so its name means two. */
const ownName = (name: string): Filter | null => (name.endsWith(' LV.X') ? null : { named: name });

/** All but those of a name; "except this Pokémon" has no name, and would leave out that one alone. A name does not hold "LV.X", so any of it are both. */
const notNamed = (left: string, own: string): Filter =>
  own.endsWith(' LV.X') && ownNames(own).includes(left)
    ? { 'none-of': ownNames(own).map((named) => ({ named })) }
    : { 'not-named': left };

const BOTH = "\\(([both] yours and your opponent's|even your opponent's)\\)";

export const SUBJECTS_AND_ATTACKS = [
  subject('this one', 'SELF', () => 'self'),
  subject('that one', '(it|that Pokémon)', () => SAME),
  spared('nobody', '[]', () => ({})),
  spared(
    'a kind',
    ['[,] (except|excluding) [for] [any] {kind:Kinds}', '\\((except|excluding) [for] [any] {kind:Kinds}\\)'],
    ({ kind }) => but(kind),
  ),
  spared(
    'a name',
    ['[,] (except|excluding) [any] {left:Name}', '\\((except|excluding) [any] {left:Name}\\)'],
    ({ left }, { name }) => notNamed(left, name),
  ),
  subject(
    "one's own",
    '[(each|all|any|1) of|each] {side:Side} {kind:Kinds} [in play] {but:Spared}',
    ({ side, kind, but: others }) => sided(side, kind, others),
  ),
  subject(
    'of both sides',
    [
      `[(all|each|any)] {kind:Kinds} [in play] ${BOTH} {but:Spared}`,
      `[(all|each|any)] {kind:Kinds} [in play] {but:Spared} ${BOTH}`,
      `each player's {kind:Kinds} [in play] [${BOTH}] {but:Spared}`,
      // One print has a slip of the pen.
      '(each|all) {kind:Kinds} (in|is) play {but:Spared}',
    ],
    ({ kind, but: others }) => sided('any', kind, others),
  ),
  subject(
    'of both sides which',
    [
      `[(all|each)] {kind:KindsAlone} [in play] ${BOTH} {which:Which}`,
      '(all|each) {kind:KindsAlone} in play {which:Which}',
    ],
    ({ kind, which }) => sided('any', kind, which),
  ),
  subject('those you have', '[all|each] {kind:KindsAlone} you have in play {which:Which}', ({ kind, which }) =>
    sided('yours', kind, which),
  ),
  subject('of a name', '{side:Side} {name:Name} [in play]', ({ side, name }, printed) =>
    name === printed.name ? null : sided(side, { named: name }),
  ),
  subject('each of a name you have', 'each {name:Name} you have in play', ({ name }, printed) =>
    name === printed.name ? null : sided('yours', { named: name }),
  ),
  subject('its own name', ['(your|each of your) SELF [in play]', 'each SELF you have in play'], (_holes, { name }) =>
    sided('yours', ownName(name)),
  ),
  subject("the other side's", "the opponent's {kind:Kinds}", ({ kind }) => sided(OPPOSING, kind)),
  subject(
    'both Active ones',
    ['(both|all|any) Active Pokémon', "each player's Active Pokémon \\(both if there are 2\\)"],
    () => ({ side: 'any', place: 'active' }),
  ),
  subject('the Active one of a kind', 'the Defending {kind:Kind}', ({ kind }) =>
    !isSome(kind) ? null : { side: 'theirs', place: 'active', ...kind },
  ),
  subject('the Active one', ['the Active Pokémon', 'the Defending Pokémon'], () => ({
    side: 'theirs',
    place: 'active',
  })),

  whose('of some', "{who:Subject}'s", ({ who }) => who),
  whose('its', 'its', () => 'self'),
  attacksOf(
    'of some',
    [
      '[each of] {on:Whose} (attack|attacks)',
      '(attacks used by|the attacks of|attacks by) {on:Subject}[,]',
      '[the] attacks {on:Subject} uses',
    ],
    ({ on }) => on,
  ),
  attacksOf("of a side's but its own name", "{side:Side} {kind:Kinds}'s attacks, except any SELF,", (holes, printed) =>
    sided(holes.side, holes.kind, butOwnName(printed)),
  ),
  // "Excluding this Pokémon" would leave out that one alone.
  attacksOf("of a side's but a name", "{side:Side} {kind:Kinds}'s attacks \\(excluding {but:Name}\\)", (holes) =>
    sided(holes.side, holes.kind, holes.but.endsWith(' LV.X') ? null : { 'not-named': holes.but }),
  ),
  those(
    "the opponent's of either kind or with something",
    "your opponent's {one:Kind} and {two:Kind}, and by your opponent's Pokémon {which:Which}",
    ({ one, two, which }) => ({ side: 'theirs', 'any-of': [one, two, which] }),
  ),
  // A possessive in the middle of two kinds fits no subject.
  attacksOf('of two kinds', "each of {side:Side} {one:Kind}'s and {other:Kind}'s attacks", ({ side, one, other }) => ({
    side,
    'any-of': [one, other],
  })),
  shift('less', '{n:Symbols} [Energy] less', ({ n }) => -n),
  shift('more', '{n:Symbols} more', ({ n }) => n),
  points('more', '{n:Number} more damage', ({ n }) => n),
  points('less', '{n:Number} less damage', ({ n }) => -n),
  hp('more', '\\+ {n:Number} HP', ({ n }) => n),
  hp('less', '- {n:Number} HP', ({ n }) => -n),

  those('a subject', '{who:Subject}', ({ who }) => (typeof who === 'string' ? null : who)),
  those('a kind', '{kind:Kinds}', ({ kind }) =>
    !isSome(kind) || kind.named !== undefined || kind.other === true ? null : kind,
  ),

  attacks('any', '(attacks|an attack|any attack)', () => ({})),
  attacks(
    'of both players',
    [`(attacks|an attack) ${BOTH}`, '(attacks|an attack) \\((even|including) your own\\)'],
    () => ({ side: 'any' }),
  ),
  attacks(
    'of a kind of both players',
    '(attacks|an attack) by (a|an) {kind:Kinds} \\((even|including) your own\\)',
    ({ kind }) => sided('any', kind),
  ),
  attacks(
    "opponent's",
    ["[your] opponent's (attacks|attack)", "an opponent's attack", '(an attack|attacks) of your opponent'],
    () => ({ side: 'theirs' }),
  ),
  // One text alone; later ones say whose Pokémon attack.
  attacks("opponent's of a kind", "your opponent's attacks from (his or her|their) {kind:Kind}", ({ kind }) =>
    sided('theirs', kind),
  ),
  attacks("the other side's", "the opponent's attacks", () => ({ side: OPPOSING })),
  attacks('of some', '[the] (attacks|an attack) (from|used by|of|by) {who:Those}', ({ who }) => who),
];
