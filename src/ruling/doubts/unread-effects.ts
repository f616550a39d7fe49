import { bareText, says, touchesOf } from '../../card-language/index.ts';
import { pokemonOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { USES } from '../../rules/index.ts';
import { type GameState, type Mark, type Pokemon, sameName } from '../../state/index.ts';
import { plainCard } from '../gaps.ts';
import type { GapFound } from '../ruling.ts';
import { nameOfActing } from '../text-of-act.ts';
import { mayLeave, type OnTable } from './may-leave.ts';
import { isOwnText, ownTextOf } from './own-text.ts';

/**
 * Effects that the unread text of an act may have left. A board line gives such an effect by the name of its attack or card, so that what goes on from
 * the line knows of it as the game does.
 */

/** An act that was done, with the texts in its way that are not read. `view`: before it. */
export interface UnreadAct {
  readonly view: View;
  readonly action: Action;
  readonly gaps: readonly GapFound[];
}

/** The texts of the act itself: that of the attack, of the card that is played, of the power that is used. */
const ownTexts = ({ view, action, gaps }: UnreadAct): readonly GapFound[] =>
  gaps.filter((gap) => {
    if (action.kind === 'attack') return isOwnText(action, gap);
    return USES.some((use) => use === action.kind) && sameName(plainCard(gap), nameOfActing(view, action));
  });

const lasts = (left: readonly OnTable[]): boolean => left.includes('lasting') || left.includes('later-damage');

const mayLast = ({ view, action }: UnreadAct, gap: GapFound): boolean =>
  lasts(
    action.kind === 'attack'
      ? ownTextOf(view, action, [gap]).left
      : mayLeave(bareText(gap.text), plainCard(gap), touchesOf(gap.text)),
  );

/** How many turns from now such a sentence speaks last. */
const TURNS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:during|(?:until|at) the end of) your next turn\b/u, 2],
  [/\b(?:during|(?:until|at) the end of) (?:your opponent's|his or her|their) next turn\b/u, 1],
  [/\b(?:during|(?:until|at) the end of) this turn\b/u, 0],
];

/** Is every turn over of which a sentence speaks that leaves something? */
const isOver = ({ view }: UnreadAct, gap: GapFound, { turn, players }: GameState): boolean => {
  const lasting = says(gap.text).filter((sentence) => lasts(mayLeave(`${sentence}.`, plainCard(gap), [])));
  const ended = lasting.filter((sentence) => {
    const ends = TURNS.find(([words]) => words.test(sentence))?.[1];
    return ends !== undefined && turn > view.state.turn + ends;
  });
  return players.length === 2 && lasting.length > 0 && ended.length === lasting.length;
};

const nameOf = (view: View, action: Action): string =>
  action.kind === 'attack' ? action.attack : 'power' in action ? action.power : nameOfActing(view, action);

/** The Pokémon that made it, as long as it is Active and the card that prints it is uppermost; an effect of any other is given with its player. */
const bearerOf = ({ view, action }: UnreadAct, after: GameState): Pokemon | null => {
  const uid = action.kind === 'attack' ? action.attacker : action.kind === 'use-power' ? action.pokemon : null;
  const [was, is] = uid === null ? [] : [pokemonOf(view.state, uid), pokemonOf(after, uid)];
  const isActive = after.players.some(({ active }) => active.some((one) => one?.uid === uid));
  return isActive && is != null && was?.stack[0] === is.stack[0] ? is : null;
};

const markOf = ({ view, action }: UnreadAct, isOnItself: boolean, id: number): Mark => {
  const { toMove: seat, turn } = view.state;
  const name = nameOf(view, action);
  const isCard = 'card' in action;
  const by = isOnItself || isCard ? {} : { by: nameOfActing(view, action) };
  const said = { given: name, ...by };
  return { id, says: said, name, seat, origin: 'told', marker: false, from: turn, until: null, parent: null };
};

const withEffect = (state: GameState, act: UnreadAct): GameState => {
  const bearer = bearerOf(act, state);
  const mark = markOf(act, bearer !== null, state.nextMark);
  const more = (marks: readonly Mark[]): readonly Mark[] =>
    marks.some(({ name, from }) => sameName(name, mark.name) && from === mark.from) ? marks : [...marks, mark];
  const bearing = <P extends Pokemon | null>(one: P): P =>
    one === null || one.uid !== bearer?.uid ? one : { ...one, marks: more(one.marks) };
  const players = state.players.map((player) => {
    if (bearer !== null) return { ...player, active: player.active.map(bearing) };
    return player.seat === mark.seat ? { ...player, marks: more(player.marks) } : player;
  });
  return { ...state, players, nextMark: mark.id + 1 };
};

/** The table with a name for each of them. */
export const withUnreadEffects = (after: GameState, acts: readonly UnreadAct[]): GameState => {
  let state = after;
  for (const act of acts)
    if (ownTexts(act).some((gap) => mayLast(act, gap) && !isOver(act, gap, state))) state = withEffect(state, act);
  return state;
};
