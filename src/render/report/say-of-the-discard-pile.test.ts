import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// What a text takes out of the discard pile is said, or that it is still to be chosen; those that every choice takes are not all of them.

const said = (text: string, discard: string): string =>
  ruled(
    'attack Dig',
    `APR25 t9 p1 | Digger{60HP, F, "Dig 0 ${text}"} / - [deck 9, discard (${discard})] vs Wall{90HP, C, no weakness, no resistance} / - [deck 9]`,
  ).say.join(' ');

it('names the cards where nothing is to be chosen', () => {
  expect(said('Put a card from your discard pile into your hand.', 'Fire Energy')).toContain(
    'Fire Energy goes from your discard pile to your hand.',
  );
});

it('says that they are chosen, and names none of them', () => {
  const two = said('Put 2 cards from your discard pile into your hand.', '2 Fire Energy, Water Energy');
  expect(two).toContain('You choose what you take from the discard pile.');
  expect(two).not.toContain('goes from');
});

it('says of a card out of the deck that it goes to the hand, not that it is discarded', () => {
  const searched = ruled(
    'attack Seek',
    'APR25 t9 p1 | Seeker{60HP, F, "Seek 0 Search your deck for a Fire Energy card, show it to your opponent, and put it into your hand. Shuffle your deck afterward."} / - [deck 9 (Fire Energy)] vs Wall{90HP, C, no weakness, no resistance} / -',
    { answers: ['Fire Energy'] },
  ).say.join(' ');
  expect(searched).toContain('Fire Energy goes from your deck to your hand');
  expect(searched).not.toContain('discarded');
});
