import { faultJson, inReadingOrder } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { type BoardFile, faultyQuestions, readChecked, unknownRules } from '../scenario/index.ts';
import { type CardPool, cardPool, type Span } from '../state/index.ts';
import { corpusIndex } from './data.ts';
import { type AskedWrongly, questionFault } from './question-fault.ts';
import type { SourceText } from './table.ts';

/** Board and scenario files. Apart from board lines, so that those need neither the YAML parser nor the rulings. */

/** A file as it was read, with the cards it may name and everything wrong with it. */
export interface FileRead {
  readonly board: BoardFile;
  readonly pool: CardPool;
  readonly faults: readonly FaultJson[];
}

/** The fault of a question, at its place in the file. */
export const faultInFile = (
  fault: AskedWrongly,
  pool: CardPool,
  file: BoardFile,
  span: Span | null | undefined,
): FaultJson => {
  const told = { ...questionFault(fault, pool), file: file.file };
  if (span === null || span === undefined) return told;
  const { line, column, start, end } = span;
  return { ...told, line, column, excerpt: file.excerpt(span), length: Math.max(1, end - start) };
};

const namesRules = ({ about, expect, steps }: BoardFile): boolean =>
  about.length > 0 ||
  [expect, ...steps.map((step) => step.expect)].some(
    (one) => one !== undefined && one.rules.length + one.rulesNot.length > 0,
  );

/** Reads files one after the other. The rules are looked up only once a file names any. */
export const fileReader = (shipped: CardPool): ((source: SourceText) => FileRead) => {
  let known: ReadonlySet<string> | null = null;
  const knownRules = (): ReadonlySet<string> => {
    known ??= new Set(
      corpusIndex()
        .entries.filter((entry) => entry.document === 'comprehensive-2009')
        .map((entry) => entry.id),
    );
    return known;
  };
  return ({ text, file }) => {
    const board = readChecked(text, file, shipped);
    const pool = board.cards.length === 0 ? shipped : cardPool([...shipped.all(), ...board.cards]);
    const faults = [
      ...board.faults.map(faultJson),
      ...faultyQuestions(board, pool).map(({ fault, span }) => faultInFile(fault, pool, board, span)),
      ...(namesRules(board) ? unknownRules(board, knownRules()).map(faultJson) : []),
    ];
    return { board, pool, faults: inReadingOrder(faults) };
  };
};
