import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCorpus } from '../../building/corpus/compile.ts';
import { corpusFiles } from '../../building/corpus/corpus-files.ts';
import { corpusReader } from '../../corpus/index.ts';
import { documentNotOnFile, namedEntries } from './references.ts';

const { index } = compileCorpus(corpusFiles(join(import.meta.dirname, '..', '..', '..', 'rules-corpus')));
const reader = corpusReader(index);
const named = (...words: string[]): readonly string[] =>
  namedEntries(reader, words).entries.map(({ document, id }) => `${document}/${id}`);
const messages = (...words: string[]): readonly string[] =>
  namedEntries(reader, words).faults.map(({ message }) => message);

describe('words of a command line that name rules', () => {
  test('are taken in the longest run that is a reference', () => {
    expect(named('neo', 'math', 'e')).toEqual(['neo-2001/Math.E']);
    expect(named('ex', 'Status.Burned', 'Baby#1', 'Options.5')).toEqual([
      'ex-2003/Status.Burn',
      'ex-2003/Baby#1',
      'ex-2003/Options.5',
    ]);
    expect(named('Types:', 'Pokémon#1', 'cr', '309.4')).toEqual([
      'ex-2003/Types: Pokémon#1',
      'comprehensive-2009/309.4',
    ]);
  });

  test('name a chapter as itself, not as everything in it', () => {
    expect(named('ex', 'special', 'cards')).toEqual(['ex-2003/Special Cards']);
  });

  test('say where a list ends that is too short', () => {
    const [fault] = namedEntries(reader, ['ex', 'Options.7']).faults;
    expect(fault?.message).toBe('EX has no rule Options.7.');
    expect(fault?.hint).toContain('Options Options during your turn ends with Options.6.');
    expect(messages('ex', 'Baby#3')).toEqual(['EX has no rule Baby#3.']);
    expect(messages('ME', 'Tiebreaker#9')).toEqual(['ME has no rule Tiebreaker#9.']);
    expect(messages('apr25', 'I.B-99').every((message) => message.startsWith('APR25 '))).toBe(true);
  });

  test('name no document for a rule that several might have', () => {
    const [fault] = namedEntries(reader, ['Turn.9Z#1']).faults;
    expect(fault?.message).toBe('no document has a rule Turn.9Z#1.');
    expect(fault?.hint).toContain('nearest   XY Turn.2');
    expect(messages('309.99')).toEqual(['CR has no rule 309.99.']);
  });

  test('tell a document that is not on file from a rule that does not exist', () => {
    const some = corpusReader({
      ...index,
      documents: index.documents.filter(({ key }) => key !== 'ex-2003'),
      entries: index.entries.filter(({ document }) => document !== 'ex-2003'),
    });
    expect(namedEntries(some, ['ex', 'Options.5']).faults[0]?.message).toBe('no rule of EX is on file.');
    expect(documentNotOnFile(some, 'ex-2003')).toMatchObject({
      message: 'no rule of EX is on file.',
      hint: expect.not.stringMatching(/\bEX\b/u),
    });
  });
});
