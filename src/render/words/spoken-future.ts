import type { Facts } from '../../claims/index.ts';
import type { GameEvent, TraceEntry } from '../../engine/index.ts';
import type { GameResult } from '../../state/index.ts';
import { counted, listed } from './facts.ts';
import type { Names } from './names.ts';

/** What comes of a coin, as a judge says it to the player to move. */

/** Seats of one team take turns with those of the other: p1 and p3 play together. */
const isTeammate = (seat: string, mover: string): boolean => (Number(seat.slice(1)) - Number(mover.slice(1))) % 2 === 0;

const takes = (seat: string, mover: string): string => {
  if (seat === mover) return 'you take';
  return isTeammate(seat, mover) ? 'your teammate takes' : 'your opponent takes';
};

const ends = ({ outcome, winners }: GameResult, mover: string): string => {
  if (outcome === 'sudden-death') return 'both players win at once, so Sudden Death follows';
  if (outcome === 'tiebreaker') return 'both players win at once, so a tiebreaker game follows';
  if (outcome === 'tie') return 'the game ends in a tie';
  const [winner = ''] = winners;
  if (winners.length > 1) return isTeammate(winner, mover) ? 'your team wins the game' : 'the other team wins the game';
  return winner === mover ? 'you win the game' : `player ${winner.slice(1)} wins the game`;
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
      return { says: `${n.pokemon(event.uid)} is Knocked Out`, of: n.pokemon(event.uid) };
    case 'prize-taken':
      return { says: `${takes(event.seat, mover)} a Prize`, of: '' };
    case 'game-ended':
      return { says: ends(event.result, mover), of: '' };
    default:
      return null;
  }
};

/** What comes of what was done. */
const FOLLOWS: ReadonlySet<GameEvent['kind']> = new Set(['knocked-out', 'prize-taken', 'game-ended']);

/** Whose Pokémon is Knocked Out in any case, one or another. */
const oneOrAnother = (facts: Facts, mover: string): string => {
  const player = String(facts.player);
  const whose = player === mover ? 'your' : isTeammate(player, mover) ? "your teammate's" : "your opponent's";
  return facts.count === 1
    ? `one of ${whose} Pokémon is Knocked Out`
    : `${String(facts.count)} of ${whose} Pokémon are Knocked Out`;
};

const fallsAnyhow = (entries: readonly TraceEntry[]): readonly Facts[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return fallsAnyhow(entry.entries);
    return entry.kind === 'note' && entry.code === 'one-falls-in-any-case' ? [entry.facts] : [];
  });

const eventsIn = (entries: readonly TraceEntry[]): readonly GameEvent[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return eventsIn(entry.entries);
    return entry.kind === 'note' || entry.kind === 'answered' ? [] : [entry];
  });

/** Knock Outs, Prizes and the end of the game, as one clause; empty where there are none. */
export const spokenEnds = (trace: readonly TraceEntry[], names: Names, mover: string): string => {
  const said = fallsAnyhow(trace).map((facts) => oneOrAnother(facts, mover));
  const prizes = new Map<string, number>();
  for (const event of eventsIn(trace)) {
    if (event.kind === 'prize-taken') prizes.set(event.seat, (prizes.get(event.seat) ?? 0) + 1);
    if (FOLLOWS.has(event.kind))
      said.push(event.kind === 'prize-taken' ? event.seat : (clauseOf(event, names, mover)?.says ?? ''));
    // Of two that are Knocked Out together the second keeps the name that distinguishes it from the first.
    if (event.kind !== 'knocked-out') names.see(event);
  }
  const prizesOf = (seat: string): string => {
    const taken = prizes.get(seat) ?? 1;
    return `${takes(seat, mover)} ${taken === 1 ? 'a Prize' : `${taken} Prizes`}`;
  };
  return listed([...new Set(said)].map((one) => (prizes.has(one) ? prizesOf(one) : one)));
};

/** The damage that was done, and what comes of it; of an attack of which no more is certain. */
export const spokenSoFar = (trace: readonly TraceEntry[], names: () => Names, mover: string): string => {
  const damage = eventsIn(trace).filter(({ kind }) => kind === 'damaged');
  return [saidOfEvents(damage, names(), mover), spokenEnds(trace, names(), mover)]
    .filter((part) => part !== '')
    .join('; ');
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
    if (FOLLOWS.has(event.kind)) follows.push(says ? clause.says.replace(clause.of, 'it') : clause.says);
    else done.push(clause.says);
    if (clause.of !== '') named = clause.of;
  }
  return [listed(done), listed(follows)].filter((part) => part !== '').join('; ');
};
