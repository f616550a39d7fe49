import type { Condition } from '../../claims/index.ts';
import { unlessNull } from '../lower/steps.ts';
import { both, isSome, onlyNamed } from './card-amounts.ts';
import { THEIR, WHOSE } from './phrases.ts';
import { sorts } from './production.ts';
import type { Asked, Bound, Held, Meaning } from './sorts.ts';
import { not } from './traits.ts';

/** How much a player has of something: cards in a pile, Pokémon, Prizes. */

const { bound, condition, has, hasNot, held, piledCards: piled } = sorts;

const atLeast = (whose: Meaning['Has'], of: Held, n: number): Condition | null => {
  const theirs = whose === 'theirs';
  switch (of.held) {
    case 'hand':
      return whose === 'any' ? null : theirs ? { 'opponents-hand-at-least': n } : { 'hand-at-least': n };
    case 'deck':
      return theirs ? null : { 'deck-at-least': n };
    case 'prizes':
      return whose === 'any' ? null : { not: { 'prizes-at-most': { [whose]: n - 1 } } };
    case 'discard':
      return { 'in-discard': { ...of.cards, ...(theirs ? { of: whose } : {}), 'at-least': n } };
    case 'lost':
      return whose === 'any' ? null : { 'in-lost': { ...of.cards, ...(theirs ? { of: whose } : {}), 'at-least': n } };
    default:
      if (whose === 'any') return { 'in-play': { of: of.of, 'at-least': n } };
      if (!theirs) return { 'you-have-so-many': { of: { side: whose, ...of.of }, 'at-least': n } };
      return n === 1
        ? { 'opponent-has': { side: whose, ...of.of } }
        : { 'opponent-has-so-many': { of: { side: whose, ...of.of }, 'at-least': n } };
  }
};

const atMost = (whose: Meaning['Has'], of: Held, n: number): Condition | null => {
  if (of.held === 'hand' && whose !== 'any')
    return { [whose === 'theirs' ? 'opponents-hand-at-most' : 'hand-at-most']: n };
  if (of.held === 'prizes' && whose !== 'any') return { 'prizes-at-most': { [whose]: n } };
  const more = atLeast(whose, of, n + 1);
  return more === null ? null : { not: more };
};

const exactly = (whose: Meaning['Has'], of: Held, n: number): Condition | null => {
  if (of.held === 'prizes') return whose === 'any' ? null : { 'prizes-left': { [whose]: n } };
  const [least, most] = [atLeast(whose, of, n), atMost(whose, of, n)];
  return least === null || most === null ? null : { ...least, ...most };
};

const counted = (whose: Meaning['Has'], many: Bound, of: Held): Condition | null => {
  if ('among' in many) {
    const all = many.among.map((n) => exactly(whose, of, n));
    return all.includes(null) ? null : { 'any-of': all as readonly Condition[] };
  }
  const { least, most } = many;
  if (least !== undefined && least === most) return exactly(whose, of, least);
  return least !== undefined ? atLeast(whose, of, least) : most === undefined ? null : atMost(whose, of, most);
};

const asked = (is: Condition | null) => unlessNull(is, (so) => ({ is: so }));

/** "1 of them", said after it, is one of those that were counted. */
const spokenOf = (whose: Meaning['Has'], many: Bound, of: Held): Pick<Asked, 'them'> =>
  whose === 'theirs' && of.held === 'pokemon' && !('among' in many) && many.least !== undefined
    ? { them: { side: whose, ...of.of } }
    : {};

export const HOLDINGS = [
  bound('at least', '(at least {n:Number}|{n:Number} or more)', ({ n }) => ({ least: n })),
  bound('at most', '{n:Number} or (fewer|less)', ({ n }) => ({ most: n })),
  bound('less than', '(less|fewer) than {n:Number}', ({ n }) => ({ most: n - 1 })),
  bound('just so many', '[(exactly|only)] {n:Number}', ({ n }) => ({ least: n, most: n })),
  bound('one of several numbers', 'exactly {all:Numbers}', ({ all }) => ({ among: all })),
  bound('none', 'no', () => ({ most: 0 })),

  has('you', 'you have', () => 'yours'),
  has('the opponent', 'your opponent has', () => 'theirs'),
  has('both', 'there are', () => 'any'),
  hasNot('you', "you don't have", () => 'yours'),
  hasNot('the opponent', "your opponent doesn't have", () => 'theirs'),

  held('cards in hand', `(card|cards) in ${WHOSE} hand`, () => ({ held: 'hand' })),
  held('cards in the deck', 'cards in your deck', () => ({ held: 'deck' })),
  held('Prizes', '(Prize (card|cards) (remaining|left)|Prizes)', () => ({ held: 'prizes' })),
  held('Pokémon', '{of:Kinds} [in play]', ({ of }) => ({ held: 'pokemon', of })),
  held('Benched Pokémon', `{of:Kind} on ${WHOSE} Bench`, ({ of }) =>
    unlessNull(both({ place: 'bench' }, of), (benched) => ({ held: 'pokemon', of: benched })),
  ),
  held('cards in the discard pile', `{cards:PiledCards} in ${WHOSE} discard pile`, ({ cards }) => ({
    held: 'discard',
    cards,
  })),
  held('cards in the Lost Zone', '{cards:PiledCards} in the Lost Zone', ({ cards }) => ({ held: 'lost', cards })),

  piled('any', 'cards', () => ({})),
  piled('such', '{cards:CardKind}', ({ cards }) => (isSome(cards) ? onlyNamed(cards) : null)),
  condition('so many', '{whose:Has} {many:Bound} {of:Held}', ({ whose, many, of }) =>
    unlessNull(asked(counted(whose, many, of)), (so) => ({ ...so, ...spokenOf(whose, many, of) })),
  ),
  condition('not so many', '{whose:HasNot} {many:Bound} {of:Held}', ({ whose, many, of }) =>
    not(asked(counted(whose, many, of))),
  ),
  condition('none of yours', "you don't have any {of:Held}", ({ of }) => asked(counted('yours', { most: 0 }, of))),
  condition(
    "any in the opponent's discard pile with a word in their name",
    `your opponent has any cards in ${THEIR} discard pile that have " {word:Name} " in the name`,
    ({ word }) => ({ is: { 'in-discard': { 'name-has': word, of: 'theirs', 'at-least': 1 } } }),
  ),
  condition(
    'any in the discard pile',
    `(you have|there are) any {cards:PiledCards} in your discard pile`,
    ({ cards }) => ({ is: { 'in-discard': { ...cards, 'at-least': 1 } } }),
  ),
];
