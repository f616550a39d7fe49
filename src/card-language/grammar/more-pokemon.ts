import type { Condition, Filter } from '../../claims/index.ts';
import { ENERGY_LETTERS, ENERGY_NAMES } from '../../state/index.ts';
import { both } from './pokemon.ts';
import { productionsOf } from './production.ts';
import type { Asked } from './sorts.ts';

/** Further words for which Pokémon are meant: by stage and condition, by what they have and lack. */

const kind = productionsOf('Kind');
const which = productionsOf('Which');
const whom = productionsOf('Whom');
const condition = productionsOf('Condition');

const RULE_BOX: Filter = { 'rule-box': true };

const some = (rest: Filter): boolean => Object.keys(rest).length > 0;

const KINDS = [
  kind('Basic of a kind', ['Basic {rest:Kind}'], ({ rest }) => (some(rest) ? both({ basic: true }, rest) : null)),
  kind('Evolution of a kind', ['(Evolution|Evolved) {rest:Kind}'], ({ rest }) =>
    some(rest) ? both({ evolved: true }, rest) : null,
  ),
  kind('Stage 1 of a kind', ['Stage 1 {rest:Kind}'], ({ rest }) =>
    some(rest) && rest.evolved === undefined ? both({ stage: 'stage 1' }, rest) : null,
  ),
  kind('Stage 2 of a kind', ['Stage 2 {rest:Kind}'], ({ rest }) =>
    some(rest) && rest.evolved === undefined ? both({ stage: 'stage 2' }, rest) : null,
  ),
  productionsOf('Kinds')('Active of either kind, said once', ['Active {one:Kind} or {other:Kind}'], ({ one, other }) =>
    some(one) && some(other) ? { place: 'active', 'any-of': [one, other] } : null,
  ),
  productionsOf('Kinds')(
    'Benched of either kind, said once',
    ['Benched {one:Kind} (or|and) {other:Kind}'],
    ({ one, other }) => (some(one) && some(other) ? { place: 'bench', 'any-of': [one, other] } : null),
  ),
  kind('in a state', ['{state:State} {rest:Kind}'], ({ state, rest }) => both({ condition: state }, rest)),
  kind('Stage 2 Evolved', ['Stage 2 Evolved Pokémon'], () => ({ stage: 'stage 2' })),
  kind('Stage 1 Evolved', ['Stage 1 Evolved Pokémon'], () => ({ stage: 'stage 1' })),
  kind(
    'of either type',
    ['{one:Type} or {other:Type} {rest:Kind}', '{one:Type} and {other:Type} {rest:Kind}'],
    ({ one, other, rest }) => both({ 'any-of': [{ type: one }, { type: other }] }, rest),
  ),
  kind(
    'of one of three types',
    ['{one:Type}, {two:Type}, or {three:Type} {rest:Kind}', '{one:Type}, {two:Type}, and {three:Type} {rest:Kind}'],
    ({ one, two, three, rest }) => both({ 'any-of': [one, two, three].map((type) => ({ type })) }, rest),
  ),
  kind(
    'with either mark',
    ['{one:Tag} or {other:Tag} {rest:Kind}', '{one:Tag} and {other:Tag} {rest:Kind}'],
    ({ one, other, rest }) => both({ 'any-of': [{ tag: one }, { tag: other }] }, rest),
  ),
  kind(
    'with one of three marks',
    ['{one:Tag}, {two:Tag}, or {three:Tag} {rest:Kind}', '{one:Tag}, {two:Tag}, and {three:Tag} {rest:Kind}'],
    ({ one, two, three, rest }) => both({ 'any-of': [one, two, three].map((tag) => ({ tag })) }, rest),
  ),
  // The sets since 2025 call the Pokémon of an owner so; those of 2000 ask for the name of the owner in theirs.
  kind('of an owner', ["{owner:Name}'s {rest:Kind}"], ({ owner, rest }) =>
    rest.named !== undefined ? null : both({ 'name-has': `${owner}'s` }, rest),
  ),
  kind('Mega Evolution ex', ['Mega Evolution Pokémon ex'], () => ({ tag: 'ex', 'name-has': 'Mega' })),
  kind('Stage 1 and Stage 2', ['Stage 1 (and|or) Stage 2 Pokémon'], () => ({
    'any-of': [{ stage: 'stage 1' }, { stage: 'stage 2' }],
  })),
  kind('Basic of either type', ['Basic {one:Type} (and|or) Basic {other:Type} Pokémon'], ({ one, other }) => ({
    'any-of': [
      { basic: true, type: one },
      { basic: true, type: other },
    ],
  })),
  kind('with an owner', ['Pokémon that (has|have) an owner in (its|their) name'], () => ({ owned: true })),
  productionsOf('Kinds')('Active of a type', ['{type:Type} Active Pokémon'], ({ type }) => ({ place: 'active', type })),
  kind('Restored', ['Restored Pokémon'], () => ({ stage: 'restored' })),
  kind('BREAK', ['Pokémon BREAK'], () => ({ stage: 'break' })),
  kind('SP', ['Pokémon SP'], () => ({ tag: 'sp' })),
  kind('LV.X', ['Pokémon LV.X'], () => ({ tag: 'lv.x' })),
  kind('Baby', ['Baby Pokémon'], () => ({ stage: 'baby' })),
  kind(
    'with a Rule Box',
    ['Pokémon with a Rule Box [\\(Pokémon V, Pokémon-GX, etc. have Rule Boxes\\)]'],
    () => RULE_BOX,
  ),
  ...ENERGY_LETTERS.map((letter) =>
    kind(`not ${ENERGY_NAMES[letter]}`, [`non-${ENERGY_NAMES[letter]} Pokémon`], () => ({
      'none-of': [{ type: letter }],
    })),
  ),
];

const ROWS = [
  productionsOf('KindList')('the last two', ['{one:Kind}[,] (or|and) {other:Kind}'], ({ one, other }) => [one, other]),
  productionsOf('KindList')('one and more', ['{one:Kind}, {more:KindList}'], ({ one, more }) => [one, ...more]),
  productionsOf('Kinds')('one of a row', ['{one:Kind}, {more:KindList}'], ({ one, more }) =>
    [one, ...more].every(some) ? { 'any-of': [one, ...more] } : null,
  ),
];

const WHICH = [
  which('which evolve from a Pokémon', ['that (evolves|evolve) from {name:Name}'], ({ name }) => ({
    'evolves-from': name,
  })),
  which('with so few Energy', ['that (has|have) {n:Number} or fewer Energy attached [to (it|them)]'], ({ n }) => ({
    'none-of': [{ 'energy-at-least': { n: n + 1 } }],
  })),
  which(
    'with Special Energy now',
    ['that (has|have) Special Energy attached [to (it|them)]', 'with any Special Energy cards attached to (it|them)'],
    () => ({
      'with-special-energy': true,
    }),
  ),
  which(
    'with Energy of either type',
    ['that (has|have) any {one:Type} or {other:Type} Energy [cards] attached [to (it|them)]'],
    ({ one, other }) => ({ 'any-of': [{ 'with-energy': one }, { 'with-energy': other }] }),
  ),
  which(
    'with so much Energy',
    ['that (has|have) (at least {n:Number}|{n:Number} or more) Energy attached [to (it|them)]'],
    ({ n }) => ({ 'energy-at-least': { n } }),
  ),
  which(
    'with so much Energy of a type',
    ['that (has|have) (at least {n:Number}|{n:Number} or more) {type:Type} Energy attached [to (it|them)]'],
    ({ n, type }) => ({ 'energy-at-least': { n, type } }),
  ),
  which(
    'with no Energy',
    ["that (has no|have no|doesn't have any|don't have any) Energy attached [to (it|them)]"],
    () => ({
      'none-of': [{ 'with-energy': true }],
    }),
  ),
  which('not of a kind', ["that (isn't|aren't) (a|an|) {but:Kind}"], ({ but }) =>
    Object.keys(but).length === 0 || but.tag === 'gx' ? null : { 'none-of': [but] },
  ),
  which(
    'with one of two words in the name',
    ['(that (has|have)|with) {one:Name} or {other:Name} in (its|their) (name|names)'],
    ({ one, other }) => ({ 'any-of': [{ 'name-has': one }, { 'name-has': other }] }),
  ),
  which(
    'with a word or an owner in the name',
    ["(that (has|have)|with) {one:Name} or {owner:Name}'s in (its|their) (name|names)"],
    ({ one, owner }) => ({ 'any-of': [{ 'name-has': one }, { 'name-has': `${owner}'s` }] }),
  ),
  which('in a state', ['that (is|are) {state:State}'], ({ state }) => ({ condition: state })),
  which('affected', ['that (is|are) affected by (a Special Condition|[any] Special Conditions)'], () => ({
    affected: true,
  })),
  which('with a Poké-Body', ['that (has|have) any Poké-Bodies'], () => ({ has: 'body' })),
  which('with a Poké-Power', ['that (has|have) (any Poké-Powers|a Poké-Power)'], () => ({ has: 'power' })),
  which(
    'with much HP',
    ['that (has|have) [a] maximum HP of {n:Number} or more', 'with maximum HP of at least {n:Number}'],
    ({ n }) => ({ 'hp-at-least': n }),
  ),
];

const WHOM = [
  whom('every one', ['each Pokémon [in play]'], () => ({ each: { side: 'any' } })),
  whom(
    'each but itself',
    [
      'each of {side:Side} {kind:Kinds}, except [for] SELF',
      'each of {side:Side} {kind:Kinds} \\((except|excluding) [for] SELF\\)',
    ],
    ({ side, kind: of }, { name }) => (name.endsWith(' LV.X') ? null : { each: { side, ...of, other: true } }),
  ),

  whom(
    'each of both that has, but itself',
    ["each {kind:Kinds} {which:Which} \\([both] yours and your opponent's\\), except [for] SELF"],
    ({ kind: of, which: that }, { name }) => {
      const filter = both(of, that);
      return filter === null || name.endsWith(' LV.X') ? null : { each: { side: 'any', ...filter, other: true } };
    },
  ),
  whom('your Active one of a kind', ['{side:Side} Active {kind:Kind}'], ({ side, kind: of }) =>
    some(of) ? { one: { side, place: 'active', ...of } } : null,
  ),
  // There is one, so its name may end with an s.
  whom('your Active one of a name', ['{side:Side} Active {name:Name}'], ({ side, name }) => ({
    one: { side, place: 'active', named: name },
  })),
  whom(
    'one but its own name',
    [
      '(1|one) of {side:Side} {kind:Kinds} \\((except|excluding) [any] SELF\\)',
      '(1|one) of {side:Side} {kind:Kinds}, except any SELF[,]',
    ],
    ({ side, kind: of }, { name }) => {
      const but = name.endsWith(' LV.X') ? null : both(of, { 'not-named': name });
      return but === null ? null : { one: { side, ...but } };
    },
  ),
  whom(
    'each but its own name',
    [
      'each of {side:Side} {kind:Kinds} \\((except|excluding) [any] SELF\\)',
      'each of {side:Side} {kind:Kinds}, except any SELF[,]',
    ],
    ({ side, kind: of }, { name }) => {
      const but = name.endsWith(' LV.X') ? null : both(of, { 'not-named': name });
      return but === null ? null : { each: { side, ...but } };
    },
  ),
  whom(
    'each of both that has',
    [
      "each {kind:Kinds} {which:Which} \\([both] yours and your opponent's\\)",
      "each {kind:Kinds} \\([both] yours and your opponent's\\) {which:Which}",
    ],
    ({ kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null ? null : { each: { side: 'any', ...filter } };
    },
  ),
  whom(
    'each of both that has, but its own name',
    ["each {kind:Kinds} {which:Which} \\([both] yours and your opponent's\\), except any SELF"],
    ({ kind: of, which: that }, { name }) => {
      const filter = both(of, that);
      return filter === null || name.endsWith(' LV.X') ? null : { each: { side: 'any', ...filter, 'not-named': name } };
    },
  ),
];

/** Another Pokémon of that name. */
const have = (named: string): Condition => ({ 'you-have': { side: 'yours', named } });

function none(of: Filter): Asked {
  return { is: { not: { 'you-have-so-many': { of: { side: 'yours', ...of }, 'at-least': 1 } } } };
}

const CONDITIONS = [
  condition('both of two names', ['you have {one:Name} and {other:Name} in play'], ({ one, other }, { name }) =>
    [one, other].includes(name) ? null : { is: { not: { 'any-of': [{ not: have(one) }, { not: have(other) }] } } },
  ),
  condition('one of two names', ['you have {one:Name} or {other:Name} in play'], ({ one, other }, { name }) =>
    [one, other].includes(name) ? null : { is: { 'any-of': [have(one), have(other)] } },
  ),
  // One text alone beside those with two names.
  condition(
    'one of three names',
    ['you have {one:Name}, {two:Name}, or {three:Name} in play'],
    ({ one, two, three }, { name }) =>
      [one, two, three].includes(name) ? null : { is: { 'any-of': [have(one), have(two), have(three)] } },
  ),
  // Of several a name would not be said so, and here it is one whatever it ends with.
  condition('one whose name ends with an s', ['you have {named:Name} in play'], ({ named }, { name }) =>
    named === name || !named.endsWith('s') ? null : { is: have(named) },
  ),
  // Two cards of one pair alone count the Pokémon of both players.
  condition('so few in play', ['there are {n:Number} or fewer {kind:Kinds} in play'], ({ n, kind: of }) => ({
    is: { not: { 'in-play': { of, 'at-least': n + 1 } } },
  })),
  // One text alone says "as" and not "is".
  condition(
    "the opponent's Active one is of a kind",
    ['your opponent has (any|a|an) {kind:Kind} as (his or her|their) Active Pokémon'],
    ({ kind: of }) => (some(of) ? { is: { 'opponent-has': { side: 'theirs', place: 'active', ...of } } } : null),
  ),
  // One text alone asks for two kinds of cards at once.
  condition(
    'basic Energy of two types',
    ['SELF has any basic {one:Type} Energy cards and any basic {other:Type} Energy cards attached to it'],
    ({ one, other }) => ({
      is: {
        not: { 'any-of': [one, other].map((type) => ({ not: { attached: `${ENERGY_NAMES[type]} Energy` } })) },
      },
      about: 'self',
    }),
  ),
  condition('a Stadium of an owner', ["{owner:Name}'s Stadium is in play"], ({ owner }) => ({
    is: { stadium: `${owner}'s Stadium` },
  })),
  condition(
    'so much Energy of a type',
    [
      'SELF has {n:Number} or more {type:Type} Energy [cards] attached [to it]',
      'SELF has at least {n:Number} {type:Type} Energy [cards] attached [to it]',
    ],
    ({ n, type }) => ({
      is: { self: { 'energy-at-least': { n, type } } },
      about: 'self',
    }),
  ),
  condition(
    'so much Energy',
    [
      'SELF has {n:Number} or more Energy [cards] attached [to it]',
      'SELF has at least {n:Number} Energy [cards] attached [to it]',
    ],
    ({ n }) => ({
      is: { self: { 'energy-at-least': { n } } },
      about: 'self',
    }),
  ),
  condition('no Energy', ["SELF (has no|doesn't have any) Energy [cards] attached [to it]"], () => ({
    is: { not: { self: { 'with-energy': true } } },
    about: 'self',
  })),
  condition('Energy at all', ['SELF has Energy [cards] attached [to it]'], () => ({
    is: { self: { 'with-energy': true } },
    about: 'self',
  })),
  condition('a card of that name', ['SELF has (a|an|any) {name:Name} attached [to it]'], ({ name }) => ({
    is: { attached: name },
    about: 'self',
  })),
  condition(
    'did not come up',
    ["SELF didn't move from (the|your) Bench to the Active Spot [during] this turn"],
    () => ({
      is: { not: { 'came-up': true } },
    }),
  ),
  condition('no Energy on it', ["{who:Known} (has no|doesn't have any) Energy [cards] attached [to it]"], ({ who }) =>
    who === 'defending' || who === 'opponents-active'
      ? { is: { not: { defending: { 'with-energy': true } } }, about: who }
      : null,
  ),
  condition('much maximum HP', ["{who:Known}'s maximum HP is {n:Number} or more"], ({ who, n }) =>
    who === 'defending' || who === 'opponents-active' ? { is: { defending: { 'hp-at-least': n } }, about: who } : null,
  ),
  condition('a name in your discard pile', ['{name:Name} is in your discard pile'], ({ name }) => ({
    is: { 'in-discard': { named: name, 'at-least': 1 } },
  })),
  condition(
    "any of the opponent's which",
    ["any of your opponent's {kind:Kinds} have any {type:Type} Energy attached to them"],
    ({ kind: of, type }) =>
      of['with-energy'] === undefined
        ? { is: { 'opponent-has': { side: 'theirs', ...of, 'with-energy': type } } }
        : null,
  ),
  condition('only one Pokémon', ['{who:Known} is (your only Pokémon|the only Pokémon you have) in play'], ({ who }) =>
    who === 'self' || who === 'your-active'
      ? { is: { not: { 'you-have-so-many': { of: { side: 'yours' }, 'at-least': 2 } } } }
      : null,
  ),
  condition('none of a kind', ['you have no {kind:Kinds} in play'], ({ kind: of }) => none(of)),
  condition(
    'none of a kind which',
    ['you have no {kind:Kinds} {which:Which} in play', 'you have no {kind:Kinds} in play {which:Which}'],
    ({ kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null ? null : none(filter);
    },
  ),
  condition('none with Abilities', ['you have no Pokémon with Abilities in play'], () => none({ has: 'ability' })),
  condition('just so many cards in hand', ['you have exactly {n:Number} (card|cards) in your hand'], ({ n }) => ({
    is: { 'hand-at-least': n, 'hand-at-most': n },
  })),
  condition(
    "one of several numbers of the opponent's Prizes",
    ['your opponent has exactly {all:Numbers} Prize cards remaining'],
    ({ all }) => ({ is: { 'any-of': all.map((theirs) => ({ 'prizes-left': { theirs } })) } }),
  ),
  condition(
    'one of several numbers of your Prizes',
    ['you have exactly {all:Numbers} Prize cards remaining'],
    ({ all }) => ({ is: { 'any-of': all.map((yours) => ({ 'prizes-left': { yours } })) } }),
  ),
  condition("your opponent's Bench empty", ['your opponent has no Benched Pokémon'], () => ({
    is: { not: { 'opponent-has': { side: 'theirs', place: 'bench' } } },
  })),
  condition('your Bench empty', ["you (have no|don't have any) Benched Pokémon"], () => none({ place: 'bench' })),
  condition(
    'so many of both',
    [
      'you have {n:Number} or more {kind:Kinds} {which:Which} in play',
      'you have {n:Number} or more {kind:Kinds} in play {which:Which}',
    ],
    ({ n, kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null
        ? null
        : { is: { 'you-have-so-many': { of: { side: 'yours', ...filter }, 'at-least': n } } };
    },
  ),
  condition(
    'you have one which',
    ['you have any {kind:Kinds} in play {which:Which}', 'you have any {kind:Kinds} {which:Which} in play'],
    ({ kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null || filter.named !== undefined
        ? null
        : { is: { 'you-have-so-many': { of: { side: 'yours', ...filter }, 'at-least': 1 } } };
    },
  ),
  condition('room on your Bench', ["your Bench (isn't|is not) full"], () => ({ is: { 'bench-room': true } })),
  condition('no room on your Bench', ['your Bench is full'], () => ({ is: { not: { 'bench-room': true } } })),
  condition("room on the opponent's Bench", ["your opponent's Bench (isn't|is not) full"], () => ({
    is: { 'opponents-bench-room': true },
  })),
  condition('all of yours are of a kind', ['all [of] your Pokémon in play are {kind:Kinds}'], ({ kind: of }) =>
    some(of)
      ? { is: { not: { 'you-have-so-many': { of: { side: 'yours', 'none-of': [of] }, 'at-least': 1 } } } }
      : null,
  ),
  condition('all of yours are of a type', ['all [of] your Pokémon in play are {type:Type} type'], ({ type }) => ({
    is: { not: { 'you-have-so-many': { of: { side: 'yours', 'none-of': [{ type }] }, 'at-least': 1 } } },
  })),
  condition('your Active one has a power', ['your Active Pokémon has the {name:Name} Ability'], ({ name }) => ({
    is: { 'you-have-so-many': { of: { side: 'yours', place: 'active', 'has-power': name }, 'at-least': 1 } },
  })),
  condition('the opponent has such', ['your opponent has (a|an) {kind:Kinds} in play'], ({ kind: of }) =>
    some(of) ? { is: { 'opponent-has': { side: 'theirs', ...of } } } : null,
  ),
  condition(
    'the opponent has such which',
    ['your opponent has any {kind:Kinds} in play {which:Which}'],
    ({ kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null ? null : { is: { 'opponent-has': { side: 'theirs', ...filter } } };
    },
  ),
  condition(
    'each of three on your Bench or in play',
    ['you have {one:Name}, {two:Name}, and {three:Name} in play'],
    ({ one, two, three }, { name }) =>
      [one, two, three].includes(name)
        ? null
        : {
            is: {
              not: {
                'any-of': [one, two, three].map((named) => ({
                  not: { 'you-have': { side: 'yours' as const, named } },
                })),
              },
            },
          },
  ),
  condition(
    'so many Prizes exactly taken',
    ['your opponent has exactly {n:Many} Prize card (remaining|left)'],
    ({ n }) => (n.n === 1 && !n.upTo ? { is: { 'prizes-left': { theirs: 1 } } } : null),
  ),
];

export const MORE_POKEMON = [...KINDS, ...ROWS, ...WHICH, ...WHOM, ...CONDITIONS];
