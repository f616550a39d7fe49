import type { Card, TextReader } from '../../state/index.ts';
import type { ChangedRules, Loaded } from './changed-rules.ts';
import type { Read } from './entry.ts';
import type { Mutant } from './places.ts';
import { mutantSwitch } from './switch.ts';

/** What is asked whether it notices a mutant: every scenario, cases of unit tests, and the counts of what can happen from a table. */

export interface Sources {
  readonly cards: readonly Card[];
  readonly readTexts: TextReader;
  readonly scenarios: readonly { readonly name: string; readonly text: string }[];
  /** The recorded counts by the name of their table, each list as deep as a test looks. */
  readonly counts: ReadonlyMap<string, readonly unknown[]>;
}

/** Answers yes if anything is not as it has to be. */
type Witness = () => boolean | Promise<boolean>;

const rises = (run: () => unknown): boolean | Promise<boolean> => {
  try {
    const said = run();
    return said instanceof Promise ? said.then(() => false).catch(() => true) : said === true;
  } catch {
    return true;
  }
};

const witnessesOf = (
  { judgeWith, cases }: Loaded,
  { cards, readTexts, scenarios, counts }: Sources,
  known: readonly Read[] | null,
): { readonly names: readonly string[]; readonly ask: readonly Witness[]; readonly read: readonly Read[] } => {
  const judge = judgeWith(cards, readTexts);
  const read = known ?? scenarios.map(({ name, text }) => judge.read(name, text));
  const all: readonly (readonly [string, () => unknown])[] = [
    ...read.map((one) => [one.file.file, () => judge.notices(one)] as const),
    ...cases.map(({ name, run }) => [name, run] as const),
    ...[...counts].map(
      ([name, recorded]) =>
        [
          `perft ${name}`,
          () => JSON.stringify(judge.counts(name, recorded.length)) !== JSON.stringify(recorded),
        ] as const,
    ),
  ];
  return {
    names: all.map(([name]) => name),
    ask: all.map(
      ([, run]) =>
        () =>
          rises(run),
    ),
    read,
  };
};

/** What is known of the rules as they are. */
export interface Heard {
  readonly sources: Sources;
  readonly read: readonly Read[];
  readonly names: readonly string[];
  /** Those that are red with no mutant on. */
  readonly red: readonly string[];
  /** How often each comes by any site. */
  readonly rounds: readonly number[];
  /** The sites that were come by while the rules were loaded: lists made once, in whatever function. */
  readonly loading: ReadonlySet<number>;
  /** How many come by each site. */
  readonly passing: ReadonlyMap<number, number>;
  /** By mutant, those for which it makes another value than the rules as they are. No other scenario can notice it. */
  readonly differing: ReadonlyMap<number, readonly number[]>;
  /** All of them, the shortest first. */
  readonly all: readonly number[];
}

/** A witness that comes by more sites is left out: it would be asked too often for what it notices. */
const LONGEST = 450_000;

/** Asks every witness about the rules as they are, and hears what each comes by. */
export const hear = async (rules: ChangedRules, sources: Sources): Promise<Heard> => {
  const on = mutantSwitch();
  const loading = new Set<number>();
  on.passed = (site) => loading.add(site);
  const loaded = rules.load(on, true);
  on.passed = () => {};
  const { names, ask, read } = witnessesOf(loaded, sources, null);
  const sites: Set<number>[] = [];
  const found: Set<number>[] = [];
  const red: string[] = [];
  const rounds: number[] = [];
  for (const [at, witness] of ask.entries()) {
    const passed = new Set<number>();
    const differs = new Set<number>();
    let times = 0;
    on.forget();
    on.passed = (site, others) => {
      times += 1;
      passed.add(site);
      for (let other = 0; other < others.length; other++) if (others[other]) differs.add(site + other);
    };
    if (await witness()) red.push(names[at] ?? '');
    rounds.push(times);
    sites.push(passed);
    found.push(differs);
  }
  const all = names
    .map((_name, at) => at)
    .filter((at) => (rounds[at] ?? 0) <= LONGEST)
    .toSorted((a, b) => (rounds[a] ?? 0) - (rounds[b] ?? 0));
  const passing = new Map<number, number>();
  const differing = new Map<number, number[]>();
  for (const at of all) {
    for (const site of sites[at] ?? []) passing.set(site, (passing.get(site) ?? 0) + 1);
    for (const id of found[at] ?? []) {
      const list = differing.get(id);
      if (list === undefined) differing.set(id, [at]);
      else list.push(at);
    }
  }
  return { sources, read, names, red, rounds, loading, passing, differing, all };
};

/** Is it another value before anything is asked, and never again? Then the rules are loaded again with it, and every witness is asked. */
const isAtLoad = ({ loading, passing }: Heard, { site, atLoad }: Mutant): boolean =>
  atLoad || (loading.has(site) && !passing.has(site));

/** What became of a mutant. */
export interface Run {
  readonly mutant: Mutant;
  /** The first that noticed it; null where none did. `at load`: the rules could not even be loaded. */
  readonly by: string | null;
  readonly atLoad: boolean;
  readonly passing: number;
  readonly differing: number;
  /** Some of those for which it makes another value, the shortest first. */
  readonly near: readonly string[];
}

/** So many of those that noticed something of the same file are asked first. */
const FIRST = 24;

/** So many of the witnesses are named. */
const NEAR = 4;

/** A scenario that comes by so many times as often as usual, and so many times more, goes in circles. */
const CIRCLES = 10;
const CIRCLE = 20_000;

/** Tries each mutant. `progress` gets what became of each, how many were tried, and how many of these were not noticed. */
export const run = async (
  rules: ChangedRules,
  heard: Heard,
  mutants: readonly Mutant[],
  progress: (last: Run, done: number, unnoticed: number) => void,
): Promise<readonly Run[]> => {
  const on = mutantSwitch();
  const load = () => witnessesOf(rules.load(on, false), heard.sources, heard.read).ask;
  let usual = load();
  const keen = new Map<string, Map<number, number>>();
  const asked = (ask: readonly Witness[], at: number): boolean | Promise<boolean> => {
    on.rounds = 0;
    on.most = CIRCLE + CIRCLES * (heard.rounds[at] ?? 0);
    return ask[at]?.() ?? false;
  };
  const firstOf = async (mutant: Mutant, among: readonly number[]): Promise<number | null> => {
    const ofFile = keen.get(mutant.file) ?? new Map<number, number>();
    keen.set(mutant.file, ofFile);
    const can = new Set(among);
    const first = [...ofFile]
      .filter(([at]) => can.has(at))
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, FIRST)
      .map(([at]) => at);
    on.forget();
    on.on = mutant.id;
    try {
      const ask = isAtLoad(heard, mutant) ? load() : usual;
      for (const at of new Set([...first, ...among])) {
        const said = asked(ask, at);
        if (said === false || (said !== true && !(await said))) continue;
        ofFile.set(at, (ofFile.get(at) ?? 0) + 1);
        return at;
      }
      return null;
    } finally {
      on.on = -1;
      on.forget();
    }
  };
  const runs: Run[] = [];
  let unnoticed = 0;
  for (const mutant of mutants) {
    const atLoad = isAtLoad(heard, mutant);
    const among = atLoad ? heard.all : (heard.differing.get(mutant.id) ?? []);
    let by: string | null = 'at load';
    try {
      const at = await firstOf(mutant, among);
      by = at === null ? null : (heard.names[at] ?? '');
      // Something the mutant made is remembered where nothing looks for it.
      if (at !== null && !atLoad && (await asked(usual, at))) usual = load();
    } catch {
      // Rules that cannot even be loaded are noticed by everybody.
    }
    if (by === null) unnoticed += 1;
    const last: Run = {
      mutant,
      by,
      atLoad,
      passing: heard.passing.get(mutant.site) ?? 0,
      differing: among.length,
      near: atLoad ? [] : among.slice(0, NEAR).map((at) => heard.names[at] ?? ''),
    };
    runs.push(last);
    progress(last, runs.length, unnoticed);
  }
  return runs;
};
