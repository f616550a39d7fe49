import type { Verdict } from '../../ruling/index.ts';

/** `judge board list --json`. */
export interface DisputeJson {
  /** Its place in the list, newest first: `judge board open 1`. */
  readonly number: number;
  readonly name: string;
  readonly file: string;
  /** When it was saved, as `2026-05-01T14:02:11.000Z`. */
  readonly saved: string;
  /** What its file calls it. */
  readonly title: string | null;
  readonly document: string | null;
  readonly question: string | null;
  readonly verdict: Verdict | null;
  /** Actions that were played. */
  readonly steps: number;
  readonly board: string | null;
  /** Why it cannot be read. */
  readonly fault: string | null;
}

export interface DisputesReport {
  readonly schema: 1;
  readonly folder: string;
  readonly disputes: readonly DisputeJson[];
}
