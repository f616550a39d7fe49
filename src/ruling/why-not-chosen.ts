import type { NoteCode } from '../claims/index.ts';
import { type Answered, possibleAnswers, type TraceEntry } from '../engine/index.ts';
import { sameName } from '../state/index.ts';
import type { Said } from './ruling.ts';

/** Why a search can't end without a card. */
const ONE_IS_TAKEN: ReadonlySet<NoteCode> = new Set<NoteCode>(['one-of-any-card', 'search-takes-the-number']);

const isNone = (said: string): boolean => /^(?:none|nothing)$/iu.test(said.trim());

/** Whose a Pokémon is, where both players have one of the name. */
const withoutOwner = (name: string): string => name.replace(/^p\d's /u, '');

/** The letter of a type is in what is said of costs, and a player in what is said of every act: neither names a card there. */
const namesNoCard = (said: string): boolean => /^(?:.|p\d)$/iu.test(said.trim());

/** What a card gives and counts as is said of costs. */
const OF_COSTS: ReadonlySet<NoteCode> = new Set<NoteCode>(['gives-by-its-text', 'several-types-at-once']);

/** What was said of a card before a choice was asked for: why it is not among what may be chosen. */
export const whyNotChosen = (trace: readonly TraceEntry[], said: string): readonly Said<NoteCode>[] =>
  trace.flatMap((entry): readonly Said<NoteCode>[] => {
    if (entry.kind !== 'rule' || namesNoCard(said)) return [];
    const { rule } = entry;
    return entry.entries.flatMap((within) => {
      if (within.kind === 'rule') return whyNotChosen([within], said);
      const isOnIt =
        within.kind === 'note' &&
        !OF_COSTS.has(within.code) &&
        (isNone(said)
          ? ONE_IS_TAKEN.has(within.code)
          : Object.values(within.facts)
              .flat()
              .some((fact) => typeof fact === 'string' && sameName(withoutOwner(fact), withoutOwner(said))));
      return isOnIt ? [{ rule, code: within.code, facts: within.facts }] : [];
    });
  });

/** What tells of a choice that cards or Pokémon were left out of it. */
const LEFT_OUT: ReadonlySet<NoteCode> = new Set<NoteCode>(['not-of-the-kind', 'counters-go-elsewhere', 'is-protected']);

/** Why what was said could not be chosen where only one thing was left and nothing was asked; nothing where it was not meant there at all. */
export const leftOut = (trace: readonly TraceEntry[], said: string): readonly Said<NoteCode>[] =>
  whyNotChosen(trace, said).filter(({ code }) => LEFT_OUT.has(code));

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
