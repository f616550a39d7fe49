import {
  activesOf,
  CONDITIONS,
  claimsOn,
  conditionOf,
  inPlay,
  namedApart,
  playerOf,
  type QuestionCode,
  type TextReach,
  type View,
} from '../../claims/index.ts';
import { reading, step } from '../../engine/index.ts';
import type { Pokemon, Seat, Uid } from '../../state/index.ts';
import { aim, aimedBy } from '../attack/aim.ts';
import { moveUp } from '../knock-outs/new-active.ts';
import { fullBy } from '../pokemon/bench.ts';
import { saidSize } from '../pokemon/bench-size.ts';
import { pokemonOptions } from '../pokemon/switching.ts';
import { forbids } from '../prohibition.ts';
import type { T, TextContext } from '../questions.ts';
import { allTogether } from '../turn/between-turns.ts';
import { beside, everySeat, isBothActives } from './one-on-one.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-flip-for-the-other', 'paralyzed-beside', 'two-active-places'],
  question: ['condition-order', 'which-active'],
} as const;

/** 2-on-2 Battle: two Active Pokémon for each player (CR 701). */

export const actives = reading(
  { 'comprehensive-2009': ['701.1', '2 Active Pokémon'] },
  (_view, _args: readonly [], why): number => {
    why('two-active-places');
    return 2;
  },
  () => 1,
);

/** Every Pokémon that can be Active becomes Active at once. */
export const fillActive = step(
  { 'comprehensive-2009': ['701.2', 'moves at once to the other Active position'] },
  moveUp,
);

export const benchLimit = reading(
  { 'comprehensive-2009': ['701.3', 'at most four'] },
  (view, [seat]: readonly [Seat], _why, asked) => saidSize(view, [seat, 4], asked),
  () => Number.POSITIVE_INFINITY,
);

export const benchFull = forbids(fullBy({ 'comprehensive-2009': ['701.3', 'at most four'] }));

/** The attacker's player picks one Active Pokémon of the opponent. */
export const aimAtOne = step(
  { 'comprehensive-2009': ['701.4', 'picks one Active Pokémon of the opponent'] },
  aim,
  (t: T): Uid | null =>
    t.rules.answers.form.opponents(t.view, [t.state.toMove]).flatMap((seat) => activesOf(playerOf(t.state, seat)))[0]
      ?.uid ?? null,
);

export const aimedAtActive = forbids(
  aimedBy({ 'comprehensive-2009': ['701.4', 'picks one Active Pokémon of the opponent'] }),
);

/** Only an attack on the Baby Pokémon itself needs a flip for it. */
export const guards = reading(
  { 'comprehensive-2009': ['701.5', 'without having to flip'] },
  (view, [defending]: readonly [Pokemon], why): readonly Pokemon[] => {
    for (const other of beside(view, defending))
      if (claimsOn(view, other, 'flip-to-be-attacked').length > 0)
        why('no-flip-for-the-other', { pokemon: namedApart(view, defending), other: namedApart(view, other) });
    return [defending];
  },
  (view, [defending]) => [defending, ...beside(view, defending)],
);

/** The Paralysis of the Pokémon beside it does not bind another. */
export const boundBy = reading(
  { 'comprehensive-2009': ['701.6', 'other Active Pokémon may still attack'] },
  (view, [pokemon]: readonly [Pokemon], why): readonly Pokemon[] => {
    for (const other of beside(view, pokemon))
      if (conditionOf(other, 'paralyzed') !== null)
        why('paralyzed-beside', { pokemon: namedApart(view, pokemon), other: namedApart(view, other) });
    return [pokemon];
  },
  (view, [pokemon]) => [pokemon, ...beside(view, pokemon)],
);

/** A text about both Active Pokémon, of a game with two of them, is silent about four. */
export const reach = (view: View, [of]: readonly [TextReach]): readonly Seat[] | null =>
  isBothActives(of) ? null : everySeat(view, [of]);

/** One of several. */
const pick = (t: T, among: readonly Pokemon[], seat: Seat, code: QuestionCode): Uid | null => {
  const options = pokemonOptions(t.view, among, seat);
  return t.choose({ by: seat, code, options }).value;
};

/** A Trainer, Supporter or Stadium card that speaks of an Active Pokémon means one, on either side, which the player who controls the card picks. */
const oneForCard = step(
  { 'comprehensive-2009': ['701.7', 'just one Active Pokémon'] },
  (t: T, among: readonly Pokemon[], context: TextContext): Uid | null => pick(t, among, context.seat, 'which-active'),
  (_t: T, among: readonly Pokemon[], _context: TextContext): Uid | null => among[0]?.uid ?? null,
);

/** An attack that speaks of the Active Pokémon means those that fight, as long as they do; any other text leaves the choice to its player. */
export const oneActive = (t: T, among: readonly Pokemon[], context: TextContext): Uid | null => {
  if (context.origin === 'card') return oneForCard(t, among, context);
  const fight = [context.attack?.attacker, context.attack?.defending];
  const fighting = among.find(({ uid }) => fight.includes(uid));
  return fighting?.uid ?? pick(t, among, context.seat, 'which-active');
};

const afflicted = (pokemon: Pokemon): boolean => CONDITIONS.some((name) => conditionOf(pokemon, name) !== null);

/** Which of the player's two afflicted Pokémon is dealt with first. */
const ownersOrder = step(
  { 'comprehensive-2009': ['701.8', 'chooses the order of resolution'] },
  (t: T, seat: Seat, both: readonly Pokemon[]): readonly Uid[] => {
    const first = pick(t, both, seat, 'condition-order');
    return both.map(({ uid }) => uid).toSorted((a, b) => Number(b === first) - Number(a === first));
  },
  (_t: T, _seat: Seat, both: readonly Pokemon[]): readonly Uid[] => both.map(({ uid }) => uid),
);

/** A player with two afflicted Active Pokémon orders them; each of the two is then dealt with by itself. */
export const conditionOrder = (t: T, seats: readonly Seat[]): readonly (readonly Uid[])[] => {
  const ofSeat = (seat: Seat): readonly Pokemon[] => activesOf(playerOf(t.state, seat)).filter(afflicted);
  if (!seats.some((seat) => ofSeat(seat).length > 1)) return allTogether(t, seats);
  const groups: (readonly Uid[])[] = [];
  for (const seat of seats) {
    const both = ofSeat(seat);
    const rest = inPlay(playerOf(t.state, seat)).filter((pokemon) => both.length < 2 || !both.includes(pokemon));
    if (both.length > 1) groups.push(...ownersOrder(t, seat, both).map((uid) => [uid]));
    groups.push(rest.map(({ uid }) => uid));
  }
  return groups;
};
