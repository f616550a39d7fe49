import {
  type Citation,
  type CorpusReader,
  corpusReader,
  DOCUMENTS,
  isRuled,
  type Point,
  parseRuleReference,
} from '../../corpus/index.ts';
import { labelOf, titleOf } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type {
  AgainstAnswer,
  AgainstJson,
  AgainstRule,
  FaultJson,
  RulingReport,
  SayingCitation,
  TraceJson,
  UseOfRule,
} from '../../render/report/types.ts';
import { VERDICT_WORDS } from '../../render/words/verdicts.ts';
import { findPoints, openSearchIndex, search } from '../../search/index.ts';
import { namedEntries } from '../rules/references.ts';
import type { World } from '../world.ts';
import { type Happening, outcomesApart } from './outcomes-apart.ts';
import { type SavedRuling, savedRuling } from './saved-ruling.ts';

/** An appeal: the ruling beside what somebody holds against it. */

/** What is held against a ruling, as it was typed; `ruling` is the text of the file, where it names one. */
export interface AgainstAsked {
  readonly said: string;
  readonly ruling?: string;
}

type Held =
  | { readonly by: 'document'; readonly document: string }
  | { readonly by: 'rule'; readonly entries: readonly Citation[] }
  | { readonly by: 'ruling'; readonly saved: SavedRuling }
  | { readonly by: 'sentence' };

/** From here on a paragraph is on what was said; below, it only shares words with it. */
const MATCHES = 0.8;
const MOST_RULES = 3;
const MOST_POINTS = 3;

/** What was typed, as one of the four things it may be; or what is wrong with it. */
const heldOf = ({ said, ruling }: AgainstAsked, world: World): Held | { readonly faults: readonly FaultJson[] } => {
  if (ruling !== undefined) {
    const saved = savedRuling(ruling, said);
    return 'message' in saved ? { faults: [saved] } : { by: 'ruling', saved };
  }
  const words = said.trim();
  if (words === '')
    return { faults: [usageFault('missing-word', '--against needs what the ruling is held against.', FORMS)] };
  const document = DOCUMENTS.find(({ key, label }) => [key, label.toLowerCase()].includes(words.toLowerCase()));
  if (document !== undefined) return { by: 'document', document: document.key };
  const reference = parseRuleReference(words, world.corpus());
  if (reference.matches.length === 0 && reference.reads !== 'unknown') return { by: 'sentence' };
  const { entries, faults } = namedEntries(corpusReader(world.corpus()), words.split(/\s+/u));
  return faults.length > 0 ? { faults } : { by: 'rule', entries };
};

const FORMS = 'a sentence, a rule number, a document, or the file of a ruling saved with --json';

/** A rule that is typed without its document is that of the document in force, where it has one of that number. */
const ofThisDocument = <H extends ReturnType<typeof heldOf>>(
  held: H,
  { said }: AgainstAsked,
  { ruleset }: RulingReport,
  world: World,
): H => {
  if (!('entries' in held) || parseRuleReference(said.trim(), world.corpus()).document !== undefined) return held;
  const own = held.entries.filter(({ document }) => document === ruleset);
  return own.length === 0 ? held : { ...held, entries: own };
};

/** What is wrong with what the ruling is to be held against. */
export const againstFaults = (asked: AgainstAsked, world: World): readonly FaultJson[] => {
  const held = heldOf(asked, world);
  return 'faults' in held ? held.faults : [];
};

const same = (a: Citation, b: Citation): boolean => a.document === b.document && a.id === b.id;

const flat = (trace: readonly TraceJson[]): readonly TraceJson[] =>
  trace.flatMap((one) => [one, ...flat(one.children)]);

const traceOf = (report: RulingReport): readonly TraceJson[] =>
  [...report.trace, ...(report.follows?.trace ?? []), ...report.branches.flatMap(({ trace }) => trace)].flatMap((one) =>
    flat([one]),
  );

/** What the ruling has to do with that paragraph, in its own words where it has any. */
const useOf = (report: RulingReport, rule: Citation): { readonly use: UseOfRule; readonly says: string | null } => {
  if (rule.document !== report.ruleset) return { use: 'other-document', says: null };
  const grounds = [...report.grounds, ...report.branches.flatMap((branch) => branch.grounds)];
  const ground = grounds.find((one) => same(one.rule, rule));
  if (ground !== undefined) return { use: 'forbids', says: ground.says };
  const near = report.assumptions.find((one) => one.rule !== null && same(one.rule, rule));
  if (near !== undefined) return { use: 'infers', says: near.says };
  const passed = report.passed.find((one) => same(one, rule));
  if (passed !== undefined) return { use: 'asked', says: passed.says };
  const step = traceOf(report).find((one) => one.rule !== null && same(one.rule, rule));
  const way = report.options.find((one) => one.rule !== null && same(one.rule, rule));
  if (step !== undefined || way !== undefined) return { use: 'applies', says: step?.text ?? way?.says ?? null };
  return { use: 'not-used', says: null };
};

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

const ruleOf = (corpus: CorpusReader, report: RulingReport, { document, id }: Citation): readonly AgainstRule[] => {
  const entry = corpus.entry({ document, id });
  if (entry === undefined) return [];
  const { use, says } = useOf(report, entry);
  return [{ document, id, title: entry.title, says: says || firstSentence(entry.text), use }];
};

const answerOf = (point: Point, document: string): AgainstAnswer | null => {
  const answer = point.answers[document];
  if (answer === undefined) return null;
  const rules = answer.rules.map(({ id, part }) => ({ document, id, ...(part === undefined ? {} : { part }) }));
  return { document, says: answer.says, silent: answer.silent, rules };
};

/** Points on which both documents say another thing, those first on which both verdicts rest. */
const pointsBetween = (
  points: readonly Point[],
  here: { readonly document: string; readonly cites: readonly Citation[] },
  there: { readonly document: string; readonly cites: readonly Citation[] },
): AgainstJson['points'] => {
  if (here.document === there.document) return [];
  const shared = (point: Point, { document, cites }: typeof here): number =>
    (point.answers[document]?.rules ?? []).filter(({ id }) => cites.some((one) => same(one, { document, id }))).length;
  const weighed = points.map((point) => {
    const counts = [shared(point, here), shared(point, there)];
    return { point, sides: counts.filter((count) => count > 0).length, paragraphs: counts.reduce((a, b) => a + b, 0) };
  });
  // Where both rulings rest on a point, those on which only one does explain nothing more.
  const most = Math.max(0, ...weighed.map(({ sides }) => sides));
  return weighed
    .filter(({ sides }) => sides > 0 && sides === most)
    .sort((a, b) => b.paragraphs - a.paragraphs)
    .flatMap(({ point }) => {
      const [one, other] = [answerOf(point, here.document), answerOf(point, there.document)];
      if (one === null || other === null || (one.says === other.says && one.silent === other.silent)) return [];
      return [{ key: point.key, point: point.title, here: one, there: other }];
    })
    .slice(0, MOST_POINTS);
};

type Grounds = readonly { readonly rule: Citation; readonly says: string }[];

const saying = ({ rule: { document, id }, says }: Grounds[number]): SayingCitation => ({ document, id, says });

/** What one side has against the act, and the other does not. */
const groundsApart = (here: Grounds, there: Grounds, whose: { readonly here: string; readonly there: string }) => {
  const only = (some: Grounds, others: Grounds, name: string): AgainstJson['parts'] =>
    some
      .filter(({ rule }) => !others.some((one) => same(one.rule, rule)))
      .map((one) => ({ says: `${name}: ${one.says}`, rule: saying(one) }));
  return [...only(here, there, whose.here), ...only(there, here, whose.there)];
};

const happening = ({ says, rule }: Happening, whose: string): AgainstJson['parts'][number] => ({
  says: `${whose}: ${says}`,
  rule: rule === null ? null : { document: rule.document, id: rule.id, says },
});

const citesOf = (report: RulingReport): readonly Citation[] => [
  ...report.grounds.map(({ rule }) => rule),
  ...report.assumptions.flatMap(({ rule }) => rule ?? []),
  ...traceOf(report).flatMap(({ rule }) => rule ?? []),
  ...report.passed,
  ...report.needs,
  ...report.branches.flatMap(({ grounds }) => grounds.map(({ rule }) => rule)),
];

/** The same question by another document. */
const byDocument = (
  report: RulingReport,
  other: RulingReport,
  world: World,
): Pick<AgainstJson, 'document' | 'verdict' | 'agrees' | 'outcome' | 'parts' | 'points'> => {
  const names = { here: titleOf(report.ruleset), there: titleOf(other.ruleset) };
  const needs = other.needs.map((need) => ({ says: `${names.there}: needed is ${need.says}`, rule: need }));
  const agrees = other.verdict === report.verdict;
  const apart = agrees ? outcomesApart(report, other) : null;
  const happens = [
    ...(apart?.here ?? []).map((one) => happening(one, names.here)),
    ...(apart?.there ?? []).map((one) => happening(one, names.there)),
  ];
  const outcome = apart === null ? 'unknown' : happens.length > 0 ? 'other' : 'same';
  return {
    document: other.ruleset,
    verdict: other.verdict,
    agrees,
    outcome: agrees ? outcome : null,
    parts: [...groundsApart(report.grounds, other.grounds, names), ...happens, ...needs],
    points:
      agrees && outcome !== 'other'
        ? []
        : pointsBetween(
            world.points().points,
            { document: report.ruleset, cites: citesOf(report) },
            { document: other.ruleset, cites: citesOf(other) },
          ),
  };
};

/** Two rulings: what was asked, of which table, by what, and what each has against it. */
const byRuling = (report: RulingReport, saved: SavedRuling, world: World): Omit<AgainstJson, 'said' | 'by'> => {
  const parts: { says: string; rule: SayingCitation | null }[] = [];
  const other = (what: string, here: string, there: string): void => {
    if (here !== there) parts.push({ says: `${what}: here ${here}, there ${there}`, rule: null });
  };
  other('the question', report.question, saved.question);
  other('the table', report.board, saved.board);
  other('the rulebook', titleOf(report.ruleset), titleOf(saved.ruleset));
  const apart = saved.ruleset !== report.ruleset;
  return {
    document: apart ? saved.ruleset : null,
    verdict: saved.verdict,
    agrees: saved.verdict === report.verdict,
    outcome: null,
    rules: [],
    parts: [...parts, ...groundsApart(report.grounds, saved.grounds, { here: 'only here', there: 'only there' })],
    points: pointsBetween(
      world.points().points,
      { document: report.ruleset, cites: citesOf(report) },
      { document: saved.ruleset, cites: saved.grounds.map(({ rule }) => rule) },
    ),
    nearest: [],
  };
};

const NOTHING_RULED = { document: null, verdict: null, agrees: null, outcome: null, parts: [], points: [] } as const;

const DECIDES: readonly UseOfRule[] = ['forbids', 'applies', 'infers'];

/** So many paragraphs of the document in force are looked through for one that the ruling rests on. */
const LOOKED_THROUGH = 10;

/** Of the document in force: what the ruling rests on goes before what only shares more words with the sentence, and what forbids the act is never left out. */
const ownFor = <H extends Citation>(
  report: RulingReport,
  found: readonly (H & { readonly score: number })[],
  matched: boolean,
): readonly Citation[] => {
  const decides = (one: Citation): boolean => DECIDES.includes(useOf(report, one).use);
  const good = found.filter(({ score }) => score >= MATCHES);
  // Where the sentence is on a rule of any document, it is held against what forbids the act here.
  if (good.length === 0 && !matched) return [];
  const ground = report.grounds.find(({ rule }) => rule.document === report.ruleset);
  const resting: readonly Citation[] = good.some(decides) ? good.filter(decides) : found.filter(decides).slice(0, 1);
  const all: readonly Citation[] = [
    ...resting.filter((one) => report.grounds.some(({ rule }) => same(rule, one))),
    ...(ground === undefined ? [] : [ground.rule]),
    ...resting,
    ...good,
  ];
  return all.filter((one, at) => all.findIndex((other) => same(other, one)) === at).slice(0, 2);
};

/** The paragraphs that are on a sentence: those of the document in force first, then the best of the others. */
const foundFor = (said: string, report: RulingReport, world: World) => {
  const index = openSearchIndex(world.searchData(), world.corpus());
  const looked = search(index, said, { document: report.ruleset, limit: LOOKED_THROUGH }).hits;
  const own = looked.slice(0, MOST_RULES);
  const { hits } = search(index, said, { limit: 12 });
  const isGood = ({ score }: { readonly score: number }): boolean => score >= MATCHES;
  const others = hits.filter((hit) => isGood(hit) && hit.document !== report.ruleset && isRuled(hit.document));
  return { own, hits, others, good: [...ownFor(report, looked, others.length > 0), ...others.slice(0, 2)] };
};

/** A sentence: the paragraphs that are on it, and the points that they are on. Nothing is said for it where none matches. */
const bySentence = (
  said: string,
  report: RulingReport,
  other: RulingReport | null,
  world: World,
): Omit<AgainstJson, 'said' | 'by'> => {
  const corpus = corpusReader(world.corpus());
  const { own, hits, good } = foundFor(said, report, world);
  const nearest = (good.length === 0 ? [...own, ...hits] : own)
    .filter((hit, at, all) => !good.some((one) => same(one, hit)) && all.findIndex((one) => same(one, hit)) === at)
    .slice(0, MOST_RULES)
    .map(({ document, id, title, snippet }) => ({ document, id, says: `${title}. ${snippet}` }));
  if (good.length === 0) return { ...NOTHING_RULED, rules: [], nearest };
  const ruled = other === null ? NOTHING_RULED : byDocument(report, other, world);
  // The points that the sentence itself is on go before those that the verdicts rest on.
  const { points: meant } = findPoints(world.points(), world.pointsSearchData(), said, hits);
  const spoken =
    other === null
      ? []
      : pointsBetween(
          meant.slice(0, MOST_POINTS),
          { document: report.ruleset, cites: [...good, ...citesOf(report)] },
          { document: other.ruleset, cites: [...good, ...citesOf(other)] },
        );
  return {
    ...ruled,
    rules: good.flatMap((hit) => ruleOf(corpus, report, hit)),
    points: firstOf([...spoken, ...ruled.points]),
    nearest: good.some((hit) => hit.document === report.ruleset) ? [] : nearest,
  };
};

/** Each point once, and no more than fit on a screen. */
const firstOf = (points: AgainstJson['points']): AgainstJson['points'] =>
  points.filter((one, at) => points.findIndex(({ key }) => key === one.key) === at).slice(0, MOST_POINTS);

const byRules = (
  entries: readonly Citation[],
  report: RulingReport,
  other: RulingReport | null,
  world: World,
): Omit<AgainstJson, 'said' | 'by'> => {
  const corpus = corpusReader(world.corpus());
  const rules = entries.slice(0, MOST_RULES * 2).flatMap((entry) => ruleOf(corpus, report, entry));
  if (other === null) return { ...NOTHING_RULED, rules, nearest: [] };
  const ruled = byDocument(report, other, world);
  const cited = pointsBetween(
    world.points().points,
    { document: report.ruleset, cites: [] },
    { document: other.ruleset, cites: entries },
  );
  return { ...ruled, rules, points: firstOf([...cited, ...ruled.points]), nearest: [] };
};

/** The document of the other side, where the same question is to be ruled by it too. */
const otherDocument = (held: Held, said: string, report: RulingReport, world: World): string | undefined => {
  switch (held.by) {
    case 'document':
      return held.document;
    case 'rule':
      return held.entries.find((entry) => entry.document !== report.ruleset)?.document;
    case 'sentence':
      return foundFor(said, report, world).others[0]?.document;
    case 'ruling':
      return undefined;
  }
};

/** Holds the ruling against what was said. `by` is the same question by another document. */
export const heldAgainst = async (
  report: RulingReport,
  asked: AgainstAsked,
  by: (document: string) => Promise<RulingReport | null>,
  world: World,
): Promise<AgainstJson> => {
  const held = ofThisDocument(heldOf(asked, world), asked, report, world);
  const { said } = asked;
  if ('faults' in held) throw new Error('what is held against a ruling is checked before it is made');
  if (held.by === 'ruling') return { said, by: held.by, ...byRuling(report, held.saved, world) };
  const document = otherDocument(held, said, report, world);
  const other = document === undefined || document === report.ruleset ? null : await by(document);
  if (held.by === 'sentence') return { said, by: held.by, ...bySentence(said, report, other, world) };
  if (held.by === 'rule') return { said, by: held.by, ...byRules(held.entries, report, other, world) };
  const none = { ...NOTHING_RULED, rules: [], nearest: [] };
  if (held.document === report.ruleset)
    return { said, by: held.by, ...none, verdict: report.verdict, agrees: true, outcome: 'same' };
  if (other === null)
    return { said, by: held.by, ...none, document: held.document, verdict: 'not-modelled', agrees: false };
  return { said, by: held.by, ...none, ...byDocument(report, other, world) };
};

const SAYS_OUTCOME: Readonly<Record<NonNullable<AgainstJson['outcome']>, (there: string, here: string) => string>> = {
  same: (there) => `${there} comes to the same.`,
  other: (there, here) => `${there} has the same verdict, but something else follows; we play by ${here}.`,
  unknown: (there) => `${there} has the same verdict.`,
};

/** One sentence for the players: what the rulebook in force has on what was said. */
export const sayAgainst = (against: AgainstJson, report: RulingReport): string | null => {
  const here = titleOf(report.ruleset);
  if (against.by === 'sentence' && against.rules.length === 0)
    return `I know no rule that speaks of “${against.said}”.`;
  const [point] = against.points;
  // What a whole document makes of the table is its verdict, whichever points lead there.
  if (point !== undefined && against.by !== 'document')
    return point.here.silent ? `${here} says nothing on that.` : `On that, ${here} says: ${lowered(point.here.says)}`;
  const [rule] = against.rules;
  if (rule !== undefined && rule.use === 'other-document')
    return `That is a rule of ${titleOf(rule.document)}; we play by ${here}.`;
  if (rule !== undefined && rule.use === 'asked')
    return `${labelOf(rule.document)} ${rule.id} does not apply here: ${lowered(rule.says)}`;
  if (rule !== undefined && rule.use === 'not-used')
    return `${labelOf(rule.document)} ${rule.id} does not decide this: ${lowered(rule.says)}`;
  if (rule !== undefined) return `Yes, ${labelOf(rule.document)} ${rule.id} counts here: ${lowered(rule.says)}`;
  if (against.document !== null && against.verdict !== null)
    return against.agrees === true
      ? SAYS_OUTCOME[against.outcome ?? 'same'](titleOf(against.document), here)
      : `By ${titleOf(against.document)} it would be ${VERDICT_WORDS[against.verdict]}; we play by ${here}.`;
  return null;
};

const lowered = (text: string): string =>
  /^[A-Z][a-z]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
