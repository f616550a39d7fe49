import type { Condition, Filter } from '../../claims/index.ts';
import { ENERGY_NAMES } from '../../state/index.ts';
import { ownNames } from '../lexicon/index.ts';
import { unlessNull } from '../lower/steps.ts';
import { both, isSome } from './card-amounts.ts';
import { HANDS_EQUAL, HELD } from './phrases.ts';
import { type Printed, sorts } from './production.ts';
import type { Asked, Meaning } from './sorts.ts';
import { not } from './traits.ts';

/** What is asked after "if". */

const { condition, names, onceAGame } = sorts;

/** The card itself counts among those that fit. */
const anyOfYours = (kind: Filter, { name }: Printed, place: Filter = {}): Asked | null => {
  // Of several names "and" asks for each, so names have words of their own.
  if (!isSome(kind) || kind['any-of']?.some(({ named }) => named !== undefined) === true) return null;
  const of: Filter = { side: 'yours', ...place, ...kind };
  const another = kind.named !== undefined && kind.named !== name;
  return { is: another ? { 'you-have': of } : { 'you-have-so-many': { of, 'at-least': 1 } } };
};

/** Another Pokémon of each of those names, or of one of them. */
const named = (names: Meaning['Names'], of: Filter, own: string, counted = ''): Asked | null => {
  const all = 'all' in names ? names.all : names.any;
  const have = all.map((name): Condition => {
    const isOwn = counted !== '' && ownNames(counted).includes(name);
    const one: Filter = { side: 'yours', ...of, named: isOwn ? counted : name };
    // Among several its own name means any of that name, itself too.
    return isOwn && all.length > 1 ? { 'in-play': { of: one, 'at-least': 1 } } : { 'you-have': one };
  });
  if (all.includes(own)) return null;
  return { is: 'all' in names ? { not: { 'any-of': have.map((one) => ({ not: one })) } } : { 'any-of': have } };
};

const SAID_BY_A_CARD: readonly string[] = ['type', 'tag', 'named', 'name-has'];

/** Of a Pokémon that is gone no more is asked than what its card says of it. */
const fallen = (kind: Filter, by: 'any' | 'to-damage'): Asked | null => {
  const { 'any-of': any, ...alone } = kind;
  const each = (any ?? []).map((one) => fallen(one, by));
  if (each.includes(null) || (any !== undefined && isSome(alone))) return null;
  if (any !== undefined) return { is: { 'any-of': each.flatMap((one) => one?.is ?? []) } };
  if (!Object.keys(alone).every((key) => SAID_BY_A_CARD.includes(key))) return null;
  return { is: { 'fallen-last-turn': isSome(alone) ? { by, ...alone } : by } };
};

/** An attack of the last turn; of what used it, which may be gone, no more is asked than what its card says. */
const attacked = (kind: Filter, attack: Partial<{ attack: string }>): Asked | null => {
  const { 'any-of': any, other, ...alone } = kind;
  if (any !== undefined || !Object.keys(alone).every((key) => SAID_BY_A_CARD.includes(key))) return null;
  return { is: { 'used-last-turn': { by: other === true ? 'other' : 'any', ...attack, ...alone } } };
};

const roomOn = (side: 'yours' | 'theirs'): Condition =>
  side === 'yours' ? { 'bench-room': true } : { 'opponents-bench-room': true };

export const CONDITIONS = [
  condition('is Active', 'SELF is ([your|the] Active Pokémon|in the Active Spot|Active)', () => ({
    is: { self: { place: 'active' } },
  })),
  condition('a basic Energy beside', 'SELF also has a basic {type:Type} Energy card attached to it', ({ type }) => ({
    is: { attached: `${ENERGY_NAMES[type]} Energy` },
    about: 'self',
  })),
  condition('other Special Energy beside', 'SELF has any other Special Energy attached [to it]', (_, { carried }) =>
    carried === true ? { is: { self: { 'with-special-energy': 2 } }, about: 'self' } : null,
  ),
  condition('is Benched', 'SELF is (on your Bench|on the Bench|Benched)', () => ({
    is: { self: { place: 'bench' } },
  })),
  condition('carries this card', 'this card is attached to (a|an|) {kind:Kinds}', ({ kind }, { carried }) =>
    carried === true && isSome(kind) ? { is: { self: kind }, about: 'self', carries: true } : null,
  ),
  condition('opponent has', 'your opponent has ((any|a|an) {kind:Kinds} [in play]|{kind:Kinds} in play)', ({ kind }) =>
    !isSome(kind) ? null : { is: { 'opponent-has': { side: 'theirs', ...kind } }, them: { side: 'theirs', ...kind } },
  ),
  condition(
    'you have',
    ['you have [(any|a|an)] {kind:Kinds} in play', 'you have (any|a|an) {kind:Kinds}'],
    ({ kind }, printed) => anyOfYours(kind, printed),
  ),
  condition(
    'you have on your Bench',
    ['you have [(any|a|an)] {kind:Kind} on your Bench', '[(a|an)] {kind:Kinds} is on your Bench'],
    ({ kind }, printed) => anyOfYours(kind, printed, { place: 'bench' }),
  ),
  condition(
    'so few in play on both sides',
    "the number of {kind:Kinds} in play \\((both yours|yours) and your opponent's\\) {which:Which} is {n:Number} or less",
    ({ kind, which, n }) =>
      unlessNull(both<Filter>({ side: 'any', ...kind }, which), (of) => ({
        is: { not: { 'in-play': { of, 'at-least': n + 1 } } },
      })),
  ),
  // Whether that is a Stadium or a Pokémon, of either player, its name does not say.
  names('two', '{one:Name} and {other:Name}', ({ one, other }) => ({ all: [one, other] })),
  // A name may hold a comma, but of four no two are one.
  names('three', '{one:Name}, {two:Name}, and {three:Name}', ({ one, two, three }) =>
    [one, two].some((name) => name.includes(', ')) ? null : { all: [one, two, three] },
  ),
  names('four', '{one:Name}, {two:Name}, {three:Name}, and {four:Name}', ({ one, two, three, four }) => ({
    all: [one, two, three, four],
  })),
  names('either', '{one:Name} or {other:Name}', ({ one, other }) => ({ any: [one, other] })),
  names('any of three', '{one:Name}, {two:Name}, or {three:Name}', ({ one, two, three }) => ({
    any: [one, two, three],
  })),
  condition('those names', 'you have {names:Names} in play', (holes, { name }) => named(holes.names, {}, name)),
  condition('not all of those names on your Bench', "you don't have {names:Names} on your Bench", (holes) =>
    'all' in holes.names ? not(named(holes.names, { place: 'bench' }, '')) : null,
  ),
  condition('none of a kind on your Bench', "you don't have [any] {kind:Kind} on your Bench", ({ kind }, printed) =>
    not(anyOfYours(kind, printed, { place: 'bench' })),
  ),
  condition(
    'those names on your Bench',
    ['you have {names:Names} on your Bench', '{names:Names} are on your Bench'],
    (holes, { name }) => named(holes.names, { place: 'bench' }, '', name),
  ),
  condition('a named card in play', '{name:Name} is in play', ({ name: named }, printed) =>
    named === printed.name
      ? null
      : { is: { 'any-of': [{ stadium: named }, { 'you-have': { named } }, { 'opponent-has': { named } }] } },
  ),
  condition('a card of that name', 'SELF has (a|an|any) {name:Name} attached [to it]', ({ name }) => ({
    is: { attached: name },
    about: 'self',
  })),
  condition(
    'Energy of that name',
    'SELF has [(a|an|any)] {cards:EnergyCards} attached [to it]',
    ({ cards: { named, 'name-has': any } }) =>
      named !== undefined
        ? { is: { attached: named }, about: 'self' }
        : any === undefined
          ? null
          : { is: { 'any-of': ['FF', 'GL', 'WP'].map((letters) => ({ attached: `${any} ${letters}` })) } },
  ),
  condition('no Energy of that name', 'SELF has no {cards:EnergyCards} attached [to it]', ({ cards: { named } }) =>
    named === undefined ? null : { is: { not: { attached: named } }, about: 'self' },
  ),
  condition('a Stadium of that player', '{whose:Has} (a|any) Stadium [card] in play', ({ whose }) =>
    whose === 'any' ? null : { is: { 'stadium-of': whose } },
  ),
  condition(
    'used in this game',
    `{whose:Has} [already] used (your|their|his or her) {what:OnceAGame} [during this game]`,
    ({ whose, what }) => (whose === 'any' ? null : { is: { 'used-in-game': { what, by: whose } } }),
  ),
  onceAGame('GX attack', 'GX attack', () => 'gx'),
  onceAGame('VSTAR Power', 'VSTAR Power', () => 'vstar'),
  condition('no Stadium of yours', "you don't have (a|any) Stadium [card] in play", () => ({
    is: { not: { 'stadium-of': 'yours' } },
  })),
  condition('no Stadium', 'there is no Stadium [card] in play', () => ({ is: { stadium: false } })),
  // A name that ends with an s is one here, whatever several of it would be called.
  condition('one named on your Bench', '{name:Name} is on your Bench', ({ name }, printed) =>
    name === printed.name ? null : { is: { 'you-have': { side: 'yours', place: 'bench', named: name } } },
  ),
  condition('any of yours damaged', '(any of your|your) {kind:Kinds} have any damage counters on them', ({ kind }) => ({
    is: { 'you-have': { ...kind, damaged: true } },
  })),
  condition('Stadium', '(there is any|a|any) Stadium [card] [is] in play', () => ({ is: { stadium: true } })),
  condition(
    'came up',
    'SELF (was on (the|your) Bench and became your Active Pokémon|moved from your Bench to the Active Spot) [during] this turn',
    () => ({ is: { 'came-up': true } }),
  ),
  condition('evolved from', 'SELF evolved from {name:Name} during this turn', ({ name }) => ({
    is: { 'evolved-from': name },
  })),
  condition('evolved', 'SELF evolved during this turn', () => ({ is: { 'evolved-from': true } })),
  condition(
    'has one under it',
    '({name:Name} is anywhere under SELF|SELF is evolved from {name:Name})',
    ({ name }) => ({
      is: { self: { over: name } },
    }),
  ),
  condition('has none under it', "{name:Name} isn't anywhere under SELF", ({ name }) => ({
    is: { not: { self: { over: name } } },
  })),
  condition('healed', 'SELF was healed during this turn', () => ({ is: { healed: true } })),
  condition(
    'fallen to damage',
    "(any of your {kind:KindsAlone} were|1 of your {kind:KindsAlone} was) Knocked Out by damage from an (opponent's attack|attack from your opponent's Pokémon|attack) during (your opponent's|his or her|their) last turn",
    ({ kind }) => fallen(kind, 'to-damage'),
  ),
  condition(
    'fallen',
    "(any of your {kind:KindsAlone} were|1 of your {kind:KindsAlone} was) Knocked Out during your opponent's last turn",
    ({ kind }) => fallen(kind, 'any'),
  ),
  condition('used that attack last turn', 'SELF used {name:Name} during your last turn', ({ name: attack }) => ({
    is: { 'used-last-turn': { by: 'self', attack } },
  })),
  condition('used an attack last turn', 'SELF used (an attack|any attacks) during your last turn', () => ({
    is: { 'used-last-turn': { by: 'self' } },
  })),
  condition(
    'one of yours used that attack last turn',
    '(1 of your|any of your|your) {kind:KindsAlone} used {name:Name} during your last turn',
    ({ kind, name: attack }) => attacked(kind, { attack }),
  ),
  condition(
    'one of yours used an attack last turn',
    '(1 of your|any of your|your) {kind:KindsAlone} used (an attack|any attacks) during your last turn',
    ({ kind }) => attacked(kind, {}),
  ),
  condition('Supporter played', 'you played (a|any) Supporter card [from your hand] [during] this turn', () => ({
    is: { 'supporter-played': true },
  })),
  condition('no Supporter played', "you didn't play any Supporter card from your hand during this turn", () => ({
    is: { not: { 'supporter-played': true } },
  })),
  condition(
    'a Supporter of a kind played',
    'you played (a|an) {cards:Cards} [from your hand] [during] this turn',
    ({ cards: { kind, tag, 'name-has': word, ...more } }) =>
      kind !== 'supporter' || isSome(more) || (tag === undefined && word === undefined)
        ? null
        : {
            is: {
              'supporter-played': {
                ...(tag === undefined ? {} : { tag }),
                ...(word === undefined ? {} : { 'name-has': word }),
              },
            },
          },
  ),
  condition('that Supporter played', 'you played {name:Name} from your hand [during] this turn', ({ name }) => ({
    is: { 'supporter-played': name },
  })),
  condition(
    'that Supporter not played',
    "you didn't play {name:Name} from your hand [during] this turn",
    ({ name }) => ({ is: { not: { 'supporter-played': name } } }),
  ),
  condition('more Prizes', 'you have more Prize cards (remaining|left) than your opponent', () => ({
    is: { 'more-prizes': true },
  })),
  condition('hands equal', HANDS_EQUAL, () => ({ is: { 'hands-equal': true } })),
  condition(
    'second and first turn',
    ['you go second, and only (on|during) your first turn', "you go second and it's your first turn"],
    () => ({ is: { goes: 'second', 'first-turn': true } }),
  ),
  ...(['first', 'second'] as const).map((turn) =>
    condition(`going ${turn}`, `you go ${turn}`, () => ({ is: { goes: turn } })),
  ),
  condition('gave it Energy', 'you attached Energy to {who:Known} in this way', ({ who }) =>
    who === 'your-active' ? { is: { given: { side: 'yours', place: 'active' } }, about: who } : null,
  ),
  condition('Prizes of both', "the total of both players ' remaining Prize cards is {n:Bound}", ({ n }) =>
    'among' in n ? null : { is: { 'prizes-together': n } },
  ),
  condition('so many more Prizes', 'you have {n:Bound} more Prize cards remaining than your opponent', ({ n }) =>
    'among' in n || n.least === undefined || n.most !== undefined ? null : { is: { 'prizes-ahead': n.least } },
  ),
  condition('first turn', "it's your first turn", () => ({ is: { 'first-turn': true } })),
  condition('hands differ', `you don't have the same number of cards ${HELD} as your opponent`, () => ({
    is: { not: { 'hands-equal': true } },
  })),
  // Of several a name would not be said so, and here it is one whatever it ends with.
  condition('one whose name ends with an s', 'you have {named:Name} in play', ({ named }, { name }) =>
    named === name || !named.endsWith('s') ? null : { is: { 'you-have': { side: 'yours', named } } },
  ),
  // One text alone says "as" and not "is".
  condition(
    "the opponent's Active one is of a kind",
    'your opponent has (any|a|an) {kind:Kind} as (his or her|their) Active Pokémon',
    ({ kind: of }) => (isSome(of) ? { is: { 'opponent-has': { side: 'theirs', place: 'active', ...of } } } : null),
  ),
  condition('basic Energy of a type', 'SELF has any basic {type:Type} Energy [cards] attached [to it]', ({ type }) => ({
    is: { attached: `${ENERGY_NAMES[type]} Energy` },
    about: 'self',
  })),
  // Three Pokémon of one set are strong at the end of a game.
  condition(
    'the last Prize, and only one Pokémon',
    'your opponent has only {n:Exact} Prize (card|cards) left and SELF is the only Pokémon you have in play',
    ({ n }) => ({
      is: {
        'prizes-left': { theirs: n },
        not: { 'you-have-so-many': { of: { side: 'yours' }, 'at-least': 2 } },
      },
    }),
  ),
  // Two texts alone ask for two kinds of cards at once.
  condition(
    'basic Energy of two types',
    'SELF has any basic {one:Type} Energy [cards] and any basic {other:Type} Energy [cards] attached to it',
    ({ one, other }) => ({
      is: {
        not: { 'any-of': [one, other].map((type) => ({ not: { attached: `${ENERGY_NAMES[type]} Energy` } })) },
      },
      about: 'self',
    }),
  ),
  condition('a Stadium of an owner', "{owner:Name}'s Stadium is in play", ({ owner }) => ({
    is: { stadium: `${owner}'s Stadium` },
  })),
  condition('did not come up', "SELF didn't move from (the|your) Bench to the Active Spot [during] this turn", () => ({
    is: { not: { 'came-up': true } },
  })),
  condition('a name in your discard pile', '[any] {name:Name} is in your discard pile', ({ name }) => ({
    is: { 'in-discard': { named: name, 'at-least': 1 } },
  })),
  condition(
    "any of the opponent's which",
    "any of your opponent's {kind:Kinds} have any {type:Type} Energy attached to them",
    ({ kind: of, type }) =>
      of['with-energy'] === undefined
        ? { is: { 'opponent-has': { side: 'theirs', ...of, 'with-energy': type } } }
        : null,
  ),
  condition('only one Pokémon', '{who:Known} is (your only Pokémon|the only Pokémon you have) in play', ({ who }) =>
    who === 'self' || who === 'your-active'
      ? { is: { not: { 'you-have-so-many': { of: { side: 'yours' }, 'at-least': 2 } } } }
      : null,
  ),
  condition('nobody on a Bench', ['your Bench is empty', 'you have no Benched Pokémon'], () => ({
    is: { not: { 'you-have-so-many': { of: { side: 'yours', place: 'bench' }, 'at-least': 1 } } },
  })),
  condition("nobody on the opponent's Bench", "your opponent (has no|doesn't have any) Benched Pokémon", () => ({
    is: { not: { 'opponent-has': { side: 'theirs', place: 'bench' } } },
  })),
  condition('no room on a Bench', '{side:Side} Bench is full', ({ side }) => ({ is: { not: roomOn(side) } })),
  condition('room on a Bench', "{side:Side} Bench (isn't|is not) full", ({ side }) => ({ is: roomOn(side) })),
  condition('all of yours are of a kind', 'all [of] your Pokémon in play are {kind:Kinds}', ({ kind: of }) =>
    isSome(of)
      ? { is: { not: { 'you-have-so-many': { of: { side: 'yours', 'none-of': [of] }, 'at-least': 1 } } } }
      : null,
  ),
  condition('your Active one has a power', 'your Active Pokémon has the {name:Name} Ability', ({ name }) => ({
    is: { 'you-have-so-many': { of: { side: 'yours', place: 'active', 'has-power': name }, 'at-least': 1 } },
  })),
];
