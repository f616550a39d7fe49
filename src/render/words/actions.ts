import type { Action } from '../../engine/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import { DISCARD } from '../../state/index.ts';
import { counted, ended, type Given, given } from './facts.ts';
import type { Names } from './names.ts';

const NOTHING = given({});

/** The Pokémon that the player chose for its text. */
const forWhom = (uid: number | undefined, n: Names): string => (uid === undefined ? '' : ` on ${n.pokemon(uid)}`);

/** `Luxray's Lightning Star`; of a Pokémon that only its player tells apart `Lightning Star of p2's Luxray`. */
const attackOf = (attack: string, pokemon: string): string =>
  /^p[1-4]'s /u.test(pokemon) ? `${attack} of ${pokemon}` : `${pokemon}'s ${attack}`;

/**
 * What a player does: `retreat Typhlosion`, with the names of the table. `subject` holds the names of the question, which also knows cards that
 * are only assumed to be in hand.
 */
export const doing = (action: Action, n: Names, subject: Given = NOTHING): string => {
  const card = (id: number): string => (subject.has('card') ? subject('card') : n.card(id));
  switch (action.kind) {
    case 'draw':
      return 'draw a card';
    case 'bench':
      return `put ${card(action.card)} on the Bench`;
    case 'attach-energy':
      return `attach ${card(action.card)} to ${n.pokemon(action.to)}`;
    case 'evolve':
      return `evolve ${n.pokemon(action.on)} into ${card(action.card)}`;
    case 'level-up':
      return `level up ${n.pokemon(action.on)} to ${card(action.card)}`;
    case 'play-trainer':
      return action.to === undefined
        ? `play ${subject.has('card') || action.together === undefined ? '' : `${action.together} `}${card(action.card)}${forWhom(action.on, n)}`
        : `attach ${card(action.card)} to ${n.pokemon(action.to)}`;
    case 'play-supporter':
      return `play ${card(action.card)}${forWhom(action.on, n)}`;
    case 'play-stadium':
      return `play ${card(action.card)}`;
    case 'retreat':
      return `retreat ${n.pokemon(action.pokemon)}`;
    case 'use-card':
      if (action.power === DISCARD) return `discard ${n.card(action.card)} from play`;
      return n.card(action.card) === action.power
        ? `use ${action.power}${forWhom(action.on, n)}`
        : `use ${action.power} of ${n.card(action.card)}${forWhom(action.on, n)}`;
    case 'use-power':
      return `use ${action.power} of ${n.pokemon(action.pokemon)}${forWhom(action.on, n)}`;
    case 'attack':
      return `attack with ${attackOf(action.attack, n.pokemon(action.attacker))}`;
    case 'end-turn':
      return 'end the turn';
    case 'new-game':
      return 'start the new game';
    case 'initial-hand':
      return `draw ${action.cards.length} cards as the opening hand`;
    case 'initial-active':
      return `put ${card(action.card)} face down as the Active Pokémon`;
    case 'initial-bench':
      return `put ${card(action.card)} face down on the Bench`;
    case 'set-prizes':
      return action.count === undefined ? 'set the Prizes' : `set ${counted(action.count, 'Prize')}`;
    case 'mulligan':
      return 'take a mulligan';
    case 'extra-card':
      return action.drawn.length === 1 ? 'draw an extra card' : `draw ${action.drawn.length} extra cards`;
    case 'first-turn':
      return action.goes === undefined ? 'flip a coin for the first turn' : `go ${action.goes}`;
  }
};

const THIRD: { readonly [verb: string]: string } = { attach: 'attaches', go: 'goes' };

/** The same as something that happens: `p1 retreats Typhlosion.` */
export const done = (seat: string, action: Action, n: Names, target: string | null): string => {
  const [verb = '', ...rest] = doing(action, n).split(' ');
  const against = action.kind === 'attack' && target !== null ? [target] : [];
  return ended(`${seat} ${[THIRD[verb] ?? `${verb}s`, ...against, ...rest].join(' ')}`);
};

/** The first line after the verdict, in the third person. `what` is an act as `doing` words it. */
export const headlineFor = (verdict: Verdict, seat: string, what: string, short: string): string => {
  if (verdict === 'legal') return ended(`${seat} may ${what}`);
  if (verdict === 'illegal') return ended(`${seat} can't ${short}`);
  if (verdict === 'depends') return ended(`${seat} may try to ${what}`);
  if (verdict === 'undetermined') return `may ${seat} ${short}?`;
  return `no ruling yet: may ${seat} ${short}?`;
};

/** The act without its details, where the grounds give them: `retreat`, `attack with Live Coal`. */
export const shortly = (action: Action, n: Names, subject: Given = NOTHING): string => {
  if (action.kind === 'retreat') return 'retreat';
  if (action.kind === 'attack') return `attack with ${action.attack}`;
  if (action.kind === 'use-power') return `use ${action.power}${forWhom(action.on, n)}`;
  return doing(action, n, subject);
};

/** A question that fits nothing on the table, as it was asked. */
export const asAsked = (question: string, _f: Given): string => {
  const said = question.trim().replace(/^level[\s-]?up\b/iu, 'level up');
  return /^[a-z]/iu.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : `do “${said}”`;
};
