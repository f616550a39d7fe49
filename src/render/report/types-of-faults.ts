/** What is wrong with an input, as JSON. */

/** One fault of an input or of the usage. `length`: columns for the caret; `excerpt`: the line it points into. */
export interface FaultJson {
  readonly code: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly hint: string | null;
  readonly excerpt?: string;
  readonly length?: number;
}

export interface ErrorReport {
  readonly schema: 1;
  readonly errors: readonly FaultJson[];
}
