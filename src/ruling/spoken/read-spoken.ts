import type { View } from '../../claims/index.ts';
import { type ReadQuestion, readQuestion } from '../question/index.ts';
import { isSpoken } from './sentence.ts';
import { understand } from './understand.ts';

/** What a question asks, in the words of `judge can`, and how that is read on this table. */
export interface ReadSpoken {
  readonly asks: string;
  readonly read: ReadQuestion;
}

/** Nobody asks one thing in more letters; a longer text is not taken apart. */
const LONGEST = 300;

/**
 * Reads a question of few words as it stands, and a sentence as one of those. A sentence that is not understood to its last word is no question, and one
 * that says of the table what is not so is answered by that alone: nobody gets the answer to another question.
 */
export const readSpoken = (view: View, question: string): ReadSpoken => {
  const wrong = (fault: Exclude<ReadQuestion, { readonly ok: true }>['fault'], asks = question): ReadSpoken => ({
    asks,
    read: { ok: false, fault },
  });
  const long = question.length > LONGEST;
  const understood = isSpoken(question) ? (long ? { nearest: [] } : understand(view, question)) : null;
  if (understood !== null && 'asks' in understood) {
    const { asks } = understood;
    if (understood.against !== undefined)
      return wrong({ code: 'says-otherwise', said: question, expected: [asks], against: understood.against }, asks);
    const read = readQuestion(view, asks);
    return read.ok || read.fault.code !== 'unknown-question' ? { asks, read } : wrong(read.fault);
  }
  if (understood !== null && 'notToMove' in understood)
    return wrong({ code: 'not-to-move', said: question, expected: [view.state.toMove] });
  const read = readQuestion(view, question);
  if (understood === null || (read.ok && !saysMore(question))) return { asks: question, read };
  return wrong({ code: 'not-understood', said: question, expected: understood.nearest });
};

/** Words by which a question says something beside what is asked: read as a name they would be passed over. */
const saysMore = (question: string): boolean =>
  isSpoken(question.replace(/^(?:can|may)\s+(?:p\d|i|they|he|she|it|you)\s+/i, ''));
