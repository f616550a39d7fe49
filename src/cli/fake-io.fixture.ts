import { PLAIN_FACE } from '../render/face.ts';
import { painted, painterFor } from '../render/style.ts';
import type { ExitCode } from './exit-codes.ts';
import { forFace } from './for-face.ts';
import type { Io } from './io.ts';
import { judge } from './judge.ts';

/** What one run of `judge` wrote and how it ended. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly error: string;
}

/** Runs `judge` in this process; `input` stands on standard input. */
export const ran = async (words: readonly string[], input = '', more: Partial<Io> = {}): Promise<Ran> => {
  let out = '';
  let error = '';
  const io: Io = {
    face: PLAIN_FACE,
    errorFace: PLAIN_FACE,
    env: {},
    canAsk: false,
    async print(lines) {
      out += painted(await forFace(io.face, lines), await painterFor(PLAIN_FACE));
    },
    write(text) {
      out += text;
    },
    async printError(lines) {
      error += painted(await forFace(io.errorFace, lines), await painterFor(PLAIN_FACE));
    },
    progress() {},
    readInput: async () => input,
    ask: async () => null,
    converse: async () => null,
    key: async () => null,
    ...more,
  };
  const code = await judge(words, () => io, 'v20.0.0');
  return { code, out, error };
};
