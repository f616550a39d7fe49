import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../cli/io.ts';
import { judge } from '../../cli/judge.ts';
import { PLAIN_FACE } from '../../render/face.ts';
import { painted, painterFor } from '../../render/style.ts';
import { broken, type Ended } from './promises.ts';
import { type Case, FILE, SHEET } from './targets.ts';

/** The words as they are run, with the file in its place. */
export const wordsOf = ({ words }: Pick<Case, 'words'>, file: string, sheet: string): readonly string[] =>
  words.map((word) => (word === FILE ? file : word === SHEET ? sheet : word));

/** Every second run draws for a narrow terminal without colour, so that screens are drawn as well. */
const faceOf = ({ words, input }: Case): Io['face'] =>
  (words.join('').length + (input?.length ?? 0)) % 2 === 0 ? PLAIN_FACE : { ...PLAIN_FACE, plain: false, width: 44 };

/** Runs one case in this process. Its file and its data lie in `folder`. Never throws. */
export const runCase = async (one: Case, folder: string): Promise<Ended> => {
  mkdirSync(folder, { recursive: true });
  const file = join(
    folder,
    one.target === 'card file' ? 'cards.json' : one.target === 'rulebook' ? 'copy.txt' : 'case.yaml',
  );
  if (one.words.includes(FILE)) writeFileSync(file, one.input ?? '');
  const sheet = join(folder, 'sheet.html');
  rmSync(sheet, { force: true });
  let out = '';
  let error = '';
  const face = faceOf(one);
  const io: Io = {
    face,
    errorFace: face,
    env: ['cards', 'rulebook'].includes(one.words[0] ?? '') ? { HEADJUDGE_DATA: join(folder, 'data') } : {},
    canAsk: false,
    async print(lines) {
      out += painted(lines, await painterFor(face));
    },
    write(text) {
      out += text;
    },
    async printError(lines) {
      error += painted(lines, await painterFor(face));
    },
    progress() {},
    readInput: async () => one.input ?? '',
    ask: async () => null,
    converse: async () => null,
    key: async () => null,
  };
  const before = process.cpuUsage();
  let code: number;
  try {
    code = await judge(wordsOf(one, file, sheet), () => io, 'v20');
  } catch (thrown) {
    code = 4;
    error += `thrown: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`;
  }
  const { user } = process.cpuUsage(before);
  return { code, out, error, sheet: existsSync(sheet) ? readFileSync(sheet, 'utf8') : '', took: user / 1000 };
};

/** The promises this case breaks. */
export const tried = async (one: Case, folder: string): Promise<readonly string[]> =>
  broken(one, await runCase(one, folder));
