import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overviewOf, replayed, ruled } from '../screen/rulings.fixture.ts';
import { linesOf } from '../words/reported-together.ts';

/** Two Pokémon of one name are distinguished wherever either is mentioned. */

const NAMES = ['Pikachu', 'Luxray'] as const;
const name = fc.constantFrom(...NAMES);
const side = fc.record({
  active: name,
  state: fc.constantFrom('', ' ~asleep', ' ~paralyzed', ' +L', ' +L ~asleep'),
  bench: fc.array(name, { maxLength: 3 }),
});
type Side = { active: string; state: string; bench: readonly string[] };

const written = ({ active, state, bench }: Side): string => `${active}${state} / ${bench.join(', ') || '-'}`;
const boardOf = (mine: Side, theirs: Side): string => `CR t9 p1 | ${written(mine)} vs ${written(theirs)}`;

const count = ({ active, bench }: Side, one: string): number => [active, ...bench].filter((it) => it === one).length;

/** Mentions that could mean two: no player where both have one of the name, no place where one player has two. */
const unclear = (text: string, mine: Side, theirs: Side): readonly string[] =>
  NAMES.flatMap((one) => {
    const shared = count(mine, one) > 0 && count(theirs, one) > 0;
    const several = count(mine, one) > 1 || count(theirs, one) > 1;
    return [...text.matchAll(new RegExp(`(\\S+ )?(Active )?${one}(?: on Bench \\d)?`, 'gu'))]
      .map(([found]) => found)
      .filter(
        (found) =>
          (shared && !/\b(?:p[12]'s|[Yy]our|[Tt]heir) /u.test(found)) ||
          (several && count(mine, one) > 1 && /Your|your|p1's/u.test(found) && !/Active|Bench/u.test(found)),
      )
      .map((found) => `${found}: ${text}`);
  });

const textsOf = (grounds: readonly { readonly says: string; readonly because: string }[]): readonly string[] =>
  grounds.flatMap(({ says, because }) => [says, because]);

describe('namesakes', () => {
  test('are distinguished in what is said, in grounds and in headlines', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom('retreat', 'attack Quick Attack', 'attack Lightning Star'),
        (mine, theirs, question) => {
          const attack =
            question === 'attack Quick Attack' ? 'Pikachu' : question === 'retreat' ? mine.active : 'Luxray';
          fc.pre(attack === mine.active);
          const report = ruled(question, boardOf(mine, theirs));
          const texts = [
            report.headline,
            ...report.say,
            ...textsOf(report.grounds),
            ...report.branches.map(({ says }) => says),
          ];
          expect(texts.flatMap((text) => unclear(text, mine, theirs))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are not mistaken for each other once they have changed places', () => {
    const { trace } = ruled('retreat to bench 1', 'CR t9 p1 | Pikachu ~poisoned +L / Pikachu vs Luxray / -');
    const texts = linesOf(trace, 'none').map(({ text }) => text);
    expect(texts).toContain('Pikachu on Bench 1 is now Active; the Active Pikachu goes to the Bench');
    expect(texts).toContain('the former Active Pikachu is no longer Poisoned');
    const { trace: alone } = ruled('retreat to bench 1', 'CR t9 p1 | Pikachu ~poisoned +L / Luxray vs Luxray / -');
    expect(linesOf(alone, 'none').map(({ text }) => text)).toContain('Pikachu is no longer Poisoned');
  });

  test('are distinguished in the overview', () => {
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        const report = overviewOf(boardOf(mine, theirs));
        const texts = [
          ...report.open.flatMap(({ says, options }) => [
            says,
            ...options.filter(({ code }) => code === 'target').map((one) => one.says),
          ]),
          ...report.closed.flatMap(({ grounds }) => textsOf(grounds)),
        ];
        expect(texts.flatMap((text) => unclear(text, mine, theirs))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('keep apart in a replay after they have changed places', () => {
    const report = replayed(`
board: CR t9 p1 | Pikachu +L / Pikachu +L, Luxray vs Pikachu / -
steps:
  - retreat to bench 1 paying L
  - attack Quick Attack
`);
    expect(report.steps.map(({ says }) => says)).toEqual([
      "p1 retreats p1's Active Pikachu.",
      expect.stringContaining("p2's Pikachu"),
    ]);
  });

  test('a name that only one Pokémon has stands alone', () => {
    const report = ruled('retreat', 'CR t9 p1 | Pikachu ~asleep / Luxray vs Machamp / -');
    expect(report.grounds[0]?.says).toBe('Pikachu is Asleep.');
  });
});
