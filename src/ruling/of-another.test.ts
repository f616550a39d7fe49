import { expect, test } from 'vitest';
import { touchesOf, unreadText } from '../card-language/index.ts';
import { RULED, type RuledDoc } from '../corpus/index.ts';
import { type Card, type CardKind, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';

/** A text that is not read leaves open what its words can reach, and nothing that belongs to another Pokémon, Energy, card or turn. */

const pup: Card = {
  key: 'own:Pup',
  name: 'Pup',
  kind: 'pokemon',
  stage: 'basic',
  hp: 100,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [
    { name: 'Bite', cost: ['C'], damage: 20 },
    { name: 'Howl', cost: ['C', 'C', 'C'], damage: 50 },
    { name: 'Pierce', cost: ['C'], damage: 30, text: 'Effects do not count.', ignores: ['effects'], does: [] },
    {
      name: 'Dig',
      cost: [],
      damage: null,
      text: 'Put a card from your discard pile into your hand.',
      does: [{ 'from-discard': {}, count: 1, to: 'hand' }],
    },
    {
      name: 'Burst',
      cost: ['C'],
      damage: 10,
      mark: '+',
      text: 'More for what is left over.',
      base: { plus: 10, times: { 'energy-left-over': true } },
      does: [],
    },
  ],
};
const named = (name: string): Card => ({ ...pup, key: `own:${name}`, name });
const energy = (name: string, short: string, letter: string): Card => ({
  key: `own:${name}`,
  name,
  short,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [letter as 'R'] }],
});
const trainer = (name: string): Card => ({
  key: `own:${name}`,
  name,
  kind: 'trainer',
  play: { text: 'Draw a card.', does: [{ draw: 1 }] },
});
const withText = (text: string, kind: CardKind): Card =>
  kind === 'pokemon'
    ? { ...named('Sage'), powers: [{ name: 'Old Words', kind: 'ability', ...unreadText(text, 'Sage') }] }
    : kind === 'energy'
      ? { ...energy('Odd Energy', 'Odd', 'C'), tags: ['special energy'], unread: [unreadText(text, 'Odd Energy')] }
      : { key: 'own:Old Hall', name: 'Old Hall', kind, unread: [unreadText(text, 'Old Hall')] };

const ruled = (doc: RuledDoc, text: string, sides: string, asked: string, kind: CardKind = 'pokemon') => {
  const pool = cardPool([
    pup,
    named('Cat'),
    energy('Fire Energy', 'R', 'R'),
    energy('Water Energy', 'W', 'W'),
    trainer('Energy Removal'),
    trainer('Bill'),
    { ...energy('Fin Energy', 'Fin', 'W'), tags: ['special energy'], attachesTo: { type: 'W' } },
    withText(text, kind),
  ]);
  const { setup } = parseBoardLine(`CR t9 p1 | ${sides}`);
  const found = ruleOn(asked, { setup, pool, doc });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling;
};

const MORE = "The attack cost of your Pup's attacks is Colorless more.";
const LESS = "The attack cost of your Pup's attacks is Colorless less.";
const RETREAT_MORE = 'The Retreat Cost for each Pup you have in play is Colorless more.';
const RETREAT_LESS = 'The Retreat Cost for each Pup you have in play is Colorless less.';
const PURE =
  "Whenever you attach a Water Energy card from your hand to Sage, discard an Energy card attached to Sage. (You can't attach a Water Energy card from your hand if Sage has no Energy cards attached.)";
const REMOVAL =
  'A player must discard 2 cards from his or her hand in order to play an Energy Removal or Super Energy Removal card.';
const PRICED = 'You can attach this card to 1 of your Pokémon only if you discard another card from your hand.';
const TRIES =
  "Whenever your opponent's Pokémon tries to attack, your opponent discards 1 card from his or her hand. (If your opponent can't discard 1 card, your opponent's Pokémon can't attack.)";
const TOWER =
  "If the effect of an attack, Energy card, or Trainer card would put a card in a discard pile into its owner's hand, that card stays in that discard pile instead.";

const ME = 'Pup +R / Sage [deck 9, hand 2] vs Cat / - [deck 9, hand 2]';
const CAT = 'Cat +R / Sage [deck 9, hand 2] vs Pup / - [deck 9, hand 2]';
const THEIRS = 'Pup +R / - [deck 9, hand 2] vs Cat / Sage [deck 9, hand 2]';

test.each(RULED)('who pays by a text is the Pokémon that it names, on the side that it names, in %s', (doc) => {
  expect(ruled(doc, MORE, ME, 'attack Bite').verdict).toBe('not-modelled');
  expect(ruled(doc, MORE, CAT, 'attack Bite').verdict).toBe('legal');
  expect(ruled(doc, MORE, THEIRS, 'attack Bite').verdict).toBe('legal');
  expect(ruled(doc, RETREAT_MORE, ME, 'retreat to bench 1').verdict).toBe('not-modelled');
  expect(ruled(doc, RETREAT_MORE, CAT, 'retreat to bench 1').verdict).toBe('legal');
});

test.each(RULED)('what costs less keeps nobody from it, and may still pay for it, in %s', (doc) => {
  expect(ruled(doc, LESS, ME, 'attack Bite').verdict).toBe('legal');
  expect(ruled(doc, RETREAT_LESS, ME, 'retreat to bench 1').verdict).toBe('legal');
  expect(ruled(doc, LESS, ME, 'attack Howl').verdict).toBe('not-modelled');
  expect(ruled(doc, RETREAT_LESS, ME.replace(' +R', ''), 'retreat to bench 1').verdict).toBe('not-modelled');
});

test.each(RULED)('a text about attaching one kind of Energy leaves the others, in %s', (doc) => {
  const sides = 'Sage +R / - [deck 9, hand (R, W)] vs Cat / - [deck 9, hand 2]';
  expect(ruled(doc, PURE, sides, 'attach R to active').verdict).toBe('legal');
  expect(ruled(doc, PURE, sides, 'attach W to active').verdict).toBe('not-modelled');
  const special =
    "Your opponent can't attach any Special Energy cards from his or her hand to his or her Active Pokémon.";
  expect(ruled(doc, special, THEIRS.replace('hand 2', 'hand (R)'), 'attach R to active').verdict).toBe('legal');
});

test.each(RULED)('a text about playing a card by its name leaves other cards, in %s', (doc) => {
  const sides = 'Pup +R / Cat [deck 9, hand (Bill, Energy Removal)] vs Cat / - [deck 9, hand 2] | stadium Old Hall';
  expect(ruled(doc, REMOVAL, sides, 'play Bill', 'stadium').verdict).toBe('legal');
  expect(ruled(doc, REMOVAL, sides, 'play Energy Removal', 'stadium').verdict).toBe('not-modelled');
  expect(ruled(doc, REMOVAL, sides, 'attack Bite', 'stadium').verdict).toBe('legal');
});

test.each(RULED)('what is said of playing a card is over once it lies there, in %s', (doc) => {
  const lying = 'Pup +Odd Energy / - [deck 9, hand (R)] vs Cat / - [deck 9, hand 2]';
  expect(ruled(doc, PRICED, lying, 'attach R to active', 'energy').verdict).toBe('legal');
  const played = 'Pup / - [deck 9, hand (Odd Energy)] vs Cat / - [deck 9, hand 2]';
  expect(ruled(doc, PRICED, played, 'attach Odd Energy to active', 'energy').verdict).toBe('not-modelled');
});

test.each(RULED)('a text about what the opponent tries speaks in their turn alone, in %s', (doc) => {
  expect(ruled(doc, TRIES, ME, 'attack Bite').verdict).toBe('legal');
  expect(ruled(doc, TRIES, THEIRS, 'attack Bite').verdict).toBe('not-modelled');
});

test.each(RULED)('a Stadium that keeps cards in discard piles speaks where one would go to a hand, in %s', (doc) => {
  const sides = 'Pup +R / Cat [deck 9, hand 2, discard (Bill)] vs Cat / - [deck 9, hand 2] | stadium Old Hall';
  const retreat = ruled(doc, TOWER, sides, 'retreat to bench 1', 'stadium');
  expect(retreat.verdict).toBe('legal');
  expect(retreat.follows?.unread ?? []).toEqual([]);
  expect(ruled(doc, TOWER, sides, 'attack Dig', 'stadium').follows?.unread).toEqual(['Old Hall']);
});

test.each(RULED)('an attack that may be used for another cost is not said to lack Energy, in %s', (doc) => {
  const other = 'If you have any Cat in play, this Pokémon can use the Howl attack for Colorless.';
  const sides = 'Sage +R / - [deck 9, hand 2] vs Cat / - [deck 9, hand 2]';
  expect(ruled(doc, other, sides, 'attack Howl').verdict).toBe('not-modelled');
  expect(ruled(doc, 'This Pokémon can sing.', sides, 'attack Howl').verdict).toBe('illegal');
});

test.each(RULED)('another cost changes what an attack does only where that counts what is left over, in %s', (doc) => {
  expect(ruled(doc, LESS, ME, 'attack Bite').follows?.unread).toEqual([]);
  expect(ruled(doc, LESS, ME, 'attack Burst').follows?.unread).toEqual(['Sage']);
});

test.each(RULED)(
  'what keeps all effects off its own Pokémon may let that do anything, and no other one, in %s',
  (doc) => {
    const spared = 'Prevent all effects, excluding damage, done to Sage.';
    expect(ruled(doc, spared, 'Sage / Cat [deck 9] vs Cat / - [deck 9]', 'retreat to bench 1').verdict).toBe(
      'not-modelled',
    );
    expect(ruled(doc, spared, 'Cat / Sage [deck 9] vs Cat / - [deck 9]', 'retreat to bench 1').verdict).toBe('illegal');
  },
);

test.each(RULED)('a text about types bears on what goes onto Pokémon of some type only, in %s', (doc) => {
  const types = "Sage's type is Grass, Fire, and Water.";
  const sides = 'Sage +R / - [deck 9, hand (Fin Energy, R)] vs Cat / - [deck 9]';
  expect(ruled(doc, types, sides, 'attach Fin Energy to active').verdict).toBe('not-modelled');
  expect(ruled(doc, types, sides, 'attach R to active').verdict).toBe('legal');
});

test('a text of the beginning of the game bears on nothing that is done later', () => {
  const first =
    "If Sage is your Active Pokémon at the beginning of the game, you go first. (If each player's Active Pokémon has the Old Words Poké-Body, this power does nothing.)";
  expect(touchesOf(first)).toEqual([]);
  expect(touchesOf('If Sage is your Active Pokémon at the beginning of your turn, you go on.')).not.toEqual([]);
});

test.each(RULED)(
  'a text that keeps damage off its own Pokémon is no matter to damage that nothing affects, in %s',
  (doc) => {
    const wall = 'If both have the same amount of Energy attached, prevent all damage done to this Pokémon by attacks.';
    const sides = 'Pup +R / - [deck 9, hand 2] vs Sage / Cat [deck 9, hand 2]';
    expect(ruled(doc, wall, sides, 'attack Pierce').follows?.unread).toEqual([]);
    expect(ruled(doc, wall, sides, 'attack Bite').follows?.unread).toEqual(['Sage']);
    const other = 'If both have the same amount of Energy attached, prevent all damage done to each Cat by attacks.';
    expect(ruled(doc, other, sides, 'attack Pierce').follows?.unread).toEqual(['Sage']);
    const less = "Any damage done to this Pokémon by an opponent's attack is reduced by 10 for each card of a color.";
    expect(ruled(doc, less, sides, 'attack Pierce').follows?.unread).toEqual([]);
    expect(ruled(doc, less, sides, 'attack Bite').follows?.unread).toEqual(['Sage']);
    expect(ruled(doc, `${less} Flip a coin.`, sides, 'attack Pierce').follows?.unread).toEqual(['Sage']);
  },
);

test.each(RULED)('a text about the Energy of its own Pokémon is no matter where that has none, in %s', (doc) => {
  const gives = 'Each basic Energy card attached to Sage provides Energy of a color that you name.';
  expect(ruled(doc, gives, THEIRS, 'attack Bite').verdict).toBe('legal');
  expect(ruled(doc, gives, THEIRS, 'attack Bite').follows?.unread).toEqual([]);
  expect(ruled(doc, gives, 'Sage +R / - [deck 9] vs Cat / - [deck 9]', 'attack Bite').verdict).toBe('not-modelled');
});
