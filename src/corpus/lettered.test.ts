import { describe, expect, it } from 'vitest';
import { parseRuleReference } from './cite.ts';
import type { CorpusEntry, CorpusIndex } from './entry.ts';

const IDS: Readonly<Record<string, readonly (readonly [id: string, parent: string | null])[]>> = {
  'comprehensive-2009': [
    ['309', null],
    ['309.2', '309'],
    ['309.4', '309'],
  ],
  'xy-2016': [
    ['Turn.2E', null],
    ['Math.E', null],
  ],
  'advanced-2018': [
    ['I.A', null],
    ['I.A-01', 'I.A'],
    ['I.A-01#1', 'I.A-01'],
    ['I.A-01#3', 'I.A-01'],
    ['I.A-01/atk.2', 'I.A-01#3'],
    ['I.A-01/atk.2a', 'I.A-01/atk.2'],
    ['I.A-01/atk.2b', 'I.A-01/atk.2'],
    ['I.A-01/atk.3', 'I.A-01#3'],
    ['I.A-01#4', 'I.A-01'],
    ['I.A-01/dmg.2', 'I.A-01#4'],
    ['I.A-01/dmg.3', 'I.A-01#4'],
    ['I.A-03', 'I.A'],
    ...[1, 2, 3, 4].map((number) => [`I.A-03#${number}`, 'I.A-03'] as const),
    ['I.B', null],
    ['I.B-01', 'I.B'],
    ['I.B-01#1', 'I.B-01'],
    ['I.B-02', 'I.B'],
    ['I.C', null],
    ['I.C#1', 'I.C'],
    ['I.D', null],
    ['I.D#2', 'I.D'],
    ['I.D#3', 'I.D'],
    ['I.D/ko.2', 'I.D#3'],
    ['I.D/ko.4', 'I.D#3'],
    ['I.E', null],
    ['I.E#1', 'I.E'],
    ['I.E#4', 'I.E'],
    ['I.F', null],
    ['I.G', null],
    ['I.G/set.5d', 'I.G'],
    ['II.A', null],
    ['II.A#3', 'II.A'],
    ['II.B', null],
    ['II.B-01', 'II.B'],
    ['II.B-01#1', 'II.B-01'],
    ['II.B-02', 'II.B'],
    ['II.B-09', 'II.B'],
    ['II.C', null],
    ['II.C-14', 'II.C'],
    ['II.C-14#1', 'II.C-14'],
    ['II.C-15', 'II.C'],
    ['II.E', null],
    ['II.E-01', 'II.E'],
    ['II.E-01#1', 'II.E-01'],
    ['II.E-01#2', 'II.E-01'],
    ['II.E-11', 'II.E'],
    ['II.E-29', 'II.E'],
  ],
};

const entries = Object.entries(IDS).flatMap(([document, ids]) =>
  ids.map(
    ([id, parent]): CorpusEntry => ({
      document,
      id,
      parent,
      title: id,
      kind: /^(?:I+\.[A-H]|309)$/.test(id) ? 'section' : 'rule',
      text: '',
      examples: [],
      class: 'enforced',
      links: [],
      file: 'x.md',
      line: 1,
    }),
  ),
);
const index: CorpusIndex = { hash: '', documents: [], entries };
const ids = (text: string): readonly string[] => parseRuleReference(text, index).matches.map((match) => match.id);

describe('reading an id of 2018', () => {
  it.each([
    ['I.A-03', 'i.a-03', 'I.A.03', 'IA-3', 'ia03', 'a03', 'A3', 'A-3', 'apr a 3', 'section A-03', 'APR I.A-03.'],
    ['I.A-03', 'part I A-03', 'Part I, A-03', '1.A-03', 'advanced-2018/I.A-03', 'APR 2018 A-03'],
    ['I.A-03', "Advanced Players' Rulebook A-03", 'Advanced Players’ Rulebook 2018, I.A-03', 'I.A-03 FAQ', 'a03 ex. 1'],
    ['I.A-03#2', 'apr i.a-03#2', 'a03#2', 'A3 #2', 'A-03 ◆2', 'A-03 (2)', 'a03 para 2', 'A-03 paragraph 2', 'A-03 2'],
    ['I.A-01/atk.2b', 'a-01/atk.2b', 'atk.2b', 'atk 2b', 'ATK2B', 'a01 atk 2b', 'A-01 step 2b', 'A-01/2b', 'atk.2(b)'],
    ['I.D/ko.4', 'ko 4', 'ko4', 'ko.4', 'd/ko.4', 'I.D ko 4', 'apr ko 4', 'I.D step 4'],
    ['I.G/set.5d', 'set 5d', 'set.5.d', 'G/set.5d'],
    ['II.C-14', 'C-14', 'c14', 'apr c14', 'IIC14', '2.C-14', 'ii c 14', 'II.C-14 FAQ 2'],
    ['II.E-29', 'e29', 'E-29', 'II.E.29'],
    ['I.E#4', 'E#4', 'i.e #4', 'apr e#4'],
    ['II.A#3', 'a#3'],
    ['II.B-09', 'B9', 'II.B-09#1'],
  ])('understands %s in every spelling', (...spellings) => {
    const [id] = spellings;
    expect(spellings.map((text) => [text, ids(text)])).toEqual(spellings.map((text) => [text, [id]]));
  });

  it.each([
    ['B-01', ['I.B-01', 'II.B-01']],
    ['b1#1', ['I.B-01#1', 'II.B-01#1']],
    ['a01 step 3', ['I.A-01/atk.3', 'I.A-01/dmg.3']],
    ['I.D-2', ['I.D#2', 'I.D/ko.2']],
  ])('gives everything %s may mean', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('does not take a paragraph for a part of the number, nor the other way round', () => {
    expect([ids('e1#1'), ids('E-11'), ids('e#11'), ids('c#14')]).toEqual([['II.E-01#1'], ['II.E-11'], [], []]);
  });

  it('opens chapters, both where only the letter is written and the document named', () => {
    expect(ids('II.E')).toEqual(['II.E', 'II.E-01', 'II.E-01#1', 'II.E-01#2', 'II.E-11', 'II.E-29']);
    expect(ids('apr e')).toEqual([...ids('I.E'), ...ids('II.E')]);
  });

  it.each([
    ['I.A-03#2-4', ['I.A-03#2', 'I.A-03#3', 'I.A-03#4']],
    ['I.A-03#2–#4', ['I.A-03#2', 'I.A-03#3', 'I.A-03#4']],
    ['C-14 - C-15', ['II.C-14', 'II.C-14#1', 'II.C-15']],
    ['c14-15', ['II.C-14', 'II.C-14#1', 'II.C-15']],
    ['II.C-14 to II.C-15', ['II.C-14', 'II.C-14#1', 'II.C-15']],
    ['atk.2a-b', ['I.A-01/atk.2a', 'I.A-01/atk.2b']],
    ['B-01 - B-02', ['I.B-01', 'I.B-01#1', 'I.B-02', 'II.B-01', 'II.B-01#1', 'II.B-02']],
    ['I.E - I.G', ['I.E', 'I.F', 'I.G']],
  ])('opens the range %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    ['I.A-03#2, #4', ['I.A-03#2', 'I.A-03#4']],
    ['I.A-03#2 and 4', ['I.A-03#2', 'I.A-03#4']],
    ['C-14, 15', ['II.C-14', 'II.C-15']],
    ['atk.2a, b and 3', ['I.A-01/atk.2a', 'I.A-01/atk.2b', 'I.A-01/atk.3']],
    ['apr a01, ko 4', ['I.A-01', 'I.D/ko.4']],
    ['309.2, 4, c14', ['309.2', '309.4', 'II.C-14']],
  ])('writes out the list %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each(['a', 'if', 'id', 'E', 'I', 'I am', 'a retreat', 'bench', 'step 2b', 'can I retreat'])(
    'takes %j for words',
    (text) => {
      expect(parseRuleReference(text, index)).toMatchObject({ matches: [], reads: 'words' });
    },
  );

  it('leaves other documents their own ids', () => {
    expect([ids('turn 2e'), ids('xy math.e'), ids('cr a03'), ids('xy c14')]).toEqual([['Turn.2E'], ['Math.E'], [], []]);
  });
});

describe('an id of 2018 that does not exist', () => {
  it.each([
    ['a03#9', 'I.A-03', 'I.A-03#4'],
    ['I.A-09', 'I.A', 'I.A-03'],
    ['C-25', 'II.C', 'II.C-15'],
    ['B-25', undefined, undefined],
    ['II.C-25', 'II.C', 'II.C-15'],
    ['A-01/atk.9', 'I.A-01#3', 'I.A-01/atk.3'],
    ['E#9', undefined, undefined],
    ['I.E#9', 'I.E', 'I.E#4'],
  ])('%s tells how far its section goes', (text, section, last) => {
    const found = parseRuleReference(text, index);
    expect(found).toMatchObject({ matches: [], reads: 'unknown' });
    expect([found.sectionEnd?.section.id, found.sectionEnd?.last.id]).toEqual([section, last]);
  });

  it('is answered with ids that are near', () => {
    expect(parseRuleReference('apr I.A-03#9', index).nearest[0]?.id).toMatch(/^I\.A-03/);
  });
});
