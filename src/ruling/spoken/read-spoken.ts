import type { View } from '../../claims/index.ts';
import { asksForAPrize, notReadable, type ReadQuestion, readQuestion } from '../question/index.ts';
import { unlessUnknown } from '../unless-unknown.ts';
import { namedIn } from './nearest.ts';
import { withOwner } from './owners.ts';
import { isSpoken } from './sentence.ts';
import { understand } from './understand.ts';

/** What a question asks, in the words of `judge can`, and how that is read on this table. */
export interface ReadSpoken {
  readonly asks: string;
  readonly read: ReadQuestion;
}

/** No question needs more letters; a longer text is not taken apart. */
const LONGEST = 300;

/**
 * Reads a question of few words as it stands, and a sentence as one of those. A sentence that is not understood to its last word is not a question, and one
 * that says of the table what is not so is answered by that alone: the answer is never that to another question.
 */
export const readSpoken = (view: View, question: string): ReadSpoken =>
  unlessUnknown(
    () => readWords(view, question),
    (stop) => ({ asks: question, read: notReadable(question, stop) }),
  );

const readWords = (view: View, asked: string): ReadSpoken => {
  const question = asked.length > LONGEST ? asked : withOwner(view, asked);
  const wrong = (fault: Exclude<ReadQuestion, { readonly ok: true }>['fault'], asks = question): ReadSpoken => ({
    asks,
    read: { ok: false, fault },
  });
  if (asksForAPrize(question)) return { asks: question, read: readQuestion(view, question) };
  const long = question.length > LONGEST;
  const understood = isSpoken(question) ? (long ? { nearest: [] } : understand(view, question)) : null;
  if (understood !== null && 'asks' in understood) {
    const { asks } = understood;
    if (understood.against !== undefined)
      return wrong({ code: 'says-otherwise', said: question, expected: [asks], against: understood.against }, asks);
    const read = readQuestion(view, asks);
    return read.ok || read.fault.code !== 'unknown-question' ? { asks, read } : wrong(read.fault);
  }
  if (understood !== null && 'notToMove' in understood) {
    const read = readQuestion(view, question);
    if (!read.ok && read.outOfTurn !== undefined) return { asks: question, read };
    return wrong({ code: 'not-to-move', said: question, expected: [view.state.toMove] });
  }
  const read = readQuestion(view, question);
  if (understood === null) return long ? { asks: question, read } : inFewWords(view, question, read);
  if (
    (read.ok || read.named !== undefined) &&
    SAYS_WHERE.test(question) &&
    !saysMore(question) &&
    !NO_NAME.test(question)
  )
    return { asks: question, read };
  return wrong({ code: 'not-understood', said: question, expected: understood.nearest });
};

/** A question of few words that leaves out what the table tells, or is but the name of something on it. */
const inFewWords = (view: View, question: string, read: ReadQuestion): ReadSpoken => {
  const unnamed = NO_NAME.test(question);
  if (read.ok && !unnamed) return { asks: question, read };
  const code = read.ok ? null : read.fault.code;
  const asSpoken = !read.ok && code === 'unknown-card' && SPOKEN_NAME.test(read.fault.said);
  const pointedTo = (expected: readonly string[]): ReadSpoken => ({
    asks: question,
    read: { ok: false, fault: { code: 'not-understood', said: question, expected } },
  });
  if (code === 'incomplete-question' || unnamed || asSpoken) {
    const whole = understand(view, `can i ${question}`);
    if (whole !== null && 'asks' in whole && whole.against === undefined) {
      const again = readQuestion(view, whole.asks);
      if (again.ok) return { asks: whole.asks, read: again };
    }
    const near = whole !== null && 'nearest' in whole ? whole.nearest : [];
    if (near.length === 0 || read.ok) return { asks: question, read };
    return asSpoken
      ? pointedTo(near)
      : { asks: question, read: { ok: false, fault: { ...read.fault, expected: near } } };
  }
  // `Luxray retreats` leaves out only that it asks.
  const sentence = code === 'unknown-question' && WHO_DOES.test(question) ? understand(view, `can ${question}`) : null;
  if (sentence !== null && !('nearest' in sentence)) return readWords(view, `can ${question}`);
  const near = code === 'unknown-question' ? namedIn(view, question) : [];
  return near.length === 0 ? { asks: question, read } : pointedTo(near);
};

/**
 * A sentence that was not taken apart is read in few words only where it gives a place or a name as such: `can I attack luxray` may mean the Pokémon that attacks or
 * is attacked, and `can I evolve raichu` the card as well as the Pokémon.
 */
const SAYS_WHERE = /["“]|\b(?:active|bench|on|onto|to|with|paying)\b/i;

/** `Luxray retreats`: someone, and an act in full. A misspelt act alone is not understood. */
const WHO_DOES = /\S\s+(?:retreat|attack|evolve|level)s?(?:\s|$)/iu;

/** `use my GX attack` names nothing, and no unknown power either. */
const NO_NAME = /\b(?:use|activate|play|bench)\s+(?:my|its|his|her|their|the|an?|this|that)\b/i;

/** `evolve the pikachu on my bench`: no card is called so, it is how people speak of one. */
const SPOKEN_NAME = /^(?:my|the|his|her|their|an?|this|that)\s/i;

/** Words by which a question says something beside what is asked: read as a name they would be passed over. */
const saysMore = (question: string): boolean =>
  isSpoken(question.replace(/^(?:can|may)\s+(?:p\d|i|they|he|she|it|you)\s+/i, ''));
