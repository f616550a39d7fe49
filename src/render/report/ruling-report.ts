import { type Citation, citationOf, type RuleId } from '../../corpus/index.ts';
import type { Branch, Ground, Ruling, Said, Way } from '../../ruling/ruling.ts';
import { asAsked, doing, headlineFor, shortly } from '../words/actions.ts';
import { ASSUMPTIONS, NEEDS, REMEDIES } from '../words/assumptions.ts';
import { inWords, readable, sentence, toldBy, type Words } from '../words/facts.ts';
import { GROUNDS } from '../words/grounds.ts';
import { LIFTS } from '../words/lifts.ts';
import type { Names } from '../words/names.ts';
import { PASSED } from '../words/passed.ts';
import { sayOf } from '../words/say.ts';
import { WAYS } from '../words/ways.ts';
import { passedJson, traceJson } from './trace-json.ts';
import type {
  AssumptionJson,
  BranchJson,
  GapJson,
  GroundJson,
  OptionJson,
  RulingReport,
  SayingCitation,
  TraceJson,
} from './types.ts';

/** What a ruling does not hold: the names on its table, and the receipt. */
export interface RuledTable {
  /** Names before anything happened; new ones each time, because they move along. */
  readonly names: () => Names;
  readonly board: string;
}

const citationOrNull = (rule: RuleId | null): Citation | null => (rule === null ? null : citationOf(rule));

const saying = (table: { readonly [code: string]: Words }, said: Said): SayingCitation => ({
  ...citationOf(said.rule),
  says: inWords(table, said.code, said.facts),
});

/** A ground against it. One that is lifted on this table is no ground and is left to the trace. */
export const groundJson = (ground: Ground): GroundJson => {
  const words = GROUNDS[ground.code];
  const told = toldBy(ground.facts);
  const says = words === undefined ? sentence(readable(ground.code, ground.facts)) : words.says(told);
  return {
    rule: citationOf(ground.rule),
    code: ground.code,
    says,
    because: words?.because?.(told) ?? says,
    liftedBy: ground.lifts.map((lift) => saying(LIFTS, lift)),
  };
};

const aloud = (ground: Ground): string => {
  const words = GROUNDS[ground.code];
  const told = toldBy(ground.facts);
  const said = words?.aloud?.(told) ?? words?.says(told) ?? readable(ground.code, ground.facts);
  return said.replace(/\.$/u, '');
};

const optionJson = (way: Way): OptionJson => {
  const words = WAYS[way.code]?.(toldBy(way.facts)) ?? {
    group: way.legal ? 'way' : 'not',
    cells: [readable(way.code, way.facts)],
  };
  return {
    legal: way.legal,
    group: words.group,
    code: way.code,
    cells: words.cells,
    says: words.cells.join(', '),
    rule: citationOrNull(way.rule),
  };
};

const leaves = (nodes: readonly TraceJson[]): readonly TraceJson[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));

/** What came of it in a sentence: the last things that happened and have a word of their own. */
const cameOf = (trace: readonly TraceJson[]): string => {
  const told = leaves(trace).filter(
    (node) => node.label !== undefined && node.figure === undefined && node.event !== 'coin' && node.event !== 'choice',
  );
  return told.map((node) => node.text).join('; ');
};

const branchJson = (branch: Branch, table: RuledTable): BranchJson => {
  const trace = traceJson(branch.trace, table.names());
  return { if: branch.if, verdict: branch.verdict, says: cameOf(trace), trace };
};

/** Gaps as they are; their words are those of the card. */
export const gapJson = (gap: GapJson): GapJson => ({
  card: gap.card,
  place: gap.place,
  clause: gap.clause,
  text: gap.text,
  couldChange: gap.couldChange,
});

const KINDS: readonly AssumptionJson['kind'][] = ['chosen', 'told-by-nobody', 'default', 'fallback'];

/** Assumptions in the order chosen, told by nobody, default, fallback. */
export const assumptionsJson = (assumptions: Ruling['assumptions']): readonly AssumptionJson[] =>
  assumptions
    .map(({ kind, about, code, facts, rule }) => ({
      kind,
      about,
      says: inWords(ASSUMPTIONS, code, facts),
      rule: citationOrNull(rule),
    }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));

/** The answer to one question, in words and in the shape of the contract. */
export const rulingReport = (ruling: Ruling, table: RuledTable): RulingReport => {
  const { verdict, action, subject } = ruling;
  const names = table.names();
  const facts = toldBy(subject);
  const seat = facts.has('player') ? facts('player') : 'p1';
  const what = action === null ? asAsked(ruling.question, facts) : doing(action, names);
  const short = action === null ? what : shortly(action, names);
  const standing = ruling.grounds.filter((ground) => ground.lifted === null);
  const options = ruling.ways.map(optionJson);
  const branches = ruling.branches.map((branch) => branchJson(branch, table));
  const needs = ruling.needs.map((need) => saying(NEEDS, need));
  return {
    schema: 1,
    ruleset: ruling.ruleset,
    question: ruling.question,
    verdict,
    headline: headlineFor(verdict, seat, what, short),
    say: sayOf({
      verdict,
      act: short,
      grounds: standing.map(aloud),
      ways: [],
      futures: branches.map((branch) => `${branch.if.join(', ')}: ${branch.says}`),
      gap: ruling.gaps.length > 0,
      needed: needs.map((need) => need.says),
    }),
    grounds: standing.map(groundJson),
    options,
    branches,
    gaps: ruling.gaps.map(gapJson),
    needs,
    assumptions: assumptionsJson(ruling.assumptions),
    passed: ruling.passed.map((passed) => saying(PASSED, passed)),
    trace: [
      ...ruling.passed.map((passed) => passedJson(passed.rule, inWords(PASSED, passed.code, passed.facts))),
      ...traceJson(ruling.trace, names),
    ],
    remedy: ruling.remedy.map((remedy) => saying(REMEDIES, remedy)),
    elsewhere: [],
    board: table.board,
  };
};
