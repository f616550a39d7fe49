import type { NoteCode } from '../claims/index.ts';
import { type Answered, possibleAnswers, type TraceEntry } from '../engine/index.ts';
import { sameName } from '../state/index.ts';
import type { Said } from './ruling.ts';

/** Why a search can't end without a card. */
const ONE_IS_TAKEN: ReadonlySet<NoteCode> = new Set<NoteCode>(['one-of-any-card', 'search-takes-the-number']);

const isNone = (said: string): boolean => /^(?:none|nothing)$/iu.test(said.trim());

/** What was said of a card before a choice was asked for: why it is not among what may be chosen. */
export const whyNotChosen = (trace: readonly TraceEntry[], said: string): readonly Said<NoteCode>[] =>
  trace.flatMap((entry): readonly Said<NoteCode>[] => {
    if (entry.kind !== 'rule') return [];
    const { rule } = entry;
    return entry.entries.flatMap((within) => {
      if (within.kind === 'rule') return whyNotChosen([within], said);
      const isOnIt =
        within.kind === 'note' &&
        (isNone(said)
          ? ONE_IS_TAKEN.has(within.code)
          : Object.values(within.facts).some((fact) => typeof fact === 'string' && sameName(fact, said)));
      return isOnIt ? [{ rule, code: within.code, facts: within.facts }] : [];
    });
  });

const answeredIn = (entries: readonly TraceEntry[]): readonly Answered[] =>
  entries.flatMap((entry) =>
    entry.kind === 'rule' ? answeredIn(entry.entries) : entry.kind === 'answered' && entry.asked ? [entry] : [],
  );

/** The last choice that could have been this and was another: after it nothing more is asked. Null where there was none. */
export const chosenInstead = (trace: readonly TraceEntry[], said: string): Answered | null =>
  answeredIn(trace).findLast(
    ({ question, answer }) =>
      question.kind === 'choose' &&
      !sameName(answer, said) &&
      possibleAnswers(question).some((one) => sameName(one, said)),
  ) ?? null;
