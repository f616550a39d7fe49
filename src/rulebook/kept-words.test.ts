import { describe, expect, it } from 'vitest';
import { changeOf, changesSince, editionIn, keptWords, sourceOfKept } from './kept-words.ts';

const RULE = 'A player may play 1 Supporter in a turn, and can’t have more than five Pokémon on the Bench.';

describe('the words of a passage that decide', () => {
  it('are kept in order, whatever stands between them', () =>
    expect(keptWords(RULE)).toEqual(['may', '1', 'supporter', 'can-not', 'more', '5', 'bench']));

  it.each([
    ['five', 'eight', 'it names another number'],
    ['may', 'must', 'one says “may”, the other “must”'],
    ['can’t', 'can', 'one of them says “not”'],
    ['Supporter', 'Stadium', 'it names another kind of card'],
  ])('show that %s became %s', (before, now, why) =>
    expect(changeOf(keptWords(RULE), keptWords(RULE.replace(before, now)))).toBe(why),
  );

  it('show no change where other words stand between them', () =>
    expect(
      changeOf(keptWords(RULE), keptWords('Someone may use 1 Supporter; they cannot own more than 5 on the bench.')),
    ).toBeNull());

  it('are stored and read again', () => {
    const kept = [['A#1', ['may', '1']] as const, ['A#2', []] as const];
    expect(editionIn(sourceOfKept('3.4', kept))).toEqual({ version: '3.4', kept: { 'A#1': ['may', '1'], 'A#2': [] } });
  });
});

describe('a copy held against the edition that was read', () => {
  const read = { version: '1', kept: { a: ['may'], b: ['2'], c: ['must'], d: [] } };
  const quotes = (...texts: readonly string[]) => texts.map((text, at) => ({ id: 'abcd'[at] ?? '', text }));

  it('names what changed, and nothing else', () =>
    expect([...(changesSince(read, quotes('it may', 'it is 3', 'it must', 'so')) ?? [])]).toEqual([
      ['a', null],
      ['b', 'it names another number'],
      ['c', null],
      ['d', null],
    ]));

  it('does not name words that went over to the passage beside', () =>
    expect(
      [...(changesSince(read, quotes('it may', 'it is 2 and must', 'it', 'so')) ?? [])].map(([, why]) => why),
    ).toEqual([null, null, null, null]));

  it('says nothing of a copy that is worded otherwise throughout', () =>
    expect(changesSince(read, quotes('it can', 'it is 3', 'never', 'so'))).toBeNull());
});
