import type { InputFault } from '../../state/index.ts';
import type { ErrorReport, FaultJson } from './types.ts';

/** A fault without a place in a file: of the command line. */
export const usageFault = (code: string, message: string, hint: string | null = null): FaultJson => ({
  code,
  message,
  file: null,
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

export const errorReport = (faults: readonly FaultJson[]): ErrorReport => ({ schema: 1, errors: faults });
