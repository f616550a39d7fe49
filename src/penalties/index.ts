export { type Decision, decide, factRead, SUPPOSED, valuesOf } from './decide.ts';
export { adjustmentsOf, dutiesOf, landingOf, type Occasion } from './lands.ts';
export { type PrizesLeft, prizesLeft } from './prizes.ts';
export {
  type Adjustment,
  CATEGORIES,
  type Category,
  CONFIDENCES,
  type Confidence,
  DUTIES,
  type Duty,
  type Fact,
  type Facts,
  type Infraction,
  type Landing,
  type Penalty,
  type PenaltyTable,
  PHASES,
  type Phase,
  type Row,
  SCALE,
  SEVERITIES,
  type Severity,
  type SilentCase,
  STAGES,
  type Stage,
  TIERS,
  type Tier,
} from './table.ts';
