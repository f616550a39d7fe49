import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRuled, RULED } from '../../corpus/index.ts';
import type { Probe } from '../../engine/index.ts';
import { type Assumption, legalOn, type Row, type TableToRule } from '../../ruling/index.ts';
import { type BoardFile, checkExpectations, type Replay, readBoard, replay } from '../../scenario/index.ts';
import { folderOf, shippedScenarios } from '../../scenario/shipped.fixture.ts';
import { type Card, cardPool, poolWith, type Setup } from '../../state/index.ts';
import { legalReport } from './legal-report.ts';
import { replayReport } from './replay-report.ts';

/**
 * An assumption stands on an overview or a replay where something that is printed would be otherwise without it, or names it as its reason; and nothing that is
 * printed would be otherwise without one that does not stand there.
 */

const onFile = cardPool(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist/cards.json'), 'utf8')) as readonly Card[],
);

/** Of each document so many scenarios, from folders far apart; each with its turn and without. */
const OF_EACH = Number(process.env.ASSUMED_SAMPLE ?? 5);

/** The last scenario of every folder. */
const SAMPLE = [...new Map(shippedScenarios.map((one) => [folderOf(one), one])).values()];

const apart = <T>(all: readonly T[]): readonly T[] => {
  const stride = Math.max(1, Math.ceil(all.length / OF_EACH));
  return all.filter((_one, at) => at % stride === 0);
};

interface Given {
  readonly file: BoardFile;
  readonly table: TableToRule;
}

const givenIn = (document: string, played: boolean): readonly Given[] => {
  const files = SAMPLE.map(({ name, text }) => readBoard(text, name)).filter(
    ({ setup, steps }) => (setup.ruleset ?? 'comprehensive-2009') === document && (!played || steps.length > 0),
  );
  return apart(files).flatMap((file) => {
    const doc = document;
    if (!isRuled(doc)) return [];
    const { turn: _turn, ...turnless } = file.setup;
    const table = { doc, pool: poolWith(onFile, file.cards), ...(file.fallback ? { fallback: file.fallback } : {}) };
    return [file.setup, turnless].map((setup) => ({ file: { ...file, setup }, table: { ...table, setup } }));
  });
};

/** What a command prints of a table, its assumptions and the way in which the table itself is written left out; and what it assumes. */
interface Printed {
  readonly says: string;
  readonly assumed: readonly Assumption[];
  /** Rules that it names. */
  readonly names: (rule: string) => boolean;
  /** It gives the turn that was assumed. */
  readonly countsOn?: boolean;
}

type Change = Pick<Probe, 'off' | 'recorder'> & { readonly setup?: Setup };

const namedBy = ({ rule, grounds, ways, needs, unsaid }: Row): readonly (string | null)[] => [
  rule,
  ...grounds.flatMap((ground) => [ground.rule, ground.overruled?.rule ?? null]),
  ...[...ways, ...needs, ...unsaid].map((one) => one.rule),
];

const overview = ({ table }: Given, change: Change): Printed => {
  const legal = legalOn({ ...table, ...change });
  const { open, closed } = legalReport(legal, { board: '', rulesetFrom: 'board' });
  const named = new Set([...legal.open, ...legal.closed].flatMap(namedBy));
  return {
    says: JSON.stringify([open, closed]),
    assumed: legal.assumptions,
    names: (rule) => named.has(rule as never),
  };
};

/** Which turn it is stands there only where it was given. */
const withoutTurn = (text: string): string =>
  text.replaceAll(/turn \d+ of (p\d) begins/gu, "$1's turn begins").replaceAll(/in turn \d+/gu, 'this turn');

const replayed = ({ file, table }: Given, { setup = file.setup, ...probe }: Change): Printed => {
  const { ask: _ask, ...steps } = file;
  const played: Replay = replay({ ...steps, setup }, { ...table, ...probe });
  const report = replayReport({
    file,
    replay: { ...played, assumptions: () => [] },
    checked: checkExpectations(file, played),
    ruling: null,
    board: '',
    rulesetFrom: 'board',
  });
  const trace = JSON.stringify(played.steps);
  return {
    says: withoutTurn(JSON.stringify([report.say, report.steps, report.result])),
    assumed: played.assumptions(),
    names: (rule) => trace.includes(JSON.stringify(rule)),
    // The table is written with the turn that was assumed.
    countsOn: setup.turn === undefined && 'turn' in report.table,
  };
};

type Print = (given: Given, change: Change) => Printed;

/** Other values of what is assumed; null where none is tried. */
const othersOf = ({ table }: Given, { code, rule }: Assumption): readonly Change[] | null => {
  if (code === 'turn') return [1, 2].map((turn) => ({ setup: { ...table.setup, turn } }));
  if ((code === 'taken-from-silence' || code === 'filled-from') && rule !== null) return [{ off: new Set([rule]) }];
  return null;
};

const changes = (print: Print, given: Given, assumption: Assumption, says: string): boolean | null => {
  const others = othersOf(given, assumption);
  if (others === null) return null;
  return others.some((change) => {
    try {
      return print(given, change).says !== says;
    } catch {
      return true;
    }
  });
};

const label = ({ file }: Given, { code, rule }: Assumption): string =>
  `${code} ${rule ?? ''} in ${file.name ?? file.file}`;

const TURN: Assumption = { kind: 'default', about: 'turn', code: 'turn', facts: {}, rule: null };

/** Every inference that was met, whether or not it stands there. */
const met = (print: Print, given: Given): readonly Assumption[] => [
  ...print(given, { recorder: () => {} }).assumed,
  ...(given.table.setup.turn === undefined && given.table.setup.phase !== 'setup' ? [TURN] : []),
];

const wrongIn = (print: Print, given: Given): readonly string[] => {
  const { says, assumed, names, countsOn = false } = print(given, {});
  const isSaid = (one: Assumption): boolean => assumed.some(({ code, rule }) => code === one.code && rule === one.rule);
  const idle = assumed.filter(
    (one) =>
      (one.rule === null || !names(one.rule)) &&
      !(one.code === 'turn' && countsOn) &&
      changes(print, given, one, says) === false,
  );
  // Of two by which the same comes about neither decides it alone.
  const off = new Set(idle.flatMap(({ rule }) => rule ?? []));
  const together = off.size > 1 && print(given, { off }).says !== says;
  const missing = met(print, given).filter((one) => !isSaid(one) && changes(print, given, one, says) === true);
  return [
    ...idle.filter(({ rule }) => rule === null || !together).map((one) => `said for nothing: ${label(given, one)}`),
    ...missing.map((one) => `not said: ${label(given, one)}`),
  ];
};

describe.each(RULED)('by %s', (document) => {
  it('an overview', () => {
    expect(givenIn(document, false).flatMap((one) => wrongIn(overview, one))).toEqual([]);
  });
  it('a replay', () => {
    expect(givenIn(document, true).flatMap((one) => wrongIn(replayed, one))).toEqual([]);
  });
});
