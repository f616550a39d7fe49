import {
  type Adjustment,
  type Duty,
  type DutyWhen,
  type Landing,
  type Penalty,
  type PenaltyTable,
  type Phase,
  type Row,
  SCALE,
  type Stage,
  type Tier,
} from './table.ts';

const LARGE: readonly Tier[] = ['regional', 'special', 'international', 'worlds'];

const rank = (penalty: Penalty): number => SCALE.indexOf(penalty);

export interface Occasion {
  readonly phase: Phase;
  readonly stage: Stage;
  readonly tier: Tier | null;
  /** Minutes that the ruling took; null where not given. */
  readonly minutes: number | null;
}

/** Where a penalty takes effect, by when it is given. */
export const landingOf = (table: PenaltyTable, penalty: Penalty, { phase, stage }: Occasion): readonly Landing[] =>
  table.lands.filter(
    (one) =>
      one.penalty === penalty &&
      (one.phase === undefined || one.phase.includes(phase)) &&
      (one.stage === undefined || one.stage === stage),
  );

/** What the judge owes with this penalty. */
export const dutiesOf = (table: PenaltyTable, penalty: Penalty, { tier, minutes }: Occasion): readonly Duty[] => {
  const large = tier === null || LARGE.includes(tier);
  const due: readonly (DutyWhen | null)[] =
    penalty === 'none'
      ? []
      : [
          rank(penalty) > rank('warning') ? 'above-warning' : 'told-head-judge',
          penalty === 'disqualification' && large ? 'disqualification-large' : null,
          penalty === 'disqualification' ? 'disqualification' : null,
          rank(penalty) > rank('caution') ? 'reported' : null,
          minutes === null || minutes > 0 ? 'time' : null,
          minutes !== null && minutes > 0 && large ? 'time-large' : null,
          'always',
        ];
  return table.duties.filter(({ when }) => due.includes(when));
};

/** What raises or lowers a penalty of this row of an infraction. */
export const adjustmentsOf = (
  table: PenaltyTable,
  key: string,
  { category, start, if: facts }: Row,
): readonly Adjustment[] =>
  table.adjust.filter(
    ({ moves, to, keys, categories, fact }) =>
      category !== null &&
      (fact === undefined || facts[fact] === undefined) &&
      categories.includes(category) &&
      (keys === undefined || keys.includes(key)) &&
      !(to !== undefined && moves === 'up' && rank(start) >= rank(to)) &&
      !(to !== undefined && moves === 'down' && rank(start) <= rank(to)),
  );
