import type { Citation } from '../../corpus/index.ts';
import { labelOf } from '../cite.ts';
import { gapsOnce } from '../gaps-once.ts';
import { rulesOfGround } from '../report/rules-of-ground.ts';
import type {
  AlwaysJson,
  AssumptionJson,
  BranchJson,
  ElsewhereJson,
  FollowsJson,
  GapJson,
  GroundJson,
  NeedJson,
  OptionJson,
  PrecedentJson,
  RulingReport,
  SayingCitation,
  TraceJson,
} from '../report/types.ts';
import type { Explain } from '../screen/path.ts';
import { type AgainstRow, againstRows } from '../words/against.ts';
import { ALLOWANCE_LABELS, LASTS_THIS_TURN } from '../words/allowances.ts';
import { branchRowsOf, clauseWords, followsOpen, onClause, restOf } from '../words/branches.ts';
import { reasonsElsewhere } from '../words/elsewhere.ts';
import { AFTER_TURN, alwaysWords } from '../words/every-answer.ts';
import { sentence } from '../words/facts.ts';
import {
  INVOLVED,
  involvedInWords,
  notInvolved,
  OTHER_TEXTS,
  otherTextsAt,
  otherTextsInWords,
} from '../words/other-texts.ts';
import { DOCUMENT_SAYS, publishedAs } from '../words/precedents.ts';
import { linesOf, restsOn, together } from '../words/reported-together.ts';
import { unreadFollows } from '../words/unread-texts.ts';
import { namedText } from '../words/used-texts.ts';
import { VERDICT_WORDS } from '../words/verdicts.ts';
import { filled, type Part, type Row } from './sheet.ts';

/** The parts of a ruling, each fact with what is cited for it. */

const only = (rule: Citation | null | undefined): readonly Citation[] =>
  rule === null || rule === undefined
    ? []
    : [{ document: rule.document, id: rule.id, ...(rule.near === true ? { near: true } : {}) }];

export const saying = (one: SayingCitation): Row => ({ text: one.says, cites: only(one) });

/** One row for each fact; a ground that states it once more under another paragraph is cited with it. */
export const groundRows = (grounds: readonly GroundJson[], explain: Explain): readonly Row[] =>
  grounds
    .filter(({ restates }) => restates === null)
    .map((ground) => ({
      text: ground.says,
      cites: rulesOfGround(ground, grounds).flatMap(only),
      under: [
        ...(explain !== 'none' && ground.because !== ground.says.replace(/\.$/u, '')
          ? [{ label: 'here', text: ground.because, cites: [] }]
          : []),
        ...(ground.lastsThisTurn
          ? [{ text: LASTS_THIS_TURN, cites: [] }]
          : ground.allowedBy.map((one) => ({ label: ALLOWANCE_LABELS[one.how], ...saying(one) }))),
      ],
    }));

export const overruledRow = (one: RulingReport['overruled'][number]): Row => ({
  text: `${one.ground} forbids it: ${one.says}`,
  cites: only(one),
});

export const optionRows = (options: readonly OptionJson[]): readonly Row[] =>
  options.map(({ group, says, rule }) => ({ label: group, text: says, cites: only(rule) }));

export const branchRows = (branches: readonly BranchJson[], texts: number): readonly Row[] =>
  branchRowsOf(branches).map(({ branch, label }) => ({
    label: onClause(branch) ? clauseWords(branch.if, texts) : label,
    text: `${VERDICT_WORDS[branch.verdict]}${branch.says === '' ? '' : `: ${branch.says}`}`,
    cites: restsOn(branch).flatMap(only),
  }));

export const gapRows = (gaps: readonly GapJson[], follows = false): readonly Row[] =>
  gapsOnce(gaps).map((gap) => ({
    text: [gap.card, gap.place === gap.card ? '' : gap.place, gap.clause === gap.text ? '' : gap.clause]
      .filter((part) => part !== '')
      .join(', '),
    cites: only(gap.rule),
    under: [
      ...gap.text
        .split('\n')
        .filter((text) => text !== '')
        .map((text): Row => ({ text, cites: [], quoted: true })),
      ...(follows
        ? []
        : [
            {
              text: gap.couldChange.length > 0 ? `It could change ${gap.couldChange.join(', ')}.` : 'No matter here.',
              cites: [],
            },
          ]),
    ],
  }));

/** What is usual needs no word of its own. */
const KIND_OF_ASSUMPTION: Readonly<Record<AssumptionJson['kind'], string | null>> = {
  chosen: 'chosen by the judge',
  'told-by-nobody': 'not given',
  default: null,
  fallback: 'from another document',
};

/** What stands beside the remedies and is none. */
const NO_REMEDY: ReadonlySet<string> = new Set(['mulligan-is-due', 'not-this-turn', 'switching-is-no-retreat']);

export const assumptionRows = (assumptions: readonly AssumptionJson[]): readonly Row[] =>
  assumptions.map(({ kind, says, rule }) => {
    const label = KIND_OF_ASSUMPTION[kind];
    return { ...(label === null ? {} : { label }), text: sentence(says), cites: only(rule) };
  });

/** The path of a ruling: what was passed or happened, and with `all` what did not apply. */
const pathRows = (nodes: readonly TraceJson[], explain: Explain): readonly Row[] => {
  if (explain === 'none') return [];
  return nodes.flatMap((node): readonly Row[] => {
    if (node.depth === 3 && explain !== 'all') return [];
    const under = pathRows(node.children, explain);
    if (node.text === '') return under;
    const total = node.sum === undefined ? '' : `: ${node.sum}`;
    const text = `${node.figure === undefined ? '' : `${node.figure} `}${node.text}${total}`;
    return [
      {
        ...(node.depth === 3 ? { label: 'not' } : {}),
        text,
        cites: only(node.rule),
        ...(under.length > 0 ? { under } : {}),
      },
    ];
  });
};

/** All that another document says against it or would have to know; else what is said to the players, with every paragraph it rests on. */
const elsewhereRows = (others: readonly ElsewhereJson[]): readonly Row[] =>
  others.map((one) => {
    const { document, verdict, assumptions } = one;
    const [first, ...more] = reasonsElsewhere(one);
    const words = first === undefined ? '' : `: ${first.text}`;
    const under = [
      ...more.map(({ text, cites }): Row => ({ text, cites: cites.flatMap(only) })),
      ...assumptionRows(assumptions).map((row) => ({ label: 'assumed', text: row.text, cites: row.cites })),
    ];
    return {
      label: labelOf(document),
      text: `${VERDICT_WORDS[verdict]}${words}`,
      cites: (first?.cites ?? []).flatMap(only),
      ...(under.length === 0 ? {} : { under }),
    };
  });

const againstRow = ({ label, text, cites }: AgainstRow): Row => ({ ...(label === '' ? {} : { label }), text, cites });

/** What happened, a row for each thing, with its sums. */
export const traceRows = (trace: readonly TraceJson[], explain: Explain): readonly Row[] => {
  let last = '';
  return together(linesOf(trace, explain)).map((node): Row => {
    const label = node.label === undefined || node.label === last ? {} : { label: node.label };
    last = node.label ?? '';
    return {
      ...label,
      ...(node.figure === undefined ? {} : { figure: node.figure }),
      ...(node.sum === undefined ? {} : { sum: node.sum }),
      text: node.text,
      cites: node.cites,
    };
  });
};

const followsRows = ({ follows }: RulingReport): readonly Row[] => {
  if (follows === null) return [];
  const { unread, ifNothing } = follows;
  if (unread.length === 0) return cameRows(follows);
  return [
    ...cameRows(follows),
    { text: unreadFollows(follows), cites: [] },
    ...(ifNothing === undefined ? [] : cameRows(ifNothing)),
  ];
};

/** What every answer comes to. */
export const alwaysRows = (always: AlwaysJson | undefined): readonly Row[] =>
  always === undefined
    ? []
    : [
        { text: alwaysWords(always), cites: [] },
        ...traceRows(always.trace, 'none'),
        ...endRows(always.trace),
        ...(always.open === null ? [] : [unknownRow(always.open)]),
      ];

const unknownRow = (open: NeedJson, rest: Parameters<typeof followsOpen>[1] = null): Row => ({
  text: followsOpen(open, rest),
  cites: only(open),
});

/** How the game ends, where it does. */
const endRows = (trace: readonly TraceJson[]): readonly Row[] =>
  trace.flatMap(({ event, text, children }) =>
    event === 'game-ended' ? [{ label: 'result', text, cites: [] }] : endRows(children),
  );

const cameRows = ({
  trace,
  asks,
  always,
  sides = [],
  open,
  afterTurn,
  own,
}: Omit<FollowsJson, 'unread'>): readonly Row[] => [
  ...traceRows(trace, 'none'),
  ...endRows(trace),
  ...(asks === null
    ? []
    : [
        { label: 'then', text: `${asks.by} is asked: ${asks.question}`, cites: asks.rules },
        ...(sides.length > 0 ? [] : [{ label: 'answers', text: asks.answers.join(', '), cites: [] }]),
      ]),
  ...(sides.length > 0 ? [] : alwaysRows(always)),
  ...(open === null ? [] : [unknownRow(open, restOf({ trace, sides }))]),
  ...branchRows(sides, 0),
  ...(own === undefined ? [] : [{ label: 'text', text: `${own.card}: “${own.text}”`, cites: [] }]),
  ...(afterTurn === undefined ? [] : [{ text: AFTER_TURN, cites: [] }, ...cameRows(afterTurn)]),
];

/** A row for each; without the reasoning, the nearest alone. */
export const precedentRows = (found: readonly PrecedentJson[], explain: Explain): readonly Row[] =>
  (explain === 'none' ? found.slice(0, 1) : found).map((one) => ({
    text: `${one.holds} (${publishedAs(one)}) ${DOCUMENT_SAYS[one.document]}${explain === 'none' ? '' : ` ${one.because}`}`,
    cites: [...one.restsOn, ...(one.comesFirst === null ? [] : [one.comesFirst])],
  }));

/** How the card texts were read that it rests on, where that was asked for. */
export const usedTextsPart = ({ texts = [] }: Pick<RulingReport, 'texts'>): Part => ({
  title: 'How the card texts were read',
  rows: texts.map((text) => ({ label: namedText(text), text: text.reading.said.join(' '), cites: [] })),
});

/** The texts in play that the rest does not name: what those do that have a part, and the others, each with its reason where that was asked for. */
export const otherTextsParts = (
  { otherTexts }: Pick<RulingReport, 'otherTexts'>,
  explain: Explain,
): readonly Part[] => {
  if (otherTexts === undefined) return [];
  const others = notInvolved(otherTexts);
  const rows = explain === 'none' ? otherTextsInWords(others) : otherTextsAt(others);
  return [
    { title: INVOLVED, rows: involvedInWords(otherTexts).map((text) => ({ text, cites: [] })) },
    { title: OTHER_TEXTS[`${others.settled}`], rows: rows.map((text) => ({ text, cites: [] })) },
  ];
};

/** Everything a ruling says after its first line, in the order of the screen. */
export const rulingParts = (report: RulingReport, explain: Explain): readonly Part[] => {
  const weighty = report.gaps.filter(({ couldChange }) => couldChange.length > 0).length;
  const open = report.verdict === 'undetermined' || report.verdict === 'not-modelled';
  const branches = report.branches.length > 1 || open || report.grounds.length === 0 ? report.branches : [];
  return filled([
    { title: 'Grounds', each: 'Ground', rows: groundRows(report.grounds, explain) },
    {
      title: 'Overruled by a card',
      rows: report.overruled.map(overruledRow),
    },
    { title: 'Ways to do it', rows: optionRows(report.options) },
    { title: 'What follows', rows: followsRows(report) },
    { title: 'What it depends on', rows: branchRows(branches, weighty) },
    { title: 'Needed', rows: report.needs.map(saying) },
    {
      title: 'With another document where this one says nothing',
      rows: report.filled === undefined ? [] : elsewhereRows([report.filled]),
    },
    { title: 'Not read by the program', rows: gapRows(report.gaps) },
    { title: 'Not read, and what follows depends on it', rows: gapRows(report.unreadAfter ?? [], true) },
    { title: 'Ruled already', rows: open ? report.passed.map(saying) : [] },
    {
      title: report.remedies.every(({ code }) => NO_REMEDY.has(code)) ? 'What this means' : 'What would make it legal',
      rows: report.remedy.map((text, at) => ({ text, cites: only(report.remedies[at]) })),
    },
    { title: 'Impossible on this table', rows: report.faults.map(saying) },
    ...otherTextsParts(report, explain),
    { title: 'Assumed', rows: assumptionRows(report.assumptions) },
    { title: 'How sure', rows: (report.unsure ?? []).map(saying) },
    { title: 'Precedents', each: 'Precedent', rows: precedentRows(report.precedents ?? [], explain) },
    { title: 'Path', rows: pathRows(report.trace, explain) },
    usedTextsPart(report),
    { title: 'Elsewhere', rows: elsewhereRows(report.elsewhere) },
    {
      title: 'Against',
      rows: report.against === undefined ? [] : againstRows(report.against, report).map(againstRow),
    },
  ]);
};

export const verdictMore = (report: RulingReport): string =>
  report.verdict !== 'depends' && report.assumptions.some(({ kind }) => kind === 'chosen') ? ', as assumed' : '';
