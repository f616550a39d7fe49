import { afterEach, describe, expect, it, vi } from 'vitest';
import { endIfTerminalGone, terminalFailed } from './terminal-gone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A terminal that is set by this function. */
const withTerminal = (setRawMode: () => unknown): { readonly killed: unknown[] } => {
  const killed: unknown[] = [];
  vi.spyOn(process, 'kill').mockImplementation((_pid, signal) => {
    killed.push(signal);
    return true;
  });
  const { stdin } = process;
  const before = Object.getOwnPropertyDescriptor(stdin, 'setRawMode');
  Object.defineProperty(stdin, 'setRawMode', { configurable: true, writable: true, value: setRawMode });
  if (before === undefined) after.push(() => Reflect.deleteProperty(stdin, 'setRawMode'));
  else after.push(() => Object.defineProperty(stdin, 'setRawMode', before));
  return { killed };
};

const after: (() => void)[] = [];
afterEach(() => {
  for (const restore of after.splice(0)) restore();
});

const failure = (code: string): Error => Object.assign(new Error(`setRawMode ${code}`), { code });

describe('a terminal whose window was closed', () => {
  it('ends the process by the signal the system uses, when the input ends', () => {
    const { killed } = withTerminal(() => {
      throw failure('EIO');
    });
    endIfTerminalGone();
    expect(killed).toContain('SIGHUP');
  });

  it('ends it when the input fails, and any other failure is thrown', () => {
    const { killed } = withTerminal(() => {});
    expect(() => terminalFailed(failure('EISDIR'))).toThrow('EISDIR');
    expect(killed).toEqual([]);
    terminalFailed(failure('EIO'));
    expect(killed).toEqual(['SIGHUP']);
  });

  it('is kept apart from a person who ends the input: that terminal can still be set', () => {
    const set: unknown[] = [];
    const { killed } = withTerminal((...raw: unknown[]) => set.push(...raw));
    endIfTerminalGone();
    expect(killed).toEqual([]);
    expect(set).toEqual([true, false]);
  });
});
