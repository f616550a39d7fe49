import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import { isSuddenDeath } from '../end-of-game/sudden-death.ts';
import { forbids } from '../prohibition.ts';
import type { Rules, T } from '../questions.ts';
import { isWithout, show, whileShownBy } from '../set-up/mulligan.ts';
import { mover } from '../set-up/set-up.ts';
import { deckSize, dividedByTen, isWrongNumber } from '../set-up/setting-prizes.ts';
import { turnOf } from '../set-up/who-begins.ts';
import { facing, opponents, team } from './team-battle.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['half-of-odd-prizes-not-told'],
  note: ['extra-card-across', 'shown-to-everybody'],
  question: ['which-goes-first'],
} as const;

/** The set-up of a Team Battle: who begins, how many Prize Cards, and a hand without a Basic Pokémon (CR 702.3-702.5). */

const FIRST_TEAM = lawOf({ 'comprehensive-2009': ['702.3', 'which team goes first'] });

/** The coin is for the team, and the first turn is that of the player it chose and of no other. */
export const coinDecidesTeam = forbids({
  acts: ['first-turn'],
  obstacle: 'detail',
  code: 'coin-decides-first-team',
  law: FIRST_TEAM,
  concerns: (view, { goes }) => goes !== undefined || view.state.given.first,
  when: (view, { goes }) => {
    const { given, first, toMove } = view.state;
    if (!given.first) return { player: toMove };
    return goes === turnOf(view) ? null : { player: toMove, winner: first };
  },
});

/** The team that has won the flip chooses which of its players begins. */
export const goesFirst = step(
  { 'comprehensive-2009': ['702.3', 'chooses which of its own players'] },
  (t: T, winner: Seat): Seat => {
    const seats = team(t.view, winner).map(({ seat }) => seat);
    const options = seats.map((seat) => ({ key: seat, aliases: [] }));
    return t.choose({ by: winner, code: 'which-goes-first', facts: { players: seats }, options }).key;
  },
  (_t: T, winner: Seat): Seat => winner,
);

const HALF = lawOf({ 'comprehensive-2009': ['702.4', 'half the number of Prize Cards'] });

/** Half as many as between two players. Of an odd number the paragraph does not say which way it goes. */
export const halfOf = reading(
  HALF,
  (view, [usual]: readonly [number], why): number => {
    if (usual % 2 !== 0) return unknownFact(view, HALF, 'half-of-odd-prizes-not-told', { prizes: usual });
    why('half-the-prizes', { prizes: usual / 2 });
    return usual / 2;
  },
  (_view, [usual]) => usual,
);

export const halfThePrizes = forbids({
  acts: ['set-prizes'],
  obstacle: 'detail',
  code: 'half-the-prizes',
  law: HALF,
  concerns: (view) => !isSuddenDeath(view),
  when: (view, { count }) => {
    const size = deckSize(view, HALF, mover(view));
    const prizes = halfOf(view, [dividedByTen(view, size)]);
    return isWrongNumber(view, count, prizes) ? { count, size, prizes } : null;
  },
});

const ACROSS = lawOf({
  'comprehensive-2009': ['702.5', 'the opponent sitting across from that player'],
});

/** Only the opponent across the table may draw an extra card; to sit across is mutual. */
export const extraFor = reading(
  ACROSS,
  (view, [seat]: readonly [Seat], why, asked): Seat => {
    const across = facing(view, [seat], asked);
    why('extra-card-across', { player: across });
    return across;
  },
  (view, [seat]) => opponents(view, [seat])[0] ?? seat,
);

const shownAcross = whileShownBy(ACROSS);

export const whileShownAcross = forbids({
  ...shownAcross,
  code: 'no-hand-is-shown-across',
  when: (view, action, rules: Rules) => {
    const facts = shownAcross.when(view, action, rules);
    const other = view.state.players.find(
      (player) => player.seat !== view.state.toMove && player.seat !== facts?.opponent && isWithout(view, player),
    );
    return facts === null || other === undefined ? facts : { ...facts, shower: other.seat };
  },
});

/** The other three see the hand, the teammate among them. */
export const showHand = step(
  { 'comprehensive-2009': ['702.5', 'reveals that hand to every other player'] },
  (t: T, seat: Seat): void => {
    t.note('shown-to-everybody', { players: t.state.players.flatMap((one) => (one.seat === seat ? [] : [one.seat])) });
    show(t, seat);
  },
  show,
);
