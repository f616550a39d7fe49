import { inferredBy, paragraphAt, type RuleId } from '../corpus/index.ts';
import type { T } from '../rules/index.ts';

/** The innermost paragraph in force that says something itself; where all of them are inferred, the one near which the innermost would stand. */
export const paragraphInForce = (t: T): RuleId | null => {
  const [innermost] = t.inForce;
  const stated = t.inForce.find((rule) => inferredBy(rule) === null);
  return stated ?? (innermost === undefined ? null : paragraphAt(innermost));
};
