import type { InputFault } from '../../state/index.ts';
import type { ErrorReport, FaultJson } from './types.ts';

/** A fault without a place in a file: of the command line, or of a `file` as a whole. */
export const usageFault = (
  code: string,
  message: string,
  hint: string | null = null,
  file: string | null = null,
): FaultJson => ({
  code,
  message,
  file,
  line: null,
  column: null,
  hint,
});

/** A fault found by a reader. */
export const faultJson = (fault: InputFault): FaultJson => ({
  code: fault.code,
  message: fault.message,
  file: fault.file ?? null,
  line: fault.span?.line ?? null,
  column: fault.span?.column ?? null,
  hint: fault.hint ?? null,
  ...(fault.excerpt === undefined ? {} : { excerpt: fault.excerpt }),
  ...(fault.span === undefined ? {} : { length: Math.max(1, fault.span.end - fault.span.start) }),
});

/** Faults in the order in which their file is read; those of no place come last. */
export const inReadingOrder = (faults: readonly FaultJson[]): readonly FaultJson[] => {
  const far = Number.POSITIVE_INFINITY;
  const place = (fault: FaultJson): readonly [number, number] => [fault.line ?? far, fault.column ?? far];
  const ahead = (a: number, b: number): number => (a === b ? 0 : a - b);
  return [...faults].sort((one, other) => {
    const [[line, column], [otherLine, otherColumn]] = [place(one), place(other)];
    return ahead(line, otherLine) || ahead(column, otherColumn);
  });
};

export const errorReport = (faults: readonly FaultJson[]): ErrorReport => ({ schema: 1, errors: faults });
