import type { Answered, TraceEntry, TraceNode } from '../../engine/index.ts';
import type { Branch } from '../../ruling/index.ts';
import { given } from '../words/facts.ts';
import type { Names } from '../words/names.ts';
import { QUESTIONS } from '../words/questions.ts';
import { cameOf } from './came-of.ts';
import { groundsJson, type Situation, spokenGrounds } from './grounds-json.ts';
import { needsJson } from './needs-json.ts';
import { traceJson } from './trace-json.ts';
import type { BranchJson, TraceJson } from './types.ts';

/** Futures in words: what a coin means, and what comes of it. */

export const leavesOf = (nodes: readonly TraceJson[]): readonly TraceJson[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));

const coinsIn = (entries: readonly TraceEntry[]): readonly Answered[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return coinsIn(entry.entries);
    return entry.kind === 'answered' && entry.question.kind === 'coin' ? [entry] : [];
  });

/** What the coins mean, one clause each; none for coins that say no more than their events do. */
const meaning = (trace: readonly TraceNode[]): readonly string[] =>
  coinsIn(trace).flatMap(({ question, answer }) => {
    const sides = QUESTIONS[question.code]?.sides;
    return sides === undefined ? [] : [sides[answer === 'heads' ? 'heads' : 'tails'](given(question.facts))];
  });

/** What is known of a ruling that hangs on a text; null for every other future. */
const clauseSays = (
  { if: conditions, verdict, grounds = [] }: Branch,
  situation: Situation,
): readonly string[] | null => {
  const [clause, cost = ''] = conditions;
  if (clause?.startsWith('clause:') !== true) return null;
  if (verdict === 'not-modelled') return ['depends on what it says: legal or illegal'];
  if (cost === 'retreat cost: 0' && verdict === 'legal') return ['nothing to discard'];
  if (/: (not )?paid$/u.test(cost)) return [];
  if (cost !== '' && verdict === 'legal') return ['enough Energy'];
  if (cost !== '' && grounds.every(({ obstacle }) => obstacle === 'energy')) return ['too little Energy'];
  return groundsJson(grounds, situation)
    .filter(({ restates }) => restates === null)
    .map(({ says }) => says.replace(/\.$/u, '').replace(/^(?:It|The)\b/u, (word) => word.toLowerCase()));
};

const onCoins = ({ if: conditions }: Branch): boolean => conditions.every((one) => one.startsWith('coin:'));

const SILENCE = / (?:has no rule|does not say|is silent)\b/u;

/** Where a future broke off, and for what: nobody may take it that nothing follows. */
const brokeOff = (branch: Branch, situation: Situation, began: boolean): readonly string[] => {
  if (branch.after !== null) return began ? [] : ['nothing more happens'];
  if (branch.verdict === 'not-modelled') return [began ? 'then a card text decides' : 'a card text decides this'];
  const rest = began ? 'the rest hangs on' : onCoins(branch) ? 'what follows hangs on' : 'it hangs on';
  const needed = needsJson(branch.needs ?? [], situation.player).map(({ says }) =>
    // What a document does not say is a sentence, a fact nobody told is none.
    SILENCE.test(says) ? `the rest is open, for ${says.split('; ')[0]}` : `${rest} ${says}`,
  );
  // A ruling for one print is told by its verdict; a future of coins that is not known has run into a text.
  return needed.length > 0 || !onCoins(branch) || branch.needs !== undefined ? needed : [`${rest} a card text`];
};

const branchJson = (branch: Branch, names: () => Names, situation: Situation): BranchJson => {
  const means = meaning(branch.trace);
  const events = cameOf(branch.trace, names(), means);
  const came =
    branch.chosen === true && events.length > 0 ? [`as chosen, such as: ${events[0]}`, ...events.slice(1)] : events;
  const grounds = spokenGrounds(branch.grounds ?? [], situation);
  const clause = clauseSays(branch, situation);
  const happens = [...means, ...came];
  const future = [...happens, ...brokeOff(branch, situation, happens.length > 0)];
  const told = clause ?? (grounds.length > 0 ? grounds : future);
  return {
    if: branch.if,
    verdict: branch.verdict,
    says: told.join('; '),
    grounds: groundsJson(branch.grounds ?? [], situation),
    trace: traceJson(branch.trace, names()),
  };
};

/** Futures that begin with the same coin and come to the same verdict are one future of the question that was asked. */
const merged = (branches: readonly Branch[]): readonly Branch[] => {
  const byFirst = new Map<string, readonly Branch[]>();
  for (const branch of branches) byFirst.set(branch.if[0] ?? '', [...(byFirst.get(branch.if[0] ?? '') ?? []), branch]);
  return [...byFirst].flatMap(([first, group]) => {
    const [one] = group;
    const alike = group.length > 1 && new Set(group.map((branch) => branch.verdict)).size === 1;
    return alike && one !== undefined ? [{ ...one, if: [first], trace: [] }] : group;
  });
};

/** So many futures are told in the order of their coins; more of them, the likeliest first. */
const FEW = 6;

/** Every future of a ruling. Where the verdict hangs on a coin, only the coins it hangs on are told apart. */
export const branchesJson = (
  branches: readonly Branch[],
  names: () => Names,
  depends: boolean,
  situation: Situation,
): readonly BranchJson[] => {
  const coined = branches.every(onCoins);
  if (!depends || !coined) {
    const told = coined && branches.length > FEW ? branches.toSorted((a, b) => a.if.length - b.if.length) : branches;
    return told.map((branch) => branchJson(branch, names, situation));
  }
  return merged(branches).map((branch) => {
    const json = branchJson(branch, names, situation);
    if (branch.trace.length > 0) return json;
    const first = branches.find((one) => one.if[0] === branch.if[0]);
    const [coin] = coinsIn(first?.trace ?? []);
    const sides = coin === undefined ? undefined : QUESTIONS[coin.question.code]?.sides;
    const side = coin?.answer === 'heads' ? sides?.heads : sides?.tails;
    return {
      ...json,
      says: side === undefined || coin === undefined ? 'it goes on, with more coins' : side(given(coin.question.facts)),
      trace: traceJson(first?.trace ?? [], names()),
    };
  });
};
