import type { NeedCode } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import { type AnyLaw, NotModelled, paragraphOf, type Sources, UnknownFact } from '../engine/index.ts';
import type { Said } from './ruling.ts';

/**
 * The door between the rules and a ruling. A rule that needs an unknown fact, or a rule its document does not have, breaks off by throwing; past
 * this door that is a value, and nothing is thrown out of this room.
 */

/** Why a reading of the rules broke off. */
export type Unknown = UnknownFact | NotModelled;

/** What a reading of the rules gives; where it breaks off, what stands for it. */
export const unlessUnknown = <T, Otherwise>(read: () => T, otherwise: (stop: Unknown) => Otherwise): T | Otherwise => {
  try {
    return read();
  } catch (stop) {
    if (stop instanceof UnknownFact || stop instanceof NotModelled) return otherwise(stop);
    throw stop;
  }
};

/** What would have to be known, for the list of needs; nothing where it is a text that is not executed. */
export const missingIn = (stop: Unknown): readonly Said<NeedCode>[] =>
  stop instanceof UnknownFact ? [{ rule: stop.rule, code: stop.code, facts: stop.facts }] : [];

/** The paragraph of a law; where these documents have none, the one where another document states it. */
export const paragraphOrOther = (law: AnyLaw, sources: Sources): RuleId => {
  const found = unlessUnknown(
    () => paragraphOf(law, sources),
    (stop) => stop,
  );
  if (found instanceof NotModelled) throw found;
  return found instanceof UnknownFact ? found.rule : found;
};
