import type { Citation } from '../../corpus/index.ts';
import {
  adjustmentsOf,
  type Decision,
  dutiesOf,
  type Infraction,
  landingOf,
  type Occasion,
  type PenaltyTable,
  prizesLeft,
  type Row,
  type SilentCase,
} from '../../penalties/index.ts';
import { citeOne } from '../cite.ts';
import { factAnswered, PENALTY_NAMES, PENALTY_SAID, PROVENANCE } from '../words/penalties.ts';
import type { PenaltyFactJson, PenaltyMoveJson, PenaltyPrizesJson, PenaltyReport } from './types-of-penalties.ts';

/** What a report on a penalty is made of, beside the row. */
export interface PenaltyAsked {
  readonly words: string;
  readonly edition: string;
  readonly occasion: Occasion;
  readonly prizes: number;
  readonly taken: number | null;
  readonly again: number;
  readonly slip: {
    readonly tournament: string;
    readonly round: string;
    readonly judge: string;
    readonly player: string;
  };
  readonly facts: readonly PenaltyFactJson[];
}

const section = (id: string): Citation => ({ document: 'ppg-2026', id });

const empty = (asked: PenaltyAsked): PenaltyReport => ({
  schema: 1,
  asked: asked.words,
  edition: asked.edition,
  verdict: 'not-named',
  infraction: null,
  category: null,
  severity: null,
  penalty: null,
  row: null,
  confidence: null,
  headline: '',
  sections: [],
  say: [],
  lands: [],
  prizes: null,
  repair: null,
  repaired: null,
  could: [],
  duties: [],
  notes: [],
  facts: asked.facts,
  needs: [],
  branches: [],
  nearest: [],
  slip: null,
});

const prizeWords = ({ needs, of, taken, winsNow }: PenaltyPrizesJson): string => {
  const now = `Your opponent now needs ${needs} Prize card${needs === 1 ? '' : 's'} instead of ${of}`;
  if (winsNow === true)
    return `${now}${taken === null ? '' : ` and has taken ${taken}`}: your opponent wins this game.`;
  return taken === null ? `${now}.` : `${now} and has taken ${taken}: the game goes on.`;
};

const onTable = ({ needs, of, taken, winsNow }: PenaltyPrizesJson): string =>
  `The opponent needs ${needs} instead of ${of}${
    winsNow === true
      ? `${taken === null ? '' : `, has ${taken}`}: wins this game at once.`
      : taken === null
        ? '; with that many taken already, the opponent wins at once.'
        : `, has ${taken}: the game goes on.`
  }`;

/** A field of a CSV: quoted where it has to be. */
const field = (text: string): string => {
  // A program that opens the file must not take a note for a formula.
  const plain = /^[=+\-@\t]/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The row of the Penalty Summary, in the columns of PPG 6.1. */
const slipOf = ({ slip, words }: PenaltyAsked, row: Row, name: string): string =>
  [
    slip.tournament,
    slip.round,
    slip.judge,
    slip.player,
    row.category ?? '',
    upper(row.severity),
    PENALTY_NAMES[row.start],
    `${words === '' ? name : words}${row.repair === null ? '' : `; repair: ${row.repair}`}`,
  ]
    .map(field)
    .join(',');

const movesOf = (table: PenaltyTable, key: string, row: Row, { again }: PenaltyAsked): readonly PenaltyMoveJson[] => {
  if (row.category === 'Cheating')
    return [
      {
        moves: 'named',
        penalty: null,
        says: 'Cheating is never moved up or down.',
        sections: [section('5.4#2')],
      },
    ];
  const named = row.could.map(
    (one): PenaltyMoveJson => ({
      moves: 'named',
      penalty: PENALTY_NAMES[one],
      says: `${PENALTY_NAMES[one]} is named for it too, by how much can be repaired`,
      sections: row.sections,
    }),
  );
  const times = again === 1 ? 'once' : `${again} times`;
  const repeated: readonly PenaltyMoveJson[] =
    again === 0
      ? []
      : [
          {
            moves: 'up',
            penalty: null,
            says: `it happened ${times} before: each later one may be raised further; how far is not fixed`,
            sections: [section('4.2.2#1')],
          },
        ];
  const others = adjustmentsOf(table, key, row).map(
    ({ moves, says, sections }): PenaltyMoveJson => ({
      moves,
      penalty: null,
      says,
      sections,
    }),
  );
  return [...named, ...repeated, ...others];
};

const saidToPlayer = (infraction: Infraction, row: Row, prizes: PenaltyPrizesJson | null): readonly string[] => {
  if (row.start === 'none') return [];
  const [first] = row.sections;
  const named = first === undefined ? '' : ` (${citeOne(first)})`;
  return [
    infraction.say,
    `${row.category === null ? '' : `The infraction is ${row.category}, ${row.severity}${named}. `}${PENALTY_SAID[row.start]}`,
    ...(prizes === null ? [] : [prizeWords(prizes)]),
    'You may appeal to the Head Judge.',
  ];
};

/** The penalty that a row names, where it lands, what moves it, what the judge says and owes. */
export const penaltyReport = (
  infraction: Infraction,
  row: Row,
  table: PenaltyTable,
  asked: PenaltyAsked,
): PenaltyReport => {
  const running = asked.occasion.phase === 'game';
  const prizes = running ? prizesLeft(row.start, asked.prizes, asked.taken) : null;
  const provenance = PROVENANCE[row.conf];
  const none = row.start === 'none';
  const lands = landingOf(table, row.start, asked.occasion).map(({ says, sections }) => ({ says, sections }));
  return {
    ...empty(asked),
    verdict: none ? 'none' : 'penalty',
    infraction: { key: infraction.key, name: infraction.name },
    category: row.category,
    severity: row.severity,
    penalty: row.start,
    row: row.id,
    confidence: row.conf,
    headline: none ? `No penalty: ${infraction.name}` : PENALTY_NAMES[row.start],
    sections: row.sections,
    say: saidToPlayer(infraction, row, prizes),
    lands: [
      ...(prizes === null
        ? []
        : [
            {
              says: onTable(prizes),
              sections: [section(row.start === 'double-prize' ? '3.3#2' : '3.4#2'), section('4.1.1.2#3')],
            },
          ]),
      ...lands,
    ],
    prizes,
    repair: row.repair === null ? null : { says: row.repair, sections: row.sections },
    could: none ? [] : movesOf(table, infraction.key, row, asked),
    duties: dutiesOf(table, row.start, asked.occasion).map(({ says, sections }) => ({ says, sections })),
    notes: [provenance, row.note ?? ''].filter((text) => text !== ''),
    slip: none || row.start === 'caution' ? null : slipOf(asked, row, infraction.name),
  };
};

/** `>10` is more than 10, `5..10` is 5 to 10. */
const rangeWords = (range: string): string =>
  range
    .replace('..', ' to ')
    .replace(/^>=(\d+)/u, '$1 or more')
    .replace(/^<=(\d+)/u, '$1 or less')
    .replace(/^>/u, 'more than ')
    .replace(/^</u, 'less than ');

/** What a fact is, in words: `staff had to search`, `more than 10`, `yes`. */
export const valueWords = (facts: PenaltyTable['facts'], name: string, value: string): string => {
  const is = facts[name]?.is;
  return typeof is === 'object' ? (is[value] ?? value) : is === 'number' ? rangeWords(value) : value;
};

/** What the penalty depends on: the facts that are missing, and each row that may still apply. */
export const dependsReport = (
  infraction: Infraction,
  { open, missing }: Decision,
  { facts }: PenaltyTable,
  asked: PenaltyAsked,
): PenaltyReport => {
  return {
    ...empty(asked),
    verdict: 'depends',
    infraction: { key: infraction.key, name: infraction.name },
    headline: `It depends: ${infraction.name}`,
    needs: missing.map((name) => {
      const is = facts[name]?.is ?? 'yes-no';
      const values = is === 'yes-no' ? ['yes', 'no'] : is === 'number' ? [] : Object.keys(is);
      return {
        fact: name,
        ask: facts[name]?.ask ?? name,
        values,
        words: values.map((value) => valueWords(facts, name, value)),
        flag: `--fact ${name}=${values.length === 0 ? 'N' : values.join('|')}`,
      };
    }),
    branches: open.map((row) => ({
      row: row.id,
      if: Object.entries(row.if)
        .filter(([name]) => missing.includes(name))
        .map(([name, value]) => factAnswered(facts[name]?.ask ?? name, valueWords(facts, name, value))),
      category: row.category,
      severity: row.severity,
      penalty: row.start,
      sections: row.sections,
    })),
  };
};

const HEAD_JUDGE = 'The Head Judge decides.';

/** A case for which the documents name no penalty. */
export const silentReport = (found: SilentCase, table: PenaltyTable, asked: PenaltyAsked): PenaltyReport => ({
  ...empty(asked),
  infraction: { key: found.key, name: found.name },
  headline: `Not named in the guidelines: ${found.name}. ${HEAD_JUDGE}`,
  sections: found.sections,
  notes: [found.says],
  could: [
    {
      moves: 'either',
      penalty: null,
      says: 'the examples of the guidelines may be carried over to cases that they do not name',
      sections: [section('1.2#1')],
    },
  ],
  nearest: found.nearest.map(({ key, when }) => ({
    key,
    name: table.infractions.find((one) => one.key === key)?.name ?? key,
    when,
  })),
});

/** Words in which no infraction was recognised. */
export const notNamedReport = (asked: PenaltyAsked): PenaltyReport => ({
  ...empty(asked),
  headline: 'I know no infraction in these words. If no section names it, the Head Judge decides.',
  sections: [section('1.2#1'), section('4.2#3')],
  notes: ['Every infraction:  judge penalty --list'],
});
