import { expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** The moment of a power is said to be now, unless one of its name was used this turn and no more may be, or it has no effect. */

const ONE = "You can't use more than 1 Refill Ability each turn.";
const HAND = 'your hand';
const TEXT = `When you play this Pokémon from ${HAND} onto your Bench during your turn, you may draw 2 cards.`;
const NOW = 'now is the moment for a power';

const shown = (used: string, limit: string): string => {
  const board = `APR t9 p1 | Ladle{60HP, "Ability Refill: ${TEXT} ${limit}"}@3 ${used} / - [hand 3 (Dipper{60HP, "Ability Refill: ${TEXT} ${limit}"})] vs Wall{90HP} / -`;
  return rulingScreen(PLAIN_FACE, ruled('bench Dipper', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
};

it('is not said where one of its name was used', () => {
  expect(shown('^Refill', ONE)).not.toContain(NOW);
});

it('is said before that, and of a power without such a limit', () => {
  expect(shown('', ONE)).toContain(NOW);
  expect(shown('^Refill', '')).toContain(NOW);
});

const PILES = "each player's discard pile";
const HUSH = `Ability Hush: Each Basic Pokémon in play, in each player's hand, and in ${PILES} has no Abilities (except for Hush).`;

it('is not said of a power that another text leaves without effect, and that is said', () => {
  const board = `APR t9 p1 | Ladle{60HP} / - [hand 3 (Dipper{60HP, "Ability Refill: ${TEXT}"})] vs Wall{90HP, "${HUSH}"} / -`;
  const said = rulingScreen(PLAIN_FACE, ruled('bench Dipper', board)).map(textOf).join(' ').replace(/\s+/gu, ' ');
  expect(said).not.toContain(NOW);
  expect(said).toContain('Refill has no effect: Hush');
});
