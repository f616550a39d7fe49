import { describe, expect, it } from 'vitest';
import { usualAttack } from './usual-texts.ts';

const attack = (text: string, damage?: number, mark?: '+' | 'x', gx = false) =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
    gx,
  );

/** The keyword of a verb, never awaited. */
const THEN = 'then';
const ONE_EXTRA =
  "If this Pokémon has at least 1 extra Water Energy attached to it (in addition to this attack's cost), ";
const YOURS = { side: 'yours' };
const THEIR_ACTIVE = 'their Active Pokémon';
const NEW_ACTIVE = `Switch 1 of your opponent's Benched Pokémon with ${THEIR_ACTIVE}. The new Active Pokémon`;
const COMING = 'the end of your next turn';
const IF_ENERGY = 'If any of those cards are Energy cards';
const CHOOSE = "Choose 1 of your opponent's ";
const ITS_ATTACKS = "Pokémon's attacks and";
const USED = 'use it as this attack';
const ITSELF = 'this Pokémon';
const FACING = "your opponent's Active Pokémon";
const ALONG = 'all cards attached to it';
const HIGHEST = 'the highest Stage Evolution card on it';
const OTHERS = 'their other Pokémon';
const HELD = 'in your hand';

describe('an attack in the words since Black & White', () => {
  it.each([
    [
      'Move any number of Energy from your Pokémon to your other Pokémon in any way you like.',
      { does: [{ 'as-often-as-liked': [{ 'move-energy': 1, from: { one: YOURS }, to: { one: YOURS } }] }] },
    ],
    [
      'Move any number of Metal Energy from your Benched Pokémon to this Pokémon.',
      {
        does: [
          {
            'as-often-as-liked': [
              { 'move-energy': 1, from: { one: { ...YOURS, place: 'bench', other: true } }, to: 'self', type: 'M' },
            ],
          },
        ],
      },
    ],
    [
      "Discard 2 Energy from your opponent's Pokémon.",
      { does: [{ 'discard-energy': 2, from: { each: { side: 'theirs' } }, 'in-all': true }] },
    ],
    ["Your opponent's Active Pokémon is Knocked Out.", { does: [{ 'knock-out': 'opponents-active' }] }],
    [
      "Knock Out 1 of your opponent's Basic Pokémon that isn't a Pokémon-GX.",
      { does: [{ 'knock-out': { one: { side: 'theirs', basic: true, 'none-of': [{ tag: 'gx' }] } } }] },
    ],
    [
      'Discard all Special Energy from each Pokémon.',
      { does: [{ 'discard-energy': 'all', special: true, from: { each: { side: 'any' } } }] },
    ],
    [
      "Discard all Special Energy from each of your opponent's Pokémon.",
      { does: [{ 'discard-energy': 'all', special: true, from: { each: { side: 'theirs' } } }] },
    ],
    [
      `The Defending Pokémon has no Abilities until ${COMING}.`,
      {
        does: [{ lasting: { claim: 'mute', what: 'abilities' }, on: 'defending', until: 'end-of-your-next-turn' }],
      },
    ],
    [
      `${NEW_ACTIVE} is now Confused.`,
      {
        does: [
          {
            first: [{ switch: 'theirs', chooser: 'you' }],
            'if-you-do': [{ condition: 'confused', on: 'opponents-active' }],
          },
        ],
      },
    ],
    [
      `Discard the top 3 cards of your deck. ${IF_ENERGY}, attach them to this Pokémon.`,
      { does: [{ 'discard-top': 3, of: 'yours', attaching: { kind: 'energy' }, onto: 'self' }] },
    ],
    [
      'Your opponent reveals their hand. Discard an Item card you find there.',
      {
        does: [{ 'reveal-hand': 'theirs' }, { 'discard-hand': 1, who: 'opponent', chooser: 'you', of: { item: true } }],
      },
    ],
    [
      `${ONE_EXTRA}your opponent shuffles their hand into their deck.`,
      { does: [{ 'extra-energy': { W: 1 }, [THEN]: [{ 'shuffle-hand': 'opponent' }] }] },
    ],
    [
      `Discard an Energy from ${ITSELF} and heal all damage from it.`,
      { discards: [{ 'discard-energy': 1, from: 'self' }], does: [{ heal: 'all', from: 'self' }] },
    ],
    [
      "Put a Basic Pokémon from either player's discard pile onto that player's Bench.",
      {
        does: [
          {
            'pick-one': {
              yours: [{ 'from-discard': { kind: 'pokemon', basic: true }, count: 1, to: 'bench' }],
              theirs: [{ 'from-discard': { kind: 'pokemon', basic: true }, count: 1, to: 'bench', of: 'theirs' }],
            },
          },
        ],
      },
    ],
    [
      `Put 1 of your Benched Pokémon and ${ALONG} into your hand.`,
      { does: [{ return: { one: { ...YOURS, place: 'bench' } }, to: 'hand', attached: 'along' }] },
    ],
    [
      `If ${FACING} is an evolved Pokémon, devolve it by putting ${HIGHEST} into your opponent's hand.`,
      { does: [{ devolve: 'opponents-active', to: 'hand' }] },
    ],
  ])('%s', (text, parts) => {
    expect(attack(text)).toEqual(parts);
  });

  it.each([
    [
      "This attack does 10 more damage for each Supporter card in your discard pile. You can't add more than 100 damage in this way.",
      '+',
      {
        base: {
          plus: 10,
          times: { counted: { 'in-discard': { kind: 'supporter' }, of: 'yours' }, 'at-most': 10 },
        },
        does: [],
      },
    ],
  ] as const)('%s', (text, mark, parts) => {
    expect(attack(text, 20, mark)).toEqual(parts);
  });

  it.each([
    [
      `Move any number of damage counters on your opponent's Pokémon to ${OTHERS} in any way you like.`,
      [
        {
          'as-often-as-liked': [
            { 'move-counters': 1, from: { one: { side: 'theirs' } }, to: { one: { side: 'theirs' } } },
          ],
        },
      ],
    ],
  ])('puts and moves counters: %s', (text, does) => {
    expect(attack(text)).toEqual({ does });
  });

  it('counts the cards of one name that are shown', () => {
    const shown = `Reveal any number of Sweet Milk cards ${HELD}. This attack does 60 damage for each card you`;
    expect(attack(`${shown} revealed in this way.`, 60, 'x')).toEqual({
      base: { times: { shown: { named: 'Sweet Milk' } } },
      does: [],
    });
    expect(attack(`${shown.replace('Sweet Milk', 'Pokémon')} revealed in this way.`, 60, 'x')).toBeNull();
  });

  it('counts more Prizes by an attack that is used once in a game', () => {
    const text = "If your opponent's Pokémon is Knocked Out by damage from this attack, take 2 more Prize cards.";
    expect(attack(text, 100)).toBeNull();
  });

  it.each([
    // Two Energy are a price that one alone does not pay.
    ['You may discard 2 Energy from this Pokémon. If you do, this attack does 80 more damage.', '+'],
    // Words for cards of some kind are not names.
    ['This attack does 20 damage for each different type of Pokémon on your Bench.', 'x'],
    // The type of an attacker that has left play is unknown.
    [
      `Shuffle this Pokémon and all cards attached to it into your deck. ${ONE_EXTRA}this attack does 110 damage to 3 of your opponent's Pokémon.`,
      undefined,
    ],
    [`${ONE_EXTRA}take 3 more Prize cards instead.`, undefined],
    // A sentence after a copied attack may be about it.
    [`${CHOOSE}Active ${ITS_ATTACKS} ${USED}. This Pokémon is now Asleep.`, undefined],
    [`${CHOOSE}Active Pokémon's non-GX attacks and ${USED}.`, undefined],
  ] as const)('is not executed: %s', (text, mark) => {
    expect(attack(text, 20, mark)).toBeNull();
  });
});
