import {
  type CorpusEntry,
  type CorpusReader,
  corpusReader,
  type NamedSection,
  takeSections,
} from '../../corpus/index.ts';
import { ruleReport } from '../../render/report/rule-report.ts';
import type { FaultJson, RuleReport, RulesReport } from '../../render/report/types.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { BARE_NUMBER, sectionsNamed, sectionsNumbered } from './handbook-sections.ts';
import { namedEntries } from './references.ts';

export interface RuleRequest {
  /** Words that name rules, in any spelling: `309.4`, `cr`, `309.4`. */
  readonly ids: readonly string[];
  /** With everything beneath each of them. */
  readonly whole?: boolean;
}

/** An entry and everything beneath it, in the order of the book. */
const withAllBeneath = (corpus: CorpusReader, entry: CorpusEntry): readonly CorpusEntry[] => [
  entry,
  ...corpus.children(entry).flatMap((child) => withAllBeneath(corpus, child)),
];

/** Rules by their numbers, each with what stands around it, the code that enforces it and the scenarios that show it. */
export const rule = async ({ ids, whole }: RuleRequest, world: World): Promise<Outcome<RulesReport>> => {
  const { named: sections, words } = divided(ids);
  const numbered = words.filter((word) => BARE_NUMBER.test(word));
  const beside =
    sections.length + numbered.length > 0 ? besideRulebooks(sections, numbered, whole === true, world) : null;
  const others = words.filter((word) => !(beside?.numbers.has(word) ?? false));
  const rulebooks = others.length > 0 || beside === null ? await ofRulebooks(others, whole === true, world) : null;
  const faults = [...(beside?.faults ?? []), ...(rulebooks?.faults ?? [])];
  if (faults.length > 0) return refused(faults);
  return { schema: 1, rules: [...(rulebooks?.rules ?? []), ...(beside?.rules ?? [])] };
};

/** Sections of handbooks apart from the words that name rules. */
const divided = (
  ids: readonly string[],
): { readonly named: readonly NamedSection[]; readonly words: readonly string[] } => {
  const { named, rest } = takeSections(ids.join(' '));
  return { named, words: named.length === 0 ? ids : rest.split(/\s+/u).filter((word) => word !== '') };
};

interface Found {
  readonly rules: readonly RuleReport[];
  readonly faults: readonly FaultJson[];
}

const all = (corpus: CorpusReader, entries: readonly CorpusEntry[], whole: boolean): readonly CorpusEntry[] =>
  whole ? [...new Set(entries.flatMap((entry) => withAllBeneath(corpus, entry)))] : entries;

/** Sections of guidelines and handbooks; `numbers` are those of the bare numbers that some handbook has. */
const besideRulebooks = (
  sections: readonly NamedSection[],
  numbered: readonly string[],
  whole: boolean,
  world: World,
): Found & { readonly numbers: ReadonlySet<string> } => {
  const index = world.handbooks();
  const corpus = corpusReader(index);
  const named = sectionsNamed(index, sections);
  const bare = numbered.map((number) => [number, sectionsNumbered(index, number)] as const);
  const entries = [...named.entries, ...bare.flatMap(([, found]) => found)];
  return {
    rules: all(corpus, entries, whole).map((entry) => ruleReport(corpus, entry, {}, { topics: [], points: [] })),
    faults: named.faults,
    numbers: new Set(bare.flatMap(([number, found]) => (found.length > 0 ? [number] : []))),
  };
};

const ofRulebooks = async (words: readonly string[], whole: boolean, world: World): Promise<Found> => {
  const corpus = corpusReader(world.corpus());
  const named = namedEntries(corpus, words);
  if (named.faults.length > 0) return { rules: [], faults: named.faults };
  const entries = all(corpus, named.entries, whole);
  const covered = world.coverageOf(entries);
  const points = world.pointsAbout(entries.map(({ id }) => id));
  const own = await world.ownCopies();
  const precedents = world.precedents();
  return {
    rules: entries.map((entry) =>
      ruleReport(
        corpus,
        entry,
        covered,
        points,
        { original: own.original(entry), ownCopy: own.copy(entry.document) },
        precedents.ofRule(entry.document, entry.id),
      ),
    ),
    faults: [],
  };
};
