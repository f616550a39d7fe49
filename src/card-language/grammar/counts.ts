import type { CardFilter, Count } from '../../text/index.ts';
import { unlessNull } from '../lower/steps.ts';
import { both, isSome } from './card-amounts.ts';
import { sorts } from './production.ts';

/** What is counted, after "for each" and "the number of". */

const { bearers, counted, yours } = sorts;

const lost = (cards: CardFilter, of: 'yours' | 'both'): Count | null =>
  isSome(cards) ? { 'in-lost': cards, of } : null;

export const COUNTS = [
  counted('counters', 'damage (counter|counters) on {who:Bearers}', ({ who }) => ({ 'counters-on': who })),
  bearers('one', '{who:Known}', ({ who }) => who),
  bearers('all of several', '(all|each) of {side:Side} {kind:Kinds} [\\(including SELF\\)]', ({ side, kind }) => ({
    each: { side, ...kind },
  })),
  bearers(
    'all of both',
    "(all [[of] the] {kind:Kinds} (in play|\\([both] yours and your opponent's\\))|both your and your opponent's {kind:Kinds})",
    ({ kind }) => ({ each: { side: 'any', ...kind } }),
  ),
  bearers('several', '{side:Side} {kind:Kinds}', ({ side, kind }) =>
    kind.place === 'active' ? null : { each: { side, ...kind } },
  ),
  counted(
    'types of basic Energy',
    '[different] (type|types) of basic Energy [card|cards] [, if any,] attached to {who:Bearers}',
    ({ who }) => ({ 'energy-types-on': who }),
  ),
  counted('Energy', 'Energy attached to {who:Bearers}', ({ who }) => ({ 'energy-on': who })),
  counted('Energy of a type', '{type:Type} Energy attached to {who:Bearers}', ({ type, who }) => ({
    'energy-on': who,
    type,
  })),
  counted('Energy of a type in play', '{type:Type} Energy in play', ({ type }) => ({
    'energy-on': { each: { side: 'any' } },
    type,
  })),
  counted('basic Energy', 'basic Energy attached to {who:Known}', ({ who }) => ({ 'energy-on': who, basic: true })),
  counted(
    'basic Energy of two types',
    'basic {one:Type} and basic {other:Type} Energy attached to {who:Bearers}',
    ({ one, other, who }) =>
      one === other ? null : { sum: [one, other].map((type) => ({ 'energy-on': who, type, basic: true })) },
  ),
  counted('Special Energy', 'Special Energy [card|cards] attached to {who:Bearers}', ({ who }) => ({
    'energy-on': who,
    special: true,
    cards: true,
  })),
  counted('Energy cards', 'Energy (card|cards) attached to {who:Bearers}', ({ who }) => ({
    'energy-on': who,
    cards: true,
  })),
  counted('Tools', 'Pokémon (Tool|Tools) [card|cards] attached to {who:Bearers}', ({ who }) => ({ 'tools-on': who })),
  bearers('all in play', 'all Pokémon', () => ({ each: { side: 'any' } })),
  counted('cards in the Lost Zone', '{cards:Cards} in the Lost Zone', ({ cards }) => lost(cards, 'yours')),
  counted(
    'cards in both Lost Zones',
    "{cards:Cards} in the Lost Zone \\(both yours and your opponent's\\)",
    ({ cards }) => lost(cards, 'both'),
  ),
  counted('your Pokémon in the Lost Zone', 'of your Pokémon in the Lost Zone', () =>
    lost({ kind: 'pokemon' }, 'yours'),
  ),
  counted('Pokémon in the Lost Zone', 'of your Pokémon, except {tag:Tag} Pokémon, in the Lost Zone', ({ tag }) =>
    lost({ kind: 'pokemon', 'not-tag': tag }, 'yours'),
  ),
  counted('Energy cards by name', '{cards:EnergyCards} attached to {who:Bearers}', ({ cards: { named }, who }) =>
    named === undefined ? null : { 'energy-on': who, named, cards: true },
  ),
  counted('basic Energy cards', 'basic Energy (card|cards) attached to {who:Bearers}', ({ who }) => ({
    'energy-on': who,
    basic: true,
    cards: true,
  })),
  counted('Energy on both Active Pokémon', 'Energy attached to both Active Pokémon', () => ({
    'energy-on': { each: { side: 'any', place: 'active' } },
  })),
  // With two Active Pokémon on a side these are not all of them.
  counted('Energy on it and another', 'Energy attached to SELF and {other:Known}', ({ other }) => ({
    sum: [{ 'energy-on': 'self' }, { 'energy-on': other }],
  })),
  counted(
    'basic Energy cards on it and another',
    'basic Energy (card|cards) attached to SELF and [to] {other:Known}',
    ({ other }) => ({
      sum: (['self', other] as const).map((who) => ({ 'energy-on': who, basic: true, cards: true })),
    }),
  ),
  counted(
    'Retreat Cost',
    "[Colorless] [Energy] in {who:Known}'s Retreat Cost [\\(after applying effects to the Retreat Cost\\)]",
    ({ who }) => ({ 'retreat-cost-of': who }),
  ),
  counted('Special Conditions', 'Special (Condition|Conditions) affecting {who:Known}', ({ who }) => ({
    'conditions-on': who,
  })),
  counted(
    'Pokémon in play',
    '[of] {side:Side} {kind:Kinds} [in play] [\\(including (SELF|this one)\\)]',
    ({ side, kind }) => ({
      each: { side, ...kind },
    }),
  ),
  counted(
    'types of Pokémon on a Bench',
    "[different] types of {kind:Kind} on (your opponent's|their) Bench",
    ({ kind }) => ({ 'types-among': { side: 'theirs', place: 'bench', ...kind } }),
  ),
  yours('in play', '{kind:Kinds} you have in play', ({ kind }) => ({ side: 'yours', ...kind })),
  yours(
    'in play with a word in the name',
    'cards with {word:Name} in their names that you have in play [\\(including this one\\)]',
    ({ word }) => ({ side: 'yours', 'name-has': word }),
  ),
  yours('on the Bench', '{kind:Kind} on your Bench', ({ kind }) => ({ side: 'yours', place: 'bench', ...kind })),
  yours('of a row on the Bench', '{one:Kind}, {more:KindList} on your Bench', ({ one, more }) =>
    [one, ...more].every(isSome) ? { side: 'yours', place: 'bench', 'any-of': [one, ...more] } : null,
  ),
  counted('Pokémon you have', '{those:Yours}', ({ those }) => ({ each: those })),
  counted('Prizes taken by you', 'Prize (card|cards) you have taken', () => ({ 'prizes-taken': 'yours' })),
  counted('Prizes taken by the opponent', 'Prize (card|cards) (your opponent has|they have) taken', () => ({
    'prizes-taken': 'theirs',
  })),
  counted(
    'Prizes left',
    ['of your remaining Prize cards', 'Prize (card|cards) you have left', 'your remaining Prize cards'],
    () => ({ 'prizes-left': 'yours' }),
  ),
  counted('Pokémon on one side', '{kind:Kinds} your opponent has in play', ({ kind }) => ({
    each: { side: 'theirs', ...kind },
  })),
  counted('Pokémon of either player', '{kind:KindsAlone} in play', ({ kind }) =>
    kind.place === undefined && kind.other === undefined ? { each: { side: 'any', ...kind } } : null,
  ),
  counted('Pokémon of either player which', '{kind:KindsAlone} in play {which:Which}', ({ kind, which }) =>
    kind.place === undefined && kind.other === undefined
      ? unlessNull(both(kind, which), (of) => ({ each: { side: 'any', ...of } }))
      : null,
  ),
  counted('Pokémon of both', "{kind:Kinds} [in play] \\([both] yours and your opponent's\\)", ({ kind }) => ({
    each: { side: 'any', ...kind },
  })),
  counted(
    'Pokémon of both but itself',
    "{kind:Kinds} [in play] \\([both] yours and your opponent's\\), excluding SELF",
    ({ kind }) => ({ each: { side: 'any', other: true, ...kind } }),
  ),
  counted('Pokémon of two names you have', '{one:Name} and each {other:Name} you have in play', ({ one, other }) => ({
    each: { side: 'yours', 'any-of': [{ named: one }, { named: other }] },
  })),
  counted(
    'Pokémon of two names of both',
    "{one:Name} and {other:Name} \\([both] yours and your opponent's\\) in play",
    ({ one, other }) => ({ each: { side: 'any', 'any-of': [{ named: one }, { named: other }] } }),
  ),
  counted(
    'discarded cards which',
    '{one:CardKind} in {side:Side} discard pile {which:CardWhich}',
    ({ one, side, which }) => unlessNull(both(one, which), (cards) => ({ 'in-discard': cards, of: side })),
  ),
  counted(
    'discarded cards of two names',
    '{one:Name} and {other:Name} in {side:Side} discard pile',
    ({ one, other, side }) => ({ 'in-discard': { 'any-of': [{ named: one }, { named: other }] }, of: side }),
  ),
  counted('discarded cards of its own name', 'other SELF in {side:Side} discard pile', ({ side }, { name }) => ({
    'in-discard': { named: name },
    of: side,
  })),
  counted('hand', '(card|cards) in {side:Side} hand', ({ side }) => ({ hand: side })),
  counted('discard pile', '{cards:Cards} in {side:Side} discard pile', ({ cards, side }) => ({
    'in-discard': cards,
    of: side,
  })),
];
