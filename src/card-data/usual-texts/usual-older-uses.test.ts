import { describe, expect, it } from 'vitest';
import { ofItself } from './own-name.ts';
import { olderBody } from './usual-older-bodies.ts';
import { olderPower } from './usual-older-powers.ts';
import { usualPower } from './usual-powers.ts';

const TURN = 'Once during your turn (before your attack)';
const OWN = { one: { side: 'yours' } };
const ANYONE = { one: { side: 'any' } };
const ACROSS = { one: { side: 'theirs', place: 'active' } };
const SHUFFLED = 'Shuffle your deck afterward.';

describe('what a Poké-Power of the years until 2011 does', () => {
  it.each([
    [
      `${TURN}, you may move an Energy card attached to your Pokémon with Team Magma in its name to another of your Pokémon.`,
      [{ 'move-energy': 1, from: { one: { side: 'yours', 'name-has': 'Team Magma' } }, to: OWN }],
    ],
    [
      `${TURN}, you may discard 1 Energy card from your hand. Then draw up to 3 cards from your deck.`,
      [
        {
          first: [{ 'discard-hand': 1, of: { kind: 'energy' } }],
          'if-you-do': [{ draw: 3, 'up-to': true }],
          price: true,
        },
      ],
    ],
    [
      `${TURN}, you may search your deck for a Psychic Energy card and attach it to 1 of your Pokémon. Put 2 damage counters on that Pokémon. ${SHUFFLED}`,
      [
        { attach: { kind: 'energy', type: 'P' }, count: 1, from: 'deck', to: OWN },
        { counters: 2, on: 'chosen' },
      ],
    ],
    [
      `${TURN}, if Mistmoth is your Active Pokémon, you may look at the top 5 cards of your deck, choose 1 of them, and put it into your hand. ${SHUFFLED} Mistmoth and your other Active Pokémon, if any, are now Asleep.`,
      [
        { 'look-at-top': 5, take: {}, count: 1, rest: 'shuffle' },
        { condition: 'asleep', on: { each: { side: 'yours', place: 'active' } } },
      ],
    ],
    [
      `${TURN}, you may switch 1 of the Defending Pokémon with 1 of your opponent's Benched Pokémon. Your opponent chooses the Benched Pokémon to switch.`,
      [{ switch: 'theirs', chooser: 'opponent' }],
    ],
    [
      `${TURN}, if you have more Prize cards left than your opponent, you may choose 1 of your opponent's Benched Pokémon and switch it with 1 of the Defending Pokémon.`,
      [{ switch: 'theirs', chooser: 'you' }],
    ],
    [
      `${TURN}, you may have your opponent switch 1 of your Active Pokémon with 1 of your Benched Pokémon. Then, you switch 1 of the Defending Pokémon with 1 of your opponent's Benched Pokémon.`,
      [
        {
          first: [{ switch: 'yours', chooser: 'opponent' }],
          'if-you-do': [{ switch: 'theirs', chooser: 'you' }],
          worded: 'then',
        },
      ],
    ],
    [
      'Once during your turn, when you play Mistmoth from your hand to evolve 1 of your Pokémon, you may choose 1 of the Defending Pokémon. That Pokémon is now Burned and Confused.',
      [
        { condition: 'burned', on: ACROSS },
        { condition: 'confused', on: ACROSS },
      ],
    ],
    [
      `${TURN}, you may choose 1 of your Pokémon in play and that Pokémon is Knocked Out. Then, search your discard pile for up to 2 basic Energy cards, attach them to Mistmoth, and remove 8 damage counters from Mistmoth.`,
      [
        { 'knock-out': OWN },
        { attach: { kind: 'energy', tag: 'basic energy' }, count: 2, from: 'discard', to: 'self', 'up-to': true },
        { heal: 80, from: 'self' },
      ],
    ],
    [
      `${TURN}, if your opponent has 3 or fewer Prizes, you may move 1 damage counter from either player's Pokémon to another Pokémon (yours or your opponent's).`,
      [{ 'move-counters': 1, from: ANYONE, to: ANYONE }],
    ],
    [
      `${TURN}, you may remove 1 damage counter from each of your Pokémon that has δ on its card.`,
      [{ heal: 10, from: { each: { side: 'yours', tag: 'delta' } } }],
    ],
  ])('is executed: %s', (text, does) => {
    expect(olderPower(ofItself(text, 'Mistmoth δ'))?.does).toEqual(does);
  });

  it('asks for what it names first', () => {
    const text = `${TURN}, if you have less than 6 cards in your hand, you may draw a card.`;
    expect(olderPower(text)).toMatchObject({ when: [{ 'hand-at-most': 5 }] });
    expect(olderPower(`${TURN}, if your opponent has 3 or fewer Prizes, you may draw a card.`)).toMatchObject({
      when: [{ 'prizes-at-most': { theirs: 3 } }],
    });
  });

  it.each([
    [
      'several Energy cards and one that gets counters',
      `${TURN}, you may search your deck for up to 2 Fire Energy cards and attach it to 1 of your Pokémon. Put 2 damage counters on that Pokémon. ${SHUFFLED}`,
    ],
    [
      'a price in something else',
      `${TURN}, you may discard 1 Trainer card from your hand. Then draw up to 3 cards from your deck.`,
    ],
  ])('is left alone for %s', (_why, text) => {
    expect(olderPower(text)).toBeNull();
  });
});

const ANY = { side: 'any' };
const THEIRS = { side: 'theirs' };
const AFTER = '(after applying Weakness and Resistance)';
const BEFORE = '(before applying Weakness and Resistance)';
const ACTIVE = { self: { place: 'active' } };

describe('a Poké-Body about all Pokémon of a kind', () => {
  it.each([
    [
      "As long as Mistmoth is your Active Pokémon, each Pokémon (excluding Pokémon-ex) (both yours and your opponent's) can't use any Poké-Powers.",
      [{ claim: 'mute', what: 'powers', on: { ...ANY, 'not-tag': 'ex' }, while: ACTIVE }],
    ],
    [
      "Each player's Active Basic Pokémon (excluding Pokémon-ex) can't use any Poké-Powers.",
      [{ claim: 'mute', what: 'powers', on: { ...ANY, basic: true, 'not-tag': 'ex', place: 'active' } }],
    ],
    [
      `Any damage done to Mistmoth by attacks from your opponent's Pokémon that has δ on its card is reduced by 40 ${AFTER}.`,
      [{ claim: 'damage', when: 'after', add: -40, on: 'self', against: { ...THEIRS, tag: 'delta' } }],
    ],
    [
      `As long as Mistmoth is your Active Pokémon, any damage done by attacks from your opponent's Stage 2 Evolved Pokémon is reduced by 20 ${AFTER}.`,
      [{ claim: 'damage', when: 'after', add: -20, on: ANY, against: { ...THEIRS, stage: 'stage 2' }, while: ACTIVE }],
    ],
    [
      'Mistmoth can use the attacks of all Pokémon in play as its own. (You still need the necessary Energy to use each attack.)',
      [{ claim: 'uses-attacks', of: 'in-play', on: 'self' }],
    ],
    [
      "When Mistmoth is Knocked Out, your opponent doesn't take any Prize cards.",
      [{ claim: 'prizes', none: true, on: 'self' }],
    ],
    [
      "As long as Mistmoth is your Active Pokémon, put 1 damage counter on each Active Pokémon (both yours and your opponent's) between turns, excluding Water Pokémon.",
      [
        {
          claim: 'checkup',
          on: { ...ANY, place: 'active', 'none-of': [{ type: 'W' }] },
          does: [{ counters: 1, on: 'self' }],
          while: ACTIVE,
        },
      ],
    ],
    [
      `As long as you have more Prize cards left than your opponent, each of Mistmoth's attacks does 20 more damage to the Active Pokémon ${BEFORE} and damage done by the Active Pokémon to Mistmoth is reduced by 20 ${AFTER}.`,
      [
        {
          claim: 'damage',
          when: 'before',
          add: 20,
          on: 'self',
          against: { ...THEIRS, place: 'active' },
          while: { 'more-prizes': true },
        },
        {
          claim: 'damage',
          when: 'after',
          add: -20,
          on: 'self',
          against: { ...THEIRS, place: 'active' },
          while: { 'more-prizes': true },
        },
      ],
    ],
  ])('is executed: %s', (text, claims) => {
    const own = ofItself(text, 'Mistmoth');
    expect(usualPower(own, 'body')?.always ?? olderBody(own, 'Moth Dust')).toEqual(claims);
  });

  it.each([
    ['a kind that is not known', "Each player's glowing Pokémon (excluding Pokémon-ex) can't use any Poké-Powers."],
    [
      'another measure',
      `Any damage done to this Pokémon by attacks from your opponent's Pokémon-ex is halved ${AFTER}.`,
    ],
  ])('is left alone for %s', (_why, text) => {
    expect(olderBody(text, 'Moth Dust')).toBeNull();
  });
});
