import { describe, expect, it } from 'vitest';
import { reachesBeyondPlay, usualBody } from './usual-bodies.ts';

const OWN = 'this Pokémon';
const MINE = 'your Active Pokémon';
const HANDS = "in each player's hand";
const BUT_DAMAGE = "Prevent all effects of your opponent's attacks, except damage, done to";
const KEPT = '(Existing effects are not removed.)';
const NOWHERE = `in play, ${HANDS}, and in each player's discard pile has no Abilities`;

describe('the text of an Ability in force', () => {
  it.each([
    [
      `Prevent all effects of attacks, including damage, done to ${OWN} by Pokémon-EX.`,
      [{ claim: 'prevent', what: 'all', on: 'self', from: { tag: 'EX' } }],
    ],
    [
      `${BUT_DAMAGE} your Dragon Pokémon. ${KEPT}`,
      [{ claim: 'prevent', what: 'effects', on: { side: 'yours', type: 'N' }, from: { side: 'theirs' } }],
    ],
    [
      `${BUT_DAMAGE} each of your Pokémon that has any Metal Energy attached to it. ${KEPT}`,
      [{ claim: 'prevent', what: 'effects', on: { side: 'yours', 'with-energy': 'M' }, from: { side: 'theirs' } }],
    ],
    [
      `As long as this Pokémon is ${MINE}, ${BUT_DAMAGE.replace('P', 'p')} each of your Pokémon. ${KEPT}`,
      [
        {
          claim: 'prevent',
          what: 'effects',
          on: { side: 'yours' },
          from: { side: 'theirs' },
          while: { self: { place: 'active' } },
        },
      ],
    ],
    [`${BUT_DAMAGE} ${OWN}.`, [{ claim: 'prevent', what: 'effects', on: 'self', from: { side: 'theirs' } }]],
    [
      `Each Basic Pokémon ${NOWHERE}.`,
      [{ claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any', basic: true } }],
    ],
    [
      `If this Pokémon has a Pokémon Tool card attached to it, each Pokémon ${NOWHERE} (except for Garbotoxin).`,
      [
        {
          claim: 'mute',
          what: 'abilities',
          beyond: true,
          except: 'Garbotoxin',
          on: { side: 'any' },
          while: { self: { 'with-tool': true } },
        },
      ],
    ],
    [
      `As long as this Pokémon is ${MINE}, each Pokémon ${NOWHERE} (except for Psychic Pokémon).`,
      [
        {
          claim: 'mute',
          what: 'abilities',
          beyond: true,
          on: { side: 'any', 'none-of': [{ type: 'P' }] },
          while: { self: { place: 'active' } },
        },
      ],
    ],
    [
      `As long as this Pokémon is ${MINE}, your opponent's Pokémon in play have no Abilities, except for Idle.`,
      [
        {
          claim: 'mute',
          what: 'abilities',
          except: 'Idle',
          on: { side: 'theirs' },
          while: { self: { place: 'active' } },
        },
      ],
    ],
  ])('says one usual thing: %s', (text, always) => {
    expect(usualBody(text)).toEqual(always);
  });

  it.each([
    `Each Basic Pokémon ${NOWHERE}. Shout.`,
    `As long as this Pokémon is your Active Pokémon, each Pokémon ${NOWHERE} (except for lazy Pokémon).`,
    'Each Pokémon in play have no Abilities, except Pokémon-GX.',
    `Prevent all damage done to ${OWN} by attacks from your opponent's Pokémon that have hats.`,
  ])('is left alone as a whole otherwise: %s', (text) => {
    expect(usualBody(text)).toBeNull();
  });

  it('is known to reach cards that are not in play', () => {
    expect(reachesBeyondPlay(`Each Basic Pokémon ${NOWHERE}.`)).toBe(true);
    expect(reachesBeyondPlay('Each Basic Pokémon in play has no Abilities.')).toBe(false);
  });
});
