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
const LACKS = "doesn't have the necessary Energy";
const NEW_ACTIVE = `Switch 1 of your opponent's Benched Pokémon with ${THEIR_ACTIVE}. The new Active Pokémon`;

// Phrases that stand in many sentences.
const AS_THIS = 'and use it as this attack.';
const TOOLS = 'Pokémon Tool cards';
const AFFECTED = 'affected by a Special Condition';
const CURED = 'remove all Special Conditions';
const DISCARDED = 'for each card you discarded';
const EACH = `This attack does 40 more damage ${DISCARDED} in this way.`;
const COMING = 'the end of your next turn';
const EARLY = 'Before doing damage';
const FREE = 'ignore all Energy';
const IF_ENERGY = 'If any of those cards are Energy cards';
const FIRST = 'your first turn';
const CHOOSE = "Choose 1 of your opponent's ";
const ITS_ATTACKS = "Pokémon's attacks and";
const USED = 'use it as this attack';
const ITSELF = 'this Pokémon';
const FACING = "your opponent's Active Pokémon";
const ALONG = 'all cards attached to it';
const HIGHEST = 'the highest Stage Evolution card on it';
const OF_BOTH = "(both yours and your opponent's)";
const OTHERS = 'their other Pokémon';
const EXACTLY = 'your opponent has exactly 2 Prize cards';
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
      `If you have no cards in your hand, ${FREE} in this attack's cost.`,
      { freeWhen: { not: { 'hand-at-least': 1 } }, does: [] },
    ],
    // Where there is no Tool the attack goes on.
    [
      `${EARLY}, discard all ${TOOLS} from your opponent's Active Pokémon.`,
      {
        activate: [{ if: { defending: { 'with-tool': true } }, [THEN]: [{ 'discard-tool': 'opponents-active' }] }],
        does: [],
      },
    ],
    [
      `Choose 1 of your opponent's Pokémon's attacks ${AS_THIS}`,
      { choose: [{ 'copy-attack': { one: { side: 'theirs' } } }], does: [] },
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
    [`If you go first, you can use this attack on ${FIRST}.`, { despite: ['first-turn'], does: [] }],
    [
      'Search your deck for up to 3 Mistmoth and put them onto your Bench. Then, shuffle your deck.',
      { does: [{ search: { kind: 'pokemon', named: 'Mistmoth' }, count: 3, to: 'bench', 'up-to': true }] },
    ],
    [
      `${ONE_EXTRA}your opponent shuffles their hand into their deck.`,
      { does: [{ 'extra-energy': { W: 1 }, [THEN]: [{ 'shuffle-hand': 'opponent' }] }] },
    ],
    [
      "During your opponent's next turn, this Pokémon takes 30 more damage from attacks (after applying Weakness and Resistance).",
      {
        does: [
          {
            lasting: { claim: 'damage', when: 'after', add: 30, 'if-damage': true },
            on: 'self',
            until: 'opponents-next-turn',
          },
        ],
      },
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
    [
      "Your opponent can't play any Supporter cards from his or her hand during your opponent's next turn.",
      {
        does: [{ lasting: { claim: 'cannot', act: 'play-supporter' }, on: 'opponent', until: 'opponents-next-turn' }],
      },
    ],
  ])('%s', (text, parts) => {
    expect(attack(text)).toEqual(parts);
  });

  it.each([
    [
      'You may discard all Fire Energy attached to this Pokémon. If you do, this attack does 70 more damage.',
      '+',
      {
        activate: [{ may: [{ 'discard-energy': 'all', from: 'self', type: 'R' }] }],
        base: { plus: 70, times: { whether: { discarded: true } } },
        does: [],
      },
    ],
    [
      `${ONE_EXTRA}this attack does 150 more damage.`,
      '+',
      { base: { plus: 150, times: { 'extra-energy': { W: 1 } } }, does: [] },
    ],
    [
      'If Poliwag and Poliwhirl are on your Bench, this attack does 90 more damage.',
      '+',
      {
        base: {
          plus: 90,
          times: {
            when: {
              not: {
                'any-of': ['Poliwag', 'Poliwhirl'].map((named) => ({
                  not: { 'you-have': { ...YOURS, place: 'bench', named } },
                })),
              },
            },
          },
        },
        does: [],
      },
    ],
    [
      'This attack does 20 damage times the number of Team Magma Pokémon on your Bench.',
      'x',
      { base: { times: { each: { ...YOURS, place: 'bench', tag: 'team magma' } } }, does: [] },
    ],
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
    [
      "This attack does 20 damage for each of your opponent's Pokémon that has an Ability.",
      'x',
      { base: { times: { each: { side: 'theirs', has: 'ability' } } }, does: [] },
    ],
    [
      `${EARLY}, you may discard any number of ${TOOLS} from your Pokémon. ${EACH}`,
      '+',
      {
        activate: [{ 'discard-in-play': 'any', only: 'tools', side: 'yours' }],
        base: { plus: 40, times: { discarded: true } },
        does: [],
      },
    ],
    [
      `If your opponent's Active Pokémon is ${AFFECTED}, this attack does 80 more damage. Then, ${CURED} from that Pokémon.`,
      '+',
      {
        base: { plus: 80, times: { when: { defending: { affected: true } } } },
        does: [{ cure: 'all', on: 'opponents-active' }],
      },
    ],
  ] as const)('%s', (text, mark, parts) => {
    expect(attack(text, 20, mark)).toEqual(parts);
  });

  it.each([
    [`Put 1 damage counter on each Pokémon ${OF_BOTH}.`, [{ counters: 1, on: { each: { side: 'any' } } }]],
    [
      "For each Pokémon in your opponent's discard pile, put 2 damage counters on your opponent's Pokémon in any way you like.",
      [
        {
          times: { counted: { 'in-discard': { kind: 'pokemon' }, of: 'theirs' }, times: 2 },
          does: [{ counters: 1, on: { one: { side: 'theirs' } } }],
        },
      ],
    ],
    [
      `Move all damage counters from ${ITSELF} to ${FACING}.`,
      [{ 'move-counters': 'all', from: 'self', to: 'opponents-active' }],
    ],
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

  it.each([
    [`${CHOOSE}Active ${ITS_ATTACKS} ${USED}.`, { choose: [{ 'copy-attack': 'opponents-active' }], does: [] }],
    [`Choose 1 of the Defending ${ITS_ATTACKS} ${USED}.`, { choose: [{ 'copy-attack': 'defending' }], does: [] }],
    [
      `You can use this attack only if ${EXACTLY} remaining. ${CHOOSE}${ITS_ATTACKS} ${USED}.`,
      {
        choose: [{ 'copy-attack': { one: { side: 'theirs' } } }],
        onlyIf: { 'prizes-left': { theirs: 2 } },
        does: [],
      },
    ],
    [
      `Choose 1 of the Defending Pokémon's attacks. If ${ITSELF} has the necessary Energy to use that attack, ${USED}.`,
      { choose: [{ 'copy-attack': 'defending', 'if-payable': true }], does: [] },
    ],
    [
      `${CHOOSE}${ITS_ATTACKS} ${USED}. If this Pokémon ${LACKS} to use that attack, this attack does nothing.`,
      { choose: [{ 'copy-attack': { one: { side: 'theirs' } }, 'if-payable': true }], does: [] },
    ],
  ])('is used in the place of another: %s', (text, parts) => {
    expect(attack(text)).toEqual(parts);
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
    expect(attack(text, 100, undefined, true)?.activate).toEqual([
      {
        lasting: { claim: 'prizes', add: 2, of: 'struck', against: { side: 'theirs' } },
        on: 'self',
        until: 'this-turn',
      },
    ]);
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
