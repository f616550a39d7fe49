import type { Citation } from '../../corpus/index.ts';
import { titleOf } from '../cite.ts';
import type { AgainstJson, AgainstRule, RulingReport } from '../report/types.ts';
import { VERDICT_WORDS } from './verdicts.ts';

/** What a ruling is held against, as rows for screens and sheets. */

export interface AgainstRow {
  readonly label: string;
  readonly text: string;
  readonly cites: readonly Citation[];
}

const USES: Readonly<Record<AgainstRule['use'], string>> = {
  forbids: 'this ruling forbids by it',
  applies: 'this ruling applies it',
  asked: 'asked, and it does not apply here',
  infers: 'this ruling infers something beside it',
  'not-used': 'this ruling does not use it',
  'other-document': 'a rule of another document',
};

const ruleRow = (rule: AgainstRule): AgainstRow => ({
  label: 'rule',
  text: `${rule.title}: ${rule.says} (${USES[rule.use]})`,
  cites: [{ document: rule.document, id: rule.id }],
});

const OUTCOMES: Readonly<Record<NonNullable<AgainstJson['outcome']>, string>> = {
  same: '',
  other: ', and something else follows',
  unknown: '; what follows is not known on both sides',
};

const verdicts = ({ document, verdict, agrees, outcome }: AgainstJson, report: RulingReport): readonly AgainstRow[] => {
  if (verdict === null) return [];
  const here = `${titleOf(report.ruleset)} ${VERDICT_WORDS[report.verdict]}`;
  const there = `${titleOf(document ?? report.ruleset)} ${VERDICT_WORDS[verdict]}`;
  return [
    {
      label: 'verdicts',
      text: agrees === true ? `the same: ${there}${OUTCOMES[outcome ?? 'same']}` : `here ${here}, there ${there}`,
      cites: [],
    },
  ];
};

export const againstRows = (against: AgainstJson, report: RulingReport): readonly AgainstRow[] => [
  { label: '', text: `“${against.said}”`, cites: [] },
  ...(against.by === 'sentence' && against.rules.length === 0
    ? [{ label: '', text: 'No paragraph matches these words well enough to be what is meant.', cites: [] }]
    : []),
  ...against.rules.map(ruleRow),
  ...against.nearest.map(({ document, id, says }) => ({ label: 'nearest', text: says, cites: [{ document, id }] })),
  ...verdicts(against, report),
  ...against.parts.map(({ says, rule }) => ({
    label: 'they part',
    text: says,
    cites: rule === null ? [] : [{ document: rule.document, id: rule.id }],
  })),
  ...against.points.flatMap(({ point, here, there }) => [
    { label: 'point', text: point, cites: [] },
    ...[here, there].map(({ document, says, silent, rules }) => ({
      label: '',
      text: `${titleOf(document)}: ${silent && !/^silent/iu.test(says) ? `silent; ${says}` : says}`,
      cites: rules.map(({ document: of, id }) => ({ document: of, id })),
    })),
  ]),
];
