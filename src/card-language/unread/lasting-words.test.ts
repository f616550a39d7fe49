import { expect, it } from 'vitest';
import { saidToLast } from './lasting-words.ts';

const untilOf = (text: string): readonly string[] => saidToLast(text).map(({ until }) => until);

it.each([
  ['During this turn, you may play 2 Supporter cards.', 'this-turn'],
  ["Flip a coin. If heads, that Pokémon can't attack during your opponent's next turn.", 'opponents-next-turn'],
  ['During your next turn, this attack does 40 more damage.', 'your-next-turn'],
  ['Until this Pokémon leaves play, it has no Weakness.', 'while-in-play'],
  ['Put 3 more damage counters on it between turns.', 'while-in-play'],
])('%s lasts', (text, until) => {
  expect(untilOf(text)).toEqual([until]);
});

const FALLEN = 'Knocked Out';

it.each([
  'Draw 3 cards. You may play only 1 Supporter card during your turn (before your attack).',
  `If any of your Pokémon were ${FALLEN} during your opponent's last turn, draw a card.`,
  'If this Pokémon was healed during this turn, this attack does 30 more damage.',
  'It is now Poisoned. Put 2 damage counters instead of 1 on that Pokémon between turns.',
  'Turn a Prize card face up. (That card remains face up for the rest of the game.)',
  'Discard cards from your hand until you have 3.',
])('%s leaves nothing', (text) => {
  expect(untilOf(text)).toEqual([]);
});
