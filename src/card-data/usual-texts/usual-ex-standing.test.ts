import { describe, expect, it } from 'vitest';
import { olderBody } from './usual-older-bodies.ts';

const OWN = 'this Pokémon';
const ACTIVE = { self: { place: 'active' } };
const WHILE_ACTIVE = `As long as ${OWN} is your Active Pokémon,`;
const OPPONENTS_POKEMON = "your opponent's";
const BEFORE = '(before applying Weakness and Resistance)';
const THEIRS = { side: 'theirs' };
const has = (attached: string) => ({ not: { attached } });

describe('a Poké-Body of the years 2003 to 2007', () => {
  it.each([
    [
      `Prevent all effects of attacks, except damage, done to ${OWN} by the Attacking Pokémon.`,
      [{ claim: 'prevent', what: 'effects', on: 'self' }],
    ],
    [
      `As long as ${OWN} has any basic Fire Energy cards and any basic Lightning Energy cards attached to it, prevent all effects, except damage, by an opponent's attack done to ${OWN}.`,
      [
        {
          claim: 'prevent',
          what: 'effects',
          on: 'self',
          from: THEIRS,
          while: { not: { 'any-of': [has('Fire Energy'), has('Lightning Energy')] } },
        },
      ],
    ],
    [
      `${WHILE_ACTIVE} each player can't play any Supporter Cards.`,
      [
        { claim: 'cannot', act: 'play-supporter', on: { side: 'yours' }, while: ACTIVE },
        { claim: 'cannot', act: 'play-supporter', on: THEIRS, while: ACTIVE },
      ],
    ],
    [
      `${WHILE_ACTIVE} your opponent can't play any Trainer cards (except for Supporter cards) from his or her hand.`,
      [
        { claim: 'cannot', act: 'play-trainer', tools: true, on: THEIRS, while: ACTIVE },
        { claim: 'cannot', act: 'play-stadium', on: THEIRS, while: ACTIVE },
      ],
    ],
    [
      `${WHILE_ACTIVE} ${OPPONENTS_POKEMON} Basic Pokémon can't attack or use any Poké-Powers or Poké-Bodies.`,
      [
        { claim: 'cannot', act: 'attack', on: { side: 'theirs', basic: true }, while: ACTIVE },
        { claim: 'mute', what: 'both', on: { side: 'theirs', basic: true }, while: ACTIVE },
      ],
    ],
    [
      `${WHILE_ACTIVE} any damage done by an opponent's attack is reduced by 20 ${BEFORE}. You can't use more than 1 Moth Dust Poké-Body each turn.`,
      [{ claim: 'damage', when: 'before', add: -20, on: THEIRS, once: true, while: ACTIVE }],
    ],
    [
      `${WHILE_ACTIVE} attacks by each player's Active Pokémon (both if there are 2) do 10 more damage to any Active Pokémon ${BEFORE}.`,
      [
        {
          claim: 'damage',
          when: 'before',
          add: 10,
          on: { side: 'any', place: 'active' },
          against: { side: 'any', place: 'active' },
          while: ACTIVE,
        },
      ],
    ],
    // A Stadium in play is not a Pokémon, and half a power is not executed.
    [`As long as Moth Stadium is in play, ${OWN}'s Retreat Cost is 0.`, null],
    [`As long as ${OWN} has any basic Fire Energy cards attached to it, ${OWN}'s Retreat Cost is 0.`, null],
  ])('%s', (text, claims) => {
    expect(olderBody(text, 'Moth Dust')).toEqual(claims);
  });
});
