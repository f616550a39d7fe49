import type { OtherTextJson, ReplayReport, RulingReport } from '../../render/report/types.ts';
import { unnamed } from '../../render/screen/unnamed.ts';
import { given } from '../../render/words/facts.ts';
import { aboutSomethingElse } from '../../render/words/what-a-text-is-about.ts';
import { appliesOnlyIf } from '../../render/words/what-is-asked.ts';
import { setUpWith, type TableToRule, type TextInPlay, textsInPlay } from '../../ruling/index.ts';
import type { TableAfter } from './pipeline.ts';

/** Every text in play is accounted for: what the screen of a ruling does not name stands in its closing row. */

const NOT_READ = 'its text is not read; it speaks of other things';

const whyInWords = ({ read, why }: TextInPlay, screen: string): string | null => {
  if (why === null) return read ? null : NOT_READ;
  if (why.code === 'without-effect') return `has no effect: ${why.by.join(' and ')}`;
  if (why.code === 'about') return aboutSomethingElse(why.kinds, screen);
  return why.code === 'not-now' ? appliesOnlyIf(given(why.facts)) : 'works only when its player uses it';
};

const inJson = (text: TextInPlay, screen: string): OtherTextJson => {
  const why = whyInWords(text, screen);
  return { name: text.name, of: text.of, read: text.read, ...(why === null ? {} : { why }) };
};

export const withOtherTexts = <R extends RulingReport | ReplayReport>(
  report: R,
  table: TableToRule,
  after: TableAfter | undefined,
): R => {
  const first = setUpWith(table);
  const last = after === undefined ? [] : [{ ...first, ...after }];
  const otherTexts = unnamed(report, textsInPlay(table, [first, ...last]), inJson);
  if (otherTexts === null) return report;
  // Of a file that only asks, the ruling is what is shown.
  return 'steps' in report && report.steps.length === 0 && report.ruling !== null
    ? { ...report, ruling: { ...report.ruling, otherTexts } }
    : { ...report, otherTexts };
};
