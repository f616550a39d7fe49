import type { View } from '../claims/index.ts';
import type { Action, TraceEntry } from '../engine/index.ts';
import { findAttack, powers, type Rules, whyNothing } from '../rules/index.ts';
import { hasKey } from '../state/index.ts';
import { gapsBearingOn } from './gaps.ts';
import { sawItsMoment } from './moments-of-texts.ts';
import type { Way } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The code of a way that changes nothing. */
export const CODES = {
  way: ['changes-nothing'],
} as const;

/** A power, an attack or a Stadium that may be used and does nothing: no rule forbids it, and its player should know, and why. */

/** What is put down whatever a text does. */
const USED: ReadonlySet<string> = new Set([
  'power-used',
  'card-used',
  'phase-began',
  'attack-declared',
  'gx-used',
  'vstar-used',
  'spent-in-game',
]);

/** Cards that are seen are what such a text is used for, though nothing moves. */
const SEEN: ReadonlySet<string> = new Set(['hand-revealed', 'prizes-looked-at', 'prizes-seen-by-both']);

const onlyUsed = (trace: readonly TraceEntry[], coins: boolean): boolean =>
  trace.every((entry) => {
    if (entry.kind === 'rule') return onlyUsed(entry.entries, coins);
    if (entry.kind === 'note') return !SEEN.has(entry.code);
    return entry.kind === 'answered' ? coins && entry.question.kind === 'coin' : USED.has(entry.kind);
  });

/** An attack with a number beside its name is not one that does nothing; that its damage is none is in the calculation. */
const isAsked = (view: View, action: Action): boolean => {
  if (action.kind === 'use-power' || action.kind === 'use-card') return true;
  const found = action.kind === 'attack' ? findAttack(view, action) : null;
  return found !== null && found.attack.damage === null && found.attack.base === undefined;
};

/** A power by which the turn ends does that at least. */
const endsTheTurn = (view: View, action: Action): boolean => {
  const does = action.kind === 'use-power' ? powers.findPower(view, action)?.power.does : undefined;
  return does?.some((verb) => hasKey(verb, 'end-turn')) === true;
};

export const hasNoEffect = (
  view: View,
  action: Action,
  /** What it comes to, for each way the coins may fall. */
  traces: readonly (readonly TraceEntry[])[],
  rules: Rules,
  /** Are those all the ways? Then a coin changes nothing either. */
  coins = false,
): readonly Way[] => {
  if (action.kind !== 'use-power' && action.kind !== 'use-card' && action.kind !== 'attack') return [];
  if (!isAsked(view, action) || endsTheTurn(view, action)) return [];
  // Beside a text that is not read it is not known.
  if (gapsBearingOn(view, action, 'outcome').some((gap) => sawItsMoment(gap, view.state, []))) return [];
  if (!traces.every((trace) => onlyUsed(trace, coins))) return [];
  const why = unlessUnknown(
    () => whyNothing(view, action, rules),
    () => ({ facts: {}, rule: null }),
  );
  const power = action.kind === 'attack' ? action.attack : action.power;
  return [
    { legal: true, code: 'changes-nothing', facts: { power, player: view.state.toMove, ...why.facts }, rule: why.rule },
  ];
};
