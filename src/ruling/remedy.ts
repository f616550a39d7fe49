import { playerOf, type View } from '../claims/index.ts';
import { type Action, lawOf, paragraphOf } from '../engine/index.ts';
import { mulligan, type Rules } from '../rules/index.ts';
import type { RemedyCode } from './codes.ts';
import type { Ground, Said } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The codes of what would make it legal, beside what would allow a single ground. */
export const CODES = {
  remedy: ['mulligan-is-due', 'not-this-turn', 'switching-is-no-retreat'],
} as const;

/** A Pokémon that a text switches does not retreat. */
export const SWITCHING = lawOf({
  'comprehensive-2009': ['309.1', 'does not count as retreating'],
  'ex-2003': { silent: 'to be switched by an effect is not a retreat', near: 'Options.5' },
  'advanced-2018': ['II.C-03#2', 'Switching differs from retreating'],
  'advanced-2025': ['II.C-03#2', 'Switching differs from retreating'],
  'neo-2001': { silent: 'to be switched by an effect is not a retreat', near: 'Play.9B5' },
  'xy-2016': { silent: 'to be switched by an effect is not a retreat', near: 'Turn.2E#3' },
  'me-2026': { silent: 'to be switched by an effect is not a retreat', near: 'Turn.2E#3' },
});

/** A hand with nothing to start with makes a mulligan due; where a document leaves open what one of its cards counts as, that is not said. */
const mulliganIsDue = (view: View): boolean =>
  unlessUnknown(
    () => mulligan.hasNothingToStart(view, playerOf(view.state, view.state.toMove)),
    () => false,
  );

/** What would make it legal. If one ground cannot fall this turn, that is said once. */
export const remedyFor = (
  open: readonly Ground[],
  action: Action,
  rules: Rules,
  view: View,
): readonly Said<RemedyCode>[] => {
  if (action.kind === 'initial-active' && mulliganIsDue(view))
    return [
      { rule: paragraphOf(mulligan.NO_BASIC, rules), code: 'mulligan-is-due', facts: { player: view.state.toMove } },
    ];
  const lasting = open.find((ground) => ground.allowances.length === 0);
  const found: Said<RemedyCode>[] = [];
  if (lasting !== undefined) found.push({ rule: lasting.rule, code: 'not-this-turn', facts: {} });
  else
    for (const ground of open)
      for (const one of ground.allowances) if (!found.some(({ code }) => code === one.code)) found.push(one);
  // Outside the action phase no card is played either.
  const mayPlay = view.state.phase === 'action';
  if (action.kind === 'retreat' && mayPlay && open.every(({ code }) => code !== 'nobody-active'))
    found.push({ rule: paragraphOf(SWITCHING, rules), code: 'switching-is-no-retreat', facts: {} });
  return found;
};
