import { citeOne } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { type Fact, factLines, isNarrow } from '../grid.ts';
import type { CoverageReport, CoverageRule, CoverageSection, CoverageStatus } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';

const WORDS: Readonly<Record<CoverageStatus, string>> = {
  enforced: 'enforced',
  people: 'for people',
  definition: 'definition',
  open: 'open',
};

const STATUS = 12;

/** `applied in 12, considered in 3`: scenarios in which it acted, and in which it was only looked at. */
const often = ({ applied, considered }: CoverageRule): string =>
  [
    `applied in ${applied.length === 0 ? 'none' : applied.length}`,
    ...(considered.length > 0 ? [`considered in ${considered.length}`] : []),
  ].join(', ');

/** Code and scenarios; nothing for a rule that needs neither and has neither. */
const record = (rule: CoverageRule): Pick<Fact, 'text' | 'cite'>[] => {
  const none = rule.code.length + rule.applied.length + rule.considered.length === 0;
  if (none) return rule.status === 'open' ? [{ text: 'no code, no scenario' }] : [];
  return [{ text: rule.code.length > 0 ? rule.code.join(', ') : 'no code', cite: often(rule) }];
};

const rowLines = (face: Face, rule: CoverageRule, ids: number): Line[] => {
  const narrow = isNarrow(face);
  const labelWidth = STATUS + ids + 2;
  const word = WORDS[rule.status];
  const status = rule.status === 'open' ? toned('depends', word) : { text: word };
  const title: Fact = narrow
    ? { label: status, text: `${citeOne(rule)} ${rule.title}` }
    : { label: [status, `${' '.repeat(STATUS - word.length)}${citeOne(rule)}`], labelWidth, text: rule.title };
  return [
    ...factLines(face, title),
    ...record(rule).flatMap((fact) => factLines(face, { ...fact, labelWidth, indent: narrow ? 2 : 0 })),
  ];
};

/** Every rule under the heading of its section: status, id and title; beneath them code and scenarios. */
export const coverageRows = (face: Face, { sections, rules }: CoverageReport): Line[][] => {
  const ids = Math.max(0, ...rules.map((rule) => citeOne(rule).length));
  const crumbs = ({ document, parent, id, title }: CoverageSection): string => {
    const chapter = sections.find((one) => one.document === document && one.id === parent);
    const own = `${id} ${title}`;
    return chapter === undefined ? own : `${chapter.id} ${chapter.title} ${signsOf(face).crumb} ${own}`;
  };
  return sections.flatMap((section) => {
    const own = rules.filter((rule) => rule.document === section.document && rule.section === section.id);
    if (own.length === 0) return [];
    return [
      [
        ...factLines(face, { text: toned('strong', crumbs(section)) }),
        ...own.flatMap((rule) => rowLines(face, rule, ids)),
      ],
    ];
  });
};
