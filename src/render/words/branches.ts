import type { BranchJson } from '../report/types.ts';

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
  return of === 'coin' || of === 'print' || of === 'clause' ? is : condition;
};

/** `heads, tails`; a run of equal coins is counted: `heads ×12, tails`. */
export const conditionOf = (conditions: BranchJson['if']): string => {
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

const headsOf = ({ if: conditions }: BranchJson): number =>
  conditions.filter((one) => conditionParts(one).is === 'heads').length;

const isOfCoins = ({ if: conditions }: BranchJson): boolean =>
  conditions.every((one) => {
    const { of, is } = conditionParts(one);
    return of === 'coin' && (is === 'heads' || is === 'tails');
  });

/** `3 heads`, `2 heads`, `no heads`: null where the order of the coins, or another condition, matters. */
const byHeads = (branches: readonly BranchJson[]): readonly BranchRow[] | null => {
  const [first] = branches;
  if (first === undefined || branches.length <= MOST_APART) return null;
  const coins = first.if.length;
  if (branches.length !== 2 ** coins || !branches.every((one) => isOfCoins(one) && one.if.length === coins))
    return null;
  const rows = Array.from({ length: coins + 1 }, (_, at) => branches.filter((one) => headsOf(one) === coins - at));
  const alike = rows.every(([one, ...others]) =>
    others.every(({ verdict, says }) => verdict === one?.verdict && says === one.says),
  );
  if (!alike) return null;
  return rows.flatMap(([branch]) => {
    if (branch === undefined) return [];
    const heads = headsOf(branch);
    return [{ branch, label: heads === 0 ? 'no heads' : `${heads} heads` }];
  });
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
