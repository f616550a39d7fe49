import { inPlay, playerOf } from '../../claims/index.ts';
import { lawOf, NotModelled, reading, step, unknownFact } from '../../engine/index.ts';
import type { CardId, Player, Seat } from '../../state/index.ts';
import { isBasicPokemonCard } from '../cards/stage-of-card.ts';
import type { T } from '../questions.ts';
import { facing, team } from './team-battle.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['drawn-card-not-told'],
  note: ['across-draws', 'teammate-draws'],
} as const;

/** Who draws Prize Cards in a Team Battle, who is out, which team has won (CR 702.10-702.12). */

const TAKES = lawOf({ 'comprehensive-2009': ['702.10', 'sits across the table from its owner'] });

/** The opponent across from the owner draws; once that player has no Prize Cards left, the teammate does. */
export const prizeTaker = reading(
  TAKES,
  (view, [owner]: readonly [Seat], why, asked): Seat => {
    const across = facing(view, [owner], asked);
    const { prizes, out } = playerOf(view.state, across);
    if (!out && !prizes.given) return unknownFact(view, TAKES, 'prizes-not-told', { player: across });
    const mate = team(view, across).find(({ seat }) => seat !== across)?.seat;
    const takes = (out || prizes.cards.length === 0) && mate !== undefined ? mate : across;
    why(takes === across ? 'across-draws' : 'teammate-draws', { player: takes, across });
    return takes;
  },
  (view, [owner]) => facing(view, [owner]),
);

/** A player without Prize Cards whose teammate has some goes on drawing through them, so it is the team that has to have none. */
export const allPrizesTaken = reading(
  { 'comprehensive-2009': ['702.10', 'teammate draws Prize Cards instead'] },
  (view, [{ seat }]: readonly [Player]): boolean => {
    const mine = team(view, seat);
    return mine.length > 0 && mine.every(({ prizes }) => prizes.given && prizes.cards.length === 0);
  },
  (_view, [{ prizes }]) => prizes.given && prizes.cards.length === 0,
);

const hasNone = (player: Player): boolean =>
  player.out || (player.activeGiven && player.benchGiven && inPlay(player).length === 0);

/** A team has lost once neither of its players has a Pokémon in play. */
export const emptied = reading(
  { 'comprehensive-2009': ['702.11', 'both players on a team have no Pokémon'] },
  (_view, [team]: readonly [readonly Player[]]) => team.every(hasNone),
  (_view, [team]) => team.some(hasNone),
);

const DRAWN = lawOf({ 'comprehensive-2009': ['702.11', 'immediately put it into play'] });

/** A Basic Pokémon drawn by a player without any goes into play at once, as the Active Pokémon. A Prize Card is drawn too (702.10). */
const drawnBasic = step(DRAWN, (t: T, seat: Seat, id: CardId): void => {
  const card = t.view.cardAt(id);
  if (card === null) {
    unknownFact(t.view, DRAWN, 'drawn-card-not-told', { player: seat });
    return;
  }
  if (!isBasicPokemonCard(t.view, card)) return;
  const uid = t.nextUid;
  t.put({ kind: 'benched', card: id, seat, from: 'hand', uid });
  t.put({ kind: 'promoted', seat, uid });
});

export const drew = (t: T, seat: Seat): void => {
  const last = t.events.at(-1);
  if ((last?.kind === 'drawn' || last?.kind === 'prize-taken') && hasNone(playerOf(t.state, seat)))
    drawnBasic(t, seat, last.card);
};

const REMOVED = lawOf({ 'comprehensive-2009': ['702.12', 'removed from the game'] });

/** The player leaves, the teammate puts down as many Prize Cards as were left, and the turn is over. */
export const cannotDraw = step(REMOVED, (t: T, seat: Seat): void => {
  const { prizes } = playerOf(t.state, seat);
  t.note('deck-is-empty', { player: seat });
  const { stadium } = t.state;
  if (stadium !== null && t.state.cards[stadium.card]?.owner === seat)
    throw new NotModelled(
      stadium.card,
      'a Stadium',
      'whether it stays in play when its player is removed from the game',
    );
  const mate = team(t.view, seat).find((player) => player.seat !== seat)?.seat;
  if (mate !== undefined && !prizes.given) unknownFact(t.view, REMOVED, 'prizes-not-told', { player: seat });
  t.put({ kind: 'player-out', seat });
  for (let left = prizes.cards.length; left > 0 && mate !== undefined; left -= 1) {
    const card = t.bottomOf(mate, 'deck');
    if (card === null) break;
    t.put({ kind: 'moved', card, from: { seat: mate, zone: 'deck' }, to: { seat: mate, zone: 'prizes' } });
  }
  t.put({ kind: 'phase-began', phase: 'between' });
});
