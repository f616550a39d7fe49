import { inPlay, namedApart, playerOf, settledView, type View } from '../claims/index.ts';
import { type Action, type ActionOf, futures, legality, paragraphOf } from '../engine/index.ts';
import { POWER_MAY_BE_USED, powers, type Rules } from '../rules/index.ts';
import type { GameState } from '../state/index.ts';
import { gapsBearingOn } from './gaps.ts';
import type { Ground } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** What is refused now may be allowed once a power has been used: each that may be used is tried. */

/** The code of what allows it. */
export const CODES = {
  allowance: ['use-power-first'],
} as const;

/** So often at most one power is used, so many ways of each use are followed, and so many tables are looked at in all. */
const MOST_USES = 4;
const MOST_WAYS = 8;
const MOST_TABLES = 40;

type Use = ActionOf<'use-power'>;

const standsOn = (rules: Rules, state: GameState, action: Action): ReadonlySet<string> => {
  const { grounds, unknownFacts } = legality(rules, state, action);
  const standing = grounds.filter(({ overruled }) => overruled === null).map(({ code }) => code);
  return new Set([...standing, ...unknownFacts.map(({ code }) => code)]);
};

interface TableAfter {
  readonly state: GameState;
  /** Was a coin flipped for it? */
  readonly byCoin: boolean;
}

/** The tables after one use, whichever way it is done to its end. */
const after = (rules: Rules, { state, byCoin }: TableAfter, use: Use): readonly TableAfter[] => {
  if (standsOn(rules, state, use).size > 0) return [];
  const found = futures(rules, state, use, { limit: MOST_WAYS, scope: 'action' }).futures;
  return found.flatMap(({ outcome, answers }) =>
    outcome.kind === 'done' && outcome.state.phase === 'action'
      ? [{ state: outcome.state, byCoin: byCoin || answers.some(({ question }) => question.kind === 'coin') }]
      : [],
  );
};

/** Which of these grounds fall once the power has been used, once or again and again, and whether a coin decides it. */
const fallenBy = (rules: Rules, state: GameState, action: Action, use: Use): ReadonlyMap<string, boolean> => {
  const before = standsOn(rules, state, action);
  const fallen = new Map<string, boolean>();
  let tables: readonly TableAfter[] = [{ state, byCoin: false }];
  let looked = 0;
  for (let uses = 0; uses < MOST_USES && looked < MOST_TABLES && fallen.size === 0; uses += 1) {
    tables = tables.flatMap((table) => after(rules, table, use)).slice(0, MOST_WAYS);
    looked += tables.length;
    for (const table of tables) {
      const still = standsOn(rules, table.state, action);
      // Where another reason forbids it then, that use does not help.
      if ([...still].some((code) => !before.has(code))) continue;
      for (const code of before) if (!still.has(code)) fallen.set(code, table.byCoin && fallen.get(code) !== false);
    }
  }
  return fallen;
};

const usesOn = (view: View): readonly { readonly use: Use; readonly of: string }[] =>
  inPlay(playerOf(view.state, view.state.toMove)).flatMap((pokemon) =>
    unlessUnknown(
      () => view.readings.features(view, pokemon).powers,
      () => [],
    ).flatMap(({ power }) =>
      powers.isUsed(power) && power.does !== undefined
        ? [
            {
              use: { kind: 'use-power', pokemon: pokemon.uid, power: power.name } as const,
              of: namedApart(view, pokemon),
            },
          ]
        : [],
    ),
  );

/** The grounds with the powers of the same player that would let each fall, if they were used first. */
export const withPowersFirst = (
  grounds: readonly Ground[],
  action: Action,
  state: GameState,
  rules: Rules,
): readonly Ground[] => {
  if (state.phase !== 'action' || action.kind === 'use-power') return grounds;
  const view = settledView(state, rules);
  // A text that is not read may keep the power off, or change what comes of it.
  const isSure = ({ use }: { readonly use: Use }): boolean =>
    (['legality', 'outcome'] as const).every((on) => gapsBearingOn(view, use, on).length === 0);
  const helps = usesOn(view)
    .filter(isSure)
    .map(({ use, of }) => ({
      facts: { power: use.power, of },
      fallen: unlessUnknown(
        () => fallenBy(rules, state, action, use),
        () => new Map<string, boolean>(),
      ),
    }));
  return grounds.map((ground) => {
    if (ground.overruled !== null) return ground;
    const own = helps.filter(({ fallen }) => fallen.has(ground.code));
    return own.length === 0
      ? ground
      : {
          ...ground,
          allowances: [
            ...ground.allowances,
            ...own.map(({ facts, fallen }) => ({
              rule: paragraphOf(POWER_MAY_BE_USED, rules),
              code: 'use-power-first' as const,
              facts: { ...facts, byCoin: fallen.get(ground.code) === true },
            })),
          ],
        };
  });
};
