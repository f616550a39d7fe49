import type { BranchJson, FollowsJson, NeedJson } from '../report/types.ts';
import { capital } from './facts.ts';

/** What a branch of a ruling depends on, in words. */

/** What a future depends on: `coin: heads` is the coin and its side, `retreat cost: 0` the cost and how much it is. */
export const conditionParts = (condition: string): { readonly of: string; readonly is: string } => {
  const at = condition.indexOf(': ');
  return { of: condition.slice(0, at), is: condition.slice(at + 2) };
};

/** So many equal coins can still be read at a glance. */
const MANY = 3;

/** Of a cost its name stays, for the number alone says nothing. */
const wordOf = (condition: string): string => {
  const { of, is } = conditionParts(condition);
  return of === 'coin' || of === 'choose' || of === 'print' || of === 'clause' ? is : condition;
};

/** `heads, tails`; a run of equal coins is counted: `heads ×12, tails`. */
const conditionOf = (conditions: BranchJson['if']): string => {
  const runs: { readonly word: string; readonly many: number }[] = [];
  for (const word of conditions.map(wordOf)) {
    const last = runs.at(-1);
    if (last?.word === word) runs[runs.length - 1] = { word, many: last.many + 1 };
    else runs.push({ word, many: 1 });
  }
  return runs
    .flatMap(({ word, many }) => (many > MANY ? [`${word} ×${many}`] : Array.from({ length: many }, () => word)))
    .join(', ');
};

/** A row of a list of futures: one of them, and the words for it and all that come to the same. */
export interface BranchRow {
  readonly label: string;
  readonly branch: BranchJson;
}

/** More futures than two coins make are listed by how many are heads, where nothing else of them matters. */
const MOST_APART = 4;

const isOfCoins = ({ if: conditions }: BranchJson): boolean =>
  conditions.every((one) => {
    const { of, is } = conditionParts(one);
    return of === 'coin' && (is === 'heads' || is === 'tails');
  });

/** Coins in a row that are flipped for the same, and how many of them are heads. */
interface Run {
  readonly what: string;
  readonly many: number;
  readonly heads: number;
}

const runsIn = ({ if: conditions, flips = [] }: BranchJson): readonly Run[] => {
  const runs: Run[] = [];
  for (const [at, one] of conditions.entries()) {
    const what = flips[at] ?? '';
    const heads = conditionParts(one).is === 'heads' ? 1 : 0;
    const last = runs.at(-1);
    if (last?.what === what) runs[runs.length - 1] = { what, many: last.many + 1, heads: last.heads + heads };
    else runs.push({ what, many: 1, heads });
  }
  return runs;
};

const runWords = ({ many, heads }: Run): string => {
  if (many === 1) return heads === 1 ? 'heads' : 'tails';
  return heads === 0 ? 'no heads' : `${heads} heads`;
};

const byMostHeads = (a: readonly Run[], b: readonly Run[]): number => {
  const at = a.findIndex((run, index) => run.heads !== b[index]?.heads);
  return at < 0 ? 0 : (b[at]?.heads ?? -1) - (a[at]?.heads ?? -1);
};

/** Together they are every way in which the coins can fall. */
const areAll = (branches: readonly BranchJson[]): boolean =>
  branches.reduce((sum, one) => sum + 0.5 ** one.if.length, 0) === 1;

/** `3 heads`, `2 heads`, `no heads`, and `2 heads, tails` where another coin follows: null where the order of coins for one thing, or another condition, matters. */
const byHeads = (branches: readonly BranchJson[]): readonly BranchRow[] | null => {
  if (branches.length <= MOST_APART || !branches.every(isOfCoins) || !areAll(branches)) return null;
  const rows = new Map<string, { readonly runs: readonly Run[]; readonly like: BranchJson[] }>();
  for (const branch of branches) {
    const runs = runsIn(branch);
    const key = runs.map(({ what, many, heads }) => `${what} ${heads} of ${many}`).join(', ');
    const row = rows.get(key) ?? { runs, like: [] };
    row.like.push(branch);
    rows.set(key, row);
  }
  if (rows.size === branches.length) return null;
  const each = [...rows.values()].toSorted((a, b) => byMostHeads(a.runs, b.runs));
  const alike = each.every(({ like: [one, ...others] }) =>
    others.every(({ verdict, says }) => verdict === one?.verdict && says === one.says),
  );
  if (!alike) return null;
  return each.flatMap(({ runs, like: [branch] }) =>
    branch === undefined ? [] : [{ branch, label: runs.map(runWords).join(', ') }],
  );
};

/** The futures as they are listed. */
export const branchRowsOf = (branches: readonly BranchJson[]): readonly BranchRow[] =>
  byHeads(branches) ?? branches.map((branch) => ({ branch, label: conditionOf(branch.if) }));

export const onClause = (branch: Pick<BranchJson, 'if'>): boolean =>
  branch.if.some((one) => conditionParts(one).of === 'clause');

/** `If it makes the cost 0 or 1`: what a text that has not been read may say, of so many texts. */
export const clauseWords = ([clause, cost]: BranchJson['if'], texts: number): string => {
  const it = texts > 1 ? 'they' : 'it';
  if (clause !== 'clause: applies') return texts > 1 ? 'If none applies' : 'If it does not apply';
  if (cost === undefined) return texts > 1 ? 'If one applies' : 'If it applies';
  const { is: how } = conditionParts(cost);
  if (how === 'paid') return 'If the Energy pays then';
  if (how === 'not paid') return 'If it does not pay then';
  return `If ${it} make${texts > 1 ? '' : 's'} the cost ${how}`;
};

/** What is missing for what follows, or for the rest of it: after `rest`, where what each answer to it brings is listed with it. */
export const followsOpen = ({ says }: NeedJson, rest: 'what follows' | 'what else follows' | null): string =>
  rest === null ? `What follows is unknown: ${says}.` : `${capital(rest)} depends on ${says}.`;

/** How what depends on a print is called, beside what comes before it. */
export const restOf = ({
  trace,
  sides = [],
}: Pick<FollowsJson, 'trace' | 'sides'>): Parameters<typeof followsOpen>[1] =>
  sides.length === 0 ? null : trace.length === 0 ? 'what follows' : 'what else follows';
