import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';
import { linesOf } from './reported-together.ts';

/** The lines of a step say a thing once. */

it('says once what a card gives, though the cost and the text both ask for it', () => {
  const { trace } = ruled(
    'attack Burn',
    'CR t9 p1 | Foo{60HP, R, basic, "Burn RC 20 Discard a Fire Energy attached to this Pokémon."} +Multi Energy+R / - vs Wall{200HP, W, no weakness, no resistance} / -',
  );
  const codes = linesOf(trace, 'none').flatMap(({ code }) => (code === 'gives-by-its-text' ? [code] : []));
  expect(codes).toEqual(['gives-by-its-text']);
});
