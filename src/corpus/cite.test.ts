import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALSO_CALLED } from './also-called.ts';
import { parseRuleReference } from './cite.ts';
import { compileCorpus } from './compile.ts';
import { corpusFiles } from './corpus-files.ts';
import type { CorpusEntry, CorpusIndex } from './entry.ts';

const { index } = compileCorpus(corpusFiles(join(import.meta.dirname, '..', '..', 'rules-corpus')));
const ids = (text: string): readonly string[] => parseRuleReference(text, index).matches.map((match) => match.id);
const nearest = (text: string): readonly string[] => parseRuleReference(text, index).nearest.map((match) => match.id);

const later = (document: string, id: string): CorpusEntry => ({
  document,
  id,
  title: id,
  kind: 'rule',
  parent: null,
  text: '',
  markdown: '',
  examples: [],
  class: 'enforced',
  links: [],
  file: 'x.md',
  line: 1,
});
/** The rules of 2009 with a few ids as later documents will have them. */
const more: CorpusIndex = {
  ...index,
  entries: [
    ...index.entries,
    ...['I.A-03#2', 'I.A-01/atk.2b', 'II.C-14', 'II.C-15'].map((id) => later('advanced-2018', id)),
  ],
};

describe('reading a reference to a rule', () => {
  it.each([
    '309.4',
    'cr 309.4',
    'CR309.4',
    '309.4.',
    'rule 309.4',
    'Rule CR 309.4',
    '§309.4',
    '§ 309.4',
    '(309.4)',
    '“309.4”',
    ' 309.4, ',
    'comprehensive-2009/309.4',
    'comprehensive-2009:309.4',
    'CR 2009 309.4',
    'Comprehensive Rules 2009, 309.4',
  ])('understands %s', (text) => {
    expect(ids(text)).toEqual(['309.4']);
  });

  it.each(['606.2a.i', '606.2A.I', '606.2ai', '606.2a(i)', '606.2a i'])(
    'understands the Roman numeral of %s',
    (text) => {
      expect(ids(text)).toEqual(['606.2a.i']);
    },
  );

  it.each(['G:owner', 'g: Owner', 'glossary owner', 'Glossary: owner', 'glossary term owner', 'cr glossary owners'])(
    'finds the term of %s',
    (text) => {
      expect(ids(text)).toEqual(['G:owner']);
    },
  );

  it('finds a term without its accents', () => {
    expect(ids('g:active pokemon')).toEqual(['G:Active Pokémon']);
  });

  it('keeps 316.1 and 316.10 apart', () => {
    expect([ids('316.1'), ids('316.10')]).toEqual([['316.1'], ['316.10']]);
  });

  it.each([
    ['309.1-309.4', ['309.1', '309.2', '309.3', '309.3a', '309.3b', '309.4']],
    ['309.1–4', ['309.1', '309.2', '309.3', '309.3a', '309.3b', '309.4']],
    ['cr 309.3a to 309.3b', ['309.3a', '309.3b']],
    ['309.3b-309.3a', ['309.3a', '309.3b']],
    ['309.3a-b', ['309.3a', '309.3b']],
    ['309-311', ['309', '310', '311']],
  ])('opens the range %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
    expect(parseRuleReference(text, index).reads).toBe('range');
  });

  it('opens a whole section into itself and its rules, a chapter into its sections', () => {
    expect(ids('309')).toEqual(['309', '309.1', '309.2', '309.3', '309.3a', '309.3b', '309.4']);
    expect(ids('5')).toEqual(['5', '500']);
  });

  it('reads several with commas, spaces or “and” between, and keeps what is unknown among them', () => {
    expect(ids('CR 309.1, 309.2 and 311.2b')).toEqual(['309.1', '309.2', '311.2b']);
    expect(parseRuleReference('309.1 309.99', index)).toMatchObject({
      matches: [{ id: '309.1' }],
      unknown: ['309.99'],
    });
  });

  it.each([
    ['309,4', ['309.4']],
    ['CR 309,4', ['309.4']],
    ['309,3a-b', ['309.3a', '309.3b']],
    ['309,2, 309,4', ['309.2', '309.4']],
    ['309.2,309.4', ['309.2', '309.4']],
    ['309,310', ids('309, 310')],
  ])('takes the comma of %s for a point only inside a number', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('says of a number with a decimal comma that it does not exist, not what stands before the comma', () => {
    expect(parseRuleReference('309,9', index)).toMatchObject({ matches: [], unknown: ['309.9'] });
  });

  it.each([
    ['309.2, 4', ['309.2', '309.4']],
    ['309.3,4', ['309.3', '309.4']],
    ['309.3a, b and 4', ['309.3a', '309.3b', '309.4']],
    ['CR 309.1 and 2', ['309.1', '309.2']],
  ])('writes out the shortened numbers of %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    ['II.C-14', 'II.C-14'],
    ['ii.c-14', 'II.C-14'],
    ['C-14', 'II.C-14'],
    ['apr c14', 'II.C-14'],
    ['APR C-14', 'II.C-14'],
    ['advanced-2018/II.C-14', 'II.C-14'],
    ['I.A-03#2', 'I.A-03#2'],
    ['a-01/atk.2b', 'I.A-01/atk.2b'],
  ])('understands %s of a later document', (text, id) => {
    expect(parseRuleReference(text, more).matches.map((match) => match.id)).toEqual([id]);
  });

  it.each([
    ['Play.9B5', 'Play.9B5'],
    ['play.9b5', 'Play.9B5'],
    ['play 9b5', 'Play.9B5'],
    ['neo 9B5', 'Play.9B5'],
    ['neo 9b', 'Play.9B'],
    ['neo 1d', 'After.1D'],
    ['neo-2001/Play.9B5', 'Play.9B5'],
    ['Neo Play 9 B 5', 'Play.9B5'],
    ['rule Play.9B5.', 'Play.9B5'],
    ['Math.E', 'Math.E'],
    ['math-e', 'Math.E'],
    ['neo math e', 'Math.E'],
    ['Neo 2001 Math E', 'Math.E'],
    ['Math#1', 'Math#1'],
    ['math ¶ 1', 'Math#1'],
    ['Order.6', 'Order.6'],
    ['order 6', 'Order.6'],
    ['Cond.Confused', 'Cond.Confused'],
    ['cond confused', 'Cond.Confused'],
    ['neo confused', 'Cond.Confused'],
    ['neo confusion', 'Cond.Confused'],
    ['Cond.Confused#2', 'Cond.Confused#2'],
    ['neo confused#2', 'Cond.Confused#2'],
    ['neo confused 2', 'Cond.Confused#2'],
    ['Cond.Confused, paragraph 2', 'Cond.Confused#2'],
    ['neo asleep', 'Cond.Asleep'],
    ['Cond.Sleep', 'Cond.Asleep'],
    ['neo chared', 'Cond.Char'],
    ['Unown', 'Unown'],
    ['neo energy types', 'Energy Types'],
    ['Special Trainers: Stadium', 'Special Trainers: Stadium'],
    ['special trainers stadium', 'Special Trainers: Stadium'],
    ['neo stadium', 'Special Trainers: Stadium'],
    ['neo pokemon tools', 'Pokémon Tools'],
    ['neo tools', 'Pokémon Tools'],
  ])('understands %s of the Neo rules', (text, id) => {
    expect(parseRuleReference(text, index)).toMatchObject({ matches: [{ document: 'neo-2001', id }], reads: 'rule' });
  });

  it.each([
    ['Math.A-E', ['Math.A', 'Math.B', 'Math.C', 'Math.D', 'Math.E']],
    ['Math.E to Math.G', ['Math.E', 'Math.F', 'Math.G']],
    ['neo Order.5-7', ['Order.5', 'Order.6', 'Order.7']],
    ['Play.9B1-3', ['Play.9B1', 'Play.9B2', 'Play.9B3']],
    ['Cond.Confused#1-3', ['Cond.Confused#1', 'Cond.Confused#2', 'Cond.Confused#3']],
  ])('opens the range %s of the Neo rules', (text, expected) => {
    expect(ids(text)).toEqual(expected);
    expect(parseRuleReference(text, index).reads).toBe('range');
  });

  it.each([
    ['Math.E, F and G', ['Math.E', 'Math.F', 'Math.G']],
    ['Order.5, 6', ['Order.5', 'Order.6']],
    ['Play.9B1, 2', ['Play.9B1', 'Play.9B2']],
    ['neo 9B1, 9B5', ['Play.9B1', 'Play.9B5']],
    ['Math.E, 309.4', ['Math.E', '309.4']],
  ])('writes out the list %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('opens a chapter with words for a name into itself and its rules', () => {
    expect(ids('neo after')).toEqual([
      ...['After', 'After.1', 'After.1A', 'After.1B', 'After.1C', 'After.1D', 'After.2', 'After.3'],
    ]);
    expect(parseRuleReference('After', index).reads).toBe('section');
  });

  it('leads from every id of the corpus to itself, and from every other name to a rule that no id of that name hides', () => {
    for (const { document, id, kind } of index.entries) {
      expect(parseRuleReference(`${document}/${id}`, index).matches[0], id).toEqual({ document, id });
      if (kind !== 'section') expect(parseRuleReference(`${document}/${id}`, index).matches, id).toHaveLength(1);
    }
    for (const { key } of index.documents) {
      for (const [name, id] of Object.entries(ALSO_CALLED[key] ?? {})) {
        expect(parseRuleReference(`${key} ${name}`, index).matches, name).toEqual([{ document: key, id }]);
      }
    }
  });

  it('keeps the item and the paragraph of one number apart, and takes a number without a sign for the item', () => {
    const both: CorpusIndex = {
      ...index,
      entries: [...index.entries, ...['Start#1', 'Start.1', 'Start#2'].map((id) => later('xy-2016', id))],
    };
    const read = (text: string): readonly string[] => parseRuleReference(text, both).matches.map((match) => match.id);
    expect([read('Start#1'), read('Start.1'), read('xy start 1'), read('xy start 2')]).toEqual([
      ['Start#1'],
      ['Start.1'],
      ['Start.1'],
      ['Start#2'],
    ]);
  });

  it('understands short glossary terms of a later document', () => {
    const xy: CorpusIndex = {
      ...index,
      entries: [
        ...index.entries,
        ...['Gl:Pokémon Tool', 'Gl:Hit Points (HP)'].map((id) => ({
          ...later('xy-2016', id),
          kind: 'glossary' as const,
          title: id.slice(3),
        })),
        later('xy-2016', 'Between'),
      ],
    };
    const read = (text: string): readonly string[] => parseRuleReference(text, xy).matches.map((match) => match.id);
    expect([read('Gl:Tool'), read('xy glossary tool'), read('gl: hp'), read('xy turn 4')]).toEqual([
      ['Gl:Pokémon Tool'],
      ['Gl:Pokémon Tool'],
      ['Gl:Hit Points (HP)'],
      ['Between'],
    ]);
  });

  it('shows an id that several documents have in all of them, unless one is named', () => {
    const both: CorpusIndex = { ...more, entries: [...more.entries, later('xy-2016', '309.4')] };
    expect(parseRuleReference('309.4', both).matches.map((match) => match.document)).toEqual([
      'comprehensive-2009',
      'xy-2016',
    ]);
    expect(parseRuleReference('xy 309.4', both).matches).toHaveLength(1);
  });
});

describe('a reference to nothing', () => {
  it('tells the nearest rules and where the section ends', () => {
    const found = parseRuleReference('cr 309.6', index);
    expect(found).toMatchObject({ matches: [], reads: 'unknown', document: 'comprehensive-2009', unknown: ['309.6'] });
    expect(found.nearest[0]?.id).toBe('309.4');
    expect(found.sectionEnd).toMatchObject({ section: { id: '309' }, last: { id: '309.4' } });
  });

  it('finds the rule meant by swapped digits and by a mistyped term', () => {
    expect(nearest('390.4')).toContain('309.4');
    expect(nearest('glossary ownr')).toEqual(['G:owner']);
  });

  it.each([
    ['Math.K', 'Math', 'Math.J'],
    ['neo math z', 'Math', 'Math.J'],
    ['Play.9B7', 'Play.9B', 'Play.9B6'],
    ['Cond.Confused#4', 'Cond.Confused', 'Cond.Confused#3'],
    ['Math#2', 'Math', 'Math#1'],
    ['Order.8', 'Order', 'Order.7'],
  ])('tells of %s where its list ends', (text, section, last) => {
    expect(parseRuleReference(text, index)).toMatchObject({
      matches: [],
      reads: 'unknown',
      sectionEnd: { section: { id: section }, last: { id: last } },
    });
  });

  it('does not take an item for a paragraph that does not exist', () => {
    expect(ids('Order#6')).toEqual([]);
    expect(ids('neo 2')).toEqual([]);
    expect(ids('neo e')).toEqual([]);
  });

  it('names a document it knows but does not have, without guessing in another', () => {
    expect(parseRuleReference('apr c14', index)).toMatchObject({ document: 'advanced-2018', matches: [], nearest: [] });
  });

  it.each(['retreat', 'can I retreat', '', '   ', 'cr', '2 on 2', '100 damage', 'example', '??'])(
    'takes %j for words',
    (text) => {
      expect(parseRuleReference(text, index)).toMatchObject({ matches: [], reads: 'words' });
    },
  );

  it.each(['__proto__', 'constructor', '309.4\u0000', `${'3'.repeat(5000)}.1`, '309.1-'.repeat(500), '('.repeat(3000)])(
    'is not upset by odd input',
    (text) => {
      expect(parseRuleReference(text, index).unknown.length).toBeLessThan(600);
    },
  );
});
