import { expect, test } from 'vitest';
import { mayLeave, speaksOf } from './may-leave.ts';

/** What of a table is in doubt after an unread text, by its words: too much leaves later rulings open, too little would make one wrong. */

test.each([
  ['If this Pokémon is Paralyzed, remove the Special Condition Paralyzed from it.', ['conditions'], ['recovered']],
  ['The Defending Pokémon is now Asleep.', ['conditions'], ['conditions']],
  ['You may heal 20 damage from this Pokémon.', ['damage'], ['healed']],
  ['Put 2 damage counters on any Pokémon.', ['damage'], ['damage', 'fallen']],
  ['Draw a card, then discard Nutshell.', ['draw'], ['own-card', 'hand', 'deck']],
  ['Your turn ends.', ['attack'], ['turn']],
])('%s', (text, touches, left) => {
  expect(mayLeave(text, 'Nutshell', touches)).toEqual(left);
});

test('what replaces or undoes another text can have left anything but what needs a word of its own', () => {
  for (const text of ['Prevent all effects of attacks.', 'Do this instead of drawing.', '']) {
    const left = mayLeave(text, 'Nutshell', ['damage']);
    expect(left).toEqual(expect.arrayContaining(['conditions', 'attached', 'places', 'hand', 'lasting']));
    expect(left).not.toContain('turn');
  }
  expect(mayLeave('It sings.', 'Nutshell')).toContain('places');
});

test('what is played without a known text rests on everything', () => {
  expect(speaksOf('')).toContain('prizes');
  expect(speaksOf('Draw 2 cards.')).toEqual(['hand', 'deck']);
});
