import { inPlay, type View } from '../claims/index.ts';
import {
  CAME_UP,
  EVOLVED_FROM,
  type Player,
  type Pokemon,
  type Seat,
  sameName,
  type TableSetUp,
} from '../state/index.ts';

/** What a table says was done: a Supporter of this turn, a power used this turn, an attack of the last turn. */

/** What was done by a text of that name on that card (null: of an unknown one), in that turn, by the Pokémon that is still there. */
export interface Act {
  readonly name: string;
  readonly by: string | null;
  readonly seat: Seat;
  readonly turn: number;
  readonly maker: Pokemon | null;
}

/** Does this show that it came up or became another Pokémon? */
const isChange = (done: string): boolean => done === CAME_UP || done.startsWith(EVOLVED_FROM);

/** What was done to it this turn shows that an effect of before is not on it. */
export const isFreshNow = ({ thisTurn }: Pokemon): boolean => thisTurn.some(isChange);

/** It has left its place or become another Pokémon since, which ends what was on it; on the Bench it may have come there since. What it did this turn stands in its order. */
export const mayHaveEnded = (view: View, { seat, name }: Act, { uid, thisTurn }: Pokemon): boolean =>
  thisTurn.slice(thisTurn.findLastIndex((done) => sameName(done, name)) + 1).some(isChange) ||
  !view.state.players.some((player) => player.seat === seat && player.active.some((one) => one?.uid === uid));

const ofSupporters = ({ state: { supportersPlayed = [], toMove: seat, turn } }: View): readonly Act[] =>
  supportersPlayed.map((name) => ({ name, by: name, seat, turn, maker: null }));

const ofPowers = (view: View, { seat }: Player, maker: Pokemon): readonly Act[] => {
  const card = view.cardAt(maker.stack[0] ?? -1);
  const used = (card?.powers ?? []).filter(({ name }) => maker.thisTurn.some((done) => sameName(done, name)));
  return used.map(({ name }) => ({ name, by: card?.name ?? '', seat, turn: view.state.turn, maker }));
};

/** Of two players: the turns of one lie two apart. An attack without a name is there for a try alone, and left nothing. */
const ofAttacks = (
  { state: { turn, toMove } }: View,
  { seat, attacksBefore = [] }: Player,
  those: readonly Pokemon[],
): readonly Act[] =>
  attacksBefore
    .filter(({ attack, failed, user }) => attack !== '' && failed !== true && user !== null)
    .map(({ attack: name, by, user }) => ({
      name,
      by: user ?? '',
      seat,
      turn: turn - (seat === toMove ? 2 : 1),
      maker: those.find(({ uid }) => uid === by) ?? null,
    }));

/** Powers whose Pokémon is not there any more, or has left its place since. */
const ofPowersAlone = (view: View): readonly Act[] => {
  const { powersUsed = [], cardsUsed = [], players, toMove: seat, turn } = view.state;
  const remembered = players.flatMap((player) => inPlay(player).flatMap(({ thisTurn }) => thisTurn));
  return powersUsed
    .filter((name) => !remembered.some((done) => sameName(done, name)))
    .flatMap((name): readonly Act[] => {
      const act: Act = { name, by: null, seat, turn, maker: null };
      const used = cardsUsed.find((one) => sameName(one.name, name));
      if (used === undefined) return [act];
      const card = view.cardAt(used.card);
      return card?.powers?.some((power) => sameName(power.name, name)) === true ? [{ ...act, by: card.name }] : [];
    });
};

export const actsOf = (view: View): readonly Act[] => [
  ...ofSupporters(view),
  ...ofPowersAlone(view),
  ...view.state.players.flatMap((player) => [
    ...inPlay(player).flatMap((pokemon) => ofPowers(view, player, pokemon)),
    ...ofAttacks(view, player, inPlay(player)),
  ]),
];

/** Is anything given that was done and may have left something? */
export const givesActs = ({ state: { supportersPlayed, powersUsed = [], players } }: TableSetUp): boolean =>
  supportersPlayed !== undefined ||
  powersUsed.length > 0 ||
  players.some(
    (player) => (player.attacksBefore ?? []).length > 0 || inPlay(player).some(({ thisTurn }) => thisTurn.length > 0),
  );
