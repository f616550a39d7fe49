import { expect, it } from 'vitest';
import { needsSaid } from './needs-said.ts';

it('says a fact once that several rules ask for', () => {
  const needs = [{ says: 'the hand' }, { says: 'the deck' }, { says: 'the hand' }];
  expect(needsSaid(needs)).toBe('the hand; the deck');
});
