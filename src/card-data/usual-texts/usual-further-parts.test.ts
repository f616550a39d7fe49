import { describe, expect, it } from 'vitest';
import { usualAttack } from './usual-texts.ts';

const attack = (text: string, damage?: number, mark?: '+' | 'x') =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
  );

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const DISCARD = 'from your discard pile';
/** The keyword of a verb, never awaited. */
const THEN = 'then';
const TOOLS = 'Pokémon Tool cards';
const SHUFFLE = 'Shuffle your deck afterward.';
const COMING = 'the end of your next turn';

describe('an attack whose words stand on a few cards each', () => {
  it.each([
    ['Does 20 damage times the number of your Benched Pokémon.', { each: { ...YOURS, place: 'bench' } }],
    [
      'Does 20 damage times the number of your Pokémon that have the Round attack.',
      { each: { ...YOURS, 'has-attack': 'Round' } },
    ],
    [
      "Does 20 damage for each Benched Pokémon (both yours and your opponent's).",
      { each: { side: 'any', place: 'bench' } },
    ],
    [
      "This attack does 20 damage for each Energy card in your opponent's discard pile.",
      { 'in-discard': { kind: 'energy' }, of: 'theirs' },
    ],
    ['Does 20 damage for each Pokémon in your discard pile.', { 'in-discard': { kind: 'pokemon' }, of: 'yours' }],
    [
      'This attack does 20 damage for each of your Pokémon that has any Fairy Energy attached to it.',
      { each: { ...YOURS, 'with-energy': 'Y' } },
    ],
  ])('counts: %s', (text, times) => {
    expect(attack(text, 20, 'x')).toEqual({ base: { times }, does: [] });
    expect(attack(text, 30, 'x')).toBeNull();
  });

  it.each([
    ['you have no cards in your hand', { 'hand-at-most': 0 }],
    ['there are 3 or fewer cards in your deck', { not: { 'deck-at-least': 4 } }],
    ["your opponent's Active Pokémon is a TAG TEAM", { defending: { tag: 'tag team' } }],
    [
      "any of your opponent's Pokémon have any Darkness Energy attached to them",
      { 'opponent-has': { 'with-energy': 'D' } },
    ],
  ])('does more if %s', (words, when) => {
    const text = `If ${words}, this attack does 60 more damage.`;
    expect(attack(text, 30, '+')).toEqual({ base: { plus: 60, times: { when } }, does: [] });
    expect(attack(text, 30)).toBeNull();
  });

  it('throws Tools away before its damage, where there are any', () => {
    const words = `Before doing damage, discard all ${TOOLS} from your opponent's Active Pokémon.`;
    expect(attack(words, 30)).toEqual({
      activate: [{ if: { defending: { 'with-tool': true } }, [THEN]: [{ 'discard-tool': 'opponents-active' }] }],
      does: [],
    });
    expect(attack(words.replace('discard all', 'discard 2'), 30)).toBeNull();
  });

  it.each([
    [
      `Search your deck for M Rayquaza-EX, reveal it, and put it into your hand. ${SHUFFLE}`,
      { search: { kind: 'pokemon', named: 'M Rayquaza-EX' }, count: 1, to: 'hand' },
    ],
    [
      'Search your deck for Nidoran ♀ and put it onto your Bench. Shuffle your deck afterward.',
      { search: { kind: 'pokemon', named: 'Nidoran ♀' }, count: 1, to: 'bench' },
    ],
    ['Your opponent draws a card.', { draw: 1, who: 'opponent' }],
    ['Heal 30 damage from both Active Pokémon.', { heal: 30, from: { each: { side: 'any', place: 'active' } } }],
    ['Remove all Special Conditions from the Defending Pokémon.', { cure: 'all', on: 'defending' }],
    [
      `The Defending Pokémon has no Abilities until ${COMING}.`,
      { lasting: { claim: 'mute', what: 'abilities' }, on: 'defending', until: 'end-of-your-next-turn' },
    ],
    [
      'Attach a Grass Energy from your hand to this Pokémon.',
      { attach: { kind: 'energy', type: 'G' }, count: 1, from: 'hand', to: 'self' },
    ],
    [
      'Attach an Energy from your hand to 1 of your Pokémon.',
      { attach: { kind: 'energy' }, count: 1, from: 'hand', to: { one: YOURS } },
    ],
    [
      `Put 2 Fire Energy cards ${DISCARD} into your hand.`,
      { 'from-discard': { kind: 'energy', type: 'R' }, count: 2, to: 'hand' },
    ],
    [
      `Put 2 Water Pokémon ${DISCARD} into your hand.`,
      { 'from-discard': { kind: 'pokemon', type: 'W' }, count: 2, to: 'hand' },
    ],
    [
      "Choose 2 of your opponent's Pokémon and put 3 damage counters on each of them.",
      { counters: 3, on: { some: 2, of: THEIRS } },
    ],
    ['Put 4 damage counters on 1 of your Pokémon.', { counters: 4, on: { one: YOURS } }],
    [
      'Look at the top 7 cards of your deck and put 1 of them into your hand. Shuffle the other cards back into your deck.',
      { 'look-at-top': 7, count: 1, rest: 'shuffle' },
    ],
    [
      "Discard a Special Energy from 1 of your opponent's Pokémon.",
      { 'discard-energy': 1, special: true, from: { one: { ...THEIRS, 'with-special-energy': true } } },
    ],
    [
      'Flip a coin until you get tails. For each heads, discard an Energy attached to the Defending Pokémon.',
      { times: { 'heads-until-tails': true }, does: [{ 'discard-energy': 1, from: 'defending' }] },
    ],
  ])('is executed: %s', (text, verb) => {
    expect(attack(text)).toEqual({ does: [verb] });
    expect(attack(`${text} You can do anything.`)).toBeNull();
  });

  it('draws for each player, the attacker first', () => {
    expect(attack('Each player draws 2 cards.')).toEqual({ does: [{ draw: 2 }, { draw: 2, who: 'opponent' }] });
  });

  it.each([
    'Search your deck for Water Pokémon and put it onto your Bench. Shuffle your deck afterward.',
    `Search your deck for Basic Energy, reveal it, and put it into your hand. ${SHUFFLE}`,
    `Put 2 Evolved Pokémon ${DISCARD} into your hand.`,
  ])('takes no phrase for a name: %s', (text) => {
    expect(attack(text)).toBeNull();
  });
});
