import { describe, expect, it } from 'vitest';
import { leavesOnly } from './leaves-only.ts';
import { mayLeave } from './may-leave.ts';

/** A text that is not executed leaves only what it says, where each of its words is known; one word more, and it may leave anything that it speaks of. */

describe('where the cards of a Knocked Out Pokémon go', () => {
  it.each([
    [
      "If a Mistmoth of theirs is Knocked Out by damage from this Pokémon's attacks, put that Pokémon and all cards attached to it in the Lost Zone instead of the discard pile.",
      ['discard'],
    ],
    [
      'If Mistmoth is Knocked Out by damage from an attack, put Mistmoth into your hand. (Discard all cards attached to it.)',
      ['hand', 'discard'],
    ],
    [
      'When this Pokémon is Knocked Out, you may shuffle it and all cards attached to it into your deck.',
      ['deck', 'discard'],
    ],
    [
      'Whenever any of your Water Pokémon (excluding any Mistmoth) is Knocked Out by damage from an attack, you may put that Pokémon and all cards that were attached to it from your discard pile into your hand.',
      ['hand', 'discard'],
    ],
  ])('is all that is open: %s', (text, left) => {
    expect(leavesOnly(text, 'Mistmoth')?.now).toEqual(left);
    expect(mayLeave(text, 'Mistmoth', ['damage', 'knock-out'])).toEqual(left);
  });

  it.each([
    ['a Knock Out that may not come', 'If Mistmoth would be Knocked Out by an attack, put Mistmoth into your hand.'],
    [
      'Prize cards',
      "If Mistmoth is Knocked Out, put Mistmoth into your hand. Your opponent can't take any Prize cards for it.",
    ],
    ['another Pokémon', 'If Mistmoth is Knocked Out, put a Benched Pokémon into your hand.'],
    ['damage counters', 'If Mistmoth is Knocked Out, put 3 damage counters on the Attacking Pokémon.'],
  ])('is not all where the text speaks of %s', (_what, text) => {
    expect(leavesOnly(text, 'Mistmoth')).toBeNull();
  });
});

describe('cards that come out of the deck after a Knock Out', () => {
  it.each([
    'Once during the turn of your opponent, if Mistmoth would be Knocked Out by damage from an attack, you may search your deck for any 1 card and put it into your hand. Shuffle your deck afterward.',
    'When this Pokémon is Knocked Out, search your deck for up to 2 Moths, show them to your opponent, and put them into your hand. Then, shuffle your deck.',
  ])('are all that is open: %s', (text) => {
    expect(leavesOnly(text, 'Mistmoth')?.now).toEqual(['hand', 'deck']);
  });

  it.each([
    'When this Pokémon is Knocked Out, search your deck for a Moth and put it onto your Bench. Then, shuffle your deck.',
    'When this Pokémon is Knocked Out, search your deck for a Moth and put it into your hand. Then, draw a card.',
    'Once during your turn, you may search your deck for a Moth and put it into your hand. Shuffle your deck afterward.',
  ])('are not all where the text does more, or waits for something else: %s', (text) => {
    expect(leavesOnly(text, 'Mistmoth')).toBeNull();
  });
});

describe('a second attack', () => {
  const twice = 'Trait: This Pokémon may attack twice a turn.';
  it('leaves open whether the turn goes on, and nothing of the first', () => {
    expect(leavesOnly(twice, 'Mistmoth')).toMatchObject({ now: ['turn'] });
    expect(mayLeave(twice, 'Mistmoth', ['damage'])).toContain('turn');
    expect(mayLeave(twice, 'Mistmoth', ['damage'])).not.toContain('attached');
  });

  it('is not all where the text says more of it', () => {
    expect(leavesOnly(`${twice} The second attack does 20 more damage.`, 'Mistmoth')).toBeNull();
    expect(leavesOnly('If you flip heads, this Pokémon may attack twice a turn.', 'Mistmoth')).toBeNull();
  });
});
