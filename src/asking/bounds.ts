import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';

/** Longest question, query or list of answers, in characters. A file, or a table written out, is bounded where it is read. */
export const LONGEST_WORDS = 2_000;

export const tooLong = (what: string, length: number): FaultJson =>
  usageFault('too-long', `${what} of ${length} characters; ${LONGEST_WORDS} are read at most.`);

/** Most rules or cards a search is asked for: more than all rules together. */
export const MOST_HITS = 10_000;

export const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_HITS;

export const notACount = (said: string): string => `“${said}” is not a whole number from 1 to ${MOST_HITS}.`;

/** Bytes of UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
