import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { blocks, type Fact, factLines, headline, isNarrow, unbroken } from '../grid.ts';
import type {
  PenaltyLineJson,
  PenaltyListReport,
  PenaltyLogReport,
  PenaltyMoveJson,
  PenaltyReport,
} from '../report/types-of-penalties.ts';
import { type Line, type Rich, type Run, runsOf, toned } from '../rich.ts';
import { factAnswered, penaltyName } from '../words/penalties.ts';
import { boardShowScreen } from './board-show.ts';

const LABEL = 8;

/** Rows under one label; when plain each has it. */
const rows = (face: Face, label: string, facts: readonly Omit<Fact, 'label'>[]): Line[] =>
  facts.flatMap((fact, at) =>
    factLines(face, {
      ...(at === 0 ? { label } : isNarrow(face) ? { indent: 2 } : {}),
      labelWidth: LABEL,
      plainLabel: label,
      ...fact,
    }),
  );

const lines = (face: Face, label: string, said: readonly PenaltyLineJson[]): Line[] =>
  rows(
    face,
    label,
    said.map(({ says, sections }) => ({ text: says, cite: cite(sections, null) })),
  );

const MOVES: { readonly [M in PenaltyMoveJson['moves']]: string } = {
  up: 'higher:',
  down: 'lower:',
  either: 'either way:',
  other: 'beside:',
  named: '',
};

const moved = ({ moves, says }: PenaltyMoveJson): string => (moves === 'named' ? says : `${MOVES[moves]} ${says}`);

const quoted = (face: Face, said: readonly string[]): string => {
  const { quote, unquote } = signsOf(face);
  return `${quote}${said.join(' ')}${unquote}`;
};

const branchLines = (face: Face, { branches }: PenaltyReport): Line[] =>
  branches.flatMap((branch) =>
    factLines(face, {
      label: toned('strong', penaltyName(branch.penalty)),
      labelWidth: 22,
      text: `${branch.if.length === 0 ? 'Otherwise.' : branch.if.join(' ')}${
        branch.category === null ? '' : `  (${branch.category}, ${branch.severity})`
      }`,
      cite: cite(branch.sections),
    }),
  );

const head = (face: Face, report: PenaltyReport): Line[] => {
  const kind = report.category === null ? '' : `   ${report.category} ${signsOf(face).dot} ${report.severity}`;
  const left: readonly Run[] = [...runsOf(toned('strong', report.headline)), { text: kind }];
  return headline(face, left as Rich, cite(report.sections));
};

/** Whether a fact was read from the words, or supposed: a judge has to see it to put it right. */
const factText = ({ ask, words, from }: PenaltyReport['facts'][number]): string =>
  `${factAnswered(ask, words)}${from === 'words' ? ' (from your words)' : ''}`;

const supposedLines = (face: Face, { facts }: PenaltyReport): Line[] => {
  const supposed = facts.filter(({ from }) => from === 'supposed');
  const given = facts.filter(({ from }) => from !== 'supposed');
  return [
    ...rows(face, 'Given', given.length === 0 ? [] : [{ text: given.map(factText).join(' ') }]),
    ...rows(
      face,
      'Assumed',
      supposed.map(({ fact, ask, words }) => ({ text: `${factAnswered(ask, words)}  If not:  --fact ${fact}=…` })),
    ),
  ];
};

const repairedLines = (face: Face, { repaired }: PenaltyReport): Line[] => {
  if (repaired === null) return [];
  if (repaired.step === null)
    return factLines(face, { text: 'No step of this file is illegal by its rulebook: nothing to take back.' });
  const also = repaired.also === 0 ? '' : `, and ${repaired.also} later step${repaired.also === 1 ? '' : 's'}`;
  return [
    ...rows(face, 'Back', [
      {
        text: `Take back: ${repaired.step.replace(/\.$/u, '')}${also}. The table before it:`,
        cite: repaired.grounds.join(', '),
      },
    ]),
    ...boardShowScreen(face, repaired.table),
  ];
};

/** `judge penalty`: what is said first, then where it lands, how the state is repaired, what may move it, what the judge owes. */
export const penaltyScreen = (face: Face, report: PenaltyReport): Line[] =>
  blocks(
    face,
    head(face, report),
    [
      ...(report.say.length === 0 ? [] : rows(face, 'Say', [{ text: quoted(face, report.say), cite: 'PPG 4.3#2' }])),
      ...lines(face, 'Lands', report.lands),
      ...(report.repair === null ? [] : lines(face, 'Repair', [report.repair])),
    ],
    repairedLines(face, report),
    branchLines(face, report),
    report.needs.flatMap((need) => rows(face, 'Asked', [{ text: `${need.ask}   ${need.flag}` }])),
    rows(
      face,
      'Could',
      report.could.map((one) => ({ text: moved(one), cite: cite(one.sections) })),
    ),
    report.nearest.flatMap(({ key, when }) => rows(face, 'Nearest', [{ text: `${key}, if ${when}` }])),
    lines(face, 'Also', report.duties),
    rows(
      face,
      'Note',
      report.notes.map((text) => ({ text })),
    ),
    supposedLines(face, report),
    report.slip === null
      ? []
      : [...rows(face, 'Row', [{ text: 'for the Penalty Summary:', cite: 'PPG 6.1#1' }]), unbroken(`  ${report.slip}`)],
    report.kept === undefined ? [] : rows(face, 'Kept', [{ text: `in ${report.kept}` }]),
    factLines(face, {
      text: toned('faint', `${report.edition}. A recommendation: the judge decides, and section 4.2 allows moving it.`),
    }),
  );

/** Only what is read to the player. */
export const penaltySay = (report: PenaltyReport): Line[] => [
  [{ text: report.say.length === 0 ? report.headline : report.say.join(' ') }],
];

/** Columns of the Penalty Summary (PPG 6.1). */
const COLUMNS = "Tournament ID,Round of Issue,Judge Player ID,Competitor's Player ID,Category,Severity,Penalty,Notes";

/** `judge penalty log --csv`: the rows of the report, without Cautions, which are not reported. */
export const penaltyCsv = ({ kept }: PenaltyLogReport): Line[] =>
  [COLUMNS, ...kept.flatMap(({ slip }) => slip ?? [])].map((text): Line => [{ text }]);

/** `judge penalty log`. */
export const penaltyLogScreen = (face: Face, { day, kept, damaged }: PenaltyLogReport): Line[] =>
  blocks(
    face,
    headline(face, toned('strong', `Penalties of ${day}`), `${kept.length}`),
    kept.length === 0
      ? factLines(face, { text: 'None kept.  judge penalty WORDS --log' })
      : kept.flatMap(({ at, headline: named, key, round, player }) =>
          factLines(face, {
            label: at,
            labelWidth: 7,
            text: [named, key ?? '', round === '' ? '' : `round ${round}`, player === '' ? '' : `player ${player}`]
              .filter((part) => part !== '')
              .join('  '),
          }),
        ),
    damaged.flatMap((file) => factLines(face, { text: `Cannot be read, and was left alone: ${file}` })),
  );

/** `judge penalty --list`. */
export const penaltyListScreen = (face: Face, report: PenaltyListReport): Line[] => {
  if (face.plain)
    return [
      ...report.infractions.map(
        (one): Line => [{ text: [one.key, one.category ?? '', one.name, one.penalties.join(', ')].join('\t') }],
      ),
      ...report.notNamed.map(
        (one): Line => [{ text: [one.key, 'not named', one.name, cite(one.sections)].join('\t') }],
      ),
    ];
  const groups = [...new Set(report.infractions.map(({ category }) => category ?? 'Other'))];
  return blocks(
    face,
    headline(face, toned('strong', 'Infractions'), report.edition),
    ...groups.map((group) => [
      ...factLines(face, { text: toned('strong', group) }),
      ...report.infractions
        .filter(({ category }) => (category ?? 'Other') === group)
        .flatMap(({ key, name, penalties }) =>
          factLines(face, { indent: 2, label: key, labelWidth: 31, text: `${name}: ${penalties.join(', ')}` }),
        ),
    ]),
    [
      ...factLines(face, { text: toned('strong', 'No penalty named') }),
      ...report.notNamed.flatMap(({ key, name, sections }) =>
        factLines(face, { indent: 2, label: key, labelWidth: 31, text: name, cite: cite(sections) }),
      ),
    ],
  );
};
