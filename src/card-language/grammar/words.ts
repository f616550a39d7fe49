import { ENERGY_LETTERS, ENERGY_NAMES } from '../../state/index.ts';
import { sorts } from './production.ts';

/** Single words with a meaning of their own: types, Special Conditions, sides, amounts, times. */

const {
  anyOfThese: these,
  duration,
  eitherState: either,
  exact,
  many,
  numbers,
  offTo,
  playable,
  side,
  states,
  tag,
} = sorts;

/** What cards are called beside their kind, and the mark they carry for it. */
const TAGS = [
  ['Single Strike', 'single strike'],
  ['Rapid Strike', 'rapid strike'],
  ['Fusion Strike', 'fusion strike'],
  ['Team Plasma', 'team plasma'],
  ['Ancient', 'ancient'],
  ['Future', 'future'],
  ['Tera', 'tera'],
  ['Radiant', 'radiant'],
  ['TAG TEAM', 'tag team'],
  ['ACE SPEC', 'ace spec'],
  ['Team Aqua', 'team aqua'],
  ['Team Magma', 'team magma'],
] as const;

/** What Pokémon are called after that word, and the mark they carry for it. */
const RANKS = [
  ['Pokémon-GX', 'gx'],
  ['Pokémon-EX', 'EX'],
  ['(Pokémon-ex|Pokémon ex)', 'ex'],
  ['Pokémon V', 'v'],
  ['Pokémon VMAX', 'vmax'],
  ['Pokémon VSTAR', 'vstar'],
  ['Pokémon LV.X', 'lv.x'],
  ['Pokémon SP', 'sp'],
] as const;

/** What leaves play goes to the piles of its owner, however a text calls them. */
const ITS_OWNERS = "(your|your opponent's|their|his or her)";

export const WORDS = [
  ...ENERGY_LETTERS.map((letter) => sorts.type(ENERGY_NAMES[letter], [ENERGY_NAMES[letter]], () => letter)),
  ...(['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const).map((name) =>
    sorts.state(name, name, () => name),
  ),
  ...TAGS.map(([written, mark]) => tag(mark, written, () => mark)),
  ...RANKS.map(([written, mark]) => sorts.rank(mark, written, () => mark)),
  these('the last two types', '{one:Type}[,] (or|and|and / or) {other:Type}', ({ one, other }) => [
    { type: one },
    { type: other },
  ]),
  these('a type and more', '{one:Type}, {more:AnyOfThese}', ({ one, more }) =>
    more.some(({ tag: marked }) => marked !== undefined) ? null : [{ type: one }, ...more],
  ),
  these('the last two marks', '{one:Tag}[,] (or|and) {other:Tag}', ({ one, other }) => [{ tag: one }, { tag: other }]),
  these('a mark and more', '{one:Tag}, {more:AnyOfThese}', ({ one, more }) =>
    more.some(({ type: typed }) => typed !== undefined) ? null : [{ tag: one }, ...more],
  ),
  tag('prism star', ['◇ \\(Prism Star\\)', '◇'], () => 'prism star'),
  states('one', '{one:State}', ({ one }) => [one]),
  states('two', '{one:State} and {other:State}', ({ one, other }) => [one, other]),
  states('three', '{one:State}, {two:State}[,] and {three:State}', ({ one, two, three }) => [one, two, three]),
  either('one', '{one:State}', ({ one }) => [one]),
  either('the last two', '{one:State}[,] or {other:State}', ({ one, other }) => [one, other]),
  either('one and more', '{one:State}, {more:EitherState}', ({ one, more }) =>
    more.length < 2 ? null : [one, ...more],
  ),
  numbers('the last two', '{one:Number}[,] or {other:Number}', ({ one, other }) => [one, other]),
  numbers('one and more', '{one:Number}, {more:Numbers}', ({ one, more }) => [one, ...more]),
  side('yours', ['your', 'your own'], () => 'yours'),
  side('theirs', "your opponent's", () => 'theirs'),
  exact('one', '(a|an|1|one|any 1|any one)', () => 1),
  exact('several', '{n:Number}', ({ n }) => (n < 2 ? null : n)),
  many('so many', '{n:Exact}', ({ n }) => ({ n, upTo: false })),
  many('up to', 'up to [any] {n:Number}', ({ n }) => ({ n, upTo: true })),
  many('all', 'all [of the]', () => ({ n: 'all', upTo: false })),
  many('any number', 'any (number|amount) of', () => ({ n: 'any', upTo: false })),
  offTo('the hand', `(into|to|in) ${ITS_OWNERS} hand`, () => 'hand'),
  offTo('the deck', `into ${ITS_OWNERS} deck`, () => 'deck'),
  offTo('the top of the deck', `on top of ${ITS_OWNERS} deck`, () => 'top'),
  offTo('the bottom of the deck', `(on|at) the bottom of ${ITS_OWNERS} deck`, () => 'bottom'),
  offTo('the Lost Zone', 'in the Lost Zone', () => 'lost'),
  duration("opponent's next turn", "during (your opponent's|their|his or her) next turn", () => 'opponents-next-turn'),
  duration('your next turn', 'during your next turn', () => 'your-next-turn'),
  duration(
    'this turn',
    ['(during|for the rest of) this turn', 'during your turn', 'until the end of your turn'],
    () => 'this-turn',
  ),
  duration(
    "end of opponent's next turn",
    "until the end of your opponent's next turn",
    () => 'end-of-opponents-next-turn',
  ),
  duration('end of your next turn', 'until the end of your next turn', () => 'end-of-your-next-turn'),
  playable('Items', 'Item', () => ['play-trainer']),
  playable('Supporters', 'Supporter', () => ['play-supporter']),
  playable('Stadiums', 'Stadium', () => ['play-stadium']),
  playable('Items or Supporters', ['Item (or|and) Supporter', 'Item cards (or|and) Supporter'], () => [
    'play-trainer',
    'play-supporter',
  ]),
  playable('all Trainers', 'Item, Supporter, or Stadium', () => ['play-trainer', 'play-supporter', 'play-stadium']),
  sorts.shown('to both players', '(reveal|show) (it|them|that card) [to your opponent]', () => true),
  sorts.shuffled(
    'afterward',
    ['Shuffle your deck afterward', 'Then[,] shuffle your deck', '[and] shuffle your deck'],
    () => true,
  ),
];
