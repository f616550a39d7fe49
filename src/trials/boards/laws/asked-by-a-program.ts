import { lineOf } from '../dealt.ts';
import type { BoardLaw } from './law.ts';

/** The library answers as the commands do: every part of `can`, `legal` and `replay`. */

/** One board in so many: the library looks the cards up again each time. */
const ASKED = 16;

/** Where two reports part; null where they are alike to the last letter. */
const parting = (asked: object | null, program: object | null): string | null => {
  if (asked === null || program === null)
    return asked === program ? null : `only ${asked === null ? 'the command' : 'the library'} refuses`;
  const [here, there] = [JSON.stringify(asked), JSON.stringify(program)];
  if (here === there) return null;
  const at = [...here].findIndex((letter, index) => letter !== there[index]);
  return `answered otherwise @ ${here.slice(at - 40, at + 40)} | ${there.slice(at - 40, at + 40)}`;
};

export const libraryAlike: BoardLaw = async (one, judged, chance) => {
  if (!chance.oneIn(ASKED)) return null;
  const { question, fallback } = one;
  const line = lineOf(one);
  const kind = question.split(' ')[0] ?? '';
  const { asProgram } = judged;
  const ruled = parting(
    (await judged.can(line, question, { fallback })).report,
    await asProgram.can(line, question, fallback),
  );
  if (ruled !== null) return `library: can ${kind}: ${ruled}`;
  const listed = parting((await judged.legal(line, { fallback })).report, await asProgram.legal(line, fallback));
  if (listed !== null) return `library: legal: ${listed}`;
  // The coins and choices are made once, and given to both.
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const chosen = await judged.replay(line, [question], { fallback, choose });
  const more = { fallback, answers: chosen.report?.steps[0]?.action.answers ?? [] };
  const went = parting(
    (await judged.replay(line, [question, 'end turn'], more)).report,
    await asProgram.replay(line, [question, 'end turn'], more),
  );
  return went === null ? null : `library: replay ${kind}: ${went}`;
};
