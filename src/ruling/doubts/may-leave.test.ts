import { expect, test } from 'vitest';
import { leftByTaken, mayLeave, speaksOf } from './may-leave.ts';

/** What of a table is in doubt after an unread text, by its words: too much leaves later rulings open, too little would make one wrong. */

test.each([
  ['If this Pokémon is Paralyzed, remove the Special Condition Paralyzed from it.', ['conditions'], ['recovered']],
  ['The Defending Pokémon is now Asleep.', ['conditions'], ['conditions']],
  ['You may heal 20 damage from this Pokémon.', ['damage'], ['healed']],
  ['Put 2 damage counters on any Pokémon.', ['damage'], ['damage', 'fallen']],
  ['Draw a card, then discard Nutshell.', ['draw'], ['own-card', 'hand', 'deck']],
  ['Your turn ends.', ['attack'], ['turn']],
  ['Put the top card of your deck in the Lost Zone.', [], ['deck', 'lost']],
  ['Put the top card of your deck into your hand.', [], ['hand', 'deck']],
  ['If it is Knocked Out by damage from an attack, put a card into your hand.', ['effects'], ['hand']],
  ['If it is Knocked Out, put 2 damage counters on any Pokémon.', ['damage'], ['damage', 'fallen']],
])('%s', (text, touches, left) => {
  expect(mayLeave(text, 'Nutshell', touches)).toEqual(left);
});

test('the attaching a text waits for does not count as what it changes', () => {
  const upon = 'Whenever you attach a Fire, Water, or Lightning basic Energy card from your hand to Nutshell, ';
  expect(mayLeave(`${upon}draw a card.`, 'Nutshell', [])).toEqual(['hand', 'deck']);
  expect(mayLeave(`${upon}remove all Special Conditions from it.`, 'Nutshell', [])).toEqual(['recovered']);
  const typed = `${upon}Nutshell's type (color) becomes the same as that type of Energy until the end of the turn.`;
  expect(mayLeave(typed, 'Nutshell', ['types'])).toEqual(['damage', 'fallen', 'lasting']);
  // What it does to cards itself, and where it may mean the card that was attached, is still in doubt.
  expect(mayLeave(`${upon}attach another Energy card to it.`, 'Nutshell', [])).toContain('attached');
  expect(mayLeave(`${upon}put it into your discard pile.`, 'Nutshell', [])).toContain('attached');
  expect(mayLeave(`${upon}discard an Energy card.`, 'Nutshell', [])).toContain('attached');
});

test('what replaces or undoes another text can have left anything but what needs a word of its own', () => {
  for (const text of ['Prevent all effects of attacks.', 'Do this instead of drawing.', '']) {
    const left = mayLeave(text, 'Nutshell', ['damage']);
    expect(left).toEqual(expect.arrayContaining(['conditions', 'attached', 'places', 'hand', 'lasting']));
    expect(left).not.toContain('turn');
  }
  expect(mayLeave('It sings.', 'Nutshell')).toContain('places');
});

test('a Pokémon that is only spoken of as the new Active one, or whose move is what a text waits for, stays where it is', () => {
  const swirl =
    "As long as this Pokémon is in the Active Spot, whenever your opponent's Active Pokémon moves to the Bench during their turn, their new Active Pokémon is now Confused.";
  expect(mayLeave(swirl, 'Nutshell', ['after-retreat'])).toEqual(['conditions']);
  expect(mayLeave('Put 2 damage counters on the new Active Pokémon.', 'Nutshell', [])).not.toContain('places');
  expect(mayLeave('Your opponent chooses a new Active Pokémon.', 'Nutshell', [])).toContain('places');
  expect(mayLeave('Whenever a Pokémon moves to the Bench, put it into your hand.', 'Nutshell', [])).toContain('places');
  expect(mayLeave('As long as this Pokémon is Active, your Pokémon has more HP.', 'Nutshell', [])).toContain('lasting');
});

test('that an act may be done again needs a word, unless the text is not known', () => {
  expect(mayLeave('You may retreat any number of times.', 'Nutshell', [])).toContain('limits');
  expect(mayLeave('', 'Nutshell', [])).toContain('limits');
  expect(mayLeave("The Defending Pokémon can't retreat.", 'Nutshell', [])).not.toContain('limits');
});

test('what is played without a known text rests on everything', () => {
  expect(speaksOf('')).toContain('prizes');
  expect(speaksOf('Draw 2 cards.')).toEqual(['hand', 'deck']);
  expect(speaksOf('You may use this only if you played Ana from your hand during this turn.')).not.toContain('hand');
});

test('cards of a deck that go into a hand leave every Pokémon where it is', () => {
  const search =
    'Reveal cards from your deck until you reveal a Pokémon. Put it into your hand. Shuffle the others back into your deck.';
  expect(mayLeave(search, 'Nutshell', ['draw'])).toEqual(['hand', 'deck']);
  // Of a Pokémon in play the same words take it away.
  expect(mayLeave('Choose 1 of your Pokémon. Put it into your hand.', 'Nutshell', ['effects'])).toContain('places');
  expect(mayLeave('Search your deck for a Nutshell. Shuffle Nutshell into it.', 'Nutshell', [])).toContain('places');
});

test('a card that is taken leaves open where it went, and more only where the text goes on from it', () => {
  expect(leftByTaken('Discard a card. If you do, search your deck for a Pokémon and put it into your hand.')).toEqual([
    'hand',
    'deck',
  ]);
  expect(leftByTaken('Search your deck for a Basic Pokémon and put it onto your Bench.')).toEqual(['deck', 'benched']);
  expect(leftByTaken('Look at the top 3 cards of your deck and take 1 of them.')).toEqual(['hand', 'deck']);
  expect(leftByTaken('Search your deck for a card that evolves from it and put it onto it.')).toContain('stages');
});

test('what comes between turns is in doubt where a text skips it or goes on with another turn', () => {
  const again = mayLeave('Take another turn after this one. (Skip what comes between turns.)', 'Mistmoth', []);
  expect(again).toEqual(expect.arrayContaining(['conditions', 'damage', 'fallen', 'hand', 'deck', 'turn']));
  expect(mayLeave('Your turn ends.', 'Mistmoth', [])).toEqual(['turn']);
});

test.each([
  [
    'This attack does 20 damage. If you have a Moth on your Bench, this attack does 70 damage instead.',
    ['damage', 'fallen', 'places'],
  ],
  [
    "Move an Energy to 1 of your opponent's Moths. If your opponent has no Benched Pokémon, ignore this effect.",
    ['attached'],
  ],
  [
    'Put a Moth from your hand onto your Bench. Treat the new Benched Pokémon as a Basic Pokémon.',
    ['places', 'stages', 'hand'],
  ],
  ['If you lose the flip, you lose this game.', ['end']],
  ['Put those Prize cards in the Lost Zone instead of putting them into your hand.', ['hand', 'lost', 'prizes']],
])('changes no more than its words where it says all that comes in the place of something: %s', (text, left) => {
  expect(mayLeave(text, 'Nutshell', []).filter((what) => what !== 'places')).toEqual(
    left.filter((what) => what !== 'places'),
  );
});

test('may change anything where what comes in the place of something is not all said', () => {
  for (const text of ['If it would be Knocked Out, do 20 damage instead.', 'Treat it as tails.', 'Ignore this effect.'])
    expect(mayLeave(text, 'Nutshell', []), text).toContain('stadium');
});
