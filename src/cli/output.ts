import { fstatSync, statSync, writeSync } from 'node:fs';
import { endWithTerminal, isTerminalGone } from './terminal-gone.ts';

/**
 * Standard output and standard error. Node makes a stream of each where it is asked for one, which takes a start a twentieth of its time. A file or a
 * pipe is written to without one; only a terminal, whose size and signals Node knows, needs the stream.
 */
export interface Output {
  readonly isTerminal: boolean;
  /** Of the terminal; undefined where it says nothing. */
  readonly columns: number | undefined;
  readonly rows: number | undefined;
  write(text: string | Uint8Array): void;
}

type Which = 'stdout' | 'stderr';

const DESCRIPTOR = { stdout: 1, stderr: 2 } as const;

/** A closed pipe (`| head -1`) and a closed terminal (EIO) are not failures: no reader is left. */
const afterError = (which: Which, isTerminal: boolean, error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  if (isTerminal && isTerminalGone(error)) endWithTerminal();
  // Output that meets a full disk is not a verdict; the other stream may still report it.
  if (which === 'stdout')
    process.stderr.write(`error: the output could not be written (${error.code ?? 'unknown'}).\n`);
  process.exit(4);
};

/** Is this a file, a pipe or the device that forgets everything? Windows has other names for them, and a stream does well there. */
const needsNoStream = (descriptor: number): boolean => {
  if (process.platform === 'win32') return false;
  try {
    const there = fstatSync(descriptor);
    if (there.isFile() || there.isFIFO() || there.isSocket()) return true;
    return there.isCharacterDevice() && there.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  } catch {
    return false;
  }
};

/** Through the stream that Node makes. */
const streamed = (which: Which): Output => {
  const stream = process[which];
  stream.on('error', (error: NodeJS.ErrnoException) => afterError(which, stream.isTTY, error));
  return {
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
    get rows() {
      return stream.rows;
    },
    write(text) {
      stream.write(text);
    },
  };
};

/** Straight to the file or pipe. */
const direct = (which: Which): Output => {
  let instead: Output | null = null;
  return {
    isTerminal: false,
    columns: undefined,
    rows: undefined,
    write(text) {
      if (instead !== null) return instead.write(text);
      const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      let written = 0;
      try {
        while (written < bytes.length) written += writeSync(DESCRIPTOR[which], bytes, written);
      } catch (thrown) {
        const error = thrown as NodeJS.ErrnoException;
        if (error.code !== 'EAGAIN') return afterError(which, false, error);
        // The pipe is full and its other end made it one that does not wait: a stream waits.
        instead = streamed(which);
        instead.write(bytes.subarray(written));
      }
    },
  };
};

/** Made ready when it is first asked for. */
export const outputTo = (which: Which): (() => Output) => {
  let made: Output | null = null;
  return () => {
    made ??= needsNoStream(DESCRIPTOR[which]) ? direct(which) : streamed(which);
    return made;
  };
};
