import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, RULED } from '../../corpus/index.ts';
import { compileCorpus } from './compile.ts';
import { compileQuestions } from './compile-questions.ts';
import { corpusFiles, questionFiles } from './corpus-files.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'rules-corpus');
const { index: corpus } = compileCorpus(corpusFiles(folder));

const compiled = (text: string) => compileQuestions([{ file: 'a.txt', text }], corpus);
const faultsOf = (text: string): readonly string[] =>
  compiled(text).faults.map(({ line, message }) => `${line}: ${message}`);

describe('what is asked of all documents at once', () => {
  it('has phrases, rules that answer, and rules beside them', () => {
    expect(
      compiled('# a remark\n\npay  to retreat; retreat price | CR 309.4, 309.3; EX Types: Pokémon.7 | XY Turn.2E#2'),
    ).toEqual({
      questions: [
        {
          phrases: ['pay to retreat', 'retreat price'],
          answers: [
            { document: 'comprehensive-2009', id: '309.4' },
            { document: 'comprehensive-2009', id: '309.3' },
            { document: 'ex-2003', id: 'Types: Pokémon.7' },
          ],
          beside: [{ document: 'xy-2016', id: 'Turn.2E#2' }],
        },
      ],
      faults: [],
    });
  });

  it('names the line of each fault, and the nearest id', () => {
    expect(
      faultsOf(
        [
          'retreat | CR 309.44; Dp 1',
          'no bar',
          'switch | | CR 309.4',
          'Retreat; bench | CR 309.4 | CR 309.4',
          'bench | CR 300.3',
          'a | CR 300.3 | CR 309.4 | CR 309.3',
        ].join('\n'),
      ),
    ).toEqual([
      '1: CR has no rule 309.44; the nearest is 309.4',
      `1: “Dp” names no document; there are ${DOCUMENTS.map(({ label }) => label).join(', ')}`,
      '1: no rule answers',
      '2: a line is phrases, a bar, the rules that answer, and perhaps a bar and rules beside them: “phrase | CR 309.4”',
      '3: no rule answers',
      '4: “R” has no place in “Retreat”: phrases are lower case, as typed',
      '4: comprehensive-2009/309.4 is named twice',
      '5: “bench” is asked in a.txt:4 already',
      '6: a line is phrases, a bar, the rules that answer, and perhaps a bar and rules beside them: “phrase | CR 309.4”',
    ]);
  });

  it('is there without a fault, about every document that is ruled by', () => {
    const { questions, faults } = compileQuestions(questionFiles(folder), corpus);
    expect(faults).toEqual([]);
    // What is asked of the rules of 2018 is asked of their next edition too.
    const asked = new Set(questions.flatMap(({ answers }) => answers.map(({ document }) => document)));
    const keys = RULED.filter((key) => key !== 'advanced-2025');
    expect(keys.filter((key) => !asked.has(key))).toEqual([]);
  });
});
