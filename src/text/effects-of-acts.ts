import { inPlay, opponentsOf, settledView, type View } from '../claims/index.ts';
import type { Rules } from '../rules/index.ts';
import {
  type FilledIn,
  type Mark,
  type Player,
  type Pokemon,
  type Seat,
  sameName,
  type TableSetUp,
} from '../state/index.ts';
import { type Act, actsOf, mayHaveEnded } from './acts-given.ts';
import { isSurelyThere, settled, textsNamed } from './given-effects.ts';
import { mayHaveLeft, type SaidToLast } from './may-have-left.ts';

/**
 * Effects that a table does not give, though it gives what made them: a Supporter of this turn, a power used this turn, an attack of the last turn.
 * They are there where the text is sure to have left them and nothing shows that they have ended. `*Name=over` says that one is not. One that
 * nobody can be sure of is a name without a known text, with the sentences that may have left it.
 */

/** Does the table give an effect of that name on that side, or say that it is over there? */
const isNamed = ({ state: { players }, givenEffects }: TableSetUp, side: Seat, name: string): boolean =>
  givenEffects.some((effect) => effect.place === 'the table' && sameName(effect.name, name)) ||
  players.some(
    (player) =>
      player.seat === side &&
      [player, ...inPlay(player)].some(({ marks }) => marks.some((mark) => sameName(mark.name, name))),
  );

type Bearer = Seat | Pokemon;

/** The print of the Pokémon that made it, where it prints the attack or the power itself. */
const printOf = (view: View, { name, maker }: Act): { readonly print?: string } => {
  const card = maker === null ? null : view.cardAt(maker.stack[0] ?? -1);
  return card === null || textsNamed(card, name).length === 0 ? {} : { print: card.key };
};

const byName = (view: View, act: Act): Mark => ({
  id: 0,
  says: { given: act.name, ...(act.by === null ? {} : { by: act.by }), ...printOf(view, act) },
  name: act.name,
  seat: act.seat,
  origin: 'told',
  marker: false,
  from: act.turn,
  until: null,
  parent: null,
});

/** What an act has left: who has it, and on whose side that is. */
interface LeftByAct {
  readonly side: Seat;
  readonly bearer: Bearer;
  readonly marks: readonly Omit<Mark, 'id'>[];
}

const leftBy = (view: View, rules: Rules, act: Act): readonly LeftByAct[] => {
  const on = (side: Seat, pokemon: Pokemon | null): LeftByAct => ({
    side,
    bearer: pokemon ?? side,
    marks: settled(view, rules, byName(view, act), side, pokemon, isSurelyThere) ?? [],
  });
  const { maker, seat } = act;
  const itself = maker === null || mayHaveEnded(view, act, maker) ? [] : [on(seat, maker)];
  return [...itself, ...[seat, ...opponentsOf(view, seat)].map((player) => on(player, null))].filter(
    ({ marks }) => marks.length > 0,
  );
};

/** What it may have left, as a name that is kept with its player; null where there is nothing of the kind, or the table says what became of it. */
const leftOpenBy = (view: View, rules: Rules, act: Act, given: TableSetUp, saidToLast: SaidToLast): Mark | null => {
  const { seat, name } = act;
  if ([seat, ...opponentsOf(view, seat)].some((side) => isNamed(given, side, name))) return null;
  const left = mayHaveLeft(view, act, { saidToLast, isPlaced: leftBy(view, rules, act).length > 0 });
  if (left?.sentences.length === 0) return null;
  const mark = byName(view, act);
  const open = left === null ? '' : left.sentences.join(' ');
  const isRead = left?.isRead === true ? { 'is-read': true } : {};
  const touches = left?.touches === undefined ? {} : { touches: left.touches };
  return { ...mark, says: { ...mark.says, open, ...isRead, ...touches } };
};

/** The table with these marks, each on its Pokémon or player. */
const marked = (
  tableSetUp: TableSetUp,
  found: readonly { readonly bearer: Bearer; readonly mark: Mark }[],
): TableSetUp => {
  const { state } = tableSetUp;
  const keyOf = (bearer: Bearer | Player): Seat | Pokemon['uid'] =>
    typeof bearer === 'string' ? bearer : 'uid' in bearer ? bearer.uid : bearer.seat;
  const numbered = found.map(({ bearer, mark }, at) => ({
    key: keyOf(bearer),
    mark: { ...mark, id: state.nextMark + at },
  }));
  const withMarks = <B extends Player | Pokemon | null>(bearer: B): B => {
    if (bearer === null) return bearer;
    const own = numbered.filter(({ key }) => key === keyOf(bearer)).map(({ mark }) => mark);
    return { ...bearer, marks: [...bearer.marks, ...own] };
  };
  const players = state.players.map((player) => ({
    ...withMarks(player),
    active: player.active.map(withMarks),
    bench: player.bench.map(withMarks),
  }));
  return { ...tableSetUp, state: { ...state, players, nextMark: state.nextMark + found.length } };
};

/** The table with the effects that its acts have left, or may have, and that it does not give. `given`: as it was before its own effects were looked up. */
export const withEffectsOfActs = (
  rules: Rules,
  tableSetUp: TableSetUp,
  given: TableSetUp,
  saidToLast: SaidToLast,
): TableSetUp => {
  const { state } = tableSetUp;
  if (state.phase !== 'action' || state.players.length !== 2) return tableSetUp;
  const view = settledView(state, rules);
  const found: { bearer: Bearer; mark: Mark }[] = [];
  const filledIn: FilledIn[] = [];
  const givenEffects = [...tableSetUp.givenEffects];
  for (const act of actsOf(view)) {
    for (const { side, bearer, marks } of leftBy(view, rules, act)) {
      if (isNamed(given, side, act.name)) continue;
      found.push(...marks.map((mark) => ({ bearer, mark: { ...mark, id: 0 } })));
      filledIn.push({ code: 'effect-left', facts: { effect: act.name, player: side } });
    }
    const open = leftOpenBy(view, rules, act, given, saidToLast);
    if (open === null) continue;
    found.push({ bearer: act.seat, mark: open });
    filledIn.push({ code: 'effect-open', facts: { effect: act.name, player: act.seat } });
    givenEffects.push({ name: act.name, place: act.seat });
  }
  return found.length === 0
    ? tableSetUp
    : { ...marked(tableSetUp, found), filledIn: [...tableSetUp.filledIn, ...filledIn], givenEffects };
};
