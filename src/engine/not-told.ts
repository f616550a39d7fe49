import type { Facts } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';

/** A rule asked for a fact nobody told, or for a rule that the document in force does not have. Caught by the step. */
export class NotTold extends Error {
  readonly rule: RuleId;
  readonly code: string;
  readonly facts: Facts;
  constructor(rule: RuleId, code: string, facts: Facts) {
    super(code);
    this.rule = rule;
    this.code = code;
    this.facts = facts;
  }
}
