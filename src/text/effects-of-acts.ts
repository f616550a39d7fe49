import { inPlay, opponentsOf, settledView, type View } from '../claims/index.ts';
import type { Rules } from '../rules/index.ts';
import {
  CAME_UP,
  EVOLVED_FROM,
  type FilledIn,
  type Mark,
  type Player,
  type Pokemon,
  type Seat,
  sameName,
  type TableSetUp,
} from '../state/index.ts';
import { isSurelyThere, settled } from './given-effects.ts';

/**
 * Effects that a table does not give, though it gives what made them: a Supporter of this turn, a power used this turn, an attack of the last turn.
 * They are there where the text is sure to have left them and nothing shows that they have ended. `*Name=over` says that one is not.
 */

/** What was done by a text of that name on that card, in that turn, by the Pokémon that is still there. */
interface Act {
  readonly name: string;
  readonly by: string;
  readonly seat: Seat;
  readonly turn: number;
  readonly maker: Pokemon | null;
}

/** It has left its place or become another Pokémon since, which ends what was on it; on the Bench it may have come there since. What it did this turn stands in its order. */
const mayHaveEnded = (view: View, { seat, name }: Act, { uid, thisTurn }: Pokemon): boolean =>
  thisTurn
    .slice(thisTurn.findLastIndex((done) => sameName(done, name)) + 1)
    .some((done) => done === CAME_UP || done.startsWith(EVOLVED_FROM)) ||
  !view.state.players.some((player) => player.seat === seat && player.active.some((one) => one?.uid === uid));

const ofSupporters = ({ state: { supportersPlayed = [], toMove: seat, turn } }: View): readonly Act[] =>
  supportersPlayed.map((name) => ({ name, by: name, seat, turn, maker: null }));

const ofPowers = (view: View, { seat }: Player, maker: Pokemon): readonly Act[] => {
  const card = view.cardAt(maker.stack[0] ?? -1);
  const used = (card?.powers ?? []).filter(({ name }) => maker.thisTurn.some((done) => sameName(done, name)));
  return used.map(({ name }) => ({ name, by: card?.name ?? '', seat, turn: view.state.turn, maker }));
};

/** Of two players: the turns of one lie two apart. */
const ofAttacks = (
  { state: { turn, toMove } }: View,
  { seat, attacksBefore = [] }: Player,
  those: readonly Pokemon[],
): readonly Act[] =>
  attacksBefore
    .filter(({ failed, user }) => failed !== true && user !== null)
    .map(({ attack: name, by, user }) => ({
      name,
      by: user ?? '',
      seat,
      turn: turn - (seat === toMove ? 2 : 1),
      maker: those.find(({ uid }) => uid === by) ?? null,
    }));

const actsOf = (view: View): readonly Act[] => [
  ...ofSupporters(view),
  ...view.state.players.flatMap((player) => [
    ...inPlay(player).flatMap((pokemon) => ofPowers(view, player, pokemon)),
    ...ofAttacks(view, player, inPlay(player)),
  ]),
];

/** Is anything given that was done and may have left something? */
export const givesActs = ({ state: { supportersPlayed, players } }: TableSetUp): boolean =>
  supportersPlayed !== undefined ||
  players.some(
    (player) => (player.attacksBefore ?? []).length > 0 || inPlay(player).some(({ thisTurn }) => thisTurn.length > 0),
  );

/** Does the table give an effect of that name on that side, or say that it is over there? */
const isNamed = ({ state: { players }, givenEffects }: TableSetUp, side: Seat, name: string): boolean =>
  givenEffects.some((effect) => effect.place === 'the table' && sameName(effect.name, name)) ||
  players.some(
    (player) =>
      player.seat === side &&
      [player, ...inPlay(player)].some(({ marks }) => marks.some((mark) => sameName(mark.name, name))),
  );

type Bearer = Seat | Pokemon;

const byName = ({ name, by, seat, turn }: Act): Mark => ({
  id: 0,
  says: { given: name, by },
  name,
  seat,
  origin: 'told',
  marker: false,
  from: turn,
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
    marks: settled(view, rules, byName(act), side, pokemon, isSurelyThere) ?? [],
  });
  const { maker, seat } = act;
  const itself = maker === null || mayHaveEnded(view, act, maker) ? [] : [on(seat, maker)];
  return [...itself, ...[seat, ...opponentsOf(view, seat)].map((player) => on(player, null))].filter(
    ({ marks }) => marks.length > 0,
  );
};

/** The table with the effects that its acts have left and that it does not give. `given`: as it was before its own effects were looked up. */
export const withEffectsOfActs = (rules: Rules, tableSetUp: TableSetUp, given: TableSetUp): TableSetUp => {
  const { state } = tableSetUp;
  if (state.phase !== 'action' || state.players.length !== 2) return tableSetUp;
  const view = settledView(state, rules);
  const filledIn: FilledIn[] = [];
  let next = state.nextMark;
  const marked = new Map<Seat | Pokemon['uid'], Mark[]>();
  for (const act of actsOf(view))
    for (const { side, bearer, marks } of leftBy(view, rules, act)) {
      if (isNamed(given, side, act.name)) continue;
      const key = typeof bearer === 'string' ? bearer : bearer.uid;
      marked.set(key, [...(marked.get(key) ?? []), ...marks.map((one) => ({ ...one, id: next++ }))]);
      filledIn.push({ code: 'effect-left', facts: { effect: act.name, player: side } });
    }
  if (filledIn.length === 0) return tableSetUp;
  const withMarks = <B extends Player | Pokemon | null>(bearer: B): B =>
    bearer === null
      ? bearer
      : { ...bearer, marks: [...bearer.marks, ...(marked.get('uid' in bearer ? bearer.uid : bearer.seat) ?? [])] };
  const players = state.players.map((player) => ({
    ...withMarks(player),
    active: player.active.map(withMarks),
    bench: player.bench.map(withMarks),
  }));
  return {
    ...tableSetUp,
    state: { ...state, players, nextMark: next },
    filledIn: [...tableSetUp.filledIn, ...filledIn],
  };
};
