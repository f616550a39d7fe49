import { isRuled } from '../../corpus/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson, SayingCitation } from '../../render/report/types.ts';
import { VERDICT_WORDS } from '../../render/words/verdicts.ts';
import type { Verdict } from '../../ruling/index.ts';
import { isTable } from '../../state/index.ts';

/** Of a ruling that was saved with `judge can --json`: what another one is compared with. */
export interface SavedRuling {
  readonly ruleset: string;
  readonly question: string;
  readonly board: string;
  readonly verdict: Verdict;
  readonly grounds: readonly { readonly rule: SayingCitation; readonly says: string }[];
}

const ground = (value: unknown): SavedRuling['grounds'][number] | null => {
  if (!isTable(value) || !isTable(value.rule) || typeof value.says !== 'string') return null;
  const { document, id } = value.rule;
  return typeof document === 'string' && typeof id === 'string'
    ? { rule: { document, id, says: value.says }, says: value.says }
    : null;
};

/** Reads such a file; a fault names everything that is missing. `file` is its name, for the fault. */
export const savedRuling = (text: string, file: string): SavedRuling | FaultJson => {
  const refuse = (message: string): FaultJson =>
    usageFault('bad-ruling', message, 'expected   what  judge can … --json  prints', file);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refuse(`${file} is not JSON.`);
  }
  if (!isTable(read)) return refuse(`${file} is not a ruling.`);
  const { ruleset, question, board, verdict, grounds } = read;
  const found = (Object.keys(VERDICT_WORDS) as Verdict[]).find((one) => one === verdict);
  const listed = Array.isArray(grounds) ? grounds.map(ground) : [null];
  const missing = [
    ...(typeof ruleset === 'string' && isRuled(ruleset) ? [] : ['ruleset']),
    ...(typeof question === 'string' ? [] : ['question']),
    ...(typeof board === 'string' ? [] : ['board']),
    ...(found === undefined ? ['verdict'] : []),
    ...(listed.includes(null) ? ['grounds'] : []),
  ];
  if (missing.length > 0 || found === undefined) return refuse(`${file} lacks ${missing.join(', ')} of a ruling.`);
  return {
    ruleset: String(ruleset),
    question: String(question),
    board: String(board),
    verdict: found,
    grounds: listed.filter((one) => one !== null),
  };
};
