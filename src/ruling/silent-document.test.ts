import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { ACTION_KINDS, type Silence } from '../engine/index.ts';
import { comprehensive2009 } from '../eras/index.ts';
import { FORMS } from '../formats/index.ts';
import type { EraQuestionnaire } from '../rules/index.ts';
import { readBoard, replay } from '../scenario/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { inspect, legalOn, ruleOn, type TableToRule } from './index.ts';

/** A document that is silent on every question, beside the five that are ruled by: every question gets a value that says so. */

const SILENT = vi.hoisted(() => 'silent-1999');

vi.mock(import('../eras/index.ts'), async (original) => {
  const eras = await original();
  return {
    ...eras,
    rulesetOf: (doc, options) => {
      if ((doc as string) !== SILENT) return eras.rulesetOf(doc, options);
      const fallback = options.fallback ? { doc: options.fallback, answers: eras.comprehensive2009 } : null;
      return eras.assemble(silentEra(), fallback as never, FORMS[options.format ?? '1on1'].answers, options);
    },
  };
});

const silentEra = () => {
  const silence = (what: string): Silence<never> => ({ silent: what, near: 'S.0' as never });
  const answers = Object.fromEntries(
    Object.keys(comprehensive2009).map((question) => [question, silence(`anything about ${question}`)]),
  );
  return {
    doc: SILENT as RuledDoc,
    answers: { ...answers, deck: [] } as unknown as EraQuestionnaire<RuledDoc>,
  };
};

const onFile = cardPool(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[],
);

const TABLES = [
  'CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +LL+DRE / Pichu, Raichu ex<Pikachu [hand (Rare Candy, Switch, L, Pichu, Raichu)] vs Machamp +FF -40 ~asleep / Cyndaquil',
  'CR t9 p1 | Luxray / ?2 [hand 4] vs ? / ?2 | stadium Moonlight Stadium',
  'CR | ? vs ?',
  'CR t9 p1 | Pichu / - vs Pichu / - | stadium Speed Stadium',
  'CR t1 p1 setup | - / - [hand 7, deck 53] vs - / -',
  'CR t1 p1 setup | Pichu / Pichu [hand 7 (Pichu, Pikachu), deck 47, prizes 6] vs Pichu / -',
  "CR p1 team | Holon's Voltorb / - vs Wobbuffet / - vs Pichu / - vs Pichu / -",
  'CR t9 p1 2on2 | Luxray, Pichu / - vs Machamp, Pichu / -',
  'CR t9 p2 between | Luxray ~poisoned / Pichu vs Machamp ~burned / Pichu',
  'CR t9 p1 | Luxray -90 [prizes 0, deck 0] vs - / -',
];

const QUESTIONS = [
  'retreat',
  'retreat to bench 1',
  'attack Plasma',
  'attack Shock Bolt',
  'attack Nothing Known',
  'evolve Raichu on bench 1',
  'play Rare Candy',
  'play Switch',
  "play Professor Oak's Visit",
  'play Moonlight Stadium',
  'play Fluffy Berry',
  'attach L to active',
  'attach Double Rainbow Energy to active',
  'use Gleam Eyes',
  'use Moonlight Stadium',
  'bench Pichu',
  'level-up Luxray LV.X',
  'draw',
  'end turn',
  'draw seven',
  'put Pichu as active',
  'lay prizes',
  'mulligan',
  'draw extra',
  'flip',
  'can p2 draw seven',
  'shuffle all cards',
  'use Speed Stadium',
];

// Nothing at all, and with the gaps filled.
const ways = [undefined, 'comprehensive-2009'] as const;

const tableOf = (line: string, fallback: (typeof ways)[number]): TableToRule => ({
  setup: readBoard(line, 'table').setup,
  pool: onFile,
  doc: SILENT as RuledDoc,
  ...(fallback === undefined ? {} : { fallback }),
});

/** What breaks off says at which question. */
const named = <T>(question: string, run: () => T): T => {
  try {
    return run();
  } catch (stop) {
    throw new Error(`${question}: ${String((stop as Error).stack ?? stop)}`);
  }
};

describe.each(ways)('a document that is silent on everything, filled by %s', (fallback) => {
  test.each(TABLES)('%s: every question gets an answer', (line) => {
    const table = tableOf(line, fallback);
    expect(Array.isArray(inspect(table))).toBe(true);
    for (const question of QUESTIONS) {
      const came = named(question, () => ruleOn(question, table));
      if (!came.ok) continue;
      if (fallback === undefined) expect([question, came.ruling.verdict]).toEqual([question, 'undetermined']);
    }
  });

  test.each(TABLES)('%s: the overview is drawn', (line) => {
    const { open, closed } = legalOn(tableOf(line, fallback));
    if (fallback === undefined) {
      expect(closed).toEqual([]);
      for (const row of open) expect(row.verdict).toBe('undetermined');
    }
  });

  test.each(TABLES)('%s: every question is a step of a replay', (line) => {
    for (const question of QUESTIONS) {
      const file = readBoard(JSON.stringify({ board: line, steps: [question], ask: question }), 'replay.yaml');
      const table = tableOf(line, fallback);
      const played = named(question, () => replay(file, table));
      named(question, played.assumptions);
      const [step] = played.steps;
      if (fallback === undefined && step !== undefined && step.fault === null)
        expect([question, step.verdict]).toEqual([question, 'undetermined']);
    }
  });
});

test('every kind of action is ruled on', () => {
  const kinds = new Set(
    TABLES.flatMap((line) =>
      QUESTIONS.flatMap((question) => {
        const came = ruleOn(question, tableOf(line, 'comprehensive-2009'));
        return came.ok ? [came.ruling.subject.act] : [];
      }),
    ),
  );
  expect(ACTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});
