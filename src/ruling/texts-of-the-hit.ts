import { seatOf, settledView, type View } from '../claims/index.ts';
import { type Action, eventsIn, stateAfter, type TraceEntry } from '../engine/index.ts';
import type { GameState, Uid } from '../state/index.ts';
import type { Way } from './ruling.ts';
import { ofTheHitNotNow } from './texts-not-now.ts';
import { unlessUnknown } from './unless-unknown.ts';

/**
 * Texts of a Pokémon that the attack did not begin with, such as one that it brings up or one on the Bench, and that ask for what is not so as the
 * damage comes: its player may count on them.
 */

/** More of them than these would hide what does act. */
const MOST = 3;

/** Each Pokémon of the other side that is hit in a play, with the table as it was right before. */
const hitIn = (
  view: View,
  trace: readonly TraceEntry[],
  attacked: readonly Uid[],
): readonly { readonly uid: Uid; readonly before: GameState }[] => {
  let before = view.state;
  const hit = new Map<Uid, GameState>();
  for (const event of eventsIn(trace)) {
    const isHit = event.kind === 'damaged' || event.kind === 'counters-placed';
    if (
      isHit &&
      !attacked.includes(event.uid) &&
      !hit.has(event.uid) &&
      seatOf(before, event.uid) !== view.state.toMove
    )
      hit.set(event.uid, before);
    // What comes when the turn is over does not belong to the attack.
    if (event.kind === 'phase-began' && event.phase === 'end') break;
    before = stateAfter(before, [event]);
  }
  return [...hit].map(([uid, state]) => ({ uid, before: state }));
};

const namedIn = (entries: readonly TraceEntry[]): readonly unknown[] =>
  entries.flatMap((entry) =>
    entry.kind === 'rule'
      ? namedIn(entry.entries)
      : entry.kind === 'note'
        ? [entry.facts.by, entry.facts.text, entry.facts.power]
        : [],
  );

/** Each such text once. `attacked`: those that were Active before, of which the same is said with the act. */
export const textsOfTheHit = (
  view: View,
  action: Action,
  traces: readonly (readonly TraceEntry[])[],
  attacked: readonly Uid[],
): readonly Way[] => {
  if (action.kind !== 'attack' || view.isSilent) return [];
  const named = new Set(traces.flatMap(namedIn));
  const ways = traces.flatMap((trace) =>
    hitIn(view, trace, attacked).flatMap(({ uid, before }) =>
      unlessUnknown(
        () => ofTheHitNotNow(settledView(before, view), action, uid, action.attacker),
        () => [],
      ),
    ),
  );
  return ways
    .filter(({ facts }, at) => !named.has(facts.text) && ways.findIndex((one) => one.facts.text === facts.text) === at)
    .slice(0, MOST);
};
