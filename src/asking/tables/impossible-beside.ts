import { citationOf, isRuled } from '../../corpus/index.ts';
import { citeOne } from '../../render/cite.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { impossibility } from '../../render/words/impossible.ts';
import { inspect } from '../../ruling/index.ts';
import { fourSit, type Setup } from '../../state/index.ts';
import { knownPart } from '../../state/notation/index.ts';
import { placeOfFault } from './place-of-fault.ts';
import { rulesetFor, type TableAsRead } from './read-table.ts';

/** What is impossible about a table that cannot be read whole: reported at once, and not only after the other faults are fixed. */

/** After one of these faults the meaning of the rest of the text is unclear. */
const LOSES_THE_THREAD: ReadonlySet<string> = new Set([
  'expected',
  'unexpected',
  'unclosed',
  'control-character',
  'yaml',
  'too-deep',
  'too-large',
  'too-many',
  'empty',
  'not-a-board',
]);

/** What is not there may be what could not be read. */
const FOR_WANT_OF: ReadonlySet<string> = new Set([
  'no-active',
  'second-active-missing',
  'nobody-on-table',
  'wrong-deck-size',
  'already-lost-all',
  'removed-alone',
]);

/** The setup without whose turn it is and who goes first, where the number of players is unclear. */
const withoutTurns = (setup: Setup): Setup => {
  const { turn, toMove, first, ...others } = setup;
  const { p3, p4 } = setup.sides;
  const third = p3 !== undefined || p4 !== undefined;
  const absent = fourSit(setup) || first === 'p3' || first === 'p4';
  if (setup.format === 'team' || !absent || (third && setup.format !== undefined)) return setup;
  return third || turn === undefined ? others : { ...others, turn };
};

export const impossibleBeside = ({ table, faults }: TableAsRead, option?: string): readonly FaultJson[] => {
  if (table === null || faults.some(({ code }) => LOSES_THE_THREAD.has(code))) return [];
  const { board, pool } = table;
  // Perhaps it is the ruleset that could not be read.
  const unnamed = option === undefined && board.setup.ruleset === undefined;
  if (unnamed && faults.some(({ code }) => code === 'unknown-word' || code === 'bad-value')) return [];
  const doc = rulesetFor(table, option);
  if (!isRuled(doc)) return [];
  return inspect({ setup: withoutTurns(knownPart(board.setup, pool)), pool, doc })
    .filter(({ code }) => !FOR_WANT_OF.has(code))
    .map(({ code, facts, rule }): FaultJson => {
      const span = placeOfFault(board, code, facts);
      return {
        code,
        message: impossibility(code, facts),
        file: board.file,
        line: span?.line ?? null,
        column: span?.column ?? null,
        hint: `by   ${citeOne(citationOf(rule))}`,
        ...(span === undefined ? {} : { excerpt: board.excerpt(span), length: Math.max(1, span.end - span.start) }),
      };
    });
};
