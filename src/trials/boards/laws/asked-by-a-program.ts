import type { RulingReport } from '../../../render/report/types.ts';
import { lineOf } from '../dealt.ts';
import type { BoardLaw } from './law.ts';

/** The library answers as the command does. */

/** What a program is given that a reader sees as well. */
const shown = ({
  verdict,
  headline,
  say,
  grounds,
  options,
  branches,
  gaps,
  needs,
  assumptions,
  follows,
  remedies,
  board,
}: RulingReport): string =>
  JSON.stringify({
    verdict,
    headline,
    say,
    grounds,
    options,
    branches,
    gaps,
    needs,
    assumptions,
    follows,
    remedies,
    board,
  });

/** One board in so many: the library looks the cards up again each time. */
const ASKED = 16;

export const libraryAlike: BoardLaw = async (one, judged, chance) => {
  if (!chance.oneIn(ASKED)) return null;
  const { question, fallback } = one;
  const kind = question.split(' ')[0] ?? '';
  const asked = await judged.can(lineOf(one), question, { fallback });
  const program = await judged.asProgram(lineOf(one), question, fallback);
  if (asked.report === null || program === null)
    return (asked.report === null) === (program === null) ? null : `library: only one of them refuses ${kind}`;
  const [here, there] = [shown(asked.report), shown(program)];
  if (here === there) return null;
  const at = [...here].findIndex((letter, index) => letter !== there[index]);
  return `library: ${kind} is answered otherwise @ ${here.slice(at - 40, at + 40)} | ${there.slice(at - 40, at + 40)}`;
};
