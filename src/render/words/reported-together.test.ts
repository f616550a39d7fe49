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

it('says once why the text of two Pokémon of one name does nothing, and counts what both of them do', () => {
  const node = (label: string) =>
    ({ event: 'note', text: 'Swirl', label, depth: 1, rule: null, children: [] }) as unknown as Parameters<
      typeof linesOf
    >[0][number];
  expect(linesOf([node('not'), node('not')], 'none')).toHaveLength(1);
  expect(linesOf([node('effect'), node('effect')], 'none')).toHaveLength(2);
});
