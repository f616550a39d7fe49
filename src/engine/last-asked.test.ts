import { expect, it } from 'vitest';
import type { View } from '../claims/index.ts';
import { lastAsked } from './index.ts';

const viewWith = (recorder: View['recorder']): View => ({ recorder }) as View;

it('keeps a value for one view and one action alone', () => {
  let asked = 0;
  const ask = lastAsked((_view: View, action: { readonly of: string }) => {
    asked += 1;
    return `${action.of} ${asked}`;
  });
  const [view, action] = [viewWith(null), { of: 'a' }];
  expect(ask(view, action)).toBe('a 1');
  expect(ask(view, action)).toBe('a 1');
  expect(ask(viewWith(null), action)).toBe('a 2');
  expect(ask(view, action)).toBe('a 3');
  expect(ask(view, { of: 'a' })).toBe('a 4');
});

it('asks every time where a recorder listens', () => {
  let asked = 0;
  const ask = lastAsked((_view: View, _action: object) => {
    asked += 1;
    return asked;
  });
  const [view, action] = [viewWith(() => {}), {}];
  ask(view, action);
  expect(ask(view, action)).toBe(2);
});
