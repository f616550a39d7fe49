import { inPlay, opponentsOf, type View } from '../../claims/index.ts';
import { type ActionOf, type Goes, lawOf, step } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';
import type { OpeningSteps, T } from '../questions.ts';
import { FIRST_SET_ACTIVE, FIRST_SET_PRIZES, hasActive, hasPrizes, INITIAL_ACTIVE, PRIZES } from './set-up.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['first-team', 'first-turn'],
} as const;

/** Every player needs an Active Pokémon before any player can begin. */
export const everyActive = forbids({
  acts: ['first-turn'],
  obstacle: 'place',
  code: 'no-initial-active',
  law: INITIAL_ACTIVE,
  when: (view) => {
    const without = view.state.players.find((player) => !hasActive(view, INITIAL_ACTIVE, player));
    return without === undefined ? null : { player: without.seat };
  },
  allowances: () => [FIRST_SET_ACTIVE],
});

export const everyPrize = forbids({
  acts: ['first-turn'],
  obstacle: 'place',
  code: 'no-prizes-set',
  law: PRIZES,
  when: (view) => {
    const without = view.state.players.find((player) => !hasPrizes(view, PRIZES, player));
    return without === undefined ? null : { player: without.seat };
  },
  allowances: () => [FIRST_SET_PRIZES],
});

/** A coin flip decides who begins. */
export const COIN_DECIDES = lawOf({
  'comprehensive-2009': ['500.5', 'coin flip'],
  'ex-2003': ['Begin#4', 'The player who wins the toss goes first'],
  'neo-2001': ['Play.7', 'which player goes first'],
  'xy-2016': ['Start.2', 'coin is flipped'],
  'me-2026': ['Start.2', 'coin is flipped'],
});

/** No player chooses: the coin decides who begins, and its winner has to. */
export const coinDecides = forbids({
  acts: ['first-turn'],
  obstacle: 'detail',
  code: 'coin-decides-first-turn',
  law: COIN_DECIDES,
  concerns: (view, { goes }) => goes !== undefined || view.state.given.first,
  when: (view, { goes }) => {
    const { given, first, toMove } = view.state;
    if (!given.first) return { player: toMove };
    // One flip is enough: after it the order is fixed.
    return goes === turnOf(view) ? null : { player: toMove, winner: first };
  },
});

/** When the turn of the player meant comes, where it is given who begins. */
export const turnOf = (view: View): Goes => {
  if (view.state.first === view.state.toMove) return 'first';
  return view.readings.turnAfter(view, view.state.first) === view.state.toMove ? 'second' : 'later';
};

/** How the player to move comes to the first turn: by a flip, or as the given one decided. */
export const openingFor = (view: View): ActionOf<'first-turn'> => ({
  kind: 'first-turn',
  ...(view.state.given.first ? { goes: turnOf(view) } : {}),
});

/** The document leaves open who calls heads; it is assumed to be the player meant. */
const flip = step(COIN_DECIDES, (t: T): void => {
  if (t.state.given.first) return;
  const seat = t.state.toMove;
  const [other = seat] = opponentsOf(t.view, seat);
  t.note('taken-heads-is-the-call-of', { player: seat });
  const code = opponentsOf(t.view, seat).length > 1 ? 'first-team' : 'first-turn';
  const side = t.ask({ kind: 'coin', by: seat, code, facts: { player: seat, other } });
  const first = t.rules.answers.form.goesFirst(t, side === 'heads' ? seat : other);
  t.put({ kind: 'first-player', seat: first });
});

const turnUp = step(
  {
    'comprehensive-2009': ['500.6', 'reveal every face-down'],
    'ex-2003': {
      silent: 'the Pokémon are turned up once the toss is made, and the first turn begins',
      near: 'Begin#4',
    },
    'advanced-2018': ['I.G/set.8', 'face up, and the game begins'],
    'advanced-2025': ['I.G/set.8', 'face up, and the game begins'],
    'neo-2001': ['Play.8', 'are turned over'],
    'xy-2016': ['Start.8', 'game begins'],
    'me-2026': ['Start.8', 'game begins'],
  },
  (t: T): void => {
    for (const player of t.state.players)
      t.put({ kind: 'turned-up', seat: player.seat, uids: inPlay(player).map(({ uid }) => uid) });
    t.put({ kind: 'game-began', seat: t.state.first });
    t.put({ kind: 'phase-began', phase: 'draw' });
  },
);

export const openingSteps = { flip, turnUp } satisfies OpeningSteps<'comprehensive-2009'>;
