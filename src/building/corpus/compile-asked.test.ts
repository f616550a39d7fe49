import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULED } from '../../corpus/index.ts';
import { compileCorpus } from './compile.ts';
import { compileAsked, withoutPhrases } from './compile-asked.ts';
import { askedFiles, corpusFiles } from './corpus-files.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'rules-corpus');
const { index: corpus } = compileCorpus(corpusFiles(folder));

const FILE = 'comprehensive-2009.txt';
const compiled = (text: string, file = FILE) => compileAsked([{ file, text }], corpus);
const faultsOf = (text: string, file = FILE): readonly string[] =>
  compiled(text, file).faults.map(({ line, message }) => `${line}: ${message}`);

describe('what is asked of the entries', () => {
  it('gives each entry its phrases and passes over remarks', () => {
    const text =
      '# a remark\n\n309.4 | retreat with double rainbow;  pay two  with one energy ;\nG:owner | whose card is it\n';
    expect(compiled(text)).toEqual({
      asked: [
        {
          document: 'comprehensive-2009',
          id: '309.4',
          phrases: ['retreat with double rainbow', 'pay two with one energy'],
        },
        { document: 'comprehensive-2009', id: 'G:owner', phrases: ['whose card is it'] },
      ],
      faults: [],
    });
  });

  it('names the line of each fault, and the nearest id', () => {
    expect(
      faultsOf(
        [
          '309.44 | retreat',
          '309.4 | retreat twice; ; retreat twice; Retreat; a|b',
          '309.4 | again',
          'no bar here',
          `309.3 | ${'word '.repeat(15)}`,
        ].join('\n'),
      ),
    ).toEqual([
      '1: comprehensive-2009 has no rule 309.44; the nearest is 309.4',
      '2: 309.4 has an empty phrase',
      '2: 309.4 has “retreat twice” twice',
      '2: “R” has no place in “Retreat”: phrases are lower case, as typed',
      '2: “|” has no place in “a|b”: phrases are lower case, as typed',
      '3: 309.4 has its phrases in line 2 already',
      '4: a line is an id, a bar and phrases: “309.4 | phrase; phrase”',
      `5: “${'word '.repeat(15).trim()}” is longer than 14 words, too long for a query`,
    ]);
  });

  it('refuses a file that is named after no document', () => {
    expect(faultsOf('309.4 | retreat', 'cr.txt')).toEqual([
      `1: cr.txt is named after no document; there may be ${corpus.documents.map(({ key }) => `${key}.txt`).join(', ')}`,
    ]);
  });

  it('is there without a fault, for every document that is ruled by', () => {
    const { asked, faults } = compileAsked(askedFiles(folder), corpus);
    expect(faults).toEqual([]);
    const having = new Set<string>(asked.map(({ document }) => document));
    expect(RULED.filter((key) => !having.has(key))).toEqual([]);
  });

  it('says of each document which entries have no phrases yet', () => {
    const id = (one: string) => ({ document: 'comprehensive-2009', id: one });
    const entries = ['309', '309.1', '309.2'].map(id);
    const documents = [
      { key: 'comprehensive-2009', label: 'CR' },
      { key: 'ex-2003', label: 'EX' },
    ];
    const said = (asked: readonly ReturnType<typeof id>[]) => withoutPhrases({ documents, entries }, asked);
    expect(said([id('309'), id('309.2')])).toEqual(['CR: 1 entry without phrases (309.1)']);
    expect(said([])).toEqual(['CR: 3 entries without phrases (309, 309.1, 309.2)']);
    expect(said(entries)).toEqual([]);
  });
});
