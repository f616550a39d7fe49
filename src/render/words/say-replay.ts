import type { Action, GameEvent, Question, TraceEntry, TraceNode } from '../../engine/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import { shortly } from './actions.ts';
import { capital, counted, listed, sentence, spoken } from './facts.ts';
import type { Names } from './names.ts';
import { spokenQuestion } from './questions.ts';

/** What to say to the players after a replayed turn. */

interface After {
  readonly verdict: Verdict;
  readonly action: Action | null;
  readonly grounds: readonly string[];
  readonly trace: readonly TraceNode[];
  /** Names before the step; they move along with its events. */
  readonly names: Names;
  readonly open: Question | null;
}

const MOST = 3;

const eventsIn = (entries: readonly TraceEntry[]): readonly GameEvent[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return eventsIn(entry.entries);
    return entry.kind === 'note' || entry.kind === 'answered' ? [] : [entry];
  });

const sayHappened = (event: GameEvent, n: Names): string | null => {
  switch (event.kind) {
    case 'damaged':
      return `That is ${event.amount} damage to ${n.pokemon(event.uid)}.`;
    case 'counters-placed':
      return `${sentence(n.pokemon(event.uid)).replace(/\.$/u, '')} gets ${counted(event.counters, 'damage counter')}.`;
    case 'attack-ended':
      return event.code === 'does-nothing' ? 'The attack does nothing.' : 'The attack fails.';
    case 'switched':
      return `${n.pokemon(event.in)} is Active now.`;
    default:
      return null;
  }
};

/** `Gamma and Alpha are Knocked Out.`, `Two Small are Knocked Out.` */
const spokenKnockOut = (names: readonly string[]): string => {
  const each = [...new Set(names)].map((name) => {
    const number = names.filter((one) => one === name).length;
    return number === 1 ? name : `${spoken(number)} ${name}`;
  });
  return `${capital(listed(each))} ${names.length === 1 ? 'is' : 'are'} Knocked Out.`;
};

const commaed = (clauses: readonly string[]): string =>
  clauses.length < 3 ? clauses.join(', and ') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;

export const sayAfter = ({ verdict, action, grounds, trace, names, open }: After): readonly string[] => {
  const asked = open === null ? [] : [spokenQuestion(open)];
  if (verdict === 'illegal' && action !== null)
    return [`You can't ${shortly(action, names)}.`, sentence(commaed(grounds))];
  if (verdict === 'not-modelled') return ['A card text decides this.', 'Let me read it.'];
  if (verdict !== 'legal' && open === null) return ["I can't say yet."];
  const said: string[] = [];
  const fallen: string[] = [];
  for (const event of eventsIn(trace)) {
    const words = sayHappened(event, names);
    names.see(event);
    if (event.kind === 'knocked-out') fallen.push(event.name);
    else if (words !== null && !said.includes(words)) said.push(words);
  }
  // Whoever fell is said whatever else there would be to say.
  const fell = fallen.length === 0 ? [] : [spokenKnockOut(fallen)];
  return [...said.slice(0, MOST - fell.length - asked.length), ...fell, ...asked];
};

const REASONS: { readonly [condition: string]: string } = {
  prizes: 'all Prizes are taken',
  'no-pokemon': 'the other side has no Pokémon left',
  'no-draw': 'there is no card left to draw',
  'by-card': 'a card says so',
};

/** The seats that have won: one player, or a team. */
export const winnersOf = (winner: string | readonly string[] | null): readonly string[] =>
  winner === null ? [] : typeof winner === 'string' ? [winner] : winner;

/** `p1 wins`, `p1 and p3 win`. */
export const winnersWin = (winner: string | readonly string[] | null): string => {
  const winners = winnersOf(winner);
  return winners.length === 0 ? 'nobody wins' : `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
};

/** Who has won is said without seats: the judge points. */
export const sayOfResult = (result: {
  readonly outcome: string;
  readonly winner: string | readonly string[] | null;
  readonly met: readonly { readonly seat: string; readonly conditions: readonly string[] }[];
}): readonly string[] => {
  if (result.outcome === 'sudden-death') {
    return [
      'You have both won at once, and neither by more than the other.',
      'It is Sudden Death: a new game, with one Prize each.',
    ];
  }
  if (result.outcome === 'tie')
    return [
      'As much speaks for the one of you as for the other: the game is a tie.',
      'If you want a winner, you may play Sudden Death.',
    ];
  const winners = winnersOf(result.winner);
  const conditions = result.met.find((one) => winners.includes(one.seat))?.conditions ?? [];
  const most = conditions.length;
  const next = Math.max(0, ...result.met.flatMap((one) => (winners.includes(one.seat) ? [] : [one.conditions.length])));
  const why = conditions.map((one) => REASONS[one] ?? one).join(', and ');
  if (next > 0)
    return [
      'You have both won at once.',
      `One of you has more of the conditions and wins, ${spoken(most)} to ${spoken(next)}.`,
    ];
  return [sentence(`The game is over: ${why}`)];
};
