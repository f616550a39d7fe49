import { type QuestionCode, seatOf, type TextReach, type View, type Why } from '../../claims/index.ts';
import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';
import type { T, TextContext } from '../questions.ts';
import { everySeat, isBothActives } from './one-on-one.ts';
import { opponents, team } from './team-battle.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['designation-not-told'],
  note: ['opponent-is-the-attacked', 'reaches-both-teammates', 'reaches-both-teams'],
  question: ['which-opponent', 'which-you'],
} as const;

/** Whom card texts mean in a Team Battle (CR 702.13-702.16). */

const living = (view: View, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => view.state.players.some((player) => player.seat === seat && !player.out));

const choose = (t: T, by: Seat, code: QuestionCode, seats: readonly Seat[], context: TextContext): Seat => {
  const options = seats.map((seat) => ({ key: seat, aliases: [] }));
  return t.choose({ by, code, facts: { place: context.place }, options }).key;
};

const YOU = lawOf({ 'comprehensive-2009': ['702.13', 'designates which of the two'] });

/** "You" is the player or the teammate, as the player designates. */
export const you = step(
  YOU,
  (t: T, context: TextContext): Seat => {
    const mine = team(t.view, context.seat).map((player) => player.seat);
    return choose(t, context.seat, 'which-you', mine, context);
  },
  (_t: T, context: TextContext): Seat => context.seat,
);

const THEM = lawOf({ 'comprehensive-2009': ['702.14', 'opponent'] });

/** "Your opponent" is the player whose Pokémon is attacked; outside an attack the player chooses. */
export const them = step(
  THEM,
  (t: T, context: TextContext): Seat => {
    if (context.attack !== null) {
      const { defending, attack } = context.attack;
      const attacked = defending === null ? null : seatOf(t.state, defending);
      if (attacked === null) return unknownFact(t.view, THEM, 'defending-not-told', { attack: attack.name });
      t.note('opponent-is-the-attacked', { player: attacked });
      return attacked;
    }
    const against = living(t.view, opponents(t.view, [context.seat]));
    return choose(t, context.seat, 'which-opponent', against, context);
  },
  (t: T, context: TextContext): Seat => opponents(t.view, [context.seat])[0] ?? context.seat,
);

/** A text for two Active Pokémon on a side reaches those of both players on a team. */
const bothOfTeam = reading(
  { 'comprehensive-2009': ['702.15', 'both players of a team'] },
  (_view, [of]: readonly [TextReach], why): boolean => {
    const both = of.each && of.place === 'active' && (of.side === 'yours' || of.side === 'theirs');
    if (both) why('reaches-both-teammates');
    return both;
  },
  () => false,
);

/** A text about everybody in play reaches both teams. */
const everybody = reading(
  { 'comprehensive-2009': ['702.16', 'every Pokémon that either team has in play'] },
  (view, [of]: readonly [TextReach], why): readonly Seat[] => {
    if (of.each) why('reaches-both-teams');
    return everySeat(view, [of]);
  },
  (_view, [{ you: mine, them: theirs }]) => (theirs === null ? [mine] : [mine, theirs]),
);

export const reach = (view: View, [of]: readonly [TextReach], why?: Why): readonly Seat[] | null => {
  if (isBothActives(of)) return null;
  if (of.side !== 'yours' && of.side !== 'theirs') return everybody(view, [of], why);
  if (of.side === 'yours') {
    const mine = team(view, of.you).map((player) => player.seat);
    return bothOfTeam(view, [of], why) ? mine : [of.you];
  }
  const against = opponents(view, [of.you]);
  return bothOfTeam(view, [of], why) || of.them === null ? against : [of.them];
};

/** A lasting text was designated when it began to last, which no board tells. */
export const means = (view: View, [from, seat]: readonly [Seat, Seat]): boolean => {
  const against = opponents(view, [from]);
  const law = against.includes(seat) ? THEM : YOU;
  const among = against.includes(seat) ? living(view, against) : team(view, from);
  return among.length > 1 ? unknownFact(view, law, 'designation-not-told', { player: from }) : true;
};
