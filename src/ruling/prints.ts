import type { Sources } from '../engine/index.ts';
import { formatOf } from '../formats/index.ts';
import { newestWording } from '../rules/index.ts';
import { type AmbiguousName, type CardPool, type LaidTable, layTable, plainName } from '../state/index.ts';
import { type Ruled, sourcesOf, type TableToRule } from './ruled.ts';
import type { Assumption, Branch, Said, Way } from './ruling.ts';

/** A name without a print stands for all its prints on file. */

/** Prints are tried in every combination up to this many tables. */
const MOST_TABLES = 24;

const BETWEEN_PRINTS = ' · ';

/**
 * Every combination of prints, by plain name. Names too many for the bound are named in `dropped`: each print of those is tried beside the first
 * prints of all others, and no further combination.
 */
export const combinations = (
  ambiguous: readonly AmbiguousName[],
): { readonly picks: readonly ReadonlyMap<string, string>[]; readonly dropped: readonly AmbiguousName[] } => {
  let picks: readonly ReadonlyMap<string, string>[] = [new Map()];
  const dropped: AmbiguousName[] = [];
  for (const one of ambiguous) {
    const longer = picks.flatMap((pick) =>
      one.candidates.map((card) => new Map([...pick, [plainName(one.name), card.key]])),
    );
    if (longer.length <= MOST_TABLES) picks = longer;
    else dropped.push(one);
  }
  const [first = new Map<string, string>()] = picks;
  const firsts = new Map([
    ...dropped.map((one) => [plainName(one.name), one.candidates[0]?.key ?? ''] as const),
    ...first,
  ]);
  const beside = dropped.flatMap((one) =>
    one.candidates.slice(1).map((card) => new Map([...firsts, [plainName(one.name), card.key]])),
  );
  return {
    picks: dropped.length === 0 ? picks : [...picks.map((pick) => new Map([...firsts, ...pick])), ...beside],
    dropped,
  };
};

/** What is needed where the prints of a name part: which of them it is. */
export const whichPrint = (ambiguous: readonly AmbiguousName[], sources: Sources): readonly Said[] =>
  ambiguous.map(({ name, candidates }) => ({
    rule: newestWording.rule(sources),
    code: 'which-print',
    facts: { card: name, prints: candidates.map((card) => card.print ?? card.key) },
  }));

/** The assumption that these prints are the ones on the table, because others do not fit what was asked. */
export const printsTaken = (pick: ReadonlyMap<string, string>, pool: CardPool): Assumption => {
  const named = [...pick.values()]
    .map((key) => pool.card(key))
    .map(({ name, print, key }) => `${name} ${print ?? key}`);
  return { kind: 'default', about: 'print', code: 'print-taken', facts: { print: named.join(', ') }, rule: null };
};

/** The assumption that the first print on file is meant. */
export const firstPrint = ({ name, candidates }: AmbiguousName): Assumption => ({
  kind: 'default',
  about: name,
  code: 'first-print-taken',
  facts: {
    card: name,
    print: candidates[0]?.print ?? candidates[0]?.key ?? '',
    prints: candidates.map((card) => card.print ?? card.key),
  },
  rule: null,
});

interface Tried {
  /** The print of each name, by plain name. */
  readonly pick: ReadonlyMap<string, string>;
  readonly label: string;
  readonly taken: Assumption;
  readonly ruled: Ruled;
}

/** `DP 6` for `DP 6 · DP 31` and `DP 6 · PK 11`, where the second name has no other print: what does not matter is left out. */
const thatMatter = (prints: readonly string[], all: readonly string[]): readonly string[] => {
  const columns = (labels: readonly string[]): readonly (readonly string[])[] => {
    const rows = labels.map((label) => label.split(BETWEEN_PRINTS));
    return (rows[0] ?? []).map((_, at) => [...new Set(rows.map((row) => row[at] ?? ''))]);
  };
  const here = columns(prints);
  // Only where every combination of them is meant can one name be told without the others.
  if (here.reduce((product, column) => product * column.length, 1) !== prints.length) return prints;
  const everywhere = columns(all);
  const matter = here.flatMap((column, at) => (column.length < (everywhere[at]?.length ?? 0) ? [at] : []));
  return [...new Set(prints.map((label) => matter.map((at) => label.split(BETWEEN_PRINTS)[at]).join(BETWEEN_PRINTS)))];
};

/** The ways of every print, each once. One that only some prints have names these. */
const waysOfPrints = (meant: readonly Tried[]): readonly Way[] => {
  const found = new Map<string, { readonly way: Way; readonly prints: string[] }>();
  for (const { label, ruled } of meant) {
    for (const way of ruled.ok ? ruled.ruling.ways : []) {
      const key = JSON.stringify([way.code, way.legal, way.facts]);
      const known = found.get(key);
      if (known === undefined) found.set(key, { way, prints: [label] });
      else if (!known.prints.includes(label)) known.prints.push(label);
    }
  }
  const all = meant.map(({ label }) => label);
  const order = (code: string): number => (code === 'pay' ? 0 : code === 'pay-too-much' ? 1 : 2);
  return [...found.values()]
    .map(({ way, prints }) =>
      prints.length === all.length ? way : { ...way, facts: { ...way.facts, ofPrint: thatMatter(prints, all) } },
    )
    .toSorted((a, b) => order(a.code) - order(b.code));
};

/** The names whose print alone changes the verdict on some combination; all of them where none does so alone. */
const thoseThatDecide = (ambiguous: readonly AmbiguousName[], meant: readonly Tried[]): readonly AmbiguousName[] => {
  const decides = ({ name }: AmbiguousName): boolean => {
    const apart = plainName(name);
    const others = new Map<string, Set<string>>();
    for (const { pick, ruled } of meant) {
      const rest = JSON.stringify([...pick].filter(([key]) => key !== apart));
      const verdict = ruled.ok ? ruled.ruling.verdict : 'fault';
      others.set(rest, (others.get(rest) ?? new Set()).add(verdict));
    }
    return [...others.values()].some((verdicts) => verdicts.size > 1);
  };
  const those = ambiguous.filter(decides);
  return those.length === 0 ? ambiguous : those;
};

/** Rules on every combination of prints. All agree: no word about it. They part: undetermined, with a branch for each. */
export const ruleOnPrints = (table: TableToRule, first: LaidTable, ruleOnLaid: (laid: LaidTable) => Ruled): Ruled => {
  const { picks, dropped } = combinations(first.ambiguous);
  const tried: Tried[] = picks.map((pick) => {
    const laid = layTable(table.setup, table.pool, formatOf(table.setup), table.doc, pick);
    const label = [...pick.values()].map((key) => laid.pool.card(key).print ?? key).join(BETWEEN_PRINTS);
    return { pick, label, taken: printsTaken(pick, laid.pool), ruled: ruleOnLaid(laid) };
  });
  // A print that has no such attack or power is not the one that is meant, if another print has it.
  const answered = tried.filter(
    ({ ruled }) => ruled.ok && !ruled.ruling.grounds.some((ground) => ground.code === 'no-such-attack'),
  );
  const meant = answered.length > 0 ? answered : tried;
  const [one] = meant;
  if (one === undefined || !one.ruled.ok) return one?.ruled ?? tried[0]?.ruled ?? ruleOnLaid(first);
  const outline = ({ ruled }: Tried): string =>
    ruled.ok
      ? JSON.stringify([
          ruled.ruling.verdict,
          ruled.ruling.grounds.map((ground) => [ground.rule, ground.facts]),
          ruled.ruling.trace,
          ruled.ruling.branches.map((branch) => branch.trace),
        ])
      : 'fault';
  const verdicts = new Set(meant.map(({ ruled }) => (ruled.ok ? ruled.ruling.verdict : 'fault')));
  const { ruling } = one.ruled;
  if (verdicts.size === 1) {
    const differ = new Set(meant.map(outline)).size > 1 || meant.length < tried.length;
    const taken = differ ? [one.taken] : [];
    return {
      ok: true,
      ruling: {
        ...ruling,
        ways: waysOfPrints(meant),
        assumptions: [...ruling.assumptions, ...taken, ...dropped.map(firstPrint)],
      },
    };
  }
  const branches: Branch[] = meant.flatMap(({ label, ruled }) =>
    ruled.ok
      ? [
          {
            if: [`print: ${label}`],
            verdict: ruled.ruling.verdict,
            trace: ruled.ruling.trace,
            after: null,
            needs: ruled.ruling.needs,
            grounds: ruled.ruling.grounds,
          },
        ]
      : [],
  );
  const needs = whichPrint(thoseThatDecide(first.ambiguous, meant), sourcesOf(table));
  return {
    ok: true,
    ruling: { ...ruling, verdict: 'undetermined', grounds: [], ways: [], branches, needs, remedy: [] },
  };
};
