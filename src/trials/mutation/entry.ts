import { isRuled, type RuledDoc } from '../../corpus/index.ts';
import {
  type BoardFile,
  checkDeck,
  checkExpectations,
  type DeckFile,
  isDeckFile,
  readChecked,
  readCheckedDeck,
  replay,
  ruleOnDeckFile,
} from '../../scenario/index.ts';
import { type Card, cardPool, handInTextReader, type TextReader } from '../../state/index.ts';
import { POSITIONS, perft } from '../perft.ts';

/** What the changed rules are asked: does this scenario notice? */

/** A scenario as it was read, by unchanged rules. */
export type Read =
  | { readonly kind: 'board'; readonly file: BoardFile; readonly doc: RuledDoc }
  | { readonly kind: 'deck'; readonly file: DeckFile; readonly doc: RuledDoc };

const DOC: RuledDoc = 'comprehensive-2009';

const ruledBy = (ruleset: string | undefined): RuledDoc => (ruleset !== undefined && isRuled(ruleset) ? ruleset : DOC);

export interface Judge {
  read(name: string, text: string): Read;
  /** Is anything else than the scenario says? */
  notices(read: Read): boolean;
  /** What can happen from each table that is counted. */
  counts(name: string, depth: number): unknown;
}

/** `readTexts`: what a sketch says is read by unchanged rules. */
export const judgeWith = (cards: readonly Card[], readTexts: TextReader): Judge => {
  handInTextReader(readTexts);
  const pool = cardPool(cards);
  return {
    read(name, text) {
      const file = isDeckFile(text) ? readCheckedDeck(text, name, pool) : readChecked(text, name, pool);
      if (file.faults.length > 0) throw new Error(`${name}: ${file.faults[0]?.message}`);
      if ('list' in file) return { kind: 'deck', file, doc: ruledBy(file.ruleset) };
      return { kind: 'board', file, doc: ruledBy(file.setup.ruleset) };
    },
    notices(read) {
      try {
        const { unmet } =
          read.kind === 'deck'
            ? checkDeck(read.file, ruleOnDeckFile(read.file, { pool, doc: read.doc }))
            : checkExpectations(read.file, replay(read.file, { pool, doc: read.doc }));
        return unmet.length > 0;
      } catch {
        return true;
      }
    },
    counts(name, depth) {
      const board = POSITIONS.find((one) => one.name === name)?.board ?? '';
      return perft(board, depth);
    },
  };
};
