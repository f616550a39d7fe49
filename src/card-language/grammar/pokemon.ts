import type { Filter } from '../../claims/index.ts';
import { ENERGY_LETTERS, ENERGY_NAMES } from '../../state/index.ts';
import type { Who } from '../../text/index.ts';
import { endsInS } from '../lexicon/index.ts';
import { NEW, THAT, THEM, unlessNull } from '../lower/steps.ts';
import { both, isSome } from './card-amounts.ts';
import { type Printed, sorts } from './production.ts';

/** Which Pokémon are meant. */

const { except, kind, kindList, kinds, kindsAlone: alone, known, whom } = sorts;

const OF_EITHER = "yours or your opponent's";

/** All but such Pokémon; names are left out with words of their own. */
export const but = (kind: Filter): Filter | null => {
  const { tag, 'any-of': either, ...more } = kind;
  if (!isSome(kind) || kind.named !== undefined) return null;
  if (isSome(more) || (tag !== undefined && either !== undefined)) return { 'none-of': [kind] };
  return tag === undefined ? { 'none-of': either ?? [kind] } : { 'not-tag': tag };
};

/** Several of one name may be written with an s; whether a name that ends so is one of several is known of the card itself, and of names that end so anyhow. */
export const singular = (name: string, { name: own }: Printed): string | null =>
  name === own || !name.endsWith('s') || endsInS(name) ? name : name === `${own}s` ? own : null;

/** What is written of a stage that has no number. */
const STAGES = [
  ['Mega Evolution Pokémon', 'mega'],
  ['Restored Pokémon', 'restored'],
  ['Pokémon BREAK', 'break'],
  ['Baby Pokémon', 'baby'],
] as const;

/** "Other" means another than the Pokémon that has the text; of the opponent's Pokémon it means another than one chosen before. */
const othersOfTheirs = (side: 'yours' | 'theirs', { other }: Filter): boolean => side === 'theirs' && other === true;

/** All but those of its own name; a Level Up card is called as the card beneath it, so its name means two. */
export const butOwnName = ({ name }: Printed): Filter | null => (name.endsWith(' LV.X') ? null : { 'not-named': name });

const eachBut = (of: Filter, left: Filter): Who | null => unlessNull(both(of, left), (each) => ({ each }));

export const POKEMON = [
  kind('any', 'Pokémon', () => ({})),
  kind('Basic', 'Basic {rest:Kind}', ({ rest }) => both({ basic: true }, rest)),
  kind('Evolution', '(Evolution|Evolved) {rest:Kind}', ({ rest }) => both({ evolved: true }, rest)),
  kind('of a stage', 'Stage {n:Number} {rest:Kind}', ({ n, rest: { evolved: _said, ...rest } }) =>
    n === 1 || n === 2 ? both({ stage: `stage ${n}` }, rest) : null,
  ),
  kind('Stage 1 and Stage 2', 'Stage 1 (and|or) Stage 2 Pokémon', () => ({
    'any-of': [{ stage: 'stage 1' }, { stage: 'stage 2' }],
  })),
  ...STAGES.map(([written, stage]) => kind(stage, written, () => ({ stage }))),
  kind('of a rank', '{tag:Rank}', ({ tag }) => ({ tag })),
  kind('Mega Evolution ex', 'Mega Evolution Pokémon ex', () => ({ tag: 'ex', 'name-has': 'Mega' })),
  kind('TAG TEAM', 'TAG TEAM', () => ({ tag: 'tag team' })),
  kind('Ultra Beast', 'Ultra (Beast|Beasts)', () => ({ tag: 'ultra beast' })),
  kind('with a mark', '{tag:Tag} {rest:Kind}', ({ tag, rest }) => both({ tag }, rest)),
  kind('of a type', '{type:Type} {rest:Kind}', ({ type, rest }) => both({ type }, rest)),
  kind('of any of several', '{any:AnyOfThese} {rest:Kind}', ({ any, rest }) => both({ 'any-of': any }, rest)),
  kind('in a state', '{state:State} {rest:Kind}', ({ state, rest }) => both({ condition: state }, rest)),
  kind('Basic of either type', 'Basic {one:Type} (and|or) Basic {other:Type} Pokémon', ({ one, other }) => ({
    'any-of': [one, other].map((type) => ({ basic: true, type })),
  })),
  kind('with an owner', 'Pokémon that (has|have) an owner in (its|their) name', () => ({ owned: true })),
  // The sets since 2025 call the Pokémon of an owner so; those of 2000 ask for the name of the owner in theirs.
  kind('of an owner', "{owner:Name}'s {rest:Kind}", ({ owner, rest }) =>
    rest.named !== undefined ? null : both({ 'name-has': `${owner}'s` }, rest),
  ),
  kind('by name', '{name:Name}', ({ name }, printed) => {
    const named = singular(name, printed);
    // Each Unown has its letter after its name.
    return named === null ? null : named === 'Unown' ? { 'name-has': named } : { named };
  }),
  ...ENERGY_LETTERS.map((type) =>
    kind(`not ${ENERGY_NAMES[type]}`, `non-${ENERGY_NAMES[type]} Pokémon`, () => ({ 'none-of': [{ type }] })),
  ),

  alone('plain', '{kind:Kind}', (holes) => holes.kind),
  alone('Benched', ['Benched {kind:Kind}', '{kind:Kind} on (your|their|his or her) Bench'], (holes) =>
    both({ place: 'bench' }, holes.kind),
  ),
  // One text alone puts the stage before the place.
  alone('Basic Benched', 'Basic Benched {kind:Kind}', (holes) => both({ place: 'bench', basic: true }, holes.kind)),
  alone('Active', 'Active {kind:Kind}', (holes) => both({ place: 'active' }, holes.kind)),
  alone('Active of a type', '{type:Type} Active Pokémon', ({ type }) => ({ place: 'active', type })),
  alone('other', 'other {kind:KindsAlone}', (holes) => both({ other: true }, holes.kind)),
  alone('Benched of either kind', 'Benched {one:Kind} (or|and) [Benched] {other:Kind}', ({ one, other }) =>
    isSome(one) && isSome(other) ? { place: 'bench', 'any-of': [one, other] } : null,
  ),
  alone('Active of either kind', 'Active {one:Kind} (or|and) [Active] {other:Kind}', ({ one, other }) =>
    isSome(one) && isSome(other) ? { place: 'active', 'any-of': [one, other] } : null,
  ),
  alone('but a kind', '{kind:Kind}, except {rest:KindsAlone},', ({ kind: of, rest }) =>
    unlessNull(but(rest), (others) => both(of, others)),
  ),
  alone('or', '{one:Kind} (or|and) [(a|an)] {other:Kind}', ({ one, other }) =>
    isSome(one) && isSome(other) ? { 'any-of': [one, other] } : null,
  ),
  alone('one of a row', '{one:Kind}, {more:KindList}', ({ one, more }) =>
    [one, ...more].every(isSome) ? { 'any-of': [one, ...more] } : null,
  ),
  kindList('the last two', '{one:Kind}[,] (or|and) {other:Kind}', ({ one, other }) => [one, other]),
  kindList('one and more', '{one:Kind}, {more:KindList}', ({ one, more }) => [one, ...more]),
  kinds('alone', '{kind:KindsAlone}', (holes) => holes.kind),
  kinds('which', '{kind:KindsAlone} [in play] {which:Which}', (holes) => both(holes.kind, holes.which)),

  known('this one', 'SELF', () => 'self'),
  known('Defending', 'the Defending Pokémon', () => 'defending'),
  known(
    "opponent's Active",
    ["your opponent's Active Pokémon", '(their|his or her) Active Pokémon'],
    () => 'opponents-active',
  ),
  known('your Active', 'your Active Pokémon', () => 'your-active'),

  except('nobody', '[]', () => ({})),
  except('itself', [', except [for] SELF', '\\((except|excluding) [for] SELF\\)'], (_holes, { name }) =>
    name.endsWith(' LV.X') ? null : { other: true },
  ),
  except('its own name', [', except any SELF[,]', '\\((except|excluding) any SELF\\)'], (_holes, printed) =>
    butOwnName(printed),
  ),

  whom('known', '{who:Known}', ({ who }) => who),
  whom('that one', ['(that Pokémon|the Pokémon|it)', 'the Pokémon you attach it to'], () => THAT),
  whom('one of them', '(1|one) of them', () => ({ one: THEM })),
  whom('up to so many of them', 'up to {n:Number} of them', ({ n }) =>
    n < 2 ? null : { some: n, of: THEM, 'up-to': true },
  ),
  whom('each of them', 'each of them', () => ({ each: THEM })),
  whom('the new one', 'the new (Defending|Active) Pokémon', () => NEW),
  whom('one', '(1|one) of {side:Side} {kind:Kinds}', ({ side, kind: of }) =>
    othersOfTheirs(side, of) ? null : { one: { side, ...of } },
  ),
  whom(
    'each',
    '(each|all) of {side:Side} {kind:Kinds} [in play|, if any|, including SELF|\\(including SELF\\)]',
    ({ side, kind: of }) => (othersOfTheirs(side, of) ? null : { each: { side, ...of } }),
  ),
  // What is left out by the own name alone might be all of that name, or this one.
  whom(
    'one but its own name',
    '(1|one) of {side:Side} ({kind:Kinds} \\((except|excluding) [any] SELF\\)|{kind:Kinds}, except any SELF[,])',
    ({ side, kind: of }, printed) =>
      unlessNull(butOwnName(printed), (left) => unlessNull(both(of, left), (others) => ({ one: { side, ...others } }))),
  ),
  whom(
    'each of both that has',
    "each {kind:KindsAlone} \\([both] yours and your opponent's\\) {which:Which}",
    ({ kind: of, which }) => eachBut({ side: 'any', ...of }, which),
  ),
  whom(
    'each of both',
    "each {kind:Kinds} [in play] \\([both] yours and your opponent's\\){but:Except}",
    ({ kind: of, but: left }) => eachBut({ side: 'any', ...of }, left),
  ),
  whom('every one', 'each Pokémon', () => ({ each: { side: 'any' } })),
  whom('every one of a kind', '(each|all) {kind:Kinds} in play', ({ kind: of }) => ({ each: { side: 'any', ...of } })),
  whom('every one in play which', 'each {kind:KindsAlone} [in play] {which:Which}', ({ kind: of, which }) =>
    eachBut({ side: 'any', ...of }, which),
  ),
  whom('the Active one of a kind', '{side:Side} Active {kind:Kind}', ({ side, kind: of }) =>
    isSome(of) ? { one: { side, place: 'active', ...of } } : null,
  ),
  whom('the Active one which', '{side:Side} Active Pokémon {which:Which}', ({ side, which: of }) => ({
    one: { side, place: 'active', ...of },
  })),
  // There is one, so its name may end with an s.
  whom('the Active one of a name', '{side:Side} Active {name:Name}', ({ side, name }) => ({
    one: { side, place: 'active', named: name },
  })),
  whom('each on both Benches', "each player's Bench", () => ({ each: { side: 'any', place: 'bench' } })),
  whom('each of a kind on both Benches', "each {kind:Kinds} on each player's Bench", ({ kind: of }) =>
    of.place === undefined ? { each: { side: 'any', place: 'bench', ...of } } : null,
  ),
  whom("each on the opponent's Bench", "each {kind:Kinds} on your opponent's Bench", ({ kind: of }) =>
    of.place === undefined && of.other === undefined ? { each: { side: 'theirs', place: 'bench', ...of } } : null,
  ),
  whom(
    'the one with the least HP left',
    `(the|a) Pokémon [in play] [\\(${OF_EITHER}\\)] that has the least HP remaining, except for SELF`,
    () => ({ one: { side: 'any', other: true, 'least-hp-left': true } }),
  ),
  whom('each Defending', 'each Defending Pokémon', () => ({ each: { side: 'theirs', place: 'active' } })),
  whom(
    'one Defending',
    "(1 of [(the|your opponent's)] Defending Pokémon|the Defending Pokémon \\(choose 1 if there are 2\\))",
    () => ({ one: { side: 'theirs', place: 'active' } }),
  ),
  whom('both Active', '(both|each) Active Pokémon', () => ({ each: { side: 'any', place: 'active' } })),
  // One text alone; the exception stands inside the subject.
  whom('both Active but a kind', 'both Active Pokémon \\((except|excluding) for {but:Kinds}\\)', ({ but }) =>
    !isSome(but) ? null : { each: { side: 'any', place: 'active', 'none-of': [but] } },
  ),
  whom('up to so many', 'up to {n:Number} of {side:Side} {kind:Kinds}', ({ n, side, kind: of }) =>
    n < 2 || othersOfTheirs(side, of) ? null : { some: n, of: { side, ...of }, 'up-to': true },
  ),
  whom(
    'so many',
    '[each of] {n:Number} of {side:Side} {kind:Kinds} [\\(1 if (there is|he or she has|they have) only 1\\)]',
    ({ n, side, kind: of }) => (n < 2 ? null : { some: n, of: { side, ...of } }),
  ),
];
