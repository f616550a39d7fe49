import type { Facts, NeedCode } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';

/**
 * A rule asked for a fact that is not given, or for a rule that the document in force does not have. Caught by the step. It is thrown so often that
 * it is not an `Error`: recording where it was thrown costs more than the rule, and it is never read.
 */
export class UnknownFact {
  readonly rule: RuleId;
  readonly code: NeedCode;
  readonly facts: Facts;
  constructor(rule: RuleId, code: NeedCode, facts: Facts) {
    this.rule = rule;
    this.code = code;
    this.facts = facts;
  }

  toString(): string {
    return `unknown: ${this.code}`;
  }
}
