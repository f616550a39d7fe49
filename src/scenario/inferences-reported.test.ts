import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inferredBy, RULED, type RuledDoc, type RuleId } from '../corpus/index.ts';
import type { Verdict } from '../ruling/index.ts';
import { cardPool } from '../state/index.ts';
import { type RunOptions, runScenario, type ScenarioRun } from './run-scenario.ts';

/**
 * Protects the judge from a ruling that rests on more than it says. Wherever an answer would be another without something that its document does not
 * state, the ruling names it among what it took for granted.
 */

const root = join(import.meta.dirname, '../..');
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

/** What words mean without dispute at any table; saying it with every ruling would hide what matters. */
const MEANS_NOTHING_ELSE = [
  'a basic Energy card is one Energy of its type, any other what it says',
  'Energy is not spent by attacking',
  'Energy comes off card by card until the cost is met',
  'cards are drawn from the top of a deck',
  'the number of cards in a hand is known to both players',
  'an attack that does no damage is an attack too',
  'a Special Condition belongs to its Pokémon',
  'a Special Condition is an effect on its Pokémon',
  'a status effect is an effect on its Pokémon',
  'a condition is an effect on its Pokémon',
  'the types are Grass, Fire, Water, Lightning, Psychic, Fighting, Darkness, Metal and Colorless, and Fairy and Dragon beside them',
  'a text that names a Pokémon means any of that name',
  "a text that uses its own Pokémon's name means that one",
  'a Pokémon Power that is always on works without being used',
  'an effect comes before or after Weakness and Resistance as its text says',
];

const ruledBy = (doc: RuledDoc): readonly string[] => {
  const own = `scenarios/${doc}`;
  const shared = ['scenarios/where-documents-part', 'scenarios/where-documents-agree'];
  const all = [own, ...shared].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return all.filter((name) => name.endsWith('.yaml') && (name.startsWith(own) || name.endsWith(`${doc}.yaml`)));
};

const run = (name: string, options: Partial<RunOptions>): ScenarioRun =>
  runScenario(readFileSync(join(root, name), 'utf8'), name, { pool, doc: 'comprehensive-2009', ...options });

/** What was ruled, and the table it led to. */
const cameTo = ({ replay }: ScenarioRun): string =>
  JSON.stringify([
    replay?.steps.map(({ verdict, after }) => [verdict, after.players, after.stadium]),
    replay?.ruling?.verdict,
    replay?.ruling?.branches.map(({ verdict }) => verdict),
  ]);

const without = (name: string, rule: RuleId): string => {
  try {
    return cameTo(run(name, { off: new Set([rule]) }));
  } catch {
    return 'nothing';
  }
};

const isDecided = (verdict: Verdict | undefined): boolean => verdict !== 'undetermined' && verdict !== 'not-modelled';

/** Inferences on which this scenario depends and which no ruling in it reports. */
const unreported = (name: string): readonly string[] => {
  const acted = new Set<RuleId>();
  const recorded = run(name, {
    recorder: (rule, changed) => {
      if (changed && inferredBy(rule) !== null) acted.add(rule);
    },
  });
  const { replay } = recorded;
  if (replay === null || ![replay.ruling, ...replay.steps].every((one) => isDecided(one?.verdict))) return [];
  const assumptions = [...replay.assumptions(), ...(replay.ruling?.assumptions ?? [])];
  const reported = new Set(assumptions.flatMap(({ rule }) => (rule === null ? [] : (inferredBy(rule) ?? []))));
  const silent = [...acted].filter((rule) => {
    const inferred = inferredBy(rule) ?? '';
    return !reported.has(inferred) && !MEANS_NOTHING_ELSE.includes(inferred);
  });
  if (silent.length === 0) return [];
  const came = cameTo(run(name, {}));
  return silent.filter((rule) => without(name, rule) !== came);
};

describe('a ruling reports every inference without which it would be another', () => {
  it.each(RULED)('%s', (doc) => {
    expect(ruledBy(doc).flatMap((name) => unreported(name).map((rule) => `${rule} in ${name}`))).toEqual([]);
  });
});
