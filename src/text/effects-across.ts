import { opponentsOf, playerOf, settledView, type View } from '../claims/index.ts';
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
import { isFreshNow } from './acts-given.ts';
import { settled } from './given-effects.ts';

/**
 * Effects that a table gives on the Pokémon whose attack made them, where the text puts them across: on the Pokémon that was attacked, or on the
 * opponent, or on its own player. What is meant is plain as long as nothing of that text can be on its own Pokémon.
 */

type Bearer = Seat | Pokemon['uid'];

/** An effect that is on another one than it was given on. */
interface Moved {
  readonly mark: Mark;
  readonly to: Bearer;
  /** Null where it has ended by now, so that it is no matter whom it was on. */
  readonly facts: FilledIn['facts'] | null;
}

/** The same effect, named with the card of which it is an attack; null where this Pokémon has no such attack. */
const byItsUser = (
  view: View,
  mark: Mark,
  { stack }: Pokemon,
): { readonly mark: Mark; readonly user: string } | null => {
  const { given, by } = mark.says;
  const card = view.cardAt(stack[0] ?? -1);
  if (mark.origin !== 'told' || mark.marker || typeof given !== 'string' || card === null) return null;
  const isOwn = by === undefined || (typeof by === 'string' && sameName(by, card.name));
  if (!isOwn || card.attacks?.some(({ name }) => sameName(name, given)) !== true) return null;
  return { mark: { ...mark, says: { ...mark.says, by: card.name, print: card.key } }, user: card.name };
};

const movedFrom = (view: View, rules: Rules, seat: Seat, pokemon: Pokemon): readonly Moved[] =>
  pokemon.marks.flatMap((given) => {
    const own = byItsUser(view, given, pokemon);
    const [other, ...more] = opponentsOf(view, seat);
    if (own === null || other === undefined || more.length > 0) return [];
    if (settled(view, rules, given, seat, pokemon) !== null) return [];
    const [across, ...others] = playerOf(view.state, other).active;
    const those: readonly (readonly [Seat, Pokemon | null])[] = [
      ...(across === undefined || across === null || others.length > 0 ? [] : [[other, across] as const]),
      [other, null],
      [seat, null],
    ];
    return those.flatMap(([bearer, one]) => {
      const made = settled(view, rules, own.mark, bearer, one);
      if (made === null || made.some((effect) => effect.seat !== seat || effect.origin !== 'attack')) return [];
      if (one !== null && (isFreshNow(one) || made.some(({ from }) => one.since > from))) return [];
      const on = one === null ? bearer : (view.cardAt(one.stack[0] ?? -1)?.name ?? '');
      const facts = made.length === 0 ? null : { effect: own.mark.name, pokemon: own.user, on };
      return [{ mark: own.mark, to: one?.uid ?? bearer, facts }];
    });
  });

/** One that is given on the player it binds, where its text puts it on the one whose attack it was. */
const movedFromPlayer = (view: View, rules: Rules, { seat, marks }: Player): readonly Moved[] => {
  const [other, ...more] = opponentsOf(view, seat);
  if (other === undefined || more.length > 0) return [];
  return marks.flatMap((mark) => {
    if (settled(view, rules, mark, seat, null) !== null) return [];
    const made = settled(view, rules, mark, other, null) ?? [];
    return made.length === 0 || made.some((effect) => effect.seat !== other || effect.origin !== 'attack')
      ? []
      : [{ mark, to: other, facts: { effect: mark.name, pokemon: seat, on: other } }];
  });
};

/** The table with each such effect on the one it is about. */
export const withEffectsAcross = (rules: Rules, tableSetUp: TableSetUp): TableSetUp => {
  const { state } = tableSetUp;
  if (tableSetUp.givenEffects.length === 0) return tableSetUp;
  const view = settledView(state, rules);
  const moved = state.players.flatMap((player) => [
    ...movedFromPlayer(view, rules, player),
    ...[...player.active, ...player.bench].flatMap((pokemon) =>
      pokemon === null ? [] : movedFrom(view, rules, player.seat, pokemon),
    ),
  ]);
  if (moved.length === 0) return tableSetUp;
  const gone = new Set(moved.map(({ mark }) => mark.id));
  const placed = <B extends Player | Pokemon | null>(bearer: B): B => {
    if (bearer === null) return bearer;
    const to: Bearer = 'uid' in bearer ? bearer.uid : bearer.seat;
    const come = moved.flatMap((one) => (one.to === to ? [one.mark] : []));
    return { ...bearer, marks: [...bearer.marks.filter(({ id }) => !gone.has(id)), ...come] };
  };
  const players = state.players.map((player) => ({
    ...placed(player),
    active: player.active.map(placed),
    bench: player.bench.map(placed),
  }));
  const filledIn = moved.flatMap(({ facts }) => (facts === null ? [] : [{ code: 'effect-across' as const, facts }]));
  return { ...tableSetUp, state: { ...state, players }, filledIn: [...tableSetUp.filledIn, ...filledIn] };
};
