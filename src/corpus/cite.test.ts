import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCorpus } from '../building/corpus/compile.ts';
import { corpusFiles } from '../building/corpus/corpus-files.ts';
import { ALSO_CALLED } from './also-called.ts';
import { parseRuleReference } from './cite.ts';
import type { CorpusEntry, CorpusIndex } from './entry.ts';

const { index } = compileCorpus(corpusFiles(join(import.meta.dirname, '..', '..', 'rules-corpus')));
const ids = (text: string): readonly string[] => parseRuleReference(text, index).matches.map((match) => match.id);
/** Many ids of the XY rulebook are those of the ME rulebook too. */
const idsIn = (document: string, text: string): readonly string[] =>
  parseRuleReference(text, index)
    .matches.filter((match) => match.document === document)
    .map((match) => match.id);
const nearest = (text: string): readonly string[] => parseRuleReference(text, index).nearest.map((match) => match.id);

/** A section of 2009 and all its rules, however many there are. */
const idsOfSection = (section: string): readonly string[] =>
  index.entries
    .filter(({ document, id }) => document === 'comprehensive-2009' && (id === section || id.startsWith(`${section}.`)))
    .map(({ id }) => id);

const later = (document: string, id: string): CorpusEntry => ({
  document,
  id,
  title: id,
  kind: 'rule',
  parent: null,
  text: '',
  examples: [],
  class: 'enforced',
  links: [],
  file: 'x.md',
  line: 1,
});
/** The corpus of 2009 alone. */
const only2009: CorpusIndex = {
  ...index,
  documents: index.documents.filter(({ key }) => key === 'comprehensive-2009'),
  entries: index.entries.filter(({ document }) => document === 'comprehensive-2009'),
};
/** The rules of 2009 with a few ids of other documents. */
const more: CorpusIndex = {
  ...only2009,
  entries: [
    ...only2009.entries,
    ...['I.A-01', 'I.A-03', 'I.A-03#2', 'I.A-01/atk.2b', 'II.C-14', 'II.C-15'].map((id) => later('advanced-2018', id)),
  ],
};

describe('a block inside a rule', () => {
  it.each(['I.A-03 FAQ', 'apr a-03 faq 2', 'I.A-03 ex.2', 'I.A-03 example 2'])('is read as its rule: %s', (text) => {
    expect(new Set(ids(text))).toEqual(new Set(ids('I.A-03')));
    expect(ids('I.A-03')).toContain('I.A-03');
  });
});

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

  it.each([
    ['G:owner', ['G:owner']],
    ['g: Owner', ['G:owner']],
    ['cr glossary owners', ['G:owner']],
    ['cr gl:owner', ['G:owner']],
    ['Gl:Owner', ['Gl:Owner']],
    ['gl: owner', ['Gl:Owner']],
    ['xy glossary owner', ['Gl:Owner']],
    ['xy g:owner', ['Gl:Owner']],
    ['glossary owner', ['G:owner', 'Gl:Owner']],
    ['Glossary: owner', ['G:owner', 'Gl:Owner']],
    ['glossary term owner', ['G:owner', 'Gl:Owner']],
    ['glossary select', ['G:select']],
  ])('finds the term of %s in the glossaries that have it', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

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
    expect(ids('309')).toEqual(idsOfSection('309'));
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
    ['Status.Burn', 'Status.Burn'],
    ['Status.Burned', 'Status.Burn'],
    ['Status.Poisoned', 'Status.Poison'],
    ['status burned', 'Status.Burn'],
    ['EX Status.Burn', 'Status.Burn'],
    ['ex burn', 'Status.Burn'],
    ['ex burned', 'Status.Burn'],
    ['ex poisoned', 'Status.Poison'],
    ['ex-2003/Status.Burned', 'Status.Burn'],
    ['Status#1', 'Status#1'],
    ['ex status 1', 'Status#1'],
    ['ex confusion', 'Status.Confused'],
    ['Evo.2', 'Evo.2'],
    ['evo 2', 'Evo.2'],
    ['ex evo.2', 'Evo.2'],
    ['EX 2003 Evo 2', 'Evo.2'],
    ['Evo#1', 'Evo#1'],
    ['EvoEx.5', 'EvoEx.5'],
    ['evoex#1', 'EvoEx#1'],
    ['Baby#1', 'Baby#1'],
    ['baby #1', 'Baby#1'],
    ['baby 1', 'Baby#1'],
    ['Baby.1', 'Baby#1'],
    ['Baby ¶2', 'Baby#2'],
    ['Baby, paragraph 2', 'Baby#2'],
    ['Options.5', 'Options.5'],
    ['options 5', 'Options.5'],
    ['Options.1', 'Options.1'],
    ['Options#1', 'Options#1'],
    ['ex options 1', 'Options.1'],
    ['Begin#2', 'Begin#2'],
    ['ex draw', 'Draw'],
    ['ex attack', 'Attack'],
    ['ex intro', 'intro'],
    ['Types: Pokémon.7', 'Types: Pokémon.7'],
    ['types pokemon 7', 'Types: Pokémon.7'],
    ['Types: Pokémon#2', 'Types: Pokémon#2'],
    ['types: pokemon, para 2', 'Types: Pokémon#2'],
    ['Types: Energy', 'Types: Energy'],
    ['Essential: Coin#2', 'Essential: Coin#2'],
    ['Game Play#1', 'Game Play#1'],
    ['ex arena', 'Arena'],
    ['Special Pokémon#2', 'Special Pokémon#2'],
    ['special pokemon 2', 'Special Pokémon#2'],
    ['Shining', 'Shining'],
    ['ex supporter', 'Supporter'],
    ['ex tools', 'Tools'],
    ['ex pokemon tools', 'Tools'],
    ['ex stadium', 'Stadium'],
  ])('understands %s of the EX rules', (text, id) => {
    expect(parseRuleReference(text, index)).toMatchObject({ matches: [{ document: 'ex-2003', id }], reads: 'rule' });
  });

  it.each([
    ['Evo.1-3', ['Evo.1', 'Evo.2', 'Evo.3']],
    ['Types: Pokémon.5-7', ['Types: Pokémon.5', 'Types: Pokémon.6', 'Types: Pokémon.7']],
    ['Baby#1-2', ['Baby#1', 'Baby#2']],
    ['Evo.2, 3', ['Evo.2', 'Evo.3']],
    ['Status.Burn and Status.Poison', ['Status.Burn', 'Status.Poison']],
  ])('opens %s of the EX rules', (text, expected) => {
    expect(ids(text)).toEqual(expected);
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
        expect(parseRuleReference(`${key} ${name}`, index).matches[0], name).toEqual({ document: key, id });
      }
    }
  });

  it('keeps the item and the paragraph of one number apart, and takes a number without a sign for the item', () => {
    expect(['xy Start#1', 'xy Start.1', 'xy start 1', 'xy Start#2', 'xy start 2', 'xy between 4'].map(ids)).toEqual([
      ['Start#1'],
      ['Start.1'],
      ['Start.1'],
      ['Start#2'],
      ['Start.2'],
      ['Between.4'],
    ]);
  });

  it.each([
    ['Turn.2E', 'Turn.2E'],
    ['turn.2e', 'Turn.2E'],
    ['turn 2e', 'Turn.2E'],
    ['XY Turn.2E', 'Turn.2E'],
    ['xy-2016/Turn.2E', 'Turn.2E'],
    ['XY 2016 Turn 2 E', 'Turn.2E'],
    ['rule Turn.2E.', 'Turn.2E'],
    ['Turn.2E#2', 'Turn.2E#2'],
    ['turn 2e #2', 'Turn.2E#2'],
    ['Turn.2E, paragraph 2', 'Turn.2E#2'],
    ['xy 2E#2', 'Turn.2E#2'],
    ['Turn.3C ¶ 4', 'Turn.3C#4'],
    ['Parts.2E', 'Parts.2E'],
    ['SC.Burned', 'SC.Burned'],
    ['sc burned', 'SC.Burned'],
    ['xy burned', 'SC.Burned'],
    ['xy burn', 'SC.Burned'],
    ['XY sleep', 'SC.Asleep'],
    ['xy confusion', 'SC.Confused'],
    ['xy poison', 'SC.Poisoned'],
    ['SC.Poison', 'SC.Poisoned'],
    ['SC.Burn#2', 'SC.Burned#2'],
    ['xy burn 2', 'SC.Burned#2'],
    ['SC.Burned#1', 'SC.Burned#1'],
    ['Between.1', 'Between.1'],
    ['Turn.4#2', 'Between#2'],
    ['AppB.Rules#2', 'AppB.Rules#2'],
    ['appb rules 2', 'AppB.Rules#2'],
    ['Appendix B Rules#2', 'AppB.Rules#2'],
    ['appendix B rules, paragraph 2', 'AppB.Rules#2'],
    ['AppB#1', 'AppB#1'],
    ['AppC.Notes.3', 'AppC.Notes.3'],
    ['appc notes 3', 'AppC.Notes.3'],
    ['Appendix C Notes 3', 'AppC.Notes.3'],
    ['AppD', 'AppD'],
    ['appendix d', 'AppD'],
    ['XY Appendix D', 'AppD'],
    ['Damage.3', 'Damage.3'],
    ['damage 3', 'Damage.3'],
    ['Damage#1', 'Damage#1'],
    ['Attack.F', 'Attack.F'],
    ['xy attack f', 'Attack.F'],
    ['Names.2b', 'Names.2b'],
    ['names 2b', 'Names.2b'],
    ['names.2.b', 'Names.2b'],
    ['Deck#2', 'Deck#2'],
    ['Draw more#2', 'Draw more#2'],
    ['draw more 2', 'Draw more#2'],
    ['SuddenDeath', 'SuddenDeath'],
    ['sudden death', 'SuddenDeath'],
    ['BothWin#2', 'BothWin#2'],
    ['both win 2', 'BothWin#2'],
    ['HowToWin', 'HowToWin'],
    ['Zones: Active Pokémon', 'Zones: Active Pokémon'],
    ['zones active pokemon', 'Zones: Active Pokémon'],
    ['Zones.Bench', 'Zones: Bench'],
    ['Energy Types: Fairy', 'Energy Types: Fairy'],
    ['energy types#1', 'Energy Types#1'],
    ['3 Card Types: Pokémon#2', '3 Card Types: Pokémon#2'],
    ['xy card types: trainer', '3 Card Types: Trainer'],
    ['Gl:Lost Zone', 'Gl:Lost Zone'],
    ['gl: lost zone', 'Gl:Lost Zone'],
    ['xy glossary Lost Zone', 'Gl:Lost Zone'],
    ['glossary lost zone', 'Gl:Lost Zone'],
    ['Gl:Trainers’ Pokémon', "Gl:Trainers' Pokémon"],
    ['gl:trainers pokemon', "Gl:Trainers' Pokémon"],
    ['Gl:Tool', 'Gl:Pokémon Tool'],
    ['Gl:Tools', 'Gl:Pokémon Tool'],
    ['xy glossary tool', 'Gl:Pokémon Tool'],
    ['Gl:Stadium', 'Gl:Stadium Card'],
    ['Gl:Supporter', 'Gl:Supporter Card'],
    ['Gl:Item', 'Gl:Item Card'],
    ['Gl:Trainer', 'Gl:Trainer Card'],
    ['Gl:Energy', 'Gl:Energy Card'],
    ['Gl:Prize', 'Gl:Prize Cards'],
    ['Gl:Prizes', 'Gl:Prize Cards'],
    ['Gl:Fossil', 'Gl:Fossil Trainer Cards'],
    ['Gl:TM', 'Gl:Technical Machine'],
    ['Gl:LV.X', 'Gl:Pokémon LV.X'],
    ['gl:lvx', 'Gl:Pokémon LV.X'],
    ['Gl:LEGEND', 'Gl:Pokémon LEGEND'],
    ['Gl:SP', 'Gl:Pokémon SP'],
    ['Gl:EX', 'Gl:Pokémon-EX'],
    ['Gl:Pokemon EX', 'Gl:Pokémon-EX'],
    ['Gl:Mega Evolution', 'Gl:Mega Evolution Pokémon'],
    ['Gl:BREAK', 'Gl:BREAK Evolution'],
    ['xy Gl:ACE SPEC', 'Gl:ACE SPEC Trainer Card'],
    ['Gl:Restored Pokémon', 'Gl:Restored Pokémon Card'],
    ['Gl:Basic Energy', 'Gl:Basic Energy Card'],
    ['Gl:Basic Pokémon', 'Gl:Basic Pokémon Card'],
    ['Gl:Evolution', 'Gl:Evolution Card'],
    ['Gl:HP', 'Gl:Hit Points (HP)'],
    ['Gl:Hit Points', 'Gl:Hit Points (HP)'],
    ['Gl:Between Turns', 'Gl:Between-Turns Step'],
    ['Gl:Special Condition', 'Gl:Special Conditions'],
    ['Gl:Dual-Type', 'Gl:Dual-Type Pokémon'],
    ['Gl:Knocked Out', 'Gl:Knocked Out'],
    ['Gl:KO', 'Gl:Knocked Out'],
  ])('understands %s of the XY rulebook', (text, id) => {
    expect(idsIn('xy-2016', text)).toEqual([id]);
  });

  it.each([
    ['ME Turn.2D#4', 'Turn.2D#4'],
    ['me turn 2d 4', 'Turn.2D#4'],
    ['me Gl:Pokémon ex', 'Gl:Pokémon ex'],
    ['me Gl:Pokémon-EX', 'Gl:Pokémon-EX'],
    ['me SuddenDeath', 'Tiebreaker'],
    ['me Leagues#1', 'Stores#1'],
    ['me appendix 12', 'App12'],
  ])('understands %s, and the ids that the XY rulebook has for it', (text, id) => {
    expect(idsIn('me-2026', text)[0]).toBe(id);
  });

  it('takes Between and Turn.4 for Pokémon Checkup in the ME rulebook', () => {
    expect(ids('me Between')).toEqual(ids('me Checkup'));
    expect(ids('me turn.4')).toEqual(ids('me Checkup'));
  });

  it('takes a place in the list of a turn for both lists that have it, where the XY rulebook is named', () => {
    expect(ids('xy 2e')).toEqual(['Parts.2E', 'Turn.2E']);
    expect(ids('2e')).toEqual([]);
    expect(ids('xy bench')).toEqual(['Zones: Bench', 'Gl:Bench']);
  });

  it('takes Turn.4 for the between-turns step, which is printed as the fourth part', () => {
    expect(idsIn('xy-2016', 'Turn.4')).toEqual([
      'Between',
      'Between#1',
      'Between.1',
      'Between.2',
      'Between.3',
      'Between.4',
      'Between#2',
    ]);
    expect(ids('xy turn 4')).toEqual(ids('Between'));
  });

  it.each([
    ['Turn.2B#1-4', ['Turn.2B#1', 'Turn.2B#2', 'Turn.2B#3', 'Turn.2B#4']],
    ['Winning.1-3', ['Winning.1', 'Winning.2', 'Winning.3']],
    ['Parts.2A-2C', ['Parts.2A', 'Parts.2B', 'Parts.2C']],
    ['Parts.2A-C', ['Parts.2A', 'Parts.2B', 'Parts.2C']],
    ['Attack.A-C', ['Attack.A', 'Attack.B', 'Attack.C']],
    ['Names.2a-2b', ['Names.2a', 'Names.2b']],
    ['Damage.2 to Damage.4', ['Damage.2', 'Damage.3', 'Damage.4']],
    ['AppC.Notes.1-2', ['AppC.Notes.1', 'AppC.Notes.2']],
    ['AppE#1-3', ['AppE#1', 'AppE#2', 'AppE#3']],
    ['3 Card Types: Pokémon#1-2', ['3 Card Types: Pokémon#1', '3 Card Types: Pokémon#2']],
    ['Turn.3C#3-4, Winning.1', ['Turn.3C#3', 'Turn.3C#4', 'Winning.1']],
    ['Turn.2B#1, #2 and #4', ['Turn.2B#1', 'Turn.2B#2', 'Turn.2B#4']],
    ['Damage.3, 4', ['Damage.3', 'Damage.4']],
    ['Turn.2E#2, Gl:Retreat', ['Turn.2E#2', 'Gl:Retreat']],
    ['AppB.Rules#1; AppB.Rules#3', ['AppB.Rules#1', 'AppB.Rules#3']],
  ])('opens %s of the XY rulebook', (text, expected) => {
    expect(idsIn('xy-2016', text)).toEqual(expected);
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
  it('names the nearest rules and where the section ends', () => {
    const found = parseRuleReference('cr 309.6', index);
    expect(found).toMatchObject({ matches: [], reads: 'unknown', document: 'comprehensive-2009', unknown: ['309.6'] });
    expect(found.nearest[0]?.id).toBe(idsOfSection('309').at(-1));
    expect(found.sectionEnd).toMatchObject({ section: { id: '309' }, last: { id: idsOfSection('309').at(-1) } });
  });

  it('finds the rule meant by swapped digits and by a mistyped term', () => {
    expect(nearest('390.4')).toContain('309.4');
    expect(nearest('cr glossary ownr')).toEqual(['G:owner']);
    expect(nearest('glossary ownr')).toEqual(['G:owner', 'Gl:Owner']);
  });

  it.each([
    ['Math.K', 'Math', 'Math.J'],
    ['neo math z', 'Math', 'Math.J'],
    ['Play.9B7', 'Play.9B', 'Play.9B6'],
    ['Cond.Confused#4', 'Cond.Confused', 'Cond.Confused#3'],
    ['Math#2', 'Math', 'Math#1'],
    ['Order.8', 'Order', 'Order.7'],
    ['Evo.9', 'Evo', 'Evo.6'],
    ['Options#3', 'Options', 'Options#2'],
    ['Types: Pokémon.8', 'Types: Pokémon', 'Types: Pokémon.7'],
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
    expect(parseRuleReference('apr c14', only2009)).toMatchObject({
      document: 'advanced-2018',
      matches: [],
      nearest: [],
    });
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
