import { expect, test } from 'vitest';
import type { RuleId } from '../../corpus/index.ts';
import { gapWords } from './touches.ts';

/** What is said of the text for which a card is played: not that it bears on playing cards of its kind, but what is open about this one. */

const text = 'Sing a song with a Pokémon Tool. You may play only 1 Supporter card during your turn.';
const gap = { couldChange: ['play-supporter'], text };
const rule = 'comprehensive-2009:602.3' as RuleId;

test('a card that has to change something by a paragraph may not be played for nothing', () => {
  expect(gapWords({ ...gap, played: true, rule })).toEqual([
    'what comes of playing it, and it may not be played for nothing',
  ]);
});

test('where no paragraph says so, or the text may say when it is played, whether it may be is open', () => {
  const open = ['what comes of playing it, and whether it may be played'];
  expect(gapWords({ ...gap, played: true })).toEqual(open);
  expect(gapWords({ ...gap, played: true, rule, text: 'You can play this only if they sang.' })).toEqual(open);
});

test('another text that bears on playing such cards is said to do that', () => {
  expect(gapWords(gap)).toEqual(['playing Supporters']);
  expect(gapWords({ ...gap, couldChange: [], played: true })).toEqual([]);
});
