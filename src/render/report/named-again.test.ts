import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

const said = (question: string, board: string): string => ruled(question, board).say.join(' ');

it('calls a Pokémon by its name again after another card was spoken of', () => {
  expect(said('evolve Raichu on active', 'CR t9 p1 | Shinx@9 / - [hand (Raichu)] vs Wailord(GE 30) / -')).toContain(
    'not from Shinx, and Shinx came into play this turn',
  );
});

it('calls it “it” where nothing else was', () => {
  expect(said('retreat', 'CR t9 p1 | Shinx ~asleep / Shinx vs Wailord(GE 30) / -')).toContain(
    'The Active Shinx is Asleep, and it has no Energy',
  );
});
