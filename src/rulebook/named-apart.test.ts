import { describe, expect, it } from 'vitest';
import { corpusIndex } from '../cli/data.ts';
import { apartFrom, namedApart } from './named-apart.ts';

/** Passages in words of our own, other than those of the restatement. */
const IN_OTHER_WORDS = {
  'Zones: Prize Cards#a':
    'While setting up, lay the six top cards of your deck face down in front of you. Those are your Prize cards.',
  'Deck#1': 'A deck has 60 cards, not 59 and not 61.',
  'App1#2': 'When one of these is Knocked Out, 3 Prize cards are taken by the other player.',
  'Turn.2D#3': 'Just one Supporter can be played each turn.',
  'SC.Confused#2b': 'With tails, the attack fails and the Confused Pokémon gets 3 damage counters.',
  'Turn.2E#2e': "Pokémon that are Asleep or Paralyzed can't retreat.",
  'Names#1': 'You may have no more than four cards of one full name in a deck, not counting Basic Energy.',
} as const;

const heldAgainst = (id: keyof typeof IN_OTHER_WORDS, passage: string): string | null => {
  const entry = corpusIndex().entries.find((one) => one.document === 'me-2026' && one.id === id);
  if (entry === undefined) throw new Error(`no ${id}`);
  return apartFrom(entry, passage);
};

describe('a passage of a document that we did not read', () => {
  it.each(Object.entries(IN_OTHER_WORDS))('that says the same of %s in other words is not named', (id, passage) =>
    expect(heldAgainst(id as keyof typeof IN_OTHER_WORDS, passage)).toBeNull(),
  );

  it.each([
    ['Zones: Prize Cards#a', 'six', 'four', 'it names 4, ours 6'],
    ['Deck#1', '60', '50', 'it names 50, ours 60'],
    ['App1#2', '3', '2', 'it names 2, ours 3'],
    ['App1#2', '3 Prize cards', 'a Prize card', 'ours names 3, it does not'],
    ['Turn.2D#3', 'Supporter', 'Item', 'it names Item, ours Supporter'],
    ['SC.Confused#2b', 'tails', 'heads', 'it names heads, ours tails'],
    ['SC.Confused#2b', 'Confused', 'Burned', 'it names Burned, ours Confused'],
    ['Turn.2E#2e', "can't", 'may', 'it names may, ours not'],
    ['Names#1', 'four', 'three', 'it names 3, ours 4'],
  ] as const)('is named with both words: %s, “%s” to “%s”', (id, before, after, says) => {
    const passage: string = IN_OTHER_WORDS[id];
    expect(heldAgainst(id, passage.replaceAll(before, after))).toBe(`may say something else: ${says}`);
  });

  it('may leave out where a card comes from, but not name another place', () => {
    expect(namedApart('Draw a card.', 'A player draws a card from the deck.')).toBeNull();
    expect(namedApart('Take a card of your hand.', 'A player takes a card of the deck.')).toEqual({
      theirs: ['hand'],
      ours: ['deck'],
    });
  });
});
