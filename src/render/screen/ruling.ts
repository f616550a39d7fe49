import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { gapsOnce } from '../gaps-once.ts';
import { blocks, columnsOf, factLines, headline, isNarrow } from '../grid.ts';
import type { AlwaysJson, BranchJson, FollowsJson, GapJson, NeedJson, RulingReport } from '../report/types.ts';
import { type Line, widthOf } from '../rich.ts';
import { branchRowsOf, clauseWords, followsOpen, onClause, restOf } from '../words/branches.ts';
import { AFTER_TURN, alwaysWords } from '../words/every-answer.ts';
import { restsOn } from '../words/reported-together.ts';
import { unreadFollows } from '../words/unread-texts.ts';
import { againstLines } from './against.ts';
import { usedTextLines } from './card-reading.ts';
import { elsewhereLines, filledLines } from './elsewhere.ts';
import { optionLines } from './options.ts';
import { quotedLines } from './original.ts';
import { otherTextLines } from './other-texts.ts';
import { type Explain, pathLines } from './path.ts';
import { precedentLines } from './precedent.ts';
import { receiptLines } from './receipt.ts';
import {
  askedLines,
  assumedLines,
  chosenLines,
  documentTitle,
  faultLines,
  type GapBears,
  gapLines,
  groundsLines,
  overruledLines,
  sayings,
  sayLines,
  unsureLines,
} from './ruling-parts.ts';
import { LABEL, traceLines } from './trace.ts';
import { markRun, verdictRun } from './verdict.ts';

/** `on one coin`: what the verdict depends on. */
const dependsOn = (branches: readonly BranchJson[]): string => {
  const coins = Math.max(0, ...branches.map((branch) => branch.if.filter((one) => /heads|tails/u.test(one)).length));
  const words = ['', ' on one coin', ' on two coins', ' on three coins'];
  return words[coins] ?? ` on ${coins} coins`;
};

const more = (report: RulingReport): string => {
  if (report.verdict === 'depends') return dependsOn(report.branches);
  return report.assumptions.some((one) => one.kind === 'chosen') ? ', as assumed' : '';
};

/** What those are that are not listed: coins, or the prints of a card. */
const restWord = (all: readonly BranchJson[], rest: number): string => {
  const one = rest === 1;
  if (all.every((branch) => branch.if.every((condition) => condition.startsWith('coin'))))
    return one ? 'way the coins can fall' : 'ways the coins can fall';
  return one ? 'print' : 'prints';
};

/** Futures shown without being asked for the reasoning. */
const FEW = 6;

const branchLines = (face: Face, all: readonly BranchJson[], explain: boolean): Line[] => {
  const rows = branchRowsOf(all);
  const shown = explain || face.plain ? rows : rows.slice(0, FEW);
  const width = Math.max(0, ...shown.map(({ label }) => label.length));
  const rest = rows.length - shown.length;
  return [
    ...shown.flatMap(({ branch, label: words }) => {
      const coins = branch.if.every((one) => /^(?:coin|choose): /u.test(one));
      const word = coins ? markRun(face, branch.verdict) : verdictRun(face, branch.verdict);
      const says = branch.verdict === 'legal' && !coins && branch.trace.length === 0 ? '' : branch.says;
      const besideText = !face.plain && !isNarrow(face) && 2 * width <= columnsOf(face);
      const condition = words.padEnd(besideText ? width : 0);
      const label = { ...word, text: `${condition} ${word.text}` };
      return factLines(face, {
        label,
        labelWidth: besideText ? width + widthOf(word) + 3 : widthOf(label) + 2,
        text: says,
        cite: says === '' ? '' : cite(restsOn(branch), null),
      });
    }),
    ...(rest > 0 ? factLines(face, { text: `${rest} more ${restWord(all, rest)}:  --explain` }) : []),
  ];
};

/** Each thing the unread texts may say, and the verdict that comes of it. */
export const clauseLines = (
  face: Face,
  report: Pick<RulingReport, 'branches' | 'gaps'>,
  bare: string | null = null,
): Line[] => {
  const branches = report.branches.filter(onClause);
  const texts = report.gaps.filter((gap) => gap.couldChange.length > 0).length;
  const labels = branches.map((branch) => clauseWords(branch.if, texts));
  const marks = branches.map((branch) => verdictRun(face, branch.verdict));
  const wide = !(face.plain || isNarrow(face));
  const labelWidth = Math.max(...labels.map((label) => label.length)) + 3;
  const markWidth = Math.max(...marks.map((mark) => widthOf(mark))) + 3;
  return branches.flatMap((branch, at) => {
    const words = labels[at] ?? '';
    const mark = marks[at] ?? verdictRun(face, branch.verdict);
    const label = wide ? [{ text: words.padEnd(labelWidth) }, mark] : { ...mark, text: `${words} ${mark.text}` };
    return factLines(face, {
      label,
      labelWidth: labelWidth + markWidth,
      text: branch.says,
      cite: cite([...new Map(branch.grounds.map(({ rule }) => [rule.id, rule])).values()], bare),
    });
  });
};

/** What would make it legal: one paragraph. What the grounds name themselves is not said again. */
const remedyLines = (face: Face, report: RulingReport): Line[] => {
  const named = new Set(report.grounds.flatMap((ground) => ground.allowedBy.map(({ id }) => id)));
  const shown = report.remedies.filter((one) => !named.has(one.id));
  const more = report.remedy.slice(report.remedies.length).flatMap((text) => factLines(face, { text, ...plainLabel }));
  if (face.plain) return [...sayings(face, 'remedy', 8, shown, null), ...more];
  if (shown.length === 0) return more;
  const cited = shown.filter((one) => one.code !== 'not-this-turn' && one.code !== 'each-of-them');
  return [...factLines(face, { text: shown.map((one) => one.says).join(' '), cite: cite(cited, null) }), ...more];
};

const plainLabel = { plainLabel: 'remedy' } as const;

/** How the game ends, where it does. */
const endsIn = (trace: RulingReport['trace']): readonly string[] =>
  trace.flatMap(({ event, text, children }) => (event === 'game-ended' ? [text] : endsIn(children)));

/** What comes of it, as a replay shows it. */
const followsLines = (face: Face, { follows }: RulingReport): Line[] => {
  if (follows === null) return [];
  const { unread, ifNothing } = follows;
  if (unread.length === 0) return cameLines(face, follows);
  return [
    ...cameLines(face, follows),
    ...factLines(face, { label: 'then', labelWidth: LABEL, text: unreadFollows(follows) }),
    ...(ifNothing === undefined ? [] : cameLines(face, ifNothing)),
  ];
};

const unknownLines = (
  face: Face,
  open: NeedJson,
  ruleset: string | null,
  indent: number,
  rest: Parameters<typeof followsOpen>[1] = null,
): Line[] =>
  factLines(face, {
    indent,
    label: 'then',
    labelWidth: LABEL,
    text: followsOpen(open, rest),
    cite: cite([open], ruleset),
  });

/** What every answer comes to. */
export const alwaysLines = (
  face: Face,
  always: AlwaysJson | undefined,
  ruleset: string | null,
  left: number,
): Line[] =>
  always === undefined
    ? []
    : [
        ...factLines(face, { indent: left, text: alwaysWords(always) }),
        ...traceLines(face, always.trace, 'none', ruleset, left),
        ...endsIn(always.trace).flatMap((text) =>
          factLines(face, { indent: left, label: 'result', labelWidth: LABEL, text }),
        ),
        ...(always.open === null ? [] : unknownLines(face, always.open, ruleset, left)),
      ];

const cameLines = (face: Face, came: Omit<FollowsJson, 'unread'>): Line[] => {
  const { trace, asks, always, sides = [], open, afterTurn, own } = came;
  return [
    ...traceLines(face, trace, 'none', null, 0),
    ...endsIn(trace).flatMap((text) => factLines(face, { label: 'result', labelWidth: LABEL, text })),
    ...(asks === null
      ? []
      : [
          ...factLines(face, {
            label: 'then',
            labelWidth: LABEL,
            text: `${asks.by} is asked: ${asks.question}`,
            cite: cite(asks.rules, null),
          }),
          ...(sides.length > 0
            ? []
            : factLines(face, {
                label: 'answers',
                labelWidth: LABEL,
                text: asks.answers.join(` ${signsOf(face).dot} `),
              })),
        ]),
    ...(sides.length > 0 ? [] : alwaysLines(face, always, null, 0)),
    ...(open === null ? [] : unknownLines(face, open, null, 0, restOf(came))),
    ...branchLines(face, sides, true),
    ...(own === undefined
      ? []
      : factLines(face, { label: 'text', labelWidth: LABEL, text: `${own.card}: “${own.text}”` })),
    ...(afterTurn === undefined ? [] : [...factLines(face, { text: AFTER_TURN }), ...cameLines(face, afterTurn)]),
  ];
};

const bearsOn = ({ follows }: RulingReport, { card, place }: GapJson, decides: boolean, open: boolean): GapBears => {
  if (decides) return 'verdict';
  // Where another text decides whether it may be done, what follows from it was not played, and rests on the own text of the attack.
  if (open && place.startsWith('attack ')) return 'follows';
  return follows?.unread.includes(card) === true ? 'follows' : 'nothing';
};

/** `judge can`: verdict, what to say, grounds, ways, what is open, what it rests on, the path when asked for, the board. */
export const rulingScreen = (face: Face, report: RulingReport, explain: Explain = 'none'): Line[] => {
  const open = report.verdict === 'undetermined' || report.verdict === 'not-modelled';
  const asked = explain !== 'none';
  const branches = report.branches.length > 1 || open || report.grounds.length === 0 ? report.branches : [];
  const clauses = report.branches.some(onClause);
  // Beside a text that the verdict depends on, one that could change nothing is no matter.
  const weighty = report.gaps.some((gap) => gap.couldChange.length > 0);
  const gaps = gapsOnce(report.gaps).flatMap((gap) =>
    gapLines(face, gap, bearsOn(report, gap, open && (gap.couldChange.length > 0 || !weighty), open), null),
  );
  return blocks(
    face,
    headline(face, [verdictRun(face, report.verdict, more(report)), `   ${report.headline}`], documentTitle(report)),
    askedLines(face, report.assumptions),
    chosenLines(face, report.assumptions, null),
    sayLines(face, report.say),
    open ? gaps : [],
    groundsLines(face, report.grounds, null, asked),
    clauses ? clauseLines(face, report) : [],
    overruledLines(face, report.overruled, null),
    optionLines(face, report.options, null),
    followsLines(face, report),
    open ? [] : gaps,
    gapsOnce(report.unreadAfter ?? []).flatMap((gap) => gapLines(face, gap, 'follows', null)),
    sayings(face, 'needed', 8, report.needs, null),
    filledLines(face, report),
    clauses ? [] : branchLines(face, branches, asked),
    open ? sayings(face, 'Ruled already', 16, report.passed, null) : [],
    remedyLines(face, report),
    faultLines(face, report.faults, null),
    otherTextLines(face, report.otherTexts, asked),
    assumedLines(face, report.assumptions),
    unsureLines(face, report.unsure),
    precedentLines(face, report.precedents ?? [], asked),
    pathLines(face, report.trace, explain, null),
    asked ? usedTextLines(face, report.texts ?? []) : [],
    asked ? quotedLines(face, report.originals ?? []) : [],
    elsewhereLines(face, report),
    againstLines(face, report),
    receiptLines(face, report),
  );
};

/** `--say`: what to read to the players, and nothing else. */
export const sayScreen = (report: { readonly say: readonly string[] }): Line[] => report.say.map((text) => [{ text }]);

/** The mark of what was met, for tables. */
export const tick = (face: Face, met: boolean): string => (met ? signsOf(face).legal : face.ascii ? '-' : '–');
