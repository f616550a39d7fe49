import { describe, expect, it } from 'vitest';
import { usualStanding } from './usual-standing.ts';

const OWN = 'this Pokémon';
const FIRST = 'your first turn';
const FALLS = 'would be Knocked Out by damage from an attack';
const OPPONENTS_POKEMON = "your opponent's Pokémon";

describe('the text of an Ability in force that asks what lies there', () => {
  it.each([
    [
      `If ${OWN} has full HP and ${FALLS}, ${OWN} is not Knocked Out, and its remaining HP becomes 10.`,
      [{ claim: 'survives', left: 10, while: { self: { 'full-hp': true } }, on: 'self' }],
    ],
    [
      `If there is any Stadium card in play, ${OWN} has no Weakness.`,
      [{ claim: 'no-weakness', on: 'self', while: { stadium: true } }],
    ],
    [
      `If there is any Stadium card in play, ${OWN} has no Retreat Cost.`,
      [{ claim: 'retreat', set: 0, on: 'self', while: { stadium: true } }],
    ],
    [
      `Prevent all effects of attacks, including damage, done to ${OWN} by ${OPPONENTS_POKEMON} with Abilities.`,
      [{ claim: 'prevent', what: 'all', on: 'self', from: { side: 'theirs', has: 'ability' } }],
    ],
    [
      `Prevent all damage done to ${OWN} by attacks from ${OPPONENTS_POKEMON} that have any Special Energy attached to them.`,
      [{ claim: 'prevent', what: 'damage', on: 'self', from: { side: 'theirs', 'with-special-energy': true } }],
    ],
    [
      "This Pokémon's attacks do 80 more damage to your opponent's Grass Pokémon (before applying Weakness and Resistance).",
      [{ claim: 'damage', when: 'before', add: 80, on: 'self', against: { side: 'theirs', type: 'G' } }],
    ],
    [
      `As long as ${OWN} is in play, it is Psychic and Fighting type.`,
      [{ claim: 'types', are: ['P', 'F'], on: 'self' }],
    ],
    [
      `${OWN} can evolve during ${FIRST} or the turn you play it.`,
      [{ claim: 'may', act: 'evolve', despite: ['new', 'first-turn'], on: 'self' }],
    ],
    [
      'At any time between turns, heal 10 damage from each of your Pokémon.',
      [{ claim: 'checkup', 'any-time': true, on: 'self', does: [{ heal: 10, from: { each: { side: 'yours' } } }] }],
    ],
  ])('says one usual thing: %s', (text, always) => {
    expect(usualStanding(text)).toEqual(always);
  });

  it.each([
    `If there is any Stadium card in play, ${OWN} has no Abilities.`,
    `${OWN}'s attacks do 80 more damage to your opponent's Pokémon (before applying Weakness and Resistance).`,
    'At any time between turns, heal 10 damage from each of your Pokémon. Shout.',
  ])('is left alone as a whole otherwise: %s', (text) => {
    expect(usualStanding(text)).toBeNull();
  });
});
