import type { Facts } from '../../claims/index.ts';
import { type Citation, citationOf, type RuleId } from '../../corpus/index.ts';
import type { TraceEntry, TraceNode } from '../../engine/index.ts';
import { bansTogether } from '../words/bans-together.ts';
import { noteWords } from '../words/by-code.ts';
import { eventWords } from '../words/events.ts';
import type { Names } from '../words/names.ts';
import { questionWords } from '../words/questions.ts';
import { placedInARow } from './placed-in-a-row.ts';
import type { TraceJson } from './types.ts';

const leaf = (
  rule: Citation | null,
  depth: 2 | 3,
  event: string,
  words: Omit<TraceJson, 'rule' | 'depth' | 'event' | 'children'>,
): TraceJson => ({
  rule,
  depth,
  event,
  ...words,
  children: [],
});

/** The cost of an attack is given with the cards that meet it. */
const withEnergy = (code: string, facts: Facts, names: Names): Facts =>
  code === 'energy-meets-cost' ? { ...facts, cards: names.attackersEnergy() } : facts;

const entryJson = (entry: TraceEntry, rule: Citation | null, depth: 2 | 3, names: Names): TraceJson => {
  switch (entry.kind) {
    case 'rule':
      return nodeJson(entry, names);
    case 'note':
      return leaf(rule, depth, 'note', {
        code: entry.code,
        ...noteWords(entry.code, withEnergy(entry.code, entry.facts, names)),
      });
    case 'answered':
      return leaf(rule, depth, entry.question.kind === 'coin' ? 'coin' : 'choice', {
        code: entry.question.code,
        asked: entry.asked,
        ...questionWords(entry),
      });
    default: {
      const words = eventWords(entry, names);
      names.see(entry);
      return leaf(rule, depth, entry.kind, words);
    }
  }
};

/** A rule at work. What it did, if only one thing, is its own line; several things are its children. */
const nodeJson = (node: TraceNode, names: Names): TraceJson => {
  const rule = citationOf(node.rule);
  const children = placedInARow(bansTogether(node.entries)).map((entry) => entryJson(entry, rule, node.depth, names));
  const [only] = children;
  if (only !== undefined && children.length === 1 && only.rule?.id === rule.id && only.children.length === 0)
    return only;
  return { rule, depth: node.depth, event: 'rule', text: '', children };
};

/** Said once of an attack, and not at every step of its damage and for every Pokémon again. */
const SAID_ONCE: ReadonlySet<string> = new Set(['text-sets-aside']);

const withoutRepeats = (nodes: readonly TraceJson[], said: Set<string>): readonly TraceJson[] =>
  nodes.flatMap((node) => {
    if (node.code !== undefined && SAID_ONCE.has(node.code)) {
      if (said.has(node.text)) return [];
      said.add(node.text);
    }
    if (node.children.length === 0) return [node];
    const children = withoutRepeats(node.children, said);
    return children.length === 0 ? [] : [{ ...node, children }];
  });

/** The trace in the order of happening; `names` are those before its first event and move along with it. */
export const traceJson = (trace: readonly TraceNode[], names: Names): readonly TraceJson[] =>
  withoutRepeats(
    trace.map((node) => nodeJson(node, names)),
    new Set(),
  );

/** A rule that was asked and passed, as a line of the path; at depth 3 when there was nothing for it to look at. */
export const passedJson = (rule: RuleId, text: string, depth: 2 | 3): TraceJson =>
  leaf(citationOf(rule), depth, 'passed', { text });
