import type { Condition, Filter } from '../../claims/index.ts';
import { HANDS_EQUAL, HELD } from './phrases.ts';
import { type Printed, productionsOf } from './production.ts';
import type { Asked, Meaning } from './sorts.ts';

/** What is asked after "if". */

const condition = productionsOf('Condition');
const piled = productionsOf('PiledCards');

type Known = Meaning['Known'];

/** That a Pokémon fits. The Pokémon across is asked as the Defending one, which it was when the attack was declared. */
const fits = (who: Known, filter: Filter, by?: Printed): Asked | null => {
  if (who === 'attacker') return null;
  const is: Condition =
    who === 'self'
      ? { self: filter }
      : who === 'your-active'
        ? { 'you-have-so-many': { of: { side: 'yours', place: 'active', ...filter }, 'at-least': 1 } }
        : { defending: filter };
  // Where the attack has no damage of its own, nothing changes the answer.
  const shaken = by !== undefined && by.damage !== null;
  return { is, about: who, ...(shaken && who !== 'self' ? { shaken: true as const } : {}) };
};

const not = (asked: Asked | null): Asked | null => (asked === null ? null : { ...asked, is: { not: asked.is } });

/** The card itself counts among those that fit. */
const anyOfYours = (kind: Filter, { name }: Printed, place: Filter = {}): Asked | null => {
  // Of several names "and" asks for each, so names have words of their own.
  if (Object.keys(kind).length === 0 || kind['any-of']?.some(({ named }) => named !== undefined) === true) return null;
  const of: Filter = { side: 'yours', ...place, ...kind };
  const another = kind.named !== undefined && kind.named !== name;
  return { is: another ? { 'you-have': of } : { 'you-have-so-many': { of, 'at-least': 1 } } };
};

/** Each of them is on your Bench. */
const benched = (names: readonly string[]): Asked => ({
  is: {
    not: {
      'any-of': names.map((named) => ({
        not: { 'you-have': { side: 'yours' as const, place: 'bench' as const, named } },
      })),
    },
  },
});

const THEIR = '(their|his or her)';

const once = (what: 'gx' | 'vstar', by: 'yours' | 'theirs'): Asked => ({ is: { 'used-in-game': { what, by } } });

export const CONDITIONS = [
  condition('is Active', ['SELF is (your Active Pokémon|in the Active Spot|Active)'], () => ({
    is: { self: { place: 'active' } },
  })),
  condition('is Benched', ['SELF is (on your Bench|on the Bench|Benched)'], () => ({
    is: { self: { place: 'bench' } },
  })),
  condition('has a Special Condition', ['{who:Known} is [already] {state:State}'], ({ who, state }) =>
    fits(who, { condition: state }),
  ),
  condition('has not that Special Condition', ["{who:Known} (is not|isn't) {state:State}"], ({ who, state }) =>
    not(fits(who, { condition: state })),
  ),
  condition('affected', ['{who:Known} is [already] affected by (a|any) Special (Condition|Conditions)'], ({ who }) =>
    fits(who, { affected: true }),
  ),
  condition('is of a kind', ['{who:Known} is (a|an) {kind:Kinds}'], ({ who, kind }) =>
    Object.keys(kind).length === 0 ? null : fits(who, kind),
  ),
  condition('is Pokémon-ex', ['{who:Known} is Pokémon-ex'], ({ who }) => fits(who, { tag: 'ex' })),
  condition('is not of a kind', ["{who:Known} (isn't|is not) (a|an) {kind:Kinds}"], ({ who, kind }) =>
    Object.keys(kind).length === 0 ? null : not(fits(who, kind)),
  ),
  condition(
    'has damage',
    [
      '{who:Known} [already] has [any] damage counters on it [before this attack does damage]',
      'there are any damage counters on {who:Known}',
    ],
    ({ who }, by) => fits(who, { damaged: true }, by),
  ),
  condition(
    'has no damage',
    [
      "{who:Known} [already] (has no|doesn't have any) damage counters on it [before this attack does damage]",
      'there are no damage counters on {who:Known}',
    ],
    ({ who }, by) => not(fits(who, { damaged: true }, by)),
  ),
  condition(
    'has so many counters',
    ['{who:Known} [already] has (at least {n:Number}|{n:Number} or more) damage counters on it'],
    ({ who, n }, by) => fits(who, { 'counters-at-least': n }, by),
  ),
  condition(
    'has so few HP left',
    ["{who:Known}'s remaining HP is {n:Number} or less", '{who:Known} has {n:Number} HP or less remaining'],
    ({ who, n }, by) => fits(who, { 'hp-left-at-most': n }, by),
  ),
  condition(
    'has so few HP left and damage',
    ['{who:Known} has {n:Number} HP or less remaining and has any damage counters on it'],
    ({ who, n }, by) => fits(who, { damaged: true, 'hp-left-at-most': n }, by),
  ),
  condition('carries this card', ['this card is attached to (a|an|) {kind:Kinds}'], ({ kind }, { carried }) =>
    carried === true && Object.keys(kind).length > 0 ? { is: { self: kind }, about: 'self' } : null,
  ),
  condition('full HP', ['{who:Known} has full HP'], ({ who }, by) => fits(who, { 'full-hp': true }, by)),
  condition('has an Ability', ['{who:Known} has an Ability'], ({ who }) => fits(who, { has: 'ability' })),
  condition('has Special Energy', ['{who:Known} has any Special Energy [cards] attached [to it]'], ({ who }) =>
    fits(who, { 'with-special-energy': true }),
  ),
  condition('has a Tool', ['{who:Known} has (a|any) Pokémon Tool [card|cards] attached [to it]'], ({ who }) =>
    fits(who, { 'with-tool': true }),
  ),
  condition('has Energy', ['{who:Known} has any Energy [card|cards] attached [to it]'], ({ who }) =>
    fits(who, { 'with-energy': true }),
  ),
  condition(
    'has Energy of a type',
    [
      '{who:Known} has (any|a) {type:Type} Energy [card|cards] attached [to it]',
      'there is a {type:Type} Energy card attached to {who:Known}',
    ],
    ({ who, type }) => fits(who, { 'with-energy': type }),
  ),
  condition(
    'has a named card',
    ['{who:Known} has (any|a) {name:Name} Energy [card|cards] attached [to it]'],
    ({ who, name }) => (who === 'self' ? { is: { attached: `${name} Energy` } } : null),
  ),
  condition('has no Rule Box', ["{who:Known} doesn't have a Rule Box"], ({ who }) => fits(who, { 'rule-box': false })),
  condition('has no Ability', ['{who:Known} has no Abilities'], ({ who }) => not(fits(who, { has: 'ability' }))),
  condition('has an attack', ['{who:Known} has the {attack:Name} attack'], ({ who, attack }) =>
    fits(who, { 'has-attack': attack }),
  ),
  condition('has a word in its name', ['{who:Known} has " {word:Name} " in its name'], ({ who, word }) =>
    fits(who, { 'name-has': word }),
  ),
  condition(
    'has one of two words in its name',
    ['{who:Known} has " {one:Name} " or " {other:Name} " in its name'],
    ({ who, one, other }) => fits(who, { 'any-of': [{ 'name-has': one }, { 'name-has': other }] }),
  ),
  condition('opponent has', ['your opponent has any {kind:Kinds} in play'], ({ kind }) =>
    Object.keys(kind).length === 0
      ? null
      : { is: { 'opponent-has': { side: 'theirs', ...kind } }, them: { side: 'theirs', ...kind } },
  ),
  condition('opponent has a Bench', ['your opponent has any Benched Pokémon'], () => ({
    is: { 'opponent-has': { side: 'theirs', place: 'bench' } },
    them: { side: 'theirs', place: 'bench' },
  })),
  condition(
    'you have',
    ['you have (any|a|an|) {kind:Kinds} in play', 'you have {kind:Kinds} in play'],
    ({ kind }, printed) => anyOfYours(kind, printed),
  ),
  condition(
    'you have on your Bench',
    ['you have [(any|a|an)] {kind:Kind} on your Bench', '{kind:Kind} is on your Bench'],
    ({ kind }, printed) => anyOfYours(kind, printed, { place: 'bench' }),
  ),
  condition(
    'you have so many',
    ['you have (at least {n:Number}|{n:Number} or more) {kind:Kinds} in play'],
    ({ n, kind }) => ({ is: { 'you-have-so-many': { of: { side: 'yours', ...kind }, 'at-least': n } } }),
  ),
  condition(
    'you have so few on the Bench',
    ['you have {n:Number} or fewer {kind:Kind} on your Bench', 'you have {n:Number} or fewer Benched {kind:Kind}'],
    ({ n, kind }) => ({
      is: { not: { 'you-have-so-many': { of: { side: 'yours', place: 'bench', ...kind }, 'at-least': n + 1 } } },
    }),
  ),
  condition('you have so few', ['you have {n:Number} or fewer {kind:Kind} in play'], ({ n, kind }) => ({
    is: { not: { 'you-have-so-many': { of: { side: 'yours', ...kind }, 'at-least': n + 1 } } },
  })),
  condition(
    'you have so many on the Bench',
    [
      'you have ({n:Number} or more|at least {n:Number}) {kind:Kind} on your Bench',
      'you have ({n:Number} or more|at least {n:Number}) Benched {kind:Kind}',
    ],
    ({ n, kind }) => ({
      is: { 'you-have-so-many': { of: { side: 'yours', place: 'bench', ...kind }, 'at-least': n } },
    }),
  ),
  condition(
    'the opponent has so few',
    ['your opponent has {n:Number} or fewer {kind:Kinds} [in play]'],
    ({ n, kind }) => ({
      is: { not: { 'opponent-has-so-many': { of: { side: 'theirs', ...kind }, 'at-least': n + 1 } } },
    }),
  ),
  condition(
    'opponent has so many',
    ['your opponent has (at least {n:Number}|{n:Number} or more) {kind:Kinds} [in play]'],
    ({ n, kind }) => ({ is: { 'opponent-has-so-many': { of: { side: 'theirs', ...kind }, 'at-least': n } } }),
  ),
  condition('some of yours damaged', ['any of your {kind:Kinds} have any damage counters on them'], ({ kind }) => ({
    is: { 'you-have': { ...kind, damaged: true } },
  })),
  // Whether that is a Stadium or a Pokémon, of either player, its name does not say.
  condition('a named card in play', ['{name:Name} is in play'], ({ name: named }, printed) =>
    named === printed.name
      ? null
      : { is: { 'any-of': [{ stadium: named }, { 'you-have': { named } }, { 'opponent-has': { named } }] } },
  ),
  ...(['Single Strike', 'Rapid Strike', 'Fusion Strike'] as const).map((strike) =>
    condition(`has ${strike} Energy`, [`SELF has any ${strike} Energy attached [to it]`], () => ({
      is: { attached: `${strike} Energy` },
    })),
  ),
  condition('a Stadium of yours', ['you have (a|any) Stadium [card] in play'], () => ({
    is: { 'stadium-of': 'yours' },
  })),
  condition('no Stadium of yours', ["you don't have (a|any) Stadium [card] in play"], () => ({
    is: { not: { 'stadium-of': 'yours' } },
  })),
  condition("an opponent's Stadium", ['your opponent has (a|any) Stadium [card] in play'], () => ({
    is: { 'stadium-of': 'theirs' },
  })),
  condition('your GX attack used', ['you have [already] used your GX attack'], () => once('gx', 'yours')),
  condition("the opponent's GX attack used", [`your opponent has [already] used ${THEIR} GX attack`], () =>
    once('gx', 'theirs'),
  ),
  condition('your VSTAR Power used', ['you have [already] used your VSTAR Power [during this game]'], () =>
    once('vstar', 'yours'),
  ),
  condition(
    "the opponent's VSTAR Power used",
    [`your opponent has [already] used ${THEIR} VSTAR Power [during this game]`],
    () => once('vstar', 'theirs'),
  ),
  condition('a Resistance', ['{who:Known} has (a|any) Resistance'], ({ who }) => fits(who, { resistance: true })),
  condition('a Resistance to a type', ['{who:Known} has [a] {type:Type} Resistance'], ({ who, type }) =>
    fits(who, { resistance: type }),
  ),
  condition('just so many of yours', ['you have {n:Number} {kind:Kinds} in play'], ({ n, kind }) => ({
    is: {
      'you-have-so-many': { of: { side: 'yours', ...kind }, 'at-least': n },
      not: { 'you-have-so-many': { of: { side: 'yours', ...kind }, 'at-least': n + 1 } },
    },
  })),
  condition('no Stadium', ['there is no Stadium [card] in play'], () => ({ is: { stadium: false } })),
  condition(
    'no such cards in your discard pile',
    ['you have no {cards:PiledCards} in your discard pile'],
    ({ cards }) => ({ is: { not: { 'in-discard': { ...cards, 'at-least': 1 } } } }),
  ),
  condition(
    'such cards in your discard pile',
    ['you have any {cards:PiledCards} in your discard pile', 'there are any {cards:PiledCards} in your discard pile'],
    ({ cards }) => ({ is: { 'in-discard': { ...cards, 'at-least': 1 } } }),
  ),
  condition(
    'so many in your discard pile',
    ['you have {n:Number} or more {cards:PiledCards} in your discard pile'],
    ({ n, cards }) => ({ is: { 'in-discard': { ...cards, 'at-least': n } } }),
  ),
  condition('such cards lost', ['you have any {cards:PiledCards} in the Lost Zone'], ({ cards }) => ({
    is: { 'in-lost': { ...cards, 'at-least': 1 } },
  })),
  condition('so many lost', ['you have {n:Number} or more {cards:PiledCards} in the Lost Zone'], ({ n, cards }) => ({
    is: { 'in-lost': { ...cards, 'at-least': n } },
  })),
  condition(
    'so many of the opponent lost',
    ['your opponent has {n:Number} or more {cards:PiledCards} in the Lost Zone'],
    ({ n, cards }) => ({ is: { 'in-lost': { ...cards, of: 'theirs', 'at-least': n } } }),
  ),
  piled('any', ['cards'], () => ({})),
  piled('Supporters', ['Supporter cards'], () => ({ kind: 'supporter' })),
  piled('Stadiums', ['Stadium cards'], () => ({ kind: 'stadium' })),
  piled('Pokémon', ['Pokémon'], () => ({ kind: 'pokemon' })),
  piled('Energy', ['Energy cards'], () => ({ kind: 'energy' })),
  piled('Tools', ['Pokémon Tool cards', 'Pokémon Tools'], () => ({ tag: 'tool' })),
  piled('by name', ['{name:Name} [cards]'], ({ name }) => ({ named: name })),
  // A name that ends with an s is one here, whatever several of it would be called.
  condition('one named on your Bench', ['{name:Name} is on your Bench'], ({ name }, printed) =>
    name === printed.name ? null : { is: { 'you-have': { side: 'yours', place: 'bench', named: name } } },
  ),
  condition(
    'both named on your Bench',
    ['you have {one:Name} and {other:Name} on your Bench', '{one:Name} and {other:Name} are on your Bench'],
    ({ one, other }) => benched([one, other]),
  ),
  condition(
    'three named on your Bench',
    ['{one:Name}, {two:Name}, and {three:Name} are on your Bench'],
    ({ one, two, three }) => benched([one, two, three]),
  ),
  condition(
    'Bench damaged',
    ['(any of your|your) Benched {kind:Kind} have any damage counters on them'],
    ({ kind }) => ({
      is: { 'you-have': { place: 'bench', damaged: true, ...kind } },
    }),
  ),
  condition('Stadium', ['(there is any|a|any) Stadium [card] [is] in play'], () => ({ is: { stadium: true } })),
  condition(
    'came up',
    [
      'SELF was on (the|your) Bench and became your Active Pokémon [during] this turn',
      'SELF moved from your Bench to the Active Spot [during] this turn',
    ],
    () => ({ is: { 'came-up': true } }),
  ),
  condition('evolved from', ['SELF evolved from {name:Name} during this turn'], ({ name }) => ({
    is: { 'evolved-from': name },
  })),
  condition('healed', ['SELF was healed during this turn'], () => ({ is: { healed: true } })),
  condition(
    'fallen to damage',
    [
      "(any of your Pokémon were|1 of your Pokémon was) Knocked Out by damage from an (opponent's attack|attack from your opponent's Pokémon|attack) during (your opponent's|his or her|their) last turn",
    ],
    () => ({ is: { 'fallen-last-turn': 'to-damage' } }),
  ),
  condition(
    'fallen',
    ["(any of your Pokémon were|1 of your Pokémon was) Knocked Out during your opponent's last turn"],
    () => ({
      is: { 'fallen-last-turn': 'any' },
    }),
  ),
  condition('Supporter played', ['you played a Supporter card [from your hand] [during] this turn'], () => ({
    is: { 'supporter-played': true },
  })),
  condition('that Supporter played', ['you played {name:Name} from your hand [during] this turn'], ({ name }) => ({
    is: { 'supporter-played': name },
  })),
  condition(
    'that Supporter not played',
    ["you didn't play {name:Name} from your hand [during] this turn"],
    ({ name }) => ({ is: { not: { 'supporter-played': name } } }),
  ),
  condition(
    "opponent's Prizes",
    ['your opponent has (exactly|only) {n:Number} Prize (card|cards) (remaining|left)'],
    ({ n }) => ({ is: { 'prizes-left': { theirs: n } } }),
  ),
  condition('your Prizes', ['you have (exactly|only) {n:Number} Prize (card|cards) (remaining|left)'], ({ n }) => ({
    is: { 'prizes-left': { yours: n } },
  })),
  condition('more Prizes', ['you have more Prize cards (remaining|left) than your opponent'], () => ({
    is: { 'more-prizes': true },
  })),
  condition(
    "opponent's Prizes at most",
    ['your opponent has {n:Number} or fewer (Prize cards (remaining|left)|Prizes)'],
    ({ n }) => ({ is: { 'prizes-at-most': { theirs: n } } }),
  ),
  condition('your Prizes at most', ['you have {n:Number} or fewer Prize cards (remaining|left)'], ({ n }) => ({
    is: { 'prizes-at-most': { yours: n } },
  })),
  condition('hands equal', [HANDS_EQUAL], () => ({
    is: { 'hands-equal': true },
  })),
  condition(
    "opponent's hand small",
    ['your opponent has {n:Number} or fewer cards in (their|his or her) hand'],
    ({ n }) => ({
      is: { 'opponents-hand-at-most': n },
    }),
  ),
  condition(
    "opponent's hand big",
    ['your opponent has ({n:Number} or more|at least {n:Number}) cards in (their|his or her) hand'],
    ({ n }) => ({ is: { 'opponents-hand-at-least': n } }),
  ),
  condition(
    'second and first turn',
    ['you go second, and only (on|during) your first turn', "you go second and it's your first turn"],
    () => ({ is: { goes: 'second', 'first-turn': true } }),
  ),
  condition('going second', ['you go second'], () => ({ is: { goes: 'second' } })),
  condition('going first', ['you go first'], () => ({ is: { goes: 'first' } })),
  condition('first turn', ["it's your first turn"], () => ({ is: { 'first-turn': true } })),
  condition('hands differ', [`you don't have the same number of cards ${HELD} as your opponent`], () => ({
    is: { not: { 'hands-equal': true } },
  })),
  condition('hand empty', ['you have no cards in your hand'], () => ({ is: { 'hand-at-most': 0 } })),
  condition('hand small', ['you have {n:Number} or fewer cards in your hand'], ({ n }) => ({
    is: { 'hand-at-most': n },
  })),
  // One text alone says "less than".
  condition('hand smaller', ['you have (less|fewer) than {n:Number} cards in your hand'], ({ n }) => ({
    is: { 'hand-at-most': n - 1 },
  })),
  condition('hand big', ['you have (at least {n:Number}|{n:Number} or more) cards in your hand'], ({ n }) => ({
    is: { 'hand-at-least': n },
  })),
  condition(
    'deck small',
    ['there are {n:Number} or fewer cards in your deck', 'you have {n:Number} or fewer cards in your deck'],
    ({ n }) => ({ is: { not: { 'deck-at-least': n + 1 } } }),
  ),
];
