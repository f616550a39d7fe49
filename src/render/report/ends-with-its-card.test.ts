import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// What a card does ends when it leaves play: said where nothing else does the same, and under the paragraph that says it.

const THREADS = '"Ability Threads: Attacks used by your opponent\'s Active Pokémon cost Colorless more."';
const wall = (name: string) => `${name}{30HP, C, no weakness, no resistance, ${THREADS}}`;

const ruling = (bench: string) =>
  ruled(
    'attack Hit',
    `APR t9 p1 | Hitter{90HP, C, "Hit C 60"} +LLL / - [prizes 3] vs ${wall('Weaver')} / ${bench} [prizes 3]`,
  );

it('says that it ends where the card was the only one', () => {
  const { follows, assumptions } = ruling('Pal{90HP, C}');
  expect(JSON.stringify(follows)).toContain('the effect of Threads ends');
  expect(JSON.stringify(follows)).toContain('II.E-13#1');
  expect(JSON.stringify(assumptions)).not.toContain('leaves play');
});

it('says nothing of the kind where another card has the same', () => {
  const { follows } = ruling(`${wall('Spinner')}, Pal{90HP, C}`);
  expect(JSON.stringify(follows)).toContain('Knocked Out');
  expect(JSON.stringify(follows)).not.toContain('the effect of Threads ends');
});

it('says that it ends where only the other player has another card of the name', () => {
  const both = ruled(
    'attack Hit',
    `APR t9 p1 | Hitter{90HP, C, "Hit C 60"} +LLLLL / ${wall('Weaver')} [prizes 3] vs ${wall('Weaver')} / Pal{90HP, C} [prizes 3]`,
  );
  expect(JSON.stringify(both.follows)).toContain('the effect of Threads ends');
});
