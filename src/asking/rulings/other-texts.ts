import type { OtherTextJson, ReplayReport, RulingReport } from '../../render/report/types.ts';
import { closingRow, notNamed, screenWithoutTable } from '../../render/screen/unnamed.ts';
import { withoutIt } from '../../render/screen/without-it.ts';
import { given } from '../../render/words/facts.ts';
import { aboutSomethingElse } from '../../render/words/what-a-text-is-about.ts';
import { appliesOnlyIf } from '../../render/words/what-is-asked.ts';
import { setUpWith, type TableToRule, type TextInPlay, textsInPlay } from '../../ruling/index.ts';
import type { TableAfter } from './pipeline.ts';

/** Every text in play is accounted for: what the screen of a ruling does not name stands in its closing rows. */

const NOT_READ = 'its text is not read; it speaks of other things';

const whyInWords = ({ read, why }: TextInPlay, screen: string): string | null => {
  if (why === null) return read ? null : NOT_READ;
  if (why.code === 'without-effect') return `has no effect: ${why.by.join(' and ')}`;
  if (why.code === 'about') return aboutSomethingElse(why.kinds, screen);
  return why.code === 'not-now' ? appliesOnlyIf(given(why.facts)) : 'works only when its player uses it';
};

/** The same ruling or replay where the text of that name says nothing; null where no card says anything of the kind that could be left out. */
export type RuledWithout = (name: string) => Promise<RulingReport | ReplayReport | 'no-answer' | null>;

/** Each costs a ruling more, so no more of them than stand on most tables. */
const MOST_TRIED = 6;

/** Of one whose text is about something else that is a guess by the words on the screen; what comes without it is sure. */
const isTried = ({ read, why, lasts }: TextInPlay): boolean =>
  read && lasts !== true && (why === null || why.code === 'about');

/** Without it the attack that was asked for is not there, or an answer that was given does not fit. */
const NOT_SO = ' this cannot be played as it is asked';

/** Without a reason that is known, what the text does shows where it says nothing. */
const tried = async (
  text: OtherTextJson,
  report: RulingReport | ReplayReport,
  without: RuledWithout,
): Promise<OtherTextJson> => {
  const other = await without(text.name);
  if (other === null) return text;
  const comes = other === 'no-answer' ? NOT_SO : withoutIt(report, other);
  if (comes === 'same') return { ...text, why: text.why ?? 'without it nothing here is different' };
  const { why: _why, ...bare } = text;
  return comes === null ? bare : { ...bare, without: comes };
};

/** `came`: the report as it came of the rules, before anything was put beside it. */
export const withOtherTexts = async <R extends RulingReport | ReplayReport>(
  report: R,
  table: TableToRule,
  after: TableAfter | undefined,
  came: RulingReport | ReplayReport,
  without: RuledWithout | null,
): Promise<R> => {
  const first = setUpWith(table);
  const last = after === undefined ? [] : [{ ...first, ...after }];
  const inPlay = textsInPlay(table, [first, ...last]);
  if (inPlay.length === 0) return report;
  const screen = screenWithoutTable(report);
  const texts: OtherTextJson[] = [];
  let left = MOST_TRIED;
  for (const text of notNamed(screen, inPlay)) {
    const { name, of, read } = text;
    const why = whyInWords(text, screen);
    const known = { name, of, read, ...(why === null ? {} : { why }) };
    const isOneOfFew = without !== null && isTried(text) && left > 0;
    if (isOneOfFew) left -= 1;
    texts.push(isOneOfFew ? await tried(known, came, without) : known);
  }
  const otherTexts = closingRow(report, texts);
  if (otherTexts === null) return report;
  // Of a file that only asks, the ruling is what is shown.
  return 'steps' in report && report.steps.length === 0 && report.ruling !== null
    ? { ...report, ruling: { ...report.ruling, otherTexts } }
    : { ...report, otherTexts };
};
