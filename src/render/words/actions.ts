import type { Action } from '../../engine/index.ts';
import type { Verdict } from '../../ruling/ruling.ts';
import type { Told } from './facts.ts';
import type { Names } from './names.ts';

/** What a player does: `retreat Typhlosion`, with the names of the table. */
export const doing = (action: Action, n: Names): string => {
  switch (action.kind) {
    case 'draw':
      return 'draw a card';
    case 'bench':
      return `put ${n.card(action.card)} on the Bench`;
    case 'attach-energy':
      return `attach ${n.card(action.card)} to ${n.pokemon(action.to)}`;
    case 'evolve':
      return `evolve ${n.pokemon(action.on)} into ${n.card(action.card)}`;
    case 'level-up':
      return `level up ${n.pokemon(action.on)} to ${n.card(action.card)}`;
    case 'play-trainer':
    case 'play-supporter':
    case 'play-stadium':
      return `play ${n.card(action.card)}`;
    case 'retreat':
      return `retreat ${n.pokemon(action.pokemon)}`;
    case 'use-power':
      return `use ${action.power} of ${n.pokemon(action.pokemon)}`;
    case 'attack':
      return `attack with ${n.pokemon(action.attacker)}'s ${action.attack}`;
    case 'end-turn':
      return 'end the turn';
  }
};

const THIRD: { readonly [verb: string]: string } = {
  put: 'puts',
  attach: 'attaches',
  evolve: 'evolves',
  level: 'levels',
};

/** The same as something that happens: `p1 retreats Typhlosion.` */
export const done = (seat: string, action: Action, n: Names): string => {
  const [verb = '', ...rest] = doing(action, n).split(' ');
  return `${seat} ${[THIRD[verb] ?? `${verb}s`, ...rest].join(' ')}.`;
};

/** The first line behind the verdict, in the third person. `what` is an act as `doing` words it. */
export const headlineFor = (verdict: Verdict, seat: string, what: string, short: string): string => {
  if (verdict === 'legal') return `${seat} may ${what}.`;
  if (verdict === 'illegal') return `${seat} can't ${short}.`;
  if (verdict === 'depends') return `${seat} may try to ${what}.`;
  if (verdict === 'undetermined') return `may ${seat} ${what}?`;
  return `no ruling yet: may ${seat} ${what}?`;
};

/** The act without its details, where the grounds tell them: `retreat`, `attack with Live Coal`. */
export const shortly = (action: Action, n: Names): string => {
  if (action.kind === 'retreat') return 'retreat';
  if (action.kind === 'attack') return `attack with ${action.attack}`;
  if (action.kind === 'use-power') return `use ${action.power}`;
  return doing(action, n);
};

/** A question nothing on the table fits, as it was asked. */
export const asAsked = (question: string, _f: Told): string => `do “${question}”`;
