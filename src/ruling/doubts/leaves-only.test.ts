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
