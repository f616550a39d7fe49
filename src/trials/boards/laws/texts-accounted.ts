import { setUpWith, textsInPlay } from '../../../ruling/index.ts';
import { type Dealt, lineOf } from '../dealt.ts';
import { facesOf, replayScreenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';
import { otherWithoutTexts } from './without-a-text.ts';

/** Every text in play is named in everything that is printed: where it acts, with the reason why it does not, or in the closing row. */

const kindOf = (question: string): string => question.split(' ')[0] ?? '';

/** Of very many the screen counts the last ones, and the path names them. */
const COUNTED = /\band \d+ more$/mu;

/** Signs that one face escapes, or has spoken as words. */
const SIGNS = /[^\p{L}\p{N}]|\p{Script=Greek}/gu;
const plain = (text: string): string => text.replaceAll('&amp;', '&').replace(SIGNS, '');

export const textsAccounted: BoardLaw = async (one: Dealt, judged) => {
  const { question, fallback, doc } = one;
  const line = lineOf(one);
  const { report, ...asked } = await judged.can(line, question, { fallback });
  if (report === null || !('table' in asked)) return null;
  const { board, pool } = asked.table;
  const table = { setup: board.setup, pool, doc, fallback };
  const texts = textsInPlay(table, [setUpWith(table)]);
  for (const [face, printed] of Object.entries(facesOf(report))) {
    const words = plain(printed);
    for (const { name, short = name } of texts)
      if (![name, short].some((one) => words.includes(plain(one))) && !(face === 'screen' && COUNTED.test(printed)))
        return `texts: a text in play is named nowhere beside ${kindOf(question)} (${face}) @ ${name}`;
  }
  return null;
};

/** The same of a replay of that one step, for the texts of the table it begins with. */
export const textsAccountedInSteps: BoardLaw = async (one: Dealt, judged, chance) => {
  if (!chance.oneIn(4)) return null;
  const { question, fallback, doc } = one;
  const line = lineOf(one);
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const { report, ...asked } = await judged.replay(line, [question], { fallback, choose });
  if (report === null || !('table' in asked)) return null;
  const { board, pool } = asked.table;
  const table = { setup: board.setup, pool, doc, fallback };
  const screen = replayScreenOf({ ...report, board: '' });
  if (COUNTED.test(screen)) return null;
  const missing = textsInPlay(table, [setUpWith(table)]).find(
    ({ name, short = name }) => !screen.includes(name) && !screen.includes(short),
  );
  return missing === undefined
    ? null
    : `texts: a text in play is named nowhere beside a step of ${kindOf(question)} @ ${missing.name}`;
};

/** What is said to have no part has none: were all those texts silent, the same would be printed. */
export const textsNotInvolved: BoardLaw = async (one: Dealt, judged) => {
  const { question, fallback } = one;
  const { report, ...asked } = await judged.can(lineOf(one), question, { fallback });
  if (report?.otherTexts?.settled !== true || !('table' in asked)) return null;
  const { texts } = report.otherTexts;
  // A card of that name may have a part on one Pokémon, and none on another.
  const involved = texts.filter((text) => text.without !== undefined).map(({ name }) => name);
  const names = texts.map(({ name }) => name).filter((name) => !involved.includes(name));
  const line = otherWithoutTexts(one, asked.table)(names);
  return line === null
    ? null
    : `texts: those that are not involved change ${kindOf(question)} @ ${names.join(', ')}: ${line}`;
};
