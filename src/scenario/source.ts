import type { InputFault, Span } from '../state/index.ts';
import { lineFinder, MOST_FAULTS } from '../state/notation/index.ts';

/** A file's text with its places, and the faults found in it so far. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly faults: readonly InputFault[];
  readonly span: (start: number, end: number) => Span;
  /** The line a place stands in, as it was written. */
  readonly excerpt: (span: Span) => string;
  readonly report: (code: string, message: string, span: Span, hint?: string) => void;
  /** A fault found by what was read, with the file and the line it stands in. */
  readonly placed: (fault: InputFault) => InputFault;
  /** Says that the rest of the file could not be read: what lacks may stand there. */
  readonly cutShort: () => void;
  /** Takes over faults found by a reader of part of the text. */
  readonly add: (faults: readonly InputFault[]) => void;
}

export const openSource = (text: string, file: string): Source => {
  const find = lineFinder(text);
  const faults: InputFault[] = [];
  let cut = false;
  const lines = new Map<number, string>();
  const excerpt = (span: Span): string => {
    const { from } = find(span.start);
    const known = lines.get(from);
    if (known !== undefined) return known;
    const until = text.indexOf('\n', from);
    const line = text.slice(from, until < 0 ? text.length : until).replace(/\r$/, '');
    lines.set(from, line);
    return line;
  };
  const add = (found: readonly InputFault[]): void => {
    for (const fault of found) {
      if (faults.length < MOST_FAULTS) faults.push(fault);
      else if (faults.length === MOST_FAULTS) {
        faults.push({ code: 'too-many', message: `more than ${MOST_FAULTS} faults; the rest is not listed.`, file });
      }
    }
  };
  return {
    file,
    text,
    faults,
    excerpt,
    add,
    cutShort() {
      cut = true;
    },
    placed: (fault) => ({
      ...fault,
      file,
      ...(fault.span === undefined ? {} : { excerpt: excerpt(fault.span) }),
    }),
    span(start, end) {
      const { line, column } = find(start);
      return { start, end, line, column };
    },
    report(code, message, span, hint) {
      // What YAML refuses there has no right shape either.
      if (code === 'bad-value' && faults.some((one) => one.code === 'yaml' && one.span?.start === span.start)) return;
      if (cut && (code === 'missing-key' || code === 'empty')) return;
      add([{ code, message, span, file, ...(hint === undefined ? {} : { hint }), excerpt: excerpt(span) }]);
    },
  };
};
