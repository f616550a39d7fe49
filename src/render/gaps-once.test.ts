import { expect, test } from 'vitest';
import { gapsOnce } from './gaps-once.ts';

const gap = (card: string) => ({ card, place: 'Ability Echo', clause: '', text: 'x', couldChange: [], rule: null });

test('a text that several cards have is printed once, with their number', () => {
  const shown = gapsOnce([gap('Bat'), gap('Cat'), gap('Bat'), gap('Bat')]);
  expect(shown.map(({ card, place }) => [card, place])).toEqual([
    ['Bat', 'Ability Echo (3 copies)'],
    ['Cat', 'Ability Echo'],
  ]);
});
