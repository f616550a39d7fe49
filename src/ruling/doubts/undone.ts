import { type Action, eventsIn, type GameEvent, type TraceEntry } from '../../engine/index.ts';
import { ALL_CONDITIONS, type ZoneName } from '../../state/index.ts';
import { ON_TABLE, type OnTable } from './may-leave.ts';

/** What is otherwise on the table if an act was not allowed: whatever it is shown to have done, and no more. */

const ANYTHING = ON_TABLE.filter((what) => what !== 'turn' && what !== 'end');

const PILES: { readonly [zone in ZoneName]?: OnTable } = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  prizes: 'prizes',
};

const pile = (zone: ZoneName): readonly OnTable[] => [PILES[zone] ?? 'discard'];

const isCondition = (name: unknown): boolean => ALL_CONDITIONS.some((one) => one === name);

/** What one event changed; an event that is not here may have changed anything. */
const changedBy = (event: GameEvent): readonly OnTable[] => {
  switch (event.kind) {
    case 'phase-began':
    case 'conjured':
      return [];
    case 'spent':
    case 'power-used':
      return ['limits'];
    case 'drawn':
      return ['hand', 'deck'];
    case 'searched':
    case 'shuffled':
      return ['deck'];
    case 'moved':
    case 'rest-moved':
      return [...pile(event.from.zone), ...pile(event.to.zone)];
    case 'attached':
      return ['attached', ...pile(event.from.zone)];
    case 'attachment-moved':
      return ['attached'];
    case 'detached':
      return ['attached', ...pile(event.to.zone)];
    case 'evolved':
    case 'leveled-up':
      return ['stages', ...pile(event.from.zone)];
    case 'benched':
      return ['places', 'benched', ...pile(event.from)];
    case 'switched':
      return ['places'];
    case 'healed':
      return ['damage', 'fallen'];
    case 'marked':
      return event.mark.origin === 'condition' ? ['recovered'] : ['lasting'];
    case 'unmarked':
      return isCondition(event.name) ? ['conditions'] : ['lasting'];
    default:
      return ANYTHING;
  }
};

/** `trace`: what came of the act on the table that is shown. */
export const undone = ({ kind }: Action, trace: readonly TraceEntry[]): readonly OnTable[] => {
  // With an attack or the end of a turn, the next turn is in doubt.
  if (kind === 'attack' || kind === 'end-turn') return ON_TABLE;
  const left = new Set(eventsIn(trace).flatMap(changedBy));
  return ON_TABLE.filter((what) => left.has(what));
};
