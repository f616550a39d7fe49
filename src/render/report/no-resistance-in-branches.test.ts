import { expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** A text that sets Resistance aside is said beside each side of a coin, where no damage is reckoned line by line. */

const shown = (type: string): readonly string[] => {
  const shove = `"Shove C 20 Flip a coin. If heads, the Defending Pokémon is now Paralyzed."`;
  const board = `EX t9 p1 | Pusher{80HP, ${type}, ${shove}} +F / - vs Gull{90HP, C, no weakness, resist F-30} / - | stadium Magnetic Storm`;
  return rulingScreen(PLAIN_FACE, ruled('attack Shove', board))
    .map(textOf)
    .join(' ')
    .split(/(?=heads ✓|tails ✓)/u);
};

const BY_THE_STADIUM = 'no Resistance, because of Magnetic Storm';

it('is said beside heads and beside tails, once each', () => {
  const [, heads, tails] = shown('F');
  expect(heads?.split(BY_THE_STADIUM)).toHaveLength(2);
  expect(tails?.split(BY_THE_STADIUM)).toHaveLength(2);
});

it('is not said of an attacker whom no Resistance would meet', () => {
  expect(shown('P').join(' ')).not.toContain(BY_THE_STADIUM);
});
