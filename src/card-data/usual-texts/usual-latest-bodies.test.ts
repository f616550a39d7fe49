import { describe, expect, it } from 'vitest';
import { usualLatestBody } from './usual-latest-bodies.ts';
import { usualTrainer } from './usual-texts.ts';

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const OPPONENTS_ACTIVE = { side: 'theirs', place: 'active' };
const BEFORE = '(before applying Weakness and Resistance)';
const MINE = 'As long as this Pokémon is your Active Pokémon';
const WHENEVER = 'whenever you attach';
const COMES = 'their new Active Pokémon';

describe('an Ability in force in the words since Black & White', () => {
  it.each([
    [
      'Each of your Stage 1 Pokémon in play is now a Fire Pokémon in addition to its existing types.',
      [{ claim: 'types', also: ['R'], on: { ...YOURS, stage: 'stage 1' } }],
    ],
    [
      "Prevent all damage done to this Pokémon by your opponent's attacks if that damage is exactly 10, 30, or 50.",
      [{ claim: 'prevent', what: 'damage', on: 'self', from: THEIRS, exactly: [10, 30, 50] }],
    ],
    [
      `The attacks of your Pokémon-GX in play that evolve from Eevee do 30 more damage to your opponent's Active Pokémon ${BEFORE}. You can't apply more than 1 Power Cheer Ability at a time.`,
      [
        {
          claim: 'damage',
          when: 'before',
          add: 30,
          on: { ...YOURS, tag: 'gx', 'evolves-from': 'Eevee' },
          against: OPPONENTS_ACTIVE,
          once: true,
        },
      ],
    ],
    [
      "Your opponent can't have more than 4 Benched Pokémon. If they have 5 or more Benched Pokémon, they discard Benched Pokémon until they have 4 Pokémon on the Bench. If more than one effect changes the number of Benched Pokémon allowed, use the smaller number.",
      [{ claim: 'bench-size', most: 4, on: THEIRS }],
    ],
    [
      `${MINE}, its Retreat Cost is Colorless less for each Mothling on your Bench.`,
      [
        {
          claim: 'retreat',
          add: -1,
          'for-each': { ...YOURS, place: 'bench', named: 'Mothling' },
          on: 'self',
          while: { self: { place: 'active' } },
        },
      ],
    ],
    [
      `${MINE}, ${WHENEVER} an Energy from your hand to it, it is now Asleep.`,
      [
        {
          claim: 'trigger',
          event: 'energy-attached',
          from: 'hand',
          on: 'self',
          while: { self: { place: 'active' } },
          does: [{ condition: 'asleep', on: 'self' }],
        },
      ],
    ],
    [
      `Whenever your opponent's Active Pokémon retreats, ${COMES} is Poisoned.`,
      [{ claim: 'trigger', event: 'up-for-retreated', on: THEIRS, does: [{ condition: 'poisoned', on: 'self' }] }],
    ],
    [
      "Each basic Fire Energy attached to your Pokémon provides FireFire Energy. You can't apply more than 1 Bright Ability at a time.",
      [{ claim: 'energy-units', type: 'R', units: 2, once: true, on: YOURS }],
    ],
    [
      "Each basic Grass Energy card attached to your Grass Pokémon provides GrassGrass Energy instead. You can't use more than 1 Growth Poké-Body each turn.",
      [{ claim: 'energy-units', type: 'G', units: 2, once: true, on: { ...YOURS, type: 'G' } }],
    ],
    [
      "Each of your Pokémon that has any Fairy Energy attached to it can't be affected by any Special Conditions. (Remove any Special Conditions affecting those Pokémon.)",
      [{ claim: 'immune-to-condition', removes: true, on: { ...YOURS, 'with-energy': 'Y' } }],
    ],
    [
      "Each of your Pokémon that has any Water Energy attached to it can't be Paralyzed. (If any of those Pokémon are Paralyzed, remove that Special Condition.)",
      [{ claim: 'immune-to-condition', names: ['paralyzed'], removes: true, on: { ...YOURS, 'with-energy': 'W' } }],
    ],
    [
      "Put 2 more damage counters on your opponent's Poisoned Pokémon between turns.",
      [{ claim: 'poison-counters', add: 2, on: THEIRS }],
    ],
  ])('%s', (text, claims) => {
    expect(usualLatestBody(text)).toEqual(claims);
  });

  it.each(['Your Pokémon in play can do anything.', 'The maximum HP of each of your pokémon in play is 300.'])(
    'is not executed: %s',
    (text) => {
      expect(usualLatestBody(text)).toBeNull();
    },
  );
});

// Phrases that stand in many sentences.

describe('a Trainer card', () => {
  it.each([
    [
      'Look at the top 6 cards of your deck and attach a basic Energy card you find there to a Basic Pokémon on your Bench. Shuffle the other cards back into your deck.',
      [
        {
          'look-at-top': 6,
          take: { kind: 'energy', tag: 'basic energy' },
          count: 1,
          onto: { one: { ...YOURS, place: 'bench', basic: true } },
          rest: 'shuffle',
        },
      ],
    ],
  ])('%s', (text, does) => {
    expect(usualTrainer(text)?.does).toEqual(does);
  });

  it('that asks for two cards to shuffle in cannot be played with one', () => {
    const text =
      "Shuffle 2 cards from your hand into your deck. (If you can't shuffle 2 cards into your deck, you can't play this card.) Then, draw a card.";
    expect(usualTrainer(text)?.playsOnlyIf).toEqual({ 'hand-at-least': 3 });
  });

  it('that is the last card in hand may say so', () => {
    const text =
      'You can play this card only when it is the last card in your hand. Put a Water Pokémon from your discard pile onto your Bench. Then, draw 5 cards.';
    expect(usualTrainer(text)?.playsOnlyIf).toEqual({ 'hand-at-most': 1 });
  });
});
