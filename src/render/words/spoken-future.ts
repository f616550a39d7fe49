import type { GameEvent } from '../../engine/index.ts';
import { counted, listed } from './facts.ts';
import type { Names } from './names.ts';

/** What comes of a coin, as a judge says it to the player to move. */

/** Seats of one team take turns with those of the other: p1 and p3 play together. */
const isTeammate = (seat: string, mover: string): boolean => (Number(seat.slice(1)) - Number(mover.slice(1))) % 2 === 0;

const takes = (seat: string, mover: string): string => {
  if (seat === mover) return 'you take';
  return isTeammate(seat, mover) ? 'your teammate takes' : 'your opponent takes';
};

/** One event as a clause, and the Pokémon it is about; null for what needs no word. */
const clauseOf = (event: GameEvent, n: Names, mover: string): { readonly says: string; readonly of: string } | null => {
  switch (event.kind) {
    case 'counters-placed':
      return {
        says: `put ${counted(event.counters, 'damage counter')} on ${n.pokemon(event.uid)}`,
        of: n.pokemon(event.uid),
      };
    case 'damaged':
      return { says: `do ${event.amount} damage to ${n.pokemon(event.uid)}`, of: n.pokemon(event.uid) };
    case 'knocked-out':
      return { says: `${event.name} is Knocked Out`, of: event.name };
    case 'prize-taken':
      return { says: `${takes(event.seat, mover)} a Prize`, of: '' };
    default:
      return null;
  }
};

/** `put 3 damage counters on Machop; it is Knocked Out and your opponent takes a Prize`; empty where nothing of the kind happens. */
export const saidOfEvents = (events: readonly GameEvent[], names: Names, mover: string): string => {
  const done: string[] = [];
  const follows: string[] = [];
  let named = '';
  for (const event of events) {
    const clause = clauseOf(event, names, mover);
    names.see(event);
    if (clause === null) continue;
    const says = clause.of !== '' && clause.of === named && follows.length === 0 && done.length > 0;
    if (event.kind === 'knocked-out' || event.kind === 'prize-taken')
      follows.push(says ? clause.says.replace(clause.of, 'it') : clause.says);
    else done.push(clause.says);
    if (clause.of !== '') named = clause.of;
  }
  return [listed(done), listed(follows)].filter((part) => part !== '').join('; ');
};
