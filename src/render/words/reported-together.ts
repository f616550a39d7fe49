import type { Citation } from '../../corpus/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import type { BranchJson, TraceJson } from '../report/types.ts';
import type { Explain } from '../screen/path.ts';
import { COMES_IN_PARTS } from './events.ts';
import { listed } from './facts.ts';

/** The lines of a step: what a trace tells, at the depth asked for. */

/** A line with every paragraph it rests on: those it is carried out under come first, each at the first line shown beneath it. */
export interface TraceLine extends TraceJson {
  readonly cites: readonly Citation[];
}

const isShown = (node: TraceJson, explain: Explain): boolean => {
  if (node.text === '') return false;
  if (node.depth === 3) return explain === 'all';
  if (explain !== 'none') return true;
  return node.label !== undefined && node.asked !== false;
};

/** Paragraphs of what is not shown go with the line that follows from it; at the end of a trace with the last one. */
const isReason = ({ event, depth, children }: TraceJson): boolean =>
  depth === 2 && children.length === 0 && event !== 'window';

/** What moves a turn on is cited where the next turn begins. */
const MOVES_ON: ReadonlySet<string> = new Set(['phase-began', 'turn-marks-cleared']);

/** What an act leaves for a later one to ask about: no line that follows rests on it. */
const FOR_LATER: ReadonlySet<string> = new Set(['incarnated', 'happened']);

/** What a word means, and why a text does nothing: two rules or two cards that say the same are one line. */
const SAID_ONCE: ReadonlySet<string> = new Set(['text', 'not']);

const goesWith = (line: TraceLine | undefined, node: TraceJson): line is TraceLine =>
  line !== undefined &&
  (COMES_IN_PARTS.has(node.event) || (node.event === 'note' && SAID_ONCE.has(node.label ?? ''))) &&
  line.event === node.event &&
  line.text === node.text;

/** What a card gives is asked at each step that takes Energy off, and said at the first. */
const isSaid = (lines: readonly TraceLine[], { code, text }: TraceJson): boolean =>
  code === 'gives-by-its-text' && lines.some((line) => line.code === code && line.text === text);

/** The card for the turn was drawn by that paragraph, and said so: nothing after it rests on the turn going on. */
const isOfTheDraw = (lines: readonly TraceLine[], { rule }: TraceJson): boolean =>
  lines.some(({ event, cites }) => event === 'drawn' && cites.some(({ id }) => id === rule?.id));

/** The lines of a trace that are shown. */
export const linesOf = (trace: readonly TraceJson[], explain: Explain): readonly TraceLine[] => {
  const lines: TraceLine[] = [];
  const moving: TraceLine[] = [];
  const cited = new Set<TraceJson>();
  let reasons: readonly Citation[] = [];
  let movedOn: readonly Citation[] = [];
  const walk = (node: TraceJson, above: readonly TraceJson[]): void => {
    const way = [...above, node];
    for (const child of node.children) walk(child, way);
    const shown = node.children.length === 0 && isShown(node, explain) && !isSaid(lines, node);
    if (!shown && (!isReason(node) || FOR_LATER.has(node.event))) return;
    const fresh = above.filter((one) => one.depth === 2 && !cited.has(one));
    for (const one of fresh) cited.add(one);
    const rules = [...fresh, node].flatMap(({ rule }) => rule ?? []);
    if (!shown && MOVES_ON.has(node.event) && !isOfTheDraw(lines, node)) {
      movedOn = [...movedOn, ...rules];
      moving.push({ ...node, label: 'turn', cites: rules });
    }
    if (node.event === 'attack-declared') {
      // The attack phase is where the attack begins, and not where the turn ends.
      reasons = [...reasons, ...movedOn];
      movedOn = [];
    }
    if (!shown && !MOVES_ON.has(node.event)) reasons = [...reasons, ...rules];
    if (shown) {
      const begins = node.event === 'turn-began';
      const cites = [...reasons, ...(begins ? movedOn : []), ...rules];
      const before = lines.at(-1);
      if (goesWith(before, node)) lines[lines.length - 1] = { ...before, cites: [...before.cites, ...cites] };
      else lines.push({ ...node, cites });
      reasons = [];
      if (begins) movedOn = [];
    }
  };
  for (const node of trace) walk(node, []);
  // Where only the phase changed, that is what is shown.
  if (lines.length === 0 && moving.length > 0) return moving;
  const last = lines.pop();
  return last === undefined
    ? []
    : afterTheSwitch([...lines, { ...last, cites: [...last.cites, ...movedOn, ...reasons] }]);
};

/** That what is attached goes along is said once it is known who changes places. */
const afterTheSwitch = (lines: readonly TraceLine[]): readonly TraceLine[] => {
  const found = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (line.code === 'moves-as-one' && next?.event === 'switched') found.splice(at, 2, next, line);
  }
  return found;
};

const draws = ({ event, children }: TraceJson): boolean => event === 'drawn' || children.some(draws);

/** The trace of a step, the draw that came before an act which is refused apart from the rest: nothing is drawn by that. */
export const drawnFirst = (
  verdict: Verdict,
  trace: readonly TraceJson[],
): { readonly drawn: readonly TraceJson[]; readonly rest: readonly TraceJson[] } => {
  const many = verdict === 'illegal' ? trace.findLastIndex(draws) + 1 : 0;
  return { drawn: trace.slice(0, many), rest: trace.slice(many) };
};

/** What is said first of all. */
const firstSaid = (trace: readonly TraceJson[]): TraceJson | null => {
  for (const node of trace) {
    const first = node.children.length === 0 ? (node.text === '' ? null : node) : firstSaid(node.children);
    if (first !== null) return first;
  }
  return null;
};

/** Where the act itself is the end of the turn, the paragraph that lets it end. */
const endsTheTurn = (trace: readonly TraceJson[]): readonly Citation[] => {
  const first = firstSaid(trace);
  return first?.event === 'phase-began' && first.rule !== null ? [first.rule] : [];
};

/**
 * The paragraphs on which a future rests, each once: its grounds, what ended the turn, its coins, what came of them, what that was part of, and what is open
 * after it. They are those of the lines that an act without a coin shows.
 */
export const restsOn = ({
  grounds,
  trace,
  open,
}: Pick<BranchJson, 'grounds' | 'trace' | 'open'>): readonly Citation[] => {
  const came = linesOf(trace, 'none')
    .filter(({ event }) => event !== 'turn-began')
    .flatMap(({ cites }) => cites);
  const rules = [...grounds.map(({ rule }) => rule), ...endsTheTurn(trace), ...came, ...(open === null ? [] : [open])];
  const found = new Map<string, Citation>();
  for (const rule of rules) {
    const key = `${rule.document} ${rule.id}`;
    // What a paragraph states is not only near it.
    if (found.get(key)?.near !== undefined || !found.has(key)) found.set(key, rule);
  }
  return [...found.values()];
};

const sameKind = (a: TraceJson, b: TraceJson): boolean =>
  a.item !== undefined &&
  b.item !== undefined &&
  a.event === b.event &&
  a.rule?.id === b.rule?.id &&
  a.text.slice(a.item.length) === b.text.slice(b.item.length);

/** What is said once for each of several: a Prize, a card that is drawn or moved. Each with how it is said of more than one. */
const COUNTED: readonly (readonly [RegExp, (times: number) => string])[] = [
  [/ takes a Prize$/u, (times) => ` takes ${times} Prizes`],
  [/ draws a card$/u, (times) => ` draws ${times} cards`],
  [/^a card from /u, (times) => `${times} cards from `],
  [/^([A-Z].*?) from (?=p\d's hand|p\d's deck|p\d's discard pile)/u, (times) => `${times} $1 from `],
];

/** Equal things one after the other as one: `p1 takes 3 Prizes`; null where they are not counted so. */
const countedTogether = (text: string, times: number): string | null => {
  const found = COUNTED.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : text.replace(found[0], found[1](times));
};

/** A list of what happened, equal things one after the other counted. */
export const countedIn = (texts: readonly string[]): readonly string[] => {
  const runs: { readonly text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text && countedTogether(text, 2) !== null) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : (countedTogether(text, times) ?? text)));
};

const isSameLine = (a: TraceLine, b: TraceLine): boolean =>
  a.event === b.event && a.text === b.text && a.label === b.label && countedTogether(a.text, 2) !== null;

/** Equal lines one after the other as one line. */
const countedLines = (nodes: readonly TraceLine[]): readonly TraceLine[] => {
  const groups: TraceLine[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && isSameLine(first, node)) last.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group;
    const text = countedTogether(first.text, group.length) ?? first.text;
    return [{ ...first, text, cites: group.flatMap(({ cites }) => cites) }];
  });
};

/** `L from A to B` and `L from A to B` are one line: `L, L from A to B`. */
export const together = (nodes: readonly TraceLine[]): readonly TraceLine[] => {
  const groups: TraceLine[][] = [];
  for (const node of countedLines(nodes)) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && sameKind(first, node)) last.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length === 1 || first.item === undefined) return [first];
    const items = listed(group.map((node) => node.item ?? ''));
    const text = `${items}${first.text.slice(first.item.length)}`;
    return [{ ...first, text, cites: group.flatMap(({ cites }) => cites) }];
  });
};
