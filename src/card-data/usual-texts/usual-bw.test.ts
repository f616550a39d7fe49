import { describe, expect, it } from 'vitest';
import { usualBwBody } from './usual-bw-bodies.ts';
import { usualPower } from './usual-powers.ts';
import { usualTrainer } from './usual-texts.ts';

const THEIRS = { side: 'theirs' };
const YOURS = { side: 'yours' };
const BEFORE = '(before applying Weakness and Resistance)';
const ONCE = 'Once during your turn (before your attack), you may';
const MINE = 'this Pokémon is your Active Pokémon';
const UP = 'became your Active Pokémon this turn';
const REVEALS = 'Your opponent reveals his or her hand';

describe('an Ability in force in the words of Black & White and XY', () => {
  it.each([
    [
      "Damage can't be healed from any Pokémon (both yours and your opponent's). (Damage counters can still be moved.)",
      [{ claim: 'no-heal', on: { side: 'any' } }],
    ],
    [
      "If you have Dustmoth in play, Pokémon (both yours and your opponent's) can't be healed.",
      [{ claim: 'no-heal', on: { side: 'any' }, while: { 'you-have': { named: 'Dustmoth' } } }],
    ],
    [
      "If there are 4 or fewer Team Aqua Pokémon in play, this Pokémon can't attack.",
      [
        {
          claim: 'cannot',
          act: 'attack',
          on: 'self',
          while: { not: { 'in-play': { of: { tag: 'team aqua' }, 'at-least': 5 } } },
        },
      ],
    ],
    [
      `At any time between turns, if ${MINE}, put 1 damage counter on each of your opponent's Pokémon.`,
      [
        {
          claim: 'checkup',
          'any-time': true,
          on: THEIRS,
          while: { self: { place: 'active' } },
          does: [{ counters: 1, on: 'self' }],
        },
      ],
    ],
    [
      "If your opponent's Pokémon is Knocked Out by damage from an attack of this Pokémon, take 1 more Prize card.",
      [{ claim: 'prizes', add: 1, of: 'struck', on: 'self', against: THEIRS }],
    ],
    [
      `Your Team Plasma Pokémon's attacks (excluding Dustmoth-EX) do 10 more damage to the Active Pokémon ${BEFORE}.`,
      [
        {
          claim: 'damage',
          when: 'before',
          add: 10,
          on: { ...YOURS, tag: 'team plasma', 'not-named': 'Dustmoth-EX' },
          against: { ...THEIRS, place: 'active' },
        },
      ],
    ],
  ])('says one usual thing: %s', (text, claims) => {
    expect(usualBwBody(text)).toEqual(claims);
  });

  it('is left alone where a name is none', () => {
    expect(
      usualBwBody(
        `Your Team Plasma Pokémon's attacks (excluding this Pokémon) do 10 more damage to the Active Pokémon ${BEFORE}.`,
      ),
    ).toBeNull();
  });
});

describe('an Ability that is used in those words', () => {
  it.each([
    [
      `${ONCE} discard 1 card from your hand. Then, draw 2 cards.`,
      [{ first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: 2 }] }],
    ],
    [
      `${ONCE} Knock Out this Pokémon. If you do, put 2 damage counters on your opponent's Pokémon in any way you like.`,
      [
        {
          first: [{ 'knock-out': 'self' }],
          'if-you-do': [
            { counters: 1, on: { one: THEIRS } },
            { counters: 1, on: { one: THEIRS } },
          ],
        },
      ],
    ],
    [
      `${ONCE} use this Ability. Both Active Pokémon (except for Grass Pokémon) are now Poisoned.`,
      [{ condition: 'poisoned', on: { each: { side: 'any', place: 'active', 'none-of': [{ type: 'G' }] } } }],
    ],
  ])('is executed: %s', (text, does) => {
    expect(usualPower(text, 'ability')).toMatchObject({ does, oncePerTurn: true });
  });

  it('may ask for a Special Condition, or that it has come up this turn', () => {
    const affected = 'Once during your turn, (before your attack), if this Pokémon is Confused, you may draw a card.';
    expect(usualPower(affected, 'ability')?.when).toEqual([{ self: { condition: 'confused' } }]);
    const up = `${ONCE.slice(0, -8)} if this Pokémon was on the Bench and ${UP}, you may draw a card.`;
    expect(usualPower(up, 'ability')?.when).toEqual([{ 'came-up': true }]);
  });
});

describe('an Item or a Supporter in those words', () => {
  it.each([
    [
      `${REVEALS} and shuffles all Item cards found there into his or her deck. Then, draw a number of cards equal to the number of Item cards your opponent shuffled into his or her deck.`,
      [{ 'reveal-hand': 'theirs' }, { 'shuffle-hand': 'opponent', of: { item: true } }, { draw: { shuffled: true } }],
    ],
    ['Remove all effects of attacks on each player and his or her Pokémon.', [{ 'end-effects': 'of attacks' }]],
    [
      'Each player either draws or discard cards until he or she has 5 cards in his or her hand. (Your opponent does this first.)',
      [
        { 'draw-until': 5, 'or-discard': true, who: 'opponent' },
        { 'draw-until': 5, 'or-discard': true },
      ],
    ],
  ])('is executed: %s', (text, does) => {
    expect(usualTrainer(text)?.does).toEqual(does);
  });

  it('that draws after a Pokémon it brings back draws nothing without one', () => {
    expect(
      usualTrainer('Put a Water Pokémon from your discard pile onto your Bench. Then, draw 5 cards.')?.does,
    ).toEqual([
      {
        first: [{ 'from-discard': { kind: 'pokemon', type: 'W' }, count: 1, to: 'bench' }],
        'if-you-do': [{ draw: 5 }],
      },
    ]);
  });

  it('that takes Energy back takes none of its price', () => {
    const text =
      "Discard 2 cards from your hand. (If you can't discard 2 cards, you can't play this card.) Put 4 basic Energy cards from your discard pile into your hand. (You can't choose a card you discarded with the effect of this card.)";
    expect(usualTrainer(text)).toEqual({
      discardsToPlay: 2,
      does: [{ 'from-discard': { kind: 'energy', tag: 'basic energy' }, count: 4, to: 'hand', 'not-thrown': true }],
    });
  });
});
