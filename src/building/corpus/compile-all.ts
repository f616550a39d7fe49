import type { Asked } from '../../corpus/asked.ts';
import { ASKED_FOLDER } from '../../corpus/asked.ts';
import type { CorpusIndex } from '../../corpus/entry.ts';
import { POINTS_FOLDER, type PointsIndex } from '../../corpus/points.ts';
import { QUESTIONS_FOLDER, type Question } from '../../corpus/questions.ts';
import { compileCorpus } from './compile.ts';
import { compileAsked } from './compile-asked.ts';
import { compilePoints, type Unanswered } from './compile-points.ts';
import { compileQuestions } from './compile-questions.ts';
import { askedFiles, corpusFiles, pointFiles, questionFiles } from './corpus-files.ts';
import type { CorpusFault } from './links.ts';

/** All that is compiled from `rules-corpus`. */
export interface CompiledCorpus {
  readonly index: CorpusIndex;
  readonly points: PointsIndex;
  /** What judges type for each entry. */
  readonly asked: readonly Asked[];
  /** What judges ask of all documents at once. */
  readonly questions: readonly Question[];
  /** What documents that are read only leave without an answer. */
  readonly unanswered: readonly Unanswered[];
  /** Every fault of every file; with one, nothing else here may be used. Files are named from `folder` on. */
  readonly faults: readonly CorpusFault[];
}

/** Reads and compiles the folder `handbooks`: documents and phrases. */
export const compileHandbooks = (folder: string): Pick<CompiledCorpus, 'index' | 'asked' | 'faults'> => {
  const { index, faults: ofRules } = compileCorpus(corpusFiles(folder));
  const { asked, faults: ofAsked } = compileAsked(askedFiles(folder), index);
  const inAsked = ofAsked.map((fault) => ({ ...fault, file: `${ASKED_FOLDER}/${fault.file}` }));
  return { index, asked, faults: [...ofRules, ...inAsked] };
};

/** Reads and compiles the folder `rules-corpus`: documents, points, phrases and questions. */
export const compileAll = (folder: string): CompiledCorpus => {
  const { index, faults: ofRules } = compileCorpus(corpusFiles(folder));
  const { index: points, faults: ofPoints, unanswered } = compilePoints(pointFiles(folder), index);
  const { asked, faults: ofAsked } = compileAsked(askedFiles(folder), index);
  const { questions, faults: ofQuestions } = compileQuestions(questionFiles(folder), index);
  const inside = (name: string, faults: readonly CorpusFault[]): readonly CorpusFault[] =>
    faults.map((fault) => ({ ...fault, file: `${name}/${fault.file}` }));
  return {
    index,
    points,
    asked,
    questions,
    unanswered,
    faults: [
      ...ofRules,
      ...inside(POINTS_FOLDER, ofPoints),
      ...inside(ASKED_FOLDER, ofAsked),
      ...inside(QUESTIONS_FOLDER, ofQuestions),
    ],
  };
};
