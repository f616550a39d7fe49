import type { Span } from '../../state/index.ts';
import type { FormatFinding, FormatRuling } from '../../tournament-formats/index.ts';
import { dayInWords } from '../words/day.ts';
import { formatWords } from '../words/tournament-formats.ts';
import type { InPoolSaying, TournamentJson } from './types-of-boards.ts';

/** What a format of tournaments says of a deck, in words. */
export const tournamentReport = (
  { format, day, pool, findings }: FormatRuling,
  at: (span: Span) => string,
): TournamentJson => {
  const sayings = (outcome: FormatFinding['outcome']): readonly InPoolSaying[] =>
    findings
      .filter((one) => one.outcome === outcome)
      .map(({ code, facts, source, span }) => ({ code, says: formatWords(code, facts), source, at: at(span) }));
  return {
    format: format.key,
    title: format.title,
    by: format.by,
    date: day,
    asOf: format.asOf,
    pool: pool === null ? null : { from: pool.from, marks: pool.marks, source: pool.source, doubt: pool.doubt ?? null },
    faults: sayings('applies'),
    needs: sayings('open'),
    passed: sayings('passed'),
    notes: [
      `${format.title} is decided by ${format.by}; what is recorded of it is as of ${dayInWords(format.asOf)}${
        day > format.asOf ? ', so that a later announcement is not in it' : ''
      }.`,
      ...(pool?.doubt === undefined ? [] : [`Not certain: ${pool.doubt}.`]),
    ],
  };
};
