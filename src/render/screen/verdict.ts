import type { Verdict } from '../../ruling/index.ts';
import { type Face, signsOf } from '../face.ts';
import { type Run, toned } from '../rich.ts';
import { VERDICT_WORDS } from '../words/verdicts.ts';

/** `✗ ILLEGAL`: the mark and the word, never dim, never one without the other. */
export const verdictRun = (face: Face, verdict: Verdict, more = ''): Run => {
  // The dots of "not modelled" would read as an ellipsis before a lower-case word; the word follows in capitals.
  return toned(verdict, `${signsOf(face)[verdict]} ${VERDICT_WORDS[verdict]}${more}`);
};

export const markRun = (face: Face, verdict: Verdict): Run => toned(verdict, signsOf(face)[verdict]);
